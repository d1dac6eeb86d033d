/// Brings back an import that was undone: undoing keeps the rows that it deletes.

import FoundationEssentials
import GRDB
import SessionModel

extension TrainingStore {
  /// Takes back the undoing of an import, if that was the last manual change to the log; nil if it was not, or if the
  /// sessions of the import are in the log again.
  public func reviveImport(progress: (Double) -> Void = { _ in }) throws(StoreProblem) -> Import? {
    try changingLog(progress: progress) { db in
      guard let number = try KeptRows.last(db) else { return nil }
      try KeptRows.bringBack(import: number, db, progress)
      try Self.bringInOrder(db)
      return try Row.fetchOne(db, sql: "SELECT * FROM import WHERE id = ?", arguments: [number]).map {
        try Import($0, db)
      }
    }
  }
}

/// That an import was undone, and when.
public struct ImportUndoing: Hashable, Sendable {
  /// The import.
  public var found: Import
  /// When it was undone.
  public var moment: WallMoment
}

extension TrainingStore {
  /// The imports that were undone here, the newest undoing first.
  public func importUndoings() throws(StoreProblem) -> [ImportUndoing] {
    try reading { db in try KeptRows.undone(db) }
  }
}

/// The rows that undoing an import deleted, in `import_change` at negative positions.
enum KeptRows {
  /// Those of its own sessions, in the order in which they return; `of` selects the rows of an import.
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
  /// Rows that are not of a table: the mark of the undoing, the sessions that stayed, and fields that were changed.
  private static let (mark, stayed, fields) = (
    "undone", "stayed",
    [
      "session": "session+", "profile": "profile+", ImportTrace.notesOfSession: "notes+",
    ]
  )

  /// Keeps everything that is deleted with the sessions of an import, before it is. `identities` are the sessions that
  /// stay.
  static func keep(
    import number: Int, staying identities: [String], _ db: Database, _ progress: (Double) -> Void
  ) throws {
    for (index, table) in tables.enumerated() {
      progress(Double(index) / Double(tables.count))
      try keep(table.name, where: table.of, arguments: [number], db)
    }
    for identity in identities { try keep(stayed, key: "", before: nil, after: identity, import: number, db) }
  }

  /// Keeps a row that an import added to what was here before.
  static func keep(_ change: TracedChange, import number: Int, _ db: Database) throws {
    let columns = try db.primaryKey(change.table).columns
    try keep(
      change.table, where: columns.map { "\($0) = ?2 ->> '\($0)'" }.joined(separator: " AND "),
      arguments: [number, change.key], db)
  }

  /// Keeps what a row was changed to.
  static func keep(fieldsOf change: TracedChange, import number: Int, _ db: Database) throws {
    guard let name = fields[change.table] else { return }
    try keep(name, key: change.key, before: change.before, after: change.after, import: number, db)
  }

  static func keep(statesOf settlement: TracedChange, import number: Int, _ db: Database) throws {
    try keep("state_change", where: "settlement = ?2 ->> 'id'", arguments: [number, settlement.key], db)
  }

  static func keep(corrections: Set<String>, import number: Int, _ db: Database) throws {
    for correction in corrections.compactMap({ Int($0) }).sorted() {
      let condition = """
        id = ?2 AND NOT EXISTS (SELECT 1 FROM import_change
          WHERE import = ?1 AND position < 0 AND name = 'correction' AND after ->> 'id' = ?2)
        """
      try keep("correction", where: condition, arguments: [number, correction], db)
    }
  }

  private static func keep(
    _ table: String, where condition: String, arguments: StatementArguments, _ db: Database
  ) throws {
    let keys = try db.primaryKey(table).columns.joined(separator: ", ")
    try db.execute(
      sql: """
        INSERT INTO import_change (import, position, name, key, after)
        SELECT ?1, (SELECT ifnull(min(min(position), 0), 0) FROM import_change WHERE import = ?1)
          - row_number() OVER (ORDER BY \(keys)), '\(table)', '', \(try ImportTrace.rowJSON(of: table, withBytes: true, db))
        FROM \(table) WHERE \(condition)
        """, arguments: arguments)
  }

  private static func keep(
    _ name: String, key: String, before: String?, after: String, import number: Int, _ db: Database
  ) throws {
    try db.execute(
      sql: """
        INSERT INTO import_change (import, position, name, key, before, after)
        SELECT ?1, ifnull(min(min(position), 0), 0) - 1, ?2, ?3, ?4, ?5 FROM import_change WHERE import = ?1
        """, arguments: [number, name, key, before, after])
  }

