/// What the files of other machines have that is newer than what is known here, judged before any of it is entered.

import FoundationEssentials
import GRDB

/// The newest versions from all files, and the rows of their tables.
struct ArrivingItems {
  let db: Database
  let kinds: [SharedKind]
  private var staged: StagedItems
  /// Versions of sessions that are not the newest, as their machine has them: they may be of another import.
  private var older: [SyncText.Line] = []

  init(_ kinds: [SharedKind], _ db: Database) throws {
    (self.db, self.kinds, staged) = (db, kinds, try StagedItems(kinds, db))
  }

  var rows: StagedRows { staged.rows }

  /// The text of an item, nil if it was deleted.
  func value(of number: Int) -> String? {
    let line = staged.sources[number].line
    return line.isGone ? nil : String(decoding: line.value, as: UTF8.self)
  }

  func drop() throws {
    try staged.drop()
    try db.execute(sql: "DROP TABLE IF EXISTS temp.here_now")
  }

  /// Takes what may be newer out of the files, and returns the lines that cannot be read, by file.
  mutating func take(
    _ files: [SyncText], known: [ItemName: SharedVersion], progress: (Double) -> Void
  ) throws -> [LogFaults] {
    var known = known
    var faults = files.map(\.faults)
    let names = Set(kinds.map(\.name))
    let count = max(1, files.reduce(0) { $0 + $1.lines.count })
    var seen = 0
    for (index, file) in files.enumerated() {
      for line in file.lines {
        if seen % 256 == 0 { progress(Double(seen) / Double(count)) }
        seen += 1
        guard names.contains(line.kind) else {
          faults[index].add(PlainLogProblem(line: line.number, reason: .notUnderstood(line.kind)))
          continue
        }
        if let newest = known[line.name], newest >= line.version {
          if line.kind == "session", !line.isGone, newest.machine != line.version.machine { older.append(line) }
          continue
        }
        do {
          try staged.enter(line, of: index)
          known[line.name] = line.version
        } catch let error as PlainLogProblem.Reason {
          faults[index].add(PlainLogProblem(line: line.number, reason: error))
        }
      }
    }
    try keepNewest()
    try judge(into: &faults)
    return faults
  }

  /// The imports of sessions, by their identities, as other versions have them than the newest.
  func otherImports() throws -> [(session: String, import: String)] {
    let read = try db.cachedStatement(
      sql: "SELECT CASE WHEN json_valid(?1) THEN CAST(?1 ->> '$.session[0].import' AS TEXT) END")
    return try older.compactMap { line in
      let name = try String.fetchOne(read, arguments: [String(decoding: line.value, as: UTF8.self)])
      return name.map { (line.key, $0) }
    }
  }

  /// The version of every item that is known here.
  static func known(_ db: Database) throws -> [ItemName: SharedVersion] {
    var known: [ItemName: SharedVersion] = [:]
    let rows = try Row.fetchCursor(db, sql: "SELECT kind, key, stamp, machine FROM shared")
    while let row = try rows.next() {
      known[ItemName(kind: try row.text("kind"), key: try row.text("key"))] = SharedVersion(
        stamp: try row.integer("stamp"), machine: try row.text("machine"))
    }
    return known
  }

  /// Of versions of one item, the one that was read last is the newest. What is running here again stays until it has
  /// ended.
  private func keepNewest() throws {
    try db.execute(
      sql: """
        DELETE FROM arriving_item AS item WHERE EXISTS (
            SELECT 1 FROM arriving_item AS other
            WHERE other.kind = item.kind AND other.key = item.key AND other.number > item.number)
          OR kind = 'session' AND key = (SELECT identity FROM session WHERE status = 'running');
        """)
  }

  /// Leaves out every item with a row that no store could hold.
  private mutating func judge(into faults: inout [LogFaults]) throws {
    for kind in kinds {
      if kind.isForever { try refuse("is_gone", of: kind, into: &faults) }
      if kind.name == "session" { try refuse(Self.wouldGo, of: kind, into: &faults) }
      let judged = JudgedRows(
        db: db, schema: Schema.steps.count, rows: rows,
        given: Dictionary(uniqueKeysWithValues: kind.parts.map { ($0.table.name, Set($0.given.keys)) }))
      var found: [Int: PlainLogProblem.Reason] = [:]
      for part in kind.parts { try judged.judge(part.table) { found[$0.line] = found[$0.line] ?? $0.reason } }
      if kind.name == "correction" { try judged.judgeCorrections { found[$0.line] = found[$0.line] ?? $0.reason } }
      for (number, reason) in found { try refuse(number: number, reason, into: &faults) }
      for part in kind.parts where rows.count(of: part.table.name) > 0 && part.isRight != "1" {
        try refuse(
          "number IN (SELECT line FROM arriving_\(part.table.name) AS row WHERE NOT ifnull(\(part.isRight), 0))",
          of: kind, into: &faults)
      }
    }
    try rows.delete(where: "line NOT IN (SELECT number FROM arriving_item)")
  }

  /// Only undoing an import takes a session away, so one that was not imported stays.
  private static let wouldGo = """
    is_gone AND EXISTS (SELECT 1 FROM shared WHERE shared.kind = 'session' AND shared.key = arriving_item.key
      AND shared.value IS NOT NULL AND shared.value ->> '$.session[0].import' IS NULL)
    """

  private func refuse(
    _ condition: String, of kind: SharedKind, into faults: inout [LogFaults]
  ) throws {
    let numbers = try Int.fetchAll(
      db, sql: "SELECT number FROM arriving_item WHERE kind = ? AND (\(condition)) ORDER BY number",
      arguments: [kind.name])
    for number in numbers { try refuse(number: number, .noRow(lacking: nil), into: &faults) }
  }

  private func refuse(number: Int, _ reason: PlainLogProblem.Reason, into faults: inout [LogFaults]) throws {
    try db.execute(sql: "DELETE FROM arriving_item WHERE number = ?", arguments: [number])
    if db.changesCount == 0 { return }
    let source = staged.sources[number]
    faults[source.file].add(PlainLogProblem(line: source.line.number, reason: reason))
  }
}
