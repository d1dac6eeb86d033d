/// Changes the session while it runs: adds blocks; removes, replaces and brings forward exercises. What has begun stays
/// unchanged.
extension Engine {
  /// Adds the blocks at the end of the session, with new ids.
  mutating func add(_ blocks: [Block], _ effects: inout [Effect]) throws(Refusal) {
    try requireNotOver()
    tree.add(blocks)
    effects.append(.blocksAdded(blocks.count))
  }

  /// Removes every set of the exercise that is still to come, with the countdown before it. If an item has no sets
  /// left, its rests are removed, too.
  mutating func remove(_ exercise: String, _ effects: inout [Effect]) throws(Refusal) {
    try requireNotOver()
    let sets = setsAhead(of: exercise)
    if sets.isEmpty { throw .exerciseNotAhead(exercise) }
    tree.edit { nodes in
      for set in sets {
        nodes[set].presence = .removed
        let siblings = nodes[nodes[set].parent].children
        if nodes[set].position > 0, case .step(.countdown) = nodes[siblings[nodes[set].position - 1]].content {
          nodes[siblings[nodes[set].position - 1]].presence = .removed
        }
        let item = nodes[set].parent
        guard case .group(let group) = nodes[item].content, group.form == .exercise else { continue }
        let isEmpty = siblings.allSatisfy { sibling in
          switch nodes[sibling].content {
          case .step(.rest), .step(.countdown): true
          case .step(.work), .step(.breath), .step(.sit), .group: !nodes[sibling].isPresent
          }
        }
        if isEmpty { nodes[item].presence = .removed }
      }
    }
    effects.append(.exerciseRemoved(exercise))
    if state.phase.kind == .choosing, let frame = state.place.frames.last, tree.options(of: frame).isEmpty {
      leaveChoice(&effects)
    }
  }

  /// Replaces the exercise in every set that is still to come; everything else stays the same.
  mutating func replace(_ exercise: String, with other: Exercise, _ effects: inout [Effect]) throws(Refusal) {
    try requireNotOver()
    let sets = setsAhead(of: exercise)
    if sets.isEmpty { throw .exerciseNotAhead(exercise) }
    tree.edit { nodes in
      for set in sets {
        guard case .step(.work(var work)) = nodes[set].content else { continue }
        let item = nodes[set].parent
        if case .group(var group) = nodes[item].content, group.form == .exercise, group.title == work.exercise.name {
          group.title = other.name
          nodes[item].content = .group(group)
        }
        work.exercise = other
        nodes[set].content = .step(.work(work))
      }
    }
    effects.append(.exerciseReplaced(exercise, with: other))
  }

  /// Gives a new prescription to work that has not begun, and to the current set unless a clock depends on it.
  mutating func revise(_ revisions: [Revision], _ effects: inout [Effect]) {
    guard !isOver else { return effects.append(.refused(.alreadyEnded)) }
    let wanted = revisions.reduce(into: [Int: Revision]()) { wanted, revision in wanted[revision.block] = revision }
    let nodes = tree.nodes.indices.filter { node in
      guard let revision = wanted[tree.nodes[node].id] else { return false }
      return isAhead(node) || isCurrentSet(node, revision)
    }
    guard !nodes.isEmpty else { return }
    tree.edit { all in
      for node in nodes {
        guard case .step(.work(let work)) = all[node].content, let revision = wanted[all[node].id] else { continue }
        all[node].content = .step(.work(work.revised(by: revision)))
      }
    }
    if let current = state.place.frames.last?.child, nodes.contains(current), state.phase.kind == .work {
      state.step = tree.step(at: state.place)
    }
    effects.append(.workRevised(nodes.count))
  }

  /// Whether the node is the current set, and the revision changes no clock: it leaves the target, or both count reps.
  private func isCurrentSet(_ node: Int, _ revision: Revision) -> Bool {
    guard state.phase.kind == .work, state.place.frames.last?.child == node,
      case .step(.work(let work)) = tree.nodes[node].content
    else { return false }
    if case .reps = work.target, case .reps = revision.target { return true }
    return session.rules >= .seventh && work.target == revision.target
  }

