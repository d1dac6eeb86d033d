/// Reads a table of sets whose columns are mapped: of a known app, or of a spreadsheet.

import SessionModel

/// Any table with a row for each set.
public enum MappedTable {
  /// `units` applies where the table does not give its own; `name` is what a session is called that has no name.
  public static func read(
    _ table: CSVTable, _ mapping: TableMapping, as app: ForeignApp, named name: String, units: Units
  ) -> ForeignLog {
    var reader = MappedReader(mapping, table, app, name, units)
    for row in table.rows {
      do throws(UnreadLine) { try reader.read(row) } catch { reader.log.unread.append(error) }
    }
    return reader.log
  }
}

private struct MappedReader {
  var log: ForeignLog
  private let mapping: TableMapping
  private let columns: [String: Int]
  private let name: String
  private let units: Units
  private let order: DateOrder
  /// The last session of each name and day.
  private var places: [SessionKey: Int] = [:]
  private var ends: [Int: LocalTime] = [:]

  /// In seconds: a row that is later than the one before by more than this begins another session.
  private static let apart = 3 * 3600
  /// Rows that say how many sets they are say no more than this.
  private static let mostSets = 100

  init(_ mapping: TableMapping, _ table: CSVTable, _ app: ForeignApp, _ name: String, _ units: Units) {
    (self.mapping, self.name, self.units) = (mapping, name, units)
    columns = Dictionary(uniqueKeysWithValues: mapping.places.map { ($0.key.rawValue, $0.value) })
    let place = mapping.places[.date]
    order = DateOrder(
      of: table.rows.lazy.compactMap { row in place.flatMap { $0 < row.fields.count ? row.fields[$0] : nil } })
    log = ForeignLog(app: app, sessions: [], unread: [], unitIsOpen: false)
    log.dateOrderIsOpen = order.isOpen
  }

  mutating func read(_ row: CSVRow) throws(UnreadLine) {
    let row = ForeignRow(columns: columns, row: row)
    let began = try began(row)
    guard let exercise = row.text("exercise") else { throw row.unread(.noExercise) }
    let set = try readSet(row, exercise)
    let place = place(of: row.text("workout") ?? name, began)
    let count = try row.thousandths("sets").map { min(max(1, $0 / 1000), Self.mostSets) } ?? 1
    log.sessions[place].sets += Array(repeating: set, count: count)
    if let note = row.text("notes") {
      let note = "\(exercise): \(note)"
      if log.sessions[place].notes.last != note { log.sessions[place].notes.append(note) }
    }
  }

  private mutating func place(of name: String, _ began: LocalTime) -> Int {
    let key = SessionKey(name: name, began: LocalTime(day: began.day, second: 0))
    defer { ends[places[key] ?? 0] = began }
    if let place = places[key], let last = ends[place], abs(began.second - last.second) <= Self.apart {
      if began < log.sessions[place].began { log.sessions[place].began = began }
      return place
    }
    log.sessions.append(ForeignSession(name: name, began: began, length: nil, sets: [], notes: []))
    places[key] = log.sessions.count - 1
    return log.sessions.count - 1
  }

  private func began(_ row: ForeignRow) throws(UnreadLine) -> LocalTime {
    let written = row.text("date") ?? ""
    guard var began = LocalTime(foreign: written) ?? order.read(written) else { throw row.unread(.noDate(written)) }
    if let time = row.text("time"), let at = LocalTime(foreign: began.day.isoText + " " + time) { began = at }
    do {
      try Plausible.check(began.day, "date")
      for (column, index) in columns where index < row.row.fields.count {
        try Plausible.check(row.row.fields[index], column)
      }
    } catch {
      throw row.unread(.implausible(error))
    }
    return began
  }

