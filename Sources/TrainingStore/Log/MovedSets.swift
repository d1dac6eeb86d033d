/// Moves thousands of sets to another exercise, and back, without reading each of them: their correction is written by
/// SQL, as the same text that the encoder writes.

import GRDB
import SessionModel

/// An exercise whose sets an act of correction moved to another one.
public struct MovedExercise: Hashable, Sendable {
  /// As its sets had it before.
  public var from: Exercise
  /// As they have had it since.
  public var to: Exercise
  /// How many sets that were.
  public var sets: Int
}

enum MovedSets {
  /// How many sets are moved by one statement, so that a bar moves.
  private static let portion = 4096

  /// Lets the sets of some exercises, by their keys, be sets of others, in one act; returns how many there are. What a
  /// set had before and has since is kept in `moving`.
  static func move(
    _ exercises: [String: MappedExercise], at moment: Moment, _ db: Database, _ progress: (Double) -> Void
  ) throws -> Int {
    defer { try? db.execute(sql: "DROP TABLE IF EXISTS temp.moving; DROP TABLE IF EXISTS temp.moving_to") }
    try db.execute(
      sql: "CREATE TEMP TABLE moving_to (theirs TEXT PRIMARY KEY, key TEXT, name TEXT, on_body INTEGER) WITHOUT ROWID")
    for (theirs, ours) in exercises {
      try db.execute(
        sql: "INSERT INTO moving_to VALUES (?, ?, ?, ?)",
        arguments: [theirs, ours.exercise.key, ours.exercise.name, ours.isBodyweight])
    }
    let onBody = "on_body AND row.load_kind = 'mass' AND ifnull(row.load_count, 1) = 1"
    try db.execute(
      sql: """
        CREATE TEMP TABLE moving AS
          SELECT row.session, position, row.day, exercise, moving_to.key AS key, moving_to.name AS name,
            iif(\(onBody), 'bodyweight', load_kind) AS load_kind, iif(\(onBody), NULL, load_count) AS load_count,
            \(onBody) AS is_on_body,
            \(StoredSet.text(of: "row", began: StoredSet.began(session: "session"))) AS before
          FROM moving_to CROSS JOIN logged_set AS row ON exercise = theirs JOIN session ON session.id = row.session
          WHERE \(try StoredSet.isReadable("row", db)) AND \(StoredSet.isReadable(session: "session"))
            AND (moving_to.key IS NOT theirs OR moving_to.name IS NOT exercise_name OR \(onBody))
          ORDER BY row.session, position
        """)
    let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM moving") ?? 0
    if count == 0 { return 0 }
    progress(0.2)
    try TrainingStore.enter(.edit, undoes: nil, [], at: moment, db)
    let correction = db.lastInsertedRowID
    try replace(count, db) { progress(0.2 + $0 * 0.4) }
    try db.execute(
      sql: """
        INSERT INTO corrected_entry
        SELECT ?, session, position, before, \(text("before", key: "key", name: "name", onBody: "is_on_body"))
        FROM moving
        """, arguments: [correction])
    progress(0.8)
    return count
  }

