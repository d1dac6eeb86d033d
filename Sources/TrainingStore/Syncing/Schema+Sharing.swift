/// The tables of syncing: which store this is, and what all machines know of each other.

extension Schema {
  /// A shared item is a session, a correction, a setting …: whatever is changed and deleted as a whole. `value` is its
  /// newest version on any machine, as rows of the exported tables, null if it was deleted; `stamp` and `machine` say
  /// which version that is. `mark` says how the item looked here when it was shared last, so that a change made here is
  /// seen; null if it was not here.
  static let sharing = """
    CREATE TABLE replica (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      identity TEXT NOT NULL,
      place TEXT NOT NULL,
      synced_wall_ms INTEGER
    ) STRICT;
    CREATE TABLE shared (
      id INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      key TEXT NOT NULL,
      stamp INTEGER NOT NULL,
      machine TEXT NOT NULL,
      mark TEXT,
      value TEXT,
      UNIQUE (kind, key)
    ) STRICT;
    CREATE INDEX shared_by_machine ON shared (machine, stamp);
    """

  /// A session that came from another machine is in the tables and in the file of that machine: it is not kept a third
  /// time. Its `value` has only its import, as long as `is_in_tables`.
  static let arrivedSessions = """
    ALTER TABLE shared ADD COLUMN is_in_tables INTEGER NOT NULL DEFAULT 0;
    """
}
