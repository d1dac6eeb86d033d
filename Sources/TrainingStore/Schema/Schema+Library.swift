/// The tables of what the athlete keeps besides the log: own exercises, categories, pictures, saved workouts.

extension Schema {
  /// An own exercise with a built-in key replaces the built-in one. What is kept about an exercise (a mark, other
  /// names, pictures) is stored by its key, whether it is built in or the athlete's own.
  static let library = """
    ALTER TABLE profile ADD COLUMN weekly_goal INTEGER;
    ALTER TABLE max ADD COLUMN formula TEXT;
    ALTER TABLE max ADD COLUMN from_grams INTEGER;
    ALTER TABLE max ADD COLUMN from_reps INTEGER;
    ALTER TABLE max ADD COLUMN from_rpe_tenths INTEGER;
    CREATE INDEX bodyweight_by_day ON bodyweight (day, id);

    CREATE TABLE own_exercise (
      key TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      german TEXT,
      equipment TEXT NOT NULL,
      measure TEXT NOT NULL,
      main_muscles TEXT NOT NULL,
      helping_muscles TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE other_name (
      exercise TEXT NOT NULL,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      PRIMARY KEY (exercise, position)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE category (id INTEGER PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE exercise_mark (
      exercise TEXT PRIMARY KEY,
      is_favourite INTEGER NOT NULL DEFAULT 0,
      note TEXT,
      instructions TEXT,
      built_in_category TEXT,
      own_category INTEGER REFERENCES category (id) ON DELETE SET NULL,
      CHECK (built_in_category IS NULL OR own_category IS NULL)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX exercise_mark_by_category ON exercise_mark (own_category) WHERE own_category IS NOT NULL;
    CREATE TABLE imported_exercise (
      source TEXT NOT NULL,
      id TEXT NOT NULL,
      exercise TEXT NOT NULL,
      level TEXT,
      force TEXT,
      mechanic TEXT,
      PRIMARY KEY (source, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE exercise_picture (
      id INTEGER PRIMARY KEY,
      exercise TEXT NOT NULL,
      position INTEGER NOT NULL,
      format TEXT NOT NULL,
      bytes BLOB NOT NULL,
      UNIQUE (exercise, position)
    ) STRICT;
    CREATE TABLE profile_picture (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      format TEXT NOT NULL,
      bytes BLOB NOT NULL
    ) STRICT;

    CREATE TABLE workout (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      folded TEXT NOT NULL UNIQUE,
      is_favourite INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE workout_version (
      workout INTEGER NOT NULL REFERENCES workout (id) ON DELETE CASCADE,
      version INTEGER NOT NULL,
      day INTEGER NOT NULL,
      wall_ms INTEGER NOT NULL,
      source BLOB NOT NULL,
      PRIMARY KEY (workout, version)
    ) STRICT;
    CREATE TRIGGER workout_version_never_changes BEFORE UPDATE ON workout_version
      BEGIN SELECT RAISE(ABORT, 'a version is kept as it was written'); END;
    """
}
