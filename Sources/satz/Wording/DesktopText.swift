/// What is said on the desktop, in notifications and in players.

enum DesktopText: Hashable, Sendable {
  /// The button of a notification.
  case goOn
  case next(String)
}
