/// The log as a table for spreadsheets and other programs, one row per set, and back without loss.

import SessionModel

/// The table form of a log. Loads are in kilograms, distances in metres, times in seconds; `load_unit` and
/// `distance_unit` are those in which a person wrote them.
public enum LogCSV {
  static let columns =
    [
      "record", "id", "day", "began", "session", "kind", "outcome", "length_s", "active_s", "exercise", "exercise_key",
      "set", "of", "role", "side", "label", "reps", "load_count", "load_kg", "bodyweight_plus_kg", "seconds", "metres",
      "kcal", "rpe", "rounds", "extra_reps", "cut_off", "set_began_s", "set_ended_s", "note", "block", "score",
      "score_value", "score_extra", "load_unit", "distance_unit", "average_heart_rate", "max_heart_rate",
    ] + Schema.zoneColumns + ["parts"]
  /// Those with free text; the others hold numbers, dates, and our own words.
  static let texts: Set<String> = ["id", "session", "exercise", "exercise_key", "label", "note", "block"]

  /// The line of column names, with its line end.
  public static let header = CSVTable.text(of: columns)

  /// Whether a table with these columns is a Satz log.
  public static func isHeader(_ header: [String]) -> Bool { header.starts(with: ["record", "id", "day", "began"]) }

  /// The rows of an entry: a session's own, then its sets, its scores and its notes.
  public static func rows(of entry: PortableEntry) -> String {
    switch entry {
    case .session(let entered):
      let session = entered.withKnownTimes
      return
        ([row(of: session)] + session.sets.map { row(of: $0, in: session) }
        + session.scores.map { row(of: $0, in: session) }
        + session.notes.map { row(["record": "note", "note": $0], in: session) }).joined()
    case .bodyweight(let weighed):
      return row([
        "record": "bodyweight", "day": weighed.day.isoText, "began": "\(weighed.wallMilliseconds)",
        "load_kg": weighed.mass.map { PlainLog.decimal($0.grams) },
      ])
    case .max(let max):
      return row([
        "record": "max", "day": max.day.isoText, "began": "\(max.wallMilliseconds)", "exercise_key": max.exercise,
        "load_kg": max.mass.map { PlainLog.decimal($0.grams) }, "kind": max.origin.rawValue, "label": max.formula,
        "bodyweight_plus_kg": max.fromMass.map { PlainLog.decimal($0.grams) }, "reps": max.fromReps.map(String.init),
        "rpe": max.fromRPETenths.map { PlainLog.decimal($0 * 100) },
      ])
    }
  }

  private static func row(of session: PortableSession) -> String {
    row(
      [
        "record": "session", "kind": session.kind.rawValue, "outcome": session.outcome.rawValue,
        "length_s": session.length.map { PlainLog.decimal($0.count) },
        "active_s": session.active.map { PlainLog.decimal($0.count) },
      ], in: session)
  }

  private static func row(of set: PortableSet, in session: PortableSession) -> String {
    let done = set.performance
    var values: [String: String?] = [
      "record": "set", "exercise": set.exercise.name, "exercise_key": set.exercise.key, "set": "\(set.set)",
      "of": "\(set.of)", "role": set.role.rawValue, "side": set.side?.rawValue, "label": set.label,
      "reps": done.reps.map(String.init), "seconds": done.time.map { PlainLog.decimal($0.count) },
      "metres": done.distance.map { PlainLog.decimal($0.millimetres) },
      "kcal": done.energy.map { "\($0.kilocalories)" },
      "rpe": done.rpeTenths.map { PlainLog.decimal($0 * 100) }, "rounds": done.rounds.map(String.init),
      "extra_reps": done.extraReps.map(String.init), "cut_off": set.cutOff ? "yes" : nil,
      "set_began_s": set.isTimed ? PlainLog.decimal(set.began.count) : nil,
      "set_ended_s": set.isTimed ? PlainLog.decimal(set.ended.count) : nil,
      "load_unit": done.units?.load?.rawValue, "distance_unit": done.units?.distance?.rawValue,
      "average_heart_rate": set.heartRate.map { "\($0.average)" },
      "max_heart_rate": set.heartRate.map { "\($0.maximum)" }, "parts": PartsText.of(done.parts),
    ]
    for (column, seconds) in zip(Schema.zoneColumns, set.heartRate?.zoneSeconds ?? []) {
      values[column] = "\(seconds)"
    }
    switch set.load {
    case .mass(let count, let each, _):
      values["load_count"] = "\(count)"
      values["load_kg"] = PlainLog.decimal(each.grams)
    case .bodyweight(let plus): values["bodyweight_plus_kg"] = PlainLog.decimal(plus.grams)
    case .unstated, .asked, .share: break
    }
    return row(values, in: session)
  }

