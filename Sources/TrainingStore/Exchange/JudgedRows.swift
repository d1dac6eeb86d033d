/// Checks the rows of a JSON document before any is stored: each impossible one is a fault with its line.

import GRDB

struct JudgedRows {
  let db: Database
  /// The schema of the store that the rows come from.
  let schema: Int
  let rows: StagedRows
  /// Of rows that do not come from one document: the columns of each table that do not travel. Others may be missing
  /// where a row may lack them.
  var given: [String: Set<String>]?

  /// What is wrong with the rows, each on its own.
  func faults() throws -> LogFaults {
    var faults = LogFaults()
    for table in TravellingTable.all(ofSchema: schema) {
      try judge(table) { faults.add($0) }
    }
    try judgeCorrections { faults.add($0) }
    return faults
  }

  /// Reports the impossible rows of a table.
  func judge(_ table: TravellingTable, report: (PlainLogProblem) -> Void) throws {
    guard let staged = rows[table.name], staged.count > 0 else { return }
    let given = given?[table.name] ?? []
    let keys = Set(try db.primaryKey(table.name).columns)
    var (cases, values) = ("", "")
    for column in try db.columns(in: table.name)
    where !table.local.contains(column.name) && !given.contains(column.name) {
      let value = "\"\(column.name)\""
      let isNeeded = table.needs(column, keys: keys)
      var condition = "\(value) IS NULL"
      // A column that the first row lacks belongs to a later schema, and every row lacks it.
      if self.given != nil || staged.columnsOfFirst.contains(column.name) {
        guard let rule = ColumnRule.of(column.name, in: table.name),
          !staged.isSurelyRight(column.name, isNeeded: isNeeded || column.isNotNull)
        else { continue }
        let isRight = rule.condition(type: "typeof(\(value))", value: value)
        condition = isNeeded || column.isNotNull ? isRight : "\(condition) OR \(isRight)"
      } else if isNeeded {
        condition = "0"
      } else if !staged.has(column.name) {
        continue
      }
      cases += "\n  WHEN NOT (\(condition)) THEN '\(column.name)'"
      values += "\n  WHEN '\(column.name)' THEN \(value)"
    }
    if cases.isEmpty { return }
    let found = try Row.fetchCursor(
      db,
      sql: """
        SELECT line, bad, substr(CAST(CASE bad \(values) END AS TEXT), 1, 40) AS found
        FROM (SELECT *, CASE \(cases) END AS bad FROM arriving_\(table.name))
        WHERE bad IS NOT NULL ORDER BY place
        """)
    while let row = try found.next() {
      let (column, value): (String, String?) = (row["bad"], row["found"])
      report(PlainLogProblem(line: row["line"], reason: reason(table.name, column, value)))
    }
  }

  private func reason(_ table: String, _ column: String, _ value: String?) -> PlainLogProblem.Reason {
    guard let value else { return .noRow(lacking: "\(table).\(column)") }
    return .implausible(
      ImplausibleValue(
        column: "\(table).\(column)", value: value, allowed: ColumnRule.of(column, in: table)?.allowed ?? .sense))
  }

  /// Checks that what a correction keeps of an entry is a valid entry.
  func judgeCorrections(report: (PlainLogProblem) -> Void) throws {
    let entries = try Row.fetchCursor(
      db, sql: "SELECT line, position, before, after FROM arriving_corrected_entry ORDER BY place")
    while let row = try entries.next() {
      do {
        try CorrectedEntry.judge(position: row["position"], before: row["before"], after: row["after"])
      } catch let error as ImplausibleValue {
        report(PlainLogProblem(line: row["line"], reason: .implausible(error)))
      }
    }
  }

  /// Rows of a table whose parents are neither here nor in the document. Call it after those are entered.
  func orphans(of table: TravellingTable, into faults: inout LogFaults) throws {
    // A row of the same table may come with the document.
    for (column, parent) in table.parents where parent.table != table.name {
      let found = try Row.fetchCursor(
        db,
        sql: """
          SELECT line FROM arriving_\(table.name) AS row WHERE row.\(column) IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM \(parent.table) WHERE \(parent.key) = row.\(column))
          ORDER BY place
          """)
      while let row = try found.next() {
        faults.add(PlainLogProblem(line: row["line"], reason: .orphan(column: "\(table.name).\(column)")))
      }
    }
  }

  /// Sets with a different day from their session's, for sessions after this one.
  func straySets(sessionsAfter last: Int, into faults: inout LogFaults) throws {
    let strays = try Row.fetchAll(
      db,
      sql: """
        SELECT identity, position, logged_set.day FROM logged_set JOIN session ON session.id = logged_set.session
        WHERE logged_set.session > ? AND logged_set.day <> session.day LIMIT \(LogFaults.most)
        """, arguments: [last])
    for stray in strays {
      let line = try Int.fetchOne(
        db, sql: "SELECT line FROM arriving_logged_set WHERE session = ? AND position = ?",
        arguments: [stray["identity"], stray["position"]])
      faults.add(
        PlainLogProblem(
          line: line ?? 1,
          reason: .implausible(ImplausibleValue(column: "logged_set.day", value: Day(number: stray["day"]).isoText))))
    }
  }

  /// The line of a session of the document.
  func line(ofSession id: Int) throws -> Int {
    try Int.fetchOne(
      db, sql: "SELECT line FROM arriving_session WHERE identity = (SELECT identity FROM session WHERE id = ?)",
      arguments: [id]) ?? 1
  }
}
