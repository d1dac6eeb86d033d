/// What programs keep from session to session: whose turn it was, and every change of a state with its reason.

import GRDB
import SessionModel

/// The place of a session in its program.
public struct ProgramEntry: Hashable, Sendable {
  /// The title of the program, or of the workout outside any.
  public var program: String
  /// The name of the workout.
  public var declaration: String
  /// Turns of the program before it.
  public var turn: Int
  /// What the session was compiled with, as text.
  public var basis: String
  public init(program: String, declaration: String, turn: Int, basis: String) {
    self.program = program
    self.declaration = declaration
    self.turn = turn
    self.basis = basis
  }
}

/// A change that a session has made, as text.
public struct KeptChange: Hashable, Sendable {
  public var key: String
  public var before: String?
  public var value: String
  public var reason: String
  /// A one-rep max that changes with it, by the key of its exercise.
  public var max: KeptMax?
  public init(key: String, before: String?, value: String, reason: String, max: KeptMax? = nil) {
    self.key = key
    self.before = before
    self.value = value
    self.reason = reason
    self.max = max
  }
}

public struct KeptMax: Hashable, Sendable {
  public var exercise: String
  public var mass: Mass
  public init(exercise: String, mass: Mass) {
    self.exercise = exercise
    self.mass = mass
  }
}

/// A change as the log of a state shows it.
public struct LoggedChange: Hashable, Sendable {
  public var program: String
  public var session: String
  public var day: Day
  public var key: String
  public var before: String?
  public var value: String
  public var reason: String
}

/// Where a program stands.
public struct ProgramPlace: Hashable, Sendable {
  /// Turns taken.
  public var turns: Int
  /// Sessions trained.
  public var sessions: Int
  /// The values that have been changed, as text, by their keys.
  public var values: [String: String]
  public init(turns: Int = 0, sessions: Int = 0, values: [String: String] = [:]) {
    self.turns = turns
    self.sessions = sessions
    self.values = values
  }
}

extension TrainingStore {
  public func place(ofProgram program: String) throws(StoreProblem) -> ProgramPlace {
    try reading { db in
      let taken = try Row.fetchOne(
        db,
        sql: """
          SELECT count(*) AS sessions, ifnull(max(p.turn) + 1, 0) AS turns FROM program_session p
            JOIN session s ON s.id = p.session WHERE p.program = ? AND s.status = 'finished'
          """, arguments: [program])
      var values: [String: String] = [:]
      let rows = try Row.fetchCursor(
        db, sql: "SELECT key, value FROM state_that_holds WHERE program = ? ORDER BY session, settlement, position",
        arguments: [program])
      while let row = try rows.next() { values[try row.text("key")] = try row.text("value") }
      return ProgramPlace(
        turns: try taken?.integer("turns") ?? 0, sessions: try taken?.integer("sessions") ?? 0, values: values)
    }
  }

  /// The place of a session in its program; nil where it has none.
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

  /// Every change that holds and whose key or program has the text in it, the oldest first.
  public func changes(matching text: String) throws(StoreProblem) -> [LoggedChange] {
    try reading { db in
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT * FROM state_that_holds WHERE instr(lower(key), lower(?1)) > 0 OR instr(lower(program), lower(?1)) > 0
          ORDER BY session, settlement, position
          """, arguments: [text])
      var changes: [LoggedChange] = []
      while let row = try rows.next() {
        changes.append(
          LoggedChange(
            program: try row.text("program"), session: try row.text("name"), day: Day(number: try row.integer("day")),
            key: try row.text("key"), before: try row.optionalText("before"), value: try row.text("value"),
            reason: try row.text("reason")))
      }
      return changes
    }
  }

  /// The answers to a program's questions have come after the end: the session is settled once more.
  public func settle(_ id: SessionID, _ changes: [KeptChange], at moment: Moment) throws(StoreProblem) {
    try writing { db in try Self.settle(id, changes, at: moment, db) }
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
