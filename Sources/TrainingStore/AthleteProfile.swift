/// The athlete, with bodyweight and maxes over time. Compiling a plan reads the newest of each.

import GRDB
import SessionModel

/// What is known about the athlete, with dates.
public struct Profile: Hashable, Sendable {
  /// As the athlete entered it; nil if there is none.
  public var name: String?
  /// What compiling a plan needs. Bodyweight and maxes are the newest entries.
  public var athlete: Athlete
  /// When the bodyweight was taken.
  public var bodyweightDay: Day?
  /// The newest max of each exercise, by its key.
  public var maxes: [String: RecordedMax]
  /// How many sessions a week the athlete wants.
  public var weeklyGoal: Int?

  /// The profile before anything is saved.
  public static let unsaved = Profile(athlete: .unknown, maxes: [:])
}

/// What the athlete weighed on a day.
public struct Weighing: Hashable, Sendable {
  /// The day it was taken on.
  public var day: Day
  /// What the scales said.
  public var mass: Mass
}

/// A one-rep max, when it was entered and where it came from.
public struct RecordedMax: Hashable, Sendable {
  /// The load of one repetition.
  public var mass: Mass
  /// The day on which it was entered.
  public var day: Day
  /// Where it came from.
  public var origin: Origin
  /// The set that it was estimated from, if it was.
  public var estimate: MaxEstimate?

  /// How a max came into the store.
  public enum Origin: String, Hashable, Codable, Sendable, CaseIterable {
    /// Entered by the athlete.
    case entered
    /// Lifted in a session.
    case lifted
    /// Computed from a set of several reps.
    case estimated
    /// Assigned by a rule of a program.
    case assigned
  }
}

extension TrainingStore {
  /// What compiling a plan needs from the athlete; the defaults of `Athlete` before anything is saved.
  public func athlete() throws(StoreProblem) -> Athlete { try profile().athlete }

  /// The newest of everything known about the athlete; `.unsaved` before anything is saved.
  public func profile() throws(StoreProblem) -> Profile {
    try reading { db in try profile(db) }
  }

  /// Saves the athlete, the name and the goal, all or nothing; a bodyweight or max that differs from the stored one is
  /// entered with today's date.
  public func save(_ profile: Profile, at moment: Moment) throws(StoreProblem) {
    try changingLog { db in
      let (athlete, before) = (profile.athlete, try self.profile(db).athlete)
      try Self.saveEquipment(of: athlete, db)
      try db.execute(
        sql: "UPDATE profile SET name = ?, weekly_goal = ?", arguments: [profile.name, profile.weeklyGoal])
      if athlete.bodyweight != before.bodyweight { try Self.enterBodyweight(athlete.bodyweight, at: moment, db) }
      for exercise in Set(before.maxes.keys).union(athlete.maxes.keys).sorted()
      where athlete.maxes[exercise] != before.maxes[exercise] {
        try Self.enterMax(athlete.maxes[exercise], of: exercise, .entered, at: moment, db)
      }
    }
  }

  /// Enters a one-rep max by exercise key; nil removes it. Earlier ones are kept.
  public func setMax(
    _ mass: Mass?, of exercise: String, origin: RecordedMax.Origin = .entered, at moment: Moment
  ) throws(StoreProblem) {
    try writing { db in try Self.enterMax(mass, of: exercise, origin, at: moment, db) }
  }

  /// Enters a one-rep max with the set that it was estimated from.
  public func setMax(
    _ mass: Mass, of exercise: String, estimatedFrom estimate: MaxEstimate, at moment: Moment
  ) throws(StoreProblem) {
    try writing { db in try Self.enterMax(mass, of: exercise, .estimated, estimate, at: moment, db) }
  }

