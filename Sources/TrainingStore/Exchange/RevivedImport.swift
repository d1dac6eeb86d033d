/// Brings back an import that was undone: undoing keeps the rows that it deletes.

import GRDB
import SessionModel

extension TrainingStore {
  /// Takes back the undoing of an import, if that was the last manual change to the log; nil if it was not, or if the
  /// sessions of the import are in the log again.
  public func reviveImport() throws(StoreProblem) -> Import? {
    try changingLog { db in
      guard let number = try KeptRows.last(db) else { return nil }
      try KeptRows.bringBack(import: number, db)
      try Self.bringInOrder(db)
      return try Row.fetchOne(db, sql: "SELECT * FROM import WHERE id = ?", arguments: [number]).map {
        try Import($0, db)
      }
    }
  }
}

/// The rows that undoing an import deleted, in `import_change` at negative positions.
enum KeptRows {
  /// In the order in which they return; `of` selects the rows of an import.
  private static let tables: [(name: String, of: String)] = [
    ("session", "import = ?1"),
    ("program_session", ofSession), ("settlement", ofSession),
    ("state_change", "settlement IN (SELECT id FROM settlement WHERE \(ofSession))"),
    (
      "correction",
      """
      id IN (SELECT correction FROM corrected_entry WHERE \(ofSession))
        AND id NOT IN (SELECT correction FROM corrected_entry WHERE NOT \(ofSession))
      """
    ),
    ("corrected_entry", ofSession), ("event", ofSession), ("logged_set", ofSession), ("session_note", ofSession),
    ("block_score", ofSession), ("bodyweight", "import = ?1"), ("max", "import = ?1"),
  ]
  private static let ofSession = "session IN (SELECT id FROM session WHERE import = ?1)"
  /// Rows that are not of a table: the mark of the undoing, and the sessions that stayed.
  private static let (mark, stayed) = ("undone", "stayed")

  /// Keeps everything that is deleted with an import, before it is. `identities` are the sessions that stay.
  static func keep(import number: Int, staying identities: [String], _ db: Database) throws {
    for table in tables {
      let row = try ImportTrace.rowJSON(of: table.name, db)
      let keys = try db.primaryKey(table.name).columns.joined(separator: ", ")
      try db.execute(
        sql: """
          INSERT INTO import_change (import, position, name, key, after)
          SELECT ?1, (SELECT ifnull(min(min(position), 0), 0) FROM import_change WHERE import = ?1)
            - row_number() OVER (ORDER BY \(keys)), '\(table.name)', '', \(row)
          FROM \(table.name) WHERE \(table.of)
          """, arguments: [number])
    }
    for identity in identities { try keep(stayed, identity, import: number, db) }
    let state = try String.fetchOne(
      db,
      sql: """
        SELECT json_object(
          'correction', (SELECT ifnull(max(id), 0) FROM correction),
          'turn', (SELECT ifnull(max(after ->> 'turn'), 0) + 1 FROM import_change WHERE name = '\(mark)'))
        """)
    try keep(mark, state ?? "{}", import: number, db)
  }

  private static func keep(_ name: String, _ value: String, import number: Int, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO import_change (import, position, name, key, after)
        SELECT ?1, ifnull(min(min(position), 0), 0) - 1, ?2, '', ?3 FROM import_change WHERE import = ?1
        """, arguments: [number, name, value])
  }

  /// The import that was undone last, if nothing was corrected since and none of its sessions is in the log.
  static func last(_ db: Database) throws -> Int? {
    try Int.fetchOne(
      db,
      sql: """
        SELECT import FROM import_change AS mark WHERE name = '\(mark)' AND position < 0
          AND after ->> 'correction' >= (
            SELECT ifnull(max(id), 0) FROM correction WHERE act <> 'undo'
              AND id NOT IN (SELECT undoes FROM correction WHERE undoes IS NOT NULL))
          AND NOT EXISTS (
            SELECT 1 FROM import_change AS kept JOIN session ON identity = kept.after ->> 'identity'
            WHERE kept.import = mark.import AND kept.position < 0 AND kept.name = 'session')
        ORDER BY after ->> 'turn' DESC LIMIT 1
        """)
  }

  /// Inserts the kept rows again. Numbers that were given to other rows since become higher ones.
  static func bringBack(import number: Int, _ db: Database) throws {
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    let shifts = try [
      "session": shift("session", number, db), "correction": shift("correction", number, db),
      "settlement": shift("settlement", number, db),
    ]
    // The events of a session that has ended do not let it run again.
    try TrainingStore.without(triggers: ["event_runs_its_session_again"], db) {
      for table in tables {
        let isNumberedAnew = table.name == "bodyweight" || table.name == "max"
        let columns = try db.columns(in: table.name).map(\.name).filter { !isNumberedAnew || $0 != "id" }
        let values = columns.map { column in
          let owner = ["id": table.name, "undoes": "correction"][column] ?? column
          let value = "after ->> '\(column)'"
          guard let shift = shifts[owner], shift > 0 else { return value }
          // Of a row that was not deleted, the number stays.
          return """
            \(value) + iif(\(value) IN (SELECT kept.after ->> 'id' FROM import_change AS kept
              WHERE kept.import = ?1 AND kept.position < 0 AND kept.name = '\(owner)'), \(shift), 0)
            """
        }
        try db.execute(
          sql: """
            INSERT INTO \(table.name) (\(columns.joined(separator: ", ")))
            SELECT \(values.joined(separator: ", ")) FROM import_change
            WHERE import = ?1 AND position < 0 AND name = '\(table.name)' ORDER BY position DESC
            """, arguments: [number])
      }
    }
    try db.execute(
      sql: """
        UPDATE session SET import = ?1 WHERE identity IN (
          SELECT after FROM import_change WHERE import = ?1 AND position < 0 AND name = '\(stayed)')
        """, arguments: [number])
    try db.execute(sql: "DELETE FROM import_change WHERE import = ? AND position < 0", arguments: [number])
    try db.execute(sql: "UPDATE import SET is_undone = 0 WHERE id = ?", arguments: [number])
  }

  /// What the numbers of a table's kept rows have to be raised by: nothing if all of them are free.
  private static func shift(_ table: String, _ number: Int, _ db: Database) throws -> Int {
    try Int.fetchOne(
      db,
      sql: """
        SELECT iif(EXISTS (SELECT 1 FROM import_change WHERE import = ? AND position < 0 AND name = '\(table)'
          AND after ->> 'id' IN (SELECT id FROM \(table))), (SELECT max(id) FROM \(table)), 0)
        """, arguments: [number]) ?? 0
  }
}
