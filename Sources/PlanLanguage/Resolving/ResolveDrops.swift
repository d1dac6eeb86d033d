/// The lighter sets of a drop set: what is lifted straight after the last set.

import SessionModel

extension Resolver {
  mutating func drops(_ sets: Nodes<LighterSet>) -> [Plan.Drop] {
    var drops: [Plan.Drop] = []
    var less = Less()
    for set in tree[sets] {
      let load = set.load
      if let rest = less.remainder(load, in: tree) {
        report(.negative, at: load.span, hints: [.write(rest)], fixes: [Fix(replace: load.span, with: rest)])
        continue
      }
      if set.count == nil, set.amount == nil, reportReps(load) { continue }
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

  /// `drop 8`: a load, or reps with one.
  private mutating func reportReps(_ load: Expression) -> Bool {
    guard case .quantity(let number) = load.kind, number.unit == .none else { return false }
    let written = tree.string(load.span)
    report(
      .wrongUnit(expected: .load, found: .number), at: load.span,
      hints: [
        .writeFor("\(Keyword.drop.word) \(written)kg", meaning: .load), .write("\(Keyword.drop.word) \(written) @ 80%"),
      ],
      fixes: [])
    return true
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

/// How much less the drops so far have than the last set: `drop -10lb, -10lb`.
private struct Less {
  private var thousandths: WideInt = 0
  private var unit: Unit?

  /// `lifted(last) - 20lb` for the second `-10lb`; nil for anything else than a mass below zero.
  mutating func remainder(_ load: Expression, in tree: PlanTree) -> String? {
    guard case .negated(let operand) = load.kind, case .quantity(let written) = tree[operand].kind,
      written.unit.dimension == .mass, unit == nil || unit == written.unit,
      let word = written.unit.canonicalSpelling
    else { return nil }
    unit = written.unit
    thousandths += WideInt(written.thousandths)
    guard let sum = Int64(exactly: thousandths) else { return nil }
    return "lifted(last) - \(Quantity.decimal(sum))\(word)"
  }
}
