/// The table of what was announced: one row for each end of a clock that calls the athlete.

extension Schema {
  /// A row is claimed before anything is heard, and marked as told afterwards. The claim is a lease: it holds while its
  /// process lives, until `lease_boot_ms`. Whether the athlete has reacted follows from the journal.
  static let notices = """
    CREATE TABLE expiry (
      session INTEGER NOT NULL REFERENCES session (id),
      instant_ms INTEGER NOT NULL,
      kind TEXT NOT NULL,
      waits INTEGER NOT NULL CHECK (waits IN (0, 1)),
      due_wall_ms INTEGER NOT NULL,
      utc_offset_s INTEGER NOT NULL,
      teller TEXT NOT NULL,
      process INTEGER NOT NULL,
      process_began INTEGER NOT NULL,
      boot_id TEXT NOT NULL,
      lease_boot_ms INTEGER NOT NULL,
      claims INTEGER NOT NULL DEFAULT 1,
      told_wall_ms INTEGER,
      late_ms INTEGER,
      channels TEXT NOT NULL DEFAULT '',
      PRIMARY KEY (session, instant_ms)
    ) STRICT, WITHOUT ROWID;
    """
}
