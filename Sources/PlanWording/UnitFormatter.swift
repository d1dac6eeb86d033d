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
  private var rung: Rung?
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

  private func clock(seconds: WideInt) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(twoDigits(rest))" : "\(minutes):\(twoDigits(rest))"
  }

  private func twoDigits(_ number: WideInt) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// `45 s` below a minute, else `1:30`; with tenths if there are any (`4.5 s`). Nobody counts two hours in minutes: they
  /// are `2 h`, and `2 h 30 min`.
  public func length(_ time: Milliseconds) -> String {
    if time.count < 60_000 || time.count % 1000 != 0 { return decimal(time.count, per: 1000) + " s" }
    if time.count >= 7_200_000, time.count % 60_000 == 0 { return hours(minutes: time.count / 60_000) }
    if time.count % 60_000 == 0 { return "\(time.count / 60_000) min" }
    return clock(time)
  }

  private func hours(minutes: WideInt) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
  }

  /// From one time to another, in one unit: `30–45 s`, `2–3 min`, `1:00–1:30`.
  public func lengths(_ low: Milliseconds, _ high: Milliseconds) -> String {
    let isMixed = max(low.count, high.count) >= 60_000 && (low.count % 60_000 != 0 || high.count % 60_000 != 0)
    let isFractional = low.count % 1000 != 0 || high.count % 1000 != 0
    return isMixed && !isFractional ? "\(clock(low))–\(clock(high))" : joined(length(low), length(high))
  }

  /// `80 kg` and `90 kg` as `80–90 kg`; the unit is written once if it is the same.
  private func joined(_ low: String, _ high: String) -> String {
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

  /// In the unit in which it was written: `26.2 mi`. Otherwise in metres below 10 km, unless it is whole kilometres,
  /// and in kilometres from there on: `400 m`, `5 km`, `21.1 km`.
  public func distance(_ length: Length) -> String {
    if let unit = written?.distance, length.millimetres.magnitude < 1 << 50 {
      return decimal(length.millimetres * 10, per: unit.tenthsOfMillimetre) + " \(unit.rawValue)"
    }
    let metres = length.millimetres / 1000
    if metres >= 10_000 || (metres >= 1000 && metres % 1000 == 0) {
      return decimal(length.millimetres, per: 1_000_000) + " km"
    }
    return decimal(length.millimetres, per: 1000) + " m"
  }

  /// What is covered in a rest, in the unit in which it was written: `400 m`.
  public func recovery(_ recovery: Recovery) -> String {
    writing(WrittenUnits(distance: recovery.unit)).distance(recovery.distance)
  }

  /// A level by its name in the plan; the two default levels have a name in every language.
  public func level(_ name: String) -> String {
    switch name.lowercased() {
    case "as prescribed", "rx": SheetText.asPrescribed.said(in: language)
    case "scaled": SheetText.scaled.said(in: language)
    default: name
    }
  }

  /// `24 in`, `10 ft`, `60 cm`; inches to the nearest quarter.
  public func height(_ height: Height) -> String {
    guard height.isInInches else {
      return height.millimetres < 10_000
        ? decimal(height.millimetres, per: 10) + " cm" : decimal(height.millimetres, per: 1000) + " m"
    }
    let quarters = (height.millimetres * 40 + 127) / 254
    return quarters >= 240 && quarters % 48 == 0
      ? "\(quarters / 48) ft" : decimal(quarters * 25, per: 100) + " in"
  }

  /// At most two decimal places, with the language's decimal sign.
  public func decimal(_ count: WideInt, per one: WideInt) -> String {
    var (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: one.magnitude)
    rest = (rest * 100 + one.magnitude / 2) / one.magnitude
    if rest == 100 { (whole, rest) = (whole + 1, 0) }
    let sign = count < 0 && (whole > 0 || rest > 0) ? "−" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : twoDigits(WideInt(rest))
    return "\(sign)\(whole)\(language == .german ? "," : ".")\(digits)"
  }

  /// `8`, `8–12`, `5+`, `max`.
  public func amount(_ amount: Amount) -> String {
    switch amount.max {
    case .some(amount.min): "\(amount.min)"
    case .some(let upper): "\(amount.min)–\(upper)"
    case .none: amount.min == 0 ? "max" : "\(amount.min)+"
    }
  }

  /// The target of a set: `8–12`, `45 s`, `400 m`, `15 cal`, `5 breaths`.
  public func target(_ target: Target) -> String {
    switch target {
    case .reps(let reps): amount(reps)
    case .time(let time):
      if let upper = time.max, upper != time.min {
        lengths(Milliseconds(time.min), Milliseconds(upper))
      } else {
        ends(time) { length(Milliseconds($0)) }
      }
    case .distance(let way): ends(way) { distance(Length(millimetres: $0)) }
    case .energy(let energy): amount(energy) + " cal"
    case .breaths(let count): SheetText.breaths(amount(count)).said(in: language)
    case .repsWithin(let reps, let time): "\(amount(reps)) in \(length(time))"
    case .energyWithin(let time): "max cal in \(length(time))"
    case .distanceWithin(let time): "max \(written?.distance?.rawValue ?? "m") in \(length(time))"
    case .total(let sum, let measure): SheetText.inTotal(amount(sum, of: measure)).said(in: language)
    case .cluster(let parts, let pause):
      "(\(parts.map(amount).joined(separator: ", "))) " + SheetText.clusterPause(length(pause)).said(in: language)
    case .rung where rung == .energy: "cal"
    case .rung, .open: ""
    }
  }

  /// Of a total: `60`, `3 min`, `5 km`, `100 cal`.
  public func amount(_ amount: WideInt, of measure: TotalMeasure?) -> String {
    switch measure {
    case nil: "\(amount)"
    case .time: length(Milliseconds(amount))
    case .distance: distance(Length(millimetres: amount))
    case .energy: "\(amount) cal"
    }
  }

  private func ends(_ amount: Amount, _ write: (WideInt) -> String) -> String {
    switch amount.max {
    case .some(amount.min): write(amount.min)
    case .some(let upper): joined(write(amount.min), write(upper))
    case .none: amount.min == 0 ? "max" : "\(write(amount.min))+"
    }
  }

  /// The load of a set, or what it will follow from; empty if the plan gives none.
  public func load(of work: Work) -> String {
    if case .share(let permille, let upTo, let of) = work.load {
      return share(permille, upTo, of: of, by: work.exercise)
    }
    guard case .asked = work.load, let from = work.loadFrom else { return load(work.load) }
    let plus = from.plus.map { ($0 < .zero ? " − " : " + ") + mass($0.magnitude) } ?? ""
    return load(from, by: work.exercise) + plus
  }

  private func load(_ from: LoadFrom, by exercise: Exercise) -> String {
    let share = from.permille == 1000 ? "" : decimal(from.permille, per: 10) + " % "
    let source: SheetText
    switch from.source {
    case .profile(let name): return self.share(from.permille, nil, of: name, by: exercise)
    case .set(let number): source = .loadOfSet(number, isShare: !share.isEmpty)
    case .lastSet: source = .loadOfLastSet(isShare: !share.isEmpty)
    case .bestSet: source = .loadOfBestSet(isShare: !share.isEmpty)
    case .best(let exercise): source = .bestLoad(of: self.exercise(exercise), isShare: !share.isEmpty)
    }
    return share + source.said(in: language)
  }

  /// `80 %` of the lift itself, `80 % TM`, `80 % of Deadlift`.
  private func share(_ permille: WideInt, _ upTo: WideInt?, of name: String, by exercise: Exercise) -> String {
    let isOwn = [exercise.key, Load.trainingMax, Load.ownBodyweight].contains(name)
    let share = load(.share(permille: permille, upTo: upTo, of: name))
    let other = self.exercise(Exercise(key: name, name: name))
    return isOwn ? share : share + " " + SheetText.ofLift(other).said(in: language)
  }

  /// Empty if the plan gives none.
  public func load(_ load: Load) -> String {
    switch load {
    case .unstated: ""
    case .mass(1, let each, nil) where each < .zero: SheetText.assisted(mass(each.magnitude)).said(in: language)
    case .mass(let count, let each, let upTo):
      (count > 1 ? "\(count) × " : "") + (upTo.map { joined(mass(each), mass($0)) } ?? mass(each))
    case .bodyweight(let plus):
      plus == .zero ? "bw" : "bw \(plus < .zero ? "−" : "+") \(mass(plus.magnitude))"
    case .asked(let suggestion): suggestion.map { "? (\(mass($0)))" } ?? "?"
    case .share(let permille, let upTo, let of):
      decimal(permille, per: 10) + (upTo.map { "–" + decimal($0, per: 10) } ?? "")
        + (of == Load.trainingMax ? " % TM" : of == Load.ownBodyweight ? " % bw" : " %")
    }
  }

  /// The prescribed effort: `RPE 8–8.5`, `RIR 2`, `4:30/km`, `250 W`, `Z2`, `140 bpm`, `90 % FTP`. A pace is shown as
  /// it was written, else as is usual for the exercise: `1:45/100 m` in water, `2:00/500 m` on a rower.
  public func effort(_ effort: Effort, of exercise: Exercise? = nil) -> String {
    func range<Value>(_ lower: Value, _ upper: Value?, _ write: (Value) -> String) -> String {
      write(lower) + (upper.map { "–\(write($0))" } ?? "")
    }
    return switch effort {
    case .rpe(let tenths, let upTo): "RPE " + range(tenths, upTo) { decimal($0, per: 10) }
    case .rir(let count, let upTo): "RIR " + range(count, upTo) { "\($0)" }
    case .pace(let time, let upTo): pace(time, upTo, exercise.flatMap { library.entry(for: $0.key) })
    case .power(let watts, let upTo): range(watts, upTo) { "\($0)" } + " W"
    case .zone(let zone, let upTo): "Z" + range(zone, upTo) { "\($0)" }
    case .heartRate(let beats, let upTo): range(beats, upTo) { "\($0)" } + " bpm"
    case .felt(let word): SheetText(word).said(in: language)
    case .share(let permille, let upTo, let of):
      range(permille, upTo) { decimal($0, per: 10) } + " % "
        + (of == "max-heart-rate" ? SheetText.maxHeartRate.said(in: language) : of.uppercased())
    }
  }

  /// The prescribed effort of a set, from its beginning to its end if it is a ramp, and how it should feel: `50 → 75 %
  /// FTP`, `200 W · RPE 7`; nil if it has none.
  public func effort(of work: Work) -> String? {
    guard let effort = work.effort else { return nil }
    let first = self.effort(effort, of: work.exercise)
    let measured = work.rampTo.map { ramp(first, self.effort($0, of: work.exercise)) } ?? first
    return work.feel.map { measured + " · " + self.effort($0) } ?? measured
  }

  /// `RPE 5` and `RPE 8` as `RPE 5 → 8`: what is around the numbers is written once if it is the same.
  private func ramp(_ first: String, _ last: String) -> String {
    func parts(_ text: String) -> (before: Substring, number: Substring, behind: Substring) {
      let before = text.prefix { !$0.isNumber }
      let number = text.dropFirst(before.count).prefix { $0.isNumber || $0 == ":" || $0 == "." || $0 == "," }
      return (before, number, text.dropFirst(before.count + number.count))
    }
    let (one, two) = (parts(first), parts(last))
    guard !one.number.isEmpty, one.before == two.before, one.behind == two.behind else { return "\(first) → \(last)" }
    return "\(one.before)\(one.number) → \(two.number)\(one.behind)"
  }

  /// `90 rpm`, `24–26 spm`, `80 → 100 rpm`; in German revolutions are `U/min` and strokes `S/min`.
  public func cadence(_ cadence: Cadence) -> String {
    let end = cadence.upTo.map { "–\($0)" } ?? cadence.rampTo.map { " → \($0)" } ?? ""
    let number = "\(cadence.perMinute)" + end
    let unit =
      switch cadence.unit {
      case .rpm: language == .german ? "U/min" : "rpm"
      case .spm: language == .german ? "S/min" : "spm"
      }
    return "\(number) \(unit)"
  }

  /// The pace of a stretch of endurance; nil for anything else, and if the time or the distance is unknown.
  public func pace(of performance: Performance, in exercise: Exercise) -> String? {
    guard let pace = performance.pace, let entry = library.entry(for: exercise.key), entry.isEndurance
    else { return nil }
    var formatter = self
    if written?.pace == nil, written?.distance == .mile, entry.equipment != .bike {
      formatter.written?.pace = PaceUnit(thousandths: 1000, unit: .mile)
    }
    return formatter.pace(pace, nil, entry)
  }

  /// In the unit in which it was written, or else as is usual for the exercise; on a bike that is a speed.
  private func pace(_ time: Milliseconds, _ upTo: Milliseconds?, _ entry: ExerciseEntry?) -> String {
    let isInYards = written?.distance == .yard && entry?.equipment == .swim
    let unit = written?.pace ?? (isInYards ? PaceUnit(thousandths: 100_000, unit: .yard) : nil)
    if unit == nil, entry?.equipment == .bike, let speed = speed(time, upTo) { return speed }
    if let unit, let low = unit.seconds(of: time) {
      let one = unit.thousandths == 1000 ? "" : decimal(unit.thousandths, per: 1000) + " "
      let high = upTo.flatMap { unit.seconds(of: $0) }
      return clock(seconds: low) + (high.map { "–" + clock(seconds: $0) } ?? "") + "/\(one)\(unit.unit.rawValue)"
    }
    let (parts, suffix): (WideInt, String) =
      switch entry?.equipment {
      case .swim: (10, "/100 m")
      case .rower: (2, "/500 m")
      case .ski: entry?.key == "ski-erg" ? (2, "/500 m") : (1, "/km")
      case .barbell, .dumbbell, .kettlebell, .machine, .cable, .bodyweight, .band, .rings, .bike, .run, .sled,
        .sandbag, .medicineBall, .other, nil:
        (1, "/km")
      }
    // To the nearest second: a pace is no countdown.
    func seconds(_ time: Milliseconds) -> WideInt {
      let (whole, rest) = time.count.quotientAndRemainder(dividingBy: 1000 * parts)
      return rest >= 500 * parts ? whole + 1 : whole
    }
    return clock(seconds: seconds(time)) + (upTo.map { "–" + clock(seconds: seconds($0)) } ?? "") + suffix
  }

  /// `30 km/h`, `25–30 km/h`, `18.6 mi/h`; nil for no speed at all.
  func speed(_ time: Milliseconds, _ upTo: Milliseconds?) -> String? {
    let isInMiles = written?.distance == .mile
    func tenths(_ pace: Milliseconds) -> WideInt {
      let perHour = (isInMiles ? 22_369_363_000 : 36_000_000_000) / pace.count
      return perHour / 1000 + (perHour % 1000 >= 500 ? 1 : 0)
    }
    let paces = [time, upTo ?? time]
    guard paces.allSatisfy({ (1...3_600_000_000).contains($0.count) }) else { return nil }
    let speeds = Set(paces.map(tenths)).sorted().map { decimal($0, per: 10) }
    return speeds.joined(separator: "–") + (isInMiles ? " mi/h" : " km/h")
  }

  /// Its name in the library in this language, unless the plan says more: `strict pull-up`.
  public func exercise(_ exercise: Exercise) -> String {
    let entry = library.entry(for: exercise.key)
    return capitalised(entry?.name(in: language.ofNames, written: exercise.name) ?? exercise.name)
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

  /// `5 s`, `5–10 s`: how long each rep is held.
  public func hold(_ length: Amount) -> String {
    let low = Milliseconds(length.min)
    return length.max.map { $0 > length.min ? lengths(low, Milliseconds($0)) : self.length(low) } ?? self.length(low)
  }

  /// `3-1-x-0`.
  public func tempo(_ tempo: Tempo) -> String {
    "\(tempo.lowering)-\(tempo.bottom)-\(tempo.lifting.map(String.init) ?? "x")-\(tempo.top)"
  }

  /// An estimated time, in whole minutes from one minute on, and in hours and minutes from two hours on.
  public func rough(_ time: Milliseconds) -> String {
    guard time.count >= 60_000 else { return length(.seconds(time.startedSeconds)) }
    let minutes = time.count / 60_000 + (time.count % 60_000 >= 30_000 ? 1 : 0)
    return minutes < 120 ? "\(minutes) min" : hours(minutes: minutes)
  }
}

extension PaceUnit {
  /// The whole seconds for this distance at so many milliseconds per kilometre; nil if they are beyond all numbers.
  fileprivate func seconds(of pace: Milliseconds) -> WideInt? {
    let tenths = thousandths * unit.tenthsOfMillimetre / 1000
    let (product, overflow) = pace.count.multipliedReportingOverflow(by: tenths)
    return overflow ? nil : (product / 10_000_000 + 500) / 1000
  }
}

extension Mass {
  /// Rounded to the nearest; the international pound is 453.59237 g.
  fileprivate var wholePounds: WideInt {
    let (pounds, rest) = grams.quotientAndRemainder(dividingBy: Mass.tensOfMicrogramsInPound)
    return pounds * 100_000 + (rest * 100_000 + Mass.tensOfMicrogramsInPound / 2) / Mass.tensOfMicrogramsInPound
  }

  /// Without its sign.
  fileprivate var magnitude: Mass { Mass(grams: abs(max(grams, -.max))) }
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
