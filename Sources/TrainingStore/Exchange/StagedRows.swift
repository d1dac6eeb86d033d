/// Puts rows of JSON documents into temporary tables, each value with the type that it has in JSON: a row is read once,
/// and everything else is ordinary SQL.

import GRDB
import GRDBSQLite
import Glibc

/// The rows that arrive for each table `name`, in `arriving_name`. It has the columns of the table, and `place`, in the
/// order of arrival from 1; `line`, where a row comes from; `item`, the key of the item that it is a part of; `ordinal`,
/// from 1, which of the item's rows of this table it is.
struct StagedRows {
  private let db: Database
  private let tables: [String: StagedTable]

  init(_ names: some Sequence<String>, _ db: Database) throws {
    self.db = db
    tables = try Dictionary(uniqueKeysWithValues: Set(names).map { ($0, try StagedTable($0, db)) })
  }

  subscript(table: String) -> StagedTable? { tables[table] }

  func count(of table: String) -> Int { tables[table]?.count ?? 0 }

  /// Of all tables.
  var count: Int { tables.values.reduce(0) { $0 + $1.count } }

  /// Deletes the rows for which this holds.
  func delete(where condition: String) throws {
    for (name, table) in tables where table.count > 0 {
      try db.execute(sql: "DELETE FROM arriving_\(name) WHERE \(condition)")
    }
  }

  func drop() throws {
    for name in tables.keys { try db.execute(sql: "DROP TABLE temp.arriving_\(name)") }
  }
}

final class StagedTable {
  /// A row that is JSON, but not an object, or has a text with a NUL. It was not entered.
  enum Refused: Error {
    case noObject
    case nul
  }

  /// How many rows have arrived.
  private(set) var count = 0
  /// The columns that the first row has.
  private(set) var columnsOfFirst: Set<String> = []
  private let columns: [String]
  private let names: [[UInt8]]
  private let rules: [ColumnRule?]
  private let insert: Statement
  /// The columns that have a value in the statement, which it keeps from row to row, and its `item`.
  private var (bound, boundItem): (UInt64, String?) = (0, nil)
  /// The columns that some row has, that some row lacks, and that have a value which their rule may not allow.
  private var (present, lacking, doubtful): (UInt64, UInt64, UInt64) = (0, 0, 0)

  fileprivate init(_ name: String, _ db: Database) throws {
    columns = try db.columns(in: name).map(\.name)
    names = columns.map { Array($0.utf8) }
    rules = columns.map { ColumnRule.of($0, in: name) }
    let list = columns.map { ", \"\($0)\"" }.joined()
    try db.execute(
      sql: """
        CREATE TEMP TABLE arriving_\(name) (
          place INTEGER PRIMARY KEY, line INTEGER NOT NULL, ordinal INTEGER NOT NULL, item TEXT\(list))
        """)
    insert = try db.makeStatement(
      sql: "INSERT INTO arriving_\(name) VALUES (?, ?, ?, ?\(columns.map { _ in ", ?" }.joined()))")
  }

  /// Reads a row and enters it. Throws `Refused`, after the row, and `JSONReader.Broken`.
  func enter(_ reader: inout JSONReader, line: Int, ordinal: Int = 1, item: String? = nil) throws {
    guard reader.peek() == UInt8(ascii: "{") else {
      _ = try reader.value()
      throw Refused.noObject
    }
    reader.hasMetNUL = false
    let row = insert.sqliteStatement
    let found = try bindColumns(&reader, to: row)
    if reader.hasMetNUL { throw Refused.nul }
    if count == 0 {
      columnsOfFirst = Set(columns.indices.filter { found & 1 << UInt64($0) != 0 }.map { columns[$0] })
    }
    count += 1
    sqlite3_bind_int64(row, 1, Int64(count))
    sqlite3_bind_int64(row, 2, Int64(line))
    sqlite3_bind_int64(row, 3, Int64(ordinal))
    if item != boundItem {
      sqlite3_bind_text(row, 4, item, -1, Self.copied)
      boundItem = item
    }
    defer { sqlite3_reset(row) }
    let code = sqlite3_step(row)
    guard code == SQLITE_DONE else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
  }

