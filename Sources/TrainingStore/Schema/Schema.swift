/// The tables of the store, as steps that only add: a file of any earlier version is migrated to the current one and
/// keeps its rows.

import GRDB

enum Schema {
  /// `SATZ` in ASCII, in the header of every store, so that another program's file is not mistaken for one.
  static let applicationID = 0x5341_545A

  /// The version of a file is the number of steps applied to it. Steps are never changed once released.
  static let steps = [
    journal, trainingLog, profile, corrections, rollups, library, programs, exchange, lifetimeBests, programStarts,
    importTrace, bothSides, blockScores, levels, writtenUnits, heartRates, notices, reminders,
    identities + sharing, liftedBodyweight, heartRateZones, newBests + sessionDays,
    arrivedSessions + missedSets + believable, partsOfSets, questioned,
    questionedDistances, libraryChanges, completedSessions, questionedSpeeds,
    recordSets, leftOutSessions,
  ]

  /// Adds what is missing, all or nothing, to a file of any earlier version.
  static func migrate(_ db: Database, steps: some Collection<String> = steps) throws {
    try db.inTransaction(.immediate) {
      try grow(db, steps: steps)
      return .commit
    }
  }

  /// The same, within a transaction.
  static func grow(_ db: Database, steps: some Collection<String> = steps) throws {
    let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    guard version < steps.count else { return }
    let added = steps.dropFirst(max(0, version))
    for step in added { try db.execute(sql: step) }
    if version > 0, added.contains(writtenUnits) { try EarlierRows.complete(db) }
    if version > 0, added.contains(recordSets) { try RecordSets.complete(db) }
    try db.execute(sql: "PRAGMA application_id = \(applicationID)")
    try db.execute(sql: "PRAGMA user_version = \(steps.count)")
  }

  /// `event` is the source of truth; `session.status`, `ended_wall_ms` and the log are a cache of what the events fold
  /// to. So an event after the end (an `undo` of it) resumes the session by itself.
  private static let journal = """
    CREATE TABLE session (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      kind TEXT NOT NULL,
      day INTEGER NOT NULL,
      plan_source TEXT NOT NULL,
      plan_path TEXT,
      compiled TEXT NOT NULL,
      compiled_form INTEGER NOT NULL,
      boot_id TEXT NOT NULL,
      boot_ms INTEGER NOT NULL,
      wall_ms INTEGER NOT NULL,
      utc_offset_s INTEGER NOT NULL,
      status TEXT NOT NULL DEFAULT 'running' CHECK (status IN ('running', 'finished', 'aborted', 'abandoned')),
      ended_wall_ms INTEGER
    ) STRICT;
    CREATE UNIQUE INDEX session_that_runs ON session (status) WHERE status = 'running';
    CREATE INDEX session_by_day ON session (day);

    CREATE TABLE event (
      session INTEGER NOT NULL REFERENCES session (id),
      sequence INTEGER NOT NULL,
      instant_ms INTEGER NOT NULL,
      form INTEGER NOT NULL,
      command TEXT NOT NULL,
      boot_id TEXT NOT NULL,
      boot_ms INTEGER NOT NULL,
      wall_ms INTEGER NOT NULL,
      utc_offset_s INTEGER NOT NULL,
      PRIMARY KEY (session, sequence)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER event_in_order BEFORE INSERT ON event
      WHEN NEW.sequence IS NOT (SELECT ifnull(max(sequence), 0) + 1 FROM event WHERE session = NEW.session)
      BEGIN SELECT RAISE(ABORT, 'events are numbered without a gap'); END;
    CREATE TRIGGER event_never_changes BEFORE UPDATE ON event
      BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
    CREATE TRIGGER event_never_goes BEFORE DELETE ON event
      BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
    """

  /// One row per set, for queries over months; rewritten completely when its session ends (again).
  private static let trainingLog = """
    CREATE TABLE logged_set (
      session INTEGER NOT NULL REFERENCES session (id),
      position INTEGER NOT NULL,
      day INTEGER NOT NULL,
      block INTEGER NOT NULL,
      exercise TEXT NOT NULL,
      exercise_name TEXT NOT NULL,
      set_number INTEGER NOT NULL,
      of_sets INTEGER NOT NULL,
      role TEXT NOT NULL,
      side TEXT,
      label TEXT,
      reps INTEGER,
      load_kind TEXT CHECK (load_kind IN ('mass', 'bodyweight')),
      load_count INTEGER,
      load_grams INTEGER,
      milliseconds INTEGER,
      millimetres INTEGER,
      kilocalories INTEGER,
      rpe_tenths INTEGER,
      rounds INTEGER,
      extra_reps INTEGER,
      cut_off INTEGER NOT NULL,
      began_wall_ms INTEGER NOT NULL,
      ended_wall_ms INTEGER NOT NULL,
      words TEXT NOT NULL,
      PRIMARY KEY (session, position)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX logged_set_by_day ON logged_set (day);
    CREATE INDEX logged_set_by_exercise ON logged_set (exercise, day);
    CREATE TABLE session_note (
      session INTEGER NOT NULL REFERENCES session (id),
      position INTEGER NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (session, position)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER event_runs_its_session_again AFTER INSERT ON event
      WHEN (SELECT status FROM session WHERE id = NEW.session) <> 'running'
      BEGIN
        UPDATE session SET status = 'running', ended_wall_ms = NULL WHERE id = NEW.session;
        DELETE FROM logged_set WHERE session = NEW.session;
        DELETE FROM session_note WHERE session = NEW.session;
      END;
    """

  /// Bodyweight and maxes are kept with their dates, and the last one counts; an entry without grams removes a max.
  private static let profile = """
    CREATE TABLE profile (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      name TEXT,
      units TEXT,
      bar_grams INTEGER,
      has_plates INTEGER NOT NULL DEFAULT 0,
      ftp_watts INTEGER,
      max_heart_rate INTEGER,
      countdown_s INTEGER
    ) STRICT;
    INSERT INTO profile (id) VALUES (1);
    CREATE TABLE plate (grams INTEGER PRIMARY KEY, pairs INTEGER NOT NULL) STRICT;
    CREATE TABLE bodyweight (
      id INTEGER PRIMARY KEY,
      day INTEGER NOT NULL,
      wall_ms INTEGER NOT NULL,
      grams INTEGER
    ) STRICT;
    CREATE TABLE max (
      id INTEGER PRIMARY KEY,
      exercise TEXT NOT NULL,
      day INTEGER NOT NULL,
      wall_ms INTEGER NOT NULL,
      grams INTEGER,
      origin TEXT NOT NULL
    ) STRICT;
    CREATE INDEX max_by_exercise ON max (exercise, id);
    CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    """

  /// The level at which the athlete trains, by its name in plans.
  private static let levels = "ALTER TABLE profile ADD COLUMN level TEXT;"
}
