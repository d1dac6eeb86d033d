/// Reads a phase clock: the time it shows, how full its ring is, and when either changes next.
import SessionModel

extension PhaseClock {
  /// The time shown: what is left, rounded up to the second, or what has passed, rounded down.
  func seconds(at now: Instant) -> Int? {
    switch self {
    case .none: nil
    case .down(_, let end): max(0, now.distance(to: end) &+ 999) / 1000
    case .up(let start): max(0, start.distance(to: now)) / 1000
    case .frozen(let time, _): max(0, time.count &+ 999) / 1000
    }
  }

  /// `1:12`, `12:41`, `1:02:03`.
  func text(at now: Instant) -> String? { seconds(at: now).map(Self.text(seconds:)) }

  static func text(seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return (hours > 0 ? "\(hours):\(minutes.twoDigits)" : "\(minutes)") + ":" + (seconds % 60).twoDigits
  }

  /// How much of the phase has passed, 0 … 1; nil if it has no end.
  func progress(at now: Instant) -> Double? {
    switch self {
    case .none, .up: return nil
    case .frozen(_, let progress): return progress
    case .down(let start, let end):
      let length = start.distance(to: end)
      return length > 0 ? min(1, max(0, Double(start.distance(to: now)) / Double(length))) : 1
    }
  }

  /// Whether none of it has passed, as far as the time shown says so.
  func isWhole(at now: Instant) -> Bool {
    if case .down(let start, _) = self { seconds(at: now) == seconds(at: start) } else { false }
  }

  /// What is left, if it counts down and is not over.
  func left(at now: Instant) -> Milliseconds? {
    guard case .down(_, let end) = self, now < end else { return nil }
    return Milliseconds(now.distance(to: end))
  }

  /// When the time shown changes next; every `step` ms if that is less than a second.
  func nextChange(after now: Instant, step: Int = 1000) -> Instant? {
    switch self {
    case .none, .frozen: return nil
    case .down(_, let end):
      let left = now.distance(to: end)
      guard left > 0 else { return nil }
      // The instants whose distance to the end is a whole number of steps: the last one is the end itself.
      return Instant(milliseconds: end.milliseconds &- (left - 1) / step * step)
    case .up(let start):
      let passed = max(0, start.distance(to: now))
      return Instant(milliseconds: start.milliseconds &+ (passed / step + 1) &* step)
    }
  }
}

extension Instant {
  /// Milliseconds from here to there, whatever the numbers are.
  func distance(to other: Instant) -> Int {
    let (difference, overflow) = other.milliseconds.subtractingReportingOverflow(milliseconds)
    guard overflow else { return min(max(difference, -Self.farthest), Self.farthest) }
    return other.milliseconds < milliseconds ? -Self.farthest : Self.farthest
  }
  /// A thousand years: beyond that, it makes no difference.
  private static let farthest = 31_536_000_000_000
}
