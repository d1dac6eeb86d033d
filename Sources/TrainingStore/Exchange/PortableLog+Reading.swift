/// Takes the log out of the store, entry by entry, the earliest first: the same log is always the same sequence.

import GRDB
import SessionModel

extension TrainingStore {
  /// Everything of the log; a session that runs is not in it yet, and what was deleted is not in it any more. Says how far it
  /// is, 0 … 1.
  public func forEachEntry(
    progress: (Double) -> Void = { _ in }, _ body: (PortableEntry) throws -> Void
  ) throws {
    try withQueue { queue in
      try queue.read { db in
        var others = try Self.bodyweights(db) + Self.maxes(db)
        others.sort { $0.wallMilliseconds > $1.wallMilliseconds }
        let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM session") ?? 0
        var sessions = 0
        let rows = try Row.fetchCursor(
          db,
          sql: """
            SELECT * FROM session WHERE status <> 'running' AND deleted = 0
            ORDER BY wall_ms + (day - (wall_ms / 1000 + utc_offset_s) / 86400) * 86400000, identity
            """)
        while let row = try rows.next() {
          let session = try Self.portableSession(row, db)
          while let other = others.last, other.wallMilliseconds < session.began.milliseconds {
            try body(other)
            others.removeLast()
          }
          try body(.session(session))
          if sessions % 64 == 0 { progress(Double(sessions) / Double(max(1, count))) }
          sessions += 1
        }
        for other in others.reversed() { try body(other) }
      }
    }
  }

  private static func portableSession(_ row: Row, _ db: Database) throws -> PortableSession {
    let id = try row.integer("id")
    var began = WallMoment(
      milliseconds: try row.integer("wall_ms"), utcOffsetSeconds: try row.integer("utc_offset_s"))
    let length = try row.optionalInteger("ended_wall_ms").map { Milliseconds($0 &- began.milliseconds) }
    // A session that was moved to another day has moved with its hours.
    began.milliseconds &+= (try row.integer("day") &- began.day.number) &* 86_400_000
    let sets = try db.cachedStatement(sql: "SELECT * FROM logged_set WHERE session = ? ORDER BY position")
    let notes = try db.cachedStatement(sql: "SELECT text FROM session_note WHERE session = ? ORDER BY position")
    let start = began.milliseconds
    return PortableSession(
      identity: try row.text("identity"), name: try row.text("name"), kind: try row.choice("kind"), began: began,
      length: length, active: try row.optionalInteger("elapsed_ms").map { Milliseconds($0) },
      outcome: try row.choice("status"),
      sets: try Row.fetchAll(sets, arguments: [id]).map { PortableSet(try StoredSet($0, began: start)) },
      notes: try String.fetchAll(notes, arguments: [id]))
  }

  private static func bodyweights(_ db: Database) throws -> [PortableEntry] {
    try Row.fetchAll(db, sql: "SELECT * FROM bodyweight ORDER BY wall_ms DESC, id DESC").map { row in
      .bodyweight(
        PortableBodyweight(
          day: Day(number: try row.integer("day")), wallMilliseconds: try row.integer("wall_ms"),
          mass: try row.optionalInteger("grams", within: .plausibleGrams).map(Mass.init(grams:))))
    }
  }

  private static func maxes(_ db: Database) throws -> [PortableEntry] {
    try Row.fetchAll(db, sql: "SELECT * FROM max ORDER BY wall_ms DESC, id DESC").map { row in
      .max(
        PortableMax(
          exercise: try row.text("exercise"), day: Day(number: try row.integer("day")),
          wallMilliseconds: try row.integer("wall_ms"),
          mass: try row.optionalInteger("grams", within: .plausibleGrams).map(Mass.init(grams:)),
          origin: try row.choice("origin"), formula: try row.optionalText("formula"),
          fromMass: try row.optionalInteger("from_grams", within: .plausibleGrams).map(Mass.init(grams:)),
          fromReps: try row.optionalInteger("from_reps", within: .plausibleCount),
          fromRPETenths: try row.optionalInteger("from_rpe_tenths", within: .plausibleCount)))
    }
  }
}

extension PortableSet {
  init(_ stored: StoredSet) {
    self.init(
      exercise: stored.exercise, set: stored.set, of: stored.of, role: stored.role, side: stored.side,
      label: stored.label, performance: stored.performance, load: stored.load?.load ?? .unstated,
      cutOff: stored.cutOff, began: Milliseconds(stored.began), ended: Milliseconds(stored.ended))
  }

  var logged: LoggedSet {
    LoggedSet(
      occurrence: Occurrence(block: 0, rounds: []),
      work: Work(
        exercise: exercise, set: set, of: of, role: role, target: .open, load: load, side: side, label: label),
      performance: performance, began: Instant(milliseconds: began.count), ended: Instant(milliseconds: ended.count),
      cutOff: cutOff)
  }
}
