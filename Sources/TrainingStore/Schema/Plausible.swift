/// What a value of the log can be: the single definition for what is read from the store, imported into it, or entered
/// by hand.

import SessionModel

/// An impossible value, which no version of the store writes.
public struct ImplausibleValue: Error, Hashable, Sendable {
  /// As the column is called in the store.
  public var column: String
  /// As it was found; empty if that is not informative.
  public var value: String
  /// What is allowed there.
  public var allowed: Allowed

  /// What is allowed.
  public enum Allowed: Hashable, Sendable {
    /// Whole numbers of this range.
    case numbers(ClosedRange<Int>)
    /// A day, or a moment of one: `Day.plausible`.
    case days
    /// One of these words.
    case words([String])
    /// Text without the character NUL, not empty if `isName` is true, at most `Plausible.longestText` bytes.
    case text(isName: Bool)
    /// A value that another row or this version of Satz knows.
    case sense
  }

  init(column: String, value: String = "", allowed: Allowed = .sense) {
    self.column = column
    self.value = value
    self.allowed = allowed
  }
}

extension ClosedRange where Bound == Int {
  /// Anything that is counted: reps, sets, rounds, calories.
  static var plausibleCount: ClosedRange<Int> { 0...MostInAPlan.number }
  /// Below zero it is assistance.
  static var plausibleGrams: ClosedRange<Int> { -MostInAPlan.number * 1000...MostInAPlan.number * 1000 }
  /// Milliseconds.
  static var plausibleTime: ClosedRange<Int> { 0...EngineLimits.longest }
  /// Millimetres.
  static var plausibleDistance: ClosedRange<Int> { 0...MostInAPlan.number * 1_000_000 }
  static var plausibleRPETenths: ClosedRange<Int> { 0...100 }
  /// Seconds from UTC.
  static var plausibleZone: ClosedRange<Int> { -64_800...64_800 }
  /// Unix milliseconds, from 1900 through 2199, and a day around for zones.
  static var plausibleWall: ClosedRange<Int> {
    (Day.plausible.lowerBound.number - 1) * 86_400_000...(Day.plausible.upperBound.number + 2) * 86_400_000
  }
  /// Numbers of rows.
  static var plausibleNumber: ClosedRange<Int> { 0...1 << 43 }
  /// Anything else: 280 years of milliseconds either way, so that calculations do not overflow.
  static var plausibleInteger: ClosedRange<Int> { -(1 << 43)...(1 << 43) }
}

extension Day {
  /// From 1900-01-01 through 2199-12-31.
  public static let plausible = Day(number: -25_567)...Day(number: 84_005)
}

enum Plausible {
  /// In bytes; no plan, whose texts the log may repeat, is longer.
  static let longestText = 1 << 20

  static func check(_ number: Int?, _ column: String, _ range: ClosedRange<Int>) throws(ImplausibleValue) {
    guard let number, !range.contains(number) else { return }
    throw ImplausibleValue(column: column, value: String(number), allowed: .numbers(range))
  }

  /// A moment that is `offset` milliseconds after another one.
  static func checkMoment(_ wall: Int, after offset: Int = 0, _ column: String) throws(ImplausibleValue) {
    let (moment, overflow) = wall.addingReportingOverflow(offset)
    guard overflow || !ClosedRange.plausibleWall.contains(moment) else { return }
    throw ImplausibleValue(column: column, value: overflow ? "" : String(moment), allowed: .days)
  }

  static func check(_ day: Day, _ column: String = "day") throws(ImplausibleValue) {
    guard !Day.plausible.contains(day) else { return }
    // A number beyond the calendar has no date.
    let isDate = (-1_000_000...4_000_000).contains(day.number)
    throw ImplausibleValue(column: column, value: isDate ? day.isoText : String(day.number), allowed: .days)
  }

  static func check(_ text: String?, _ column: String, isName: Bool = false) throws(ImplausibleValue) {
    guard let text else { return }
    let bytes = text.utf8
    if bytes.count <= longestText, !(isName && bytes.isEmpty), !bytes.contains(0) { return }
    throw ImplausibleValue(column: column, value: String(text.prefix(40)), allowed: .text(isName: isName))
  }
}

extension Performance {
  /// Throws for values that are impossible.
  func judge() throws(ImplausibleValue) {
    try Plausible.check(reps, "reps", .plausibleCount)
    for part in parts ?? [] { try Plausible.check(part, "parts", .plausibleCount) }
    try Plausible.check(time?.count, "milliseconds", .plausibleTime)
    try Plausible.check(distance?.millimetres, "millimetres", .plausibleDistance)
    try Plausible.check(energy?.kilocalories, "kilocalories", .plausibleCount)
    try Plausible.check(load?.grams, "load_grams", .plausibleGrams)
    try Plausible.check(rpeTenths, "rpe_tenths", .plausibleRPETenths)
    try Plausible.check(rounds, "rounds", .plausibleCount)
    try Plausible.check(extraReps, "extra_reps", .plausibleCount)
  }
}