  /// Times are in seconds, loads in kilograms, everything else is counted.
  private static func row(of titled: TitledScore, in session: PortableSession) -> String {
    let stored = StoredScore(titled)
    return row(
      [
        "record": "score", "block": titled.title, "score": stored.kind.rawValue,
        "score_value": stored.kind.isInThousandths ? PlainLog.decimal(stored.value) : "\(stored.value)",
        "score_extra": stored.extra.map(String.init),
      ], in: session)
  }

  private static func row(_ values: [String: String?], in session: PortableSession) -> String {
    var values = values
    values["id"] = session.identity
    values["day"] = session.began.day.isoText
    values["began"] = "\(PlainLog.timeOfDay(session.began)) \(PlainLog.zone(session.began.utcOffsetSeconds))"
    values["session"] = session.name
    return row(values)
  }

  private static func row(_ values: [String: String?]) -> String {
    CSVTable.text(
      of: columns.map { column in
        let value = (values[column] ?? nil) ?? ""
        return texts.contains(column) ? SpreadsheetText.safe(value) : value
      })
  }
}

extension LogCSV {
  /// All of it, or every line that is wrong.
  public static func read(_ table: CSVTable) throws(LogFaults) -> [PortableEntry] {
    let indices = table.columns
    var gathered = GatheredLog()
    var faults = LogFaults()
    for row in table.rows {
      do throws(PlainLogProblem.Reason) {
        try read(LogCSVRow(indices: indices, row: row), into: &gathered)
      } catch {
        faults.add(PlainLogProblem(line: row.line, reason: error))
      }
    }
    try faults.end()
    return gathered.entries
  }

  private static func read(_ row: LogCSVRow, into log: inout GatheredLog) throws(PlainLogProblem.Reason) {
    let record = try row.required("record")
    // If a session cannot be read, its sets and notes are not reported.
    if record == "session" { log.begin(nil) }
    if row.row.fields.contains(where: { $0.utf8.contains(0) }) { throw .nul }
    switch record {
    case "session": try log.add(.session(try row.session()))
    case "bodyweight": try log.add(.bodyweight(try row.bodyweight()))
    case "max": try log.add(.max(try row.max()))
    case "set", "score", "note":
      guard log.isInSession else { throw .noSession }
      if record == "set" { try log.add(try row.set()) }
      if record == "score" { try log.add(try row.score()) }
      if record == "note" { try log.add(note: row.raw("note")) }
    default: throw .notUnderstood(record)
    }
  }
}

private struct LogCSVRow {
  let indices: [String: Int]
  let row: CSVRow

  /// As it was before it was made safe for spreadsheets.
  func raw(_ column: String) -> String {
    guard let index = indices[column], index < row.fields.count else { return "" }
    return LogCSV.texts.contains(column) ? SpreadsheetText.original(of: row.fields[index]) : row.fields[index]
  }

  func required(_ column: String) throws(PlainLogProblem.Reason) -> String {
    let text = raw(column)
    if text.isEmpty { throw .missing(.literal(column)) }
    return text
  }

  func value<Value>(_ column: String, _ read: (Substring) -> Value?) throws(PlainLogProblem.Reason) -> Value {
    let text = try required(column)
    guard let value = read(Substring(text)) else { throw .notUnderstood("\(column): \(text)") }
    return value
  }

  /// Nil if the field is empty.
  func optional<Value>(_ column: String, _ read: (Substring) -> Value?) throws(PlainLogProblem.Reason) -> Value? {
    raw(column).isEmpty ? nil : try value(column, read)
  }

  private func thousandths(_ column: String) throws(PlainLogProblem.Reason) -> Int? {
    try optional(column) { LogWord.thousandths($0) }
  }

  private func grams(_ column: String) throws(PlainLogProblem.Reason) -> Mass? {
    try optional(column) { LogWord.kilograms($0 + "kg") }.map(Mass.init(grams:))
  }

  private func day() throws(PlainLogProblem.Reason) -> Day { try value("day") { Day(text: $0) } }

