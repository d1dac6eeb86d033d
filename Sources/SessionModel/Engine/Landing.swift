/// Where a session lands after a place: which of the rests and countdowns on the way apply, and the action behind them.

extension Walker {
  /// Where the session continues after `place`. Left out are rests and countdowns that nothing follows, the earlier of
  /// two rests in a row (unless an interval's boundary lies between them), the last rest of a group that has none at its
  /// end, and a countdown where a clock is running.
  func landing(after place: Place) -> Place? {
    guard var target = next(after: place) else { return nil }
    while let filler = filler(at: target) {
      guard let following = next(after: target) else { return nil }
      if filler == .rest, leavesOutRest(at: target, before: following) {
        target = following
        continue
      }
      switch (filler, self.filler(at: following)) {
      case (.countdown, nil) where runsByClock(place, past: target, to: following): return following
      case (_, nil): return target
      case (.countdown, _): target = following
      case (.rest, .rest?):
        if isBarrier(between: target, and: following) { return leads(to: following) ? target : nil }
        target = following
      case (.rest, .countdown?): return leads(to: following) ? target : nil
      }
    }
    return target
  }

  /// The action after `place`; nil if the athlete must choose first.
  func action(after place: Place) -> Place? {
    guard let target = arrival(after: place) else { return nil }
    return target.frames.last?.child == nil ? nil : target
  }

  /// The choice that the athlete must make after `place`, before the next action.
  func choice(after place: Place) -> Frame? {
    guard let frame = arrival(after: place)?.frames.last, frame.child == nil else { return nil }
    return frame
  }

  /// The last set of an exercise before something else comes; `place` itself if that comes at once. An exercise that
  /// fills an amrap comes again without end, so no more than `limit` sets are looked at; before the eighteenth rules also
  /// those of an amrap that is still to come.
  func last(of exercise: String, after place: Place, among limit: Int) -> Place {
    var place = place
    for _ in 0..<limit {
      guard let next = action(after: place), case .work(let work)? = tree.step(at: next), work.exercise.key == exercise,
        !beginsEndlessWork(at: next, after: place)
      else { break }
      place = next
      // Of a total, nobody knows how many sets there will be.
      if let depth = place.frames.indices.last { place.frames[depth].total = nil }
    }
    return place
  }

  /// The action or the open choice after `place`.
  private func arrival(after place: Place) -> Place? {
    guard var target = next(after: place) else { return nil }
    while filler(at: target) != nil {
      guard let following = next(after: target) else { return nil }
      target = following
    }
    return target
  }

  private enum Filler { case rest, countdown }

  private func filler(at place: Place) -> Filler? {
    guard let child = place.frames.last?.child else { return nil }
    switch tree.nodes[child].content {
    case .step(.rest): return .rest
    case .step(.countdown): return .countdown
    case .step(.work), .step(.breath), .step(.sit), .group: return nil
    }
  }

  /// Whether the rest at `place` is the last one of a group that ends without a rest.
  private func leavesOutRest(at place: Place, before following: Place) -> Bool {
    place.frames.dropFirst(place.framesShared(with: following)).contains { frame in
      if case .group(let group) = tree.nodes[frame.group].content { group.leavesOutLastRest == true } else { false }
    }
  }

  private func leads(to place: Place) -> Bool {
    var target = place
    while filler(at: target) != nil {
      guard let following = next(after: target) else { return false }
      target = following
    }
    return true
  }

  /// Whether the clock leads from here to what comes next, which then begins without a countdown: from a step that the
  /// clock ends, from a rest that runs on, or from a group whose time is up. Under the first rules only from one timed
  /// set to the next.
  private func runsByClock(_ place: Place, past countdown: Place, to target: Place) -> Bool {
    guard let child = place.frames.last?.child else { return false }
    guard tree.session.rules >= .second else {
      guard case .step(.work(let work)) = tree.nodes[child].content else { return false }
      return work.target.length != nil && !isBarrier(between: countdown, and: target)
    }
    if leavesInterval(place, to: target) { return true }
    switch tree.nodes[child].content {
    case .step(.rest): return runsOn(from: place, to: target)
    case .step(let step): return step.endsByTheClock
    case .group(let group): return group.form.hasClock
    }
  }

  /// Whether an interval ends on the way: what is left of it is a wait that counts down.
  private func leavesInterval(_ place: Place, to target: Place) -> Bool {
    let shared = place.framesShared(with: target)
    return place.frames.enumerated().contains { depth, frame in
      guard case .intervals = tree.form(frame.group) else { return false }
      return depth >= shared || target.frames[depth].round != frame.round
    }
  }

  /// Whether a clock starts between the two, or a round of an interval ends.
  func isBarrier(between place: Place, and other: Place) -> Bool {
    let shared = place.framesShared(with: other)
    for (depth, frame) in other.frames.enumerated() {
      switch tree.form(frame.group) {
      case .window, .forTime, .rounds(_, style: .tabata): if depth >= shared { return true }
      case .intervals: if depth >= shared || place.frames[depth].round != frame.round { return true }
      case .exercise, .sequence, .rounds, .ladder, .choice, .freeOrder: break
      }
    }
    return place.frames.dropFirst(shared).contains { frame in
      if case .intervals = tree.form(frame.group) { true } else { false }
    }
  }
}
