/// `@ 80kg +2.5kg`: a sum, written like a step for the next time.

extension Linter {
  mutating func lintTypedSums(_ item: Item, _ sets: Nodes<SetEntry>) {
    for intensity in ownIntensities(item, sets) {
      guard case .value(let load) = intensity.kind, case .sum(let operands) = load.kind,
        case (let left, let right) = tree[operands], isMass(left), isMass(right), isTyped(left, right)
      else { continue }
      let (one, other) = (tree.string(left.span), tree.string(right.span))
      report(
        .typedSum, at: load.span,
        hints: [
          .writeFor("\(one) \(Keyword.progress.word) +\(other)", meaning: .nextTime),
          .writeFor("\(one) + \(other)", meaning: .sum),
        ])
    }
  }

  private func isMass(_ expression: Expression) -> Bool {
    guard case .quantity(let quantity) = expression.kind else { return false }
    return quantity.unit.dimension == .mass
  }

  /// With a space before the plus and none behind it.
  private func isTyped(_ left: Expression, _ right: Expression) -> Bool {
    let sign = tree.string(Span(start: left.span.end, end: right.span.start))
    return sign.hasSuffix("+") && sign.dropLast().allSatisfy { $0 == " " } && sign.count > 1
  }
}
