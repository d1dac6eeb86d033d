/// Reads the log from the store, entry by entry, the earliest first: the same log always gives the same sequence.

import GRDB
import SessionModel

extension TrainingStore {
  /// The whole log, without a running session and without what was deleted. Reports progress, 0 … 1.
  public func forEachEntry(
    progress: (Double) -> Void = { _ in }, _ body: (PortableEntry) throws -> Void
  ) throws {
    try withQueue { queue in
      try queue.read { db in
        var others = try bodyweights(db) + maxes(db)
        others.sort { $0.wallMilliseconds > $1.wallMilliseconds }
        let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM session") ?? 0
        var sessions = 0
        let rows = try Row.fetchCursor(
          db,
          sql: """
            SELECT * FROM session WHERE status <> 'running' AND deleted = 0 AND \(LoggedSession.wasBegun)
            ORDER BY wall_ms + (day - (wall_ms / 1000 + utc_offset_s) / 86400) * 86400000, identity
            """)
        while let row = try rows.next() {
          sessions += 1
          guard let session = try readable(row, in: "session", read: { try portableSession($0, db) }) else { continue }
          while let other = others.last, other.wallMilliseconds < session.began.milliseconds {
            try body(other)
            others.removeLast()
          }
          try body(.session(session))
          if sessions % 64 == 1 { progress(Double(sessions - 1) / Double(max(1, count))) }
        }
        for other in others.reversed() { try body(other) }
      }
    }
  }

  /// One session of the log; nil if it is not there, or cannot be read.
  public func portableSession(_ id: SessionID) throws(StoreProblem) -> PortableSession? {
    try reading { db in
      guard let row = try Row.fetchOne(db, sql: "SELECT * FROM session WHERE id = ?", arguments: [id.rawValue]) else {
        return nil
      }
      return try readable(row, in: "session", read: { try portableSession($0, db) })
    }
  }

  private func portableSession(_ row: Row, _ db: Database) throws -> PortableSession {
    let id = try row.integer("id")
    var began = WallMoment(
      milliseconds: try row.moment("wall_ms"),
      utcOffsetSeconds: try row.integer("utc_offset_s", within: .plausibleZone))
    let length = try row.optionalMoment("ended_wall_ms").map { Milliseconds(max(0, $0 &- began.milliseconds)) }
    // A session that was moved to another day keeps its time of day.
    began.milliseconds &+= (try row.day().number &- began.day.number) &* 86_400_000
    let sets = try db.cachedStatement(sql: "SELECT * FROM logged_set WHERE session = ? ORDER BY position")
    let scores = try db.cachedStatement(sql: "SELECT * FROM block_score WHERE session = ? ORDER BY position")
    let notes = try db.cachedStatement(sql: "SELECT text FROM session_note WHERE session = ? ORDER BY position")
    let start = began.milliseconds
    return PortableSession(
      identity: try row.text("identity"), name: try row.text("name"), kind: try row.choice("kind"), began: began,
      length: length, active: try row.optionalInteger("elapsed_ms", within: .plausibleTime).map { Milliseconds($0) },
      outcome: try row.choice("status"),
      sets: try Row.fetchAll(sets, arguments: [id]).compactMap { row in
        try readable(row, in: "logged_set") { PortableSet(try StoredSet($0, began: start)) }
      },
      scores: try Row.fetchAll(scores, arguments: [id]).compactMap { row in
        try readable(row, in: "block_score") { try StoredScore($0).titled }
      },
      notes: try String.fetchAll(notes, arguments: [id]),
      areTimesGuessed: try row.text("origin") == SessionOrigin.added.rawValue)
  }

  private func bodyweights(_ db: Database) throws -> [PortableEntry] {
    try Row.fetchAll(db, sql: "SELECT * FROM bodyweight ORDER BY wall_ms DESC, id DESC").compactMap { row in
      try readable(row, in: "bodyweight", by: "id") { row in
        .bodyweight(
          PortableBodyweight(
            day: try row.day(), wallMilliseconds: try row.moment("wall_ms"),
            mass: try row.optionalInteger("grams", within: .plausibleGrams).map(Mass.init(grams:))))
      }
    }
  }

  private func maxes(_ db: Database) throws -> [PortableEntry] {
    try Row.fetchAll(db, sql: "SELECT * FROM max ORDER BY wall_ms DESC, id DESC").compactMap { row in
      try readable(row, in: "max", by: "id", "exercise") { .max(try PortableMax($0)) }
    }
  }
}

extension PortableMax {
  fileprivate init(_ row: Row) throws {
    self.init(
      exercise: try row.text("exercise"), day: try row.day(), wallMilliseconds: try row.moment("wall_ms"),
      mass: try row.optionalInteger("grams", within: .plausibleGrams).map(Mass.init(grams:)),
      origin: try row.choice("origin"), formula: try row.optionalText("formula"),
      fromMass: try row.optionalInteger("from_grams", within: .plausibleGrams).map(Mass.init(grams:)),
      fromReps: try row.optionalInteger("from_reps", within: .plausibleCount),
      fromRPETenths: try row.optionalInteger("from_rpe_tenths", within: .plausibleRPETenths))
    try judge()
  }
}

extension PortableSet {
  init(_ stored: StoredSet) {
    self.init(
      exercise: stored.exercise, set: stored.set, of: stored.of, role: stored.role, side: stored.side,
      label: stored.label, performance: stored.performance, load: stored.load?.load ?? .unstated,
      cutOff: stored.cutOff, began: Milliseconds(stored.began), ended: Milliseconds(stored.ended),
      heartRate: stored.heartRate)
  }

  var logged: LoggedSet {
    LoggedSet(
      occurrence: Occurrence(block: 0, rounds: []),
      work: Work(
        exercise: exercise, set: set, of: of, role: role, target: .open, load: load, side: side, label: label),
      performance: performance, began: Instant(milliseconds: began.count), ended: Instant(milliseconds: ended.count),
      cutOff: cutOff, heartRate: heartRate)
  }
}
