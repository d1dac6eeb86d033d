/// Windows and intervals: their clocks start with their first step and end exactly on time, whatever is going on.
extension Engine {
  /// Starts the clocks of the groups that begin now.
  func startClocks(_ place: inout Place) {
    for depth in place.frames.indices where place.frames[depth].firstSet == nil {
      place.frames[depth].firstSet = log.count
    }
    for depth in place.frames.indices where place.frames[depth].clock == nil {
      let length: Milliseconds?
      switch tree.form(place.frames[depth].group) {
      case .window(let time): length = time.clamped
      case .forTime(let cap): length = cap?.clamped
      case .intervals(let lengths, let rounds):
        length = tree.finishesLastRound(place.frames[depth].group) ? nil : lengths.start(ofRound: rounds)
      case .exercise, .sequence, .rounds, .ladder, .choice, .freeOrder: continue
      }
      var clock = FrameClock(began: state.clock, ends: length.map { state.clock + $0 })
      if tree.fillsClock(place.frames[depth].group) { clock.ends = endOfClock(around: depth, in: place) ?? clock.ends }
      place.frames[depth].clock = clock
    }
  }

  /// When the first of the clocks around a frame ends: those of windows, and the running round of intervals.
  private func endOfClock(around depth: Int, in place: Place) -> Instant? {
    place.frames[..<depth].compactMap { frame -> Instant? in
      guard let clock = frame.clock else { return nil }
      guard case .intervals(let lengths, _) = tree.form(frame.group) else { return clock.ends }
      return clock.began + lengths.start(ofRound: frame.round + 1)
    }.min()
  }

  /// When the window that begins at a place ends, if it fills the clock around it.
  func endOfFillingWindow(at place: Place) -> Instant? {
    let begins = place.frames.indices.first { depth in
      place.frames[depth].clock == nil && tree.fillsClock(place.frames[depth].group)
    }
    return begins.flatMap { endOfClock(around: $0, in: place) }
  }

  /// When the interval between two places starts or ends; nil if there is none.
  func intervalStart(from place: Place, to target: Place) -> Instant? {
    let shared = place.framesShared(with: target)
    var latest: Instant?
    for (depth, frame) in place.frames.enumerated() {
      guard let clock = frame.clock, case .intervals(let lengths, let rounds) = tree.form(frame.group) else { continue }
      let start: Instant?
      if depth >= shared {
        start = clock.began + lengths.start(ofRound: rounds)
      } else if target.frames[depth].round != frame.round {
        start = clock.began + lengths.start(ofRound: target.frames[depth].round)
      } else {
        start = nil
      }
      if let start { latest = latest.map { max($0, start) } ?? start }
    }
    return latest
  }

  /// The end of the round that contains an open rest, if it is in an interval.
  func roundEnd(ofRestAt place: Place) -> Instant? {
    guard let child = place.frames.last?.child, case .step(.rest(let rest)) = tree.nodes[child].content,
      rest.length == nil, rest.upTo == nil
    else { return nil }
    for frame in place.frames.reversed() {
      guard case .intervals(let lengths, _) = tree.form(frame.group) else { continue }
      return (frame.clock?.began ?? state.clock) + lengths.start(ofRound: frame.round + 1)
    }
    return nil
  }

  /// A set that ends after its interval makes it late; before the twelfth rules such an interval was held, too.
  mutating func noteLateRounds(endingAt instant: Instant) {
    guard session.rules >= .twelfth else { return }
    for depth in state.place.frames.indices {
      let frame = state.place.frames[depth]
      guard case .intervals(let lengths, _) = tree.form(frame.group), let clock = frame.clock,
        instant > clock.began + lengths.start(ofRound: frame.round + 1)
      else { continue }
      state.place.frames[depth].lateRounds.insert(frame.round + 1)
    }
  }

  /// A window's time runs out in the middle of something.
  mutating func cutOff(_ effects: inout [Effect]) {
    if let work = state.runningSet { logSet(work, .asPrescribed, cutOff: true, &effects) }
    proceed(&effects)
  }

  /// Leaves the windows whose time is up; the place is then after them.
  mutating func leaveOverdueWindows(_ effects: inout [Effect]) {
    while let depth = state.place.overdueWindow(at: state.clock) {
      leaveWindow(depth, &effects)
    }
  }

