/// How long a session of another app can have been.

import SessionModel

/// A plausible length of a session: that of an app left running overnight means nothing.
struct SessionLength {
  var seconds: Int
  init?(seconds: Int) {
    guard (1...86_400).contains(seconds) else { return nil }
    self.seconds = seconds
  }
}

extension PortableSession {
  /// A session of runs or rides whose app knows no length took at least their times; nothing is known if anything else
  /// was done in it.
  var timeOfDistances: Milliseconds? {
    let times = sets.compactMap { $0.performance.distance == nil ? nil : $0.performance.time }
    guard !times.isEmpty, times.count == sets.count else { return nil }
    let sum = times.reduce(Milliseconds.zero) { $0 + $1 }
    return SessionLength(seconds: sum.count / 1000) == nil ? nil : sum
  }
}
