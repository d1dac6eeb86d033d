/// An exercise of both sides in a group of one: `rounds left < lunge 8 each side >`.

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

  private func side(of item: Item) -> (word: SideWord, span: Span)? {
    for attribute in tree[item.attributes] {
      if case .side(let word) = attribute.kind { return (word, attribute.span) }
    }
    return nil
  }
}
