/// A running session together with its journal: a command is on disk before anybody sees what it does.

import SessionModel
import TrainingStore

struct RecordedRun {
  private(set) var engine: Engine
  private(set) var clock: SessionClock
  let id: SessionID
  /// The plan as written; empty for what was typed.
  let source: String
  private let path: String?
  private let planned: Session
  private let store: TrainingStore

  /// Enters a new session.
  static func begin(
    _ session: Session, source: String, path: String?, in store: TrainingStore, at moment: Moment
  ) throws(StoreProblem) -> RecordedRun {
    let id = try store.begin(session: session, source: source, path: path, at: moment)
    return RecordedRun(
      engine: Engine(session: session), clock: SessionClock(starting: moment), id: id, source: source, path: path,
      planned: session, store: store)
  }

  /// Goes on with a session from its journal: the state is the fold of what was commanded.
  static func replay(_ recorded: RecordedSession, clock: SessionClock, in store: TrainingStore) -> RecordedRun {
    RecordedRun(
      engine: recorded.replayed(), clock: clock, id: recorded.id, source: recorded.source, path: recorded.path,
      planned: recorded.session, store: store)
  }

  func instant(at moment: Moment) -> Instant { clock.instant(at: moment) }

  func snapshot(at moment: Moment) -> Snapshot { engine.snapshot(at: instant(at: moment)) }

  var isUnstarted: Bool { engine.snapshot(at: Instant(milliseconds: 0)).phase == .ready }

  /// A plan from a file that was looked at, no more: not started, not changed, nothing noted.
  var isUntouched: Bool { isUnstarted && path != nil && engine.session == planned && engine.notes.isEmpty }

  /// What the command did. If it cannot be written down, it has not happened.
  mutating func perform(_ command: Command, at moment: Moment) throws(StoreProblem) -> [Effect] {
    let instant = instant(at: moment)
    var after = engine
    let effects = after.handle(command, at: instant)
    let refused = effects.contains { if case .refused = $0 { true } else { false } }
    let ending = RecordedRun.ending(of: after)
    if !refused {
      try store.append(command, at: after.now, moment: moment, to: id, ending: ending)
    } else if let ending, !engine.isOver {
      // Time had ended the session before the command came.
      try store.end(id, with: ending, at: moment)
    }
    engine = after
    return effects
  }

  /// What time alone has done. It needs no entry: the same commands at the same instants lead here again.
  mutating func advance(at moment: Moment) throws(StoreProblem) -> [Effect] {
    let effects = engine.advance(to: instant(at: moment))
    if !effects.isEmpty, let ending = RecordedRun.ending(of: engine) { try store.end(id, with: ending, at: moment) }
    return effects
  }

  /// For a reader of the journal, who must not write: time passes in this copy only.
  mutating func advanceWithoutRecording(at moment: Moment) { _ = engine.advance(to: instant(at: moment)) }

  /// Ends a session that was found abandoned, with what was done in it.
  func abandon(at moment: Moment) throws(StoreProblem) {
    try store.end(id, with: RecordedRun.ending(.abandoned, of: engine), at: moment)
  }

  private static func ending(of engine: Engine) -> Ending? {
    guard engine.isOver else { return nil }
    let aborted = engine.snapshot(at: Instant(milliseconds: 0)).phase == .aborted
    return ending(aborted ? .aborted : .finished, of: engine)
  }

  private static func ending(_ outcome: Outcome, of engine: Engine) -> Ending {
    Ending(outcome, sets: engine.log, notes: engine.notes.map(\.text), elapsed: engine.summary.elapsed)
  }
}

extension RecordedSession {
  /// The clock of a session that was left behind and is taken up again: the time away does not count.
  func clock(resumingAt moment: Moment) -> SessionClock {
    SessionClock(resuming: entries.last?.instant ?? Instant(milliseconds: 0), of: moment, now: moment)
  }
}
