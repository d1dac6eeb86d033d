/// What an import changed besides adding sessions, row by row, so that it can be reported and undone.

import FoundationEssentials
import GRDB
import SessionModel

/// What an import can contain besides sessions, bodyweights and maxes.
public enum BroughtKind: String, CaseIterable, Hashable, Sendable {
  /// A session that was already here, and is continued or corrected.
  case continued
  /// A session that came with the import and was corrected by hand since; only among what stays.
  case corrected
  case exercise, picture, category, workout, setting, profile, mapping
  /// A program that is restarted.
  case restart
}

/// The names of what was imported, by kind, in order: exercises, workouts, settings (`bell=off`), fields of the
/// profile.
public typealias Brought = [BroughtKind: [String]]

extension Schema {
  /// A row as it was before and after; before is null if there was none. Imports from before this have no trace.
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
    ("program_start", .restart, "program"),
  ]
  /// Tables whose rows are deleted with these, follow from them, or record their import themselves.
  private static let others: Set<String> = [
    "logged_set", "session_note", "block_score", "correction", "state_change", "bodyweight", "max",
  ]
  /// What an import can change and undo can restore.
  static var tables: Set<String> { others.union(parts.map(\.table)) }

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

  private static func enter(
    _ table: String, key: String, before: String?, after: String, import number: Int, _ db: Database
  ) throws {
    let insert = try db.cachedStatement(
      sql: """
        INSERT INTO import_change (import, position, name, key, before, after)
        SELECT ?1, ifnull(max(position), 0) + 1, ?2, ?3, ?4, ?5 FROM import_change WHERE import = ?1
        """)
    try insert.execute(arguments: [number, table, key, before, after])
  }

  /// A row of the table as an SQL expression.
  private static func rowJSON(of table: String, _ db: Database) throws -> String {
    let pairs = try db.columns(in: table).map { column in
      "'\(column.name)', " + (column.type.uppercased() == "BLOB" ? "length(\(column.name))" : column.name)
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
      db, sql: "SELECT * FROM import_change WHERE import = ? ORDER BY position DESC", arguments: [number]
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

  private static func value(_ column: String, of json: String, _ db: Database) throws -> String? {
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

  /// What a person calls it.
  private static func name(of whole: TracedChange.Whole, _ change: TracedChange, _ db: Database) throws -> String {
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
  private static func fields(of change: TracedChange, _ db: Database) throws -> [(name: String, before: DatabaseValue)]
  {
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

extension ImportTrace {
  /// Undoes the changes that nothing has been built on since; returns what stays. Within `undoImport`, after the
  /// imported sessions are gone.
  static func undo(_ changes: [TracedChange], _ db: Database) throws -> Brought {
    var stays: [BroughtKind: Set<String>] = [:]
    let wholes = Dictionary(grouping: changes, by: \.whole)
    // Rows that others refer to are removed last.
    let order: [BroughtKind] = [
      .continued, .picture, .exercise, .category, .workout, .setting, .profile, .mapping, .restart,
    ]
    for kind in order {
      for (whole, own) in wholes where whole.kind == kind {
        if kind == .profile {
          if let kept = try undoProfile(own, db) { stays[kind, default: []].formUnion(kept) }
        } else if try isUntouched(whole, own, db) {
          if kind == .continued {
            try undoSession(whole.name, own, db)
          } else {
            for change in own { try delete(change, db) }
          }
        } else {
          stays[kind, default: []].insert(try name(of: whole, own[0], db))
        }
      }
    }
    return stays.mapValues { $0.sorted() }
  }

  private static func current(_ change: TracedChange, _ db: Database) throws -> String? {
    let columns = try db.primaryKey(change.table).columns
    let matches = columns.map { "\($0) = ? ->> '\($0)'" }.joined(separator: " AND ")
    return try String.fetchOne(
      db, sql: "SELECT \(try rowJSON(of: change.table, db)) FROM \(change.table) WHERE \(matches)",
      arguments: StatementArguments(columns.map { _ in change.key }))
  }

  private static func delete(_ change: TracedChange, _ db: Database) throws {
    let columns = try db.primaryKey(change.table).columns
    let matches = columns.map { "\($0) = ? ->> '\($0)'" }.joined(separator: " AND ")
    try db.execute(
      sql: "DELETE FROM \(change.table) WHERE \(matches)",
      arguments: StatementArguments(columns.map { _ in change.key }))
  }

  /// Whether all of it is unchanged since the import, nothing was added to it, and nothing else needs it.
  private static func isUntouched(_ whole: TracedChange.Whole, _ changes: [TracedChange], _ db: Database) throws -> Bool
  {
    func isTrue(_ sql: String) throws -> Bool {
      try Bool.fetchOne(db, sql: sql, arguments: StatementArguments(sql.filter { $0 == "?" }.map { _ in whole.name }))
        == true
    }
    func count(_ table: String) -> Int { changes.count { $0.table == table } }
    // A session is unchanged if its events are; the cached end follows from them.
    for change in changes where change.table != "session" {
      if try current(change, db) != change.after { return false }
    }
    switch whole.kind {
    case .exercise:
      // An exercise that the athlete has trained since belongs to the athlete.
      return try isTrue(
        """
        SELECT NOT EXISTS (SELECT 1 FROM logged_set WHERE exercise = ? AND \(count("own_exercise")) > 0)
          AND (SELECT count(*) FROM other_name WHERE exercise = ?) <= \(count("other_name"))
          AND (SELECT count(*) FROM exercise_picture WHERE exercise = ?) <= \(count("exercise_picture"))
        """)
    case .category: return try isTrue("SELECT NOT EXISTS (SELECT 1 FROM exercise_mark WHERE own_category = ?)")
    case .workout:
      return try isTrue(
        """
        SELECT (SELECT count(*) FROM workout_version WHERE workout = ?) = \(count("workout_version"))
          OR \(count("workout")) = 0
        """)
    case .continued:
      return try isTrue(
        """
        SELECT ifnull((SELECT max(sequence) FROM event WHERE session = ?), 0) <= \(try last("event", "sequence", changes, db))
          AND ifnull((SELECT max(correction) FROM corrected_entry WHERE session = ?), 0)
            <= \(try last("corrected_entry", "correction", changes, db))
        """)
    case .restart:
      let last = try last("program_start", "id", changes, db)
      return try isTrue("SELECT NOT EXISTS (SELECT 1 FROM program_start WHERE program = ? AND id > \(last))")
    case .corrected, .picture, .setting, .profile, .mapping: return true
    }
  }

  /// The last number that an import inserted; if there is none, all present rows are older.
  private static func last(_ table: String, _ column: String, _ changes: [TracedChange], _ db: Database) throws -> Int {
    let numbers = try changes.filter { $0.table == table }.compactMap {
      try value(column, of: $0.key, db).flatMap { Int($0) }
    }
    return numbers.max() ?? Int.max
  }

  /// Clears the fields that are unchanged since the import; returns the names of the others.
  private static func undoProfile(_ changes: [TracedChange], _ db: Database) throws -> [String]? {
    var kept: [String] = []
    let plates = changes.filter { $0.table == "plate" }
    if !plates.isEmpty {
      let isAsItCame = try plates.allSatisfy { try current($0, db) == $0.after }
      if try isAsItCame && Int.fetchOne(db, sql: "SELECT count(*) FROM plate") == plates.count {
        for plate in plates { try delete(plate, db) }
      } else {
        kept.append("plates")
      }
    }
    for change in changes where change.table == "profile" {
      for field in try fields(of: change, db) where field.name != "has_plates" || !kept.contains("plates") {
        let isAsItCame = try Bool.fetchOne(
          db, sql: "SELECT \(field.name) IS ? ->> '\(field.name)' FROM profile", arguments: [change.after])
        if isAsItCame == true {
          try db.execute(sql: "UPDATE profile SET \(field.name) = ?", arguments: [field.before])
        } else {
          kept.append(field.name)
        }
      }
    }
    return kept.isEmpty ? nil : kept
  }

  /// A session that was here before returns to its earlier state; its log follows from that.
  private static func undoSession(_ id: String, _ changes: [TracedChange], _ db: Database) throws {
    guard let number = Int(id) else { throw ImplausibleValue(column: "session", value: id) }
    let session = SessionID(rawValue: number)
    let corrections = Set(
      try changes.filter { $0.table == "corrected_entry" }.compactMap { try value("correction", of: $0.key, db) })
    let entries = try CorrectedEntry.all(of: session, db, inCorrections: corrections)
    if !entries.isEmpty {
      var rows = try SessionRows.read(session, db)
      for entry in entries.reversed() { try rows.apply(entry.reversed) }
      try rows.write(db)
    }
    for change in changes {
      if change.table == "session" {
        try db.execute(
          sql: "UPDATE session SET status = ? ->> 'status', ended_wall_ms = ? ->> 'ended_wall_ms' WHERE id = ?",
          arguments: [change.before, change.before, number])
      } else {
        if change.table == "settlement" {
          try db.execute(sql: "DELETE FROM state_change WHERE settlement = ? ->> 'id'", arguments: [change.key])
        }
        try delete(change, db)
      }
    }
    try TrainingStore.rebuildLog(of: session, db)
  }
}
