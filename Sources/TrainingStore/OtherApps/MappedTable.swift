/// Reads a table of sets whose columns are mapped: of a known app, or of a spreadsheet.

import SessionModel

/// Any table with a row for each set.
public enum MappedTable {
  /// `units` applies where the table does not give its own; `name` is what a session is called that has no name.
  public static func read(
    _ table: CSVTable, _ mapping: TableMapping, as app: ForeignApp, named name: String, units: Units
  ) -> ForeignLog {
    var reader = MappedReader(mapping, table, app, name, units)
    let columns = Dictionary(uniqueKeysWithValues: mapping.places.map { ($0.key.rawValue, $0.value) })
    for row in table.rows(columns) {
      do throws(UnreadLine) { try reader.read(row) } catch { reader.log.unread.append(error) }
    }
    return reader.log
  }
}

private struct MappedReader {
  var log: ForeignLog
  private let mapping: TableMapping
  private let name: String
  private let units: Units
  private let order: DateOrder
  private var sessions = RowSessions()
  /// The sessions whose lengths cannot be read.
  private var withoutLength: Set<Int> = []

  /// Rows that say how many sets they are say no more than this.
  private static let mostSets = 100

  init(_ mapping: TableMapping, _ table: CSVTable, _ app: ForeignApp, _ name: String, _ units: Units) {
    (self.mapping, self.name, self.units) = (mapping, name, units)
    let place = mapping.places[.date]
    order = DateOrder(
      of: table.rows.lazy.compactMap { row in place.flatMap { $0 < row.fields.count ? row.fields[$0] : nil } })
    log = ForeignLog(app: app, sessions: [], unread: [], unitIsOpen: false)
    log.dateOrderIsOpen = order.isOpen
    // Spreadsheets with other columns are other sources.
    if app == .table { log.source = TableMapping.settingKey(of: mapping.header) }
  }

  mutating func read(_ row: ForeignRow) throws(UnreadLine) {
    // Strong and its likes write W, D, F or *Rest Timer* in place of the number of a set; in German, A is *Aufwärmen*.
    let word = row.text("set").flatMap { $0.first?.isLetter == true ? $0 : nil }
    let kind =
      log.app == .strong && word?.lowercased() == "a"
      ? .warmup : SetKind(of: [row.text("kind"), word].compactMap(\.self))
    if kind == .rest { return }
    let time = try time(of: row)
    guard let exercise = row.text("exercise") else { throw row.unread(.noExercise) }
    // All of it is read before there is a session, so that an unreadable line leaves none behind.
    let sets =
      word.map(ColumnName.isNote) == true
      ? [] : Array(repeating: try readSet(row, exercise, kind), count: try count(row))
    let place = sessions.place(of: row.text("workout") ?? name, at: time, in: &log.sessions)
    log.sessions[place].sets += sets
    // Every row of a session repeats how long it was, and its notes.
    if log.sessions[place].length == nil { log.sessions[place].length = length(row, of: place) }
    for note in [row.text("workout-notes"), row.text("notes").map { "\(exercise): \($0)" }].compactMap(\.self)
    where !log.sessions[place].notes.contains(note) {
      log.sessions[place].notes.append(note)
    }
    // Strong's are about the exercise.
    if log.app != .strong, row.text("notes") != nil, !sets.isEmpty { log.notesOfSets += 1 }
  }

  /// Of the whole session; nil if it has none that can be read, which is said once.
  private mutating func length(_ row: ForeignRow, of place: Int) -> Milliseconds? {
    guard let text = row.text(WorkoutColumn.length.rawValue) else { return nil }
    let time = try? duration(row, .length)
    if let time, let length = SessionLength(seconds: time.count / 1000) { return .seconds(length.seconds) }
    if time?.count != 0, withoutLength.insert(place).inserted {
      log.unreadValues.append(row.unread(.notALength(column: header(.length), text)))
    }
    return nil
  }

  private func time(of row: ForeignRow) throws(UnreadLine) -> RowTime {
    let written = row.text("date") ?? ""
    guard var began = LocalTime(foreign: written) ?? order.read(written) else { throw row.unread(.noDate(written)) }
    var clock = written
    if let time = row.text("time"), let at = LocalTime(foreign: began.day.isoText + " " + time) {
      (began, clock) = (at, time)
    }
    do {
      try Plausible.check(began.day, "date")
      for (column, index) in row.columns where index < row.row.fields.count {
        try Plausible.check(row.row.fields[index], column)
      }
    } catch {
      throw row.unread(.implausible(error))
    }
    let hasClock = clock.contains(":")
    return RowTime(local: began, hasClock: hasClock, isInUTC: hasClock && LocalTime.isInUTC(foreign: clock))
  }

  private func count(_ row: ForeignRow) throws(UnreadLine) -> Int {
    guard let text = row.text("sets"), let (number, _) = try number(row, .sets) else { return 1 }
    guard number % 1000 == 0, (1...Self.mostSets).contains(number / 1000) else {
      let range = 1...Self.mostSets
      throw row.unread(
        .implausible(ImplausibleValue(column: header(.sets), value: text, allowed: .numbers(range))))
    }
    return number / 1000
  }