  /// All maxes of an exercise that were ever entered, the newest first.
  public func maxes(of exercise: String) throws(StoreProblem) -> [RecordedMax] {
    try reading { db in
      let sql = "SELECT * FROM max WHERE exercise = ? AND grams IS NOT NULL ORDER BY id DESC"
      return try Row.fetchAll(db, sql: sql, arguments: [exercise]).compactMap { row in
        try readable(row, in: "max", by: "id", "exercise", read: RecordedMax.init(row:))
      }
    }
  }

  /// Enters the bodyweight, of today or of an earlier day; nil removes it. Earlier ones are kept.
  public func setBodyweight(_ mass: Mass?, of day: Day? = nil, at moment: Moment) throws(StoreProblem) {
    try changingLog { db in try Self.enterBodyweight(mass, of: day, at: moment, db) }
  }

  /// The bodyweight over time, the earliest first; of several on one day, the last one entered.
  public func weighings() throws(StoreProblem) -> [Weighing] {
    try reading { db in
      let sql = """
        SELECT day, grams FROM bodyweight
        WHERE id IN (SELECT max(id) FROM bodyweight GROUP BY day) AND grams IS NOT NULL ORDER BY day
        """
      return try Row.fetchAll(db, sql: sql).compactMap { row in
        try readable(row, in: "bodyweight", by: "day") { row in
          Weighing(day: try row.day(), mass: Mass(grams: try row.integer("grams", within: .plausibleGrams)))
        }
      }
    }
  }

  /// How many sessions were finished from one day through another.
  public func sessionsFinished(from first: Day, through last: Day) throws(StoreProblem) -> Int {
    try reading { db in
      let sql = "SELECT count(*) FROM session WHERE day BETWEEN ? AND ? AND status = 'finished'"
      return try Int.fetchOne(db, sql: sql, arguments: [first.number, last.number]) ?? 0
    }
  }
}

extension TrainingStore {
  private func profile(_ db: Database) throws -> Profile {
    guard let row = try Row.fetchOne(db, sql: "SELECT * FROM profile") else {
      return .unsaved
    }
    let weighed = try Row.fetchOne(db, sql: "SELECT grams, day FROM bodyweight ORDER BY day DESC, id DESC LIMIT 1")
    let bodyweight = try weighed.flatMap { row in
      try readable(row, in: "bodyweight", by: "day") { try $0.optionalInteger("grams", within: .plausibleGrams) } ?? nil
    }
    let maxes = try newestMaxes(db)
    func field(_ column: String, within range: ClosedRange<Int>) throws -> Int? {
      try readable(row, in: "profile") { try $0.optionalInteger(column, within: range) } ?? nil
    }
    let units: Units? = try readable(row, in: "profile") { try $0.optionalChoice("units") } ?? nil
    var athlete = Athlete(
      bodyweight: bodyweight.map(Mass.init(grams:)), maxes: maxes.mapValues(\.mass),
      ftpWatts: try field("ftp_watts", within: .plausibleCount),
      maxHeartRate: try field("max_heart_rate", within: .plausibleCount),
      units: units ?? .kilograms,
      bar: try field("bar_grams", within: .plausibleGrams).map(Mass.init(grams:)),
      plates: try row.integer("has_plates") == 0 ? nil : try plates(db),
      countdownSeconds: try field("countdown_s", within: .plausibleCount) ?? 3, level: try row.optionalText("level"))
    if units == nil { athlete.hasOpenUnits = true }
    let bodyweightDay = bodyweight == nil ? nil : try weighed?.optionalInteger("day").map(Day.init(number:))
    return Profile(
      name: try row.optionalText("name"), athlete: athlete, bodyweightDay: bodyweightDay, maxes: maxes,
      weeklyGoal: try field("weekly_goal", within: .plausibleCount))
  }

  private func newestMaxes(_ db: Database) throws -> [String: RecordedMax] {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT * FROM max WHERE id IN (SELECT max(id) FROM max GROUP BY exercise) AND grams IS NOT NULL")
    var maxes: [String: RecordedMax] = [:]
    while let row = try rows.next() {
      maxes[try row.text("exercise")] = try readable(row, in: "max", by: "id", "exercise", read: RecordedMax.init(row:))
    }
    return maxes
  }

