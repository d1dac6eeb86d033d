/// Puts arriving lines into tables: the items, and each row that they consist of.

import FoundationEssentials
import GRDB

struct StagedItems {
  let db: Database
  private let kinds: [String: SharedKind]
  /// Where in `arriving_row` the rows of each table begin.
  private let firsts: [String: Int]
  private var counts: [String: Int] = [:]
  private var insertItem: Statement
  private var insertRow: Statement

  init(_ kinds: [SharedKind], _ db: Database) throws {
    self.db = db
    self.kinds = Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0) })
    let tables = kinds.flatMap(\.parts).map(\.table.name)
    firsts = Dictionary(uniqueKeysWithValues: tables.enumerated().map { ($1, ($0 + 1) << 40) })
    (insertItem, insertRow) = try Self.statements(db)
  }

  private static func statements(_ db: Database) throws -> (Statement, Statement) {
    (
      try db.makeStatement(
        sql: """
          INSERT INTO arriving_item (kind, key, stamp, machine, file, line, value)
          VALUES (?, json_extract(?, '$'), ?, ?, ?, ?, ?) RETURNING number, key
          """), try db.makeStatement(sql: "INSERT INTO arriving_row VALUES (?, ?, ?, ?, ?)")
    )
  }

  var places: [String: ClosedRange<Int>] {
    counts.reduce(into: [:]) { places, count in
      guard let first = firsts[count.key], count.value > 0 else { return }
      places[count.key] = first...(first + count.value - 1)
    }
  }

  /// Throws a `PlainLogProblem.Reason` for a line that is not made like ours; nothing of it is entered then.
  mutating func enter(_ line: SyncText.Line, of file: Int) throws {
    guard let kind = kinds[line.kind] else { throw PlainLogProblem.Reason.notUnderstood(line.kind) }
    if line.value.hasNUL || line.key.utf8.hasNUL { throw PlainLogProblem.Reason.nul }
    do {
      try enter(line, of: file, kind)
    } catch let error as DatabaseError
      where error.resultCode == .SQLITE_ERROR || error.resultCode == .SQLITE_CONSTRAINT
    {
      // A statement that has failed fails again.
      (insertItem, insertRow) = try Self.statements(db)
      throw PlainLogProblem.Reason.noRow(lacking: nil)
    }
  }

  private mutating func enter(_ line: SyncText.Line, of file: Int, _ kind: SharedKind) throws {
    let isGone = line.value.elementsEqual("null".utf8)
    let value = isGone ? nil : String(decoding: line.value, as: UTF8.self)
    let item = try Row.fetchOne(
      insertItem,
      arguments: [
        line.kind, line.key, line.version.stamp, line.version.machine, file, line.number, value,
      ])
    guard !isGone, let item else { return }
    let (number, key) = (try item.integer("number"), try item.text("key"))
    do {
      try enterRows(of: line, kind, number, key)
    } catch {
      // Its rows go with it, before they are used.
      try db.execute(sql: "DELETE FROM arriving_item WHERE number = ?", arguments: [number])
      if error is JSONTables.Broken { throw PlainLogProblem.Reason.noRow(lacking: nil) }
      throw error
    }
  }

  private mutating func enterRows(of line: SyncText.Line, _ kind: SharedKind, _ number: Int, _ key: String) throws {
    let names = Set(kind.parts.map(\.table.name))
    var own: [String: Int] = [:]
    var document = JSONTables(Array(line.value))
    try document.read(
      value: { _, _ in throw JSONTables.Broken() },
      row: { table, text, _, _ in
        guard names.contains(table), let first = firsts[table] else { throw JSONTables.Broken() }
        own[table, default: 0] += 1
        try insertRow.execute(arguments: [first + counts[table, default: 0], number, own[table], key, text])
        counts[table, default: 0] += 1
      })
    guard kind.isOneRow, let head = kind.parts.first?.table.name else { return }
    if own[head] != 1 { throw JSONTables.Broken() }
  }
}
