/// Reads bodyweights from a table without exercises: `Date,Weight (kg)`, Hevy's `date,weight_kg,fat_percent,…`, or a row for
/// each measurement: `Date,Measurement,Value,Unit`.

import SessionModel

/// A table of what the athlete weighed.
public struct WeighingTable: Sendable {
  /// What the scales said, and when, as the table has it.
  public struct Weighing: Hashable, Sendable {
    /// The day, perhaps with the time of day.
    public var time: LocalTime
    /// What the scales said.
    public var mass: Mass
  }

  /// In the order of the table.
  public private(set) var weighings: [Weighing] = []
  /// The lines that could not be understood.
  public private(set) var unread: [UnreadLine] = []
  /// How many rows measure something else.
  public private(set) var others = 0
  /// Whether the table does not say its unit.
  public private(set) var unitIsOpen = false
  /// Whether its dates can be read in two ways.
  public let dateOrderIsOpen: Bool

  private let places: Places
  private let order: DateOrder
  private let units: Units

  /// In kilograms: what somebody may weigh.
  private static let plausible = 1...700

  /// Nil for a table of something else; `units` applies where the table does not give its own.
  public init?(_ table: CSVTable, units: Units) {
    guard let places = Places(table.header) else { return nil }
    (self.places, self.units) = (places, units)
    order = DateOrder(
      of: table.rows.lazy.compactMap { places.date < $0.fields.count ? $0.fields[places.date] : nil })
    dateOrderIsOpen = order.isOpen
    for row in table.rows(places.columns) {
      do throws(UnreadLine) { try read(row) } catch { unread.append(error) }
    }
  }

  private mutating func read(_ row: ForeignRow) throws(UnreadLine) {
    if places.columns["measurement"] != nil, !Places.isBodyweight(row.text("measurement") ?? "") {
      others += 1
      return
    }
    guard let text = row.text("value") else {
      others += 1
      return
    }
    let written = row.text("date") ?? ""
    guard var time = LocalTime(foreign: written) ?? order.read(written) else { throw row.unread(.noDate(written)) }
    if let clock = row.text("time"), let at = LocalTime(foreign: time.day.isoText + " " + clock) { time = at }
    do { try Plausible.check(time.day, "date") } catch { throw row.unread(.implausible(error)) }
    weighings.append(Weighing(time: time, mass: try mass(text, row)))
  }

  private mutating func mass(_ text: String, _ row: ForeignRow) throws(UnreadLine) -> Mass {
    let figures = text.prefix { $0.isASCIIDigit || ".,".contains($0) }
    let own = String(text.dropFirst(figures.count)).trimmingSpaces()
    guard let number = row.decimal(String(figures)) else {
      throw row.unread(.notANumber(column: places.name, text))
    }
    let word = own.isEmpty ? row.text("unit") ?? places.unit : own
    if word == nil { unitIsOpen = true }
    guard let unit = word.map(Units.init(foreign:)) ?? units else {
      throw row.unread(.unknownUnit(column: places.name, text))
    }
    let mass = ForeignUnit.mass(number, in: unit)
    guard (Self.plausible.lowerBound * 1000...Self.plausible.upperBound * 1000).contains(mass.grams) else {
      throw row.unread(
        .implausible(ImplausibleValue(column: places.name, value: text, allowed: .numbers(Self.plausible))))
    }
    return mass
  }
}

/// Where the columns are.
private struct Places: Hashable, Sendable {
  var columns: [String: Int] = [:]
  let date: Int
  /// What the column with the weight is called, and the unit that its name has.
  let name: String
  let unit: String?

  init?(_ header: [String]) {
    let names = header.map { ColumnName($0.trimmingSpaces()) }
    let ofSets: Set<WorkoutColumn> = [.exercise, .reps, .sets, .set, .distance, .duration]
    func first(_ words: Set<String>) -> Int? { names.firstIndex { words.contains($0.name) } }
    guard let date = names.firstIndex(where: { $0.column == .date }),
      !names.contains(where: { $0.column.map(ofSets.contains) ?? false })
    else { return nil }
    self.date = date
    columns["date"] = date
    columns["time"] = names.firstIndex { $0.column == .time }
    columns["unit"] = names.firstIndex { $0.column == .unit }
    let measurement = first(Self.ofMeasurements)
    guard
      let value = measurement == nil ? names.firstIndex(where: { Self.isBodyweight($0.name) }) : first(Self.ofValues)
    else { return nil }
    columns["measurement"] = measurement
    columns["value"] = value
    (name, unit) = (header[value], names[value].unit)
  }

  static func isBodyweight(_ name: String) -> Bool { ofWeights.contains(ColumnName(name).name) }

  private static let ofWeights: Set<String> = [
    "bodyweight", "body weight", "body mass", "weight", "körpergewicht", "gewicht", "poids", "poids corporel", "peso",
    "peso corporal", "peso corporeo", "lichaamsgewicht",
  ]
  private static let ofMeasurements: Set<String> = [
    "measurement", "measure", "metric", "messung", "messwert", "medida",
  ]
  private static let ofValues: Set<String> = ["value", "wert", "amount", "valeur", "valor", "valore"]
}
