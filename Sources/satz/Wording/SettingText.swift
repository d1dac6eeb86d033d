/// What `satz settings` says of itself and of what is not to be set.

enum SettingText: Hashable, Sendable {
  case settings, settingsMore, list, get, set, reset
  case nameArgument, valueArgument
  case isDefault
  case noSuchSetting(String, there: [String])
  case wrongValue(String, setting: String, takes: [String])
}
