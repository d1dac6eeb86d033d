/// Ramps: efforts that rise or fall evenly while the work goes on.

import SessionModel

extension Resolver {
  /// `200w to 300w`. An `of` after the second one belongs to both: `50% to 75% of ftp`.
  mutating func ramp(_ ends: RampEnds, of whole: Expression?) -> Plan.Intensity? {
    let whole = whole ?? tree.wholeOfShare(ends.to)
    guard !reportRange(in: ends.from), !reportRange(in: ends.to), let from = intensity(ends.from, of: whole),
      let to = intensity(ends.to, of: whole)
    else { return nil }
    let span = Span(start: ends.from.span.start, end: ends.to.span.end)
    guard isEffort(from), isEffort(to) else {
      report(.rampOfLoad, at: span, hints: [evenSteps(ends).map { .write($0) } ?? .loadOfEachSet])
      return nil
    }
    guard from.measure == to.measure else {
      report(.rampOfTwoMeasures, at: span)
      return nil
    }
    plan.ramps.append(Plan.Ramp(from: from, to: to))
    return .ramp(Int32(truncatingIfNeeded: plan.ramps.count - 1))
  }

  /// `@ 60kg, 65kg, 70kg` for the three sets of a ramp from 60 kg to 70 kg; nil unless both ends are whole.
  private func evenSteps(_ ends: RampEnds) -> String? {
    let (from, to) = (tree.string(ends.from.span), tree.string(ends.to.span))
    guard pacedSets.count == 1, let sets = tree[pacedSets].first?.sets, case .quantity(let count) = sets.kind,
      case let count = Int(count.thousandths / 1000), (2...8).contains(count),
      let low = Int(from.prefix { $0.isNumber }), let high = Int(to.prefix { $0.isNumber }),
      low < 1000, high < 1000, case let unit = to.drop(while: { $0.isNumber }),
      unit == from.drop(while: { $0.isNumber })
    else { return nil }
    let grain = unit != "%" && low % 5 == 0 && high % 5 == 0 ? 5 : 1
    let whole = (count - 1) * grain
    let steps = (0..<count).map { index in
      let exact = low * (count - 1) + (high - low) * index
      return "\((2 * exact + whole) / (2 * whole) * grain)\(unit)"
    }
    return "@ " + steps.joined(separator: ", ")
  }

  /// A bare percentage is a load, except on a bike; in the head of a group, the exercises below decide.
  private func isEffort(_ intensity: Plan.Intensity) -> Bool {
    switch intensity.measure {
    case .load: false
    case .share: paced == nil || paced == .bike
    case .rpe, .rir, .pace, .power, .zone, .heartRate, .word: true
    }
  }

  /// `200-220w to 300w`: either a range or a ramp.
  private mutating func reportRange(in end: Intensity) -> Bool {
    switch end.kind {
    case .value(let expression), .effort(.rpe(let expression)), .effort(.rir(let expression)),
      .effort(.zone(let expression)):
      guard bounds(expression).high != nil else { return false }
      reportRange(expression)
      return true
    case .each, .ask, .ramp, .alternatives, .missing: return false
    }
  }
}

/// What an intensity is measured in.
private enum IntensityMeasure { case load, share, rpe, rir, pace, power, zone, heartRate, word }

extension Plan.Intensity {
  fileprivate var measure: IntensityMeasure {
    switch self {
    case .mass, .shareAnd, .bodyweight, .asked, .ramp, .byLevel: .load
    case .share: .share
    case .rpe: .rpe
    case .rir: .rir
    case .pace: .pace
    case .power: .power
    case .zone: .zone
    case .heartRate: .heartRate
    case .felt: .word
    }
  }
}
