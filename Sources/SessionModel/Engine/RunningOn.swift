/// Which rests run on: the clock starts what comes after them, because it also ends all work around them.

extension Step {
  /// Whether no athlete is needed to end it.
  package var endsByTheClock: Bool {
    switch self {
    case .work(let work): work.target.endsByTheClock
    case .rest(let rest): (rest.upTo ?? rest.length) != nil
    case .countdown: true
    case .breath(let breath): breath.length != nil
    case .sit(let sit): sit.length != nil
    }
  }
}

extension Target {
  /// `max`: as many reps as one can.
  package static let toFailure = Target.reps(.atLeast(0))

  /// Whether no athlete is needed to end it.
  package var endsByTheClock: Bool { length != nil }
}

extension Block.Form {
  /// Whether the clock leads through a group of this form; `inside` says whether it ends everything in the group.
  package func isLedByTheClock(inside: Bool) -> Bool {
    switch self {
    case .intervals, .rounds(_, style: .tabata): true
    case .choice, .freeOrder: false
    case .exercise, .sequence, .rounds, .window, .forTime, .ladder: inside
    }
  }

  /// Whether the clock ends a group of this form, as seen from the group around it.
  package func endsByTheClock(inside: Bool) -> Bool {
    if case .window = self { true } else { isLedByTheClock(inside: inside) }
  }

  /// Whether a clock starts with it: its own, or that of the work inside, if the clock ends all of it. The sets of one
  /// exercise are not a group.
  func isClocked(byAll inside: Bool) -> Bool { self != .exercise && (hasClock || isLedByTheClock(inside: inside)) }

  /// Whether its own clock can end it.
  var hasClock: Bool {
    switch self {
    case .window, .intervals, .forTime: true
    case .exercise, .sequence, .rounds, .ladder, .choice, .freeOrder: false
    }
  }

  /// Whether the rests in all of its groups run on, whatever these are: the intervals are shorter than any wait.
  fileprivate var leadsAllInside: Bool {
    switch self {
    case .intervals, .rounds(_, style: .tabata): true
    case .exercise, .sequence, .rounds, .window, .forTime, .ladder, .choice, .freeOrder: false
    }
  }
}

extension Block.Group {
  /// Whether the clock ends it, as seen from the group around it.
  package func endsByTheClock(inside: Bool) -> Bool { endsAtCap == true || form.endsByTheClock(inside: inside) }

  /// Whether a cap is over its work, and the last set of that goes on to failure.
  package var isToFailureUnderCap: Bool {
    guard case .forTime(cap: _?) = form else { return false }
    return blocks.last?.endsToFailure ?? false
  }

  /// Marks the rests that run on, in a group that the clock leads: its own, those of its exercises, and in intervals
  /// and tabatas all of them. The rest of a single set leads out of its exercise, and waits.
  package mutating func markRestsThatRunOn() {
    guard form != .exercise || blocks.count(where: { $0.isWork }) > 1 else { return }
    for index in blocks.indices { blocks[index].markRests(everywhere: form.leadsAllInside) }
  }
}

extension [Block] {
  /// The same for the items of a session in which nothing waits for the athlete.
  package mutating func markRestsThatRunOn() {
    for index in indices { self[index].markRests(everywhere: false) }
  }
}

extension Block {
  /// Whether a set to failure ends it, as often as it is done.
  fileprivate var endsToFailure: Bool {
    switch content {
    case .step(.work(let work)): return work.target == .toFailure
    case .step: return false
    case .group(let group):
      switch group.form {
      case .exercise, .sequence, .rounds(1, _): return !group.alternates && group.blocks.last?.endsToFailure ?? false
      case .rounds, .window, .forTime, .intervals, .ladder, .choice, .freeOrder: return false
      }
    }
  }

  fileprivate var isWork: Bool {
    if case .step(.work) = content { true } else { false }
  }

  fileprivate mutating func markRests(everywhere: Bool) {
    switch content {
    case .step(.rest(var rest)):
      rest.flows = true
      content = .step(.rest(rest))
    case .step: break
    case .group(var group):
      guard everywhere || group.form == .exercise else { return }
      for index in group.blocks.indices { group.blocks[index].markRests(everywhere: everywhere) }
      content = .group(group)
    }
  }
}

extension Engine {
  /// Whether the current set goes on to failure until the cap around it ends it.
  var goesOnUntilCap: Bool {
    guard case .work(let work)? = state.step, work.target == .toFailure,
      let depth = state.place.frames.firstIndex(where: { tree.endsAtCap($0.group) })
    else { return false }
    return walker.action(after: state.place).map { state.place.framesShared(with: $0) <= depth } ?? true
  }
}

extension Tree {
  fileprivate func endsAtCap(_ group: Int) -> Bool {
    if case .group(let head) = nodes[group].content { head.endsAtCap == true } else { false }
  }
}

extension Walker {
  /// Whether the rest at `place` runs on to `target`. It waits where it leads out of the outermost group that the clock
  /// leads, unless another clock starts there. Nothing leads out of a session that the clock leads. Under the second
  /// rules it waited there, too; under the first rules it never waited.
  func runsOn(from place: Place, to target: Place) -> Bool {
    guard let child = place.frames.last?.child, case .step(.rest(let rest)) = tree.nodes[child].content, rest.flows
    else { return false }
    guard tree.session.rules >= .second else { return true }
    if tree.session.rules >= .tenth, tree.nodes[0].isLedByTheClock { return true }
    guard let depth = outermostLedByTheClock(around: place) else { return true }
    let shared = place.framesShared(with: target)
    if shared > depth { return true }
    guard tree.session.rules >= .third, tree.form(place.frames[depth].group).isClocked(byAll: true) else {
      return false
    }
    return target.frames.dropFirst(shared).contains { frame in
      tree.form(frame.group).isClocked(byAll: tree.nodes[frame.group].isLedByTheClock)
    }
  }

  /// The index of the frame; nil if the rest was marked elsewhere.
  private func outermostLedByTheClock(around place: Place) -> Int? {
    var outermost: Int?
    var isReached = true
    for depth in place.frames.indices.dropFirst().reversed() {
      let group = place.frames[depth].group
      if !tree.nodes[group].isLedByTheClock { isReached = false }
      if isReached || tree.form(group).leadsAllInside { outermost = depth }
    }
    return outermost
  }
}
