/// The rest between the exercises of a block.

import SessionModel

extension SessionBuilder {
  /// An item, after the rest that its block has between two exercises. What the one before says about its own rest
  /// holds, and so does a rest on a line of its own.
  mutating func rested(_ item: Plan.Item, in context: ItemContext, _ compile: (inout SessionBuilder) -> Void) {
    defer { restIsStated = statesRest(item.content) }
    guard item.content.isWork, !restIsStated, blockCount > 0 else { return compile(&self) }
    let said = notes.takeAll()
    let first = blockCount
    rest(context.between, at: item.span)
    let count = blockCount
    for note in said { notes.say(note, isFirst: false) }
    compile(&self)
    // An exercise without sets is left out.
    if blockCount == count, count > first { removeLastBlock() }
  }

  private func statesRest(_ content: Plan.Item.Content) -> Bool {
    switch content {
    case .move(let place): plan.moves[Int(place)].rest != .unstated
    case .rest: true
    case .choice, .pick, .part, .levels, .note: restIsStated
    case .group, .breath, .sit: false
    }
  }
}

extension Plan.Item.Content {
  /// Whether it is done, and is not a list of items.
  fileprivate var isWork: Bool {
    switch self {
    case .move, .group, .breath, .sit: true
    case .rest, .choice, .pick, .part, .levels, .note: false
    }
  }
}
