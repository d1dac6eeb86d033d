/// Workouts saved by name: plan text as it was written, with every version of it.

import FoundationEssentials
import GRDB
import SessionModel

/// A saved workout with its newest text.
public struct SavedWorkout: Hashable, Sendable {
  /// Names it in the store.
  public var id: Int
  /// As first saved; unique, ignoring case and spaces.
  public var name: String
  /// Whether lists show it first.
  public var isFavourite: Bool
  /// The number of its newest version; the first is 1.
  public var version: Int
  /// The day on which that was saved.
  public var day: Day
  /// Plan text, byte for byte.
  public var source: [UInt8]
}

/// One version of a saved workout.
public struct WorkoutVersion: Hashable, Sendable {
  /// From 1.
  public var number: Int
  /// The day on which it was saved.
  public var day: Day
  /// Plan text, byte for byte.
  public var source: [UInt8]
}

/// The result of saving a text.
public enum WorkoutSaving: Hashable, Sendable {
  /// A new workout.
  case created
  /// A new version, with its number.
  case changed(version: Int)
  /// It is already the newest version.
  case unchanged
}

extension TrainingStore {
  /// All saved workouts, the favourites first, then by name.
  public func workouts() throws(StoreProblem) -> [SavedWorkout] {
    try reading { db in
      try Row.fetchAll(db, sql: Self.newest + " ORDER BY is_favourite DESC, folded").map(SavedWorkout.init(row:))
    }
  }

  /// The workout with this name, ignoring case and spaces.
  public func workout(named name: String) throws(StoreProblem) -> SavedWorkout? {
    try reading { db in try Self.workout(named: name, db) }
  }

  /// Saves a text under a name: a new workout, or a new version of the one that has this name.
  public func saveWorkout(
    _ source: [UInt8], named name: String, at moment: Moment
  ) throws(StoreProblem) -> WorkoutSaving {
    try writing { db in
      guard let known = try Self.workout(named: name, db) else {
        try db.execute(
          sql: "INSERT INTO workout (name, folded) VALUES (?, ?)", arguments: [name, name.foldedTitle])
        try Self.add(source, as: 1, of: Int(db.lastInsertedRowID), at: moment, db)
        return .created
      }
      guard known.source != source else { return .unchanged }
      try Self.add(source, as: known.version + 1, of: known.id, at: moment, db)
      return .changed(version: known.version + 1)
    }
  }

  /// All versions of a workout, the newest first.
  public func versions(ofWorkout id: Int) throws(StoreProblem) -> [WorkoutVersion] {
    try reading { db in
      let sql = "SELECT version, day, source FROM workout_version WHERE workout = ? ORDER BY version DESC"
      return try Row.fetchAll(db, sql: sql, arguments: [id]).map { row in
        WorkoutVersion(
          number: try row.integer("version"), day: Day(number: try row.integer("day")),
          source: try row.bytes("source"))
      }
    }
  }

  /// Makes a workout a favourite, or no longer one. Does nothing if there is no such workout.
  public func setFavourite(_ isFavourite: Bool, ofWorkout id: Int) throws(StoreProblem) {
    try writing { db in
      try db.execute(sql: "UPDATE workout SET is_favourite = ? WHERE id = ?", arguments: [isFavourite, id])
    }
  }

  /// Deletes a workout with all its versions. The log keeps the sessions, and what was planned in them.
  public func deleteWorkout(_ id: Int) throws(StoreProblem) {
    try writing { db in try db.execute(sql: "DELETE FROM workout WHERE id = ?", arguments: [id]) }
  }

  private static func workout(named name: String, _ db: Database) throws -> SavedWorkout? {
    try Row.fetchOne(db, sql: newest + " WHERE folded = ?", arguments: [name.foldedTitle]).map(SavedWorkout.init(row:))
  }

  private static let newest = """
    SELECT workout.id, name, is_favourite, version, day, source FROM workout JOIN workout_version
      ON workout = workout.id AND version = (SELECT max(version) FROM workout_version WHERE workout = workout.id)
    """

  private static func add(
    _ source: [UInt8], as version: Int, of workout: Int, at moment: Moment, _ db: Database
  ) throws {
    try db.execute(
      sql: "INSERT INTO workout_version VALUES (?, ?, ?, ?, ?)",
      arguments: [workout, version, Day(of: moment).number, moment.wallMilliseconds, Data(source)])
  }
}

extension SavedWorkout {
  fileprivate init(row: Row) throws {
    self.init(
      id: try row.integer("id"), name: try row.text("name"), isFavourite: try row.integer("is_favourite") != 0,
      version: try row.integer("version"), day: Day(number: try row.integer("day")), source: try row.bytes("source"))
  }
}
