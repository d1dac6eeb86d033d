/// The best of each exercise over the whole log, with the set that reached it first, so that records are read without
/// scanning years.

import GRDB
import SessionModel

extension Schema {
  /// Triggers mark the exercises whose bests have to be found again; the transaction that changes the log finds them at
  /// its end. Until then the bests of a changed exercise do not count, so that they are never wrong, whatever code
  /// writes. The rollups of a day add a new set by itself: adding up the day again for each set took most of the time
  /// of an import.
  static let lifetimeBests = """
    CREATE TABLE exercise_best (
      exercise TEXT NOT NULL,
      kind TEXT NOT NULL,
      value INTEGER NOT NULL,
      session INTEGER NOT NULL,
      position INTEGER NOT NULL,
      PRIMARY KEY (exercise, kind)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE changed_exercise (exercise TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    INSERT INTO changed_exercise SELECT DISTINCT exercise FROM exercise_day;

    CREATE VIEW set_as_day AS
      SELECT session, position, exercise, day, 1 AS sets, ifnull(min(reps, 10000), 0) AS reps, volume_grams,
        ifnull(milliseconds, 0) AS milliseconds, ifnull(millimetres, 0) AS millimetres,
        ifnull(kilocalories, 0) AS kilocalories, lifted_grams AS load_grams, added_grams, estimated_max_grams,
        nullif(volume_grams, 0) AS set_volume_grams, free_reps, held_milliseconds, covered_millimetres
      FROM counted_set;

    DROP TRIGGER logged_set_rolls_up_after_insert;
    \(rollUpAfterInsert(marking: "VALUES (NEW.exercise) ON CONFLICT DO NOTHING"))
    CREATE TRIGGER logged_set_changes_its_exercise AFTER DELETE ON logged_set
      BEGIN INSERT INTO changed_exercise VALUES (OLD.exercise) ON CONFLICT DO NOTHING; END;
    """

  /// - Parameter mark: how `changed_exercise` gets the exercise.
  /// - Parameter most: the column of the most reps in a row.
  static func rollUpAfterInsert(marking mark: String, inARow most: String = "reps") -> String {
    """
    CREATE TRIGGER logged_set_rolls_up_after_insert AFTER INSERT ON logged_set BEGIN
      INSERT INTO exercise_day
        SELECT exercise, day, sets, reps, volume_grams, milliseconds, millimetres, kilocalories, load_grams,
          added_grams, estimated_max_grams, set_volume_grams, free_reps, held_milliseconds, covered_millimetres
        FROM set_as_day WHERE session = NEW.session AND position = NEW.position
        ON CONFLICT DO UPDATE SET
          \(sums.map { "\($0) = \($0) + excluded.\($0)" }.joined(separator: ", ")),
          \(bests.map { "\($0) = coalesce(max(\($0), excluded.\($0)), \($0), excluded.\($0))" }.joined(separator: ", "));
      INSERT INTO exercise_day_load
        SELECT exercise, day, load_kind, load_count, load_grams, \(most)
        FROM counted_set WHERE session = NEW.session AND position = NEW.position AND \(most) > 0
        ON CONFLICT DO UPDATE SET reps = max(reps, excluded.reps);
      INSERT INTO changed_exercise \(mark);
    END;
    """
  }

  private static let sums = [
    "sets", "reps", "volume_grams", "milliseconds", "millimetres", "kilocalories",
  ]
  private static let bests = [
    "load_grams", "added_grams", "estimated_max_grams", "set_volume_grams", "free_reps", "held_milliseconds",
    "covered_millimetres",
  ]
}

/// What is best, and the set that reached it first.
struct LifetimeBest: Hashable {
  var kind: RecordKind
  var value: Int
  var entry: EntryID
}

enum LifetimeBests {
  /// Finds the bests of exercises whose sets have changed, in the transaction that changed them.
  static func refresh(_ db: Database) throws {
    let changed = try Row.fetchAll(
      db.cachedStatement(sql: "SELECT exercise, since FROM changed_exercise ORDER BY exercise"))
    if changed.isEmpty { return }
    let delete = try db.cachedStatement(sql: "DELETE FROM exercise_best WHERE exercise = ?")
    let insert = try db.cachedStatement(sql: "INSERT INTO exercise_best VALUES (?, ?, ?, ?, ?)")
    let settle = try db.cachedStatement(sql: "DELETE FROM changed_exercise WHERE exercise = ?")
    for row in changed {
      let exercise = try row.text("exercise")
      let since = try row.integer("since", within: Int.min...Int.max)
      try NewBests.refresh(exercise, since: since, db)
      try delete.execute(arguments: [exercise])
      for best in try found(of: exercise, db) {
        let entry = best.entry
        try insert.execute(arguments: [
          exercise, best.kind.rawValue, best.value, entry.session.rawValue, entry.position,
        ])
      }
      // From here on, what is kept of its bests counts.
      try settle.execute(arguments: [exercise])
      try RecordSets.refresh(exercise, since: since, db)
    }
  }

