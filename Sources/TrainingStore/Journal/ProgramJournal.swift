/// What programs keep from session to session: whose turn it was, and every change to a state with its reason.

import GRDB
import SessionModel

/// The place of a session in its program.
public struct ProgramEntry: Hashable, Sendable {
  /// The title of the program, or of the workout if it is in none.
  public var program: String
  /// The name of the workout.
  public var declaration: String
  /// The number of turns of the program before it.
  public var turn: Int
  /// What the session was compiled with, as text.
  public var basis: String
  /// The place of a session; `turn` counts from 0.
  public init(program: String, declaration: String, turn: Int, basis: String) {
    self.program = program
    self.declaration = declaration
    self.turn = turn
    self.basis = basis
  }
}

/// A change that a session made, as text.
public struct KeptChange: Hashable, Sendable {
  /// The key of the state: `tier1(squat).load`.
  public var key: String
  /// The value before it; nil if it had its first value.
  public var before: String?
  /// The new value.
  public var value: String
  /// Why, as data; a sentence if an older version wrote it.
  public var reason: String
  /// A one-rep max that changes with it, by the key of its exercise.
  public var max: KeptMax?
  /// A change; its values and its reason are text that the store does not read.
  public init(key: String, before: String?, value: String, reason: String, max: KeptMax? = nil) {
    self.key = key
    self.before = before
    self.value = value
    self.reason = reason
    self.max = max
  }
}

/// A one-rep max that a rule assigned.
public struct KeptMax: Hashable, Sendable {
  /// The key of the exercise.
  public var exercise: String
  /// The new max.
  public var mass: Mass
  /// The new max of the exercise with this key.
  public init(exercise: String, mass: Mass) {
    self.exercise = exercise
    self.mass = mass
  }
}

/// A change as the log of a state shows it.
public struct LoggedChange: Hashable, Sendable {
  /// The title of the program, or of the workout if it is in none.
  public var program: String
  /// The name of the session that made the change.
  public var session: String
  /// The day of that session.
  public var day: Day
  /// The key of the state.
  public var key: String
  /// The value before it; nil if it had its first value.
  public var before: String?
  /// The new value.
  public var value: String
  /// Why, as data; a sentence if an older version wrote it.
  public var reason: String
  /// The program has been restarted since.
  public var isFormer: Bool
}

/// How far a program has got.
public struct ProgramPlace: Hashable, Sendable {
  /// Turns taken.
  public var turns: Int
  /// Sessions trained.
  public var sessions: Int
  /// The values that have been changed, as text, by their keys.
  public var values: [String: String]
  /// The file from which its last session was trained.
  public var file: String?
  package init(turns: Int = 0, sessions: Int = 0, values: [String: String] = [:], file: String? = nil) {
    self.turns = turns
    self.sessions = sessions
    self.values = values
    self.file = file
  }
}

