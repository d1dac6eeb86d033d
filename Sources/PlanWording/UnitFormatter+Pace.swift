/// Writes paces, and on a bike speeds.

import PlanLanguage
import SessionModel

extension UnitFormatter {
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

  /// In the unit in which it was written, which may be that of a speed, or else as is usual for the exercise; on a bike
  /// that is a speed.
  func pace(_ time: Milliseconds, _ upTo: Milliseconds?, _ entry: ExerciseEntry?) -> String {
    let isInYards = written?.distance == .yard && entry?.equipment == .swim
    let unit = written?.pace ?? (isInYards ? PaceUnit(thousandths: 100_000, unit: .yard) : nil)
    if unit == nil, entry?.equipment == .bike, let speed = speed(time, upTo) { return speed }
    if let unit, unit.isSpeed == true, let speed = speed(time, upTo, isInMiles: unit.unit == .mile) { return speed }
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
  /// The whole seconds for this distance at so many milliseconds per kilometre; nil if they are beyond all numbers.
  fileprivate func seconds(of pace: Milliseconds) -> WideInt? {
    let tenths = thousandths * unit.tenthsOfMillimetre / 1000
    let (product, overflow) = pace.count.multipliedReportingOverflow(by: tenths)
    return overflow ? nil : (product / 10_000_000 + 500) / 1000
  }
}
