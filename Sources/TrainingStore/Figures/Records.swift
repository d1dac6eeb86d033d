/// Records: the best of each exercise. All of it is read from the rollups of the log, so that undo, corrections and
/// imports are always included.

import GRDB
import SessionModel

/// The kinds of record, the most important first.
public enum RecordKind: String, Hashable, Sendable, CaseIterable {
  /// The heaviest load of one implement, in grams.
  case load
  /// The most load in addition to the bodyweight, in grams; negative with assistance.
  case added
  /// The estimated one-rep max by Epley, in grams.
  case estimatedMax = "estimated-max"
  /// The most reps with a load or a heavier one.
  case repsAtLoad = "reps-at-load"
  /// The most reps without a load.
  case reps
  /// Load times implements times reps of one set, in grams.
  case volume
  /// The longest set that is measured in time alone, in milliseconds.
  case time
  /// The longest distance in one set, in millimetres.
  case distance
  /// The best time for one of the usual distances, in milliseconds.
  case bestTime = "best-time"
}

/// The best set of an exercise in one kind: the first that reached it.
public struct PersonalRecord: Hashable, Sendable {
  /// The kind of record.
  public var kind: RecordKind
  /// In the unit of its kind.
  public var value: Int
  /// The set.
  public var entry: LogEntry
}

extension TrainingStore {
  /// The best of an exercise in the log.
  public func bests(of exercise: String) throws(StoreProblem) -> Bests {
    try reading { db in try NewBests.bests(of: exercise, before: nil, db) }
  }

  /// The records of one exercise, or of all, by exercise and kind.
  public func records(of exercise: String? = nil) throws(StoreProblem) -> [PersonalRecord] {
    try reading { db in
      let changed = try LifetimeBests.changedExercises(db).filter { exercise == nil || exercise == $0 }
      var records = try keptRecords(of: exercise, db)
      for exercise in changed {
        for best in try LifetimeBests.found(of: exercise, db) {
          guard let entry = try self.entry(best.entry, db) else { continue }
          records.append(PersonalRecord(kind: best.kind, value: best.value, entry: entry))
        }
      }
      let order = Dictionary(uniqueKeysWithValues: RecordKind.allCases.enumerated().map { ($1, $0) })
      // Without added weight or assistance there is nothing to report.
      return records.filter { $0.kind != .added || $0.value != 0 }.sorted {
        ($0.entry.exercise.key, order[$0.kind] ?? 0) < ($1.entry.exercise.key, order[$1.kind] ?? 0)
      }
    }
  }

  /// The most reps with each load of an exercise, the heaviest first; the first set that reached it. A load whose reps
  /// were beaten with a heavier one is left out.
  public func repRecords(of exercise: String) throws(StoreProblem) -> [PersonalRecord] {
    try reading { db in
      let bests = try NewBests.bests(of: exercise, before: nil, db)
      var most: [LoadKey: Int] = [:]
      return try bests.repsAtLoad.sorted { $0.key > $1.key }.compactMap { load, reps in
        let comparable = LoadKey(kind: load.kind, count: load.count, grams: 0)
        guard most[comparable] ?? 0 < reps else { return nil }
        most[comparable] = reps
        let day = try Int.fetchOne(
          db,
          sql: """
            SELECT min(day) FROM \(NewBests.table(of: exercise, db)) WHERE exercise = ? AND kind = 'reps-at-load'
              AND load_kind = ? AND load_count = ? AND load_grams = ? AND value = ?
            """, arguments: [exercise, load.kind.rawValue, load.count, load.grams, reps])
        let first = try day.flatMap { day in
          try LifetimeBests.entry(
            "load_kind = ? AND load_count = ? AND load_grams = ? AND reps_in_a_row = ?", of: exercise, on: day,
            [load.kind.rawValue, load.count, load.grams, reps], db)
        }
        let entry = try first.flatMap { try self.entry($0, db) }
        return entry.map { PersonalRecord(kind: .repsAtLoad, value: reps, entry: $0) }
      }
    }
  }
}

extension TrainingStore {
  private func keptRecords(of exercise: String?, _ db: Database) throws -> [PersonalRecord] {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT best.kind AS record_kind, best.value AS record_value, logged_set.*, session.name AS session_name,
          session.origin AS session_origin, \(PlannedPace.column)
        FROM exercise_best AS best JOIN logged_set USING (session, position) JOIN session ON session.id = best.session
        WHERE best.exercise NOT IN (SELECT exercise FROM changed_exercise)
          \(exercise == nil ? "" : "AND best.exercise = ?")
        """,
      arguments: exercise.map { [$0] } ?? [])
    var records: [PersonalRecord] = []
    while let row = try rows.next() {
      let record: PersonalRecord? = try readable(row, in: "logged_set") { row in
        PersonalRecord(
          kind: try row.choice("record_kind"), value: try row.integer("record_value"), entry: try LogEntry(row))
      }
      if let record { records.append(record) }
    }
    return records
  }

  private func entry(_ id: EntryID, _ db: Database) throws -> LogEntry? {
    let statement = try db.cachedStatement(
      sql: """
        \(LogEntry.query)
        WHERE session = ? AND position = ?
        """)
    return try Row.fetchOne(statement, arguments: [id.session.rawValue, id.position]).flatMap { row in
      try readable(row, in: "logged_set", read: LogEntry.init)
    }
  }
}