  private func plates(_ db: Database) throws -> [PlatePairs] {
    try Row.fetchAll(db, sql: "SELECT grams, pairs FROM plate ORDER BY grams DESC").compactMap { row in
      try readable(row, in: "plate", by: "grams") { row in
        PlatePairs(
          mass: Mass(grams: try row.integer("grams", within: .plausibleGrams)),
          pairs: try row.integer("pairs", within: .plausibleCount))
      }
    }
  }

  /// Values that are the default for the units are left open, so that they follow when the units change.
  private static func saveEquipment(of athlete: Athlete, _ db: Database) throws {
    let hasPlates = athlete.plates != athlete.units.usualPlates
    try db.execute(
      sql: """
        UPDATE profile SET units = ?, bar_grams = ?, has_plates = ?, ftp_watts = ?, max_heart_rate = ?, countdown_s = ?,
          level = ?
        """,
      arguments: [
        athlete.hasOpenUnits == true ? nil : athlete.units.rawValue,
        athlete.bar == athlete.units.usualBar ? nil : athlete.bar.grams, hasPlates,
        athlete.ftpWatts, athlete.maxHeartRate, athlete.countdownSeconds, athlete.level,
      ])
    try db.execute(sql: "DELETE FROM plate")
    guard hasPlates else { return }
    for plate in athlete.plates {
      try db.execute(
        sql: "INSERT INTO plate VALUES (?, ?) ON CONFLICT DO UPDATE SET pairs = pairs + excluded.pairs",
        arguments: [plate.mass.grams, plate.pairs])
    }
  }

  private static func enterBodyweight(_ mass: Mass?, of day: Day? = nil, at moment: Moment, _ db: Database) throws {
    do {
      try Plausible.check(mass?.grams, "grams", .plausibleGrams)
      try Plausible.check(day ?? Day(of: moment))
    } catch {
      throw StoreProblem.implausible(error)
    }
    try db.execute(
      sql: "INSERT INTO bodyweight (day, wall_ms, grams) VALUES (?, ?, ?)",
      arguments: [(day ?? Day(of: moment)).number, moment.wallMilliseconds, mass?.grams])
  }

  static func enterMax(
    _ mass: Mass?, of exercise: String, _ origin: RecordedMax.Origin, _ estimate: MaxEstimate? = nil, at moment: Moment,
    _ db: Database
  ) throws {
    do {
      try Plausible.check(mass?.grams, "grams", .plausibleGrams)
      try Plausible.check(exercise, "exercise", isName: true)
    } catch {
      throw StoreProblem.implausible(error)
    }
    try db.execute(
      sql: """
        INSERT INTO max (exercise, day, wall_ms, grams, origin, formula, from_grams, from_reps, from_rpe_tenths)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        exercise, Day(of: moment).number, moment.wallMilliseconds, mass?.grams, origin.rawValue,
        estimate?.formula.rawValue, estimate?.load.grams, estimate?.reps, estimate?.rpeTenths,
      ])
  }
}

extension RecordedMax {
  /// A row of `max` that has grams.
  fileprivate init(row: Row) throws {
    mass = Mass(grams: try row.integer("grams", within: .plausibleGrams))
    day = try row.day()
    origin = try row.choice("origin")
    if let formula: MaxFormula = try row.optionalChoice("formula"),
      let load = try row.optionalInteger("from_grams", within: .plausibleGrams),
      let reps = try row.optionalInteger("from_reps", within: .plausibleCount),
      let rpeTenths = try row.optionalInteger("from_rpe_tenths", within: .plausibleRPETenths)
    {
      estimate = MaxEstimate(formula: formula, load: Mass(grams: load), reps: reps, rpeTenths: rpeTenths)
    }
  }
}