  /// Finds all of them again. True if the stored ones were right.
  static func rebuild(_ db: Database) throws -> Bool {
    let before = try kept(db)
    let known = try String.fetchSet(
      db, sql: "SELECT exercise FROM exercise_day EXCEPT SELECT exercise FROM changed_exercise")
    try db.execute(
      sql: """
        DELETE FROM changed_exercise;
        INSERT INTO changed_exercise SELECT exercise, \(Int.min) FROM exercise_day
          UNION SELECT exercise, \(Int.min) FROM exercise_best UNION SELECT exercise, \(Int.min) FROM new_best
          UNION SELECT exercise, \(Int.min) FROM record_set;
        """)
    try refresh(db)
    return try before == kept(db).filter { known.contains(try $0.text("exercise")) }
  }

  private static func kept(_ db: Database) throws -> [Row] {
    try ["exercise_best", "new_best", "record_set"].flatMap { table in
      try Row.fetchAll(
        db, sql: "SELECT * FROM \(table) WHERE exercise NOT IN (SELECT exercise FROM changed_exercise)")
    }
  }

  /// Those whose stored bests are wrong.
  static func changedExercises(_ db: Database) throws -> [String] {
    try String.fetchAll(try db.cachedStatement(sql: "SELECT exercise FROM changed_exercise ORDER BY exercise"))
  }

  /// From the rollups of the days.
  static func found(of exercise: String, _ db: Database) throws -> [LifetimeBest] {
    let names = columns.map { "max(\($0.day)) AS \($0.day)" }.joined(separator: ", ")
    let most = try db.cachedStatement(sql: "SELECT \(names) FROM exercise_day WHERE exercise = ?")
    guard let row = try Row.fetchOne(most, arguments: [exercise]) else { return [] }
    var bests: [LifetimeBest] = []
    for column in columns {
      // An impossible value is not a best; the log reports the set.
      guard let value = try? row.optionalInteger(column.day) else { continue }
      let first = try db.cachedStatement(
        sql: "SELECT day FROM exercise_day WHERE exercise = ? AND \(column.day) = ? ORDER BY day LIMIT 1")
      let day = try Int.fetchOne(first, arguments: [exercise, value])
      guard let entry = try day.flatMap({ try entry("\(column.set) = ?", of: exercise, on: $0, [value], db) }) else {
        continue
      }
      bests.append(LifetimeBest(kind: column.kind, value: value, entry: entry))
    }
    return bests
  }

  /// The first set of a day that counts and for which the condition holds.
  static func entry(
    _ condition: String, of exercise: String, on day: Int, _ arguments: StatementArguments, _ db: Database
  ) throws -> EntryID? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT session, position FROM counted_set AS here WHERE exercise = ? AND day = ? AND \(condition) ORDER BY
          (SELECT began_wall_ms FROM logged_set WHERE session = here.session AND position = here.position),
          session, position
        LIMIT 1
        """)
    return try Row.fetchOne(statement, arguments: [exercise, day] + arguments).map { row in
      EntryID(session: SessionID(rawValue: try row.integer("session")), position: try row.integer("position"))
    }
  }

  /// The columns of a best in the rollup of a day and in the view of a set.
  static let columns: [(kind: RecordKind, day: String, set: String)] = RecordKind.allCases.compactMap { kind in
    switch kind {
    case .load: (kind, "load_grams", "lifted_grams")
    case .added: (kind, "added_grams", "added_grams")
    case .estimatedMax: (kind, "estimated_max_grams", "estimated_max_grams")
    case .repsAtLoad, .bestTime: nil
    case .reps: (kind, "free_reps", "free_reps")
    case .volume: (kind, "set_volume_grams", "volume_grams")
    case .time: (kind, "held_milliseconds", "held_milliseconds")
    case .distance: (kind, "covered_millimetres", "covered_millimetres")
    }
  }
}
