/// The loads of a drop set: what is lifted straight after the last set.

import SessionModel

extension Resolver {
  mutating func drops(_ loads: Nodes<Expression>) -> [Plan.Intensity] {
    var drops: [Plan.Intensity] = []
    for index in loads.range {
      let load = tree.expressions[index]
      if let rest = remainder(ofDrop: load) {
        report(.negative, at: load.span, hints: [.write(rest)], fixes: [Fix(replace: load.span, with: rest)])
      } else if let drop = ofLoad({ $0.intensity(of: load, expected: .load) }) {
        drops.append(drop)
      }
    }
    return drops
  }

  /// `drop -20%` leaves `80%`.
  private func remainder(ofDrop load: Expression) -> String? {
    guard case .negated(let operand) = load.kind, case .quantity(let written) = tree[operand].kind,
      written.unit == .percent, written.thousandths > 0, written.thousandths < 100_000,
      written.thousandths % 1000 == 0
    else { return nil }
    return "\((100_000 - written.thousandths) / 1000)%"
  }
}
