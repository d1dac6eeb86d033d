/// The journal of sessions: every command is on disk before anybody sees its effect, and a session is read back to be
/// replayed.

import GRDB
import SessionModel

/// Names a session in the store.
public struct SessionID: Hashable, Codable, Sendable {
  /// A number that no other session of this store has.
  public var rawValue: Int
  /// The session that an earlier call returned with this number.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// One event of the journal: a command, and when it was given.
public struct JournalEntry: Hashable, Sendable {
  /// 1, 2, 3 … without gaps.
  public var sequence: Int
  /// What the engine was given.
  public var command: Command
  /// When the engine did it, on the session's clock.
  public var instant: Instant
  /// The readings of the machine's clocks at that time.
  public var moment: Moment

  /// The entry at a place of the journal, from 1.
  public init(sequence: Int, command: Command, instant: Instant, moment: Moment) {
    self.sequence = sequence
    self.command = command
    self.instant = instant
    self.moment = moment
  }
}

/// A session as recorded in the journal.
public struct RecordedSession: Hashable, Sendable {
  /// Names the session in the store.
  public var id: SessionID
  /// The session as compiled, before its first command.
  public var session: Session
  /// The plan as written, and the file that it came from.
  public var source: String
  /// The file of the plan; nil if there was none.
  public var path: String?
  /// When it began: instant 0 of its clock.
  public var began: Moment
  /// Every command in order; the engine refused none of them.
  public var entries: [JournalEntry]

  /// The engine as it was after the last entry; `advance` applies the time since.
  public func replayed() -> Engine {
    var engine = Engine(session: session)
    for entry in entries { _ = engine.handle(entry.command, at: entry.instant) }
    return engine
  }

  /// Whether it continues now, judging by its last entry.
  public func resumption(at now: Moment) -> Resumption {
    guard let last = entries.last else { return Resumption(after: Instant(milliseconds: 0), of: began, now: now) }
    return Resumption(after: last.instant, of: last.moment, now: now)
  }
}

/// How a session ended.
public enum Outcome: String, Hashable, Codable, Sendable, CaseIterable {
  /// To its end, or ended by `finish`.
  case finished
  /// Stopped by the athlete.
  case aborted
  /// Left alone for longer than `Resumption.patience` and not resumed.
  case abandoned
}

/// What an ended session leaves in the log.
public struct Ending: Hashable, Sendable {
  /// How it ended.
  public var outcome: Outcome
  /// What goes into the log, in the order in which it was done.
  public var sets: [LoggedSet]
  /// What the athlete noted.
  public var notes: [String]
  /// The time of the session without its pauses; nil if unknown.
  public var elapsed: Milliseconds?
  /// What it changes for the next one; nil if nothing is kept from session to session.
  public var changes: [KeptChange]?
  /// Its state at the end, from which the scores of its blocks follow; nil if there are none.
  let engine: Engine?

  /// What the engine has logged by the end. `changes` are set afterwards.
  public init(_ outcome: Outcome, of engine: Engine) {
    self.outcome = outcome
    sets = engine.logWithHeartRates
    notes = engine.notes.map(\.text)
    elapsed = engine.summary.elapsed
    self.engine = engine
  }

