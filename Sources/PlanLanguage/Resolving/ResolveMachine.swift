/// How a machine is set: the incline of a treadmill, the resistance of a bike.

import SessionModel

extension Resolver {
  /// `incline 12%`, `incline 4-6%`
  mutating func incline(_ expression: Expression) -> Plan.MachineSetting? {
    let (low, high) = bounds(expression)
    if high == nil, reportBareIncline(expression) { return nil }
    guard let least = value(low, .share, expected: .incline) else { return nil }
    let most = high.map { value($0, .share, expected: .incline) }
    return setting(least, most, tenths: 1, of: expression)
  }

  /// `resistance 8`, `resistance 6-8`
  mutating func resistance(_ expression: Expression) -> Plan.MachineSetting? {
    let (low, high) = bounds(expression)
    guard let least = unsigned(low, .number, expected: .number) else { return nil }
    let most = high.map { unsigned($0, .number, expected: .number) }
    return setting(least, most, tenths: 10, of: expression)
  }

  /// `tenths` are those of one of the dimension's smallest unit. `most` is nil inside if it was reported.
  private mutating func setting(
    _ least: Plan.Value, _ most: Plan.Value??, tenths: WideInt, of expression: Expression
  ) -> Plan.MachineSetting? {
    guard let most else { return Plan.MachineSetting(from: least, tenths: tenths) }
    guard let most, rises(least, most, of: expression) else { return nil }
    return Plan.MachineSetting(from: least, upTo: most, tenths: tenths)
  }

  /// `incline 12`: true if the sign is all that is missing.
  private mutating func reportBareIncline(_ expression: Expression) -> Bool {
    guard case .quantity(let written) = expression.kind, written.unit == .none else { return false }
    let end = Span(start: expression.span.end, end: expression.span.end)
    report(
      .wrongUnit(expected: .incline, found: .number), at: expression.span,
      hints: [.write("incline \(tree.string(expression.span))%")], fixes: [Fix(replace: end, with: "%")])
    return true
  }
}
