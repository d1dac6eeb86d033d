/// How fast the pedals, the oars or the feet go.

import SessionModel

extension Resolver {
  /// `80rpm to 100rpm`
  mutating func cadence(_ expression: Expression, to end: Expression?) -> Plan.Cadence? {
    guard let end else { return cadence(expression) }
    for side in [expression, end] where bounds(side).high != nil {
      reportRange(side)
      return nil
    }
    guard var ramp = cadence(expression), let last = cadence(end) else { return nil }
    guard ramp.unit == last.unit else {
      report(.rampOfTwoMeasures, at: Span(start: expression.span.start, end: end.span.end))
      return nil
    }
    ramp.rampTo = last.perMinute
    return ramp
  }

  /// `90rpm`, `24-26spm`
  private mutating func cadence(_ expression: Expression) -> Plan.Cadence? {
    let (low, high) = bounds(expression)
    guard let dimension = dimension(of: low) else { return nil }
    let unit: Cadence.Unit
    switch dimension {
    case .cadence: unit = .rpm
    case .strokeRate: unit = .spm
    case .number, .mass, .time, .length, .energy, .share, .power, .heartRate, .pace, .rpe, .rir:
      reportUnitOfCadence(expression, found: dimension)
      return nil
    }
    // `at most 20spm` begins at nothing.
    let beginning =
      high == nil
      ? positive(low, dimension, expected: .cadence, counted: .cadence) : unsigned(low, dimension, expected: .cadence)
    guard let least = beginning else { return nil }
    guard let high else { return Plan.Cadence(perMinute: least, unit: unit) }
    guard let most = positive(high, dimension, expected: .cadence, counted: .cadence),
      rises(least, most, of: expression)
    else { return nil }
    return Plan.Cadence(perMinute: least, upTo: most, unit: unit)
  }

  /// `cadence 90`: the unit follows from what turns.
  private mutating func reportUnitOfCadence(_ expression: Expression, found: Plan.Dimension) {
    let unit = paced?.cadenceUnit ?? .rpm
    let isBare = found == .number && tree.bytes(expression.span).last.map { (0x30...0x39).contains($0) } ?? false
    let end = Span(start: expression.span.end, end: expression.span.end)
    report(
      .wrongUnit(expected: .cadence, found: found), at: expression.span,
      hints: isBare ? [.write("cadence \(tree.string(expression.span))\(unit.rawValue)")] : [],
      fixes: isBare ? [Fix(replace: end, with: unit.rawValue)] : [])
  }
}
