/// `pull-up 3 @ bw+20kg, 3 @ 90% of lifted(1)`: what was lifted is without the bodyweight, and so is a load computed from it.

import SessionModel

extension Linter {
  mutating func lintLiftedOfBody(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name) {
    let loads = ownIntensities(item, sets).compactMap { $0.load }
    // On a bar, bodyweight is a load like any other.
    let isOnBar = exercise(named: name)?.counted?.equipment == .barbell
    guard isLiftedWithBody(name) || !isOnBar && loads.contains(where: { isAddedToBody($0) }) else { return }
    let sign = loads.map { (load: $0, word: "@") }
    for (load, word) in sign + loadsOfAttributes(item) {
      guard let lifted = part(of: load, where: isLifted), part(of: load, where: { $0.kind == .bodyweight }) == nil
      else {
        continue
      }
      report(
        .ownWeightNotLifted(tree.line(lifted.span)), at: load.span,
        hints: [.write("\(word) \(Keyword.bw.word) + \(tree.line(load.span))")])
    }
  }

  /// The loads of the warm-up sets and of the drops of an item, with the word or the sign that is before each.
  func loadsOfAttributes(_ item: Item) -> [(load: Expression, word: String)] {
    tree[item.attributes].flatMap { attribute -> [(load: Expression, word: String)] in
      if case .drop(let drops) = attribute.kind {
        return tree[drops].map { ($0.load, $0.amount == nil ? Keyword.drop.word : "@") }
      }
      guard case .warmup(let id) = attribute.kind else { return [] }
      let own = tree[tree[id].entries].compactMap { $0.intensity.map { tree[$0] } }
      return (own + tree[tree[id].closing]).compactMap { $0.load.map { ($0, "@") } }
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

extension Intensity {
  /// The load or the share that it is.
  var load: Expression? { if case .value(let load) = kind { load } else { nil } }
}
