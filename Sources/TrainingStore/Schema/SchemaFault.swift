/// Compares a file with what our steps make: a foreign trigger, view or index would run as if it were ours, and a false
/// version would be noticed only in the middle of a migration.

import GRDB

/// The first difference between a file and a store of its version.
public enum SchemaFault: Hashable, Sendable {
  /// A table, index, view or trigger that is missing.
  case missing(name: String)
  /// One that exists but is not made like ours.
  case changed(name: String)
  /// Something that no store has; unsafe characters in its name are removed.
  case foreign(kind: String, name: String)
}

extension Schema {
  /// Nil for a file with exactly the schema of a store of this version. Indexes that only make a query faster are
  /// harmless, and so is what SQLite stores for itself.
  static func fault(in db: Database, version: Int, steps: [String] = steps) throws -> SchemaFault? {
    if try isCurrent(db) { return nil }
    let expected = try SchemaObject.all(after: steps.prefix(version))
    let found = try SchemaObject.all(in: db)
    if let fault = expected.fault(in: found) { return fault }
    let known = Set(expected)
    return try found.first { try !known.contains($0) && !$0.isHarmless(db) }?.asForeign
  }

  /// The same for a file whose rows are only read once; everything else in it is ignored.
  static func faultOfTables(in db: Database, version: Int) throws -> SchemaFault? {
    let expected = try SchemaObject.all(after: steps.prefix(version))
    let found = try SchemaObject.all(in: db)
    if let fault = expected.filter(\.isTable).fault(in: found) { return fault }
    // If its real version is higher than it says, the rest of its rows would be lost.
    let later = Set(try SchemaObject.all(after: steps[...]).filter(\.isTable).map(\.name))
    let tables = Set(expected.filter(\.isTable).map(\.name))
    if let table = found.first(where: { $0.isTable && later.contains($0.name) && !tables.contains($0.name) }) {
      return .changed(name: table.name)
    }
    // Checking and reading a table also uses its indexes.
    let known = Set(expected)
    return try found.first {
      try $0.kind == "index" && tables.contains($0.table) && !known.contains($0) && !$0.isHarmless(db)
    }?.asForeign
  }

  /// The tables that a store of this version has.
  static func tables(ofVersion version: Int) throws -> [String] {
    try SchemaObject.all(after: steps.prefix(version)).filter(\.isTable).map(\.name)
  }

  /// Whether a file has exactly the current schema, and says so. Usually it has, so no start of the program makes the
  /// steps, or a schema for comparison.
  static func isCurrent(_ db: Database) throws -> Bool { try checksum(of: db) == checksum }

  /// The `checksum(of:)` of a store with all steps applied; a test says which it is.
  static let checksum: UInt64 = 0x6670_0D3D_DB35_8B44

  /// Over the schema, its version and whose it is.
  static func checksum(of db: Database) throws -> UInt64 {
    var checksum = Checksum()
    for number in ["application_id", "user_version"] {
      checksum.add("\(try Int.fetchOne(db, sql: "PRAGMA \(number)") ?? 0) ".utf8)
    }
    for object in try SchemaObject.all(in: db) {
      for part in [object.kind, object.name, object.table, object.sql] { checksum.add(part.utf8) }
    }
    return checksum.value
  }
}

/// A table, index, trigger or view, as SQLite stores it.
private struct SchemaObject: Hashable {
  var kind: String
  var name: String
  var table: String
  /// Empty for an index that SQLite makes for a key.
  var sql: String

  var isTable: Bool { kind == "table" }

  static func all(in db: Database) throws -> [SchemaObject] {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT type, name, tbl_name, ifnull(sql, '') FROM sqlite_master ORDER BY type, name")
    var objects: [SchemaObject] = []
    while let row = try rows.next() {
      // Not from a file of ours, so it may have any type.
      let parts = (0..<4).map { String.fromDatabaseValue(row[$0]) ?? "" }
      objects.append(SchemaObject(kind: parts[0], name: parts[1], table: parts[2], sql: parts[3]))
    }
    return objects
  }

  /// What these steps make, as this SQLite writes it.
  static func all(after steps: ArraySlice<String>) throws -> [SchemaObject] {
    let queue = try DatabaseQueue()
    defer { try? StoreFile.close(queue) }
    return try queue.writeWithoutTransaction { db in
      for step in steps { try db.execute(sql: step) }
      return try all(in: db)
    }
  }

  /// A plain index over columns, or SQLite's statistics: neither changes what any statement does.
  func isHarmless(_ db: Database) throws -> Bool {
    if isTable { return name == "sqlite_stat1" || name == "sqlite_stat4" }
    guard kind == "index" else { return false }
    let isPlain = try Bool.fetchOne(
      db, sql: "SELECT NOT \"unique\" AND NOT partial FROM pragma_index_list(?) WHERE name = ?",
      arguments: [table, name])
    let hasExpression = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM pragma_index_xinfo(?) WHERE cid = -2)", arguments: [name])
    return isPlain == true && hasExpression == false
  }

  var asForeign: SchemaFault { .foreign(kind: Self.plain(kind), name: Self.plain(name)) }

  private static func plain(_ text: String) -> String {
    String(text.prefix(40).map { $0.isASCII && ($0.isLetter || $0.isNumber || "_- .".contains($0)) ? $0 : "?" })
  }
}

extension [SchemaObject] {
  /// The first of these that is missing from them or differs there.
  fileprivate func fault(in found: [SchemaObject]) -> SchemaFault? {
    let all = Set(found)
    guard let object = first(where: { !all.contains($0) }) else { return nil }
    let isThere = found.contains { $0.kind == object.kind && $0.name == object.name }
    return isThere ? .changed(name: object.name) : .missing(name: object.name)
  }
}