  mutating func leaveWindow(_ depth: Int, _ effects: inout [Effect]) {
    let group = state.place.frames[depth].group
    if let set = state.answerable, tree.lies(set.node, in: group), tree.isScored(group) {
      state.answerable?.takesScore = true
    }
    if state.phase.kind == .waiting || state.phase.kind == .rest, case .intervals = tree.form(group),
      !tree.isIntervalsOfOneExercise(group)
    {
      effects.append(.roundCompleted(state.place.frames[depth].round + 1))
    }
    let isCutShort = !isWorkDone(at: depth)
    for left in (depth..<state.place.frames.count).reversed() {
      recordScore(of: left, isTimeUp: left == depth && isCutShort)
    }
    state.place.frames.removeSubrange(depth...)
    effects.append(.cue(.windowEnds))
  }

  /// Whether everything in a frame is done, and only the end of its last interval is waited for; before the seventh rules
  /// a cap that ended just then ended the work, too.
  private func isWorkDone(at depth: Int) -> Bool {
    guard session.rules >= .seventh, state.phase.kind == .waiting else { return false }
    return walker.action(after: state.place).map { state.place.framesShared(with: $0) <= depth } ?? true
  }

  /// Once only a rest is left of work for time, its cap has nothing left to end.
  mutating func stopClocksOfDoneWork() {
    guard state.place.frames.contains(where: { $0.clock != nil }) else { return }
    let shared = walker.action(after: state.place).map { state.place.framesShared(with: $0) }
    guard let shared else { return }
    for depth in state.place.frames.indices where depth >= shared {
      if case .forTime = tree.form(state.place.frames[depth].group) { state.place.frames[depth].clock?.ends = nil }
    }
  }

  /// Reports the rounds that are completed on the way from one place to another, inner ones first. Those of an exercise
  /// with a rhythm are its sets.
  mutating func completeRounds(from place: Place, to target: Place, _ effects: inout [Effect]) {
    let shared = place.framesShared(with: target)
    for depth in (shared..<max(shared, place.frames.count)).reversed() { recordScore(of: depth, isTimeUp: false) }
    for (depth, frame) in place.frames.enumerated().reversed() {
      let rounds: Int?
      switch tree.form(frame.group) {
      case .rounds(let count, _): rounds = count
      case .intervals(_, let count): rounds = count
      case .ladder(let rungs, let step): rounds = frame.isOneRung ? 1 : step == nil ? rungs.count : nil
      case .window: rounds = nil
      case .exercise, .sequence, .forTime, .choice, .freeOrder: continue
      }
      guard rounds != 1, !tree.isIntervalsOfOneExercise(frame.group) else { continue }
      if depth >= shared || target.frames[depth].round != frame.round {
        effects.append(.roundCompleted(frame.round + 1))
      }
    }
  }
}

extension [Milliseconds] {
  /// When a round (from 0) starts, from the start of the first: one length for all, or one each, the last of which
  /// repeats.
  func start(ofRound round: Int) -> Milliseconds {
    guard let last else { return .zero }
    let round = Swift.min(Swift.max(round, 0), EngineLimits.mostRounds)
    var sum: WideInt = 0
    for length in prefix(Swift.min(round, count - 1)) {
      sum = Swift.min(sum + length.clamped.count, EngineLimits.longest)
    }
    let more = WideInt(Swift.max(0, round - (count - 1))).multipliedReportingOverflow(by: last.clamped.count)
    return Milliseconds(more.overflow ? EngineLimits.longest : Swift.min(sum + more.partialValue, EngineLimits.longest))
  }
}

extension Tree {
  /// Whether the last of these intervals does not end the work in it.
  func finishesLastRound(_ group: Int) -> Bool {
    guard case .group(let head) = nodes[group].content else { return false }
    return head.finishesLastRound == true
  }

  /// Whether a window fills what is left of the clock around it.
  func fillsClock(_ group: Int) -> Bool {
    if case .group(let head) = nodes[group].content { head.fillsClock == true } else { false }
  }

  /// Whether something in a group fills what is left of its time, so that it ends with its clock in any case.
  func isFilled(_ group: Int) -> Bool {
    nodes[group].children.contains { !isStep($0) && (fillsClock($0) || isFilled($0)) }
  }

  /// What the group is done for; nil if its form already says so.
  func goal(of group: Int) -> Goal? {
    if case .group(let head) = nodes[group].content { head.goal } else { nil }
  }

  /// Whether its result is whole rounds and reps.
  func isScored(_ group: Int) -> Bool {
    switch form(group) {
    case .window, .forTime: goal(of: group) == nil
    case .exercise, .sequence, .rounds, .intervals, .ladder, .choice, .freeOrder: false
    }
  }
}
