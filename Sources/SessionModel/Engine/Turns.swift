/// `alternate` inside something that repeats: each round takes its next block.

extension Tree {
  /// Whether it takes one block at a time, the next one each time it is reached (`alternate < curl 8; dip 8 >`); under
  /// the first rules it always took its first.
  func takesTurnsOfRoundsAround(_ group: Int) -> Bool {
    guard session.rules >= .second, isAlternating(group), case .rounds(1, _) = form(group) else { return false }
    return true
  }

  /// The children that its rounds reach: of three that take turns in two rounds, the third never comes.
  func turnsReached(_ group: Int) -> ArraySlice<Int> {
    let children = nodes[group].children[...]
    guard isAlternating(group), !takesTurnsOfRoundsAround(group) else { return children }
    switch form(group) {
    case .rounds(let rounds, _), .intervals(_, let rounds): return children.prefix(max(0, rounds))
    case .ladder(let rungs, step: nil): return children.prefix(rungs.count)
    case .ladder, .window, .exercise, .sequence, .forTime, .choice, .freeOrder: return children
    }
  }

  /// How often a group inside of these frames has been reached before, as far as the rounds around it can be counted:
  /// an amrap starts anew.
  func runs(before frames: [Frame]) -> Int {
    var runs: WideInt = 0
    for frame in frames {
      let rounds: Int
      switch form(frame.group) {
      case .rounds(1, _) where takesTurnsOfRoundsAround(frame.group):
        runs = WideInt(frame.round / nodes[frame.group].children.count)
        continue
      case .rounds(let count, _): rounds = count
      case .intervals(_, let count): rounds = count
      case .ladder(let rungs, let step):
        if frame.isOneRung { continue }
        rounds = step == nil ? rungs.count : 0
      case .window: rounds = 0
      case .exercise, .sequence, .forTime, .choice, .freeOrder: continue
      }
      let (turn, turns) = turn(of: frame, rounds: rounds)
      runs = min(runs * WideInt(min(turns, EngineLimits.mostRounds)) + WideInt(turn), WideInt(EngineLimits.mostRounds))
    }
    return Int(clamping: runs)
  }

  /// The turn of the running block of a group, from 0: `emom alternate < ladder 5-6-7 < pull-up >; dip 10 >` has one of
  /// the ladder every two intervals.
  func turn(of frame: Frame) -> Int {
    isAlternating(frame.group) ? frame.round / max(nodes[frame.group].children.count, 1) : frame.round
  }

  /// The turn of the running block, from 0, and the number of its turns: in alternating groups not every round is its
  /// turn.
  private func turn(of frame: Frame, rounds: Int) -> (turn: Int, of: Int) {
    guard isAlternating(frame.group), let child = frame.child else { return (frame.round, max(rounds, 0)) }
    let count = nodes[frame.group].children.count
    return (turn(of: frame), max(0, (rounds - nodes[child].position + count - 1) / count))
  }

  /// Whether that holds for this node, given its children.
  func hasUnevenTurns(_ index: Int) -> Bool {
    let children = nodes[index].children
    if children.contains(where: { nodes[$0].hasUnevenTurns }) { return true }
    guard takesTurnsOfRoundsAround(index), let first = children.first else { return false }
    return children.contains { nodes[$0].tally != nodes[first].tally }
  }

  /// The number of actions after a place, counted one by one.
  func walkedActions(after place: Place) -> WideInt {
    let walker = Walker(tree: self, isFlat: true)
    var place = place
    for depth in place.frames.indices { place.frames[depth].total = nil }
    var count: WideInt = 0
    while count < 100_000, let next = walker.next(after: place) {
      place = next
      if let child = next.frames.last?.child, nodes[child].substance == .actions { count += 1 }
    }
    return count
  }
}
