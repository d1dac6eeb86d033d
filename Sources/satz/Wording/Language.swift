/// Which human language the tool speaks, and how a thing gets its sentence in it.

/// English or German; chosen by `--lang`, else by the setting, else by `LC_ALL`, `LC_MESSAGES`, `LANG`, in this order.
enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"

  static func chosen(
    arguments: [String], setting: @autoclosure () -> Language?, environment: (String) -> String?
  ) -> Language {
    for (index, argument) in arguments.enumerated() {
      if argument == "--lang", index + 1 < arguments.count, let language = Language(tag: arguments[index + 1]) {
        return language
      }
      if argument.hasPrefix("--lang="), let language = Language(tag: String(argument.dropFirst(7))) { return language }
    }
    if let set = setting() { return set }
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      // The first of them that is set decides, as it does for every other program.
      if let value = environment(name), !value.isEmpty { return Language(tag: value) ?? .english }
    }
    return .english
  }

  /// From `de`, `de_DE.UTF-8`, `en-GB`, …; nil for a language Satz does not speak.
  init?(tag: String) {
    self.init(rawValue: String(tag.prefix(2)).lowercased())
  }
}

/// Something that is said to the user. English and German stand in files side by side, each an exhaustive switch,
/// so that a missing translation does not compile.
protocol Worded {
  var english: String { get }
  var german: String { get }
}

extension Worded {
  func said(in language: Language) -> String {
    switch language {
    case .english: english
    case .german: german
    }
  }
}
