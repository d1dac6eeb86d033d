/// Sums over the log, so that years are read as fast as a week: one row for each exercise and day.

import GRDB

extension Schema {
  /// Triggers maintain the rollups: they are updated in the same transaction, whatever code writes to the log. The
  /// views define them, so rebuilding means selecting from the views. Warm-up sets do not count. The estimated max is
  /// Epley's (`MaxFormula.epley` says the same in Swift); clamps keep sums of absurd values from overflowing.
  static let rollups = """
    CREATE VIEW counted_set AS
      SELECT session, position, day, exercise, reps, milliseconds, millimetres, kilocalories,
        ifnull(load_kind, 'bodyweight') AS load_kind, ifnull(load_count, 1) AS load_count,
        ifnull(load_grams, 0) AS load_grams,
        CASE WHEN load_kind = 'mass' AND load_grams > 0
          AND (reps > 0 OR reps IS NULL AND (milliseconds > 0 OR millimetres > 0 OR kilocalories > 0))
          THEN load_grams END AS lifted_grams,
        CASE WHEN load_kind = 'bodyweight' AND reps > 0 THEN load_grams END AS added_grams,
        CASE WHEN load_kind = 'mass' AND reps > 0
          THEN min(max(load_grams, 0), 2000000) * min(max(load_count, 0), 100) * min(reps, 10000)
          ELSE 0 END AS volume_grams,
        CASE WHEN load_kind = 'mass' AND load_grams BETWEEN 1 AND 2000000 AND reps BETWEEN 1 AND 12 THEN
          CASE WHEN reps = 1 AND ifnull(rpe_tenths, 100) = 100 THEN load_grams
          WHEN ifnull(rpe_tenths, 100) BETWEEN 50 AND 100
            THEN (load_grams * (400 + reps * 10 - ifnull(rpe_tenths, 100)) + 150) / 300 END
        END AS estimated_max_grams,
        CASE WHEN reps > 0 AND (load_kind IS NULL OR load_kind = 'bodyweight' AND load_grams = 0)
          THEN reps END AS free_reps,
        CASE WHEN milliseconds > 0 AND reps IS NULL AND millimetres IS NULL AND kilocalories IS NULL
          THEN milliseconds END AS held_milliseconds,
        CASE WHEN millimetres > 0 THEN millimetres END AS covered_millimetres
      FROM logged_set WHERE role <> 'warmup';

    CREATE VIEW exercise_day_of_log AS
      SELECT exercise, day, count(*) AS sets, ifnull(sum(min(reps, 10000)), 0) AS reps,
        sum(volume_grams) AS volume_grams, ifnull(sum(milliseconds), 0) AS milliseconds,
        ifnull(sum(millimetres), 0) AS millimetres, ifnull(sum(kilocalories), 0) AS kilocalories,
        max(lifted_grams) AS load_grams, max(added_grams) AS added_grams,
        max(estimated_max_grams) AS estimated_max_grams, nullif(max(volume_grams), 0) AS set_volume_grams,
        max(free_reps) AS free_reps, max(held_milliseconds) AS held_milliseconds,
        max(covered_millimetres) AS covered_millimetres
      FROM counted_set GROUP BY exercise, day;
    CREATE TABLE exercise_day (
      exercise TEXT NOT NULL,
      day INTEGER NOT NULL,
      sets INTEGER NOT NULL,
      reps INTEGER NOT NULL,
      volume_grams INTEGER NOT NULL,
      milliseconds INTEGER NOT NULL,
      millimetres INTEGER NOT NULL,
      kilocalories INTEGER NOT NULL,
      load_grams INTEGER,
      added_grams INTEGER,
      estimated_max_grams INTEGER,
      set_volume_grams INTEGER,
      free_reps INTEGER,
      held_milliseconds INTEGER,
      covered_millimetres INTEGER,
      PRIMARY KEY (exercise, day)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX exercise_day_by_day ON exercise_day (day);

    CREATE VIEW exercise_day_load_of_log AS
      SELECT exercise, day, load_kind, load_count, load_grams, max(reps) AS reps
      FROM counted_set WHERE reps > 0 GROUP BY exercise, day, load_kind, load_count, load_grams;
    CREATE TABLE exercise_day_load (
      exercise TEXT NOT NULL,
      day INTEGER NOT NULL,
      load_kind TEXT NOT NULL,
      load_count INTEGER NOT NULL,
      load_grams INTEGER NOT NULL,
      reps INTEGER NOT NULL,
      PRIMARY KEY (exercise, day, load_kind, load_count, load_grams)
    ) STRICT, WITHOUT ROWID;

    \(trigger("INSERT", of: "NEW"))
    \(trigger("DELETE", of: "OLD"))
    CREATE TRIGGER logged_set_is_replaced_whole BEFORE UPDATE ON logged_set
      BEGIN SELECT RAISE(ABORT, 'an entry is deleted and inserted again, never updated'); END;
    INSERT INTO exercise_day SELECT * FROM exercise_day_of_log;
    INSERT INTO exercise_day_load SELECT * FROM exercise_day_load_of_log;
    """

