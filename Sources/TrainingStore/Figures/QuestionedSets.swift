/// Sets of another log with more than anybody does are a question: until the athlete says that they are meant, they count
/// for nothing. Saying so is a correction like any other; it is kept as a word of the label.

import GRDB
import SessionModel

extension Schema {
  /// Sums up the exercises again that have such a set.
  static let questioned = """
    CREATE INDEX logged_set_beyond_anybody ON logged_set (session, position) WHERE \(isBeyondAnybody);
    DROP VIEW counted_set;
    \(countedSet(of: "role <> 'warmup' AND \(isBelievable) AND \(isAnswered)", inARow: "reps_in_a_row"))
    INSERT INTO changed_exercise (exercise) \(questionedExercises) ON CONFLICT DO UPDATE SET since = excluded.since;
    DELETE FROM exercise_day WHERE exercise IN (\(questionedExercises));
    INSERT INTO exercise_day SELECT * FROM exercise_day_of_log WHERE exercise IN (\(questionedExercises));
    DELETE FROM exercise_day_load WHERE exercise IN (\(questionedExercises));
    INSERT INTO exercise_day_load SELECT * FROM exercise_day_load_of_log WHERE exercise IN (\(questionedExercises));
    """

  /// Numbers, not names: what counted as impossible in this step must stay the same.
  private static let isBeyondAnybody = "(reps > 1000 OR abs(load_grams) > 600000)"
  private static let isConfirmed = "instr(', ' || ifnull(label, '') || ',', ', \(ForeignLabel.confirmed),') > 0"
  private static let origin = "(SELECT origin FROM session WHERE session.id = logged_set.session)"

  /// As before, with distances and speeds.
  static let questionedDistances = """
    DROP INDEX logged_set_beyond_anybody;
    CREATE INDEX logged_set_beyond_anybody ON logged_set (session, position) WHERE \(isBeyondAnybody(over: oneSpeed));
    DROP VIEW counted_set;
    \(countedSet(
      of: "role <> 'warmup' AND \(isBelievable) AND \(isAnswered(upTo: oneSpeed))", inARow: "reps_in_a_row"))
    INSERT INTO changed_exercise (exercise) \(farExercises) ON CONFLICT DO UPDATE SET since = excluded.since;
    DELETE FROM exercise_day WHERE exercise IN (\(farExercises));
    INSERT INTO exercise_day SELECT * FROM exercise_day_of_log WHERE exercise IN (\(farExercises));
    """

  /// The farthest that anybody gets in the time of a set.
  private static let oneSpeed = "50 * milliseconds"

  private static func isBeyondAnybody(over most: String) -> String {
    """
    (reps > 1000 OR abs(load_grams) > 600000 OR millimetres > 1000000000
      OR milliseconds > 0 AND millimetres > \(most))
    """
  }

  /// What was recorded or entered here was asked about at once.
  private static func isQuestioned(over most: String) -> String {
    """
    \(isBeyondAnybody(over: most)) AND NOT \(isConfirmed) AND \(origin) = 'imported'
    """
  }

  /// The opposite.
  private static func isAnswered(upTo most: String) -> String {
    """
    (ifnull(reps, 0) <= 1000 AND abs(ifnull(load_grams, 0)) <= 600000 AND ifnull(millimetres, 0) <= 1000000000
        AND (ifnull(milliseconds, 0) <= 0 OR ifnull(millimetres, 0) <= \(most))
      OR \(isConfirmed) OR \(origin) <> 'imported')
    """
  }

  private static let farExercises = "SELECT DISTINCT exercise FROM logged_set WHERE \(isQuestioned(over: oneSpeed))"

  /// As before, with how fast anybody has ever been.
  static let questionedSpeeds = """
    DROP INDEX logged_set_beyond_anybody;
    CREATE INDEX logged_set_beyond_anybody ON logged_set (session, position)
      WHERE \(isBeyondAnybody(over: FastestEver.mostInSQL));
    DROP VIEW counted_set;
    \(countedSet(of: "role <> 'warmup' AND \(isBelievable) AND \(isAnsweredOrNear)", inARow: "reps_in_a_row"))
    INSERT INTO changed_exercise (exercise) \(fastExercises) ON CONFLICT DO UPDATE SET since = excluded.since;
    DELETE FROM exercise_day WHERE exercise IN (\(fastExercises));
    INSERT INTO exercise_day SELECT * FROM exercise_day_of_log WHERE exercise IN (\(fastExercises));
    DELETE FROM exercise_day_load WHERE exercise IN (\(fastExercises));
    INSERT INTO exercise_day_load SELECT * FROM exercise_day_load_of_log WHERE exercise IN (\(fastExercises));
    """

