/// The athlete's own categories of exercises. Each exercise records its own category.

import GRDB

extension TrainingStore {
  /// Makes a category; false if the name is taken, ignoring case.
  public func addCategory(_ name: String) throws(StoreProblem) -> Bool {
    try writing { db in
      try db.execute(
        sql: "INSERT INTO category (name, folded) VALUES (?, ?) ON CONFLICT DO NOTHING",
        arguments: [name, name.foldedTitle])
      return db.changesCount > 0
    }
  }

  /// Its exercises stay in it; false if another category has that name.
  public func renameCategory(_ id: Int, to name: String) throws(StoreProblem) -> Bool {
    try writing { db in
      try db.execute(
        sql: "UPDATE OR IGNORE category SET name = ?, folded = ? WHERE id = ?", arguments: [name, name.foldedTitle, id])
      return db.changesCount > 0
    }
  }

  /// Its exercises return to where they were before they were put into it.
  public func deleteCategory(_ id: Int) throws(StoreProblem) {
    try writing { db in try db.execute(sql: "DELETE FROM category WHERE id = ?", arguments: [id]) }
  }
}

extension String {
  /// A name in the form used for comparison: in lower case, with single spaces.
  public var foldedTitle: String { lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