  private static func trigger(_ event: String, of row: String) -> String {
    let pair = "WHERE exercise = \(row).exercise AND day = \(row).day"
    return """
      CREATE TRIGGER logged_set_rolls_up_after_\(event.lowercased()) AFTER \(event) ON logged_set BEGIN
        DELETE FROM exercise_day \(pair);
        INSERT INTO exercise_day SELECT * FROM exercise_day_of_log \(pair);
        DELETE FROM exercise_day_load \(pair);
        INSERT INTO exercise_day_load SELECT * FROM exercise_day_load_of_log \(pair);
      END;
      """
  }
}

enum Rollups {
  /// For changes to many sets: the days that they change are summed up once, not after each set.
  static func summingUpOnce(_ db: Database, _ change: () throws -> Void) throws {
    // KiB: the pages that change are not written to the file and read again in between.
    try db.execute(sql: "PRAGMA main.cache_size = -131072")
    try db.execute(
      sql: """
        CREATE TEMP TABLE changed_day (exercise TEXT, day INTEGER, PRIMARY KEY (exercise, day)) WITHOUT ROWID;
        \(mark("INSERT", of: "NEW"))
        \(mark("DELETE", of: "OLD"))
        """)
    try TrainingStore.without(triggers: perSet, db, change)
    for table in ["exercise_day", "exercise_day_load"] {
      let delete = try db.makeStatement(sql: "DELETE FROM \(table) WHERE exercise = ? AND day = ?")
      let insert = try db.makeStatement(
        sql: "INSERT INTO \(table) SELECT * FROM \(table)_of_log WHERE exercise = ? AND day = ?")
      let days = try Row.fetchCursor(db, sql: "SELECT exercise, day FROM changed_day")
      while let row = try days.next() {
        let day: StatementArguments = [row["exercise"] as DatabaseValue, row["day"] as DatabaseValue]
        try delete.execute(arguments: day)
        try insert.execute(arguments: day)
      }
    }
    try db.execute(
      sql: """
        INSERT INTO changed_exercise
          SELECT exercise, min(day) FROM changed_day WHERE true GROUP BY exercise \(NewBests.sinceTheFirst);
        INSERT INTO changed_session_day SELECT DISTINCT day FROM changed_day WHERE true ON CONFLICT DO NOTHING;
        DROP TRIGGER temp.logged_set_marks_its_day_after_insert;
        DROP TRIGGER temp.logged_set_marks_its_day_after_delete;
        DROP TABLE temp.changed_day;
        """)
  }

  /// What follows from a single set: the days that are marked say all of it.
  private static let perSet = [
    "logged_set_rolls_up_after_insert", "logged_set_rolls_up_after_delete", "logged_set_changes_its_exercise",
    "logged_set_marks_the_day_of_its_session_after_insert", "logged_set_marks_the_day_of_its_session_after_delete",
  ]

  /// Within `summingUpOnce`, for sessions that come with all of their sets: their days are marked once and not with each
  /// row, of which SQLite would also make a copy before it inserts it. The query selects the ids of the sessions.
  static func marking(_ sessions: String, _ db: Database, _ enter: () throws -> Void) throws {
    try db.execute(sql: "DROP TRIGGER temp.logged_set_marks_its_day_after_insert")
    try TrainingStore.without(triggers: ["session_marks_its_day_after_insert", "session_has_an_identity"], db, enter)
    try db.execute(
      sql: """
        \(mark("INSERT", of: "NEW"))
        INSERT INTO changed_day
          SELECT DISTINCT exercise, day FROM logged_set WHERE session IN (\(sessions)) ON CONFLICT DO NOTHING;
        INSERT INTO changed_session_day
          SELECT DISTINCT day FROM session WHERE id IN (\(sessions)) ON CONFLICT DO NOTHING;
        """)
  }

  private static func mark(_ event: String, of row: String) -> String {
    """
    CREATE TEMP TRIGGER logged_set_marks_its_day_after_\(event.lowercased()) AFTER \(event) ON main.logged_set
      BEGIN INSERT INTO changed_day VALUES (\(row).exercise, \(row).day) ON CONFLICT DO NOTHING; END;
    """
  }

  /// Sums up the whole log again. True if the rollups were what they should be.
  @discardableResult
  static func rebuild(_ db: Database) throws -> Bool {
    var wereRight = true
    try SessionDays.refresh(db)
    try LiftedBodyweight.refresh(db)
    for table in ["exercise_day", "exercise_day_load", "session_day"] {
      let difference = """
        SELECT EXISTS (SELECT * FROM \(table) EXCEPT SELECT * FROM \(table)_of_log)
          OR EXISTS (SELECT * FROM \(table)_of_log EXCEPT SELECT * FROM \(table))
        """
      guard try Bool.fetchOne(db, sql: difference) == true else { continue }
      wereRight = false
      try db.execute(sql: "DELETE FROM \(table)")
      try db.execute(sql: "INSERT INTO \(table) SELECT * FROM \(table)_of_log")
    }
    return try LifetimeBests.rebuild(db) && wereRight
  }
}
