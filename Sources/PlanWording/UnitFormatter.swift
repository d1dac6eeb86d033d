/// Writes quantities, targets, loads and efforts for people.

import PlanLanguage
import SessionModel

/// Formats quantities for reading, in a language and in the units of an athlete.
public struct UnitFormatter: Sendable {
  /// The language of words and of the decimal sign.
  public let language: Language
  /// The unit of masses.
  public var units: Units
  /// The units in which the current numbers were written; nil for the usual ones.
  public var written: WrittenUnits?
  /// What the ladder around the current set counts for it; nil for reps.
  private(set) var rung: Rung?
  /// The library that names exercises.
  public var library: ExerciseLibrary

  /// A formatter; exercises are named by `library`, or else by the plan.
  public init(language: Language, units: Units = .kilograms, library: ExerciseLibrary = .builtIn) {
    (self.language, self.units, self.library) = (language, units, library)
  }

  /// `1:30`, `12:41`, `1:02:03`; whole seconds, rounded up, so that a countdown shows 0:00 only when it is over.
  public func clock(_ time: Milliseconds) -> String {
    clock(seconds: time.startedSeconds)
  }

  /// Time that has passed: whole seconds, rounded down.
  public func elapsed(_ time: Milliseconds) -> String { clock(seconds: max(0, time.count / 1000)) }