  func session() throws(PlainLogProblem.Reason) -> PortableSession {
    let day = try day()
    let parts = try required("began").split(separator: " ")
    guard parts.count == 2, let time = LogWord.timeOfDay(parts[0]), let zone = LogWord.zone(parts[1]) else {
      throw .notUnderstood("began: \(raw("began"))")
    }
    return PortableSession(
      identity: try required("id"), name: raw("session"),
      kind: try value("kind") { Session.Kind(rawValue: String($0)) },
      began: WallMoment(milliseconds: day.number * 86_400_000 + time - zone * 1000, utcOffsetSeconds: zone),
      length: try thousandths("length_s").map { Milliseconds($0) },
      active: try thousandths("active_s").map { Milliseconds($0) },
      outcome: try value("outcome") { Outcome(rawValue: String($0)) }, sets: [], notes: [])
  }

  func set() throws(PlainLogProblem.Reason) -> PortableSet {
    let performance = Performance(
      reps: try optional("reps", LogWord.count), parts: try optional("parts") { PartsText.read($0) },
      time: try thousandths("seconds").map { Milliseconds($0) },
      distance: try thousandths("metres").map(Length.init(millimetres:)),
      energy: try optional("kcal", LogWord.count).map(Energy.init(kilocalories:)),
      rpeTenths: try optional("rpe", LogWord.tenths), rounds: try optional("rounds", LogWord.count),
      extraReps: try optional("extra_reps", LogWord.count),
      units: .given(
        load: try optional("load_unit") { Units(rawValue: String($0)) },
        distance: try optional("distance_unit") { LengthUnit(rawValue: String($0)) }))
    var load = Load.unstated
    if let plus = try grams("bodyweight_plus_kg") { load = .bodyweight(plus: plus) }
    if let each = try grams("load_kg") {
      load = .mass(count: try optional("load_count", LogWord.count) ?? 1, each: each, upTo: nil)
    }
    return PortableSet(
      exercise: Exercise(key: try required("exercise_key"), name: raw("exercise")),
      set: try value("set", LogWord.count),
      of: try value("of", LogWord.count), role: try value("role") { Role(rawValue: String($0)) },
      side: try optional("side") { Side(rawValue: String($0)) }, label: raw("label").isEmpty ? nil : raw("label"),
      performance: performance, load: load, cutOff: raw("cut_off") == "yes",
      began: Milliseconds(try thousandths("set_began_s") ?? 0),
      ended: Milliseconds(try thousandths("set_ended_s") ?? 0),
      heartRate: try heartRate()
    )
  }

  /// Both or neither.
  private func heartRate() throws(PlainLogProblem.Reason) -> HeartRate? {
    guard let average = try optional("average_heart_rate", LogWord.count) else { return nil }
    var zones: [Int] = []
    for column in Schema.zoneColumns {
      if let seconds = try optional(column, LogWord.count) { zones.append(seconds) }
    }
    return HeartRate(
      average: average, maximum: try value("max_heart_rate", LogWord.count), zoneSeconds: HeartRate.zones(zones))
  }

  func score() throws(PlainLogProblem.Reason) -> TitledScore {
    let kind = try value("score") { StoredScore.Kind(rawValue: String($0)) }
    let stored = StoredScore(
      title: raw("block").isEmpty ? nil : raw("block"), kind: kind,
      value: try value("score_value") { kind.isInThousandths ? LogWord.thousandths($0) : LogWord.count($0) },
      extra: try optional("score_extra", LogWord.count))
    return stored.titled
  }

  func bodyweight() throws(PlainLogProblem.Reason) -> PortableBodyweight {
    PortableBodyweight(
      day: try day(), wallMilliseconds: try value("began", LogCSVRow.unixMilliseconds), mass: try grams("load_kg"))
  }

  func max() throws(PlainLogProblem.Reason) -> PortableMax {
    PortableMax(
      exercise: try required("exercise_key"), day: try day(),
      wallMilliseconds: try value("began", LogCSVRow.unixMilliseconds), mass: try grams("load_kg"),
      origin: try value("kind") { RecordedMax.Origin(rawValue: String($0)) },
      formula: raw("label").isEmpty ? nil : raw("label"), fromMass: try grams("bodyweight_plus_kg"),
      fromReps: try optional("reps", LogWord.count), fromRPETenths: try optional("rpe", LogWord.tenths))
  }

  private static func unixMilliseconds(_ text: Substring) -> Int? {
    Int(text).flatMap { (-(1 << 43)...(1 << 43)).contains($0) ? $0 : nil }
  }
}