  /// Of fields with the same name, the first counts. Returns which columns have a field.
  private func bindColumns(_ reader: inout JSONReader, to row: OpaquePointer) throws(JSONReader.Broken) -> UInt64 {
    try reader.take("{")
    var (found, empty): (UInt64, UInt64) = (0, 0)
    var (isFirst, next) = (true, 0)
    while let key = try reader.key(&isFirst) {
      let value = try reader.value()
      guard let column = column(UnsafeBufferPointer(rebasing: reader.bytes[key.place]), from: next),
        found & 1 << UInt64(column) == 0
      else { continue }
      let bit: UInt64 = 1 << UInt64(column)
      found |= bit
      bound |= bit
      if case .null = value {
        empty |= bit
      } else if let rule = rules[column], !rule.surelyAllows(value, of: reader) {
        doubtful |= bit
      }
      next = column + 1
      bind(value, of: reader, to: row, at: CInt(column + 5))
    }
    present |= found & ~empty
    lacking |= ~found | empty
    // What only an earlier row had.
    var rest = bound & ~found
    bound = found
    while rest != 0 {
      sqlite3_bind_null(row, CInt(rest.trailingZeroBitCount + 5))
      rest &= rest - 1
    }
    return found
  }

  /// Whether no row can have an impossible value in this column; otherwise the rows have to be judged.
  func isSurelyRight(_ column: String, isNeeded: Bool) -> Bool {
    guard let index = columns.firstIndex(of: column) else { return false }
    return (isNeeded ? doubtful | lacking : doubtful) & 1 << UInt64(index) == 0
  }

  /// Whether some row has a value in this column.
  func has(_ column: String) -> Bool {
    columns.firstIndex(of: column).map { present & 1 << UInt64($0) != 0 } ?? false
  }

  /// Our rows have their fields in the order of the columns, so the search begins after the one before.
  private func column(_ key: UnsafeBufferPointer<UInt8>, from next: Int) -> Int? {
    guard let start = key.baseAddress else { return nil }
    func matches(_ index: Int) -> Bool {
      guard names[index].count == key.count else { return false }
      return names[index].withUnsafeBytes { $0.baseAddress.map { memcmp($0, start, key.count) == 0 } ?? false }
    }
    return (next..<names.count).first(where: matches) ?? (0..<min(next, names.count)).first(where: matches)
  }

  /// A value of a type that no column has becomes a blob of its JSON, which no rule allows.
  private func bind(_ value: JSONReader.Value, of reader: JSONReader, to row: OpaquePointer, at index: CInt) {
    let start = reader.bytes.baseAddress
    switch value {
    case .null: sqlite3_bind_null(row, index)
    case .flag(let isTrue): sqlite3_bind_blob(row, index, isTrue ? "true" : "false", isTrue ? 4 : 5, Self.copied)
    case .integer(let number): sqlite3_bind_int64(row, index, Int64(number))
    case .real(let number): sqlite3_bind_double(row, index, number)
    case .nested(let place):
      sqlite3_bind_blob64(row, index, start.map { $0 + place.lowerBound }, UInt64(place.count), Self.copied)
    case .text(let text):
      if text.hasEscapes {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.place.count) { decoded in
          let count = reader.decode(text, into: decoded)
          let characters = UnsafeRawPointer(decoded.baseAddress)?.assumingMemoryBound(to: CChar.self)
          sqlite3_bind_text64(row, index, characters, UInt64(count), Self.copied, UInt8(SQLITE_UTF8))
        }
      } else {
        // The document outlives the statement's step.
        let characters = start.map { UnsafeRawPointer($0 + text.place.lowerBound).assumingMemoryBound(to: CChar.self) }
        sqlite3_bind_text64(row, index, characters, UInt64(text.place.count), nil, UInt8(SQLITE_UTF8))
      }
    }
  }

  /// SQLite copies what it is given.
  private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}
