/// Changes how long the athlete rests from now on: after the sets of one exercise, or of all of them.

extension Engine {
  /// The running rest ends as if it had been that long from its beginning. An exercise without rests gets them.
  mutating func changeRests(_ change: RestChange, _ effects: inout [Effect]) throws(Refusal) {
    try requireNotOver()
    let running = runningRest.flatMap { isMeant($0, by: change) || isAfter(change.exercise, $0) ? $0 : nil }
    let ahead = tree.nodes.indices.filter { isRestAhead($0) && isMeant($0, by: change) }
    let rests = ahead + (running.map { [$0] } ?? [])
    if rests.isEmpty {
      try addRests(change)
    } else {
      tree.edit { nodes in
        for node in rests {
          guard case .step(.rest(let rest)) = nodes[node].content else { continue }
          nodes[node].content = .step(.rest(rest.changed(by: change)))
          nodes[node].isChosen = true
        }
      }
    }
    if running != nil { changeRunningRest(by: change) }
    effects.append(.restsChanged(change))
  }

  mutating func changeRunningRest(by change: RestChange) {
    guard case .rest(let rest) = state.step else { return }
    state.step = .rest(rest.changed(by: change))
    state.phase.ends = max(state.phase.began + (change.upTo ?? change.length).clamped, state.clock)
    state.phase.enoughAt = state.phase.began + change.length.clamped
  }

  /// The rest that runs, if it is a step of the session and not the pause in a cluster or the wait for an answer.
  var runningRest: Int? {
    guard state.phase.kind == .rest, !state.isBetweenParts, !state.phase.isLastQuestion,
      let node = state.place.frames.last?.child, tree.isRest(node)
    else { return nil }
    return node
  }

  /// A rest between two exercises is that of the first while it runs.
  private func isAfter(_ exercise: String?, _ rest: Int) -> Bool {
    guard case .step(.rest(let running)) = tree.nodes[rest].content, running.recovery == nil, running.length != nil
    else { return false }
    return exercise == nil || log.last?.work.exercise.key == exercise
  }

  func isRestAhead(_ node: Int) -> Bool {
    guard tree.isRest(node), tree.nodes[node].isPresent else { return false }
    return state.place.frames.isEmpty || isAhead(node)
  }

  /// A rest that is covered, and one that the clock of its group ends, have no length to change. A rest between
  /// the exercises of the session does not belong to any of them.
  private func isMeant(_ node: Int, by change: RestChange) -> Bool {
    guard case .step(.rest(let rest)) = tree.nodes[node].content, rest.recovery == nil else { return false }
    let group = tree.nodes[node].parent
    if rest.length == nil, tree.form(group).hasClock { return false }
    guard let exercise = change.exercise else { return group != 0 && !isOfTheClock(rest, in: group) }
    return tree.groupOfRests(of: exercise, around: node) == group
  }

  /// Whether it is a part of intervals, a tabata or a circuit that the clock leads, rather than between the sets of an
  /// exercise that are timed. Before the eighteenth rules, all that run on were.
  private func isOfTheClock(_ rest: Rest, in group: Int) -> Bool {
    guard rest.flows else { return false }
    return session.rules < .eighteenth || tree.form(group) != .exercise || tree.isInGroupLedByTheClock(group)
  }

  /// For an exercise without rests: after each of its sets that is not done, and after each round of its superset.
  private mutating func addRests(_ change: RestChange) throws(Refusal) {
    guard change.length > .zero, let exercise = change.exercise else { throw .noRestAhead(exercise: change.exercise) }
    var sets = setsAhead(of: exercise)
    if state.phase.kind == .work, let node = state.place.frames.last?.child, tree.isSet(node, of: exercise),
      !sets.contains(node)
    {
      sets.append(node)
    }
    var places: [Int] = []
    for set in sets {
      guard let place = tree.placeOfNewRest(after: set) else { continue }
      if !places.contains(place) { places.append(place) }
    }
    if places.isEmpty { throw .noRestAhead(exercise: exercise) }
    for place in places { tree.insert(Rest(length: nil).changed(by: change), after: place) }
  }
}

extension Rest {
  fileprivate func changed(by change: RestChange) -> Rest {
    var rest = self
    (rest.length, rest.upTo) = (change.length, change.upTo)
    return rest
  }
}

extension Tree {
  fileprivate func isRest(_ node: Int) -> Bool {
    if case .step(.rest) = nodes[node].content { true } else { false }
  }

  fileprivate func isSet(_ node: Int, of exercise: String) -> Bool {
    guard case .step(.work(let work)) = nodes[node].content else { return false }
    return work.exercise.key == exercise
  }

  /// Whether the clock leads a group around this one, other than lists of items.
  fileprivate func isInGroupLedByTheClock(_ group: Int) -> Bool {
    var outer = nodes[group].parent
    while outer != 0 {
      switch form(outer) {
      case .exercise, .sequence: break
      case .rounds, .intervals, .window, .forTime, .ladder, .choice, .freeOrder:
        if nodes[outer].isLedByTheClock { return true }
      }
      outer = nodes[outer].parent
    }
    return false
  }

  /// The innermost group with rests around the sets of an exercise, if the rest is in it: in a superset, the superset.
  fileprivate func groupOfRests(of exercise: String, around rest: Int) -> Int? {
    let group = nodes[rest].parent
    guard group != 0 else { return nil }
    let isOfSets = sets(of: exercise, in: group).contains { set in
      var inner = nodes[set].parent
      while inner != group, !nodes[inner].children.contains(where: { isRest($0) && nodes[$0].isPresent }) {
        inner = nodes[inner].parent
      }
      return inner == group
    }
    return isOfSets ? group : nil
  }

  /// After which block a rest after a set belongs; nil where a clock decides when to go on.
  fileprivate func placeOfNewRest(after set: Int) -> Int? {
    var (place, group) = (set, nodes[set].parent)
    while group != 0 {
      switch form(group) {
      case .exercise where nodes[group].children.count > 1: return place
      case .rounds(_, style: .rounds), .rounds(_, style: .superset), .rounds(_, style: .circuit):
        return nodes[group].children.last
      case .exercise, .sequence: (place, group) = (group, nodes[group].parent)
      case .rounds, .intervals, .window, .forTime, .ladder, .choice, .freeOrder: return nil
      }
    }
    return place
  }
}
