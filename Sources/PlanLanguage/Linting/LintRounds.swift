/// Rounds that are probably not meant that way: a rest with a single round, a list of sets in each of several.

import SessionModel

extension Linter {
  mutating func lintRounds(_ group: GroupItem, _ item: Item) {
    guard !group.alternates, group.cap == nil else { return }
    if group.form.isOfRounds, group.times == nil { return lintRest(group, item) }
    guard let count = rounds(of: group), count > 2 else { return }
    // A list that is all there is to do is hardly one set for each round: the rounds are written for it.
    let isMeant = group.form.isOfRounds && isAlone(group.body)
    for item in tree[group.body.items] {
      lintBackOffs(inRounds: item)
      guard !isMeant, case .exercise(_, let sets) = item.kind, sets.count == count,
        tree[sets].allSatisfy({ isOneSet($0) })
      else {
        continue
      }
      let rungs = tree[sets].map { entry in
        if case .amount(let amount) = entry.target { tree.string(amount.span) } else { tree.string(entry.span) }
      }
      let hint = Hint.write("ladder \(rungs.joined(separator: "-")) < … >")
      report(.listInEachRound(count), at: item.span, hints: isOfReps(sets) ? [hint] : [])
    }
  }

  /// Whether there is one exercise and nothing else to do.
  private func isAlone(_ body: Body) -> Bool {
    tree[body.items].count { !$0.isNote } == 1
  }

  /// The number of its rounds or intervals, if that is written.
  func rounds(of group: GroupItem) -> Int? {
    if case .emom(let length?) = group.form { return written(length, .time).map { Int(clamping: $0 / 60_000) } }
    guard group.form.isOfRounds || group.form.isByIntervals else { return nil }
    return group.times.flatMap { plainNumber($0) }
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
  /// Whether its rounds are sets of what is in it.
  var isOfRounds: Bool {
    switch self {
    case .superset, .circuit, .rounds: true
    case .sequence, .warmup, .cooldown, .complex, .choose, .anyOrder, .ladder, .every, .emom, .amrap, .forTime, .tabata,
      .breathing, .meditation:
      false
    }
  }
}
