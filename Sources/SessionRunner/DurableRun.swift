/// A running session together with its journal: a command is on the disk before anybody sees what it does.

import PlanLanguage
import SessionModel
import TrainingStore

/// One session of one process. Hold a `SessionLock` on the store for as long as the run lives: two processes that write to
/// the same journal would each have half of it.
///
/// Nothing here reads a clock. Whoever calls says what time it is, and asks `engine.nextDeadline` when to call again.
public struct DurableRun: Sendable {
  /// The state of the session: its log, its notes and its next deadline. It changes only through this run.
  public private(set) var engine: Engine
  /// Maps the clocks of the machine to the instants of the session.
  public private(set) var clock: SessionClock
  /// Names the session in the store.
  public private(set) var id: SessionID
  /// When it began, and its journal as far as it is on the disk.
  private let began: Moment
  /// The journal, as far as it is on the disk.
  public private(set) var entries: [JournalEntry]
  /// The plan as written; empty for what was typed.
  public let source: String
  private let path: String?
  private let planned: Session
  /// The rules of its plan, where it has any.
  package private(set) var rules: SessionRules?
  private var store: TrainingStore

  /// Enters a new session in the journal.
  ///
  /// - Throws: `.sessionRuns` while another session has not ended, and whatever keeps the store from being written.
  public static func begin(
    _ prepared: PreparedSession, in store: TrainingStore, at moment: Moment
  ) throws(StoreProblem) -> DurableRun {
    let id = try store.begin(
      session: prepared.session, source: prepared.source, path: prepared.path, program: prepared.rules?.entry,
      at: moment)
    return DurableRun(
      engine: Engine(session: prepared.session), clock: SessionClock(starting: moment), id: id, began: moment,
      entries: [], source: prepared.source, path: prepared.path, planned: prepared.session, rules: prepared.rules,
      store: store)
  }

  /// The run of a session whose state is the fold of its journal.
  ///
  /// - Parameter rules: those of its plan, for whoever goes on with it; who only looks needs none.
  package static func replay(
    _ recorded: RecordedSession, clock: SessionClock, rules: SessionRules? = nil, in store: TrainingStore
  ) -> DurableRun {
    DurableRun(
      engine: recorded.replayed(), clock: clock, id: recorded.id, began: recorded.began, entries: recorded.entries,
      source: recorded.source, path: recorded.path, planned: recorded.session, rules: rules, store: store)
  }

  /// The instant of the session at a moment, in milliseconds since it began; pauses count.
  public func instant(at moment: Moment) -> Instant { clock.instant(at: moment) }

  /// What there is to be shown at a moment.
  public func snapshot(at moment: Moment) -> Snapshot { engine.snapshot(at: instant(at: moment)) }

  // MARK: Going on

  /// Does a command. It is committed and synced, with the end that it may lead to, when this returns; what cannot be
  /// written down has not happened. Call `revise` after it.
  ///
  /// - Returns: what it did; `.refused` comes last where it did nothing, and nothing is written then.
  public mutating func perform(_ command: Command, at moment: Moment) throws(StoreProblem) -> [Effect] {
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

  /// Does what time alone has done since the last call. It needs no entry: the same commands at the same instants lead here
  /// again. Call `revise` after it.
  public mutating func advance(to moment: Moment) throws(StoreProblem) -> [Effect] {
    let effects = engine.advance(to: instant(at: moment))
    if !effects.isEmpty, let ending = ending(of: engine) { try store.end(id, with: ending, at: moment) }
    return effects
  }

  /// Prescribes anew the sets to come, where rules of the plan follow those that were done.
  public mutating func revise(at moment: Moment) throws(StoreProblem) -> [Effect] {
    guard !engine.isOver, let revisions = rules?.revisions(after: engine.log, in: engine.session), !revisions.isEmpty
    else { return [] }
    return try perform(.revise(revisions), at: moment)
  }

  /// Ends the session as abandoned, with what was done in it.
  public func abandon(at moment: Moment) throws(StoreProblem) {
    try store.end(id, with: DurableRun.ending(.abandoned, of: engine), at: moment)
  }

  // MARK: What it changes for the next session

  /// What the session has changed and has to ask; nil while it runs, after `.abort`, and where its plan has no rules.
  /// The changes are in the store since the transaction that ended it.
  public var settlement: Settlement? {
    guard engine.isOver, engine.snapshot(at: Instant(milliseconds: 0)).phase != .aborted else { return nil }
    return rules?.settlement(of: engine.log)
  }

  /// Answers a question of the settlement: what the session changes is settled once more, all of it in one transaction.
  public mutating func answer(_ question: String, _ yes: Bool, at moment: Moment) throws(StoreProblem) {
    guard var rules else { return }
    rules.answers[question] = yes
    try store.settle(id, rules.changes(of: engine.log), at: moment)
    self.rules = rules
  }

  private func ending(of engine: Engine) -> Ending? {
    guard engine.isOver else { return nil }
    let aborted = engine.snapshot(at: Instant(milliseconds: 0)).phase == .aborted
    var ending = DurableRun.ending(aborted ? .aborted : .finished, of: engine)
    if !aborted { ending.changes = rules?.changes(of: engine.log) }
    return ending
  }

  private static func ending(_ outcome: Outcome, of engine: Engine) -> Ending {
    Ending(outcome, sets: engine.log, notes: engine.notes.map(\.text), elapsed: engine.summary.elapsed)
  }
}

extension DurableRun {
  /// Nothing of it was begun.
  package var isUnstarted: Bool { engine.snapshot(at: Instant(milliseconds: 0)).phase == .ready }

