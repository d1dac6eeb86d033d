/// Rounds of intervals that are missed, by `miss` or by fewer reps than asked for. *Death by* ends with the first.
extension Engine {
  /// Ends the running set, or no longer counts the one just done in this round.
  mutating func miss(_ effects: inout [Effect]) throws(Refusal) {
    try requireRunning()
    guard let depth = state.place.frames.lastIndex(where: { tree.isIntervals($0.group) }) else { throw .nothingToMiss }
    if let work = state.runningSet {
      resumeIfPaused(&effects)
      logSet(work, work.nothingDone(by: session.rules), cutOff: true, &effects)
      return proceed(&effects)
    }
    switch state.phase.kind {
    case .rest, .waiting, .expired:
      guard let asked = state.answerable, log.indices.contains(asked.index), isInRound(asked, at: depth) else {
        throw .nothingToMiss
      }
      let done = log[asked.index]
      let missed = done.missed(by: session.rules)
      if missed == done, session.rules >= .twelfth { throw .nothingToMiss }
      state.totals.remove(done)
      state.totals.add(missed)
      logged.replace(at: asked.index, with: missed)
      effects.append(.setLogged(missed))
      leaveDeathByNow(&effects)
    case .work, .countdown, .breath, .sit, .choosing, .ready, .finished, .aborted: throw .nothingToMiss
    }
  }

  /// *Death by* is over with its first round that is missed; the place is then after it.
  mutating func leaveMissedDeathBy(_ effects: inout [Effect]) {
    guard let depth = missedDeathBy else { return }
    for left in (depth..<state.place.frames.count).reversed() { recordScore(of: left, isTimeUp: left == depth) }
    state.place.frames.removeSubrange(depth...)
    effects.append(.cue(.windowEnds))
  }

  /// The same in the middle of a phase, when the result of the previous set has changed.
  mutating func leaveDeathByNow(_ effects: inout [Effect]) {
    if missedDeathBy != nil || reachedTotals != nil { proceed(&effects) }
  }

  /// Whether intervals of the same work run until one is missed.
  var isInIntervalsToMiss: Bool { state.place.frames.contains { tree.endsWithMiss($0.group) } }

  /// Whether a *death by* is running.
  var isInDeathBy: Bool { session.rules >= .second && state.place.frames.contains { tree.isDeathBy($0.group) } }

  /// The frame of a *death by* in which a round was missed.
  private var missedDeathBy: Int? {
    guard session.rules >= .second else { return nil }
    return state.place.frames.firstIndex { frame in
      guard tree.isDeathBy(frame.group), let first = frame.firstSet, first < log.count else { return false }
      return log[first...].contains { $0.isMissed }
    }
  }

  /// Whether a set was done in the round that a frame is in.
  private func isInRound(_ set: Answerable, at depth: Int) -> Bool {
    let frame = state.place.frames[depth]
    guard tree.lies(set.node, in: frame.group) else { return false }
    let level = tree.roundLevel(of: depth, in: state.place)
    return set.occurrence.rounds.indices.contains(level) && set.occurrence.rounds[level] == frame.round + 1
  }
}

extension Block.Group {
  /// How many rounds intervals have at most that end with the first one missed and say no number: nobody can hold rising
  /// work for more.
  package static let mostRoundsUntilMissed = 60

  /// Intervals that end with the first that is missed: of nothing but a ladder without an end (*death by*, one more each
  /// minute, or a ramp test), or of the same work each time (`emom max`).
  public var isDeathBy: Bool {
    if endsWithMiss == true { return true }
    guard blocks.count == 1, case .group(let inner)? = blocks.first?.content else { return false }
    return form.isDeathBy(ofOnly: inner.form)
  }
}

extension Block.Form {
  /// Whether the rounds of a group of this form are part of an occurrence.
  var repeats: Bool {
    switch self {
    case .rounds, .intervals, .window, .ladder: true
    case .exercise, .sequence, .forTime, .choice, .freeOrder: false
    }
  }

  fileprivate func isDeathBy(ofOnly inner: Block.Form) -> Bool {
    guard case .intervals = self, case .ladder(_, step: .some) = inner else { return false }
    return true
  }
}

extension LoggedSet {
  /// Whether it had fewer reps than asked for, was a stage of a ramp test that was not held to its end, or was cut off
  /// and nobody said how many.
  var isMissed: Bool {
    if case .time(let amount) = work.target, work.rung == .power, let time = performance.time {
      return cutOff || time.count < amount.min
    }
    guard case .reps(let amount) = work.target, let reps = performance.reps else { return cutOff }
    return WideInt(reps) < amount.min
  }

  /// The set as if the athlete had not reported it as done. What is less than asked for was done before the miss.
  fileprivate func missed(by rules: RulesVersion) -> LoggedSet {
    var missed = self
    missed.cutOff = true
    guard rules < .seventh || hasWhatWasAsked(by: rules) else { return missed }
    missed.performance.reps = work.nothingDone(by: rules).reps
    if rules >= .twelfth { (missed.performance.distance, missed.performance.energy) = (nil, nil) }
    return missed
  }

  /// Before the twelfth rules only reps were compared.
  private func hasWhatWasAsked(by rules: RulesVersion) -> Bool {
    switch work.target {
    case .reps(let amount): performance.reps.map { WideInt($0) >= amount.min } ?? false
    case .distance(let amount):
      rules >= .twelfth && performance.distance.map { $0.millimetres >= amount.min } ?? false
    case .energy(let amount): rules >= .twelfth && performance.energy.map { $0.kilocalories >= amount.min } ?? false
    case .time, .breaths, .repsWithin, .energyWithin, .distanceWithin, .total, .cluster, .rung, .open: false
    }
  }
}

extension Work {
  /// The result of a set that is reported as missed: no reps, so that it counts as no set. Before the twelfth rules it
  /// had none, as if nobody knew.
  fileprivate func nothingDone(by rules: RulesVersion) -> Performance {
    guard rules >= .twelfth else { return .asPrescribed }
    switch target {
    case .reps(let amount), .distance(let amount), .energy(let amount):
      return amount.min > 0 ? Performance(reps: 0) : .asPrescribed
    case .time, .breaths, .repsWithin, .energyWithin, .distanceWithin, .total, .cluster, .rung, .open:
      return .asPrescribed
    }
  }
}

extension Tree {
  /// Whether its rounds start at intervals.
  fileprivate func isIntervals(_ group: Int) -> Bool {
    if case .intervals = form(group) { true } else { false }
  }

  /// The same of a group in the running session.
  func isDeathBy(_ group: Int) -> Bool {
    if endsWithMiss(group) { return true }
    guard nodes[group].children.count == 1, let child = nodes[group].children.first else { return false }
    return form(group).isDeathBy(ofOnly: form(child))
  }

  /// Whether intervals of the same work end with the first that is missed.
  func endsWithMiss(_ group: Int) -> Bool {
    if case .group(let head) = nodes[group].content { head.endsWithMiss == true } else { false }
  }

  /// The place of a frame's rounds among those of an occurrence.
  func roundLevel(of depth: Int, in place: Place) -> Int {
    place.frames[..<depth].reduce(0) { $0 + (form($1.group).repeats ? 1 : 0) }
  }
}
