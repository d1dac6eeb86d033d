/// The last change of the library, so that undoing the last change of the log does not take back something else
/// instead.

import GRDB

extension Schema {
  /// At most one row: until the log changes after it, the last change of all is that of this exercise. `after` is the
  /// last correction before it.
  static let libraryChanges = """
    CREATE TABLE library_change (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      exercise TEXT NOT NULL,
      is_new INTEGER NOT NULL CHECK (is_new IN (0, 1)),
      after INTEGER NOT NULL
    ) STRICT;
    """
}

/// An exercise that was added or changed after the last change of the log.
public struct LibraryChange: Hashable, Sendable {
  /// What the athlete called it.
  public var exercise: String
  /// Whether it was added, and not changed.
  public var isNew: Bool

  /// A change of the exercise with this name.
  public init(exercise: String, isNew: Bool) { (self.exercise, self.isNew) = (exercise, isNew) }
}

extension TrainingStore {
  /// Notes a change of the library; nil forgets the last one.
  public func note(_ change: LibraryChange?) throws(StoreProblem) {
    try writing { db in
      try db.execute(sql: "DELETE FROM library_change")
      guard let change else { return }
      try db.execute(
        sql: "INSERT INTO library_change SELECT 1, ?, ?, ifnull(max(id), 0) FROM correction",
        arguments: [change.exercise, change.isNew])
    }
  }

  /// The change of the library after which nothing in the log was changed; nil if there is none.
  public func lastLibraryChange() throws(StoreProblem) -> LibraryChange? {
    try reading { db in
      let row = try Row.fetchOne(
        db,
        sql: "SELECT * FROM library_change WHERE NOT EXISTS (SELECT 1 FROM correction WHERE correction.id > after)")
      return try row.map {
        LibraryChange(exercise: try $0.text("exercise"), isNew: try $0.integer("is_new", within: 0...1) != 0)
      }
    }
  }
}