extension StoredSet {
  /// Throws for what cannot be in the log of a session that began at `wall`.
  func judge(began wall: Int) throws(ImplausibleValue) {
    try Plausible.check(block, "block", .plausibleInteger)
    try Plausible.check(exercise.key, "exercise", isName: true)
    try Plausible.check(exercise.name, "exercise_name")
    try Plausible.check(set, "set_number", .plausibleCount)
    try Plausible.check(of, "of_sets", .plausibleCount)
    try Plausible.check(label, "label")
    try Plausible.check(load?.count, "load_count", .plausibleCount)
    try Plausible.check(load?.grams, "load_grams", .plausibleGrams)
    try performance.judge()
    try Plausible.check(heartRate?.average, "average_heart_rate", .plausibleCount)
    try Plausible.check(heartRate?.maximum, "max_heart_rate", .plausibleCount)
    if let zones = heartRate?.zoneSeconds {
      if HeartRate.zones(zones) == nil { throw ImplausibleValue(column: "zone_1_s", value: "\(zones.count)") }
      for seconds in zones { try Plausible.check(seconds, "zone_1_s", .plausibleCount) }
    }
    try Plausible.checkMoment(wall, after: began, "began_wall_ms")
    try Plausible.checkMoment(wall, after: ended, "ended_wall_ms")
  }
}

extension StoredScore {
  func judge() throws(ImplausibleValue) {
    try Plausible.check(title, "title")
    try Plausible.check(value, "value", .plausibleTime)
    try Plausible.check(extra, "extra", .plausibleTime)
  }
}

extension StoredHeader {
  func judge() throws(ImplausibleValue) {
    try Plausible.check(name, "name")
    try Plausible.check(Day(number: day))
    try Plausible.check(length?.active, "elapsed_ms", .plausibleTime)
    try Plausible.check(length?.whole, "elapsed_ms", .plausibleInteger)
    for note in notes ?? [] { try Plausible.check(note, "text") }
  }
}

extension PortableSession {
  /// Throws for what cannot be in the log, for the session itself.
  func judge() throws(ImplausibleValue) {
    try Plausible.check(identity, "identity", isName: true)
    try Plausible.check(name, "name")
    try Plausible.check(began.utcOffsetSeconds, "utc_offset_s", .plausibleZone)
    try Plausible.checkMoment(began.milliseconds, "wall_ms")
    try Plausible.check(began.day)
    if let length { try Plausible.checkMoment(began.milliseconds, after: length.count, "ended_wall_ms") }
    try Plausible.check(active?.count, "elapsed_ms", .plausibleTime)
  }
}

extension PortableSet {
  /// Throws for what cannot be in the log of a session that began then.
  func judge(began: WallMoment) throws(ImplausibleValue) {
    try StoredSet(logged).judge(began: began.milliseconds)
  }
}

extension PortableBodyweight {
  func judge() throws(ImplausibleValue) {
    try Plausible.check(day)
    try Plausible.checkMoment(wallMilliseconds, "wall_ms")
    try Plausible.check(mass?.grams, "grams", .plausibleGrams)
  }
}

extension PortableMax {
  func judge() throws(ImplausibleValue) {
    try Plausible.check(exercise, "exercise", isName: true)
    try Plausible.check(day)
    try Plausible.checkMoment(wallMilliseconds, "wall_ms")
    try Plausible.check(mass?.grams, "grams", .plausibleGrams)
    try Plausible.check(fromMass?.grams, "from_grams", .plausibleGrams)
    try Plausible.check(fromReps, "from_reps", .plausibleCount)
    try Plausible.check(fromRPETenths, "from_rpe_tenths", .plausibleRPETenths)
    guard let formula, MaxFormula(rawValue: formula) == nil else { return }
    throw ImplausibleValue(
      column: "formula", value: formula, allowed: .words(MaxFormula.allCases.map(\.rawValue)))
  }
}

extension EnteredSession {
  /// Throws for what cannot be in the log, for the session or one of its sets.
  func judge() throws(ImplausibleValue) {
    try Plausible.check(name, "name")
    try Plausible.check(Day(of: began))
    try Plausible.checkMoment(began.wallMilliseconds, "wall_ms")
    try Plausible.check(elapsed?.count, "elapsed_ms", .plausibleTime)
    for note in notes { try Plausible.check(note, "text") }
    for set in sets { try StoredSet(set).judge(began: began.wallMilliseconds) }
    for score in scores { try StoredScore(score).judge() }
  }
}

extension PortableEntry {
  /// Throws for what cannot be in the log, for the entry or anything in it.
  func judge() throws(ImplausibleValue) {
    switch self {
    case .session(let session):
      try session.judge()
      for note in session.notes { try Plausible.check(note, "text") }
      for set in session.sets { try set.judge(began: session.began) }
      for score in session.scores { try StoredScore(score).judge() }
    case .bodyweight(let bodyweight): try bodyweight.judge()
    case .max(let max): try max.judge()
    }
  }
}
