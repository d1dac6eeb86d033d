/// The texts of `satz settings`: its help, and why a value cannot be set.

enum SettingText: Hashable, Sendable {
  case settings, settingsMore, list, get, set, reset
  case nameArgument, valueArgument
  case isDefault
  case noSuchSetting(String, nearest: String?, there: [String])
  case wrongValue(String, setting: String, takes: [String])
}
