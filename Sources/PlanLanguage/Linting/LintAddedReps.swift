/// Reps with a plus: `clean and jerk 5x(2+1)`, which weightlifters write for two cleans and a jerk.

import SessionModel

extension Linter {
  mutating func lintAddedReps(_ entry: SetEntry, of name: Name) {
    guard case .amount(let amount) = entry.target, let parts = summands(of: amount),
      case let total = parts.reduce(0, +), total <= 12
    else { return }
    report(
      .addedReps(total), at: amount.span, hints: [complex(of: parts, entry, of: name), .write(String(total))])
  }

  /// The numbers of a sum of small numbers; nil for anything else.
  private func summands(of expression: Expression) -> [Int]? {
    guard case .sum(let operands) = expression.kind, let last = plainNumber(tree[operands].right), last > 0 else {
      return nil
    }
    let left = tree[operands].left
    return (summands(of: left) ?? plainNumber(left).map { [$0] }).map { $0 + [last] }
  }

  /// `complex x5 < clean 2; jerk 1 >`
  private func complex(of parts: [Int], _ entry: SetEntry, of name: Name) -> Hint {
    let lifts = tree.string(name).split(separator: " ").split(separator: "and").map { $0.joined(separator: " ") }
    let items = parts.enumerated().map { place, reps in
      (lifts.count == parts.count ? lifts[place] : place == 0 ? lifts.joined(separator: " and ") : "…") + " \(reps)"
    }
    let rounds = entry.sets.map { " x" + tree.string($0.span) } ?? ""
    return .writeFor(
      "\(Keyword.complex.word)\(rounds) < \(items.joined(separator: "; ")) >", meaning: .liftsInARow)
  }
}
