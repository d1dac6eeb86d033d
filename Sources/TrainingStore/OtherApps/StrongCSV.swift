/// Reads what Strong exports, with all known generations of headers:
///
///     Date,Workout Name,Exercise Name,Set Order,kg,Reps,…                       the unit is the column's name
///     Date,Workout Name,Exercise Name,Set Order,Weight,Reps,…                   the unit is not given
///     Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
///     Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;…;Workout Duration
///     "Workout #";"Date";"Workout Name";"Duration (sec)";…;"Weight (kg)";"Reps";"RPE";"Distance (meters)";…

import SessionModel

/// The exports of Strong.
public enum StrongCSV {
  /// Whether the header is one of Strong's.
  public static func isHeader(_ header: [String]) -> Bool {
    let names = Set(header.map { $0.trimmingSpaces().lowercased() })
    return names.isSuperset(of: ["date", "exercise name", "set order", "reps"])
  }

  /// `units` applies if the file does not give its own.
  public static func read(_ table: CSVTable, units: Units) -> ForeignLog {
    let columns = StrongColumns(table.columns, units: units)
    var log = ForeignLog(app: .strong, sessions: [], unread: [], unitIsOpen: columns.unitIsOpen)
    var places: [SessionKey: Int] = [:]
    for row in table.rows(columns.indices) {
      do throws(UnreadLine) {
        try read(row, columns, into: &log, &places)
      } catch {
        log.unread.append(error)
      }
    }
    let hasDistances = log.sessions.contains { $0.sets.contains { $0.performance.distance != nil } }
    log.distanceUnitIsOpen = columns.distanceUnitIsOpen && hasDistances
    return log
  }

  private static func read(
    _ row: ForeignRow, _ columns: StrongColumns, into log: inout ForeignLog, _ places: inout [SessionKey: Int]
  ) throws(UnreadLine) {
    let order = (row.text("set order") ?? "").lowercased()
    if order.hasPrefix("rest") { return }
    let began = try row.began("date")
    let key = SessionKey(name: row.text("workout name") ?? "Strong", began: began)
    // Read before the session is made, so that an unreadable line leaves none behind.
    let set = order == "note" ? nil : try readSet(row, order: order, columns, &log.unreadValues)
    let place = places[key] ?? log.sessions.count
    if place == log.sessions.count {
      let length = row.length(
        "duration", "workout duration", "duration (sec)", leavingOut: &log.unreadValues)
      log.sessions.append(
        ForeignSession(
          name: key.name, began: began, length: length, sets: [],
          notes: row.text("workout notes").map { [$0] } ?? []))
      places[key] = place
    }
    if let set { log.sessions[place].sets.append(set) }
    // Some versions repeat it in every row of the exercise.
    if let note = row.text("notes").map({ "\(row.text("exercise name") ?? ""): \($0)" }),
      !log.sessions[place].notes.contains(note)
    {
      log.sessions[place].notes.append(note)
    }
  }

  private static func readSet(
    _ row: ForeignRow, order: String, _ columns: StrongColumns, _ unreadValues: inout [UnreadLine]
  ) throws(UnreadLine) -> ForeignSet {
    guard let exercise = row.text("exercise name") else { throw row.unread(.noExercise) }
    let (mass, distance) = (try columns.mass(row), try columns.distance(row))
    return ForeignSet(
      exercise: exercise,
      role: order.hasPrefix("w") || order.hasPrefix("a") ? .warmup : order.hasPrefix("d") ? .drop : .work,
      label: order.hasPrefix("f") ? ForeignLabel.failure : nil,
      performance: try ForeignSet.performance(
        row, mass: mass, distance: distance, seconds: "seconds", leavingOut: &unreadValues),
      isAssisted: ForeignSet.isAssisted(exercise, mass?.mass))
  }
}

/// A workout from another app, whose rows all repeat its header.
struct SessionKey: Hashable {
  var name: String
  var began: LocalTime
}

