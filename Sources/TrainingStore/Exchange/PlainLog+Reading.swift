/// Reads the log back from text: all of it, or every line that is wrong.

import SessionModel

/// A line of a log text that is not understood. Nothing of such a file is imported.
public struct PlainLogProblem: Error, Hashable, Sendable {
  /// From 1.
  public var line: Int
  /// What is wrong with it.
  public var reason: Reason

  /// What can be wrong with a line of a log.
  public enum Reason: Error, Hashable, Sendable {
    /// The first line is not the first line of a log.
    case noHeader
    /// Written by a later version of Satz.
    case newerForm
    /// Two versions that git could not merge.
    case conflict
    /// A set or a note before any session.
    case noSession
    /// A word that is not allowed there.
    case notUnderstood(String)
    /// The line ends where this is expected.
    case missing(Part)
    /// It is understood but impossible.
    case implausible(ImplausibleValue)
    /// The character NUL, which ends a text in the store.
    case nul
    /// A row of JSON that is not an object, or lacks a required column.
    case noRow(lacking: String?)
    /// A row that belongs to another one that is missing.
    case orphan(column: String)
  }

  /// What a line is made of.
  public enum Part: Hashable, Sendable {
    /// A literal word or sign, or a column of the table.
    case literal(String)
    /// Of the head of a session, or of an entry of its own.
    case day, timeOfDay, zone, kind, name, outcome, length, identity
    /// Of a set, a score or a max.
    case exercise, load, rpe, heartRate, label, time, note, score, origin, formula, unit
  }
}

