/// `pull-up 3 @ bw+20kg, 3 @ 90% of lifted(1)`: what was lifted is without the bodyweight, and so is a load computed from it.

import SessionModel

extension Linter {
  mutating func lintLiftedOfBody(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name) {
    let own = ownIntensities(item, sets)
    // On a bar, bodyweight is a load like any other.
    let isOnBar = exercise(named: name)?.counted?.equipment == .barbell
    guard isLiftedWithBody(name) || !isOnBar && own.contains(where: { saysBodyweight($0) }) else { return }
    for intensity in own {
      if case .value(let load) = intensity.kind { lintLiftedOfBody(load, sign: "@") }
    }
  }

  private mutating func lintLiftedOfBody(_ load: Expression, sign: String) {
    guard let value = liftedValue(in: load),
      !has(load, where: { if case .bodyweight = $0.kind { true } else { false } })
    else { return }
    report(
      .ownWeightNotLifted(tree.line(value)), at: load.span,
      hints: [.write("\(sign) \(Keyword.bw.word) + \(tree.line(load.span))")])
  }

  private func saysBodyweight(_ intensity: Intensity) -> Bool {
    guard case .value(let load) = intensity.kind else { return false }
    if case .sum(let operands) = load.kind, case .bodyweight = tree[operands].left.kind { return true }
    if case .difference(let operands) = load.kind, case .bodyweight = tree[operands].left.kind { return true }
    return false
  }

  /// The `lifted(1)` or `best(lift)` that a load is computed from.
  private func liftedValue(in load: Expression) -> Span? {
    var found: Span?
    _ = has(load) { part in
      guard case .call(let id) = part.kind, ["lifted", "best"].contains(tree.name(at: tree[id].name.span)) else {
        return false
      }
      found = part.span
      return true
    }
    return found
  }

  /// Whether an expression or a part of it is something.
  private func has(_ expression: Expression, where isWanted: (Expression) -> Bool) -> Bool {
    if isWanted(expression) { return true }
    switch expression.kind {
    case .sum(let operands), .difference(let operands), .product(let operands), .quotient(let operands),
      .remainder(let operands), .share(let operands), .range(let operands):
      return has(tree[operands].left, where: isWanted) || has(tree[operands].right, where: isWanted)
    case .quantity, .bodyweight, .name, .call, .negated, .missing: return false
    }
  }
}
