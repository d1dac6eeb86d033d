/// The load of a complex: one bar, whose load is asked for once a round and belongs to all of its lifts.

extension Engine {
  /// The group of the complex that a set belongs to; nil under the second rules, which asked for the load of each lift.
  func complex(around node: Int) -> Int? {
    guard session.rules >= .third else { return nil }
    var node = node
    while node != 0 {
      node = tree.nodes[node].parent
      if tree.isComplex(node) { return node }
    }
    return nil
  }

  /// Whether another lift of the complex follows in this round, so that the bar stays in the hands.
  var liftOfComplexFollows: Bool {
    guard session.rules >= .third,
      let depth = state.place.frames.lastIndex(where: { tree.isComplex($0.group) }),
      let next = walker.action(after: state.place)
    else { return false }
    return next.framesShared(with: state.place) > depth && next.frames[depth].round == state.place.frames[depth].round
  }

  /// The sets of a complex that are still to come, for all of its lifts.
  func setsAhead(in complex: Int) -> [Int] {
    tree.nodes.indices.filter { node in
      guard case .step(.work) = tree.nodes[node].content else { return false }
      return tree.nodes[node].isPresent && tree.lies(node, in: complex) && isAhead(node)
    }
  }

  /// Gives the load of a set to the lifts before it in its round of the complex.
  mutating func completeComplex(with load: Mass, before index: Int, _ effects: inout [Effect]) {
    guard log.indices.contains(index), let asked = state.answerable, asked.index == index,
      let complex = complex(around: asked.node)
    else { return }
    let ids = Set(tree.nodes.indices.filter { tree.lies($0, in: complex) }.map { tree.nodes[$0].id })
    let level = tree.repeatingGroups(around: complex)
    let rounds = log[index].occurrence.rounds.prefix(level + 1)
    for earlier in log[..<index].indices.reversed() {
      var set = log[earlier]
      guard ids.contains(set.occurrence.block), set.occurrence.rounds.prefix(level + 1) == rounds else { return }
      guard set.work.load.isOpen, set.performance.load == nil else { continue }
      state.totals.remove(set)
      set.performance.load = load
      state.totals.add(set)
      logged.replace(at: earlier, with: set)
      effects.append(.setLogged(set))
    }
  }
}

extension Tree {
  fileprivate func isComplex(_ group: Int) -> Bool {
    if case .rounds(_, style: .complex) = form(group) { true } else { false }
  }

  /// How many groups around a group are part of an occurrence.
  func repeatingGroups(around group: Int) -> Int {
    var count = 0
    var node = group
    while node != 0 {
      node = nodes[node].parent
      if form(node).repeats { count += 1 }
    }
    return count
  }
}
