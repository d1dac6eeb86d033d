/// The events of a session that are worth announcing.

import SessionModel

/// Something worth telling an athlete who does not look at the screen.
public enum Announcement: Hashable, Sendable, CaseIterable {
  case workBegins
  case workEnds
  case switchSides
  case restOver
  case windowOver
  case bell

  /// Nil for cues that are only visible: the countdown, halfway, the phases of a breath.
  public init?(_ cue: Cue) {
    switch cue {
    case .workBegins: self = .workBegins
    case .workEnds: self = .workEnds
    case .switchSides: self = .switchSides
    case .restEnds: self = .restOver
    case .windowEnds: self = .windowOver
    case .bell: self = .bell
    case .countdown, .halfway, .breath, .say: return nil
    }
  }

  /// Whether it is worth a desktop notification: it calls the athlete back to the screen.
  public var calls: Bool {
    switch self {
    case .restOver, .windowOver: true
    case .workBegins, .workEnds, .switchSides, .bell: false
    }
  }
}
