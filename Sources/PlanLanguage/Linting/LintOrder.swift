/// What depends on the order of items, in every block that is done from top to bottom: rests in a row, notes between
/// two clocks.

import SessionModel

extension Linter {
  mutating func lintOrder() {
    lintOrder(of: tree.looseItems)
    for declaration in tree.declarations {
      switch declaration.kind {
      case .session(let id): lintOrder(of: tree[id].body.items)
      case .definition(let id): lintOrder(of: tree[id].body.items)
      case .exercise, .binding, .program, .use: break
      }
    }
    for item in tree.items where takesAllInOrder(item) {
      for body in tree.blocks(of: item) { lintOrder(of: body.items) }
    }
  }

  private mutating func lintOrder(of items: Nodes<Item>) {
    lintNotesBetweenClocks(among: items)
    lintRestsInARow(among: items)
  }

  /// Not where items take turns or are chosen from: each of them is one.
  private func takesAllInOrder(_ item: Item) -> Bool {
    switch item.kind {
    case .group(let id): tree[id].takesAllInOrder
    case .pick: false
    case .exercise, .alternatives, .levels, .rest, .note, .breath, .sit, .binding, .call, .loop, .when, .state, .rule,
      .assignment, .definition, .session, .missing:
      true
    }
  }
}

extension GroupItem {
  fileprivate var takesAllInOrder: Bool {
    switch form {
    case .choose, .anyOrder: false
    case .sequence, .warmup, .cooldown, .superset, .circuit, .rounds, .complex, .ladder, .every, .emom, .amrap,
      .forTime, .tabata, .breathing, .meditation:
      !alternates
    }
  }
}