  func clock(seconds: WideInt) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(twoDigits(rest))" : "\(minutes):\(twoDigits(rest))"
  }

  func twoDigits(_ number: WideInt) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// `45 s` below a minute, with tenths if there are any (`4.5 s`); from a minute on whole seconds, `1:30`. Nobody counts
  /// two hours in minutes: they are `2 h`, and `2 h 30 min`.
  public func length(_ time: Milliseconds) -> String {
    if time.count < 60_000 { return decimal(time.count, per: 1000) + " s" }
    let time = wholeSeconds(time)
    if time.count >= 7_200_000, time.count % 60_000 == 0 { return hours(minutes: time.count / 60_000) }
    if time.count % 60_000 == 0 { return "\(time.count / 60_000) min" }
    return clock(time)
  }

  /// A time as a plan writes it, with its hundredths also from a minute on, if it has no more than these: a cap of
  /// `1:22.9` is no 1:23.
  public func exact(_ time: Milliseconds) -> String {
    time.count % 10 == 0 ? asWritten(time) : length(time)
  }

  /// From start to start of rounds: a length, and from an hour on hours.
  public func interval(_ time: Milliseconds) -> String {
    time.count >= 3_600_000 && time.count % 60_000 == 0 ? hours(minutes: time.count / 60_000) : exact(time)
  }

  /// From start to start of sets: `1:45`, and from an hour on hours.
  public func sendOff(_ time: Milliseconds) -> String {
    if time.count >= 3_600_000 && time.count % 60_000 == 0 { return interval(time) }
    return time.count > 0 && time.count % 10 == 0 ? writtenClock(time) : elapsed(time)
  }

  private func hours(minutes: WideInt) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
  }

  /// From one time to another, in one unit: `30–45 s`, `2–3 min`, `1:00–1:30`.
  public func lengths(_ low: Milliseconds, _ high: Milliseconds) -> String {
    guard max(low.count, high.count) >= 60_000 else { return joined(length(low), length(high)) }
    let (low, high) = (hundredths(low), hundredths(high))
    let isMixed = low.count % 60_000 != 0 || high.count % 60_000 != 0
    return isMixed ? "\(writtenClock(low))–\(writtenClock(high))" : joined(length(low), length(high))
  }

  private func wholeSeconds(_ time: Milliseconds) -> Milliseconds {
    let rest = time.count % 1000
    let (up, isTooLong) = time.count.addingReportingOverflow(1000 - rest)
    return Milliseconds(rest < 500 || isTooLong ? time.count - rest : up)
  }

  /// `80 kg` and `90 kg` as `80–90 kg`; the unit is written once if it is the same.
  func joined(_ low: String, _ high: String) -> String {
    guard let space = low.lastIndex(of: " "), let other = high.lastIndex(of: " "), low[space...] == high[other...]
    else {
      return "\(low) – \(high)"
    }
    return "\(low[..<space])–\(high)"
  }

  /// A sum of many sets, in whole kilograms or pounds.
  public func total(_ mass: Mass) -> String {
    switch units {
    case .kilograms: "\((mass.grams + 500) / 1000) kg"
    case .pounds: "\(mass.wholePounds) lb"
    }
  }

  /// The same for the numbers of a set, in the units in which they were written.
  public func writing(_ work: Work) -> UnitFormatter {
    var formatter = writing(work.units)
    formatter.rung = work.rung
    return formatter
  }

  /// The same for numbers that were written in these units; nil for the usual ones.
  public func writing(_ units: WrittenUnits?) -> UnitFormatter {
    var formatter = self
    formatter.written = units
    return formatter
  }

  /// In the unit in which it was written, else in the athlete's: `82.5 kg`, `185 lb`.
  public func mass(_ mass: Mass) -> String {
    switch written?.load ?? units {
    case .kilograms: return decimal(mass.grams, per: 1000) + " kg"
    case .pounds:
      return decimal(hundredthsOfPounds(mass), per: 100) + " lb"
    }
  }

  /// Grams are finer than hundredths of a pound, so a load in pounds is shown exactly as written. A load in kilograms
  /// has one decimal place in pounds, unless it is a multiple of a quarter pound, as plates are.
  private func hundredthsOfPounds(_ mass: Mass) -> WideInt {
    let (pounds, rest) = mass.grams.quotientAndRemainder(dividingBy: Mass.tensOfMicrogramsInPound)
    let hundredths =
      pounds * 10_000_000
      + (rest * 10_000_000 + (rest < 0 ? -Mass.tensOfMicrogramsInPound / 2 : Mass.tensOfMicrogramsInPound / 2))
      / Mass.tensOfMicrogramsInPound
    if written?.load == .pounds || hundredths % 25 == 0 { return hundredths }
    let (tenths, more) = hundredths.quotientAndRemainder(dividingBy: 10)
    return (tenths + (more >= 5 ? 1 : more <= -5 ? -1 : 0)) * 10
  }

  /// In the unit in which it was written: `26.2 mi`. Otherwise in metres below a kilometre and in kilometres from there
  /// on: `400 m`, `5 km`, `21.1 km`.
  public func distance(_ length: Length) -> String {
    if let unit = written?.distance, length.millimetres.magnitude < 1 << 50 {
      return decimal(length.millimetres * 10, per: unit.tenthsOfMillimetre) + " \(unit.rawValue)"
    }
    let metres = length.millimetres / 1000
    if metres >= 1000 {
      return decimal(length.millimetres, per: 1_000_000) + " km"
    }
    return decimal(length.millimetres, per: 1000) + " m"
  }

  /// What is covered in a rest, in the unit in which it was written: `400 m`, `200–400 m`.
  public func recovery(_ recovery: Recovery) -> String {
    let formatter = writing(WrittenUnits(distance: recovery.unit))
    guard let most = recovery.upTo else { return formatter.asWritten(recovery.distance) }
    let (low, high) = (formatter.asWritten(recovery.distance), formatter.asWritten(most))
    let (from, to) = (low.split(separator: " "), high.split(separator: " "))
    return from.count == 2 && from.last == to.last ? "\(from[0])–\(high)" : "\(low)–\(high)"
  }

  /// A level by its name in the plan; the two default levels have a name in every language.
  public func level(_ name: String) -> String {
    switch name.lowercased() {
    case "as prescribed", "rx": SheetText.asPrescribed.said(in: language)
    case "scaled": SheetText.scaled.said(in: language)
    default: name
    }
  }

  /// `24 in`, `10 ft`, `60 cm`; inches to the nearest quarter, or else tenth or eighth, that is kept as this height.
  public func height(_ height: Height) -> String {
    guard height.isInInches else {
      return height.millimetres < 10_000
        ? decimal(height.millimetres, per: 10) + " cm" : decimal(height.millimetres, per: 1000) + " m"
    }
    func nearest(_ parts: WideInt) -> WideInt { (height.millimetres * 10 * parts + 127) / 254 }
    for parts: WideInt in [4, 10, 8] where (nearest(parts) * 254 + 5 * parts) / (10 * parts) == height.millimetres {
      let count = nearest(parts)
      return count >= 60 * parts && count % (12 * parts) == 0
        ? "\(count / parts / 12) ft" : decimal(count, per: parts, places: 3) + " in"
    }
    return decimal(nearest(4), per: 4) + " in"
  }

  /// At most two decimal places, with the language's decimal sign.
  public func decimal(_ count: WideInt, per one: WideInt) -> String { decimal(count, per: one, places: 2) }

  func decimal(_ count: WideInt, per one: WideInt, places: Int) -> String {
    let parts: UInt64 = (0..<places).reduce(1) { parts, _ in parts * 10 }
    let divisor = UInt64(one.magnitude)
    var (whole, rest) = UInt64(count.magnitude).quotientAndRemainder(dividingBy: divisor)
    rest = (rest * parts + divisor / 2) / divisor
    if rest == parts { (whole, rest) = (whole + 1, 0) }
    let sign = count < 0 && (whole > 0 || rest > 0) ? "−" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = "\(rest + parts)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole)\(language == .german ? "," : ".")\(digits)"
  }

  /// Its name in the library in this language, unless the plan says more: `strict pull-up`.
  public func exercise(_ exercise: Exercise) -> String { capitalised(name(of: exercise)) }

  /// The same inside of a sentence: what is no name of the library keeps its small letter, such as a value of the plan.
  func exerciseInSentence(_ exercise: Exercise) -> String { name(of: exercise).visibleInRow }

  private func name(of exercise: Exercise) -> String {
    library.entry(for: exercise.key)?.name(in: language.ofNames, written: exercise.name) ?? exercise.name
  }

  /// Only its name in the library, for what covers all forms of the exercise: records, stats.
  public func lift(_ exercise: Exercise) -> String {
    capitalised(library.name(of: exercise.key, in: language.ofNames) ?? exercise.name)
  }

  /// On one row, whatever an import contained.
  private func capitalised(_ name: String) -> String { (name.prefix(1).uppercased() + name.dropFirst()).visibleInRow }
}