extension TrainingStore {
  /// How far a program has got since its last restart, by its title; nothing done for one that was never trained.
  public func place(ofProgram program: String) throws(StoreProblem) -> ProgramPlace {
    try reading { db in
      let since = try Self.start(of: program, db)
      let taken = try Row.fetchOne(
        db,
        sql: """
          WITH counted AS (
            SELECT s.wall_ms, s.identity, p.turn, s.plan_path FROM program_session p JOIN session s ON s.id = p.session
            WHERE p.program = ? AND s.status = 'finished' AND s.wall_ms >= ?)
          SELECT count(*) AS sessions, ifnull(max(turn) + 1, 0) AS turns,
            (SELECT plan_path FROM counted ORDER BY wall_ms DESC, identity DESC LIMIT 1) AS file
          FROM counted
          """, arguments: [program, since])
      var values: [String: String] = [:]
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT key, value FROM state_that_holds AS held JOIN session AS s ON s.id = held.session
          WHERE program = ? AND s.wall_ms >= ? ORDER BY s.wall_ms, s.identity, settlement, position
          """, arguments: [program, since])
      while let row = try rows.next() { values[try row.text("key")] = try row.text("value") }
      return ProgramPlace(
        turns: try taken?.integer("turns") ?? 0, sessions: try taken?.integer("sessions") ?? 0, values: values,
        file: try taken?.optionalText("file"))
    }
  }

  /// The point from which its sessions count. A store that was opened for reading may be too old to have one.
  private static func start(of program: String, _ db: Database) throws -> Int {
    guard try db.tableExists("program_start") else { return 0 }
    return try Int.fetchOne(
      db, sql: "SELECT since_ms FROM program_start WHERE program = ? ORDER BY wall_ms DESC, id DESC LIMIT 1",
      arguments: [program]) ?? 0
  }

  /// The titles of all programs that were trained.
  public func programs() throws(StoreProblem) -> [String] {
    try reading { db in
      try String.fetchAll(db, sql: "SELECT DISTINCT program FROM program_session ORDER BY program")
    }
  }

  /// The title of the program, or of the plan with states, that was trained last; nil if there is none.
  public func lastProgram() throws(StoreProblem) -> String? {
    try reading { db in
      // Most sessions of a long log may be of no program.
      try String.fetchOne(
        db,
        sql: """
          SELECT program FROM program_session CROSS JOIN session ON session.id = program_session.session
          WHERE status = 'finished' AND deleted = 0 ORDER BY wall_ms DESC, identity DESC LIMIT 1
          """)
    }
  }

  /// Whether a session was one of a program, or of a plan with states.
  public func isOfProgram(_ session: SessionID) throws(StoreProblem) -> Bool {
    try reading { db in
      try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM program_session WHERE session = ?)", arguments: [session.rawValue])
    } ?? false
  }

  /// Restarts a program: what was trained until now stays in the log, but no longer counts for it.
  public func restart(program: String, at moment: Moment) throws(StoreProblem) {
    try writing { db in
      try db.execute(
        sql: Self.insertStart, arguments: [program, moment.wallMilliseconds, moment.wallMilliseconds])
    }
  }

  /// Undoes the last restart; false if there was none.
  public func undoRestart(ofProgram program: String, at moment: Moment) throws(StoreProblem) -> Bool {
    try writing { db in
      let since = try Self.start(of: program, db)
      guard since > 0 else { return false }
      let before = try Int.fetchOne(
        db, sql: "SELECT max(since_ms) FROM program_start WHERE program = ? AND since_ms < ?",
        arguments: [program, since])
      try db.execute(sql: Self.insertStart, arguments: [program, moment.wallMilliseconds, before ?? 0])
      return true
    }
  }

  /// The last start counts, on every machine: it is later than the ones before, whatever the clock says.
  private static let insertStart = """
    INSERT INTO program_start (program, wall_ms, since_ms)
    SELECT ?1, max(?2, ifnull(max(wall_ms), 0) + 1), ?3 FROM program_start WHERE program = ?1
    """

  /// The place of a session in its program; nil if it has none.
  public func programEntry(of id: SessionID) throws(StoreProblem) -> ProgramEntry? {
    try reading { db in
      guard
        let row = try Row.fetchOne(db, sql: "SELECT * FROM program_session WHERE session = ?", arguments: [id.rawValue])
      else { return nil }
      return ProgramEntry(
        program: try row.text("program"), declaration: try row.text("declaration"), turn: try row.integer("turn"),
        basis: try row.text("basis"))
    }
  }

  /// Every change in force whose key or program contains the text, the oldest first.
  public func changes(matching text: String) throws(StoreProblem) -> [LoggedChange] {
    try reading { db in
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT held.*, s.wall_ms AS began FROM state_that_holds AS held JOIN session AS s ON s.id = held.session
          WHERE instr(lower(key), lower(?1)) > 0 OR instr(lower(program), lower(?1)) > 0
          ORDER BY s.wall_ms, s.identity, settlement, position
          """, arguments: [text])
      var changes: [LoggedChange] = []
      var starts: [String: Int] = [:]
      while let row = try rows.next() {
        let program = try row.text("program")
        let since = try starts[program] ?? Self.start(of: program, db)
        starts[program] = since
        changes.append(
          LoggedChange(
            program: program, session: try row.sessionName("name"), day: Day(number: try row.integer("day")),
            key: try row.text("key"), before: try row.optionalText("before"), value: try row.text("value"),
            reason: try row.text("reason"), isFormer: try row.integer("began") < since))
      }
      return changes
    }
  }

  /// Settles a session again, after a program's questions were answered at its end.
  public func settle(_ id: SessionID, _ changes: [KeptChange], at moment: Moment) throws(StoreProblem) {
    try writing { db in
      try Self.takeBackMaxes(of: id, at: moment, db)
      try Self.settle(id, changes, at: moment, db)
    }
  }

  static func enter(_ entry: ProgramEntry, of id: SessionID, _ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO program_session VALUES (?, ?, ?, ?, ?)",
      arguments: [id.rawValue, entry.program, entry.declaration, entry.turn, entry.basis])
  }

  static func settle(_ id: SessionID, _ changes: [KeptChange], at moment: Moment, _ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO settlement (session, wall_ms) VALUES (?, ?)", arguments: [id.rawValue, moment.wallMilliseconds])
    let settlement = db.lastInsertedRowID
    for (position, change) in changes.enumerated() {
      try db.execute(
        sql: "INSERT INTO state_change VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [settlement, position + 1, change.key, change.before, change.value, change.reason])
      guard let max = change.max else { continue }
      try enterMax(max.mass, of: max.exercise, .assigned, at: moment, db)
    }
  }
}
