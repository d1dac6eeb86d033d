/// The lighter sets of a drop set: what is lifted straight after the last set.

import SessionModel

extension Resolver {
  mutating func drops(_ sets: Nodes<LighterSet>) -> [Plan.Drop] {
    var drops: [Plan.Drop] = []
    for set in tree[sets] {
      let load = set.load
      if let rest = remainder(ofDrop: load) {
        report(.negative, at: load.span, hints: [.write(rest)], fixes: [Fix(replace: load.span, with: rest)])
        continue
      }
      let target = set.amount.flatMap { amount($0) }
      let intensity = ofLoad { resolver in
        set.count.map { resolver.implements($0, load) } ?? resolver.intensity(of: load, expected: .load)
      }
      guard let intensity, (target == nil) == (set.amount == nil) else { continue }
      drops.append(Plan.Drop(target: target, intensity: intensity))
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
