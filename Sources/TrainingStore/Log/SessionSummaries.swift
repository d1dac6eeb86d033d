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

  /// How far it went, by exercise; warm-ups do not count.
  public var distances: [DistanceOfSession] = []

  package init(
    session: LoggedSession, sets: Int, volumeGrams: Int, records: Int, distances: [DistanceOfSession] = []
  ) {
    (self.session, self.sets, self.volumeGrams, self.records) = (session, sets, volumeGrams, records)
    self.distances = distances
  }
}

/// How far it went in one exercise of a session.
public struct DistanceOfSession: Hashable, Sendable {
  /// The key of the exercise.
  public var exercise: String
  /// The sum of its sets.
  public var millimetres: Int
  /// The unit in which all of them were written; nil for the usual one.
  public var unit: LengthUnit?

  package init(exercise: String, millimetres: Int, unit: LengthUnit?) {
    (self.exercise, self.millimetres, self.unit) = (exercise, millimetres, unit)
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

  /// The number of those sessions, whatever the limit of the query: all, without the few that are left out.
  public func countSessions(matching query: LogQuery) throws(StoreProblem) -> Int {
    try reading { db in
      let (conditions, arguments) = Self.conditions(of: query)
      // Without any condition, SQLite counts the rows of whole pages.
      let all = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
      let leftOut = ["(\(Schema.mayBeLeftOut))", "NOT (\(Self.isFinished))"] + conditions
      return try Int.fetchOne(
        db,
        sql: """
          SELECT (SELECT count(*) FROM session \(all))
            - (SELECT count(*) FROM session WHERE \(leftOut.joined(separator: " AND ")))
          """, arguments: arguments) ?? 0
    }
  }

  /// The most frequent status first: each session of a list is compared.
  private static let isFinished = """
    deleted = 0 AND (status = 'finished' OR status = 'aborted' OR status = 'abandoned'
      AND (EXISTS (SELECT 1 FROM logged_set WHERE session = session.id)
        OR EXISTS (SELECT 1 FROM session_note WHERE session = session.id)))
    """

  private static func finished(_ query: LogQuery) -> (sql: String, arguments: StatementArguments) {
    let (conditions, arguments) = conditions(of: query)
    return (([isFinished] + conditions).joined(separator: " AND "), arguments)
  }

  /// Only the given conditions, so that SQLite counts sessions by an index alone.
  private static func conditions(of query: LogQuery) -> (sql: [String], arguments: StatementArguments) {
    var arguments: [(any DatabaseValueConvertible)?] = []
    func place(of value: any DatabaseValueConvertible) -> String {
      arguments.append(value)
      return "?\(arguments.count)"
    }
    var conditions: [String] = []
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
    return (conditions, StatementArguments(arguments))
  }

  /// The sums of sessions.
  public func summaries(of sessions: [LoggedSession]) throws(StoreProblem) -> [SessionSummary] {
    try reading { db in
      let unsettled = try unsettledRecordCounts(in: sessions, db)
      let sums = try db.cachedStatement(
        sql: """
          SELECT ifnull(sum(reps IS NOT 0), 0) AS sets, ifnull(sum(volume_grams * sides), 0) AS volume,
            (SELECT count(*) FROM record_set WHERE session = ?1 AND \(RecordSets.settled)) AS records
          FROM counted_set WHERE session = ?1
          """)
      let distances = try db.cachedStatement(
        sql: """
          SELECT exercise, sum(counted_set.millimetres) AS millimetres,
            CASE WHEN count(DISTINCT ifnull(distance_unit, '')) = 1 THEN max(distance_unit) END AS unit
          FROM counted_set JOIN logged_set USING (session, position, exercise)
          WHERE session = ? AND counted_set.millimetres > 0 GROUP BY exercise ORDER BY min(position)
          """)
      return try sessions.map { session in
        let row = try Row.fetchOne(sums, arguments: [session.id.rawValue])
        let ways = try Row.fetchAll(distances, arguments: [session.id.rawValue]).map { way in
          DistanceOfSession(
            exercise: try way.text("exercise"), millimetres: try way.integer("millimetres", within: 0...Int.max),
            unit: try way.optionalChoice("unit"))
        }
        return SessionSummary(
          session: session, sets: try row?.integer("sets") ?? 0,
          volumeGrams: try row?.integer("volume", within: 0...Int.max) ?? 0,
          records: (try row?.integer("records") ?? 0) + (unsettled[session.id] ?? 0), distances: ways)
      }
    }
  }

  /// How many sets of each session were records, of the exercises whose records have to be found again.
  private func unsettledRecordCounts(in sessions: [LoggedSession], _ db: Database) throws -> [SessionID: Int] {
    guard let first = sessions.map(\.day).min(), let last = sessions.map(\.day).max() else { return [:] }
    return try LifetimeBests.changedExercises(db).reduce(into: [:]) { counts, exercise in
      let marks = try RecordMarks(db: db, unreadable: unreadableRows).marks(of: exercise, from: first, through: last)
      for entry in marks.keys { counts[entry.session, default: 0] += 1 }
    }
  }
}
