/// How many sessions each day had and how long they were, so that streaks over years read a row for each day.

import GRDB
import SessionModel

extension Schema {
  /// Sessions that have ended and in which something was done. Without the time without pauses, a session is as long as
  /// from its beginning to its end, at most four hours.
  ///  Triggers mark the days on which one changes, and the end of the transaction sums those up
  /// (`SessionDays.refresh`); until then the rows of a marked day do not count.
  static let sessionDays = """
    CREATE VIEW counted_session AS
      SELECT day, kind, ifnull(
        min(max(ifnull(elapsed_ms, min(ended_wall_ms - wall_ms, 14400000)), 0), 86400000), 0) AS length
      FROM session WHERE status <> 'running' AND deleted = 0 AND (kind <> 'workout'
          OR EXISTS (SELECT 1 FROM logged_set WHERE logged_set.day = session.day AND session = session.id))
        AND (status <> 'abandoned' OR origin <> 'recorded'
          OR EXISTS (SELECT 1 FROM event WHERE session = session.id)
          OR EXISTS (SELECT 1 FROM logged_set WHERE session = session.id));
    CREATE VIEW session_day_of_log AS
      SELECT day, kind, count(*) AS sessions, sum(length) AS milliseconds FROM counted_session GROUP BY day, kind;
    CREATE TABLE session_day (
      day INTEGER NOT NULL,
      kind TEXT NOT NULL,
      sessions INTEGER NOT NULL,
      milliseconds INTEGER NOT NULL,
      PRIMARY KEY (day, kind)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE changed_session_day (day INTEGER PRIMARY KEY) STRICT;
    INSERT INTO session_day SELECT * FROM session_day_of_log;
    CREATE INDEX session_on_day ON session (day, status, deleted);

    CREATE TRIGGER session_marks_its_day_after_insert AFTER INSERT ON session WHEN NEW.status <> 'running'
      BEGIN \(mark("NEW")) END;
    CREATE TRIGGER session_marks_its_day_after_delete AFTER DELETE ON session WHEN OLD.status <> 'running'
      BEGIN \(mark("OLD")) END;
    CREATE TRIGGER session_marks_its_day_after_update
      AFTER UPDATE OF day, kind, status, origin, deleted, elapsed_ms, wall_ms, ended_wall_ms ON session
      WHEN OLD.status <> 'running' OR NEW.status <> 'running'
      BEGIN \(mark("OLD")) \(mark("NEW")) END;
    CREATE TRIGGER logged_set_marks_the_day_of_its_session_after_insert AFTER INSERT ON logged_set
      BEGIN \(mark("NEW")) END;
    CREATE TRIGGER logged_set_marks_the_day_of_its_session_after_delete AFTER DELETE ON logged_set
      BEGIN \(mark("OLD")) END;
    """

  private static func mark(_ row: String) -> String {
    "INSERT INTO changed_session_day VALUES (\(row).day) ON CONFLICT DO NOTHING;"
  }
}

enum SessionDays {
  /// Sums up the days again that have changed, in the transaction that changed them.
  static func refresh(_ db: Database) throws {
    try db.execute(
      sql: """
        DELETE FROM session_day WHERE day IN (SELECT day FROM changed_session_day);
        INSERT INTO session_day SELECT day, kind, count(*), sum(length) FROM counted_session
          WHERE day IN (SELECT day FROM changed_session_day) GROUP BY day, kind;
        DELETE FROM changed_session_day;
        """)
  }

  /// By day and kind; workouts can be left out.
  static func rows(from: Day, through: Day, withWorkouts: Bool = true, _ db: Database) throws -> [Row] {
    let kinds = withWorkouts ? "" : "AND kind <> 'workout'"
    return try Row.fetchAll(
      db,
      sql: """
        SELECT day, kind, sessions, milliseconds FROM session_day
        WHERE day BETWEEN ?1 AND ?2 \(kinds) AND day NOT IN (SELECT day FROM changed_session_day)
        UNION ALL SELECT day, kind, count(*), sum(length) FROM counted_session
        WHERE day BETWEEN ?1 AND ?2 \(kinds) AND day IN (SELECT day FROM changed_session_day) GROUP BY day, kind
        ORDER BY day, kind
        """, arguments: [from.number, through.number])
  }

  /// Its Monday, and how many workouts: of years, there are some hundred weeks but thousands of days.
  static func workoutsByWeek(through: Day, _ db: Database) throws -> [Row] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT day - (day % 7 + 10) % 7 AS monday, min(day) AS first, sum(sessions) AS workouts FROM (
          SELECT day, sessions FROM session_day
          WHERE kind = 'workout' AND day <= ?1 AND day NOT IN (SELECT day FROM changed_session_day)
          UNION ALL SELECT day, count(*) FROM counted_session
          WHERE kind = 'workout' AND day <= ?1 AND day IN (SELECT day FROM changed_session_day) GROUP BY day)
        GROUP BY monday ORDER BY monday
        """, arguments: [through.number])
  }
}

extension TrainingStore {
  /// How many workouts of these days add nothing to the time trained, because nobody knows how long they were.
  public func workoutsOfUnknownLength(from: Day, through: Day) throws(StoreProblem) -> Int {
    try reading { db in
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM counted_session WHERE day BETWEEN ? AND ? AND kind = 'workout' AND length = 0",
        arguments: [from.number, through.number]) ?? 0
    }
  }
}
