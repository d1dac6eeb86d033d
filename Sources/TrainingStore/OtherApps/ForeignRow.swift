/// A row of another app's table, read by the names of its columns.

/// Rows in which columns are found by name.
struct ForeignRow {
  let columns: [String: Int]
  let row: CSVRow
  /// Whether a comma in its numbers may separate thousands.
  let groupsByCommas: Bool

  /// The text of the first of these columns that exists; nil if it is empty or `-`.
  func text(_ names: String...) -> String? {
    for name in names {
      guard let index = columns[name], index < row.fields.count else { continue }
      let text = row.fields[index].trimmingSpaces()
      if !text.isEmpty, text != "-" { return text }
    }
    return nil
  }

  /// In thousandths; nil if it is not a number.
  func decimal(_ text: String) -> Int? { Decimal.thousandths(text, groupsByCommas: groupsByCommas) }

  func unread(_ reason: UnreadLine.Reason) -> UnreadLine { UnreadLine(line: row.line, reason: reason) }

  /// Its date, in a column with this name. Throws if any column has a value that no log can hold.
  func began(_ column: String) throws(UnreadLine) -> LocalTime {
    let written = text(column) ?? ""
    guard let began = LocalTime(foreign: written) else { throw unread(.noDate(written)) }
    do {
      try Plausible.check(began.day, column)
      for (name, index) in columns where index < row.fields.count { try Plausible.check(row.fields[index], name) }
    } catch {
      throw unread(.implausible(error))
    }
    return began
  }

  /// A number in thousandths; nil if the column is empty. Throws if it is not a number.
  func thousandths(_ names: String...) throws(UnreadLine) -> Int? {
    for name in names {
      guard let text = text(name) else { continue }
      guard let number = decimal(text) else { throw unread(.notANumber(column: name, text)) }
      return number
    }
    return nil
  }
}

extension CSVTable {
  /// Its rows with these columns. Those that are empty, as a spreadsheet leaves them under a table, say nothing.
  func rows(_ columns: [String: Int]) -> some Sequence<ForeignRow> {
    rows.lazy.filter { !$0.fields.allSatisfy { $0.allSatisfy(\.isWhitespace) } }
      .map { ForeignRow(columns: columns, row: $0, groupsByCommas: isInCommas) }
  }

  /// Columns by their names in lower case.
  var columns: [String: Int] {
    Dictionary(
      header.enumerated().map { ($1.trimmingSpaces().lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  }
}