extension UnitFormatter {
  /// A mass without its unit, for places that show the unit separately.
  public func bare(_ mass: Mass) -> String {
    let text = self.mass(mass)
    return text.lastIndex(of: " ").map { String(text[..<$0]) } ?? text
  }

  /// An estimated time, in whole minutes from one minute on, and in hours and minutes from two hours on.
  public func rough(_ time: Milliseconds) -> String {
    guard time.count >= 60_000 else { return length(.seconds(time.startedSeconds)) }
    let minutes = time.count / 60_000 + (time.count % 60_000 >= 30_000 ? 1 : 0)
    return minutes < 120 ? "\(minutes) min" : hours(minutes: minutes)
  }
}

extension Mass {
  /// Rounded to the nearest; the international pound is 453.59237 g.
  fileprivate var wholePounds: WideInt {
    let (pounds, rest) = grams.quotientAndRemainder(dividingBy: Mass.tensOfMicrogramsInPound)
    return pounds * 100_000 + (rest * 100_000 + Mass.tensOfMicrogramsInPound / 2) / Mass.tensOfMicrogramsInPound
  }
}

extension Milliseconds {
  /// In whole seconds, rounded up; never negative.
  fileprivate var startedSeconds: WideInt { max(0, count / 1000 + (count % 1000 > 0 ? 1 : 0)) }
}

extension Language {
  /// The language of exercise names.
  public var ofNames: NameLanguage {
    switch self {
    case .english: .english
    case .german: .german
    }
  }
}
