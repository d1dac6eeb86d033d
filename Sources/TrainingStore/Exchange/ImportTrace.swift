/// What an import changed besides adding sessions, row by row, so that it can be reported and undone.

import FoundationEssentials
import GRDB
import SessionModel

/// What an import can contain besides sessions, bodyweights and maxes.
public enum BroughtKind: String, CaseIterable, Hashable, Sendable {
  /// A session that was already here, and is continued or corrected.
  case continued
  /// A session that came with the import and has been corrected since; only among what stays.
  case corrected
  /// An entry of the library, a setting, a value of the profile, or how the columns of a table are read.
  case exercise, picture, category, workout, setting, profile, mapping
  /// A program that is restarted.
  case restart
}

/// The names of what was imported, by kind, in order: exercises, workouts, settings (`bell=off`), fields of the
/// profile.
public typealias Brought = [BroughtKind: [String]]

extension Schema {
  /// A row before and after the import; `before` is null if there was none. Imports from before this table was added
  /// have no trace. At negative positions are the rows that undoing the import deleted (`KeptRows`).
  static let importTrace = """
    ALTER TABLE import ADD COLUMN is_traced INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE import_change (
      import INTEGER NOT NULL REFERENCES import (id),
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      key TEXT NOT NULL,
      before TEXT,
      after TEXT NOT NULL,
      PRIMARY KEY (import, position)
    ) STRICT, WITHOUT ROWID;
    """
}

/// A row that an import inserted or changed.
struct TracedChange {
  var table: String
  /// Its primary key as JSON, and the row; of bytes, only their number.
  var key: String
  var before: String?
  var after: String
  /// The session, exercise, workout … that it belongs to: these rows stay or go together.
  var whole: Whole

  struct Whole: Hashable {
    var kind: BroughtKind
    var name: String
  }
}

enum ImportTrace {
  /// Tables whose rows can be imported and removed again, each with the column that names what its rows are part of.
  private static let parts: [(table: String, kind: BroughtKind, of: String)] = [
    ("event", .continued, "session"), ("corrected_entry", .continued, "session"),
    ("program_session", .continued, "session"), ("settlement", .continued, "session"), ("session", .continued, "id"),
    ("profile", .profile, "id"), ("plate", .profile, ""), ("setting", .setting, "key"),
    ("own_exercise", .exercise, "key"), ("other_name", .exercise, "exercise"),
    ("exercise_mark", .exercise, "exercise"), ("imported_exercise", .exercise, "exercise"),
    ("exercise_picture", .exercise, "exercise"), ("profile_picture", .picture, "id"), ("category", .category, "id"),
    ("workout", .workout, "id"), ("workout_version", .workout, "workout"), ("mapped_exercise", .mapping, "theirs"),
    ("program_start", .restart, "program"), (notesOfSession, .continued, "id"),
  ]
  /// Tables whose rows are deleted with these, follow from them, or record their import themselves.
  private static let others: Set<String> = [
    "logged_set", "session_note", "block_score", "correction", "state_change", "bodyweight", "max",
  ]
  /// What an import can change and undo can restore.
  static var tables: Set<String> { others.union(parts.map(\.table)).subtracting([notesOfSession]) }

  /// Follows an `INSERT` into a table: the keys and rows that it inserted, for `enter`. Nil for a table that is not
  /// traced. Of session tables, only those of sessions up to `last`, which were here before.
  static func returning(from table: String, sessionsThrough last: Int, _ db: Database) throws -> String? {
    guard let part = parts.first(where: { $0.table == table }) else { return nil }
    let isTraced = part.kind == .continued ? "\(part.of) <= \(last)" : "1"
    return "RETURNING iif(\(isTraced), \(try keyJSON(of: table, db)), NULL), \(try rowJSON(of: table, db))"
  }

  /// Enters what an `INSERT` returned.
  static func enter(_ returned: [Row], of table: String, import number: Int, _ db: Database) throws {
    for row in returned {
      guard let key = row[0] as String? else { continue }
      try enter(table, key: key, before: nil, after: row[1], import: number, db)
    }
  }

  /// Enters what an `UPDATE` changes in the row with this number, if anything.
  static func entering(
    _ table: String, row id: Int, import number: Int, _ db: Database, _ update: () throws -> Void
  ) throws {
    let sql =
      "SELECT \(try keyJSON(of: table, db)) AS key, \(try rowJSON(of: table, db)) AS value FROM \(table) WHERE id = ?"
    let before = try Row.fetchOne(db, sql: sql, arguments: [id])
    try update()
    guard let before, let after = try Row.fetchOne(db, sql: sql, arguments: [id]), before != after else { return }
    try enter(
      table, key: before.text("key"), before: before.text("value"), after: after.text("value"), import: number, db)
  }

  /// Enters what changes about the notes of a session that was here before, all of them as one row.
  static func enteringNotes(
    of id: SessionID, import number: Int, _ db: Database, _ update: () throws -> Void
  ) throws {
    let before = try notes(of: id.rawValue, db)
    try update()
    guard let before, let after = try notes(of: id.rawValue, db), before != after else { return }
    let key = try String.fetchOne(db, sql: "SELECT json_object('id', ?)", arguments: [id.rawValue]) ?? "{}"
    try enter(notesOfSession, key: key, before: before, after: after, import: number, db)
  }

  /// Not a table, but all rows of `session_note` with one session.
  static let notesOfSession = "notes of session"

