/// Another app's export, before its exercises are given our names.

import SessionModel

/// The files of other apps that are understood.
public enum ForeignApp: String, Hashable, Sendable, CaseIterable {
  case strong, hevy, fitnotes, fitbod, jefit, liftosaur, gymrun
  /// Any other table, whose columns are mapped.
  case table
}

/// An export of another app, read; every line of it is either in a session, a rest timer or in `unread`.
public struct ForeignLog: Hashable, Sendable {
  /// The app that wrote it.
  public var app: ForeignApp
  /// In the order of the file.
  public var sessions: [ForeignSession]
  /// The lines that could not be understood, in the order of the file.
  public var unread: [UnreadLine]
  /// Whether the file does not say if its loads are kilograms or pounds.
  public var unitIsOpen: Bool
  /// Whether dates such as 4/8/2026 can be read in two ways.
  public var dateOrderIsOpen = false

  init(app: ForeignApp, sessions: [ForeignSession], unread: [UnreadLine], unitIsOpen: Bool) {
    (self.app, self.sessions, self.unread, self.unitIsOpen) = (app, sessions, unread, unitIsOpen)
  }
}

/// A session as another app logged it.
public struct ForeignSession: Hashable, Sendable {
  /// As the other app calls it.
  public var name: String
  /// When it began.
  public var began: LocalTime
  /// From its beginning to its end; nil if the file does not say.
  public var length: Milliseconds?
  /// In the order in which they were done.
  public var sets: [ForeignSet]
  /// What the athlete noted in it.
  public var notes: [String]
}

/// A set as another app logged it.
public struct ForeignSet: Hashable, Sendable {
  /// As the other app calls it.
  public var exercise: String
  /// What the set was in its exercise.
  public var role: Role
  /// To failure, in a superset: whatever the log has no column for.
  public var label: String?
  /// What was done, and its load.
  public var performance: Performance
  /// Taken off the bodyweight instead of added to it.
  public var isAssisted: Bool
}

/// A line that could not be understood and is left out.
public struct UnreadLine: Error, Hashable, Sendable {
  /// From 1.
  public var line: Int
  /// What is wrong with it.
  public var reason: Reason
  /// What can be wrong with a line of another app.
  public enum Reason: Hashable, Sendable {
    /// The text that should be a date.
    case noDate(String)
    /// A set without the name of an exercise.
    case noExercise
    /// The text that should be a number, and its column.
    case notANumber(column: String, String)
    /// It is understood but impossible.
    case implausible(ImplausibleValue)
    /// Neither reps nor load nor time nor distance.
    case empty
  }
}

/// A date and a time of day where the athlete was, of unknown zone.
public struct LocalTime: Hashable, Comparable, Sendable {
  /// The date.
  public var day: Day
  /// 0 ..< 86 400
  public var second: Int

  /// A time of day in seconds from midnight, 0 ..< 86,400.
  public init(day: Day, second: Int) {
    self.day = day
    self.second = second
  }

  public static func < (a: LocalTime, b: LocalTime) -> Bool { (a.day, a.second) < (b.day, b.second) }
}

/// Rows in which columns are found by name.
struct ForeignRow {
  let columns: [String: Int]
  let row: CSVRow

  /// The text of the first of these columns that exists; nil if it is empty or `-`.
  func text(_ names: String...) -> String? {
    for name in names {
      guard let index = columns[name], index < row.fields.count else { continue }
      let text = row.fields[index].trimmingSpaces()
      if !text.isEmpty, text != "-" { return text }
    }
    return nil
  }

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
      guard let number = Decimal.thousandths(text) else { throw unread(.notANumber(column: name, text)) }
      return number
    }
    return nil
  }
}

extension CSVTable {
  /// Columns by their names in lower case.
  var columns: [String: Int] {
    Dictionary(
      header.enumerated().map { ($1.trimmingSpaces().lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// Numbers as apps write them: `80`, `62,5`, `8.50`, `0.0`.
enum Decimal {
  /// Rounded to thousandths; nil for what is not a number or is beyond a billion.
  static func thousandths(_ text: String) -> Int? {
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" || $0 == "+" }.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), let whole = digits(parts[0], most: 9) else { return nil }
    var fraction = 0
    if parts.count == 2 {
      guard !parts[1].isEmpty, let places = digits(parts[1].prefix(4), most: 4) else { return nil }
      guard parts[1].allSatisfy(\.isASCIIDigit) else { return nil }
      let scale = [1: 1000, 2: 100, 3: 10, 4: 1][min(4, parts[1].count)] ?? 1
      fraction = (places * scale + 5) / 10
    }
    let number = whole * 1000 + fraction
    return isNegative ? -number : number
  }

  private static func digits(_ text: Substring, most: Int) -> Int? {
    guard !text.isEmpty, text.count <= most, text.allSatisfy(\.isASCIIDigit) else { return nil }
    return Int(text)
  }
}

extension Character {
  var isASCIIDigit: Bool { "0" <= self && self <= "9" }
}

extension String {
  /// Trimmed of spaces, including the narrow ones that apps put into dates.
  func trimmingSpaces() -> String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
