/// The events of a session that are worth announcing.

import SessionModel

/// Something worth telling an athlete who does not look at the screen, from the least to the most important: of several
/// at one instant, only the most important is announced.
public enum Announcement: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// That it is time to work out, to breathe or to sit; belongs to no session.
  case reminder
  /// A breath in begins, in a breathing exercise.
  case breathIn
  /// A breath out begins.
  case breathOut
  /// One of the last three seconds.
  case countdown
  /// Half of a timed set has passed.
  case halfway
  /// The next part of a sit begins.
  case sitChanges
  /// A bell during a sitting.
  case bell
  /// A sitting begins, after its countdown.
  case sitBegins
  /// A timed set or the work of an interval begins.
  case workBegins
  /// The time of a set is up, and a rest or the next item follows.
  case workEnds
  /// The other side begins, of a set with a left and a right one.
  case switchSides
  /// The set that was just done is better than all before.
  case record
  /// The time of an `amrap`, or the cap of a group, is up.
  case windowOver
  /// A rest with a length has ended; the next set can begin.
  case restOver
  /// Everything in the workout is done.
  case sessionOver
  /// A sitting has reached its length.
  case sitOver

  /// Nil for what is only visible, or for words of the plan.
  public init?(_ cue: Cue) {
    switch cue {
    case .workBegins: self = .workBegins
    case .workEnds: self = .workEnds
    case .switchSides: self = .switchSides
    case .restEnds: self = .restOver
    case .windowEnds: self = .windowOver
    case .bell: self = .bell
    case .countdown: self = .countdown
    case .halfway: self = .halfway
    case .breath(.inhale): self = .breathIn
    case .breath(.exhale): self = .breathOut
    case .breath(.hold), .breath(.breaths), .say: return nil
    }
  }

  public static func < (one: Announcement, other: Announcement) -> Bool { one.rawValue < other.rawValue }

  /// Whether it is worth a desktop notification: it calls the athlete back to the screen.
  public var calls: Bool {
    switch self {
    case .restOver, .windowOver, .reminder: true
    case .breathIn, .breathOut, .countdown, .halfway, .sitChanges, .bell, .sitBegins, .workBegins, .workEnds,
      .switchSides, .record, .sessionOver, .sitOver:
      false
    }
  }

  /// Whether it is worth the terminal's bell, which has only one tone: what asks the athlete to do something.
  public var rings: Bool {
    switch self {
    case .workBegins, .workEnds, .switchSides, .restOver, .windowOver, .bell, .reminder: true
    case .breathIn, .breathOut, .countdown, .halfway, .sitChanges, .sitBegins, .record, .sessionOver, .sitOver: false
    }
  }
}
