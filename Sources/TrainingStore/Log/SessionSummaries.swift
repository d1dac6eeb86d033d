/// Sessions of the log with their sums, for a list with one line each.

import GRDB
import SessionModel

/// A session that has ended, with what was done in it.
public struct SessionSummary: Hashable, Sendable {
  /// The session.
  public var session: LoggedSession
  /// The number of its sets; warm-ups do not count.
  public var sets: Int
  /// Load times implements times reps over all sets and both sides, in grams; warm-ups do not count.
  public var volumeGrams: Int
  /// How many of its sets were records when they were done.
  public var records: Int

  package init(session: LoggedSession, sets: Int, volumeGrams: Int, records: Int) {
    (self.session, self.sets, self.volumeGrams, self.records) = (session, sets, volumeGrams, records)
  }
}

extension TrainingStore {
  /// Sessions that have ended, the newest first; those that were only looked at are none. With a text, those whose
  /// name, notes or sets contain it; the exercise of the query is no condition.
  public func finishedSessions(matching query: LogQuery) throws(StoreProblem) -> [LoggedSession] {
    try reading { db in
      let (condition, arguments) = Self.finished(query)
      return try sessions(condition, arguments, limit: query.limit, db)
    }
  }

  /// The number of those sessions, whatever the limit of the query.
  public func countSessions(matching query: LogQuery) throws(StoreProblem) -> Int {
    try reading { db in
      let (condition, arguments) = Self.finished(query)
      return try Int.fetchOne(db, sql: "SELECT count(*) FROM session WHERE \(condition)", arguments: arguments) ?? 0
    }
  }

  private static func finished(_ query: LogQuery) -> (sql: String, arguments: StatementArguments) {
    let sql = """
      day BETWEEN ?1 AND ?2 AND deleted = 0 AND (?3 IS NULL OR id = ?3) AND status <> 'running'
        AND (status <> 'abandoned' OR EXISTS (SELECT 1 FROM logged_set WHERE session = session.id)
          OR EXISTS (SELECT 1 FROM session_note WHERE session = session.id))
        AND (?4 IS NULL OR instr(swiftLowercaseString(name), ?4) > 0 OR id IN (\(noted("?4")))
          OR id IN (SELECT session FROM logged_set WHERE instr(words, ?4) > 0))
      """
    return (
      sql,
      [
        query.from?.number ?? Int.min, query.through?.number ?? Int.max, query.session?.rawValue,
        query.text?.lowercased(),
      ]
    )
  }

  /// The sums of sessions.
  public func summaries(of sessions: [LoggedSession]) throws(StoreProblem) -> [SessionSummary] {
    try reading { db in
      let records = try recordCounts(in: sessions, db)
      let sums = try db.cachedStatement(
        sql: """
          SELECT count(*) AS sets, ifnull(sum(volume_grams * sides), 0) AS volume FROM counted_set WHERE session = ?
          """)
      return try sessions.map { session in
        let row = try Row.fetchOne(sums, arguments: [session.id.rawValue])
        return SessionSummary(
          session: session, sets: try row?.integer("sets") ?? 0,
          volumeGrams: try row?.integer("volume", within: 0...Int.max) ?? 0, records: records[session.id] ?? 0)
      }
    }
  }

  /// How many sets of each session were records.
  private func recordCounts(in sessions: [LoggedSession], _ db: Database) throws -> [SessionID: Int] {
    guard let first = sessions.map(\.day).min(), let last = sessions.map(\.day).max() else { return [:] }
    let exercises = try String.fetchAll(
      db, sql: "SELECT DISTINCT exercise FROM exercise_day WHERE day BETWEEN ? AND ?",
      arguments: [first.number, last.number])
    var marks: [EntryID: [RecordKind]] = [:]
    for exercise in exercises { try mark(exercise, from: first, through: last, &marks, db) }
    return marks.keys.reduce(into: [:]) { $0[$1.session, default: 0] += 1 }
  }
}
