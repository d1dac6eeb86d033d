/// Writes times, loads and distances as a plan wrote them: not rounded as what is computed or measured.

import SessionModel

extension UnitFormatter {
  /// A time that a plan wrote, to the hundredth of a second.
  public func asWritten(_ time: Milliseconds) -> String {
    let time = hundredths(time)
    return time.count < 60_000 || time.count % 1000 == 0 ? length(time) : writtenClock(time)
  }

  /// `1:22.9`, `0:45.25`
  func writtenClock(_ time: Milliseconds) -> String {
    let decimals = decimal(time.count % 1000, per: 1000).dropFirst()
    return clock(seconds: time.count / 1000) + decimals
  }

  /// To the nearest hundredth of a second.
  func hundredths(_ time: Milliseconds) -> Milliseconds {
    let (sum, isTooLong) = time.count.addingReportingOverflow(5)
    return isTooLong ? time : Milliseconds(sum / 10 * 10)
  }

  /// A load that a plan wrote, as it wrote it: with three decimal places, if it has them.
  public func asWritten(_ mass: Mass) -> String {
    switch written?.load ?? units {
    // What was pounds once has other thousandths.
    case .kilograms: decimal(mass.grams, per: 1000, places: mass.grams % 5 == 0 ? 3 : 2) + " kg"
    case .pounds where written?.load == .pounds:
      // Whole grams are too coarse for single thousandths: 60 lb with 5 lb more twice are 70.001 lb.
      (writtenNumber(mass.grams, per: Mass.tensOfMicrogramsInPound, times: 100_000, steps: [5]) ?? bare(mass)) + " lb"
    case .pounds: self.mass(mass)
    }
  }

  /// The number that was written, of a quantity that is kept in whole smaller units: the nearest multiple of so many
  /// thousandths that is kept as just this many. Nil if there is none, so that it was computed.
  private func writtenNumber(
    _ count: WideInt, per one: WideInt, times parts: WideInt, steps: [WideInt] = [5, 1]
  ) -> String? {
    func nearest(_ number: WideInt, _ divisor: WideInt) -> WideInt { (number + divisor / 2) / divisor }
    let size = count.magnitude
    guard size < 1 << 31, one > 0 else { return nil }
    let whole = WideInt(size) * parts
    for step in steps {
      let thousandths = nearest(whole * 1000 / step, one) * step
      guard nearest(thousandths * one, parts * 1000) == WideInt(size) else { continue }
      return decimal(count < 0 ? -thousandths : thousandths, per: 1000, places: 3)
    }
    return nil
  }

  /// A distance that a plan wrote, as it wrote it: with three decimal places, if it has them.
  public func asWritten(_ length: Length) -> String {
    guard let unit = written?.distance else { return distance(length) }
    let number = writtenNumber(length.millimetres, per: unit.tenthsOfMillimetre, times: 10)
    return number.map { $0 + " \(unit.rawValue)" } ?? distance(length)
  }
}
