/// Heights of boxes, steps and targets.

import SessionModel

extension Resolver {
  mutating func height(_ expression: Expression) -> Height? {
    guard let value = positive(expression, .length, expected: .length, counted: .distance) else { return nil }
    guard let known = plan.known(value) else { return nil }
    var isInInches = false
    if case .quantity(let written) = expression.kind { isInInches = written.unit == .inch || written.unit == .foot }
    return Height(millimetres: known, isInInches: isInInches)
  }
}
