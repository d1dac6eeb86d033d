/// Which process tells the athlete that a clock has run out: the one that claims it first, or another one if that dies
/// before it has announced it.

import GRDB
import SessionModel

/// A process that can announce.
public struct Teller: Hashable, Sendable {
  /// What it is.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// The one that runs the session.
    case prompt
    /// The one that stands by in case the prompt is gone.
    case helper
    /// One that the system starts at a time of the day.
    case timer
  }
  /// What it is.
  public var role: Role
  /// Its number.
  public var process: Int
  /// When it began, as the system counts: a later process may have the same number.
  public var began: Int

  /// The process with this number that began then.
  public init(_ role: Role, process: Int, began: Int) {
    (self.role, self.process, self.began) = (role, process, began)
  }
}

/// The answer to a process that wants to announce an expiry.
public enum ExpiryClaim: Hashable, Sendable {
  /// It is yours: announce it, and mark it. Recovered if another process had claimed it and died.
  case yours(isRecovered: Bool)
  /// It has been announced.
  case isTold
  /// Somebody else has it, and lives.
  case isHeld
  /// The journal goes on after the entry that you know: look again.
  case isOutdated
}

/// How an expiry was announced.
public enum ToldChannel: String, Hashable, Sendable, CaseIterable {
  /// The prompt showed it.
  case screen
  /// A tone was played, something was spoken.
  case sound, speech
  /// A notification of the desktop.
  case desktop
  /// A notification of the terminal.
  case notification
  /// The terminal's bell.
  case bell
}

extension TrainingStore {
  /// Claims an expiry of a session.
  ///
  /// - Parameters:
  ///   - due: when it was due.
  ///   - known: how many entries of the journal the caller has read; nil for the process that writes them.
  ///   - isAlive: whether a process still runs.
  public func claim(
    _ expiry: Expiry, of session: SessionID, due: Moment, by teller: Teller, at now: Moment, known: Int? = nil,
    isAlive: (Teller) -> Bool
  ) throws(StoreProblem) -> ExpiryClaim {
    try writing { db in
      if let known, try Self.entries(of: session, db) != known { return .isOutdated }
      let key: StatementArguments = [session.rawValue, expiry.at.milliseconds]
      let row = LeasedRow(table: "expiry", place: "session = ? AND instant_ms = ?", key: key)
      return try row.claim(by: teller, at: now, db, isAlive: isAlive) {
        try Self.dropOldExpiries(before: session, db)
        try db.execute(
          sql: """
            INSERT INTO expiry (session, instant_ms, kind, waits, due_wall_ms, utc_offset_s, teller, process,
              process_began, boot_id, lease_boot_ms, claims) VALUES (?, ?, ?, ?, ?, ?, '', 0, 0, '', 0, 0)
            """,
          arguments: key + [expiry.kind.rawValue, expiry.waits, due.wallMilliseconds, due.utcOffsetSeconds])
      }
    }
  }

  /// Marks what this teller has claimed as announced.
  ///
  /// - Parameter late: how long after the instant at which it was due.
  public func markTold(
    _ expiry: Expiry, of session: SessionID, by teller: Teller, through channels: [ToldChannel], late: Milliseconds,
    at now: Moment
  ) throws(StoreProblem) {
    try writingOneStatement { db in
      try db.execute(
        sql: """
          UPDATE expiry SET told_wall_ms = ?, late_ms = ?, channels = ?
          WHERE session = ? AND instant_ms = ? AND process = ? AND process_began = ? AND told_wall_ms IS NULL
          """,
        arguments: [
          now.wallMilliseconds, max(0, late.count), channels.map { $0.rawValue }.joined(separator: " "),
          session.rawValue, expiry.at.milliseconds, teller.process, teller.began,
        ])
    }
  }

  /// The instants of a session that were claimed but never announced.
  public func begunExpiries(of session: SessionID) throws(StoreProblem) -> [Expiry] {
    try reading { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT * FROM expiry WHERE session = ? AND told_wall_ms IS NULL ORDER BY instant_ms",
        arguments: [session.rawValue])
      return try rows.compactMap { row in
        try readable(row, in: "expiry", by: "session", "instant_ms", read: Expiry.init)
      }
    }
  }

  /// The instants of a session at which something was announced, after this one.
  public func toldInstants(of session: SessionID, after instant: Instant) throws(StoreProblem) -> Set<Instant> {
    try reading { db in
      let told = try WideInt.fetchAll(
        db, sql: "SELECT instant_ms FROM expiry WHERE session = ? AND instant_ms > ? AND told_wall_ms IS NOT NULL",
        arguments: [session.rawValue, instant.milliseconds])
      return Set(told.map { Instant(milliseconds: $0) })
    }
  }
}

extension TrainingStore {
  private static func entries(of session: SessionID, _ db: Database) throws -> Int {
    try Int.fetchOne(
      db, sql: "SELECT ifnull(max(sequence), 0) FROM event WHERE session = ?", arguments: [session.rawValue]) ?? 0
  }

  /// Rows of how many sessions are kept. The wall clock may be set to any year, so days are not counted.
  private static let keptSessions = 200

  /// When a session gets its first row, the oldest ones go.
  private static func dropOldExpiries(before session: SessionID, _ db: Database) throws {
    let isFirst = try Bool.fetchOne(
      db, sql: "SELECT NOT EXISTS (SELECT 1 FROM expiry WHERE session = ?)", arguments: [session.rawValue])
    guard isFirst == true else { return }
    try db.execute(
      sql: """
        DELETE FROM expiry WHERE session NOT IN
          (SELECT DISTINCT session FROM expiry ORDER BY session DESC LIMIT ?)
        """,
      arguments: [keptSessions - 1])
  }
}

extension Expiry {
  /// A row of the history.
  init(_ row: Row) throws {
    self.init(
      kind: try row.choice("kind"), at: Instant(milliseconds: WideInt(try row.integer("instant_ms"))),
      waits: try row.integer("waits") != 0)
  }
}