  private mutating func readSet(_ row: ForeignRow, _ exercise: String) throws(UnreadLine) -> ForeignSet {
    // Strong and its likes write W, D and F in place of the number of a set.
    let letter = row.text("set").flatMap { $0.count == 1 && $0.first?.isLetter == true ? $0 : nil }
    let kind = (row.text("kind") ?? letter ?? "").lowercased()
    let isWarmup = ["w", "true", "yes", "ja", "1", "x", "warm", "auf"].contains {
      kind == $0 || kind.hasPrefix("\($0)")
    }
    var done = Performance(
      reps: try number(row, "reps").map { $0.thousandths / 1000 }, time: try time(row),
      distance: try distance(row), load: try mass(row), rpeTenths: try effort(row))
    if let time = done.time, time.count == 0 { done.time = nil }
    // Zero is *nothing*, unless it is a lift that failed.
    let isMeasured = done.time != nil || done.distance != nil
    if done.reps == 0, isMeasured || done.load == nil { done.reps = nil }
    guard done.reps != nil || isMeasured else { throw row.unread(.empty) }
    do { try done.judge() } catch { throw row.unread(.implausible(error)) }
    return ForeignSet(
      exercise: exercise,
      role: isWarmup && !kind.hasPrefix("working") ? .warmup : kind.hasPrefix("drop") ? .drop : .work,
      label: kind.hasPrefix("fail") ? ForeignLabel.failure : nil, performance: done,
      isAssisted: exercise.lowercased().contains("assisted"))
  }

  /// A number and the unit that may follow it in its cell: `62,5 kg`, `8 reps`.
  private func number(_ row: ForeignRow, _ column: String) throws(UnreadLine) -> (thousandths: Int, unit: String?)? {
    guard let text = row.text(column) else { return nil }
    let figures = text.prefix { $0.isASCIIDigit || ".,+-".contains($0) }
    let unit = String(text.dropFirst(figures.count)).trimmingSpaces().lowercased()
    guard let number = Decimal.thousandths(String(figures)), unit.allSatisfy({ $0.isLetter || $0 == "." }) else {
      throw row.unread(.notANumber(column: header(column), text))
    }
    return (number, unit.isEmpty ? nil : unit)
  }

  private func header(_ column: String) -> String { columns[column].map { mapping.header[$0] } ?? column }

  private mutating func mass(_ row: ForeignRow) throws(UnreadLine) -> Mass? {
    guard let (number, own) = try number(row, "load"), number > 0 else { return nil }
    let unit = own ?? row.text("unit")?.lowercased() ?? mapping.unit(of: .load)
    if unit == nil { log.unitIsOpen = true }
    let isPounds = unit.map { $0.hasPrefix("lb") || $0.hasPrefix("pound") || $0.hasPrefix("pfund") }
    return ForeignUnit.mass(number, in: isPounds.map { $0 ? .pounds : .kilograms } ?? units)
  }

  private func distance(_ row: ForeignRow) throws(UnreadLine) -> Length? {
    guard let (number, own) = try number(row, "distance"), number > 0 else { return nil }
    let unit = own ?? row.text("distance-unit")?.lowercased() ?? mapping.unit(of: .distance)
    let known: LengthUnit =
      switch unit {
      case "m", "meters", "metres", "meter": .metre
      case "mi", "mile", "miles": .mile
      case "yd", "yards": .yard
      case "ft", "feet": .foot
      case "km", "kms", "kilometers": .kilometre
      default: units == .pounds ? .mile : .kilometre
      }
    return ForeignUnit.length(number, in: known)
  }

  /// `0:32:06`, `32:06`, `45`, `45 s`, `1h 5m`; a bare number is in the header's unit, or in seconds.
  private func time(_ row: ForeignRow) throws(UnreadLine) -> Milliseconds? {
    guard let text = row.text("duration") else { return nil }
    let parts = text.split(separator: ":").map { Int($0) }
    if (2...3).contains(parts.count) {
      var seconds = 0
      for part in parts {
        guard let part, (0..<10_000).contains(part) else {
          throw row.unread(.notANumber(column: header("duration"), text))
        }
        seconds = seconds * 60 + part
      }
      return .seconds(seconds)
    }
    if let number = Decimal.thousandths(text) {
      let unit = mapping.unit(of: .duration) ?? "s"
      return Milliseconds(max(0, number) * (unit.hasPrefix("min") ? 60 : unit.hasPrefix("h") ? 3600 : 1))
    }
    guard let length = ForeignLength.parse(text) else {
      throw row.unread(.notANumber(column: header("duration"), text))
    }
    return .seconds(length.seconds)
  }

  private func effort(_ row: ForeignRow) throws(UnreadLine) -> Int? {
    if let (number, _) = try number(row, "rpe"), (1000...10_000).contains(number) { return number / 100 }
    if let (number, _) = try number(row, "rir"), (0...9000).contains(number) { return 100 - number / 100 }
    return nil
  }
}