  /// A plan from a file that was looked at, no more: not started, not changed, nothing noted.
  package var isUntouched: Bool { isUnstarted && path != nil && engine.session == planned && engine.notes.isEmpty }

  /// For a reader of the journal, who must not write: time passes in this copy only.
  package mutating func advanceWithoutRecording(to moment: Moment) { _ = engine.advance(to: instant(at: moment)) }
}

// MARK: Found in the journal

extension DurableRun {
  /// Goes on with the session that has not ended, wherever its process was killed; nil where there is none.
  ///
  /// The time since its last command counts, as if nothing had happened; call `advance` for what fell into it. After more than
  /// 24 hours (`Resumption.patience`) it does not: then the session was left behind, and is taken up again. To ask
  /// first, read `TrainingStore.running()` and its `resumption(at:)`.
  public static func resume(in store: TrainingStore, at moment: Moment) throws(StoreProblem) -> DurableRun? {
    guard let recorded = try store.running() else { return nil }
    switch recorded.resumption(at: moment) {
    case .goesOn(let clock): return resume(recorded, clock: clock, in: store)
    case .abandoned: return try takeUp(recorded, in: store, at: moment)
    }
  }

  /// Goes on with a session that was left behind: the time away does not count. The journal says so even where nothing was
  /// paused, since its last entry tells how long a session was left alone.
  public static func takeUp(
    _ recorded: RecordedSession, in store: TrainingStore, at moment: Moment
  ) throws(StoreProblem) -> DurableRun {
    var run = resume(recorded, clock: recorded.clock(resumingAt: moment), in: store)
    var after = run.engine
    _ = after.handle(.resume, at: run.engine.now)
    try run.enter(.resume, at: after.now, moment: moment)
    run.engine = after
    return run
  }

  /// Closes a session that was left behind, with what was done in it.
  public static func close(
    _ recorded: RecordedSession, in store: TrainingStore, at moment: Moment
  ) throws(StoreProblem) {
    try replay(recorded, clock: SessionClock(starting: moment), in: store).abandon(at: moment)
  }

  /// Its state is the fold of its journal, and its rules are read from the plan that the journal has.
  package static func resume(
    _ recorded: RecordedSession, clock: SessionClock, in store: TrainingStore
  ) -> DurableRun {
    replay(recorded, clock: clock, rules: SessionRules(recorded, in: store), in: store)
  }
}

// MARK: A store that was taken away

extension DurableRun {
  /// The same session in a copy of its store.
  package mutating func move(to copy: TrainingStore) { store = copy }

  /// The session entered anew, from its journal in memory, in a store that does not know it.
  package mutating func enterAnew(in other: TrainingStore, at moment: Moment) throws(StoreProblem) {
    let anew = try other.begin(session: planned, source: source, path: path, program: rules?.entry, at: began)
    for entry in entries { try other.append(entry.command, at: entry.instant, moment: entry.moment, to: anew) }
    if let ending = ending(of: engine) { try other.end(anew, with: ending, at: moment) }
    (store, id) = (other, anew)
  }
}

extension RecordedSession {
  /// The clock of a session that was left behind and is taken up again: the time away does not count.
  package func clock(resumingAt moment: Moment) -> SessionClock {
    SessionClock(resuming: entries.last?.instant ?? Instant(milliseconds: 0), of: moment, now: moment)
  }
}