  /// In an open choice, picks the option with the exercise. Otherwise the nearest group around the current step that
  /// still has the exercise ahead takes that block next; a free order gets the item to take next.
  mutating func bringForward(_ exercise: String, _ effects: inout [Effect]) throws(Refusal) {
    try requireNotOver()
    if state.phase.kind == .choosing, let frame = state.place.frames.last,
      let option = tree.options(of: frame).first(where: { !tree.sets(of: exercise, in: $0).isEmpty })
    {
      resumeIfPaused(&effects)
      take(option, &effects)
      return
    }
    if turn(to: exercise, &effects) { return }
    let frames = state.place.frames.isEmpty ? [Frame(group: 0)] : state.place.frames
    for depth in frames.indices.reversed() where bringForward(exercise, at: depth, of: frames[depth]) { return }
    throw .exerciseNotAhead(exercise)
  }

  private mutating func bringForward(_ exercise: String, at depth: Int, of frame: Frame) -> Bool {
    func has(_ block: Int) -> Bool { !tree.sets(of: exercise, in: block).isEmpty }
    switch tree.form(frame.group) {
    case .exercise, .choice: return false
    case .freeOrder:
      guard let option = tree.options(of: frame).first(where: has) else { return false }
      if depth < state.place.frames.count { state.place.frames[depth].picked = option }
      return true
    case .sequence, .rounds, .intervals, .window, .forTime, .ladder: break
    }
    if tree.isAlternating(frame.group) { return false }
    let children = tree.nodes[frame.group].children
    var next = frame.child.map { tree.nodes[$0].position + 1 } ?? 0
    if let child = frame.child, case .step(.countdown) = tree.nodes[child].content { next += 1 }
    guard next < children.count, let from = children[next...].firstIndex(where: has) else { return false }
    tree.edit { nodes in
      let block = nodes[frame.group].children.remove(at: from)
      nodes[frame.group].children.insert(block, at: next)
    }
    return true
  }

  /// The sets of an exercise that have not begun, including those that come again in later rounds.
  func setsAhead(of exercise: String) -> [Int] {
    let all = tree.sets(of: exercise, in: 0)
    if state.place.frames.isEmpty { return all }
    return all.filter { isAhead($0) }
  }

  func isAhead(_ node: Int) -> Bool {
    for frame in state.place.frames {
      // The frame's group contains the node. It comes again in another round, or after the running child.
      guard let branch = tree.child(of: frame.group, holding: node) else { return false }
      if comesAgain(branch, in: frame) { return true }
      if let total = frame.total, total.work == branch { return true }
      guard let child = frame.child else { return tree.options(of: frame).contains(branch) }
      if branch == child { continue }
      switch tree.form(frame.group) {
      case .choice: return false
      case .freeOrder: return tree.options(of: frame).contains(branch)
      case .exercise, .sequence, .rounds, .intervals, .window, .forTime, .ladder:
        return !tree.isAlternating(frame.group) && tree.nodes[branch].position > tree.nodes[child].position
      }
    }
    return false
  }

  private func comesAgain(_ branch: Int, in frame: Frame) -> Bool {
    let rounds: Int
    switch tree.form(frame.group) {
    case .window: return true
    case .rounds(let count, _), .intervals(_, let count): rounds = count
    case .ladder(let rungs, let step):
      if frame.isOneRung { return false }
      if step != nil { return true }
      rounds = rungs.count
    case .exercise, .sequence, .forTime, .choice, .freeOrder: return false
    }
    guard tree.isAlternating(frame.group) else { return frame.round + 1 < rounds }
    let count = tree.nodes[frame.group].children.count
    let ahead = (tree.nodes[branch].position - frame.round % count + count - 1) % count + 1
    return frame.round < rounds - ahead
  }
}

extension Tree {
  /// The nodes of the sets of an exercise inside a block.
  func sets(of exercise: String, in block: Int) -> [Int] {
    if nodes[block].substance == .nothing { return [] }
    switch nodes[block].content {
    case .step(.work(let work)): return work.exercise.key == exercise ? [block] : []
    case .step: return []
    case .group: return nodes[block].children.flatMap { sets(of: exercise, in: $0) }
    }
  }

  func child(of group: Int, holding node: Int) -> Int? {
    var node = node
    while node != 0 {
      if nodes[node].parent == group { return node }
      node = nodes[node].parent
    }
    return nil
  }
}
