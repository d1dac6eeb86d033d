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
    return clock(tenths: shown.count / 100)
  }

  private func shown(_ time: Milliseconds, of exercise: Exercise?) -> Milliseconds {
    let isShort = time.count < 60_000 || exercise.map { paceUnit(of: library.entry(for: $0.key)).isShort } ?? false
    return isShort && time.count % 100 == 0 ? time : Milliseconds(time.count / 1000 * 1000)
  }

  /// `7:46`, `1:56.5`
  func clock(tenths: WideInt) -> String {
    let (seconds, rest) = tenths.quotientAndRemainder(dividingBy: 10)
    return clock(seconds: seconds) + (rest == 0 ? "" : "\(language == .german ? "," : ".")\(rest)")
  }

  /// In the unit in which it was written, which may be that of a speed, or else as is usual for the exercise; on a bike
  /// that is a speed.
  func pace(
    _ time: Milliseconds, _ upTo: Milliseconds?, _ entry: ExerciseEntry?, isMeasured: Bool = false
  ) -> String {
    let isInYards = written?.distance == .yard && entry?.equipment == .swim
    if written?.pace == nil, !isInYards, entry?.equipment == .bike, let speed = speed(time, upTo) { return speed }
    let unit = paceUnit(of: entry)
    if unit.isSpeed == true, let speed = speed(time, upTo, isInMiles: unit.unit == .mile) { return speed }
    let one = unit.thousandths == 1000 ? "" : decimal(unit.thousandths, per: 1000) + " "
    func clock(_ pace: Milliseconds) -> String {
      // To the nearest second, unless it was written in tenths: a pace is no countdown.
      guard let tenths = unit.tenths(of: pace, areKept: !isMeasured || unit.isShort) else {
        return self.clock(seconds: pace.count / 1000)
      }
      return self.clock(tenths: tenths)
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

  private func speed(_ time: Milliseconds, _ upTo: Milliseconds?, isInMiles: Bool) -> String? {
    func tenths(_ pace: Milliseconds) -> WideInt {
      let perHour = (isInMiles ? 22_369_363_000 : 36_000_000_000) / pace.count
      return perHour / 1000 + (perHour % 1000 >= 500 ? 1 : 0)
    }
    let paces = [time, upTo ?? time]
    guard paces.allSatisfy({ (1...3_600_000_000).contains($0.count) }) else { return nil }
    let speeds = Set(paces.map(tenths)).sorted().map { decimal($0, per: 10) }
    return speeds.joined(separator: "–") + (isInMiles ? " mi/h" : " km/h")
  }
}

extension PaceUnit {
  /// Whether it is the pace of a stretch that is over in minutes, where tenths of a second count.
  fileprivate var isShort: Bool { isSpeed != true && thousandths * unit.tenthsOfMillimetre < 10_000_000_000 }

  /// The time for this distance at so many milliseconds per kilometre, in tenths of a second: whole seconds, unless
  /// tenths are kept and it is exactly so many of them. Nil if they are beyond all numbers.
  fileprivate func tenths(of pace: Milliseconds, areKept: Bool) -> WideInt? {
    let way = thousandths * unit.tenthsOfMillimetre / 1000
    let (product, overflow) = pace.count.multipliedReportingOverflow(by: way)
    if overflow { return nil }
    let milliseconds = product / 10_000_000
    let tenths = (milliseconds + 50) / 100
    // A pace is kept to a millisecond per kilometre.
    let isExact = abs(milliseconds - tenths * 100) <= 1
    return areKept && isExact ? tenths : (milliseconds + 500) / 1000 * 10
  }
}
