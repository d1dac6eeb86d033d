/// Which rows of a store an import would refuse: they are reported and left out of the JSON, so that the rest is
/// accepted.

import GRDB

extension TravellingTable {
  /// Whether a row of the table has to have a value in this column.
  func needs(_ column: ColumnInfo, keys: Set<String>) -> Bool {
    column.name == "identity" && name == "session"
      || (column.isNotNull || keys.contains(column.name)) && column.defaultValueSQL == nil
  }

  /// As SQL over a row: the first column with an impossible value; empty if the row belongs to one that is left out;
  /// otherwise null.
  ///
  /// - Parameter leftOut: the ids of the rows that are left out, by their table.
  func fault(_ db: Database, leftOut: [String: Set<Int>]) throws -> String {
    let keys = Set(try db.primaryKey(name).columns)
    var cases = ""
    for (column, parent) in parents.sorted(by: { $0.key < $1.key }) where parent.table != name {
      guard let ids = leftOut[parent.table], !ids.isEmpty else { continue }
      cases += " WHEN \(name).\(column) IN (\(ids.sorted().map(String.init).joined(separator: ", "))) THEN ''"
    }
    for column in try db.columns(in: name) where !local.contains(column.name) {
      guard let rule = ColumnRule.of(column.name, in: name) else { continue }
      var condition = condition(rule, column)
      if !needs(column, keys: keys), !column.isNotNull { condition = "\(name).\(column.name) IS NULL OR \(condition)" }
      cases += "\n  WHEN NOT ifnull(\(condition), 0) THEN '\(column.name)'"
    }
    if name == "logged_set" {
      cases +=
        "\n  WHEN logged_set.day <> (SELECT session.day FROM session WHERE session.id = logged_set.session) THEN 'day'"
    }
    return cases.isEmpty ? "NULL" : "CASE\(cases) END"
  }

  private func condition(_ rule: ColumnRule, _ column: ColumnInfo) -> String {
    let value = value(of: column.name)
    switch rule {
    case .hex(let most): return "length(\(value)) <= \(most)"
    case .text, .source:
      return "\(rule.condition(type: "typeof(\(value))", value: value)) AND instr(\(value), char(0)) = 0"
    case .integer, .moment, .day, .word, .parts: return rule.condition(type: "typeof(\(value))", value: value)
    }
  }
}

extension TrainingStore {
  /// Whether a selected row is exported. A row that is not is noted, unless the row it belongs to was.
  func isExported(_ row: Row, of table: TravellingTable, keys: [String]) throws -> Bool {
    if let column = String.fromDatabaseValue(row["fault"]) {
      if !column.isEmpty {
        let because = ImplausibleValue(
          column: "\(table.name).\(column)", allowed: ColumnRule.of(column, in: table.name)?.allowed ?? .sense)
        unreadableRows.note(UnreadableRow(place: Self.place(of: row, in: table.name, by: keys), because: because))
      }
      return false
    }
    guard table.name == "corrected_entry" else { return true }
    return try readable(row, in: table.name, by: "key_correction", "key_session", "key_position") { row in
      try CorrectedEntry.judge(position: row["key_position"], before: row["kept_before"], after: row["kept_after"])
    } != nil
  }
}
