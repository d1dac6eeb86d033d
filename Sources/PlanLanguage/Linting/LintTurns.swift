/// Rotations with fewer turns than items: `tabata x3 < squat; push-up; plank; lunge >` never comes to the lunge.

import SessionModel

extension Linter {
  mutating func lintTurns(_ group: GroupItem, _ item: Item, at head: Span) {
    guard isInTurn(group), let turns = turns(of: group), turns > 1, let items = itemsInTurn(group), turns < items,
      // Within something that repeats, the turns go on from round to round.
      !tree.items.contains(where: { $0.span != item.span && $0.span.encloses(item.span) && !$0.isSession })
    else { return }
    report(
      .turnsEndEarly(turns: turns, items: items), at: head,
      hints: [
        .writeFor(length(of: group, items), meaning: .allOnce),
        .writeFor(length(of: group, turns * items), meaning: .allInEachRound),
      ])
  }

  private func isInTurn(_ group: GroupItem) -> Bool {
    if case .tabata = group.form { return true }
    return group.alternates
  }

  private func turns(of group: GroupItem) -> Int? {
    if let times = group.times { return plainNumber(times) }
    switch group.form {
    case .tabata: return 8
    case .emom, .every: return rounds(of: group)
    case .sequence, .warmup, .cooldown, .superset, .circuit, .rounds, .complex, .choose, .anyOrder, .ladder, .amrap,
      .forTime, .breathing, .meditation:
      return nil
    }
  }

  /// The number of items that take turns; nil if it is not written out.
  private func itemsInTurn(_ group: GroupItem) -> Int? {
    var count = 0
    for item in tree[group.body.items] {
      switch item.kind {
      case .note: break
      case .exercise, .alternatives, .levels, .breath, .sit, .rest, .group: count += 1
      case .binding, .call, .loop, .when, .pick, .state, .rule, .assignment, .definition, .session, .missing: return nil
      }
    }
    return count
  }

  /// `x12`, or `emom 12min` where the minutes count.
  private func length(of group: GroupItem, _ count: Int) -> String {
    if group.times == nil, case .emom = group.form { return "\(Keyword.emom.word) \(count)min" }
    return "x\(count)"
  }
}

extension Item {
  fileprivate var isSession: Bool { if case .session = kind { true } else { false } }
}
