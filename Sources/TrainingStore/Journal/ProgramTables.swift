/// The tables of programs: which session took which turn, and what it changed for the next one.

extension Schema {
  /// A settlement is what the rules made of a session when it ended. One that runs again and ends again is settled
  /// again; its last settlement counts as long as the session is finished. Nothing is ever deleted.
  static let programs = """
    CREATE TABLE program_session (
      session INTEGER PRIMARY KEY REFERENCES session (id),
      program TEXT NOT NULL,
      declaration TEXT NOT NULL,
      turn INTEGER NOT NULL,
      basis TEXT NOT NULL
    ) STRICT;
    CREATE INDEX program_session_by_program ON program_session (program, session);
    CREATE TABLE settlement (
      id INTEGER PRIMARY KEY,
      session INTEGER NOT NULL REFERENCES session (id),
      wall_ms INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX settlement_by_session ON settlement (session, id);
    CREATE TABLE state_change (
      settlement INTEGER NOT NULL REFERENCES settlement (id),
      position INTEGER NOT NULL,
      key TEXT NOT NULL,
      before TEXT,
      value TEXT NOT NULL,
      reason TEXT NOT NULL,
      PRIMARY KEY (settlement, position)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER state_change_never_changes BEFORE UPDATE ON state_change
      BEGIN SELECT RAISE(ABORT, 'changes of states are append-only'); END;
    CREATE TRIGGER state_change_never_goes BEFORE DELETE ON state_change
      BEGIN SELECT RAISE(ABORT, 'changes of states are append-only'); END;
    CREATE VIEW state_that_holds AS
      SELECT p.program, c.key, c.before, c.value, c.reason, s.id AS session, s.name, s.day, c.settlement, c.position
      FROM session s JOIN program_session p ON p.session = s.id
        JOIN state_change c ON c.settlement = (SELECT max(id) FROM settlement WHERE session = s.id)
      WHERE s.status = 'finished';
    """

  /// Restarted programs: the last row of each counts, and only sessions that began later count.
  static let programStarts = """
    CREATE TABLE program_start (
      id INTEGER PRIMARY KEY,
      program TEXT NOT NULL,
      wall_ms INTEGER NOT NULL,
      since_ms INTEGER NOT NULL
    ) STRICT;
    CREATE TRIGGER program_start_never_changes BEFORE UPDATE ON program_start
      BEGIN SELECT RAISE(ABORT, 'starts of programs are append-only'); END;
    CREATE TRIGGER program_start_never_goes BEFORE DELETE ON program_start
      BEGIN SELECT RAISE(ABORT, 'starts of programs are append-only'); END;
    """
}
