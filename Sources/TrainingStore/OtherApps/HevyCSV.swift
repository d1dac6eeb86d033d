/// Reads what Hevy exports: `title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,
/// set_type,weight_kg,reps,distance_km,duration_seconds,rpe`, or with `weight_lbs` and `distance_miles`.

import SessionModel

/// The exports of Hevy.
public enum HevyCSV {
  /// Whether the header is one of Hevy's.
  public static func isHeader(_ header: [String]) -> Bool {
    let names = Set(header.map { $0.trimmingSpaces().lowercased() })
    return names.isSuperset(of: ["title", "start_time", "exercise_title", "set_type"])
  }

  /// Reads every row; what cannot be understood is in `unread`.
  public static func read(_ table: CSVTable) -> ForeignLog {
    let columns = table.columns
    var log = ForeignLog(app: .hevy, sessions: [], unread: [], unitIsOpen: false)
    var places: [SessionKey: Int] = [:]
    for row in table.rows(columns) {
      do throws(UnreadLine) {
        try read(row, into: &log, &places)
      } catch {
        log.unread.append(error)
      }
    }
    return log
  }

  private static func read(
    _ row: ForeignRow, into log: inout ForeignLog, _ places: inout [SessionKey: Int]
  ) throws(UnreadLine) {
    let began = try row.began("start_time")
    let set = try readSet(row, &log.unreadValues)
    let key = SessionKey(name: row.text("title") ?? "Hevy", began: began)
    let place = places[key] ?? log.sessions.count
    if place == log.sessions.count {
      log.sessions.append(
        ForeignSession(
          name: key.name, began: began, length: length(from: began, row), sets: [],
          notes: row.text("description").map { [$0] } ?? []))
      places[key] = place
    }
    log.sessions[place].sets.append(set)
    // Every set of an exercise repeats its note.
    if let note = row.text("exercise_notes").map({ "\(set.exercise): \($0)" }),
      !log.sessions[place].notes.contains(note)
    {
      log.sessions[place].notes.append(note)
    }
  }

  private static func length(from began: LocalTime, _ row: ForeignRow) -> Milliseconds? {
    guard let ended = row.text("end_time").flatMap(LocalTime.init(foreign:)) else { return nil }
    let seconds = (ended.day.number - began.day.number) * 86_400 + ended.second - began.second
    return SessionLength(seconds: seconds).map { .seconds($0.seconds) }
  }

  private static func readSet(
    _ row: ForeignRow, _ unreadValues: inout [UnreadLine]
  ) throws(UnreadLine) -> ForeignSet {
    guard let exercise = row.text("exercise_title") else { throw row.unread(.noExercise) }
    let type = (row.text("set_type") ?? "normal").lowercased()
    var labels = row.text("superset_id").map { [ForeignLabel.superset($0)] } ?? []
    if type == "failure" { labels.append(ForeignLabel.failure) }
    let mass = try mass(row)
    return ForeignSet(
      exercise: exercise, role: type.hasPrefix("warm") ? .warmup : type.hasPrefix("drop") ? .drop : .work,
      label: labels.isEmpty ? nil : labels.joined(separator: ", "),
      performance: try ForeignSet.performance(
        row, mass: mass, distance: try distance(row), seconds: "duration_seconds", leavingOut: &unreadValues),
      isAssisted: ForeignSet.isAssisted(exercise, mass?.mass))
  }

  private static func mass(_ row: ForeignRow) throws(UnreadLine) -> (mass: Mass, unit: Units)? {
    if let number = try row.thousandths("weight_kg") {
      return number != 0 ? (ForeignUnit.signedMass(number, in: .kilograms), .kilograms) : nil
    }
    guard let number = try row.thousandths("weight_lbs"), number != 0 else { return nil }
    return (ForeignUnit.signedMass(number, in: .pounds), .pounds)
  }

  private static func distance(_ row: ForeignRow) throws(UnreadLine) -> (length: Length, unit: LengthUnit)? {
    let units: [(String, LengthUnit)] = [
      ("distance_km", .kilometre), ("distance_miles", .mile), ("distance_meters", .metre),
    ]
    for (name, unit) in units {
      if let number = try row.amount(name), number > 0 { return (ForeignUnit.length(number, in: unit), unit) }
    }
    return nil
  }
}
