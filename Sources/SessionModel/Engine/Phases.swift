/// From phase to phase: how one begins, what happens at its end, and where the session continues.
extension Engine {
  /// Under the first rules, an expired rest waited at most this long; today it waits for the athlete.
  static let firstExpiredLength = Milliseconds.seconds(30)

  var walker: Walker { Walker(tree: tree) }

  mutating func start(_ effects: inout [Effect]) throws(Refusal) {
    if state.phase.isOver { throw .alreadyEnded }
    if state.isRunning { throw .alreadyStarted }
    state.startedAt = state.now
    state.place = Place(frames: [Frame(group: 0)])
    effects.append(.sessionStarted)
    proceed(&effects)
  }

  /// Goes on to whatever follows: a wait for an interval, the next step, or the end. `early` continues before the
  /// interval starts.
  mutating func proceed(early: Bool = false, _ effects: inout [Effect]) {
    leaveOverdueWindows(&effects)
    leaveMissedDeathBy(&effects)
    leaveReachedTotals()
    while var target = walker.landing(after: state.place) {
      if !early, let start = intervalStart(from: state.place, to: target), start > state.clock {
        if session.rules >= .seventh { stopClocksOfDoneWork() }
        wait(until: start, &effects)
        return
      }
      if let ends = roundEnd(ofRestAt: target) ?? endOfFillingWindow(at: target), ends <= state.clock {
        // The work overran and used up this rest, or what was left for this window.
        startClocks(&target)
        completeRounds(from: state.place, to: target, &effects)
        state.place = target
        leaveOverdueWindows(&effects)
        continue
      }
      completeRounds(from: state.place, to: target, &effects)
      begin(target, &effects)
      return
    }
    if let asked = state.answerable,
      asked.asksReps && (session.rules >= .sixth || lacksResult(log[asked.index]))
        || (asked.asksLoad || asked.asksRPE) && !state.phase.isLastQuestion
    {
      askAtTheEnd(&effects)
    } else {
      completeRounds(from: state.place, to: Place(), &effects)
      finish(.finished, &effects)
    }
  }

  /// Begins the step or the choice at `target`.
  mutating func begin(_ target: Place, _ effects: inout [Effect]) {
    leaveCheckpoint()
    state.isHereOnTrail = false
    var target = target
    startClocks(&target)
    state.place = target
    state.step = tree.step(at: target)
    state.cluster = nil
    state.sides = nil
    state.here = PhaseCheckpoint(
      place: target, began: state.clock, stepsDone: state.stepsDone, sets: logged.elements.count,
      scores: scored.elements.count)
    state.phase = phase(for: state.step)
    effects.append(.phaseBegan)
    switch state.step {
    case .rest(let rest):
      stopClocksOfDoneWork()
      effects.append(.restBegan(state.phase.ends.map { $0 - state.phase.began } ?? rest.length))
    case .work(let work):
      if state.phase.ends != nil { effects.append(.cue(.workBegins)) }
      if let words = work.say { effects.append(.cue(.say(words))) }
    case .breath(let breath): effects.append(.cue(.breath(breath.movement)))
    case .countdown, .sit, nil: break
    }
    effects += cues(at: state.clock)
  }

  /// The current phase has reached its end.
  mutating func endPhase(_ effects: inout [Effect]) {
    switch state.phase.kind {
    case .work:
      if state.isOnFirstSide { return switchSides(&effects) }
      effects.append(.cue(.workEnds))
      if case .work(let work) = state.step { logSet(work, .asPrescribed, cutOff: false, &effects) }
      proceed(&effects)
    case .rest: endRest(&effects)
    case .waiting:
      let count = effects.count
      proceed(&effects)
      switch state.phase.kind {
      case .work, .countdown, .breath, .sit, .choosing: effects.insert(.cue(.restEnds), at: count)
      case .ready, .rest, .expired, .waiting, .finished, .aborted: break
      }
    case .breath, .sit:
      recordStillness()
      state.stepsDone += 1
      proceed(&effects)
    case .countdown, .expired: proceed(&effects)
    case .ready, .choosing, .finished, .aborted: state.phase.ends = nil
    }
  }

