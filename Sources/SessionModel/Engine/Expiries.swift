/// The ends of clocks that call the athlete: which there were until an instant, and which comes next by itself.

/// An instant at which a clock of the session runs out and the athlete has to know. Several at one instant are one,
/// of the most important kind.
public struct Expiry: Hashable, Sendable {
  /// What is over, from the least to the most important.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A set that the clock ends.
    case work
    /// The first side of such a set.
    case sides
    /// An amrap, the intervals or the time to a cap.
    case window
    /// A rest, a pause within a set, or the wait for the next interval.
    case rest
    /// The whole session, ended by its last clock.
    case session
    /// The whole sitting.
    case sitting
  }
  /// What is over.
  public var kind: Kind
  /// When, on the session's clock. No other expiry of the session has this instant: time passes only once, whatever is
  /// undone.
  public var at: Instant
  /// Whether the session waits for the athlete from here on.
  public var waits: Bool

  /// The end of a clock at an instant.
  public init(kind: Kind, at: Instant, waits: Bool) { (self.kind, self.at, self.waits) = (kind, at, waits) }
}

extension Engine {
  /// Those until an instant, in order, if no command comes before. Nothing changes.
  public func expiries(until instant: Instant) -> [Expiry] {
    guard let due = nextDeadline, due <= instant else { return [] }
    var later = self
    var found: [Expiry] = []
    while let due = later.nextDeadline, due <= instant, due > later.now {
      if let expiry = later.pass(to: due) { found.append(expiry) }
    }
    return found
  }

  /// The next one, if no command comes before; nil if there is none within the next 10,000 deadlines.
  public var nextExpiry: Expiry? {
    var later = self
    for _ in 0..<10_000 {
      guard let due = later.nextDeadline, due > later.now else { return nil }
      if let expiry = later.pass(to: due) { return expiry }
    }
    return nil
  }

  /// Advances to a deadline.
  private mutating func pass(to due: Instant) -> Expiry? {
    var kind: Expiry.Kind?
    for effect in advance(to: due) {
      guard let ended = effect.ended(in: session.kind) else { continue }
      if let before = kind, before.weight >= ended.weight { continue }
      kind = ended
    }
    return kind.map { Expiry(kind: $0, at: due, waits: state.phase.kind == .expired) }
  }
}

extension Expiry.Kind {
  fileprivate var weight: Int {
    switch self {
    case .work: 0
    case .sides: 1
    case .window: 2
    case .rest: 3
    case .session: 4
    case .sitting: 5
    }
  }
}

extension Effect {
  /// What is over with this effect, if time has caused it.
  fileprivate func ended(in kind: Session.Kind) -> Expiry.Kind? {
    switch self {
    case .cue(let cue):
      switch cue {
      case .workEnds: .work
      case .switchSides: .sides
      case .windowEnds: .window
      case .restEnds: .rest
      case .countdown, .workBegins, .halfway, .breath, .bell, .say: nil
      }
    case .sessionFinished: kind == .meditation ? .sitting : .session
    case .sessionStarted, .phaseBegan, .setLogged, .setTakenBack, .repsAsked, .loadAsked, .rpeAsked, .roundCompleted,
      .restBegan, .restExpired, .restAcknowledged, .paused, .resumed, .commandUndone, .blocksAdded, .exerciseRemoved,
      .exerciseReplaced, .restsChanged, .workRevised, .noteTaken, .scored, .sessionAborted, .refused:
      nil
    }
  }
}
