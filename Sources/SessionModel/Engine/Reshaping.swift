/// A running session takes another shape where nothing has begun yet.

extension Engine {
  /// What turns this session into another compilation of its plan, as far as nothing of it has begun.
  package func reshape(to planned: Session) -> Reshape {
    guard planned.firstAddedID != nil else { return Reshape() }
    let begun = begunNodes
    let running = state.place.frames.last?.child
    return session.reshape(
      to: planned,
      isAhead: { id in
        tree.node(id).map { !begun.contains($0) && (state.place.frames.isEmpty || isAhead($0)) } ?? false
      },
      takesLength: { id in
        tree.node(id).map { $0 != running && !tree.nodes[$0].isChosen && isRestAhead($0) } ?? false
      },
      removed: tree.removedIDs)
  }

  /// What has begun at least once, with the groups around it: what comes again in another round as well.
  private var begunNodes: Set<Int> {
    let done = Set(log.map { $0.occurrence.block })
    var begun = Set(state.place.frames.flatMap { [$0.group, $0.child ?? $0.group] })
    for node in tree.nodes.indices.dropFirst() where done.contains(tree.nodes[node].id) {
      var node = node
      while node != 0, begun.insert(node).inserted { node = tree.nodes[node].parent }
    }
    return begun
  }

  /// Lets something happen that may add to the log. If the plan has another shape then, what is still to come takes it
  /// first: what happens then leads into it.
  ///
  /// - Returns: the change of shape, if there was one, and all effects.
  package mutating func handle(
    at instant: Instant, shapedBy rules: ShapingRules?, _ happen: (inout Engine) -> [Effect]
  ) -> (reshape: Reshape?, effects: [Effect]) {
    // A copy of a long log is made only for a set that a rule follows.
    guard let rules,
      [state.place.frames.last?.child.map { tree.nodes[$0].id }, state.answerable?.occurrence.block]
        .contains(where: { $0.map(rules.follow) ?? false })
    else { return (nil, happen(&self)) }
    var after = self
    let effects = happen(&after)
    guard effects.contains(where: { $0.changesTheLog }), let session = rules.planned(after.log),
      case let reshape = reshape(to: session), !reshape.isEmpty
    else {
      self = after
      return (nil, effects)
    }
    let passed = advance(to: instant)
    let reshaped = handle(.reshape(reshape), at: instant)
    return (reshape, passed + happen(&self) + reshaped)
  }

  mutating func reshape(_ change: Reshape, _ effects: inout [Effect]) {
    guard !isOver else { return effects.append(.refused(.alreadyEnded)) }
    let begun = state.place.frames.reduce(into: [Int: Int]()) { begun, frame in begun[frame.group] = frame.child }
    tree.reshape(change, behind: begun)
    // The rest after a set that the clock has just ended.
    if let running = runningRest, let new = change.rests?.first(where: { $0.block == tree.nodes[running].id }) {
      changeRunningRest(by: RestChange(length: new.length, upTo: new.upTo, exercise: nil))
    }
    effects.append(.workRevised(change.count))
  }
}

/// The rules of a plan that may change the shape of a session.
package struct ShapingRules {
  /// Whether a rule follows the sets of the block with this id.
  let follow: (Int) -> Bool
  /// The session as it is planned after these sets; nil if they change nothing in its shape.
  let planned: ([LoggedSet]) -> Session?

  package init(follow: @escaping (Int) -> Bool, planned: @escaping ([LoggedSet]) -> Session?) {
    (self.follow, self.planned) = (follow, planned)
  }
}

extension Tree {
  /// The block with this id, unless it is not in the session any more.
  func node(_ id: Int) -> Int? { nodes.indices.dropFirst().first { nodes[$0].id == id && nodes[$0].isPresent } }

  /// The blocks that the athlete removed.
  var removedIDs: Set<Int> {
    nodes.reduce(into: []) { ids, node in
      if node.presence == .removed { ids.insert(node.id) }
    }
  }

  /// - Parameter begun: the running child of each group that runs. What comes in comes after it.
  mutating func reshape(_ change: Reshape, behind begun: [Int: Int]) {
    edit { nodes in
      for id in change.leftOut {
        for index in nodes.indices.dropFirst() where nodes[index].id == id && nodes[index].isPresent {
          nodes[index].presence = .leftOut
        }
      }
      for resized in change.resized {
        for index in nodes.indices.dropFirst() where nodes[index].id == resized.block {
          nodes[index].take(resized.form)
        }
      }
      for new in change.rests ?? [] {
        for index in nodes.indices.dropFirst() where nodes[index].id == new.block {
          if case .step(.rest(let rest)) = nodes[index].content {
            nodes[index].content = .step(.rest(rest.taking(new)))
          }
        }
      }
      for insertion in change.inserted { nodes.insert(insertion, behind: begun) }
    }
  }
}

extension [Node] {
  fileprivate mutating func insert(_ insertion: Reshape.Insertion, behind begun: [Int: Int]) {
    func place(of id: Int?) -> Int? {
      id.flatMap { id in indices.dropFirst().first { self[$0].id == id && self[$0].isPresent } }
    }
    let parent: Int
    if let group = insertion.group {
      guard let found = place(of: group) else { return }
      parent = found
    } else {
      parent = 0
    }
    let children = self[parent].children
    var position = place(of: insertion.after).flatMap { children.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    if let child = begun[parent], let running = children.firstIndex(of: child) {
      position = Swift.max(position, running + 1)
    }
    self[parent].children.insert(count, at: position)
    appendSubtree(insertion.block, to: parent, at: position)
  }

  /// The children of the parent have its index already.
  private mutating func appendSubtree(_ block: Block, to parent: Int, at position: Int) {
    switch block.content {
    case .step: append(Node(id: block.id, parent: parent, position: position, block.content))
    case .group(var group):
      let blocks = group.blocks
      group.blocks = []
      let index = count
      append(Node(id: block.id, parent: parent, position: position, .group(group)))
      for (place, child) in blocks.enumerated() {
        self[index].children.append(count)
        appendSubtree(child, to: index, at: place)
      }
    }
  }
}
