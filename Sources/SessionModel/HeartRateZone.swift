/// The zones of the heart rate, and the rates that a prescribed effort asks for.

/// A zone by its share of the maximum: 1 begins at 50 %, 2 at 60 %, 3 at 70 %, 4 at 80 % and 5 at 90 %, as the American
/// College of Sports Medicine and the makers of straps divide it.
public enum HeartRateZone {
  /// The numbers that a zone can have.
  public static let numbers: ClosedRange<WideInt> = 1...5

  /// The zone, 1 … 5, of a rate in beats per minute; nil below half of the maximum.
  public static func number(of beats: WideInt, max: WideInt) -> WideInt? {
    guard max > 0, beats * 2 >= max else { return nil }
    return min(numbers.upperBound, beats * 10 / max - 4)
  }

  /// How long a heart was in each zone, from the first, in whole seconds; `times` has the milliseconds at a rate in beats
  /// per minute.
  package static func seconds(of times: [(beats: WideInt, milliseconds: WideInt)], max: WideInt) -> [WideInt] {
    var zones = numbers.map { _ in WideInt(0) }
    for (beats, milliseconds) in times {
      guard let zone = number(of: beats, max: max) else { continue }
      zones[Int(zone - numbers.lowerBound)] += milliseconds
    }
    return zones.map { ($0 + 500) / 1000 }
  }

  /// The rates of a zone, in beats per minute; the last one has no upper end. Nil if there is no such zone.
  static func rates(_ first: WideInt, through last: WideInt, max: WideInt) -> ClosedRange<WideInt>? {
    guard numbers.contains(first), numbers.contains(last), first <= last, max > 0 else { return nil }
    let least = rounded(up: max * (first + 4), by: 10)
    let most = last == numbers.upperBound ? highest : rounded(up: max * (last + 5), by: 10) - 1
    return least <= most ? least...most : nil
  }

  fileprivate static let highest: WideInt = 999
  /// What still counts as the rate, where a plan names only one.
  fileprivate static let tolerance: WideInt = 3

  private static func rounded(up number: WideInt, by divisor: WideInt) -> WideInt { (number + divisor - 1) / divisor }
}

extension Effort {
  /// The rates that it asks for, in beats per minute; nil if it is about something else, or the maximum is needed and
  /// unknown. A single rate is met within 3 beats.
  public func heartRates(max: WideInt?) -> ClosedRange<WideInt>? {
    switch self {
    case .heartRate(let beats, let upTo): Self.around(beats, upTo)
    case .zone(let zone, let upTo): max.flatMap { HeartRateZone.rates(zone, through: upTo ?? zone, max: $0) }
    case .share(let permille, let upTo, "max-heart-rate"):
      max.flatMap { max in
        guard (0...2000).contains(permille), (0...2000).contains(upTo ?? 0) else { return nil }
        return Self.around(permille * max / 1000, upTo.map { $0 * max / 1000 })
      }
    case .rpe, .rir, .pace, .power, .felt, .share: nil
    }
  }

  private static func around(_ least: WideInt, _ most: WideInt?) -> ClosedRange<WideInt>? {
    guard (0...HeartRateZone.highest).contains(least), (0...HeartRateZone.highest).contains(most ?? 0) else {
      return nil
    }
    guard let most else { return (least - HeartRateZone.tolerance)...(least + HeartRateZone.tolerance) }
    return least <= most ? least...most : nil
  }
}
