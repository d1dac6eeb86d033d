/// The sets that were records when they were done, so that lists and sheets need not judge sets again.

import GRDB
import SessionModel

extension Schema {
  /// A row for each of them, with its kinds in their order. The transaction that changes the log finds them at its end,
  /// from the first day that changed on (`changed_exercise.since`); until then those of a changed exercise do not count.
  static let recordSets = """
    CREATE TABLE record_set (
      session INTEGER NOT NULL,
      position INTEGER NOT NULL,
      exercise TEXT NOT NULL,
      day INTEGER NOT NULL,
      kinds TEXT NOT NULL,
      PRIMARY KEY (session, position)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX record_set_by_exercise ON record_set (exercise, day);
    """
}

enum RecordSets {
  /// The rows that count.
  static let settled = "exercise NOT IN (SELECT exercise FROM changed_exercise)"

  /// Finds those of an exercise from a day on, whose bests are known again.
  static func refresh(_ exercise: String, since day: Int, _ db: Database) throws {
    try db.cachedStatement(sql: "DELETE FROM record_set WHERE exercise = ? AND day >= ?")
      .execute(arguments: [exercise, day])
    // A set that moved to another exercise may still have the row of the earlier one.
    let insert = try db.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO record_set
          SELECT session, position, exercise, day, ? FROM logged_set WHERE session = ? AND position = ?
        """)
    let found = try RecordMarks(db: db).marks(of: exercise, from: Day(number: day), through: Day(number: .max))
    for (entry, kinds) in found {
      let text = kinds.map(\.rawValue).joined(separator: ",")
      try insert.execute(arguments: [text, entry.session.rawValue, entry.position])
    }
  }

  /// Finds all of them in a store of an earlier version.
  static func complete(_ db: Database) throws {
    try db.execute(sql: "UPDATE changed_exercise SET since = ?", arguments: [Day.plausible.lowerBound.number])
    let known = try String.fetchAll(
      db, sql: "SELECT DISTINCT exercise FROM exercise_day WHERE \(settled) ORDER BY exercise")
    for exercise in known { try refresh(exercise, since: .min, db) }
  }

  /// Those of a session that count.
  static func kept(
    in session: SessionID, _ db: Database
  ) throws -> [(exercise: String, entry: EntryID, kinds: [RecordKind])] {
    let statement = try db.cachedStatement(
      sql: "SELECT position, exercise, kinds FROM record_set WHERE session = ? AND \(settled)")
    return try Row.fetchAll(statement, arguments: [session.rawValue]).map { row in
      (
        try row.text("exercise"), EntryID(session: session, position: try row.integer("position")),
        try row.text("kinds").split(separator: ",").compactMap { RecordKind(rawValue: String($0)) }
      )
    }
  }
}

extension TrainingStore {
  /// Which of these entries were records when they were done, and of what kind.
  public func marks(of entries: [LogEntry]) throws(StoreProblem) -> [EntryID: [RecordKind]] {
    try reading { db in
      let changed = try Set(LifetimeBests.changedExercises(db))
      let exercises = Dictionary(grouping: entries, by: \.exercise.key)
      var marks: [EntryID: [RecordKind]] = [:]
      for session in Set(entries.map(\.session)) {
        for record in try RecordSets.kept(in: session, db) where exercises[record.exercise] != nil {
          marks[record.entry] = record.kinds
        }
      }
      for (exercise, entries) in exercises where changed.contains(exercise) {
        let days = entries.map(\.day)
        guard let first = days.min(), let last = days.max() else { continue }
        let found = try RecordMarks(db: db, unreadable: unreadableRows).marks(of: exercise, from: first, through: last)
        marks.merge(found) { _, found in found }
      }
      return marks
    }
  }
}
