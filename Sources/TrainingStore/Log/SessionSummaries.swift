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
  /// Sessions that have ended, the newest first, without those that were only looked at. With a text, those whose
  /// name, notes or sets contain it; the exercise of the query is ignored.
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

  /// Only the given conditions, so that SQLite counts sessions by an index alone.
  private static func finished(_ query: LogQuery) -> (sql: String, arguments: StatementArguments) {
    var arguments: [(any DatabaseValueConvertible)?] = []
    func place(of value: any DatabaseValueConvertible) -> String {
      arguments.append(value)
      return "?\(arguments.count)"
    }
    // The most frequent status first: each session of the log is compared.
    var conditions = [
      """
      deleted = 0 AND (status = 'finished' OR status = 'aborted' OR status = 'abandoned'
        AND (EXISTS (SELECT 1 FROM logged_set WHERE session = session.id)
          OR EXISTS (SELECT 1 FROM session_note WHERE session = session.id)))
      """
    ]
    if let from = query.from { conditions.append("day >= \(place(of: from.number))") }
    if let through = query.through { conditions.append("day <= \(place(of: through.number))") }
    if let session = query.session { conditions.append("id = \(place(of: session.rawValue))") }
    if let text = query.text.map({ place(of: $0.lowercased()) }) {
      conditions.append(
        """
        (instr(swiftLowercaseString(name), \(text)) > 0 OR id IN (\(noted(text)))
          OR id IN (SELECT session FROM logged_set WHERE instr(words, \(text)) > 0))
        """)
    }
    return (conditions.joined(separator: " AND "), StatementArguments(arguments))
  }

  /// The sums of sessions.
  public func summaries(of sessions: [LoggedSession]) throws(StoreProblem) -> [SessionSummary] {
    try reading { db in
      let records = try recordCounts(in: sessions, db)
      let sums = try db.cachedStatement(
        sql: """
          SELECT ifnull(sum(reps IS NOT 0), 0) AS sets, ifnull(sum(volume_grams * sides), 0) AS volume
          FROM counted_set WHERE session = ?
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
    var marks: [EntryID: [RecordKind]] = [:]
    let faster = try Self.exercisesWithDistances(from: first, through: last, db)
    for exercise in try Set(NewBests.exercises(from: first, through: last, db)).union(faster) {
      try mark(exercise, from: first, through: last, &marks, db)
    }
    return marks.keys.reduce(into: [:]) { $0[$1.session, default: 0] += 1 }
  }
}