extension PlainLog {
  /// Whether the bytes begin like a log text.
  public static func isPlainLog(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("satz log ".utf8)) }

  /// The entries of a log text in UTF-8, in the order of its lines. Throws the faults of all lines if there is one.
  public static func read(_ bytes: [UInt8]) throws(LogFaults) -> [PortableEntry] {
    var gathered = GatheredLog()
    var faults = LogFaults()
    var number = 0
    for line in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      number += 1
      let text = String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
      do throws(PlainLogProblem.Reason) {
        if number == 1 { try checkHeader(text) } else { try read(text, into: &gathered) }
      } catch {
        faults.add(PlainLogProblem(line: number, reason: error))
        // Without it, the rest cannot be interpreted.
        if number == 1 { throw faults }
      }
    }
    try faults.end()
    return gathered.entries
  }

  private static func read(_ text: String, into log: inout GatheredLog) throws(PlainLogProblem.Reason) {
    if ["<<<<<<< ", "=======", ">>>>>>> "].contains(where: text.hasPrefix) { throw .conflict }
    let isInSession = text.first == " " || text.first == "\t"
    // If a session cannot be read, its sets and notes are not reported.
    if !isInSession, text.hasPrefix("session") { log.begin(nil) }
    var words = try LogLine(text)
    guard let first = words.next() else { return }
    if isInSession {
      guard log.isInSession else { throw .noSession }
      if first == .word("note") {
        let note = try words.quoted(.note)
        try words.end()
        try log.add(note: note)
      } else if first == .word("score") {
        let score = try readScore(&words)
        try words.end()
        try log.add(score)
      } else {
        let set = try readSet(first, &words)
        try words.end()
        try log.add(set)
      }
      return
    }
    let entry: PortableEntry
    switch first {
    case .word("session"): entry = .session(try readSession(&words))
    case .word("bodyweight"): entry = .bodyweight(try readBodyweight(&words))
    case .word("max"): entry = .max(try readMax(&words))
    case .word(let word), .quoted(let word):
      log.end()
      throw .notUnderstood(word)
    }
    try words.end()
    try log.add(entry)
  }

  private static func checkHeader(_ text: String) throws(PlainLogProblem.Reason) {
    if text.trimmingSpaces() == header { return }
    throw text.hasPrefix("satz log ") ? .newerForm : .noHeader
  }

  private static func readSession(_ words: inout LogLine) throws(PlainLogProblem.Reason) -> PortableSession {
    let day = try words.day()
    let time = try words.taken(.timeOfDay, LogWord.timeOfDay)
    let zone = try words.taken(.zone, LogWord.zone)
    let kind = try words.taken(.kind) { Session.Kind(rawValue: String($0)) }
    let name = try words.quoted(.name)
    let outcome = try words.taken(.outcome) { Outcome(rawValue: String($0)) }
    let length = try words.after("after", .length, LogWord.clock)
    let active = try words.after("active", .length, LogWord.clock)
    guard words.skip("id") else { throw .missing(.literal("id")) }
    return PortableSession(
      identity: try words.any(.identity), name: name, kind: kind,
      began: WallMoment(milliseconds: day.number * 86_400_000 + time - zone * 1000, utcOffsetSeconds: zone),
      length: length.map { Milliseconds($0) }, active: active.map { Milliseconds($0) }, outcome: outcome, sets: [],
      notes: [])
  }

  private static func readSet(_ first: LogWord, _ words: inout LogLine) throws(PlainLogProblem.Reason) -> PortableSet {
    guard case .word(let place) = first, let (number, of) = LogWord.place(place) else {
      throw .notUnderstood(first.text)
    }
    var set = PortableSet(
      exercise: try words.exercise(), set: number, of: of, role: .work, performance: Performance(), load: .unstated,
      cutOff: false, began: .zero, ended: .zero)
    while let word = words.next() {
      guard case .word(let text) = word else { throw .notUnderstood(word.text) }
      try take(text, into: &set, &words)
    }
    return set
  }

  private static func take(
    _ word: String, into set: inout PortableSet, _ words: inout LogLine
  ) throws(PlainLogProblem.Reason) {
    switch word {
    case "@": set.load = try words.taken(.load, LogWord.load)
    case "in": try takeUnit(&set, &words)
    case "rpe": set.performance.rpeTenths = try words.taken(.rpe, LogWord.tenths)
    case "hr": set.heartRate = try readHeartRate(&words)
    case "label": set.label = try words.quoted(.label)
    case "cut-off": set.cutOff = true
    case "from": set.began = Milliseconds(try words.taken(.time, LogWord.clock))
    case "to": set.ended = Milliseconds(try words.taken(.time, LogWord.clock))
    default:
      if let role = Role(rawValue: word) {
        set.role = role
      } else if let side = Side(rawValue: word) {
        set.side = side
      } else if !set.performance.take(measure: word) {
        throw .notUnderstood(word)
      }
    }
  }

  private static func readHeartRate(_ words: inout LogLine) throws(PlainLogProblem.Reason) -> HeartRate {
    let average = try words.taken(.heartRate, LogWord.count)
    guard words.skip("max") else { throw .missing(.literal("max")) }
    var rate = HeartRate(average: average, maximum: try words.taken(.heartRate, LogWord.count))
    if words.skip("zones") { rate.zoneSeconds = try words.taken(.heartRate, LogWord.zones) }
    return rate
  }

  /// The unit in which the load or the distance was written.
  private static func takeUnit(_ set: inout PortableSet, _ words: inout LogLine) throws(PlainLogProblem.Reason) {
    let word = try words.any(.unit)
    var units = set.performance.units ?? WrittenUnits()
    if let load = Units(rawValue: word) {
      units.load = load
    } else if let distance = LengthUnit(rawValue: word) {
      units.distance = distance
    } else {
      throw .notUnderstood(word)
    }
    set.performance.units = units
  }

  private static func readScore(_ words: inout LogLine) throws(PlainLogProblem.Reason) -> TitledScore {
    let title = words.ifQuoted()
    func time(_ words: inout LogLine, after word: String? = nil) throws(PlainLogProblem.Reason) -> Milliseconds {
      if let word, !words.skip(word) { throw .missing(.literal(word)) }
      return Milliseconds(try words.taken(.time, LogWord.clock))
    }
    func count(_ words: inout LogLine, after word: String? = nil) throws(PlainLogProblem.Reason) -> Int {
      if let word, !words.skip(word) { throw .missing(.literal(word)) }
      return try words.taken(.score) { LogWord.count($0) }
    }
    let score: Score =
      switch try words.taken(.score, { StoredScore.Kind(rawValue: String($0)) }) {
      case .time: .time(try time(&words))
      case .capped: .capped(reps: try count(&words))
      case .rounds: .rounds(try count(&words), extraReps: try count(&words, after: "extra"))
      case .intervals: .intervals(held: try count(&words), of: try count(&words, after: "of"))
      case .deathBy: .deathBy(try count(&words), extraReps: try count(&words, after: "extra"))
      case .stage: .stage(watts: try count(&words), into: try time(&words, after: "into"))
      case .tabata: .tabata(least: try count(&words), sum: try count(&words, after: "sum"))
      case .load:
        .load(
          Mass(grams: try words.taken(.load) { LogWord.kilograms($0) }),
          in: words.skip("in") ? try words.taken(.unit) { Units(rawValue: String($0)) } : nil)
      case .reps: .reps(try count(&words))
      case .distance:
        .distance(
          Length(millimetres: try words.taken(.score) { LogWord.metres($0) }),
          in: words.skip("in") ? try words.taken(.unit) { LengthUnit(rawValue: String($0)) } : nil)
      case .calories: .calories(try count(&words))
      case .sitting:
        .sitting(
          try time(&words),
          as: words.skip("as") ? try words.taken(.score) { Sit.Posture(rawValue: String($0)) } : .sit)
      case .hold: .hold(try time(&words))
      }
    return TitledScore(title: title, score: score)
  }

  private static func readBodyweight(_ words: inout LogLine) throws(PlainLogProblem.Reason) -> PortableBodyweight {
    let day = try words.day()
    let mass = try words.mass()
    guard words.skip("at") else { throw .missing(.literal("at")) }
    return PortableBodyweight(day: day, wallMilliseconds: try words.taken(.time, LogWord.instant), mass: mass)
  }

  private static func readMax(_ words: inout LogLine) throws(PlainLogProblem.Reason) -> PortableMax {
    var max = PortableMax(
      exercise: try words.any(.exercise), day: try words.day(), wallMilliseconds: 0, mass: try words.mass(),
      origin: try words.taken(.origin) { RecordedMax.Origin(rawValue: String($0)) })
    if words.skip("by") { max.formula = try words.any(.formula) }
    if words.skip("from") {
      if let reps = words.ifNext({ LogWord.count($0) }) { max.fromReps = reps }
      max.fromMass = try words.after("@", .load, LogWord.kilograms).map(Mass.init(grams:))
      max.fromRPETenths = try words.after("rpe", .rpe, LogWord.tenths)
    }
    guard words.skip("at") else { throw .missing(.literal("at")) }
    max.wallMilliseconds = try words.taken(.time, LogWord.instant)
    return max
  }
}

extension Performance {
  /// `8`, `4+3+2`, `45s`, `400m`, `20kcal`, `12rounds`, `5extra`; false for what is not a measure.
  fileprivate mutating func take(measure word: String) -> Bool {
    if let parts = PartsText.read(word) {
      (self.parts, reps) = (parts, Performance(parts: parts).summed.reps)
      return true
    }
    let unit = word.drop { $0.isASCIIDigit || $0 == "." || $0 == "-" }
    guard let number = LogWord.thousandths(word.dropLast(unit.count)) else { return false }
    let isWhole = number % 1000 == 0
    switch unit {
    case "" where isWhole: reps = number / 1000
    case "s": time = Milliseconds(number)
    case "m": distance = Length(millimetres: number)
    case "kcal" where isWhole: energy = Energy(kilocalories: number / 1000)
    case "rounds" where isWhole: rounds = number / 1000
    case "extra" where isWhole: extraReps = number / 1000
    default: return false
    }
    return true
  }
}
