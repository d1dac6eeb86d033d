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
    try reading { db in try Self.bests(of: exercise, before: nil, db) }
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
      let bests = try Self.bests(of: exercise, before: nil, db)
      var most: [LoadKey: Int] = [:]
      return try bests.repsAtLoad.sorted { $0.key > $1.key }.compactMap { load, reps in
        let comparable = LoadKey(kind: load.kind, count: load.count, grams: 0)
        guard most[comparable] ?? 0 < reps else { return nil }
        most[comparable] = reps
        let day = try Int.fetchOne(
          db,
          sql: """
            SELECT min(day) FROM exercise_day_load
            WHERE exercise = ? AND load_kind = ? AND load_count = ? AND load_grams = ? AND reps = ?
            """, arguments: [exercise, load.kind.rawValue, load.count, load.grams, reps])
        let first = try day.flatMap { day in
          try LifetimeBests.entry(
            "load_kind = ? AND load_count = ? AND load_grams = ? AND reps = ?", of: exercise, on: day,
            [load.kind.rawValue, load.count, load.grams, reps], db)
        }
        let entry = try first.flatMap { try self.entry($0, db) }
        return entry.map { PersonalRecord(kind: .repsAtLoad, value: reps, entry: $0) }
      }
    }
  }

  /// Which of these entries were records when they were done, and of what kind.
  public func marks(of entries: [LogEntry]) throws(StoreProblem) -> [EntryID: [RecordKind]] {
    try reading { db in
      var marks: [EntryID: [RecordKind]] = [:]
      for (exercise, entries) in Dictionary(grouping: entries, by: \.exercise.key) {
        let days = entries.map(\.day)
        guard let first = days.min(), let last = days.max() else { continue }
        try mark(exercise, from: first, through: last, &marks, db)
      }
      return marks
    }
  }
}

extension TrainingStore {
  private func keptRecords(of exercise: String?, _ db: Database) throws -> [PersonalRecord] {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT best.kind AS record_kind, best.value AS record_value, logged_set.*, session.name AS session_name
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

  private static func bests(of exercise: String, before day: Day?, _ db: Database) throws -> Bests {
    let until = day?.number ?? Int.max
    let names = LifetimeBests.columns.map { "max(\($0.day)) AS \($0.day)" }.joined(separator: ", ")
    let row = try db.cachedStatement(sql: "SELECT \(names) FROM exercise_day WHERE exercise = ? AND day < ?")
    var values: [RecordKind: Int] = [:]
    if let row = try Row.fetchOne(row, arguments: [exercise, until]) {
      for column in LifetimeBests.columns { values[column.kind] = try? row.optionalInteger(column.day) }
    }
    let loads = try Row.fetchCursor(
      db,
      sql: """
        SELECT load_kind, load_count, load_grams, max(reps) AS reps FROM exercise_day_load
        WHERE exercise = ? AND day < ? GROUP BY load_kind, load_count, load_grams
        """,
      arguments: [exercise, until])
    var repsAtLoad: [LoadKey: Int] = [:]
    while let row = try loads.next() {
      // An impossible value is not a best; the log reports the set.
      guard let kind = StoredLoad.Kind(rawValue: try row.text("load_kind")),
        let count = try? row.integer("load_count", within: .plausibleCount),
        let grams = try? row.integer("load_grams", within: .plausibleGrams),
        let reps = try? row.integer("reps", within: .plausibleCount)
      else { continue }
      let key = LoadKey(kind: kind, count: count, grams: grams)
      if key != .unloaded { repsAtLoad[key] = reps }
    }
    return Bests(values: values, repsAtLoad: repsAtLoad)
  }

  private func entry(_ id: EntryID, _ db: Database) throws -> LogEntry? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT logged_set.*, session.name AS session_name FROM logged_set JOIN session ON session.id = logged_set.session
        WHERE session = ? AND position = ?
        """)
    return try Row.fetchOne(statement, arguments: [id.session.rawValue, id.position]).flatMap { row in
      try readable(row, in: "logged_set", read: LogEntry.init)
    }
  }

  /// Goes through the sets of an exercise in the order in which they were done.
  func mark(
    _ exercise: String, from first: Day, through last: Day, _ marks: inout [EntryID: [RecordKind]], _ db: Database
  ) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT * FROM logged_set WHERE exercise = ? AND day BETWEEN ? AND ? ORDER BY day, session, position
        """, arguments: [exercise, first.number, last.number])
    var watch = RecordWatch(before: try Self.bests(of: exercise, before: first, db))
    var session: Int?
    var weighed: (day: Day, mass: Mass?)?
    while let row = try rows.next() {
      let here = try row.integer("session")
      if let session, session != here { watch = RecordWatch(before: watch.after) }
      session = here
      guard let set = try readable(row, in: "logged_set", read: { try StoredSet($0, began: 0) }) else { continue }
      let day = try row.day()
      if set.load?.kind == .bodyweight, weighed?.day != day { weighed = (day, try LiftedBodyweight.on(day, db)) }
      let kinds = watch.take(SetFigures(set, bodyweight: weighed?.mass))
      if kinds.isEmpty { continue }
      marks[EntryID(session: SessionID(rawValue: here), position: try row.integer("position"))] = kinds
    }
  }
}
