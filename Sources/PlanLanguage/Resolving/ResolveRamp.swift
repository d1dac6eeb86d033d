/// Ramps: efforts that rise or fall evenly while the work goes on.

import SessionModel

extension Resolver {
  /// `200w to 300w`. An `of` after the second one belongs to both: `50% to 75% of ftp`.
  mutating func ramp(_ ends: RampEnds, of whole: Expression?) -> Plan.Intensity? {
    let whole = whole ?? wholeOfShare(ends.to)
    guard !reportRange(in: ends.from), !reportRange(in: ends.to), let from = intensity(ends.from, of: whole),
      let to = intensity(ends.to, of: whole)
    else { return nil }
    let span = Span(start: ends.from.span.start, end: ends.to.span.end)
    guard isEffort(from), isEffort(to) else {
      report(.rampOfLoad, at: span, hints: [.loadOfEachSet])
      return nil
    }
    guard from.measure == to.measure else {
      report(.rampOfTwoMeasures, at: span)
      return nil
    }
    plan.ramps.append(Plan.Ramp(from: from, to: to))
    return .ramp(Int32(truncatingIfNeeded: plan.ramps.count - 1))
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
