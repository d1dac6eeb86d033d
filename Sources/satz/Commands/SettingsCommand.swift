/// `satz settings`: what is set for the tool as a whole, one value at a time.

import ArgumentParser
import PlanLanguage
import PlanWording
import TrainingStore

struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", abstract: say(SettingText.settings), discussion: say(SettingText.settingsMore),
    subcommands: [List.self, Get.self, Set.self, Reset.self], defaultSubcommand: List.self)

  /// Without `get` and `set`, too: `satz settings bell` and `satz settings bell off` mean what they say.
  struct List: LogWriter {
    static let configuration = CommandConfiguration(commandName: "list", abstract: say(SettingText.list))
    @OptionGroup var common: CommonOptions
    @Flag(name: .long, help: help(.jsonOption)) var json = false
    @Argument(help: .hidden) var nameAndValue: [String] = []

    var writes: Bool { nameAndValue.count > 1 }

    func run() throws {
      switch nameAndValue.count {
      case 0: try list()
      case 1: try SettingsCommand.print(nameAndValue[0])
      default: try SettingsCommand.set(nameAndValue[0], to: nameAndValue[1...].joined(separator: " "))
      }
    }

    private func list() throws {
      let settings = try Settings.ofThisUser()
      if json { return Output.printLaidOut(JSONText.pretty(Setting.allCases.map { SettingJSON($0, in: settings) })) }
      let (nameWidth, valueWidth) = Setting.allCases.reduce((0, 0)) { widths, setting in
        (max(widths.0, setting.rawValue.count), max(widths.1, settings[setting].count))
      }
      Output.print(
        Setting.allCases.map { setting in
          "\(setting.rawValue.padded(to: nameWidth))  \(settings[setting].padded(to: valueWidth))  " + say(setting)
            + (settings.isChanged(setting) ? "" : " " + say(SettingText.isDefault))
        })
    }
  }

  struct Get: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "get", abstract: say(SettingText.get))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(SettingText.nameArgument), completion: .list(Setting.names)) var name: String

    func run() throws { try SettingsCommand.print(name) }
  }

  struct Set: LogWriter {
    static let configuration = CommandConfiguration(commandName: "set", abstract: say(SettingText.set))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(SettingText.nameArgument), completion: .list(Setting.names)) var name: String
    @Argument(
      help: help(SettingText.valueArgument),
      completion: .custom { words, _, _ in
        words.compactMap(Setting.init(rawValue:)).last?.values ?? []
      })
    var value: String

    func run() throws { try SettingsCommand.set(name, to: value) }
  }

  struct Reset: LogWriter {
    static let configuration = CommandConfiguration(commandName: "reset", abstract: say(SettingText.reset))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(SettingText.nameArgument), completion: .list(Setting.names)) var name: String

    func run() throws {
      let setting = try Setting.named(name)
      try SettingsCommand.save(setting, nil)
    }
  }
}

extension SettingsCommand {
  fileprivate static func print(_ name: String) throws {
    Output.print(try Settings.ofThisUser()[Setting.named(name)])
  }

  fileprivate static func set(_ name: String, to value: String) throws {
    let setting = try Setting.named(name)
    let isWord = setting.placeholder == nil || setting.values.contains(value.lowercased())
    var wanted = isWord ? value.lowercased() : value
    guard setting.takes(wanted) else {
      throw fail(
        SettingText.wrongValue(
          value, setting: name, takes: setting.listedValues + [setting.placeholder].compactMap(\.self)), .usage)
    }
    if setting == .sync, !isWord { wanted = try SyncCommand.folder(wanted).path }
    try save(setting, wanted)
  }

  /// Answers in the language that is set after the change.
  fileprivate static func save(_ setting: Setting, _ value: String?) throws {
    let store = try TrainingStore.toWrite()
    try store.answer { store throws(StoreProblem) in try store.set(setting.rawValue, to: value) }
    let settings = Settings(stored: try store.answer { store throws(StoreProblem) in try store.settings() })
    Output.show(.settingsSaved, in: .chosen(setting: settings.language))
  }
}

extension Setting {
  fileprivate static var names: [String] { allCases.map(\.rawValue) }

  fileprivate static func named(_ name: String) throws -> Setting {
    guard let setting = Setting(rawValue: name.lowercased()) else {
      throw fail(SettingText.noSuchSetting(name, nearest: nearestWord(to: name, among: names), there: names), .errors)
    }
    return setting
  }
}

/// A setting in `satz settings --json`.
struct SettingJSON: Encodable {
  var name: String
  var value: String
  var `default`: String
  var values: [String]

  init(_ setting: Setting, in settings: Settings) {
    name = setting.rawValue
    value = settings[setting]
    values = setting.values
    self.default = values.first ?? ""
  }
}
