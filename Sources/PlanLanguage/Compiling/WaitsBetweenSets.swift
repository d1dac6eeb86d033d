/// Where sets that the clock ends wait for the athlete, as sets of reps do, although the plan writes no rest: between
/// the sets of one exercise, unless the clock leads around them.

import SessionModel

extension SessionBuilder {
  /// Whether such sets of an exercise without a rest wait. A list of stretches, `bike 5min @ 50%, 10min @ 70%`, goes on
  /// at once.
  func waitsBetween(_ sets: [AlikeSets], of exercise: Plan.ExerciseID, in context: ItemContext) -> Bool {
    guard plan.rulesVersion >= .tenth, !context.hasClock, sets.count > 1 || sets.contains(where: { $0.count > 1 })
    else { return false }
    if sets.allSatisfy({ $0.count == 1 }), isEndurance(exercise) { return false }
    guard let round = context.itemsOfRound else { return true }
    return !plan.endsByTheClock(round.range, timed: round.areTimed)
  }
}

extension Plan {
  /// Whether no athlete is needed to end any of these items.
  fileprivate func endsByTheClock(_ range: Range<Int32>, timed: Bool) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      guard endsByTheClock(Int(index), timed: timed) else { return false }
      index = items[Int(index)].end
    }
    return true
  }

  /// - Parameter timed: whether the ladder around it gives a time to items without one.
  private func endsByTheClock(_ index: Int, timed: Bool) -> Bool {
    let inside = Int32(truncatingIfNeeded: index + 1)..<items[index].end
    switch items[index].content {
    case .move(let place):
      let move = moves[Int(place)]
      if let own = move.attributes, !attributes[Int(own)].every.isEmpty { return true }
      guard move.rest.endsByTheClock else { return false }
      return move.sets.isEmpty ? timed : move.sets.allSatisfy { sets[Int($0)].endsByTheClock }
    case .group(let place):
      let group = groups[Int(place)]
      guard group.rest.endsByTheClock, group.between.endsByTheClock else { return false }
      switch group.form {
      case .tabata, .intervals, .window: return true
      case .sequence, .warmup, .cooldown, .rounds, .lasting, .forTime: return endsByTheClock(inside, timed: timed)
      case .ladder: return endsByTheClock(inside, timed: group.form.givesTimes)
      case .choice, .freeOrder: return false
      }
    case .rest(let length, _): return length.endsByTheClock
    case .breath(let place): return breaths[Int(place)].length != nil
    case .sit(let place): return sits[Int(place)].length != nil
    case .choice, .pick, .part, .levels: return endsByTheClock(inside, timed: timed)
    case .note: return true
    }
  }
}

extension Plan.RestLength {
  fileprivate var endsByTheClock: Bool {
    switch self {
    case .unstated, .none, .lasting: true
    case .open, .covering: false
    }
  }
}

extension Plan.SetEntry {
  fileprivate var endsByTheClock: Bool {
    switch target {
    case .time(_, upTo: let most): most != nil && !lastIsOpen
    case .repsWithin: true
    case .mostEnergy(within: let length), .mostDistance(within: let length): length != nil
    case .reps, .distance, .energy, .breaths, .energyOfRung, .total, .cluster, .unstated: false
    }
  }
}
