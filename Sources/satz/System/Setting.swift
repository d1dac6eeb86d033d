/// The settings of the tool as a whole: each by its name, with the values that it takes.

import PlanWording
import SessionModel
import TrainingStore

enum Setting: String, CaseIterable, Sendable {
  case accessible
  case bell
  case flash
  case heartRate = "heart-rate"
  case helper
  case highlighting
  case language
  case liveArea = "live-area"
  case maxFormula = "max-formula"
  case mediaKeys = "media-keys"
  case noticeSeconds = "notice-seconds"
  case notifications
  case pictures
  case quietFrom = "quiet-from"
  case quietUntil = "quiet-until"
  case reducedMotion = "reduced-motion"
  case sittingGoal = "sitting-goal"
  case sound
  case speech
  case suggestions
  case sync
  case theme
  case trainingGoal = "training-goal"
  case volume

  /// The values it may have. The first is the default.
  var values: [String] {
    switch self {
    case .bell, .flash, .helper, .highlighting, .mediaKeys, .sound, .suggestions: ["on", "off"]
    case .notifications: ["on", "desktop", "terminal", "off"]
    case .accessible, .reducedMotion, .speech: ["off", "on"]
    case .quietFrom: ["off"] + Self.hours(first: 22)
    case .quietUntil: Self.hours(first: 7)
    case .volume: ["70", "10", "20", "30", "40", "50", "60", "80", "90", "100"]
    case .sittingGoal: Self.minutes(or: "10")
    case .trainingGoal: Self.minutes(or: "30")
    case .language: ["auto"] + Language.allCases.map(\.rawValue)
    case .maxFormula: ["epley", "brzycki", "rts"]
    case .liveArea: ["auto"] + LiveAreaSize.allCases.map(\.rawValue)
    case .noticeSeconds: ["2.5", "1.5", "4", "6", "10"]
    case .theme: ThemeChoice.allCases.map(\.rawValue)
    case .heartRate: ["off", "bluetooth"]
    case .sync: ["off"]
    case .pictures: ["auto", "kitty", "sixel", "blocks", "off"]
    }
  }
}

extension Setting {
  /// The values in the order in which they are listed: numbers rise.
  var listedValues: [String] {
    let numbers = values.compactMap(Double.init)
    return numbers.count == values.count ? zip(numbers, values).sorted { $0.0 < $1.0 }.map { $0.1 } : values
  }

  /// What it takes besides its values; nil if that is all.
  var placeholder: String? {
    switch self {
    case .heartRate: "COMMAND"
    case .sync: "FOLDER"
    case .accessible, .bell, .flash, .helper, .highlighting, .language, .liveArea, .maxFormula, .mediaKeys,
      .noticeSeconds, .notifications, .pictures, .quietFrom, .quietUntil, .reducedMotion, .sittingGoal, .sound,
      .speech, .suggestions, .theme, .trainingGoal, .volume:
      nil
    }
  }

  func takes(_ value: String) -> Bool {
    values.contains(value) || placeholder != nil && !value.allSatisfy(\.isWhitespace)
  }

  /// The hours of a day, beginning with this one.
  private static func hours(first: Int) -> [String] { (0..<24).map { "\((first + $0) % 24)" } }

  /// Minutes per day; 0 means no goal.
  private static func minutes(or usual: String) -> [String] {
    [usual] + ["0", "5", "10", "15", "20", "30", "45", "60", "90", "120"].filter { $0 != usual }
  }
}

/// The stored settings; a setting that is not stored, or has a value unknown to this version, has its default.
struct Settings: Sendable {
  var stored: [String: String] = [:]

  subscript(setting: Setting) -> String {
    stored[setting.rawValue].flatMap { setting.takes($0) ? $0 : nil } ?? setting.values.first ?? ""
  }

  func isOn(_ setting: Setting) -> Bool { self[setting] == "on" }

  func minutes(_ setting: Setting) -> Int { Int(self[setting]) ?? 0 }

  /// Whether its value differs from the default.
  func isChanged(_ setting: Setting) -> Bool { self[setting] != setting.values.first }
}

extension Settings {
  var theme: ThemeChoice { ThemeChoice(rawValue: self[.theme]) ?? .auto }

  /// How long a notice stays on the screen.
  var noticeLasts: Milliseconds { Milliseconds(WideInt((Double(self[.noticeSeconds]) ?? 2.5) * 1000)) }

  /// The folder to synchronise with after each session; nil if none is set.
  var syncFolder: SyncFolder? { isChanged(.sync) ? SyncFolder(path: self[.sync]) : nil }

  /// Nil if none is set.
  var language: Language? { Language(rawValue: self[.language]) }

  /// From the user's store, or the defaults if it cannot be read: commands that need the store report what is wrong.
  static var ofThisUserIfReadable: Settings {
    guard let folder = DataFolder.find(), let store = try? TrainingStore.reading(path: folder.store) else {
      return Settings()
    }
    defer { store.closeFile() }
    return Settings(stored: (try? store.settings()) ?? [:])
  }

  /// From the user's store; the defaults if there is none yet.
  static func ofThisUser() throws -> Settings {
    let store = try TrainingStore.ofThisUser()
    return Settings(stored: try store?.answer { store throws(StoreProblem) in try store.settings() } ?? [:])
  }
}