  private static let fastExercises = "SELECT DISTINCT exercise FROM logged_set WHERE \(isQuestionedOrFar)"

  /// What counts for nothing yet.
  fileprivate static let isQuestionedOrFar = isQuestioned(over: FastestEver.mostInSQL)

  /// The opposite, for every query that reads sets themselves.
  static let isAnsweredOrNear = isAnswered(upTo: FastestEver.mostInSQL)

  private static let isQuestioned = "\(isBeyondAnybody) AND NOT \(isConfirmed) AND \(origin) = 'imported'"

  /// The opposite; the session is looked up only where the numbers do not say it.
  private static let isAnswered = """
    (ifnull(reps, 0) <= 1000 AND abs(ifnull(load_grams, 0)) <= 600000 OR \(isConfirmed) OR \(origin) <> 'imported')
    """

  private static let questionedExercises = "SELECT DISTINCT exercise FROM logged_set WHERE \(isQuestioned)"
}

extension StoredSet {
  /// As in `Schema.questionedSpeeds`.
  var isBeyondAnybody: Bool {
    let way = mm ?? 0
    return reps ?? 0 > BeyondAnybody.reps || abs(load?.grams ?? 0) > BeyondAnybody.load.grams
      || way > BeyondAnybody.distance.millimetres
      || FastestEver.isBeaten(milliseconds: ms ?? 0, millimetres: way, of: exercise.key)
  }

  /// The athlete has said what was done: a number that nobody reaches counts as meant, if it is possible at all.
  mutating func confirm() {
    guard isBeyondAnybody, isBelievable, !ForeignLabel(label).isConfirmed else { return }
    label = [label, ForeignLabel.confirmed].compactMap(\.self).joined(separator: ", ")
  }
}

extension TrainingStore {
  /// The sets that count for nothing until they are confirmed or corrected, the newest first, with those that can only
  /// be corrected. Of all sessions, or of those that an import brought or changed.
  public func questionedSets(ofImport number: Int? = nil) throws(StoreProblem) -> [QuestionedSet] {
    let ofImport = """
      AND session IN (SELECT id FROM session WHERE import = ?1
        UNION SELECT ifnull(after ->> 'session', after ->> 'id') FROM import_change
          WHERE import = ?1 AND position > 0 AND name IN ('corrected_entry', 'session'))
      """
    return try reading { db in
      // Found by the index of such sets, and only then looked up: with the order, SQLite would walk all days instead.
      let rows = try Row.fetchAll(
        db,
        sql: """
          \(LogEntry.query)
          WHERE (session, position) IN (
            SELECT session, position FROM logged_set WHERE \(Schema.isQuestionedOrFar) AND role <> 'warmup')
            \(number == nil ? "" : ofImport)
          ORDER BY logged_set.day DESC, session DESC, position DESC
          """, arguments: number.map { [$0] } ?? [])
      return try rows.compactMap { row in
        try readable(row, in: "logged_set") { row in
          QuestionedSet(entry: try LogEntry(row), canBeMeant: try StoredSet(row, began: 0).isBelievable)
        }
      }
    }
  }

  /// Whether a session came from another log.
  static func isImported(_ id: SessionID, _ db: Database) throws -> Bool {
    try String.fetchOne(
      db.cachedStatement(sql: "SELECT origin FROM session WHERE id = ?"), arguments: [id.rawValue])
      == SessionOrigin.imported.rawValue
  }
}

/// A set of the log that counts for nothing yet.
public struct QuestionedSet: Hashable, Sendable {
  /// The set.
  public var entry: LogEntry
  /// False for a number that counts for nothing even if it is confirmed.
  public var canBeMeant: Bool
}
