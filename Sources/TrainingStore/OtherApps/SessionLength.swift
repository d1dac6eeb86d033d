/// How long a session of another app can have been.

/// A plausible length of a session: that of an app left running overnight means nothing.
struct SessionLength {
  var seconds: Int
  init?(seconds: Int) {
    guard (1...86_400).contains(seconds) else { return nil }
    self.seconds = seconds
  }
}
