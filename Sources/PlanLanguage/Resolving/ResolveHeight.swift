/// Heights of boxes, steps and targets.

import SessionModel

extension Resolver {
  /// One, or one for each level.
  mutating func heights(_ options: Nodes<Expression>) -> [Plan.Height] {
    if options.count > 1 { noteAlternatives(options.count, at: span(of: options)) }
    var heights: [Plan.Height] = []
    for index in options.range {
      guard let height = height(tree.expressions[index]) else { return [] }
      heights.append(height)
    }
    return heights
  }

  private func span(of options: Nodes<Expression>) -> Span {
    Span(start: tree[options].first?.span.start ?? 0, end: tree[options].last?.span.end ?? 0)
  }

  private mutating func height(_ expression: Expression) -> Plan.Height? {
    guard let value = positive(expression, .length, expected: .length, counted: .distance) else { return nil }
    var isInInches = false
    if case .quantity(let written) = expression.kind { isInInches = written.unit == .inch || written.unit == .foot }
    return Plan.Height(value: value, isInInches: isInInches)
  }
}
