/// A running session together with its journal: a command is on disk before anybody sees what it does.

import PlanLanguage
import SessionModel
import TrainingStore

struct RecordedRun {
  private(set) var engine: Engine
  private(set) var clock: SessionClock
  private(set) var id: SessionID
  /// When it began, and its journal as far as it is on the disk.
  private let began: Moment
  private(set) var entries: [JournalEntry]
  /// The plan as written; empty for what was typed.
  let source: String
  private let path: String?
  private let planned: Session
  /// The rules of its plan, where it has any.
  var script: RunningScript?
  private var store: TrainingStore

  /// Enters a new session.
  static func begin(
    _ session: Session, source: String, path: String?, script: RunningScript? = nil, in store: TrainingStore,
    at moment: Moment
  ) throws(StoreProblem) -> RecordedRun {
    let id = try store.begin(
      session: session, source: source, path: path, program: script?.entry, at: moment)
    return RecordedRun(
      engine: Engine(session: session), clock: SessionClock(starting: moment), id: id, began: moment, entries: [],
      source: source, path: path, planned: session, script: script, store: store)
  }

  /// Goes on with a session from its journal: the state is the fold of what was commanded.
  ///
  /// - Parameter script: its rules, for whoever goes on with it; who only looks needs none.
  static func replay(
    _ recorded: RecordedSession, clock: SessionClock, script: RunningScript? = nil, in store: TrainingStore
  ) -> RecordedRun {
    RecordedRun(
      engine: recorded.replayed(), clock: clock, id: recorded.id, began: recorded.began, entries: recorded.entries,
      source: recorded.source, path: recorded.path, planned: recorded.session, script: script, store: store)
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
    let ending = ending(of: after)
    if !refused {
      try enter(command, at: after.now, moment: moment, ending: ending)
    } else if let ending, !engine.isOver {
      // Time had ended the session before the command came.
      try store.end(id, with: ending, at: moment)
    }
    engine = after
    return effects
  }

  private mutating func enter(
    _ command: Command, at instant: Instant, moment: Moment, ending: Ending? = nil
  ) throws(StoreProblem) {
    try store.append(command, at: instant, moment: moment, to: id, ending: ending)
    entries.append(JournalEntry(sequence: entries.count + 1, command: command, instant: instant, moment: moment))
  }

  /// Goes on with a session that was left behind. The journal says so even where nothing was paused: by its last entry it
  /// is told how long a session was left alone.
  mutating func takeUp(at moment: Moment) throws(StoreProblem) {
    var after = engine
    _ = after.handle(.resume, at: engine.now)
    try enter(.resume, at: after.now, moment: moment)
    engine = after
  }

  /// The same session in a copy of its store.
  mutating func move(to copy: TrainingStore) { store = copy }

  /// The session entered anew, from its journal in memory, in a store that does not know it.
  mutating func enterAnew(in other: TrainingStore, at moment: Moment) throws(StoreProblem) {
    let anew = try other.begin(session: planned, source: source, path: path, program: script?.entry, at: began)
    for entry in entries { try other.append(entry.command, at: entry.instant, moment: entry.moment, to: anew) }
    if let ending = ending(of: engine) { try other.end(anew, with: ending, at: moment) }
    (store, id) = (other, anew)
  }

  /// What time alone has done. It needs no entry: the same commands at the same instants lead here again.
  mutating func advance(at moment: Moment) throws(StoreProblem) -> [Effect] {
    let effects = engine.advance(to: instant(at: moment))
    if !effects.isEmpty, let ending = ending(of: engine) { try store.end(id, with: ending, at: moment) }
    return effects
  }

  /// For a reader of the journal, who must not write: time passes in this copy only.
  mutating func advanceWithoutRecording(at moment: Moment) { _ = engine.advance(to: instant(at: moment)) }

  /// Ends a session that was found abandoned, with what was done in it.
  func abandon(at moment: Moment) throws(StoreProblem) {
    try store.end(id, with: RecordedRun.ending(.abandoned, of: engine), at: moment)
  }

  private func ending(of engine: Engine) -> Ending? {
    guard engine.isOver else { return nil }
    let aborted = engine.snapshot(at: Instant(milliseconds: 0)).phase == .aborted
    var ending = RecordedRun.ending(aborted ? .aborted : .finished, of: engine)
    if !aborted { ending.changes = script?.changes(of: engine.log) }
    return ending
  }

  /// What rules have made of the sets to come, once a set was done.
  mutating func revise(at moment: Moment) throws(StoreProblem) -> [Effect] {
    guard !engine.isOver, let revisions = script?.revisions(after: engine.log, in: engine.session), !revisions.isEmpty
    else { return [] }
    return try perform(.revise(revisions), at: moment)
  }

  /// What the session has changed and has to ask.
  var settlement: Settlement? {
    guard engine.isOver, engine.snapshot(at: Instant(milliseconds: 0)).phase != .aborted else { return nil }
    return script?.settlement(of: engine.log)
  }

  /// An answer came after the end: what the session changes is settled once more.
  mutating func answer(_ question: String, _ yes: Bool, at moment: Moment) throws(StoreProblem) {
    guard var script else { return }
    script.answers[question] = yes
    try store.settle(id, script.changes(of: engine.log), at: moment)
    self.script = script
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
