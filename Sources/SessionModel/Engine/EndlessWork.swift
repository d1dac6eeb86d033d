/// Work of one exercise that repeats until its time is up: `skip exercise` leaves it as a whole.

extension Engine {
  /// The place behind the endless work of an exercise that runs or comes next; nil if there is none. Before the eighteenth
  /// rules it could not be left.
  func placeBehindEndlessWork(of exercise: String) -> Place? {
    guard session.rules >= .eighteenth,
      var place = isSetUnderWay ? state.place : walker.action(after: state.place),
      let depth = tree.depthOfEndlessWork(of: exercise, around: place)
    else { return nil }
    place.frames.removeSubrange(depth...)
    return place
  }

  /// Records the scores of the groups that are left on the way to a place which is not the next one.
  mutating func recordScoresOfGroupsLeft(for place: Place) {
    guard session.rules >= .eighteenth else { return }
    if isSetUnderWay { leaveWorkForTimeUnfinished() }
    let shared = state.place.framesShared(with: place)
    for depth in (shared..<max(shared, state.place.frames.count)).reversed() { recordScore(of: depth, isTimeUp: false) }
  }

  private var isSetUnderWay: Bool { state.phase.kind == .work || state.runningSet != nil }
}

extension Walker {
  /// Whether a group that repeats until its time is up begins between two places.
  func beginsEndlessWork(at target: Place, after place: Place) -> Bool {
    tree.session.rules >= .eighteenth
      && target.frames.dropFirst(place.framesShared(with: target)).contains { tree.isEndless($0) }
  }
}

extension Tree {
  /// The outermost of the groups with rounds around a place that repeats without end, or is around one that does, and in
  /// which there is only this exercise.
  fileprivate func depthOfEndlessWork(of exercise: String, around place: Place) -> Int? {
    guard let innermost = place.frames.lastIndex(where: { isEndless($0) }) else { return nil }
    return place.frames[...innermost].firstIndex { form($0.group).repeats && isAll(of: exercise, in: $0.group) }
  }

  /// Whether only a clock around it, or its own, ends it.
  fileprivate func isEndless(_ frame: Frame) -> Bool {
    switch form(frame.group) {
    case .window: true
    case .ladder(_, let step): step != nil && !frame.isOneRung
    case .exercise, .sequence, .rounds, .intervals, .forTime, .choice, .freeOrder: false
    }
  }

  private func isAll(of exercise: String, in group: Int) -> Bool {
    nodes[group].children.allSatisfy { child in
      guard nodes[child].substance == .actions else { return true }
      switch nodes[child].content {
      case .step(.work(let work)): return work.exercise.key == exercise
      case .step: return false
      case .group: return isAll(of: exercise, in: child)
      }
    }
  }
}
