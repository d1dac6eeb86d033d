/// `pull-up 3 @ bw+20kg, 3 @ 90% of lifted(1)`: what was lifted is without the bodyweight, and so is a load computed from it.

import SessionModel

extension Linter {
  mutating func lintLiftedOfBody(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name) {
    let loads = ownIntensities(item, sets).compactMap { intensity in
      if case .value(let load) = intensity.kind { load } else { nil }
    }
    // On a bar, bodyweight is a load like any other.
    let isOnBar = exercise(named: name)?.counted?.equipment == .barbell
    guard isLiftedWithBody(name) || !isOnBar && loads.contains(where: { isAddedToBody($0) }) else { return }
    for load in loads {
      guard let lifted = part(of: load, where: isLifted), part(of: load, where: { $0.kind == .bodyweight }) == nil
      else {
        continue
      }
      report(
        .ownWeightNotLifted(tree.line(lifted.span)), at: load.span,
        hints: [.write("@ \(Keyword.bw.word) + \(tree.line(load.span))")])
    }
  }

  /// `bw + 20kg`, `bw - 20kg`
  private func isAddedToBody(_ load: Expression) -> Bool {
    switch load.kind {
    case .sum(let operands), .difference(let operands): tree[operands].left.kind == .bodyweight
    case .quantity, .bodyweight, .name, .call, .negated, .product, .quotient, .remainder, .share, .range, .missing:
      false
    }
  }

  /// The first part of an expression that is something; an argument of a call is none.
  private func part(of expression: Expression, where isWanted: (Expression) -> Bool) -> Expression? {
    if isWanted(expression) { return expression }
    guard let operands = expression.kind.operands else { return nil }
    return part(of: tree[operands].left, where: isWanted) ?? part(of: tree[operands].right, where: isWanted)
  }
}
