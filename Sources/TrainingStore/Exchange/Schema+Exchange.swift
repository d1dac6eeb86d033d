/// The tables for exchange between logs: the identity of each session, and what came with which import.

extension Schema {
  /// The identity of a session is the same in every store. Two copies of one older store give their sessions the same
  /// identities.
  static let exchange = """
    CREATE TABLE import (
      id INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      file TEXT NOT NULL,
      wall_ms INTEGER NOT NULL,
      utc_offset_s INTEGER NOT NULL,
      sessions INTEGER NOT NULL,
      sets INTEGER NOT NULL,
      others INTEGER NOT NULL,
      is_undone INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE mapped_exercise (
      theirs TEXT PRIMARY KEY,
      exercise TEXT NOT NULL,
      name TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    ALTER TABLE session ADD COLUMN import INTEGER REFERENCES import (id);
    ALTER TABLE session ADD COLUMN identity TEXT;
    ALTER TABLE bodyweight ADD COLUMN import INTEGER REFERENCES import (id);
    ALTER TABLE max ADD COLUMN import INTEGER REFERENCES import (id);
    UPDATE session SET identity = ifnull(origin_key,
      'satz-' || substr(replace(boot_id, '-', ''), 1, 12) || '-' || wall_ms || '-' || id);
    CREATE UNIQUE INDEX session_by_identity ON session (identity);
    CREATE INDEX session_by_import ON session (import) WHERE import IS NOT NULL;
    CREATE TRIGGER session_has_an_identity AFTER INSERT ON session WHEN NEW.identity IS NULL
      BEGIN
        UPDATE session SET identity = ifnull(NEW.origin_key, 'satz-' || lower(hex(randomblob(8)))) WHERE id = NEW.id;
      END;
    """
}
