/// A running session together with its journal: a command is on disk before anybody sees its effect.

import PlanLanguage
import SessionModel
import TrainingStore

/// One session of one process. Hold a `SessionLock` on the store as long as the run lives: two processes writing to the
/// same journal would each have half of it.
///
/// Nothing here reads a clock. The caller passes the time, and asks `engine.nextDeadline` when to call again.
public struct DurableRun: Sendable {
  /// The state of the session: its log, its notes and its next deadline. It changes only through this run.
  public private(set) var engine: Engine
  /// Maps the clocks of the machine to the instants of the session.
  public private(set) var clock: SessionClock
  /// Names the session in the store.
  public private(set) var id: SessionID
  /// When it began.
  private let began: Moment
  /// The journal, as far as it is on disk.
  public private(set) var entries: [JournalEntry]
  /// The plan as written; empty for what was typed.
  public let source: String
  private let path: String?
  private let planned: Session
  /// The rules of its plan, if it has any.
  package private(set) var rules: SessionRules?
  /// Whether the journal has rules for it that can no longer be read, so that it changes nothing for the next session.
  public private(set) var hasLostRules = false
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
  /// - Parameter rules: those of its plan, needed to continue the session but not to look at it.
  package static func replay(
    _ recorded: RecordedSession, clock: SessionClock, rules: SessionRules? = nil, in store: TrainingStore
  ) -> DurableRun {
    DurableRun(
      engine: recorded.replayed(), clock: clock, id: recorded.id, began: recorded.began, entries: recorded.entries,
      source: recorded.source, path: recorded.path, planned: recorded.session, rules: rules, store: store)
  }

  /// The instant of the session at a moment, in milliseconds since it began; pauses count.
  public func instant(at moment: Moment) -> Instant { clock.instant(at: moment) }

  /// What to show at a moment.
  public func snapshot(at moment: Moment) -> Snapshot { engine.snapshot(at: instant(at: moment)) }

  // MARK: Continuing

  /// Applies a command. When this returns, it is committed and synced, including the session's end if it leads to that;
  /// a command that cannot be written has no effect. Call `revise` afterwards.
  ///
  /// - Parameter measuring: the heart rate in a set, as far as it is known. It is written with the set.
  /// - Returns: its effects; `.refused` comes last if it did nothing, and then nothing is written.
  public mutating func perform(
    _ command: Command, at moment: Moment, measuring: HeartRateOfSet = { _ in nil }
  ) throws(StoreProblem) -> [Effect] {
    let instant = instant(at: moment)
    var after = engine
    let (reshape, effects) = after.handle(
      at: instant, shapedBy: rules?.shaping, { $0.handle(command, at: instant) })
    let refused = effects.contains { if case .refused = $0 { true } else { false } }
    let measured = refused ? [] : Self.measure(&after, since: engine, measuring)
    let ending = ending(of: after)
    if !refused {
      let before = reshape.map { [Command.reshape($0)] } ?? []
      try enter(before + [command] + measured, at: after.now, moment: moment, ending: ending)
    } else if let ending, !engine.isOver {
      // The clock had ended the session before the command came.
      try store.end(id, with: ending, at: moment)
    }
    engine = after
    return effects
  }

  private mutating func enter(
    _ commands: [Command], at instant: Instant, moment: Moment, ending: Ending? = nil
  ) throws(StoreProblem) {
    try store.append(commands, at: instant, moment: moment, to: id, ending: ending)
    for command in commands {
      entries.append(JournalEntry(sequence: entries.count + 1, command: command, instant: instant, moment: moment))
    }
  }

  /// The heart rate in a set; nil if nobody has measured it.
  public typealias HeartRateOfSet = (LoggedSet) -> HeartRate?

