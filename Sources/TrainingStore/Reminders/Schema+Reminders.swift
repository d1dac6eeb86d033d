/// The tables of the reminders, and of what was announced.

extension Schema {
  /// `minute` is that of the local day, bit 0 of `weekdays` is Monday. A reminder is not due before `since_wall_ms`, when
  /// it was made, changed or switched on. `reminder_told` has one row for each day on which one was due: claimed before
  /// anything is heard, and marked afterwards, as in `expiry`. It outlives the reminder.
  static let reminders = """
    CREATE TABLE reminder (
      id INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      minute INTEGER NOT NULL,
      weekdays INTEGER NOT NULL,
      is_always INTEGER NOT NULL CHECK (is_always IN (0, 1)),
      is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
      note TEXT NOT NULL,
      since_wall_ms INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE reminder_told (
      reminder INTEGER NOT NULL,
      day INTEGER NOT NULL,
      minute INTEGER NOT NULL,
      kind TEXT NOT NULL,
      note TEXT NOT NULL,
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
      was_done INTEGER NOT NULL DEFAULT 0 CHECK (was_done IN (0, 1)),
      channels TEXT NOT NULL DEFAULT '',
      PRIMARY KEY (reminder, day, minute)
    ) STRICT, WITHOUT ROWID;
    """
}
