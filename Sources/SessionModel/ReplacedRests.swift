/// The rests of a plan that never come, because a later one takes their place.

extension [Block] {
  /// Without the rests that another one follows at once: of two in a row, the later one holds.
  package var withoutReplacedRests: [Block] {
    var kept: [Block] = []
    for block in reversed() {
      guard let last = kept.last(where: { $0.isSomething }), last.beginsWithRest else {
        kept.append(block.withoutReplacedRests)
        continue
      }
      if let shorter = block.withoutRestAtEnd { kept.append(shorter.withoutReplacedRests) }
    }
    return kept.reversed()
  }
}

extension Block {
  /// Whether it takes time: not a rest of no length.
  fileprivate var isSomething: Bool {
    switch content {
    case .step(.rest(let rest)): (rest.upTo ?? rest.length).map { $0 > .zero } ?? true
    case .step: true
    case .group(let group): group.blocks.contains { $0.isSomething }
    }
  }

  fileprivate var beginsWithRest: Bool {
    switch content {
    case .step(.rest): isSomething
    case .step: false
    case .group(let group): group.isInOrder && group.blocks.first { $0.isSomething }?.beginsWithRest ?? false
    }
  }

  fileprivate var withoutReplacedRests: Block {
    guard case .group(var group) = content else { return self }
    group.blocks =
      group.takesAllInTurn ? group.blocks.withoutReplacedRests : group.blocks.map { $0.withoutReplacedRests }
    return Block(id: id, .group(group))
  }

  /// Nil if it is a rest, or ends with nothing else.
  fileprivate var withoutRestAtEnd: Block? {
    switch content {
    case .step(.rest): return nil
    case .step: return self
    case .group(var group):
      guard group.isInOrder, let last = group.blocks.last else { return self }
      group.blocks.removeLast()
      if let shorter = last.withoutRestAtEnd { group.blocks.append(shorter) }
      return group.blocks.isEmpty ? nil : Block(id: id, .group(group))
    }
  }
}

extension Block.Group {
  /// Whether its blocks are done once, one after the other, without a clock of their own.
  fileprivate var isInOrder: Bool {
    switch form {
    case .exercise, .sequence: true
    case .rounds(let count, let style): count == 1 && style != .tabata && !alternates
    case .intervals, .window, .forTime, .ladder, .choice, .freeOrder: false
    }
  }

  /// Whether each of its rounds takes all of its blocks in the order of the plan.
  fileprivate var takesAllInTurn: Bool {
    switch form {
    case .choice, .freeOrder: false
    case .exercise, .sequence, .rounds, .intervals, .window, .forTime, .ladder: !alternates
    }
  }
}
