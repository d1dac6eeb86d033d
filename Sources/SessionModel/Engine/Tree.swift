/// The session's tree as the engine walks it: nodes keep their index for good, so edits invalidate no place.
struct Tree: Hashable, Sendable {
  private(set) var session: Session
  /// The first is the session's own list of blocks.
  private(set) var nodes: [Node]
  /// The duration of everything, once it has been asked for.
  private(set) var estimate: Milliseconds?
  /// The parts of the estimate.
  private var stretch = Stretch()
  /// The largest of the ids.
  private var lastID = 0
  /// The nodes that edits have changed, in their old form, in order. Appended nodes need no record: the mark has the
  /// count.
  private var losses: [Loss] = []

  init(session: Session) {
    self.session = session
    nodes = [Node(id: .min, parent: 0, position: 0, .group(Block.Group(form: .sequence, blocks: [])))]
    for block in session.blocks { append(block, to: 0) }
    refresh()
  }
}

extension Tree {
  func form(_ node: Int) -> Block.Form { nodes[node].form }

  func isAlternating(_ node: Int) -> Bool { nodes[node].isAlternating && !nodes[node].children.isEmpty }

  func isStep(_ node: Int) -> Bool {
    if case .step = nodes[node].content { true } else { false }
  }

  /// Whether `node` is `ancestor` or inside it.
  func lies(_ node: Int, in ancestor: Int) -> Bool {
    var node = node
    while node != ancestor, node != 0 { node = nodes[node].parent }
    return node == ancestor
  }

  // MARK: Edits

  private mutating func append(_ block: Block, to parent: Int) {
    let index = nodes.count
    let position = nodes[parent].children.count
    nodes[parent].children.append(index)
    switch block.content {
    case .step:
      nodes.append(Node(id: block.id, parent: parent, position: position, block.content))
    case .group(var group):
      let blocks = group.blocks
      group.blocks = []
      nodes.append(Node(id: block.id, parent: parent, position: position, .group(group)))
      for child in blocks { append(child, to: index) }
    }
  }

  mutating func edit(_ changes: (inout [Node]) -> Void) {
    var changed = nodes
    changes(&changed)
    for index in nodes.indices where !changed[index].says(theSameAs: nodes[index]) {
      losses.append(Loss(index: index, node: nodes[index]))
    }
    nodes = changed
    settle()
  }

  /// Appends blocks to the session's own list, with new numbers. Existing blocks are not visited again.
  mutating func add(_ blocks: [Block]) {
    let fresh = blocks.map { numbered($0) }
    let (first, position) = (nodes.count, nodes[0].children.count)
    for block in fresh { append(block, to: 0) }
    let (last, wasLed) = (session.blocks.last, session.rules >= .tenth && nodes[0].isLedByTheClock)
    session.blocks += fresh
    for index in (first..<nodes.count).reversed() { refresh(index) }
    var running = position == 0 ? Tally() : nodes[nodes[0].children[position - 1]].running
    for child in nodes[0].children[position...] {
      running = running + nodes[child].tally
      nodes[child].running = running
      nodes[0].substance = max(nodes[0].substance, nodes[child].substance)
      nodes[0].isLedByTheClock = nodes[0].isLedByTheClock && nodes[child].endsByTheClock
      nodes[0].hasUnevenTurns = nodes[0].hasUnevenTurns || nodes[child].hasUnevenTurns
    }
    nodes[0].endsByTheClock = nodes[0].isLedByTheClock
    nodes[0].tally = nodes[0].substance == .actions ? tally(0) : Tally()
    // What is added may wait for the athlete; then the rests before it do, too.
    if wasLed { return makeEstimate() }
    stretch = stretch.followed(by: fresh, after: last)
    takeEstimate()
  }

  /// Puts a rest after a block, with a new number.
  mutating func insert(_ rest: Rest, after child: Int) {
    let (rest, parent) = (numbered(Block(id: 0, .step(.rest(rest)))), nodes[child].parent)
    edit { nodes in
      nodes[parent].children.insert(nodes.count, at: nodes[child].position + 1)
      nodes.append(Node(id: rest.id, parent: parent, position: nodes[child].position + 1, rest.content))
    }
  }

  private mutating func numbered(_ block: Block) -> Block {
    lastID &+= 1
    var block = block
    block.id = lastID
    if case .group(var group) = block.content {
      group.blocks = group.blocks.map { numbered($0) }
      block.content = .group(group)
    }
    return block
  }

  /// Must be called after a change.
  private mutating func settle() {
    session.blocks = blocks(of: 0)
    refresh()
    makeEstimate()
  }

  // MARK: Taking edits back

  /// Restores an earlier tree, at a cost proportional to the changes since.
  struct Mark: Hashable, Sendable {
    fileprivate var nodes: Int
    fileprivate var losses: Int
  }

  private struct Loss: Hashable, Sendable {
    var index: Int
    var node: Node
  }

  var mark: Mark { Mark(nodes: nodes.count, losses: losses.count) }

