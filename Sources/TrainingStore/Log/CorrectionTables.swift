/// The tables of manual entries and corrections: the log is never overwritten; a correction is one more entry.

extension Schema {
  /// `session.name`, `day` and `deleted` cache what the journal and the corrections of a session say. An act is one
  /// manual change to the log; each of its changes holds the entry before and after as JSON, null if there is none.
  /// Position 0 is the session itself.
  static let corrections = """
    ALTER TABLE session ADD COLUMN origin TEXT NOT NULL DEFAULT 'recorded';
    ALTER TABLE session ADD COLUMN origin_key TEXT;
    ALTER TABLE session ADD COLUMN elapsed_ms INTEGER;
    ALTER TABLE session ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;
    CREATE UNIQUE INDEX session_by_origin_key ON session (origin_key) WHERE origin_key IS NOT NULL;

    CREATE TABLE correction (
      id INTEGER PRIMARY KEY,
      act TEXT NOT NULL CHECK (act IN ('add', 'edit', 'delete', 'undo')),
      undoes INTEGER UNIQUE REFERENCES correction (id),
      wall_ms INTEGER NOT NULL,
      utc_offset_s INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE corrected_entry (
      correction INTEGER NOT NULL REFERENCES correction (id),
      session INTEGER NOT NULL REFERENCES session (id),
      position INTEGER NOT NULL,
      before TEXT,
      after TEXT,
      PRIMARY KEY (correction, session, position)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX corrected_entry_by_session ON corrected_entry (session);
    CREATE TRIGGER correction_never_changes BEFORE UPDATE ON correction
      BEGIN SELECT RAISE(ABORT, 'corrections are append-only'); END;
    CREATE TRIGGER correction_never_goes BEFORE DELETE ON correction
      BEGIN SELECT RAISE(ABORT, 'corrections are append-only'); END;
    CREATE TRIGGER corrected_entry_never_changes BEFORE UPDATE ON corrected_entry
      BEGIN SELECT RAISE(ABORT, 'corrections are append-only'); END;
    CREATE TRIGGER corrected_entry_never_goes BEFORE DELETE ON corrected_entry
      BEGIN SELECT RAISE(ABORT, 'corrections are append-only'); END;
    """
}
