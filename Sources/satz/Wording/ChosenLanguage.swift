/// Which language the tool speaks: by `--lang`, else by the setting, else by `LC_ALL`, `LC_MESSAGES`, `LANG`, in this
/// order.

import PlanWording

extension Language {
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
}
