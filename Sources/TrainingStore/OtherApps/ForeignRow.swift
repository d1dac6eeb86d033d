/// A row of another app's table, read by the names of its columns.

import SessionModel

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

extension ForeignRow {
  /// What cannot be less than nothing.
  func amount(_ names: String...) throws(UnreadLine) -> Int? {
    for name in names {
      guard let text = text(name) else { continue }
      guard let number = decimal(text) else { throw unread(.notANumber(column: name, text)) }
      if number < 0 { throw beyond(.plausibleCount, name, text) }
      return number
    }
    return nil
  }

  /// What is counted: nobody does half a rep, and it is not for us to say whether one more or one less was meant.
  func count(_ name: String) throws(UnreadLine) -> Int? {
    guard let number = try amount(name) else { return nil }
    guard number % 1000 == 0 else { throw unread(.notWhole(column: name, text(name) ?? "")) }
    return number / 1000
  }

  /// A value of this row that is outside its range.
  func beyond(_ range: ClosedRange<Int>, _ column: String, _ text: String) -> UnreadLine {
    unread(.implausible(ImplausibleValue(column: column, value: text, allowed: .numbers(range))))
  }

  /// An RPE in tenths. Zero is *nothing*; beyond the scale it is left out, and said.
  func effort(_ name: String, leavingOut unread: inout [UnreadLine]) throws(UnreadLine) -> Int? {
    guard let number = try thousandths(name), number != 0 else { return nil }
    if EffortScale.rpeThousandths.contains(number) { return number / 100 }
    unread.append(beyond(EffortScale.rpe, name, text(name) ?? ""))
    return nil
  }

  /// How long the session took; what is not a length is left out, and said.
  func length(_ names: String..., leavingOut unread: inout [UnreadLine]) -> Milliseconds? {
    for name in names {
      guard let text = text(name) else { continue }
      if let length = ForeignLength.parse(text) { return .seconds(length.seconds) }
      if Int(text) != 0 { unread.append(self.unread(.notALength(column: name, text))) }
      return nil
    }
    return nil
  }
}

extension EffortScale {
  /// The whole numbers at its ends.
  static var rpe: ClosedRange<Int> { rpeThousandths.lowerBound / 1000...rpeThousandths.upperBound / 1000 }
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