  /// Ends the undoing. A correction that stays in part was not deleted.
  static func markAsUndone(import number: Int, at moment: Moment?, _ db: Database) throws {
    try db.execute(
      sql: """
        DELETE FROM import_change WHERE import = ? AND position < 0 AND name = 'correction'
          AND after ->> 'id' IN (SELECT id FROM correction)
        """, arguments: [number])
    let state = try String.fetchOne(
      db,
      sql: """
        SELECT json_object(
          'correction', (SELECT ifnull(max(id), 0) FROM correction),
          'import', (SELECT max(id) FROM import),
          'turn', (SELECT ifnull(max(after ->> 'turn'), 0) + 1 FROM import_change WHERE name = '\(mark)'),
          'wall_ms', ?, 'utc_offset_s', ?)
        """, arguments: [moment?.wallMilliseconds, moment?.utcOffsetSeconds])
    try keep(mark, key: "", before: nil, after: state ?? "{}", import: number, db)
  }

  /// The imports that are undone, each with the time of that, the newest first.
  static func undone(_ db: Database) throws -> [ImportUndoing] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT import.*, after ->> 'wall_ms' AS undone_ms, after ->> 'utc_offset_s' AS undone_offset_s
        FROM import_change AS mark JOIN import ON import.id = mark.import
        WHERE name = '\(mark)' AND position < 0 AND after ->> 'wall_ms' IS NOT NULL
        ORDER BY undone_ms DESC
        """)
    return try rows.map { row in
      ImportUndoing(
        found: try Import(row, db),
        moment: WallMoment(
          milliseconds: try row.moment("undone_ms"), utcOffsetSeconds: try row.integer("undone_offset_s")))
    }
  }

  /// The import that was undone last, if nothing was corrected or imported since and none of its sessions is in the log.
  /// Undoing it took its corrections along, so their numbers are given again: the marks of earlier ones say nothing.
  static func last(_ db: Database) throws -> Int? {
    try Int.fetchOne(
      db,
      sql: """
        SELECT import FROM (
            SELECT * FROM import_change WHERE name = '\(mark)' AND position < 0
            ORDER BY after ->> 'turn' DESC LIMIT 1) AS mark
        WHERE after ->> 'correction' >= (
            SELECT ifnull(max(id), 0) FROM correction WHERE act <> 'undo'
              AND id NOT IN (SELECT undoes FROM correction WHERE undoes IS NOT NULL))
          AND ifnull(after ->> 'import', \(Int.max)) >= (SELECT max(id) FROM import WHERE is_undone = 0 OR id = import)
          AND NOT EXISTS (
            SELECT 1 FROM import_change AS kept JOIN session ON identity = kept.after ->> 'identity'
            WHERE kept.import = mark.import AND kept.position < 0 AND kept.name = 'session')
        """)
  }

  /// Inserts the kept rows again. Numbers that were given to other rows since become higher ones.
  static func bringBack(import number: Int, _ db: Database, _ progress: (Double) -> Void) throws {
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    let shifts = try [
      "session": shift("session", number, db), "correction": shift("correction", number, db),
      "settlement": shift("settlement", number, db),
    ]
    let kept = try String.fetchSet(
      db, sql: "SELECT DISTINCT name FROM import_change WHERE import = ? AND position < 0", arguments: [number])
    let own = tables.map(\.name).filter(kept.contains)
    let others = kept.intersection(ImportTrace.tables).subtracting(own).sorted()
    // The events of a session that has ended do not let it run again.
    try TrainingStore.without(triggers: ["event_runs_its_session_again"], db) {
      try Rollups.summingUpOnce(db) {
        for (index, table) in (own + others).enumerated() {
          progress(Double(index) / Double(own.count + others.count + 1))
          try insert(table, import: number, shifts, db)
        }
      }
    }
    try renumberTrace(of: number, shifts, db)
    try bringBackSessionsHere(import: number, shifts["correction"] ?? 0, db)
    try bringBackProfile(import: number, db)
    try db.execute(
      sql: """
        UPDATE session SET import = ?1 WHERE identity IN (
          SELECT after FROM import_change WHERE import = ?1 AND position < 0 AND name = '\(stayed)')
        """, arguments: [number])
    try db.execute(sql: "DELETE FROM import_change WHERE import = ? AND position < 0", arguments: [number])
    try db.execute(sql: "UPDATE import SET is_undone = 0 WHERE id = ?", arguments: [number])
  }

  /// What was added to the library or the profile since has precedence.
  private static func insert(
    _ table: String, import number: Int, _ shifts: [String: Int], _ db: Database
  ) throws {
    let isNumberedAnew = table == "bodyweight" || table == "max"
    let columns = try db.columns(in: table).filter { !isNumberedAnew || $0.name != "id" }
    let values = columns.map { column in
      let owner = ["id": table, "undoes": "correction"][column.name] ?? column.name
      let value = "after ->> '\(column.name)'"
      if column.type.uppercased() == "BLOB" { return "\(unhex)(\(value))" }
      guard let shift = shifts[owner], shift > 0 else { return value }
      // Of a row that was not deleted, the number stays.
      return """
        \(value) + iif(\(value) IN (SELECT kept.after ->> 'id' FROM import_change AS kept
          WHERE kept.import = ?1 AND kept.position < 0 AND kept.name = '\(owner)'), \(shift), 0)
        """
    }
    if columns.contains(where: { $0.type.uppercased() == "BLOB" }) { db.add(function: bytesOfHexadecimal) }
    let isOfSession = tables.contains { $0.name == table }
    let order = try db.primaryKey(table).columns.map { "after ->> '\($0)'" }.joined(separator: ", ")
    try db.execute(
      sql: """
        INSERT \(isOfSession ? "" : "OR IGNORE ")INTO \(table) (\(columns.map(\.name).joined(separator: ", ")))
        SELECT \(values.joined(separator: ", ")) FROM import_change
        WHERE import = ?1 AND position < 0 AND name = '\(table)' ORDER BY \(order)
        """, arguments: [number])
  }

  /// The `unhex` of SQLite is younger than some that we run on.
  private static let unhex = "bytes_of_hexadecimal"
  private static let bytesOfHexadecimal = DatabaseFunction(unhex, argumentCount: 1, pure: true) { values in
    let digits = values.first.flatMap { String.fromDatabaseValue($0) }?.utf8.map { $0 } ?? []
    return Data(
      stride(from: 0, to: digits.count - 1, by: 2).compactMap { place in
        UInt8(String(decoding: digits[place...place + 1], as: UTF8.self), radix: 16)
      })
  }

  /// The trace names its rows by their numbers.
  private static func renumberTrace(of number: Int, _ shifts: [String: Int], _ db: Database) throws {
    for (table, owner, column) in [
      ("corrected_entry", "correction", "correction"), ("settlement", "settlement", "id"),
    ] {
      guard let shift = shifts[owner], shift > 0 else { continue }
      try db.execute(
        sql: """
          UPDATE import_change SET
            key = json_set(key, '$.\(column)', (key ->> '\(column)') + \(shift)),
            after = json_set(after, '$.\(column)', (after ->> '\(column)') + \(shift))
          WHERE import = ?1 AND position > 0 AND name = '\(table)' AND key ->> '\(column)' IN (
            SELECT kept.after ->> 'id' FROM import_change AS kept
            WHERE kept.import = ?1 AND kept.position < 0 AND kept.name = '\(owner)')
          """, arguments: [number])
    }
  }

  /// The sessions that were here before the import are what it made of them.
  private static func bringBackSessionsHere(import number: Int, _ shift: Int, _ db: Database) throws {
    let here = try Int.fetchAll(
      db,
      sql: """
        SELECT DISTINCT session.id FROM import_change AS kept
          JOIN session ON session.id = ifnull(kept.after ->> 'session', kept.after ->> 'id')
        WHERE kept.import = ?1 AND kept.position < 0
          AND kept.name IN ('corrected_entry', 'event', 'session+', 'notes+')
          AND session.import IS NOT ?1 AND session.identity NOT IN (
            SELECT after FROM import_change WHERE import = ?1 AND position < 0 AND name = '\(stayed)')
        """, arguments: [number])
    for id in here.map(SessionID.init(rawValue:)) {
      let corrections = try Int.fetchSet(
        db,
        sql: """
          SELECT after ->> 'correction' + ?2 FROM import_change
          WHERE import = ?1 AND position < 0 AND name = 'corrected_entry' AND after ->> 'session' = ?3
          """, arguments: [number, shift, id.rawValue])
      let entries = try CorrectedEntry.all(of: id, db, inCorrections: Set(corrections.map(String.init)))
      var rows = try SessionRows.read(id, db)
      for entry in entries { try rows.apply(entry) }
      let afterwards =
        "SELECT after FROM import_change WHERE import = ? AND position < 0 AND name = ? AND key ->> 'id' = ?"
      if let json = try String.fetchOne(db, sql: afterwards, arguments: [number, "session+", id.rawValue]) {
        try ImportTrace.putBack(json, in: &rows, db)
      }
      try rows.write(db)
      try ImportTrace.putNotes(
        String.fetchOne(db, sql: afterwards, arguments: [number, "notes+", id.rawValue]), db)
      try TrainingStore.rebuildLog(of: id, db)
    }
  }

  private static func bringBackProfile(import number: Int, _ db: Database) throws {
    let changes = try Row.fetchAll(
      db, sql: "SELECT before, after FROM import_change WHERE import = ? AND position < 0 AND name = 'profile+'",
      arguments: [number])
    for row in changes {
      let change = TracedChange(
        table: "profile", key: "", before: try row.optionalText("before"), after: try row.text("after"),
        whole: TracedChange.Whole(kind: .profile, name: "1"))
      for field in try ImportTrace.fields(of: change, db) {
        try db.execute(
          sql: "UPDATE profile SET \(field.name) = ?1 ->> '\(field.name)' WHERE \(field.name) IS ?2",
          arguments: [change.after, field.before])
      }
    }
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