  static func notes(of session: Int, _ db: Database) throws -> String? {
    try String.fetchOne(
      db,
      sql: """
        SELECT json_object('id', ?1, 'notes', (SELECT json_group_array(text) FROM (
          SELECT text FROM session_note WHERE session = ?1 ORDER BY position)))
        """, arguments: [session])
  }

  static func putNotes(_ json: String?, _ db: Database) throws {
    guard let json, let id = try Int.fetchOne(db, sql: "SELECT ? ->> 'id'", arguments: [json]) else { return }
    let notes = try String.fetchAll(db, sql: "SELECT value FROM json_each(? -> 'notes')", arguments: [json])
    try LogProjection.write(notes, of: SessionID(rawValue: id), db)
  }

  /// Enters what the last correction changed.
  static func enterLastCorrection(import number: Int, _ db: Database) throws {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT \(try keyJSON(of: "corrected_entry", db)), \(try rowJSON(of: "corrected_entry", db))
        FROM corrected_entry WHERE correction = (SELECT max(id) FROM correction)
        """)
    try enter(rows, of: "corrected_entry", import: number, db)
  }

  static func enter(
    _ table: String, key: String, before: String?, after: String, import number: Int, _ db: Database
  ) throws {
    let insert = try db.cachedStatement(
      sql: """
        INSERT INTO import_change (import, position, name, key, before, after)
        SELECT ?1, ifnull(max(position), 0) + 1, ?2, ?3, ?4, ?5 FROM import_change WHERE import = ?1
        """)
    try insert.execute(arguments: [number, table, key, before, after])
  }

  /// A row of the table as an SQL expression; of bytes, only their number, or all of them in hexadecimal.
  static func rowJSON(of table: String, withBytes: Bool = false, _ db: Database) throws -> String {
    let pairs = try db.columns(in: table).map { column in
      let bytes = "\(withBytes ? "hex" : "length")(\(column.name))"
      return "'\(column.name)', " + (column.type.uppercased() == "BLOB" ? bytes : column.name)
    }
    return "json_object(\(pairs.joined(separator: ", ")))"
  }

  /// Its primary key, likewise.
  private static func keyJSON(of table: String, _ db: Database) throws -> String {
    "json_object(" + (try db.primaryKey(table).columns).map { "'\($0)', \($0)" }.joined(separator: ", ") + ")"
  }

  /// The last change first.
  static func changes(of number: Int, _ db: Database) throws -> [TracedChange] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT * FROM import_change WHERE import = ? AND position > 0 AND name <> '\(SharedSessions.name)'
        ORDER BY position DESC
        """, arguments: [number]
    ).map { row in
      let table = try row.text("name")
      let after = try row.text("after")
      guard let part = parts.first(where: { $0.table == table }) else { throw ImplausibleValue(column: "name") }
      // The plates belong to the profile, which has one row.
      let name = part.of.isEmpty ? "1" : try value(part.of, of: after, db) ?? ""
      return TracedChange(
        table: table, key: try row.text("key"), before: try row.optionalText("before"), after: after,
        whole: TracedChange.Whole(kind: part.kind, name: table == "profile_picture" ? "" : name))
    }
  }

  static func value(_ column: String, of json: String, _ db: Database) throws -> String? {
    try String.fetchOne(db, sql: "SELECT CAST(? ->> ? AS TEXT)", arguments: [json, column])
  }

  /// What came with an import, by name.
  static func brought(_ changes: [TracedChange], _ db: Database) throws -> Brought {
    var names: [BroughtKind: Set<String>] = [:]
    for change in changes {
      switch change.table {
      case "profile": names[.profile, default: []].formUnion(try fields(of: change, db).map(\.name))
      case "exercise_picture", "profile_picture":
        names[.picture, default: []].insert("\(try name(of: change.whole, change, db)) \(change.key)")
      case "plate": names[.profile, default: []].insert("plates")
      default: names[change.whole.kind, default: []].insert(try name(of: change.whole, change, db))
      }
    }
    return names.filter { !$0.value.isEmpty }.mapValues { $0.sorted() }
  }

  /// The name that a person would use for it.
  static func name(of whole: TracedChange.Whole, _ change: TracedChange, _ db: Database) throws -> String {
    func asked(_ sql: String) throws -> String {
      try String.fetchOne(db, sql: sql, arguments: [whole.name]) ?? whole.name
    }
    return switch whole.kind {
    case .exercise, .picture: try asked("SELECT name FROM own_exercise WHERE key = ?")
    case .category: try asked("SELECT name FROM category WHERE id = ?")
    case .workout: try asked("SELECT name FROM workout WHERE id = ?")
    case .continued, .corrected:
      try asked("SELECT name || ' ' || date(day * 86400, 'unixepoch') FROM session WHERE id = ?")
    case .setting: whole.name + "=" + (try value("value", of: change.after, db) ?? "")
    case .profile, .mapping, .restart: whole.name
    }
  }

  /// The columns of the profile that a change filled.
  static func fields(of change: TracedChange, _ db: Database) throws -> [(name: String, before: DatabaseValue)] {
    try db.columns(in: "profile").map(\.name).compactMap { column in
      let row = try Row.fetchOne(
        db, sql: "SELECT ? ->> ? AS before, ? ->> ? AS after",
        arguments: [change.before ?? "{}", column, change.after, column])
      guard let before = row?["before"] as DatabaseValue?, let after = row?["after"] as DatabaseValue?, before != after
      else { return nil }
      return (column, before)
    }
  }
}
