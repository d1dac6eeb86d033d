/// Rounds that are probably not meant that way: a rest with a single round, a list of sets in each of several.

import SessionModel

extension Linter {
  mutating func lintRounds(_ group: GroupItem, _ item: Item) {
    guard group.form.isOfRounds, !group.alternates, group.cap == nil else { return }
    guard let times = group.times else { return lintRest(group, item) }
    guard let count = plainNumber(times), count > 2 else { return }
    for item in tree[group.body.items] {
      guard case .exercise(_, let sets) = item.kind, sets.count == count, tree[sets].allSatisfy({ isOneSet($0) }) else {
        continue
      }
      let hint = Hint.write("ladder \(tree[sets].map { tree.string($0.span) }.joined(separator: "-")) < … >")
      report(.listInEachRound(count), at: item.span, hints: isOfReps(sets) ? [hint] : [])
    }
  }

  private mutating func lintRest(_ group: GroupItem, _ item: Item) {
    guard group.keyword.start < group.keyword.end, group.body.items.count > 1 else { return }
    let rest = tree[item.attributes].first { if case .rest = $0.kind { true } else { false } }
    guard let rest else { return }
    let word = tree.string(group.keyword)
    report(.restOfOneRound(word), at: rest.span, hints: [.write("\(word) x3 \(tree.string(rest.span)) < … >")])
  }

  private func isOneSet(_ entry: SetEntry) -> Bool {
    guard entry.sets == nil, entry.within == nil, case .amount = entry.target else { return false }
    return true
  }

  private func isOfReps(_ sets: Nodes<SetEntry>) -> Bool {
    tree[sets].allSatisfy { entry in
      guard entry.intensity == nil, case .amount(let amount) = entry.target else { return false }
      return plainNumber(amount) != nil
    }
  }
}

extension GroupForm {
  fileprivate var isOfRounds: Bool {
    switch self {
    case .superset, .circuit, .rounds: true
    case .sequence, .warmup, .cooldown, .complex, .choose, .anyOrder, .ladder, .every, .emom, .amrap, .forTime, .tabata,
      .breathing, .meditation:
      false
    }
  }
}
