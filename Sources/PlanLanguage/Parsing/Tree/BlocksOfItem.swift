/// The blocks that are written directly in an item, so that code that walks a tree reaches every one.

extension PlanTree {
  /// In the order of the text. The options of `or` are items, not blocks.
  package func blocks(of item: Item) -> [Body] {
    switch item.kind {
    case .group(let id): [self[id].body]
    case .loop(let id): [self[id].body]
    case .when(let id): self[self[id].branches].map { $0.body } + (self[id].otherwise.map { [$0] } ?? [])
    case .pick(let id): [self[id].body]
    case .rule(let id): [self[id].body]
    case .definition(let id): [self[id].body]
    case .session(let id): [self[id].body]
    case .call(let id):
      self[self[id].arguments].compactMap { if case .block(let body) = $0.kind { body } else { nil } }
    case .exercise, .alternatives, .levels, .rest, .note, .breath, .sit, .binding, .state, .assignment, .missing: []
    }
  }
}