extension ForeignSet {
  /// Apps write zero for *nothing*; a row with only zeros is a set that was not done. A load without anything done with
  /// it is a lift that failed: no reps.
  static func performance(
    _ row: ForeignRow, mass: (mass: Mass, unit: Units)?, distance: (length: Length, unit: LengthUnit)?,
    seconds: String, leavingOut unreadValues: inout [UnreadLine]
  ) throws(UnreadLine) -> Performance {
    func some(_ number: Int?) -> Int? { number.flatMap { $0 > 0 ? $0 : nil } }
    let counted = try row.count("reps")
    let time = some(try row.amount(seconds)).map { Milliseconds($0) }
    let isMissed = counted == 0 && mass != nil && time == nil && distance == nil
    let reps = isMissed ? 0 : some(counted)
    guard reps != nil || time != nil || distance != nil else { throw row.unread(.empty) }
    var result = Performance(
      reps: reps, time: time, distance: distance?.length, load: mass.map { Mass(grams: abs($0.mass.grams)) },
      units: .given(load: mass?.unit, distance: distance?.unit.asWritten))
    do { try result.judge() } catch { throw row.unread(.implausible(error)) }
    result.rpeTenths = try row.effort("rpe", leavingOut: &unreadValues)
    return result
  }

  /// Less than nothing is assistance, even where the exercise is not called that.
  static func isAssisted(_ exercise: String, _ mass: Mass?) -> Bool {
    let name = exercise.lowercased()
    return ["assisted", "unterstützt", "assistiert"].contains { name.contains($0) } || (mass?.grams ?? 0) < 0
  }
}

/// Where the columns are, and what their units are.
private struct StrongColumns {
  var indices: [String: Int]
  /// The unit of loads for rows that do not give their own.
  var units: Units
  var unitIsOpen: Bool
  var distanceUnitIsOpen: Bool { indices["distance"] != nil && indices["distance unit"] == nil }

  init(_ indices: [String: Int], units: Units) {
    self.indices = indices
    if ["kg", "weight (kg)"].contains(where: { indices[$0] != nil }) {
      (self.units, unitIsOpen) = (.kilograms, false)
    } else if ["lb", "lbs", "weight (lb)", "weight (lbs)"].contains(where: { indices[$0] != nil }) {
      (self.units, unitIsOpen) = (.pounds, false)
    } else {
      (self.units, unitIsOpen) = (units, indices["weight unit"] == nil)
    }
  }

  func mass(_ row: ForeignRow) throws(UnreadLine) -> (mass: Mass, unit: Units)? {
    let number = try row.thousandths("weight", "kg", "weight (kg)", "lb", "lbs", "weight (lb)", "weight (lbs)")
    guard let number, number != 0 else { return nil }
    guard let text = row.text("weight unit") else {
      return (ForeignUnit.signedMass(number, in: units), units)
    }
    guard let unit = Units(foreign: text) else { throw row.unread(.unknownUnit(column: "weight unit", text)) }
    return (ForeignUnit.signedMass(number, in: unit), unit)
  }

  func distance(_ row: ForeignRow) throws(UnreadLine) -> (length: Length, unit: LengthUnit)? {
    let names: [(String, LengthUnit)] = [
      ("distance (meters)", .metre), ("distance (km)", .kilometre), ("distance (mi)", .mile), ("km", .kilometre),
      ("mi", .mile), ("miles", .mile),
    ]
    for (name, unit) in names {
      if let number = try row.amount(name), number > 0 {
        return (ForeignUnit.length(number, in: unit), unit)
      }
    }
    guard let number = try row.amount("distance"), number > 0 else { return nil }
    guard let unit = row.text("distance unit") else {
      let unit = units == .pounds ? LengthUnit.mile : .kilometre
      return (ForeignUnit.length(number, in: unit), unit)
    }
    guard let known = LengthUnit(foreign: unit) else {
      throw row.unread(.unknownUnit(column: "distance unit", unit))
    }
    return (ForeignUnit.length(number, in: known), known)
  }
}
