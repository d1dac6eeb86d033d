/// The heart rate as it was measured: a value with an instant, because straps drop, and an old value must not look new.

import SessionModel

struct HeartRateReading: Equatable, Sendable {
  /// Beats per minute.
  var beats: Int
  /// On the boot clock.
  var measured: Instant
  var counts = Counts.whileItHolds

  /// In which sets it counts.
  enum Counts: Sendable {
    /// What measures on its own: wherever it holds.
    case whileItHolds
    /// Typed: in the one set in which it was typed, if it was in one.
    case inItsSet
    /// Typed after a set, which has it already.
    case nowhereElse
  }

  /// Whoever sends anything else has not measured a heart.
  static let plausible = HeartRate.plausible
  /// How long a value counts as current.
  static let holds = Milliseconds.seconds(5)
  /// How long it is shown at all: after `holds` with its age.
  static let lasts = Milliseconds.seconds(60)
  /// The steps in which its age is shown.
  private static let step = 5000

  private func age(at now: Instant) -> Milliseconds { Milliseconds(max(0, measured.distance(to: now))) }

  func isOld(at now: Instant) -> Bool { age(at: now) >= Self.holds }
  func isGone(at now: Instant) -> Bool { age(at: now) >= Self.lasts }

  /// Its age as it is shown; nil while it is the present one.
  func shownAge(at now: Instant) -> Milliseconds? {
    isOld(at: now) ? Milliseconds(age(at: now).count / Self.step * Self.step) : nil
  }

  /// When it is shown with another age, or not any more, if nothing new comes.
  func nextChange(after now: Instant) -> Instant? {
    if isGone(at: now) { return nil }
    return measured + Milliseconds((age(at: now).count / Self.step + 1) * Self.step)
  }
}