  /// A rest that runs on, or that is followed by an interval's wait or the end, needs no acknowledgement. After any
  /// other one the session waits for the athlete.
  private mutating func endRest(_ effects: inout [Effect]) {
    effects.append(.cue(.restEnds))
    if state.isBetweenParts { return beginNextPart(&effects) }
    guard case .rest(let rest) = state.step, rest.length != nil,
      state.place.overdueWindow(at: state.clock) == nil, let target = walker.landing(after: state.place),
      !walker.runsOn(from: state.place, to: target),
      (intervalStart(from: state.place, to: target) ?? state.clock) <= state.clock
    else {
      proceed(&effects)
      return
    }
    let ends = session.rules < .second ? state.clock + Self.firstExpiredLength : nil
    state.phase = PhaseClock(kind: .expired, began: state.clock, ends: ends)
    effects += [.phaseBegan, .restExpired]
  }

  mutating func finish(_ kind: Phase, _ effects: inout [Effect]) {
    state.phase = PhaseClock(kind: kind, began: state.phase.isLastQuestion ? state.phase.began : state.clock)
    state.pausedAt = nil
    state.step = nil
    state.answerable = nil
    effects += scores.map { .scored($0) }
    effects += [.phaseBegan, kind == .aborted ? .sessionAborted(state.summary) : .sessionFinished(state.summary)]
  }

  /// Begins an open rest at the end of the session, until the result of the last set is given.
  private mutating func askAtTheEnd(_ effects: inout [Effect]) {
    leaveCheckpoint()
    state.phase = PhaseClock(kind: .rest, began: state.clock)
    state.phase.isLastQuestion = true
    state.step = .rest(Rest(length: nil))
    effects += [.phaseBegan, .restBegan(nil)]
  }

  /// Waits for the next interval: the round is done before its time is up.
  private mutating func wait(until instant: Instant, _ effects: inout [Effect]) {
    leaveCheckpoint()
    state.phase = PhaseClock(kind: .waiting, began: state.clock, ends: instant)
    state.step = nil
    effects.append(.phaseBegan)
    effects += cues(at: state.clock)
  }

  /// Records the phase that is being left on the trail, once.
  private mutating func leaveCheckpoint() {
    if !state.isHereOnTrail, let here = state.here { trail.append(here) }
    state.isHereOnTrail = true
  }

  func phase(for step: Step?) -> PhaseClock {
    let now = state.clock
    func clock(_ kind: Phase, _ length: Milliseconds?) -> PhaseClock {
      PhaseClock(kind: kind, began: now, ends: length.map { now + $0.clamped })
    }
    switch step {
    case nil: return PhaseClock(kind: .choosing, began: now)
    case .countdown(let seconds): return clock(.countdown, .seconds(WideInt(min(seconds, 3600))))
    case .work(let work):
      var phase = clock(.work, work.target.length ?? restOfTotal)
      if let ends = phase.ends, work.target.length != nil, ends - now >= .seconds(20) {
        phase.halfway = now + Milliseconds((ends - now).count / 2)
      }
      return phase
    case .rest(let rest):
      var phase = clock(.rest, rest.upTo ?? rest.length)
      phase.enoughAt = rest.length.map { now + $0.clamped }
      if rest.length == nil { phase.ends = roundEnd(ofRestAt: state.place) }
      return phase
    case .breath(let breath): return clock(.breath, breath.length)
    case .sit(let sit):
      var phase = clock(.sit, sit.length)
      phase.bell = sit.bell.map { $0.clamped }
      return phase
    }
  }
}

extension Engine {
  /// What is left of the timed total here: reaching it ends the set, which the athlete may end before.
  private var restOfTotal: Milliseconds? {
    guard let total = total(at: state.place), total.measure == .time, total.left > 0 else { return nil }
    // Nobody holds the second side longer than the first.
    return min(Milliseconds(total.left), state.sides?.first ?? Milliseconds(total.left))
  }
}

extension Target {
  /// The length of a set that ends by itself.
  var length: Milliseconds? {
    switch self {
    case .time(let amount): amount.max.map(Milliseconds.init)
    case .repsWithin(_, let length), .energyWithin(let length), .distanceWithin(let length): length
    case .reps, .distance, .energy, .breaths, .total, .cluster, .rung, .open: nil
    }
  }
}
