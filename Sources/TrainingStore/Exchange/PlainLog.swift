/// The log as text for people and for git: one line per set, the earliest first; the same log always gives the same
/// bytes.
///
///     satz log 1
///
///     session 2026-11-21 10:00:03.12 +01:00 workout "Push" finished after 40:57 active 38:10 id satz-5f3a9c0e12ab34cd
///       1/3 bench-press 8 @ 80kg rpe 9 from 0:12.5 to 0:45
///       score "Fran" time 7:30
///       note "felt good"
///
/// `Grammar/log.ebnf` has the whole grammar.

import SessionModel

/// The text form of a log.
public enum PlainLog {
  /// The first line. A reader refuses any other number.
  public static let header = "satz log 1"

  /// The lines of an entry, with the line end of each.
  public static func lines(of entry: PortableEntry) -> String {
    switch entry {
    case .session(let session): lines(of: session.withKnownTimes)
    case .bodyweight(let weighed):
      "bodyweight \(weighed.day.isoText) \(mass(weighed.mass)) at \(instant(weighed.wallMilliseconds))\n"
    case .max(let max): line(of: max)
    }
  }

  private static func lines(of session: PortableSession) -> String {
    let began = session.began
    var text =
      "\nsession \(began.day.isoText) \(timeOfDay(began)) \(zone(began.utcOffsetSeconds)) \(session.kind.rawValue)"
    text += " \(quoted(session.name)) \(session.outcome.rawValue)"
    if let length = session.length { text += " after \(clock(length.count))" }
    if let active = session.active { text += " active \(clock(active.count))" }
    text += " id \(word(session.identity))\n"
    for set in session.sets { text += "  \(line(of: set))\n" }
    for score in session.scores { text += "  \(line(of: score))\n" }
    for note in session.notes { text += "  note \(quoted(note))\n" }
    return text
  }

  package static func line(of set: PortableSet) -> String {
    var words = ["\(set.set)/\(set.of)", exercise(set.exercise)]
    if set.role != .work { words.append(set.role.rawValue) }
    if let side = set.side { words.append(side.rawValue) }
    let done = set.performance
    if let reps = done.reps { words.append(PartsText.of(done.parts) ?? "\(reps)") }
    if let time = done.time { words.append(decimal(time.count) + "s") }
    if let distance = done.distance { words.append(decimal(distance.millimetres) + "m") }
    if let unit = done.units?.distance { words += ["in", unit.rawValue] }
    if let energy = done.energy { words.append("\(energy.kilocalories)kcal") }
    if let rounds = done.rounds { words.append("\(rounds)rounds") }
    if let extra = done.extraReps { words.append("\(extra)extra") }
    if let load = load(set.load) { words += ["@", load] }
    if let unit = done.units?.load { words += ["in", unit.rawValue] }
    if let rpe = done.rpeTenths { words += ["rpe", decimal(rpe * 100)] }
    if let rate = set.heartRate { words += ["hr", "\(rate.average)", "max", "\(rate.maximum)"] }
    if let zones = set.heartRate?.zoneSeconds { words += ["zones", zones.map(String.init).joined(separator: "/")] }
    if let label = set.label { words += ["label", quoted(label)] }
    if set.cutOff { words.append("cut-off") }
    if set.isTimed {
      words += ["from", clock(set.began.count), "to", clock(set.ended.count)]
    }
    return words.joined(separator: " ")
  }

  private static func line(of titled: TitledScore) -> String {
    var words = ["score"]
    if let title = titled.title { words.append(quoted(title)) }
    switch titled.score {
    case .time(let time): words += ["time", clock(time.count)]
    case .capped(let reps): words += ["capped", "\(reps)"]
    case .rounds(let rounds, let extra): words += ["rounds", "\(rounds)", "extra", "\(extra)"]
    case .intervals(let held, let all): words += ["intervals", "\(held)", "of", "\(all)"]
    case .deathBy(let held, let extra): words += ["death-by", "\(held)", "extra", "\(extra)"]
    case .stage(let watts, let into): words += ["stage", "\(watts)", "into", clock(into.count)]
    case .tabata(let least, let sum): words += ["tabata", "\(least)", "sum", "\(sum)"]
    case .load(let load, let unit):
      words += ["load", mass(load)]
      if let unit { words += ["in", unit.rawValue] }
    case .reps(let reps): words += ["reps", "\(reps)"]
    case .distance(let way, let unit):
      words += ["distance", decimal(way.millimetres) + "m"]
      if let unit { words += ["in", unit.rawValue] }
    case .calories(let calories): words += ["calories", "\(calories)"]
    case .sitting(let time, let posture):
      words += ["sitting", clock(time.count)]
      if posture != .sit { words += ["as", posture.rawValue] }
    case .hold(let time): words += ["hold", clock(time.count)]
    }
    return words.joined(separator: " ")
  }

