/// RPE, reps in reserve and zones, each on its scale.

import SessionModel

extension Resolver {
  mutating func effort(_ written: WrittenEffort) -> Plan.Intensity? {
    switch written {
    case .rpe(let expression): rpe(expression)
    case .rir(let expression): rir(expression)
    case .zone(let expression): zone(expression)
    }
  }

  mutating func rpe(_ expression: Expression) -> Plan.Intensity? {
    effort(expression, factor: 10, within: EffortScale.rpeTenths, or: .rpeOutOfRange)
      .map { .rpe($0.low, upTo: $0.high) }
  }

  mutating func rir(_ expression: Expression) -> Plan.Intensity? {
    effort(expression, factor: 1, within: EffortScale.rir, or: .rirOutOfRange).map { .rir($0.low, upTo: $0.high) }
  }

  mutating func zone(_ expression: Expression) -> Plan.Intensity? {
    effort(expression, factor: 1, within: EffortScale.zones, or: .zoneOutOfRange).map { .zone($0.low, upTo: $0.high) }
  }

  /// Plain numbers on a scale: one, or a range.
  mutating func effort(
    _ expression: Expression, factor: WideInt, within scale: ClosedRange<Int>, or problem: MeaningProblem
  ) -> (low: Plan.Value, high: Plan.Value?)? {
    let (low, high) = bounds(expression)
    let isRange = high != nil
    guard let least = onScale(low, factor: factor, within: scale, isEnd: isRange, or: problem) else { return nil }
    guard let high else { return (least, nil) }
    guard let most = onScale(high, factor: factor, within: scale, isEnd: true, or: problem),
      rises(least, most, of: expression)
    else { return nil }
    return (least, most)
  }

  private mutating func onScale(
    _ expression: Expression, factor: WideInt, within scale: ClosedRange<Int>, isEnd: Bool,
    or problem: MeaningProblem
  ) -> Plan.Value? {
    guard let lowered = lower(expression, as: .number, expected: .number) else { return nil }
    guard let value = scaled(lowered, by: factor, at: expression.span) else { return nil }
    guard let known = plan.known(value) else { return value }
    if known >= scale.lowerBound, known <= scale.upperBound {
      reportDecimals(of: lowered, parts: factor, isEnd: isEnd, at: expression.span)
      return value
    }
    report(problem, at: expression.span)
    return nil
  }
}
