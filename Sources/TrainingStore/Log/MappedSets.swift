/// Sets whose exercise turned out to be one of the library: they move to it, in one act that can be undone.

import GRDB
import SessionModel

/// An exercise of the log, with the number of its sets.
public struct LoggedExercise: Hashable, Sendable {
  /// The exercise as the log has it.
  public var exercise: Exercise
  /// All of its sets, warm-ups included.
  public var sets: Int
}

/// What the sets of an exercise become.
public struct MappedExercise: Hashable, Sendable {
  /// The exercise that they are sets of from then on.
  public var exercise: Exercise
  /// Whether a load is added to the bodyweight.
  public var isBodyweight: Bool

  /// The exercise, and whether its loads are added to the bodyweight.
  public init(_ exercise: Exercise, isBodyweight: Bool) {
    self.exercise = exercise
    self.isBodyweight = isBodyweight
  }
}

extension TrainingStore {
  /// Every exercise of the log, the most frequent first, under its last name. An index counts the sets; only the names
  /// are read from the log.
  public func loggedExercises() throws(StoreProblem) -> [LoggedExercise] {
    try reading { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT exercise, sets, (SELECT exercise_name FROM logged_set WHERE exercise = counted.exercise
              ORDER BY day DESC LIMIT 1) AS name
          FROM (SELECT exercise, count(*) AS sets FROM logged_set GROUP BY exercise) AS counted
          ORDER BY sets DESC, exercise
          """
      ).map {
        LoggedExercise(
          exercise: Exercise(key: try $0.text("exercise"), name: try $0.text("name")), sets: try $0.integer("sets"))
      }
    }
  }

  /// Every exercise of the log under its last name, by its key. The index leads from one to the next, so that it does not
  /// matter how many sets they have.
  public func exercisesOfLog() throws(StoreProblem) -> [Exercise] {
    try reading { db in
      try Row.fetchAll(
        db,
        sql: """
          WITH RECURSIVE logged(exercise) AS (
            SELECT min(exercise) FROM logged_set
            UNION ALL SELECT (SELECT min(exercise) FROM logged_set WHERE exercise > logged.exercise) FROM logged
              WHERE exercise IS NOT NULL)
          SELECT exercise, (SELECT exercise_name FROM logged_set WHERE exercise = logged.exercise
              ORDER BY day DESC LIMIT 1) AS name
          FROM logged WHERE exercise IS NOT NULL
          """
      ).map { Exercise(key: try $0.text("exercise"), name: try $0.text("name")) }
    }
  }

  /// When all sets of an exercise have its name again, the rule goes by which it was another one, so that the next import
  /// does not follow it. A single corrected set leaves the rule as it is.
  static func forgetMappings(undoneBy moved: [MovedExercise], _ db: Database) throws {
    for moved in moved {
      try db.execute(
        sql: """
          DELETE FROM mapped_exercise WHERE theirs = ?1 AND exercise = ?2
            AND (SELECT count(*) FROM logged_set WHERE exercise = ?1) <= ?3
          """, arguments: [moved.from.key, moved.to.key, moved.sets])
    }
  }

  /// Lets the sets of some exercises, by their keys, be sets of others, and returns how many there were.
  /// `undoCorrection` undoes it.
  public func mapSets(
    _ exercises: [String: MappedExercise], at moment: Moment, progress: (Double) -> Void = { _ in }
  ) throws(StoreProblem) -> Int {
    try changingLog(progress: progress) { db in try MovedSets.move(exercises, at: moment, db, progress) }
  }
}