  /// Undoes an act that did nothing but that, and after which nothing else changed these sets; nil for any other.
  static func takeBack(_ correction: Correction, at moment: Moment, _ db: Database) throws -> Correction? {
    guard correction.act == .edit else { return nil }
    let count = try CorrectedEntry.count(ofCorrection: correction.id, db)
    let exercises = try exercises(ofCorrection: correction.id, db)
    guard count > 0, exercises.reduce(0, { $0 + $1.sets }) == count else { return nil }
    defer { try? db.execute(sql: "DROP TABLE IF EXISTS temp.moving") }
    var undone = correction
    undone.changes = try CorrectedEntry.rows(ofCorrection: correction.id, most: Correction.shown, db).map {
      try CorrectedEntry($0).change
    }
    (undone.count, undone.isUndone) = (count, true)
    let moved = text(
      "before", key: "after ->> '$.exercise.key'", name: "after ->> '$.exercise.name'",
      onBody: "before ->> '$.load.kind' IS NOT after ->> '$.load.kind'")
    var isTakenBack = false
    try db.inSavepoint {
      try db.execute(
        sql: """
          CREATE TEMP TABLE moving AS
            SELECT row.session, row.position, row.day, exercise, before ->> '$.exercise.key' AS key,
              before ->> '$.exercise.name' AS name, before ->> '$.load.kind' AS load_kind,
              before ->> '$.load.count' AS load_count
            FROM corrected_entry JOIN logged_set AS row USING (session, position)
              JOIN session ON session.id = row.session
            WHERE correction = ? AND \(StoredSet.isReadable(session: "session"))
              AND after = \(StoredSet.text(of: "row", began: StoredSet.began(session: "session")))
              AND after = \(moved)
          """, arguments: [correction.id])
      guard try Int.fetchOne(db, sql: "SELECT count(*) FROM moving") == count else { return .rollback }
      try replace(count, db) { _ in }
      try TrainingStore.enter(.undo, undoes: correction.id, [], at: moment, db)
      try db.execute(
        sql: """
          INSERT INTO corrected_entry
          SELECT ?, session, position, after, before FROM corrected_entry WHERE correction = ?
          """, arguments: [db.lastInsertedRowID, correction.id])
      try TrainingStore.forgetMappings(undoneBy: exercises, db)
      isTakenBack = true
      return .commit
    }
    return isTakenBack ? undone : nil
  }

  /// The text of a set, as corrections keep it, once it is one of another exercise.
  private static func text(_ before: String, key: String, name: String, onBody: String) -> String {
    let moved = "json_set(\(before), '$.exercise.key', \(key), '$.exercise.name', \(name))"
    return "iif(\(onBody), json_remove(json_set(\(moved), '$.load.kind', 'bodyweight'), '$.load.count'), \(moved))"
  }

  /// Which exercises' sets an act moved, and where to.
  static func exercises(ofCorrection id: Int, _ db: Database) throws -> [MovedExercise] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT before ->> '$.exercise.key' AS from_key, before ->> '$.exercise.name' AS from_name,
          after ->> '$.exercise.key' AS to_key, after ->> '$.exercise.name' AS to_name, count(*) AS sets
        FROM corrected_entry WHERE correction = ? AND position > 0 AND json_valid(before) AND json_valid(after)
        GROUP BY 1, 2, 3, 4 HAVING from_key <> to_key ORDER BY sets DESC, from_key
        """, arguments: [id]
    ).map { row in
      MovedExercise(
        from: Exercise(key: try row.text("from_key"), name: try row.text("from_name")),
        to: Exercise(key: try row.text("to_key"), name: try row.text("to_name")), sets: try row.integer("sets"))
    }
  }

  /// Gives the sets of `moving` the exercise and the kind of load that it has for them. Nothing else follows from these
  /// but the sums of the days and the bests.
  private static func replace(_ count: Int, _ db: Database, _ progress: (Double) -> Void) throws {
    try Rollups.summingUpOnce(db) {
      try db.execute(
        sql: """
            INSERT INTO changed_day
              SELECT DISTINCT exercise, day FROM moving UNION SELECT DISTINCT key, day FROM moving
          """)
      try TrainingStore.without(triggers: ["logged_set_is_replaced_whole"], db) {
        let words = StoredSet.words(
          key: "moved.key", name: "moved.name", label: "logged_set.label", session: "moved.session_name")
        let update = try db.makeStatement(
          sql: """
            UPDATE logged_set SET exercise = moved.key, exercise_name = moved.name, load_kind = moved.load_kind,
              load_count = moved.load_count, words = \(words)
            FROM (SELECT moving.*, session.name AS session_name FROM moving CROSS JOIN session ON session.id = moving.session
              WHERE moving.rowid > ? AND moving.rowid <= ?) AS moved
            WHERE logged_set.session = moved.session AND logged_set.position = moved.position
            """)
        for first in stride(from: 0, to: count, by: portion) {
          progress(Double(first) / Double(count))
          try update.execute(arguments: [first, first + portion])
        }
      }
    }
  }
}