  mutating func rewind(to mark: Mark) {
    guard mark != self.mark else { return }
    while losses.count > mark.losses, let loss = losses.popLast() { nodes[loss.index] = loss.node }
    nodes.removeLast(nodes.count - mark.nodes)
    // Blocks are only appended to the session's own list.
    nodes[0].children.removeAll { $0 >= mark.nodes }
    settle()
  }

  private func blocks(of parent: Int) -> [Block] {
    nodes[parent].children.filter { nodes[$0].isPresent }.map { child in
      switch nodes[child].content {
      case .step: return Block(id: nodes[child].id, nodes[child].content)
      case .group(var group):
        group.blocks = blocks(of: child)
        return Block(id: nodes[child].id, .group(group))
      }
    }
  }

  // MARK: What the nodes know of their subtrees

  private mutating func refresh() {
    // Children come after their parents, so going backwards visits them first.
    for index in nodes.indices.reversed() { refresh(index) }
    lastID = max(nodes.dropFirst().map { $0.id }.max() ?? 0, (session.firstAddedID ?? 1) - 1)
  }

  private mutating func refresh(_ index: Int) {
    var running = Tally()
    for (position, child) in nodes[index].children.enumerated() {
      running = running + nodes[child].tally
      nodes[child].position = position
      nodes[child].running = running
    }
    let inside = nodes[index].children.allSatisfy { !nodes[$0].isPresent || nodes[$0].endsByTheClock }
    switch nodes[index].content {
    case .step(let step): nodes[index].endsByTheClock = step.endsByTheClock
    case .group(let group):
      nodes[index].isLedByTheClock = group.form.isLedByTheClock(inside: inside)
      nodes[index].endsByTheClock = group.endsByTheClock(inside: inside)
    }
    nodes[index].hasUnevenTurns = hasUnevenTurns(index)
    nodes[index].substance = nodes[index].isPresent ? substance(index) : .nothing
    nodes[index].tally = nodes[index].substance == .actions ? tally(index) : Tally()
  }

  mutating func makeEstimate() {
    stretch = Stretch.of(session)
    takeEstimate()
  }

  private mutating func takeEstimate() { estimate = nodes[0].substance == .actions ? stretch.estimate : nil }

  private func substance(_ index: Int) -> Substance {
    switch nodes[index].content {
    case .step(.work), .step(.breath), .step(.sit): return .actions
    case .step(.countdown(let seconds)): return seconds > 0 ? .fillers : .nothing
    case .step(.rest(let rest)):
      guard let length = rest.upTo ?? rest.length else { return .fillers }
      return length > .zero ? .fillers : .nothing
    case .group(let group):
      let inside = turnsReached(index).map { nodes[$0].substance }.max() ?? .nothing
      switch group.form {
      case .exercise, .sequence, .forTime: return inside
      case .rounds(let count, _): return count > 0 ? inside : .nothing
      // A window without work is left out: nothing would happen in it.
      case .window, .choice, .freeOrder: return inside == .actions ? inside : .nothing
      case .intervals(let lengths, let rounds):
        return inside == .actions && rounds > 0 && !lengths.isEmpty ? inside : .nothing
      case .ladder(let rungs, _): return inside == .actions && !rungs.isEmpty ? inside : .nothing
      }
    }
  }

  private func tally(_ index: Int) -> Tally {
    guard case .group(let group) = nodes[index].content else { return Tally(actions: 1) }
    switch group.form {
    case .exercise, .sequence, .forTime, .freeOrder: return tally(ofRounds: 0..<1, in: index)
    case .rounds(let count, _): return tally(ofRounds: 0..<min(count, EngineLimits.mostRounds), in: index)
    case .intervals(_, let rounds):
      if hasUnknownRounds(index) { return Tally(actions: 0, open: 1) }
      return tally(ofRounds: 0..<min(rounds, EngineLimits.mostRounds), in: index)
    case .window: return Tally(actions: 0, open: 1)
    case .ladder(let rungs, let step):
      if case .intervals = form(nodes[index].parent) { return tally(ofRounds: 0..<1, in: index) }
      return step == nil ? tally(ofRounds: 0..<rungs.count, in: index) : Tally(actions: 0, open: 1)
    case .choice:
      let first = nodes[index].children.first { nodes[$0].substance != .nothing }
      return first.map { nodes[$0].tally } ?? Tally()
    }
  }

  /// The total of a group's rounds.
  func tally(ofRounds rounds: Range<Int>, in group: Int) -> Tally {
    let children = nodes[group].children
    guard let last = children.last, !rounds.isEmpty else { return Tally() }
    guard isAlternating(group) else { return nodes[last].running * rounds.count }
    let count = children.count
    return children.enumerated().reduce(Tally()) { sum, entry in
      // Rounds r below n with r % count == position: (n - position + count - 1) / count.
      func turns(below end: Int) -> Int { max(0, (end - entry.offset + count - 1) / count) }
      let turns = turns(below: rounds.upperBound) - turns(below: rounds.lowerBound)
      return sum + nodes[entry.element].tally * turns
    }
  }
}
