/// Sides that cannot be meant: both in a group of one, `rounds left < lunge 8 each side >`, and sides in turn from rep to
/// rep where nothing has reps, `side plank 30s alternate sides`.

import SessionModel

extension Linter {
  /// The side of an exercise replaces that of its group, so `each side` within `left` is both.
  mutating func lintSides(_ group: GroupItem, _ item: Item) {
    guard let side = side(of: item)?.word, side == .left || side == .right else { return }
    lintSides(group.body.items, within: side)
  }

  private mutating func lintSides(_ items: Nodes<Item>, within side: SideWord) {
    for item in tree[items] {
      switch (item.kind, self.side(of: item)) {
      case (_, let own?):
        guard own.word == .each || own.word == .alternate else { break }
        report(.bothSidesOfOne(side.words), at: own.span, hints: [.remove])
      case (.group(let id), nil): lintSides(tree[id].body.items, within: side)
      case (_, nil): break
      }
    }
  }

  /// `side plank 30s alternate sides`: a hold has no next rep at which the side could change. What moves for a time does.
  mutating func lintAlternateSides(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name) {
    guard let side = side(of: item), side.word == .alternate, let counted = counted(name), counted.isHeld,
      !Self.moving.contains(exercise(named: name)?.exercise.key ?? ""), !holdsReps(item), !sets.isEmpty,
      tree[sets].allSatisfy({ isWithoutReps($0.target) })
    else { return }
    let each = SideWord.each.words
    report(
      .alternateHold(tree.string(name)), at: side.span, hints: [.write("\(tree.line(amounts(sets))) \(each)")],
      fixes: [Fix(replace: side.span, with: each)])
  }

  private func amounts(_ sets: Nodes<SetEntry>) -> Span {
    Span(start: tree[sets].first?.span.start ?? 0, end: tree[sets].last?.span.end ?? 0)
  }

  /// Counted by time although they move.
  private static let moving: Set<String> = [
    "stir-the-pot", "pilates-swimming", "foam-roll", "lacrosse-ball", "foot-roll", "yoga", "pilates", "tai-chi",
    "chair-yoga", "stretching", "gaze-stabilization", "alternate-nostril-breathing", "balance-board",
    "mcgill-big-three",
  ]

  private func side(of item: Item) -> (word: SideWord, span: Span)? {
    for attribute in tree[item.attributes] {
      if case .side(let word) = attribute.kind { return (word, attribute.span) }
    }
    return nil
  }
}
