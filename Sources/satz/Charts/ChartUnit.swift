/// What the values of a chart are measured in: which steps of it are round, and how a value is written.

import PlanWording
import SessionModel

struct ChartUnit {
  enum Kind {
    /// Grams: of one load, computed from one, or moved over many sets.
    case load, estimate, sum
    case count
    /// Tenths of an RPE.
    case effort
    /// Milliseconds, and the minutes of sums.
    case time, minutes
    /// Millimetres.
    case distance
  }

  var kind: Kind
  var formatter: UnitFormatter

  /// The smallest step of an axis.
  private var one: Double {
    switch kind {
    case .load, .estimate: half
    case .sum: 2 * half
    case .count: 1
    case .effort: 1
    case .time: 1000
    case .minutes: 60_000
    case .distance: part
    }
  }

  /// Of a distance in millimetres: a metre, yard or foot, or a hundredth of a mile.
  private var part: Double {
    guard let unit = formatter.written?.distance, !unit.isMetric else { return 1000 }
    return Double(unit.tenthsOfMillimetre) / (unit == .mile ? 1000 : 10)
  }

  /// Of a kilogram or a pound, in grams.
  private var half: Double {
    switch formatter.units {
    case .kilograms: 500
    case .pounds: 226.796185
    }
  }

  /// The next round step: 1, 2 or 5 of a power of ten, and what is round on a clock.
  func step(atLeast step: Double) -> Double {
    let steps = max(step, one)
    switch kind {
    case .time, .minutes:
      let clock: [Double] = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 18_000, 36_000]
      if let round = clock.first(where: { $0 * 1000 >= steps }) { return round * 1000 }
      return Self.round(steps / 36_000_000) * 36_000_000
    case .load, .estimate: return steps <= half ? half : Self.round(steps / (2 * half)) * 2 * half
    case .sum, .distance, .count: return Self.round(steps / one) * one
    // Halves of an RPE.
    case .effort: return steps <= 5 ? 5 : Self.round(steps / 10) * 10
    }
  }

  private static func round(_ least: Double) -> Double {
    var power = 1.0
    while power * 10 <= least, power < 1e30 { power *= 10 }
    for factor in [1.0, 2, 5] where factor * power >= least * 0.999_999 { return factor * power }
    return 10 * power
  }

  /// `82.5 kg`, `1:30`.
  func text(_ value: Double) -> String {
    let whole = Int(clamping: value)
    switch kind {
    case .load: return formatter.mass(Mass(grams: whole))
    case .estimate: return formatter.estimate(Mass(grams: whole))
    case .sum: return formatter.sum(Mass(grams: whole))
    case .count: return "\(whole)"
    case .effort: return formatter.decimal(whole, per: 10)
    case .time: return formatter.length(Milliseconds(whole / 1000 * 1000))
    case .minutes: return formatter.hours(Milliseconds(whole))
    case .distance: return formatter.distance(Length(millimetres: whole))
    }
  }

  /// The same beside an axis that goes this far: all of its labels are in one unit.
  func label(_ value: Double, top: Double) -> String {
    let whole = Int(clamping: value)
    switch kind {
    case .sum where formatter.units == .kilograms && top >= 10_000_000:
      return formatter.decimal(whole, per: 1_000_000) + " t"
    case .distance where top >= 1_000_000 && formatter.written?.distance?.isMetric ?? true:
      return formatter.decimal(whole, per: 1_000_000) + " km"
    case .minutes where top >= 7_200_000: return formatter.decimal(whole, per: 3_600_000) + " h"
    case .load, .estimate, .sum, .count, .effort, .time, .minutes, .distance: return text(value)
    }
  }

  /// `+2.5 kg`; nil for a change too small to be written.
  func change(_ value: Double) -> String? {
    let least: Double =
      switch kind {
      // A tenth of a kilogram or of a pound.
      case .load, .estimate: half / 5
      case .sum: half * 2
      case .count: 0.1
      case .effort: 1
      case .time: 1000
      case .minutes: 60_000
      case .distance: part
      }
    let steps = (abs(value) / least).rounded()
    guard steps >= 1, steps < 1e12 else { return nil }
    let size = kind == .count ? formatter.decimal(Int(clamping: steps), per: 10) : text(steps * least)
    return (value < 0 ? "−" : "+") + size
  }
}

extension Int {
  /// The nearest whole number.
  init(clamping value: Double) {
    self = value.isFinite ? Int(Swift.max(-9e18, Swift.min(9e18, value.rounded()))) : 0
  }
}