  /// Tells the engine the heart rates in the sets that are new in its log; returns the commands that did.
  private static func measure(_ after: inout Engine, since before: Engine, _ measuring: HeartRateOfSet) -> [Command] {
    let known = zip(before.log, after.log).prefix { $0.began == $1.began && $0.ended == $1.ended }.count
    let commands = after.log.dropFirst(known).compactMap { set -> Command? in
      guard after.heartRate(of: set) == nil, let heartRate = measuring(set) else { return nil }
      return .heartRate(MeasuredHeartRate(began: set.began, ended: set.ended, heartRate: heartRate))
    }
    for command in commands { _ = after.handle(command, at: after.now) }
    return commands
  }

  /// Applies the time that has passed since the last call. It needs no entry: the same commands at the same instants
  /// lead to the same state. Only the heart rates in the sets that have ended are written. Call `revise` afterwards.
  public mutating func advance(
    to moment: Moment, measuring: HeartRateOfSet = { _ in nil }
  ) throws(StoreProblem) -> [Effect] {
    let before = engine
    let instant = instant(at: moment)
    var after = before
    let (reshape, effects) = after.handle(
      at: before.now, shapedBy: rules?.shaping, { $0.advance(to: instant) })
    if let reshape { try enter([.reshape(reshape)], at: before.now, moment: moment) }
    engine = after
    if effects.isEmpty { return effects }
    let measured = Self.measure(&after, since: before, measuring)
    let ending = ending(of: after)
    if !measured.isEmpty {
      try enter(measured, at: after.now, moment: moment, ending: ending)
      engine = after
    } else if let ending {
      try store.end(id, with: ending, at: moment)
    }
    return effects
  }

  /// Updates what is still to come if rules of the plan follow the sets that were done.
  public mutating func revise(at moment: Moment) throws(StoreProblem) -> [Effect] {
    guard !engine.isOver, let rules else { return [] }
    var effects: [Effect] = []
    // What `perform` could not know: a set was taken back or corrected.
    if let planned = rules.planned(after: engine.log), case let reshape = engine.reshape(to: planned), !reshape.isEmpty
    {
      effects = try perform(.reshape(reshape), at: moment)
    }
    let revisions = rules.revisions(after: engine.log, in: engine.session)
    if revisions.isEmpty { return effects }
    let revised = try perform(.revise(revisions), at: moment)
    return effects.isEmpty ? revised : effects
  }

  /// Ends the session as abandoned, with what was done in it.
  public func abandon(at moment: Moment) throws(StoreProblem) {
    try store.end(id, with: Ending(.abandoned, of: engine), at: moment)
  }

  // MARK: What it changes for the next session

  /// What the session changed and the questions that it asks; nil while it runs, after `.abort`, if nothing was done,
  /// and if its plan has no rules. The changes have been in the store since the transaction that ended it.
  public var settlement: Settlement? {
    guard engine.isOver, engine.outcome == .finished else { return nil }
    return rules?.settlement(of: engine.log)
  }

  /// It was ended with nothing done: its program has the same session next time.
  package var keepsItsTurn: Bool { engine.isOver && engine.hasNothingDone && rules != nil }

  /// Answers a question of the settlement: the session's changes are settled again, all in one transaction.
  public mutating func answer(
    _ question: RuleQuestion, _ answer: RuleAnswer, at moment: Moment
  ) throws(StoreProblem) {
    guard var rules else { return }
    rules.answers[question] = answer
    try store.settle(id, rules.changes(of: engine.log), at: moment)
    self.rules = rules
  }

  private func ending(of engine: Engine) -> Ending? {
    guard engine.isOver else { return nil }
    var ending = Ending(engine.outcome, of: engine)
    if ending.outcome == .finished { ending.changes = rules?.changes(of: engine.log) }
    return ending
  }
}

extension DurableRun {
  /// Nothing of it was begun.
  package var isUnstarted: Bool { engine.snapshot(at: Instant(milliseconds: 0)).phase == .ready }

