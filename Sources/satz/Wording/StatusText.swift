/// What `satz status` says of itself.

enum StatusText: Hashable, Sendable {
  case status, statusMore
  case textOption, jsonOption, waybarOption, tmuxOption, followOption
  case cannotFollow
}
