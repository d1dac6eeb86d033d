/// Puts arriving lines into tables: the items, and each row that they consist of.

import GRDB

/// The items are in `arriving_item`, the rows of their tables in `StagedRows`, whose `line` is the `number` of the item.
struct StagedItems {
  let rows: StagedRows
  /// Where the items come from, by their number.
  private(set) var sources: [Source] = []
  private let db: Database
  private let kinds: [String: SharedKind]
  private let insert: Statement

  struct Source {
    /// The index of the file.
    var file: Int
    var line: SyncText.Line
  }

  init(_ kinds: [SharedKind], _ db: Database) throws {
    self.db = db
    self.kinds = Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0) })
    rows = try StagedRows(kinds.flatMap(\.parts).map(\.table.name), db)
    try db.execute(
      sql: """
        CREATE TEMP TABLE arriving_item (
          number INTEGER PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL, stamp INTEGER NOT NULL,
          machine TEXT NOT NULL, is_gone INTEGER NOT NULL);
        CREATE INDEX temp.arriving_item_by_key ON arriving_item (kind, key);
        """)
    insert = try db.makeStatement(sql: "INSERT INTO arriving_item VALUES (?, ?, ?, ?, ?, ?)")
  }

  func drop() throws {
    try rows.drop()
    try db.execute(sql: "DROP TABLE temp.arriving_item")
  }

  /// Throws a `PlainLogProblem.Reason` for a line that is not made like ours. Rows of it may have been entered then: they
  /// belong to no item.
  mutating func enter(_ line: SyncText.Line, of file: Int) throws {
    guard let kind = kinds[line.kind] else { throw PlainLogProblem.Reason.notUnderstood(line.kind) }
    if line.key.utf8.contains(0) { throw PlainLogProblem.Reason.nul }
    sources.append(Source(file: file, line: line))
    let number = sources.count - 1
    do {
      if !line.isGone { try rows.enter(line.value, of: line.key, kind, line: number) }
    } catch StagedTable.Refused.nul {
      throw PlainLogProblem.Reason.nul
    } catch is JSONReader.Broken, StagedTable.Refused.noObject {
      throw PlainLogProblem.Reason.noRow(lacking: nil)
    }
    try insert.execute(arguments: [
      number, line.kind, line.key, line.version.stamp, line.version.machine, line.isGone,
    ])
  }
}

extension StagedRows {
  /// Enters the rows of an item.
  func enter(_ value: some Collection<UInt8>, of key: String, _ kind: SharedKind, line: Int) throws {
    let names = Set(kind.parts.map(\.table.name))
    var own: [String: Int] = [:]
    // Rows of a table come one after the other.
    var last: (name: String, table: StagedTable)?
    var ordinal = 0
    try JSONTables.read(
      value,
      value: { _, _ in throw JSONReader.Broken() },
      row: { table, reader in
        if last?.name != table {
          if let last { own[last.name] = ordinal }
          guard names.contains(table), let staged = self[table] else { throw JSONReader.Broken() }
          (last, ordinal) = ((table, staged), own[table] ?? 0)
        }
        ordinal += 1
        try last?.table.enter(&reader, line: line, ordinal: ordinal, item: key)
      })
    if let last { own[last.name] = ordinal }
    guard kind.isOneRow, let head = kind.parts.first?.table.name else { return }
    if own[head] != 1 { throw JSONReader.Broken() }
  }
}
