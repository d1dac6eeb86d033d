/// Runs a session: a pure state machine that is given the time. It reads no clock, never sleeps and prints nothing.

/// `handle` a command, `advance` the time, read the `snapshot`; effects come back as data. Equal commands at equal
/// instants lead to equal engines, however often the time was given in between, so a journal keeps only the commands.
/// Instants count from 0; an instant before `now` counts as `now`, so a clock that runs backwards stands still.
public struct Engine: Hashable, Sendable {
  var tree: Tree
  var state: State
  var logged = Rewindable<LoggedSet>()
  var noted = Rewindable<Note>()
  /// What was measured in the sets; whatever is taken back, it stays.
  var heartRates: [MeasuredHeartRate] = []
  /// The scored blocks that are over.
  var scored = Rewindable<ScoredRun>()
  /// The phases before the current one, for `back`.
  var trail = Rewindable<PhaseCheckpoint>()
  /// What `undo` returns to, one entry for each command that has not been taken back.
  var history: [UndoPoint] = []

  /// An engine at instant 0 that waits for `.start`.
  public init(session: Session) {
    tree = Tree(session: session)
    state = State(rules: session.rules)
    tree.makeEstimate()
  }

  /// The session with the added blocks, without the removed ones.
  public var session: Session { tree.session }
  /// The completed sets, in order of performance.
  public var log: [LoggedSet] { logged.elements }
  /// The remarks of the athlete, in order.
  public var notes: [Note] { noted.elements }
  /// The latest instant that the engine was given. A journal keeps this one with a command, read right after `handle`.
  public var now: Instant { state.now }
  /// Whether the session was finished or aborted.
  public var isOver: Bool { state.phase.isOver }
  /// Totals so far.
  public var summary: Summary { state.summary }

  /// Advances to `instant` first (which may have effects), then does what the command says. A refused command ends
  /// the effects with `.refused` and changes nothing else.
  public mutating func handle(_ command: Command, at instant: Instant) -> [Effect] {
    var effects = advance(to: instant)
    if case .undo = command {
      undo(&effects)
      return effects
    }
    if case .revise(let revisions) = command {
      revise(revisions, &effects)
      return effects
    }
    if case .reshape(let change) = command {
      reshape(change, &effects)
      return effects
    }
    if case .heartRate(let measured) = command {
      heartRates.append(measured)
      return effects
    }
    let kept = effects.count
    history.append(
      UndoPoint(
        command: command, state: state, log: logged.mark, notes: noted.mark,
        scores: scored.mark, trail: trail.mark, tree: tree.mark))
    do throws(Refusal) {
      try perform(command, &effects)
      processDue(until: state.now, &effects)
    } catch {
      rewind()
      effects.removeSubrange(kept...)
      effects.append(.refused(error))
    }
    return effects
  }

  /// Lets time pass: everything due up to `instant` happens once, in order, at its own instant.
  public mutating func advance(to instant: Instant) -> [Effect] {
    var effects: [Effect] = []
    let instant = instant.clamped
    if instant > state.now { processDue(until: instant, &effects) }
    return effects
  }

  /// The next instant at which something happens by itself, cues included; nil while only the athlete can act.
  public var nextDeadline: Instant? {
    guard state.isRunning, state.pausedAt == nil else { return nil }
    var next = nextCue(after: state.now)
    if let ends = state.phase.ends { next = next.map { min($0, ends) } ?? ends }
    for frame in state.place.frames {
      guard let ends = frame.clock?.ends else { continue }
      next = next.map { min($0, ends) } ?? ends
    }
    return next
  }
}

/// A remark of the athlete.
public struct Note: Hashable, Codable, Sendable {
  /// As the athlete wrote it.
  public var text: String
  /// When it was made, on the session's clock.
  public var at: Instant
  /// A remark made at an instant.
  public init(text: String, at: Instant) {
    self.text = text
    self.at = at
  }
}

extension Refusal: Error {}

extension Engine {
  /// Advances to `instant`, with everything that happens on the way. If a phase and a window around it end at the same
  /// instant, the phase ends first.
  mutating func processDue(until instant: Instant, _ effects: inout [Effect]) {
    while let due = nextDeadline, due <= instant {
      if due > state.now {
        state.now = due
        effects += cues(at: due)
      }
      if let ends = state.phase.ends, ends <= state.now {
        endPhase(&effects)
      } else if state.place.overdueWindow(at: state.now) != nil {
        cutOff(&effects)
      }
    }
    state.now = max(state.now, instant)
  }

  mutating func perform(_ command: Command, _ effects: inout [Effect]) throws(Refusal) {
    switch command {
    case .start: try start(&effects)
    case .done(let performance): try done(performance, &effects)
    case .part: try part(&effects)
    case .correct(let occurrence, let performance): try correct(occurrence, performance, &effects)
    case .acknowledge: try acknowledge(&effects)
    case .skip: try skip(&effects)
    case .skipExercise: try skipExercise(&effects)
    case .miss: try miss(&effects)
    case .back: try back(&effects)
    case .redo: try redo(&effects)
    case .pause: try pause(&effects)
    case .resume: try resume(&effects)
    case .extend(let by): try extend(by: by, &effects)
    case .changeRests(let change): try changeRests(change, &effects)
    case .undo: throw .nothingToUndo
    case .note(let text): note(text, &effects)
    case .add(let blocks): try add(blocks, &effects)
    case .remove(let exercise): try remove(exercise, &effects)
    case .replace(let exercise, let other): try replace(exercise, with: other, &effects)
    case .bringForward(let exercise): try bringForward(exercise, &effects)
    case .choose(let option): try choose(option, &effects)
    case .finish: try end(.finished, &effects)
    case .revise, .reshape, .heartRate: break
    case .abort: try end(.aborted, &effects)
    }
  }

  private mutating func note(_ text: String, _ effects: inout [Effect]) {
    noted.append(Note(text: text, at: state.now))
    effects.append(.noteTaken(text))
  }

  private mutating func end(_ phase: Phase, _ effects: inout [Effect]) throws(Refusal) {
    try requireRunning()
    if phase == .finished {
      logPartsOfLeftCluster(&effects)
      recordGoals()
    }
    finish(phase, &effects)
  }

  func requireRunning() throws(Refusal) {
    if state.phase.isOver { throw .alreadyEnded }
    if !state.isRunning { throw .notStarted }
  }

  func requireNotOver() throws(Refusal) {
    if state.phase.isOver { throw .alreadyEnded }
  }
}
