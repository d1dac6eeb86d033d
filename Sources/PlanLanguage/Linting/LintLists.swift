/// Lists that say the same twice: `bench press 4x12, 10, 8, 6`, `squat 5, 5, 5 @ ask, ask, ask`.

import SessionModel

extension Linter {
  /// The number of sets in front of a list that has so many entries: it counts only for the first.
  mutating func lintSetsBeforeList(_ item: Item, _ sets: Nodes<SetEntry>) {
    guard sets.count > 2, let first = tree[sets].first, let count = first.sets, plainNumber(count) == sets.count,
      item.intensities.count <= 1 || item.intensities.count == sets.count,
      tree[sets].allSatisfy({ $0.intensity == nil && $0.amount != nil }),
      tree[sets].dropFirst().allSatisfy({ $0.sets == nil })
    else { return }
    let number = self.count(before: first, count)
    let end = tree[sets].last?.amount?.span.end ?? first.span.end
    let list = tree.line(Span(start: number.end, end: end))
    report(
      .setsBeforeList(sets.count, total: 2 * sets.count - 1), at: first.span, hints: [.write(list)],
      fixes: [Fix(replace: number, with: "")])
  }

  /// Each of them is offered the load of the set before, as with a single one.
  mutating func lintAsks(_ item: Item) {
    let asked = tree[item.intensities]
    guard asked.count > 1, let first = asked.first, let last = asked.last,
      asked.allSatisfy({ if case .ask(suggestion: nil) = $0.kind { true } else { false } })
    else { return }
    let span = Span(start: first.span.start, end: last.span.end)
    report(.askedAgain, at: span, hints: [.write("@ ask")], fixes: [Fix(replace: span, with: "ask")])
  }
}

extension SetEntry {
  fileprivate var amount: Expression? { if case .amount(let amount) = target { amount } else { nil } }
}
