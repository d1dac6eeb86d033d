/// Checks the rows of a JSON document before any is stored: each impossible one is a fault with its line.

import GRDB

struct JudgedRows {
  let db: Database
  /// The schema of the store that the rows come from.
  let schema: Int
  /// Where in `arriving_row` the rows of each table are.
  let tables: [String: ClosedRange<Int>]
  /// Of rows that do not come from one document: the columns of each table that do not travel. Others may be missing
  /// where a row may lack them.
  var given: [String: Set<String>]?

  /// What is wrong with the rows, each on its own.
  func faults() throws -> LogFaults {
    var faults = LogFaults()
    for table in TravellingTable.all(ofSchema: schema) where tables[table.name] != nil {
      try judge(table) { faults.add($0) }
    }
    try judgeCorrections { faults.add($0) }
    return faults
  }

  private func rows(of table: String) -> ClosedRange<Int> { tables[table] ?? 0...0 }

  /// Reports the impossible rows of a table.
  func judge(_ table: TravellingTable, report: (PlainLogProblem) -> Void) throws {
    let rows = rows(of: table.name)
    let given = given?[table.name] ?? []
    let there =
      try self.given != nil
      ? Set(db.columns(in: table.name).map(\.name))
      : Set(
        try String.fetchAll(
          db,
          sql: """
            SELECT key FROM json_each((SELECT value FROM arriving_row WHERE place = \(rows.lowerBound)
              AND json_type(value) = 'object'))
            """))
    let keys = Set(try db.primaryKey(table.name).columns)
    var cases = "CASE WHEN json_type(value) <> 'object' THEN ''"
    for column in try db.columns(in: table.name)
    where !table.local.contains(column.name) && !given.contains(column.name) {
      let isNeeded = table.needs(column, keys: keys)
      let type = "json_type(value, '$.\(column.name)')"
      var condition = "\(type) IS NULL"
      // A column that the first row lacks belongs to a later schema, and every row lacks it.
      if there.contains(column.name) {
        guard let rule = ColumnRule.of(column.name, in: table.name) else { continue }
        // The row is read again by each function, so a type is asked for only once.
        let mayLack = !isNeeded && !column.isNotNull
        condition = """
          CASE \(mayLack ? "ifnull(\(type), 'null')" : type)
            WHEN '\(rule.type)' THEN \(rule.condition(value: "value ->> '\(column.name)'"))
            \(mayLack ? "WHEN 'null' THEN 1" : "") END
          """
      } else if isNeeded {
        condition = "0"
      }
      cases += "\n  WHEN NOT ifnull(\(condition), 0) THEN '\(column.name)'"
    }
    let found = try Row.fetchCursor(
      db,
      sql: """
        SELECT line, bad, substr(CAST(json_extract(value, '$.' || nullif(bad, '')) AS TEXT), 1, 40) AS found
        FROM (SELECT line, value, \(cases) END AS bad FROM arriving_row
          WHERE place BETWEEN \(rows.lowerBound) AND \(rows.upperBound))
        WHERE bad IS NOT NULL
        """)
    while let row = try found.next() {
      let (column, value): (String, String?) = (row["bad"], row["found"])
      report(PlainLogProblem(line: row["line"], reason: reason(table.name, column, value)))
    }
  }

  private func reason(_ table: String, _ column: String, _ value: String?) -> PlainLogProblem.Reason {
    guard let value, !column.isEmpty else { return .noRow(lacking: column.isEmpty ? nil : "\(table).\(column)") }
    return .implausible(
      ImplausibleValue(
        column: "\(table).\(column)", value: value, allowed: ColumnRule.of(column, in: table)?.allowed ?? .sense))
  }

  /// Checks that what a correction keeps of an entry is a valid entry.
  func judgeCorrections(report: (PlainLogProblem) -> Void) throws {
    let rows = rows(of: "corrected_entry")
    let entries = try Row.fetchCursor(
      db,
      sql: """
        SELECT line, value ->> 'position' AS position, value ->> 'before' AS before, value ->> 'after' AS after
        FROM arriving_row WHERE place BETWEEN \(rows.lowerBound) AND \(rows.upperBound)
        """)
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
    let rows = rows(of: table.name)
    // A row of the same table may come with the document.
    for (column, parent) in table.parents where parent.table != table.name {
      let found = try Row.fetchCursor(
        db,
        sql: """
          SELECT line FROM arriving_row WHERE place BETWEEN \(rows.lowerBound) AND \(rows.upperBound)
            AND value ->> '\(column)' IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM \(parent.table) WHERE \(parent.key) = value ->> '\(column)')
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
    let rows = rows(of: "logged_set")
    for stray in strays {
      let line = try Int.fetchOne(
        db,
        sql: """
          SELECT line FROM arriving_row WHERE place BETWEEN \(rows.lowerBound) AND \(rows.upperBound)
            AND value ->> 'session' = ? AND value ->> 'position' = ?
          """, arguments: [stray["identity"], stray["position"]])
      faults.add(
        PlainLogProblem(
          line: line ?? 1,
          reason: .implausible(ImplausibleValue(column: "logged_set.day", value: Day(number: stray["day"]).isoText))))
    }
  }

  /// The line of a session of the document.
  func line(ofSession id: Int) throws -> Int {
    let rows = rows(of: "session")
    return try Int.fetchOne(
      db,
      sql: """
        SELECT line FROM arriving_row WHERE place BETWEEN \(rows.lowerBound) AND \(rows.upperBound)
          AND value ->> 'identity' = (SELECT identity FROM session WHERE id = ?)
        """, arguments: [id]) ?? 1
  }
}
