/// The scale of values: a little more than they cover, with a line at each round value in it.

struct ValueAxis {
  /// From the lowest to the highest; at least two.
  let ticks: [Double]
  private let low: Double
  private let high: Double
  private let unit: ChartUnit

  /// With at most so many ticks, if that is two or more. A scale of sums ends exactly at zero.
  init(from least: Double, through most: Double, unit: ChartUnit, most count: Int) {
    self.unit = unit
    let room = (most - least) * 0.06
    let (low, high) = (least == 0 ? 0 : least - room, most == 0 ? 0 : most + room)
    var step = unit.step(atLeast: (high - low) / Double(max(2, count) + 1))
    while Self.ticks(step, low, high).count > max(2, count), step < 1e300 { step = unit.step(atLeast: step * 1.01) }
    while step > unit.step(atLeast: 0), Self.ticks(step, low, high).count < 2 {
      // The next finer one has at most five times as many.
      let finer = unit.step(atLeast: step / 2.6)
      if finer >= step { break }
      step = finer
    }
    let inside = Self.ticks(step, low, high)
    if inside.count >= 2 {
      (ticks, self.low, self.high) = (inside, low, high)
      return
    }
    // Values that are all the same, or nearly: the round ones around them.
    let first = (low / step + 1e-9).rounded(.down) - (high > low || low == 0 ? 0 : 1)
    let last = max((high / step - 1e-9).rounded(.up), first + (low == 0 ? 1 : 2))
    ticks = (0...Int(clamping: min(last - first, 3))).map { (first + Double($0)) * step }
    (self.low, self.high) = (ticks.first ?? low, ticks.last ?? high)
  }

  private static func ticks(_ step: Double, _ low: Double, _ high: Double) -> [Double] {
    let (first, last) = ((low / step - 1e-9).rounded(.up), (high / step + 1e-9).rounded(.down))
    guard last >= first, last - first < 100 else { return last < first ? [] : Array(repeating: low, count: 100) }
    return (0...Int(clamping: last - first)).map { (first + Double($0)) * step }
  }

  /// 0 at the bottom, 1 at the top.
  func share(of value: Double) -> Double { high > low ? min(max((value - low) / (high - low), 0), 1) : 0.5 }

  /// Whether it is on the scale: a trend may leave it.
  func contains(_ value: Double) -> Bool { value >= low && value <= high }

  func label(_ tick: Double) -> String { unit.label(tick, top: ticks.last ?? tick) }
}