  private mutating func readSet(
    _ row: ForeignRow, _ exercise: String, _ kind: SetKind
  ) throws(UnreadLine) -> ForeignSet {
    let load = try mass(row)
    let (counted, time, way) = (try reps(row), try duration(row), try distance(row))
    var done = Performance(
      reps: counted, time: time, distance: way?.length, load: load.map { Mass(grams: abs($0.mass.grams)) },
      units: .given(load: load?.unit, distance: way?.unit.asWritten))
    if let time = done.time, time.count == 0 { done.time = nil }
    // Zero is *nothing*, unless it is a lift that failed.
    let isMeasured = done.time != nil || done.distance != nil
    if done.reps == 0, isMeasured || done.load == nil { done.reps = nil }
    guard done.reps != nil || isMeasured else { throw row.unread(.empty) }
    do { try done.judge() } catch { throw row.unread(.implausible(error)) }
    done.rpeTenths = try effort(row)
    return ForeignSet(
      exercise: exercise, role: kind.role, label: kind == .failure ? ForeignLabel.failure : nil, performance: done,
      isAssisted: ForeignSet.isAssisted(exercise, load?.mass))
  }

  private func reps(_ row: ForeignRow) throws(UnreadLine) -> Int? {
    guard let (number, _) = try number(row, .reps) else { return nil }
    guard number % 1000 == 0 else {
      throw row.unread(.notWhole(column: header(.reps), row.text(WorkoutColumn.reps.rawValue) ?? ""))
    }
    return number / 1000
  }

  /// A number and the unit that may follow it in its cell: `62,5 kg`, `8 reps`.
  private func number(
    _ row: ForeignRow, _ column: WorkoutColumn
  ) throws(UnreadLine) -> (thousandths: Int, unit: String?)? {
    guard let text = row.text(column.rawValue) else { return nil }
    let figures = text.prefix { $0.isASCIIDigit || ".,+-".contains($0) }
    let unit = String(text.dropFirst(figures.count)).trimmingSpaces().lowercased()
    guard let number = row.decimal(String(figures)), unit.allSatisfy({ $0.isLetter || $0 == "." }) else {
      throw row.unread(.notANumber(column: header(column), text))
    }
    return (number, unit.isEmpty ? nil : unit)
  }

  private func header(_ column: WorkoutColumn) -> String {
    mapping.places[column].map { mapping.header[$0] } ?? column.rawValue
  }

  /// The unit of a number: in its cell, in a column of its own, or in the header; nil if nothing says it. Throws if it is
  /// none that is known.
  private func unit<Unit>(
    _ row: ForeignRow, _ column: WorkoutColumn, own: String?, in other: WorkoutColumn, _ known: (String) -> Unit?
  ) throws(UnreadLine) -> Unit? {
    let (place, text) =
      own == nil && row.text(other.rawValue) != nil
      ? (other, row.text(other.rawValue)) : (column, row.text(column.rawValue))
    guard let word = own ?? row.text(other.rawValue) ?? mapping.unit(of: column) else { return nil }
    guard let unit = known(word) else {
      throw row.unread(.unknownUnit(column: header(place), text ?? word))
    }
    return unit
  }

  /// Below zero it is assistance.
  private mutating func mass(_ row: ForeignRow) throws(UnreadLine) -> (mass: Mass, unit: Units)? {
    guard let (number, own) = try number(row, .load), number != 0 else { return nil }
    let unit = try unit(row, .load, own: own, in: .unit, Units.init(foreign:))
    if unit == nil { log.unitIsOpen = true }
    return (ForeignUnit.signedMass(number, in: unit ?? units), unit ?? units)
  }

  private mutating func distance(_ row: ForeignRow) throws(UnreadLine) -> (length: Length, unit: LengthUnit)? {
    guard let (number, own) = try number(row, .distance), number != 0 else { return nil }
    if number < 0 { throw negative(row, .distance) }
    let unit = try unit(row, .distance, own: own, in: .distanceUnit, LengthUnit.init(foreign:))
    if unit == nil { log.distanceUnitIsOpen = true }
    let known = unit ?? (units == .pounds ? .mile : .kilometre)
    return (ForeignUnit.length(number, in: known), known)
  }

  /// `0:32:06`, `32:06`, `45`, `45 s`, `1h 5m`; a bare number is in the header's unit, or in seconds.
  private func duration(
    _ row: ForeignRow, _ column: WorkoutColumn = .duration
  ) throws(UnreadLine) -> Milliseconds? {
    guard let text = row.text(column.rawValue) else { return nil }
    if text.hasPrefix("-") { throw negative(row, column) }
    let parts = text.split(separator: ":").map { Int($0) }
    if (2...3).contains(parts.count) {
      var seconds = 0
      for part in parts {
        guard let part, (0..<10_000).contains(part) else {
          throw row.unread(.notANumber(column: header(column), text))
        }
        seconds = seconds * 60 + part
      }
      return .seconds(seconds)
    }
    if let number = row.decimal(text) {
      let unit = mapping.unit(of: column) ?? "s"
      return Milliseconds(number * (unit.hasPrefix("m") ? 60 : unit.hasPrefix("h") ? 3600 : 1))
    }
    guard let length = ForeignLength.parse(text) else {
      throw row.unread(.notANumber(column: header(column), text))
    }
    return .seconds(length.seconds)
  }

  private func negative(_ row: ForeignRow, _ column: WorkoutColumn) -> UnreadLine {
    row.beyond(.plausibleCount, header(column), row.text(column.rawValue) ?? "")
  }

  /// Beyond its scale it is left out, and said.
  private mutating func effort(_ row: ForeignRow) throws(UnreadLine) -> Int? {
    if let (number, _) = try number(row, .rpe), number != 0 {
      if EffortScale.rpeThousandths.contains(number) { return number / 100 }
      log.unreadValues.append(row.beyond(EffortScale.rpe, header(.rpe), row.text(WorkoutColumn.rpe.rawValue) ?? ""))
    }
    if let (number, _) = try number(row, .rir) {
      if (0...9000).contains(number) { return 100 - number / 100 }
      log.unreadValues.append(row.beyond(0...9, header(.rir), row.text(WorkoutColumn.rir.rawValue) ?? ""))
    }
    return nil
  }
}
