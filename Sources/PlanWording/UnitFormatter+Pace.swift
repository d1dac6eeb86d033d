/// Writes paces, and on a bike speeds.

import PlanLanguage
import SessionModel

extension UnitFormatter {
  /// The pace of a stretch of endurance, from its time as it is shown; nil for anything else, and if the time or the
  /// distance is unknown.
  public func pace(of performance: Performance, in exercise: Exercise) -> String? {
    var shown = performance
    shown.time = performance.time.map { $0.count < 60_000 ? $0 : self.shown($0, of: exercise) }
    guard let pace = shown.pace, let entry = library.entry(for: exercise.key), entry.isEndurance
    else { return nil }
    var formatter = self
    if written?.pace == nil, written?.distance == .mile, entry.equipment != .bike {
      formatter.written?.pace = PaceUnit(thousandths: 1000, unit: .mile)
    }
    return formatter.pace(pace, nil, entry, isMeasured: true)
  }

  /// How long a set took: `45 s`, `7:46`. Its tenths are shown if nothing finer was measured, and they count: below a
  /// minute, and where paces are per 500 m or less.
  public func time(_ time: Milliseconds, of exercise: Exercise?) -> String {
    let shown = shown(time, of: exercise)
    if shown.count < 60_000 { return length(shown) }
    return clock(hundredths: shown.count / 10)
  }

  private func shown(_ time: Milliseconds, of exercise: Exercise?) -> Milliseconds {
    let isShort = time.count < 60_000 || exercise.map { paceUnit(of: library.entry(for: $0.key)).isShort } ?? false
    return isShort && time.count % 100 == 0 ? time : Milliseconds(time.count / 1000 * 1000)
  }

  /// `7:46`, `1:56.5`, `1:12.25`
  private func clock(hundredths: WideInt) -> String {
    let (seconds, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    return clock(seconds: seconds) + decimal(rest, per: 100).dropFirst()
  }

  /// In the unit in which it was written, which may be that of a speed, or else as is usual for the exercise; on a bike
  /// that is a speed.
  func pace(
    _ time: Milliseconds, _ upTo: Milliseconds?, _ entry: ExerciseEntry?, isMeasured: Bool = false
  ) -> String {
    let isInYards = written?.distance == .yard && entry?.equipment == .swim
    if written?.pace == nil, !isInYards, entry?.equipment == .bike, let speed = speed(time, upTo) { return speed }
    let unit = paceUnit(of: entry)
    if unit.isSpeed == true, let speed = speed(time, upTo, isInMiles: unit.unit == .mile, isWritten: !isMeasured) {
      return speed
    }
    let one = unit.thousandths == 1000 ? "" : decimal(unit.thousandths, per: 1000) + " "
    func clock(_ pace: Milliseconds) -> String {
      // To the nearest second, unless it was written more exactly: a pace is no countdown.
      guard let hundredths = unit.hundredths(of: pace, isMeasured: isMeasured) else {
        return self.clock(seconds: pace.count / 1000)
      }
      return self.clock(hundredths: hundredths)
    }
    return clock(time) + (upTo.map { "–" + clock($0) } ?? "") + "/\(one)\(unit.unit.rawValue)"
  }

  /// Where no other was written, per 100 m in water, per 500 m on a rower, else per kilometre.
  private func paceUnit(of entry: ExerciseEntry?) -> PaceUnit {
    if let unit = written?.pace { return unit }
    switch entry?.equipment {
    case .swim: return PaceUnit(thousandths: 100_000, unit: written?.distance == .yard ? .yard : .metre)
    case .rower: return PaceUnit(thousandths: 500_000, unit: .metre)
    case .ski where entry?.key == "ski-erg": return PaceUnit(thousandths: 500_000, unit: .metre)
    case .barbell, .dumbbell, .kettlebell, .machine, .cable, .bodyweight, .band, .rings, .bike, .run, .sled, .ski,
      .sandbag, .medicineBall, .other, nil:
      return PaceUnit(thousandths: 1000, unit: .kilometre)
    }
  }

  /// `30 km/h`, `25–30 km/h`, `18.6 mi/h`; nil for no speed at all.
  func speed(_ time: Milliseconds, _ upTo: Milliseconds?) -> String? {
    speed(time, upTo, isInMiles: written?.distance == .mile)
  }

  /// In tenths, or in hundredths if it was written so.
  private func speed(
    _ time: Milliseconds, _ upTo: Milliseconds?, isInMiles: Bool, isWritten: Bool = false
  ) -> String? {
    // How far one gets in an hour at one millisecond per kilometre, in hundredths.
    let way: WideInt = isInMiles ? 223_693_629 : 360_000_000
    func hundredths(_ pace: Milliseconds) -> WideInt {
      let exact = (way + pace.count / 2) / pace.count
      let isKept = exact > 0 && abs((way + exact / 2) / exact - pace.count) <= (isInMiles ? 1 : 0)
      if isWritten, isKept { return exact }
      let tenths = (way / 10 + pace.count / 2) / pace.count
      return tenths * 10
    }
    let paces = [time, upTo ?? time]
    guard paces.allSatisfy({ (1...3_600_000_000).contains($0.count) }) else { return nil }
    let speeds = Set(paces.map(hundredths)).sorted().map { decimal($0, per: 100) }
    return speeds.joined(separator: "–") + (isInMiles ? " mi/h" : " km/h")
  }
}

extension PaceUnit {
  /// Whether it is the pace of a stretch that is over in minutes, where tenths of a second count.
  fileprivate var isShort: Bool { isSpeed != true && thousandths * unit.tenthsOfMillimetre < 10_000_000_000 }

  /// The time for this distance at so many milliseconds per kilometre, in hundredths of a second: whole seconds, unless
  /// it is exactly so many tenths or hundredths, and these count. Nil if they are beyond all numbers.
  fileprivate func hundredths(of pace: Milliseconds, isMeasured: Bool) -> WideInt? {
    let way = thousandths * unit.tenthsOfMillimetre / 1000
    let (product, overflow) = pace.count.multipliedReportingOverflow(by: way)
    if overflow { return nil }
    let milliseconds = product / 10_000_000
    let tenths = (milliseconds + 50) / 100
    // A pace is kept to a millisecond per kilometre.
    if !isMeasured || isShort, abs(milliseconds - tenths * 100) <= 1 { return tenths * 10 }
    if !isMeasured, product < 1 << 60 {
      // Few of the paces that were computed are multiples of 0.05 s as well.
      let step: WideInt = isShort ? 1 : 5
      let hundredths = (milliseconds + 5 * step) / (10 * step) * step
      if (hundredths * 100_000_000 + way / 2) / way == pace.count { return hundredths }
    }
    return (milliseconds + 500) / 1000 * 100
  }
}