  /// Sets without scores. `changes` are set afterwards.
  package init(_ outcome: Outcome, sets: [LoggedSet], notes: [String] = [], elapsed: Milliseconds? = nil) {
    self.outcome = outcome
    self.sets = sets
    self.notes = notes
    self.elapsed = elapsed
    engine = nil
  }
}

extension TrainingStore {
  /// Enters a new session, compiled from `source`. Throws `.sessionRuns` while another one has not ended.
  public func begin(
    session: Session, source: String, path: String?, program: ProgramEntry? = nil, at moment: Moment
  ) throws(StoreProblem) -> SessionID {
    try writing { db in
      try db.execute(
        sql: """
          INSERT INTO session
            (name, kind, day, plan_source, plan_path, compiled, compiled_form, boot_id, boot_ms, wall_ms, utc_offset_s)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          session.name, session.kind.rawValue, Day(of: moment).number, source, path,
          try StoredSession.text(of: session),
          StoredSession.form, moment.bootID, moment.bootMilliseconds, moment.wallMilliseconds, moment.utcOffsetSeconds,
        ])
      let id = SessionID(rawValue: Int(db.lastInsertedRowID))
      if let program { try Self.enter(program, of: id, db) }
      return id
    }
  }

  /// Appends commands that belong together, which are committed and synced when this returns.
  ///  `ending` is the state after them: if it is nil, the session runs (again, if they undid its end); otherwise its log
  /// is written in the same transaction.
  public func append(
    _ commands: [Command], at instant: Instant, moment: Moment, to id: SessionID, ending: Ending? = nil
  ) throws(StoreProblem) {
    if ending == nil, commands.count == 1, let command = commands.first {
      return try writingOneStatement { db in try Self.insert(command, at: instant, moment, to: id, db) }
    }
    guard let ending else {
      return try writing { db in
        for command in commands { try Self.insert(command, at: instant, moment, to: id, db) }
      }
    }
    try changingLog { db in
      for command in commands { try Self.insert(command, at: instant, moment, to: id, db) }
      try Self.close(id, with: ending, at: moment, db)
    }
  }

  /// Appends one command.
  public func append(
    _ command: Command, at instant: Instant, moment: Moment, to id: SessionID, ending: Ending? = nil
  ) throws(StoreProblem) {
    try append([command], at: instant, moment: moment, to: id, ending: ending)
  }

  /// Ends a session that no command ended: its last set ran out, or it was found abandoned. Doing it again replaces its
  /// log.
  public func end(_ id: SessionID, with ending: Ending, at moment: Moment) throws(StoreProblem) {
    try changingLog { db in try Self.close(id, with: ending, at: moment, db) }
  }

  /// The session that has not ended, if there is one.
  public func running() throws(StoreProblem) -> RecordedSession? {
    try reading { db in
      guard let row = try Row.fetchOne(db, sql: "SELECT * FROM session WHERE status = 'running'") else { return nil }
      return try Self.recorded(row, db)
    }
  }

  /// A past session, for its journal.
  public func session(_ id: SessionID) throws(StoreProblem) -> RecordedSession {
    try reading { db in
      guard let row = try Row.fetchOne(db, sql: "SELECT * FROM session WHERE id = ?", arguments: [id.rawValue]) else {
        throw StoreProblem.noSuchSession(id)
      }
      return try Self.recorded(row, db)
    }
  }
}

extension TrainingStore {
  private static func insert(
    _ command: Command, at instant: Instant, _ moment: Moment, to id: SessionID, _ db: Database
  ) throws {
    // One row of values: selecting from the session would use a temporary table on every event.
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO event
        VALUES (?1, ifnull((SELECT max(sequence) FROM event WHERE session = ?1), 0) + 1, ?, ?, ?, ?, ?, ?, ?)
        """)
    do {
      try statement.execute(arguments: [
        id.rawValue, instant.milliseconds, StoredCommand.form, try StoredCommand(command).json, moment.bootID,
        moment.bootMilliseconds, moment.wallMilliseconds, moment.utcOffsetSeconds,
      ])
    } catch DatabaseError.SQLITE_CONSTRAINT_FOREIGNKEY {
      throw StoreProblem.noSuchSession(id)
    }
  }

  private static func close(_ id: SessionID, with ending: Ending, at moment: Moment, _ db: Database) throws {
    if ending.outcome == .abandoned, ending.sets.isEmpty, try forget(id, db) { return }
    // The wall clock may have been set back since the session began: its end is never before its sets.
    let atLeast = ending.sets.map(\.ended.milliseconds).max() ?? 0
    try db.execute(
      sql: "UPDATE session SET status = ?, ended_wall_ms = max(?, wall_ms + ?) WHERE id = ?",
      arguments: [ending.outcome.rawValue, moment.wallMilliseconds, atLeast, id.rawValue])
    if db.changesCount == 0 { throw StoreProblem.noSuchSession(id) }
    try LogProjection.write(ending, of: id, db)
    try takeBackMaxes(of: id, at: moment, db)
    if let changes = ending.changes { try settle(id, changes, at: moment, db) }
  }

  /// Removes a session that runs and in which nothing was ever entered: it was only looked at, and its number is free
  /// again. Returns whether it was one.
  private static func forget(_ id: SessionID, _ db: Database) throws -> Bool {
    let isTouched = ["event", "corrected_entry", "settlement", "expiry"]
      .map { "EXISTS (SELECT 1 FROM \($0) WHERE session = session.id)" }.joined(separator: " OR ")
    let isForgotten = "id = ? AND status = 'running' AND origin = 'recorded' AND NOT (\(isTouched))"
    try db.execute(
      sql: "DELETE FROM program_session WHERE session IN (SELECT id FROM session WHERE \(isForgotten))",
      arguments: [id.rawValue])
    try db.execute(sql: "DELETE FROM session WHERE \(isForgotten)", arguments: [id.rawValue])
    return db.changesCount > 0
  }

  static func recorded(_ row: Row, _ db: Database) throws -> RecordedSession {
    let id = SessionID(rawValue: try row.integer("id"))
    guard try row.integer("compiled_form") == StoredSession.form,
      let session = StoredSession.session(from: try row.text("compiled"))
    else { throw StoreProblem.unreadable(id, sequence: nil) }
    let events = try Row.fetchCursor(
      db.cachedStatement(sql: "SELECT * FROM event WHERE session = ? ORDER BY sequence"), arguments: [id.rawValue])
    var entries: [JournalEntry] = []
    while let event = try events.next() { entries.append(try entry(event, of: id)) }
    return RecordedSession(
      id: id, session: session, source: try row.text("plan_source"), path: try row.optionalText("plan_path"),
      began: try Moment(row), entries: entries
    )
  }

  private static func entry(_ row: Row, of id: SessionID) throws -> JournalEntry {
    let sequence = try row.integer("sequence")
    guard try row.integer("form") == StoredCommand.form,
      let command = StoredCommand(json: try row.text("command"))?.command
    else { throw StoreProblem.unreadable(id, sequence: sequence) }
    return JournalEntry(
      sequence: sequence, command: command, instant: Instant(milliseconds: try row.integer("instant_ms")),
      moment: try Moment(row))
  }
}

extension Moment {
  fileprivate init(_ row: Row) throws {
    self.init(
      bootID: try row.text("boot_id"), bootMilliseconds: try row.integer("boot_ms"),
      wallMilliseconds: try row.integer("wall_ms"), utcOffsetSeconds: try row.integer("utc_offset_s"))
  }
}
