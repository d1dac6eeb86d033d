/// The contents of a store without its file: its rows, copied into tables that our own steps made. Nothing else is
/// taken from a foreign file: no triggers, views or indexes.

import GRDB

enum StoreContents {
  /// What follows from the other tables and is rebuilt from them.
  private static let derived: Set = [
    "exercise_day", "exercise_day_load", "exercise_best", "new_best", "record_set",
    "changed_exercise", "changed_weighing", "session_day", "changed_session_day",
  ]

  /// Makes a store of the current version in an empty file, with the rows of another one that was checked. Throws a
  /// `DatabaseError` for rows that no store could hold.
  ///
  /// - Parameter source: its name as a URI, its version, and its size in bytes, which the new one may not far exceed.
  static func rebuild(
    in path: String, from source: (uri: String, version: Int, bytes: Int), progress: (Double) -> Void
  ) throws {
    let queue = try StoreFile.connect(StoreFile.uri(of: path, "mode=rw"))
    try queue.writeWithoutTransaction { db in
      try StoreFile.beQuick(db)
      try db.execute(sql: "PRAGMA max_page_count = \(source.bytes / 1024 + 4096)")
      try db.execute(sql: "ATTACH ? AS source", arguments: [source.uri])
      try db.inTransaction(.immediate) {
        // Its own version first: our steps then migrate its rows.
        try Schema.grow(db, steps: Schema.steps.prefix(source.version))
        try replace(try tables(db).filter { !derived.contains($0) }, from: "source", db, progress: progress)
        try checkJournal(db)
        try Schema.grow(db)
        // Another store may live on under the identity of this one.
        try db.execute(sql: "DELETE FROM replica")
        try Rollups.rebuild(db)
        return .commit
      }
      try db.execute(sql: "DETACH source")
      try TrainingStore.checkStructure(db)
      try db.makeStatement(sql: "PRAGMA journal_mode = WAL").execute()
    }
    try StoreFile.close(queue)
  }

  /// Replaces everything here with the contents of a store of the current version, within a transaction.
  static func replaceAll(from source: String, _ db: Database, progress: (Double) -> Void) throws {
    try replace(try tables(db), from: source, db, progress: progress)
  }

  /// Replaces the rows of these tables with those of the other file, unchanged: triggers have already run on them.
  private static func replace(
    _ tables: [String], from source: String, _ db: Database, progress: (Double) -> Void
  ) throws {
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    let triggers = try String.fetchAll(db, sql: "SELECT name FROM main.sqlite_master WHERE type = 'trigger'")
    try TrainingStore.without(triggers: triggers, db) {
      for table in tables.reversed() { try db.execute(sql: "DELETE FROM main.\(table)") }
      for (index, table) in tables.enumerated() {
        let columns = try String.fetchAll(db, sql: "SELECT name FROM pragma_table_info(?, 'main')", arguments: [table])
        let list = columns.map { "\"\($0)\"" }.joined(separator: ", ")
        try db.execute(sql: "INSERT INTO main.\(table) (\(list)) SELECT \(list) FROM \(source).\(table) NOT INDEXED")
        progress(Double(index + 1) / Double(tables.count))
      }
    }
  }

  /// According to our own schema, those that others refer to first.
  private static func tables(_ db: Database) throws -> [String] {
    try String.fetchAll(
      db,
      sql: """
        SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite@_%' ESCAPE '@' ORDER BY rowid
        """)
  }

  /// What a trigger does when events arrive one by one.
  private static func checkJournal(_ db: Database) throws {
    let sql = "SELECT session FROM event GROUP BY session HAVING min(sequence) <> 1 OR max(sequence) <> count(*)"
    guard let session = try Int.fetchOne(db, sql: sql) else { return }
    throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "event.sequence of session \(session)")
  }
}