  private static func line(of max: PortableMax) -> String {
    var words = ["max", word(max.exercise), max.day.isoText, mass(max.mass), max.origin.rawValue]
    if let formula = max.formula { words += ["by", word(formula)] }
    if max.fromMass != nil || max.fromReps != nil || max.fromRPETenths != nil { words.append("from") }
    if let reps = max.fromReps { words.append("\(reps)") }
    if let mass = max.fromMass { words += ["@", decimal(mass.grams) + "kg"] }
    if let rpe = max.fromRPETenths { words += ["rpe", decimal(rpe * 100)] }
    return (words + ["at", instant(max.wallMilliseconds)]).joined(separator: " ") + "\n"
  }
}

extension PlainLog {
  /// `bench-press` if the name follows from the key, `"Frog Pumps"` if the key follows from the name, otherwise both.
  private static func exercise(_ exercise: Exercise) -> String {
    if isBare(exercise.key), name(of: exercise.key).hasSameBytes(as: exercise.name) { return exercise.key }
    if exercise.name.lowercased().hasSameBytes(as: exercise.key) { return quoted(exercise.name) }
    return word(exercise.key) + " " + quoted(exercise.name)
  }

  /// `bench-press` is called *Bench press*.
  static func name(of key: String) -> String {
    let spaced = key.replacing("-", with: " ")
    return spaced.prefix(1).uppercased() + spaced.dropFirst()
  }

  private static func isBare(_ text: String) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32) }
    return text.utf8.first.map(isLetter) == true
      && text.utf8.allSatisfy {
        isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
      }
  }

  private static func word(_ text: String) -> String { isBare(text) ? text : quoted(text) }

  /// In quotes; characters that would end the line or are invisible are written as `\u{…}`.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.properties.isBidiControl:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func load(_ load: Load) -> String? {
    switch load {
    case .mass(1, let each, _): decimal(each.grams) + "kg"
    case .mass(let count, let each, _): "\(count)x" + decimal(each.grams) + "kg"
    case .bodyweight(.zero): "bw"
    case .bodyweight(let plus): (plus.grams > 0 ? "bw+" : "bw") + decimal(plus.grams) + "kg"
    case .unstated, .asked, .share: nil
    }
  }

  private static func mass(_ mass: Mass?) -> String { mass.map { decimal($0.grams) + "kg" } ?? "none" }

  /// Thousandths as a decimal number without needless zeros.
  package static func decimal(_ thousandths: Int) -> String {
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var fraction = rest == 0 ? "" : "." + String(1000 + rest).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return (thousandths < 0 ? "-" : "") + "\(whole)" + fraction
  }

  /// Milliseconds as `40:57`, `0:12.5`, `-0:03`.
  private static func clock(_ milliseconds: Int) -> String {
    let (minutes, rest) = milliseconds.magnitude.quotientAndRemainder(dividingBy: 60_000)
    let seconds = decimal(Int(rest))
    return (milliseconds < 0 ? "-" : "") + "\(minutes):" + (rest < 10_000 ? "0" : "") + seconds
  }

  /// `10:00:03.12`, where the athlete was.
  static func timeOfDay(_ moment: WallMoment) -> String {
    let local = moment.milliseconds &+ moment.utcOffsetSeconds &* 1000
    return timeOfDay(milliseconds: local &- moment.day.number &* 86_400_000)
  }

  /// `10:00:03`.
  static func wholeTimeOfDay(_ moment: WallMoment) -> String { String(timeOfDay(moment).prefix(8)) }

  private static func timeOfDay(milliseconds: Int) -> String {
    let seconds = decimal(milliseconds % 60_000)
    return two(milliseconds / 3_600_000) + ":" + two(milliseconds / 60_000 % 60) + ":"
      + (milliseconds % 60_000 < 10_000 ? "0" : "") + seconds
  }

  /// `+01:00`, with seconds if a historical zone has them.
  package static func zone(_ seconds: Int) -> String {
    let size = Int(seconds.magnitude)
    let rest = size % 60 == 0 ? "" : ":" + two(size % 60)
    return (seconds < 0 ? "-" : "+") + two(size / 3600) + ":" + two(size / 60 % 60) + rest
  }

  /// `2026-11-21T09:00:00Z`
  package static func instant(_ milliseconds: Int) -> String {
    let moment = WallMoment(milliseconds: milliseconds, utcOffsetSeconds: 0)
    return moment.day.isoText + "T" + timeOfDay(moment) + "Z"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension Day {
  /// `2026-11-21`.
  var isoText: String {
    let (year, month, day) = date
    func padded(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: Swift.max(0, width - String(number).count)) + String(number)
    }
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }

  /// `2026-11-21`; nil for what is not a day.
  init?(text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension String {
  /// Equal texts may be encoded differently, which makes them different keys in the store.
  fileprivate func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
