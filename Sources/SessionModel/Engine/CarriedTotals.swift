/// A total inside intervals adds up over all their rounds and ends them: an emom of five burpees, then thrusters for
/// the rest of each minute, until a hundred are done.

extension Engine {
  /// Leaves intervals whose totals are reached; the place is then after them.
  mutating func leaveReachedTotals() {
    guard let depth = reachedTotals else { return }
    for left in (depth..<state.place.frames.count).reversed() { recordScore(of: left, isTimeUp: false) }
    state.place.frames.removeSubrange(depth...)
  }

  /// The depth of intervals whose totals are all reached.
  var reachedTotals: Int? {
    state.place.frames.indices.first { areTotalsReached(at: $0) }
  }

  /// Whether there are totals in the intervals of a frame, and all of them are reached.
  func areTotalsReached(at depth: Int) -> Bool {
    let totals = tree.totals(carriedBy: state.place.frames[depth].group)
    guard !totals.isEmpty else { return false }
    let rounds = tree.rounds(of: Array(state.place.frames[..<depth]))
    return totals.allSatisfy { total(ofNode: $0, rounds: rounds).map { $0.left == 0 } ?? true }
  }
}

extension Tree {
  /// The intervals over whose rounds a set of a total adds up; nil if its sum begins again with each run of its block.
  func intervals(carrying work: Int) -> Int? {
    guard session.rules >= .fourth, case .step(.work(let set)) = nodes[work].content, case .total = set.target else {
      return nil
    }
    var node = work
    while node != 0 {
      node = nodes[node].parent
      switch form(node) {
      case .exercise, .sequence: continue
      case .intervals: return isIntervalsOfOneExercise(node) ? nil : node
      case .rounds, .window, .forTime, .ladder, .choice, .freeOrder: return nil
      }
    }
    return nil
  }

  /// The sets whose totals add up over the rounds of intervals.
  func totals(carriedBy group: Int) -> [Int] {
    guard session.rules >= .fourth, case .intervals = form(group) else { return [] }
    func works(in block: Int) -> [Int] {
      isStep(block) ? [block] : nodes[block].children.flatMap { works(in: $0) }
    }
    return works(in: group).filter { nodes[$0].substance != .nothing && intervals(carrying: $0) == group }
  }

  /// Whether the number of rounds of the intervals is unknown, because totals end them.
  func endsByTotals(_ group: Int) -> Bool { !totals(carriedBy: group).isEmpty }

  /// Whether nobody knows how many rounds these intervals will have: totals end them, or the first that is missed.
  func hasUnknownRounds(_ group: Int) -> Bool { isDeathBy(group) || endsByTotals(group) }

  /// Whether the plan says no number of rounds for such intervals, so that theirs is only a limit.
  func isOnlyLimit(_ rounds: Int, of group: Int) -> Bool {
    isDeathBy(group) && rounds >= Block.Group.mostRoundsUntilMissed
      || endsByTotals(group) && rounds >= Block.Group.mostRoundsOfTotals
  }

  /// Of the rounds around a set of a total, those within which its sets add up.
  func rounds(ofTotal work: Int, among rounds: [Int]) -> [Int] {
    intervals(carrying: work).map { Array(rounds.prefix(repeatingGroups(around: $0))) } ?? rounds
  }
}
