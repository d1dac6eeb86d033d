/// The days on which an exercise got better, so that what was best before any day is read without the days before it.

import GRDB
import SessionModel

extension Schema {
  /// A row for each day on which an exercise reached more than on all days before, in one kind of record or in the reps
  /// with one load. The transaction that changes the log finds them at its end, from the first day that changed on
  /// (`changed_exercise.since`); until then those of a changed exercise do not count. The view defines them.
  static let newBests = """
    CREATE VIEW best_of_day AS
      SELECT exercise, kind, load_kind, load_count, load_grams, day, value FROM (
        \(bestsOfDay.map { kind, column in
          "SELECT exercise, '\(kind)' AS kind, '' AS load_kind, 0 AS load_count, 0 AS load_grams, day, \(column) AS value FROM exercise_day"
        }.joined(separator: "\n    UNION ALL "))
        UNION ALL SELECT exercise, 'reps-at-load', load_kind, load_count, load_grams, day, reps FROM exercise_day_load
          WHERE load_kind <> 'bodyweight' OR load_count <> 1 OR load_grams <> 0
      ) WHERE value BETWEEN \(ClosedRange.plausibleInteger.lowerBound) AND \(ClosedRange.plausibleInteger.upperBound);
    CREATE VIEW new_best_of_log AS
      SELECT exercise, kind, load_kind, load_count, load_grams, day, value FROM (
        SELECT *, max(value) OVER (
          PARTITION BY exercise, kind, load_kind, load_count, load_grams ORDER BY day
          ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
        FROM best_of_day)
      WHERE before IS NULL OR before < value;
    CREATE TABLE new_best (
      exercise TEXT NOT NULL,
      kind TEXT NOT NULL,
      load_kind TEXT NOT NULL,
      load_count INTEGER NOT NULL,
      load_grams INTEGER NOT NULL,
      day INTEGER NOT NULL,
      value INTEGER NOT NULL,
      PRIMARY KEY (exercise, kind, load_kind, load_count, load_grams, day)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO new_best SELECT * FROM new_best_of_log;
    CREATE INDEX new_best_by_day ON new_best (day, exercise);

    ALTER TABLE changed_exercise ADD COLUMN since INTEGER NOT NULL DEFAULT \(Day.plausible.lowerBound.number);
    DROP TRIGGER logged_set_rolls_up_after_insert;
    \(rollUpAfterInsert(marking: "VALUES (NEW.exercise, NEW.day) \(NewBests.sinceTheFirst)"))
    DROP TRIGGER logged_set_changes_its_exercise;
    CREATE TRIGGER logged_set_changes_its_exercise AFTER DELETE ON logged_set
      BEGIN INSERT INTO changed_exercise VALUES (OLD.exercise, OLD.day) \(NewBests.sinceTheFirst); END;
    """

  private static let bestsOfDay = [
    ("load", "load_grams"), ("added", "added_grams"), ("estimated-max", "estimated_max_grams"), ("reps", "free_reps"),
    ("volume", "set_volume_grams"), ("time", "held_milliseconds"), ("distance", "covered_millimetres"),
  ]
}

enum NewBests {
  /// Ends an insert into `changed_exercise`.
  static let sinceTheFirst = "ON CONFLICT DO UPDATE SET since = excluded.since WHERE excluded.since < since"

  private static let withoutRepsAtLoads = "AND kind <> '\(RecordKind.repsAtLoad.rawValue)'"

  /// Finds those of an exercise from a day on.
  static func refresh(_ exercise: String, since day: Int, _ db: Database) throws {
    try db.cachedStatement(sql: "DELETE FROM new_best WHERE exercise = ? AND day >= ?")
      .execute(arguments: [exercise, day])
    let insert = try db.cachedStatement(
      sql: """
        INSERT INTO new_best SELECT exercise, kind, load_kind, load_count, load_grams, day, value FROM (
          SELECT *, max(value) OVER (
            PARTITION BY kind, load_kind, load_count, load_grams ORDER BY day
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
          FROM (SELECT * FROM new_best WHERE exercise = ?1
            UNION ALL SELECT * FROM best_of_day WHERE exercise = ?1 AND day >= ?2))
        WHERE day >= ?2 AND (before IS NULL OR before < value)
        """)
    try insert.execute(arguments: [exercise, day])
  }