  /// A plan from a file that was only looked at: not started, not changed, nothing noted.
  package var isUntouched: Bool { isUnstarted && path != nil && engine.session == planned && engine.notes.isEmpty }

  /// For a reader of the journal, who must not write: time passes in this copy only.
  package mutating func advanceWithoutRecording(to moment: Moment) { _ = engine.advance(to: instant(at: moment)) }
}

extension Engine {
  /// How the session ended, once it is over.
  fileprivate var outcome: Outcome { isAborted || hasNothingDone ? .aborted : .finished }

  private var isAborted: Bool { snapshot(at: Instant(milliseconds: 0)).phase == .aborted }

  /// It has sets, and none was done. With the first rules, a session counted even then.
  fileprivate var hasNothingDone: Bool {
    session.rules >= .second && !isAborted && log.isEmpty && !session.works.isEmpty
  }
}

// MARK: Found in the journal

extension DurableRun {
  /// Continues the session that has not ended, wherever its process was killed; nil if there is none.
  ///
  /// The time since its last command counts, as if nothing had happened; call `advance` to apply it. After more than 24
  /// hours (`Resumption.patience`) it does not count: the session was abandoned and is resumed. To ask first, read
  /// `TrainingStore.running()` and its `resumption(at:)`.
  public static func resume(in store: TrainingStore, at moment: Moment) throws(StoreProblem) -> DurableRun? {
    guard let recorded = try store.running() else { return nil }
    switch recorded.resumption(at: moment) {
    case .goesOn(let clock): return resume(recorded, clock: clock, in: store)
    case .abandoned: return try takeUp(recorded, in: store, at: moment)
    }
  }

  /// Continues an abandoned session: the time away does not count. The journal records this even if nothing was paused,
  /// because the last entry shows how long a session was idle.
  public static func takeUp(
    _ recorded: RecordedSession, in store: TrainingStore, at moment: Moment
  ) throws(StoreProblem) -> DurableRun {
    var run = resume(recorded, clock: recorded.clock(resumingAt: moment), in: store)
    var after = run.engine
    _ = after.handle(.resume, at: run.engine.now)
    try run.enter([.resume], at: after.now, moment: moment)
    run.engine = after
    return run
  }

  /// Closes an abandoned session, with what was done in it.
  public static func close(
    _ recorded: RecordedSession, in store: TrainingStore, at moment: Moment
  ) throws(StoreProblem) {
    try replay(recorded, clock: SessionClock(starting: moment), in: store).abandon(at: moment)
  }

  /// Its state is the fold of its journal, and its rules are read from the plan that the journal has.
  package static func resume(
    _ recorded: RecordedSession, clock: SessionClock, in store: TrainingStore
  ) -> DurableRun {
    do throws(LostRules) {
      return replay(recorded, clock: clock, rules: try SessionRules.read(recorded, in: store), in: store)
    } catch {
      var run = replay(recorded, clock: clock, in: store)
      run.hasLostRules = true
      return run
    }
  }
}

// MARK: A store that was removed

extension DurableRun {
  /// The same session in a copy of its store.
  package mutating func move(to copy: TrainingStore) { store = copy }

  /// The session entered again, from its journal in memory, in a store that does not know it.
  package mutating func enterAnew(in other: TrainingStore, at moment: Moment) throws(StoreProblem) {
    let anew = try other.begin(session: planned, source: source, path: path, program: rules?.entry, at: began)
    for entry in entries { try other.append(entry.command, at: entry.instant, moment: entry.moment, to: anew) }
    if let ending = ending(of: engine) { try other.end(anew, with: ending, at: moment) }
    (store, id) = (other, anew)
  }
}

extension RecordedSession {
  /// The clock of an abandoned session that is resumed: the time away does not count.
  package func clock(resumingAt moment: Moment) -> SessionClock {
    SessionClock(resuming: entries.last?.instant ?? Instant(milliseconds: 0), of: moment, now: moment)
  }
}
