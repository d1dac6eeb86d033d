/// The help of `satz status`.

enum StatusText: Hashable, Sendable {
  case status, statusMore
  case textOption, jsonOption, waybarOption, tmuxOption, followOption
  case cannotFollow
}