  /// What to select from: the view for an exercise that has changed, as its rows do not count.
  static func table(of exercise: String, _ db: Database) throws -> String {
    let changed = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM changed_exercise WHERE exercise = ?)")
    return try Bool.fetchOne(changed, arguments: [exercise]) == true ? "new_best_of_log" : "new_best"
  }

  /// The best of an exercise before a day, or of all days.
  static func bests(of exercise: String, before day: Day?, _ db: Database) throws -> Bests {
    let statement = try db.cachedStatement(
      sql: """
        SELECT kind, load_kind, load_count, load_grams, max(value) AS value FROM \(table(of: exercise, db))
        WHERE exercise = ? AND day < ? GROUP BY kind, load_kind, load_count, load_grams
        """)
    let rows = try Row.fetchCursor(statement, arguments: [exercise, day?.number ?? Int.max])
    var bests = Bests()
    while let row = try rows.next() { try bests.take(row) }
    return bests
  }

  /// The best of an exercise before a day that what was reached on it has to beat: of the same kinds, and of the loads
  /// that are at least as heavy as the lightest of them. There may be a hundred loads.
  static func bests(of exercise: String, before day: Day, against reached: Bests, _ db: Database) throws -> Bests {
    let table = try table(of: exercise, db)
    var bests = Bests()
    // What was best is what was best last.
    let last = try db.cachedStatement(
      sql: """
        SELECT value FROM \(table)
        WHERE exercise = ? AND kind = ? AND load_kind = '' AND load_count = 0 AND load_grams = 0 AND day < ?
        ORDER BY day DESC LIMIT 1
        """)
    for kind in reached.values.keys {
      let value = try Int.fetchOne(last, arguments: [exercise, kind.rawValue, day.number])
      if let value { bests.take(value, in: kind) }
    }
    let heavier = try db.cachedStatement(
      sql: """
        SELECT kind, load_kind, load_count, load_grams, max(value) AS value FROM \(table)
        WHERE exercise = ? AND kind = '\(RecordKind.repsAtLoad.rawValue)' AND load_kind = ? AND load_count = ?
          AND load_grams >= ? AND day < ?
        GROUP BY load_grams
        """)
    for load in reached.lightestLoads {
      let rows = try Row.fetchCursor(
        heavier, arguments: [exercise, load.kind.rawValue, load.count, load.grams, day.number])
      while let row = try rows.next() { try bests.take(row) }
    }
    return bests
  }

  /// The days on which an exercise got better, in order, and what it reached then.
  static func days(
    of exercise: String, from first: Day, through last: Day, withRepsAtLoads: Bool = true, _ db: Database
  ) throws -> [(day: Day, reached: Bests)] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT * FROM \(table(of: exercise, db)) WHERE exercise = ? AND day BETWEEN ? AND ?
          \(withRepsAtLoads ? "" : withoutRepsAtLoads)
        ORDER BY day
        """)
    let rows = try Row.fetchCursor(statement, arguments: [exercise, first.number, last.number])
    var days: [(day: Day, reached: Bests)] = []
    while let row = try rows.next() {
      let day = try row.day()
      if days.last?.day != day { days.append((day, Bests())) }
      try days[days.count - 1].reached.take(row)
    }
    return days
  }

  /// The exercises that may have got better on some of these days.
  static func exercises(from first: Day, through last: Day, _ db: Database) throws -> [String] {
    try String.fetchAll(
      db,
      sql: """
        SELECT exercise FROM new_best WHERE day BETWEEN ? AND ? UNION SELECT exercise FROM changed_exercise
        ORDER BY exercise
        """, arguments: [first.number, last.number])
  }
}

extension Bests {
  /// A row with a best; an impossible value is none, and the log reports the set.
  fileprivate mutating func take(_ row: Row) throws {
    guard let kind = RecordKind(rawValue: try row.text("kind")) else { return }
    if kind != .repsAtLoad {
      if let value = try? row.integer("value") { take(value, in: kind) }
    } else if let load = try? LoadKey(row), let reps = try? row.integer("value", within: .plausibleCount) {
      take(reps, at: load)
    }
  }
}

extension LoadKey {
  fileprivate init(_ row: Row) throws {
    self.init(
      kind: try row.choice("load_kind"), count: try row.integer("load_count", within: .plausibleCount),
      grams: try row.integer("load_grams", within: .plausibleGrams))
  }
}
