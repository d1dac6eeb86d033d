/// What the files of other machines have that is newer than what is known here, judged before any of it is entered.

import FoundationEssentials
import GRDB

/// The newest versions from all files, in `arriving_item`, and the rows of their tables, in `arriving_row`.
struct ArrivingItems {
  let db: Database
  let kinds: [SharedKind]
  /// Where in `arriving_row` the rows of each table are.
  private(set) var places: [String: ClosedRange<Int>] = [:]

  init(_ kinds: [SharedKind], _ db: Database) throws {
    (self.db, self.kinds) = (db, kinds)
    try db.execute(
      sql: """
        CREATE TEMP TABLE arriving_item (
          number INTEGER PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL, stamp INTEGER NOT NULL,
          machine TEXT NOT NULL, file INTEGER NOT NULL, line INTEGER NOT NULL, value TEXT);
        CREATE INDEX temp.arriving_item_by_key ON arriving_item (kind, key);
        CREATE TEMP TABLE arriving_row (
          place INTEGER PRIMARY KEY, line INTEGER NOT NULL, ordinal INTEGER NOT NULL, key TEXT NOT NULL,
          value TEXT NOT NULL CHECK (json_valid(value)));
        """)
  }

  func drop() throws {
    try db.execute(
      sql: "DROP TABLE temp.arriving_item; DROP TABLE temp.arriving_row; DROP TABLE IF EXISTS temp.here_now")
  }

  /// Takes what may be newer out of the files, and returns the lines that cannot be read, by file.
  mutating func take(
    _ files: [SyncText], known: [ItemName: SharedVersion], progress: (Double) -> Void
  ) throws -> [LogFaults] {
    var known = known
    var faults = files.map(\.faults)
    let names = Set(kinds.map(\.name))
    var staging = try StagedItems(kinds, db)
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
        if let newest = known[line.name], newest >= line.version { continue }
        if line.value.hasNUL || line.key.utf8.hasNUL {
          faults[index].add(PlainLogProblem(line: line.number, reason: .nul))
          continue
        }
        do {
          try staging.enter(line, of: index)
          known[line.name] = line.version
        } catch let error as PlainLogProblem.Reason {
          faults[index].add(PlainLogProblem(line: line.number, reason: error))
        }
      }
    }
    places = staging.places
    try keepNewest()
    try judge(into: &faults)
    return faults
  }

  /// The version of every item that is known here.
  static func known(_ db: Database) throws -> [ItemName: SharedVersion] {
    var known: [ItemName: SharedVersion] = [:]
    let rows = try Row.fetchCursor(db, sql: "SELECT kind, json_quote(key) AS key, stamp, machine FROM shared")
    while let row = try rows.next() {
      known[ItemName(kind: try row.text("kind"), key: try row.text("key"))] = SharedVersion(
        stamp: try row.integer("stamp"), machine: try row.text("machine"))
    }
    return known
  }

  /// A key may be written in more than one way. What is running here again stays until it has ended.
  private func keepNewest() throws {
    try db.execute(
      sql: """
        DELETE FROM arriving_item AS item WHERE EXISTS (
            SELECT 1 FROM shared WHERE kind = item.kind AND key = item.key
              AND (shared.stamp, shared.machine) >= (item.stamp, item.machine))
          OR EXISTS (
            SELECT 1 FROM arriving_item AS other WHERE other.kind = item.kind AND other.key = item.key
              AND (other.stamp, other.machine, ifnull(other.value, ''), other.number)
                > (item.stamp, item.machine, ifnull(item.value, ''), item.number))
          OR kind = 'session' AND key = (SELECT identity FROM session WHERE status = 'running');
        """)
  }

  /// Leaves out every item with a row that no store could hold.
  private mutating func judge(into faults: inout [LogFaults]) throws {
    for kind in kinds {
      if kind.isForever { try refuse("value IS NULL", of: kind, into: &faults) }
      if kind.name == "session" { try refuse(Self.wouldGo, of: kind, into: &faults) }
      let judged = JudgedRows(
        db: db, schema: Schema.steps.count, tables: places,
        given: Dictionary(uniqueKeysWithValues: kind.parts.map { ($0.table.name, Set($0.given.keys)) }))
      var found: [Int: PlainLogProblem.Reason] = [:]
      for part in kind.parts where places[part.table.name] != nil {
        try judged.judge(part.table) { found[$0.line] = found[$0.line] ?? $0.reason }
      }
      if places["corrected_entry"] != nil, kind.name == "correction" {
        try judged.judgeCorrections { found[$0.line] = found[$0.line] ?? $0.reason }
      }
      for (number, reason) in found { try refuse(number: number, reason, into: &faults) }
      for part in kind.parts {
        guard let places = places[part.table.name] else { continue }
        try refuse(
          """
          number IN (SELECT line FROM arriving_row
            WHERE place BETWEEN \(places.lowerBound) AND \(places.upperBound) AND NOT ifnull(\(part.isRight), 0))
          """, of: kind, into: &faults)
      }
    }
    try db.execute(sql: "DELETE FROM arriving_row WHERE line NOT IN (SELECT number FROM arriving_item)")
  }

  /// Only undoing an import takes a session away, so one that was not imported stays.
  private static let wouldGo = """
    value IS NULL AND EXISTS (SELECT 1 FROM shared WHERE shared.kind = 'session' AND shared.key = arriving_item.key
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
    let row = try Row.fetchOne(
      db, sql: "DELETE FROM arriving_item WHERE number = ? RETURNING file, line", arguments: [number])
    guard let row else { return }
    faults[try row.integer("file")].add(PlainLogProblem(line: try row.integer("line"), reason: reason))
  }
}
