/// What happens in a rehearsal, event by event.

/// Something that happened at an instant of a rehearsal.
public struct TimelineEvent: Hashable, Sendable {
  /// A command that was given, or an effect of one or of time.
  public enum What: Hashable, Sendable {
    /// Typed by the script, or the athlete's own move.
    case command(Command)
    /// With the phase and its step if a phase began.
    case effect(Effect, PhaseMoment?)
  }
  /// Since the session began.
  public var at: Instant
  /// What happened then.
  public var what: What
}

/// The phase that began, and what is done in it.
public struct PhaseMoment: Hashable, Sendable {
  /// The kind of phase.
  public var phase: Phase
  /// What is done in it; of a countdown, what it counts down to.
  public var step: Step?
  /// Nil for a phase that does not end by itself.
  public var length: Milliseconds?
  /// Everything is done, and only a result is still asked for.
  public var isLastQuestion: Bool
  /// What is covered in a rest; nil unless it is a recovery by distance.
  public var recovery: Recovery?
  /// The plan's notes about a rest, or about the groups in which work begins.
  public var notes: [String]

  init(_ view: Snapshot, notes: [String]) {
    recovery = view.recovery
    self.notes = notes
    phase = view.phase
    step = view.phase == .countdown ? view.next : view.current
    length = view.phaseEnds.map { $0 - view.phaseBegan }
    isLastQuestion = view.phase == .rest && view.phaseEnds == nil && view.next == nil && view.options.isEmpty
  }
}
