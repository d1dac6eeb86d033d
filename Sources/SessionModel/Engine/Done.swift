/// `done`: logs a set with its actual result, or gives a result that is still asked for.
extension Engine {
  /// Its meaning depends on the phase. It ends a set, a breath or a sit; it ends a countdown and starts its work; it
  /// ends a rest. With a result, in a rest or a wait, it completes the previous set. At an expired rest the athlete has
  /// already gone on: the next set is done, and it began when the rest ended. A result that can only answer the open
  /// question goes to the set that asked: an RPE or a load alone, whatever is running; an amount alone, during timed
  /// work, during work of another measure, and during any work that cannot have got that far. Rounds or extra reps are
  /// the score of the amrap (or the work for time) that is running, and end it, or of the one that just ended.
  mutating func done(_ performance: Performance, _ effects: inout [Effect]) throws(Refusal) {
    try requireRunning()
    guard performance.isPlausible else { throw .implausible }
    if performance.rounds != nil || performance.extraReps != nil { return try score(performance, &effects) }
    if performance.isRPEAlone, state.answerable?.asksRPE == true { return try answer(performance, &effects) }
    if performance.isLoadAlone, state.answerable?.asksLoad == true { return try answer(performance, &effects) }
    switch state.phase.kind {
    case .work: try doneInWork(performance, &effects)
    case .rest: try doneInRest(performance, &effects)
    case .expired: try doneAtExpiredRest(performance, &effects)
    case .waiting:
      guard !performance.isEmpty else { throw .nothingToAcknowledge }
      try answer(performance, &effects)
    case .choosing:
      guard !performance.isEmpty else { throw .choiceOpen }
      try answer(performance, &effects)
    case .countdown:
      guard performance.isEmpty else { return try answer(performance, &effects) }
      resumeIfPaused(&effects)
      proceed(&effects)
    case .breath, .sit:
      guard performance.isEmpty else { throw .wrongMeasure }
      resumeIfPaused(&effects)
      recordStillness()
      state.stepsDone += 1
      proceed(&effects)
    case .ready, .finished, .aborted: break
    }
  }

  private mutating func doneInWork(_ performance: Performance, _ effects: inout [Effect]) throws(Refusal) {
    guard case .work(let work) = state.step else { return }
    let isOfAnother = work.target.length != nil || !performance.measures(work.target)
    if isOfAnother ? isAnswer(performance) : isEarlyAnswer(performance, during: work) {
      return try answer(performance, &effects)
    }
    guard performance.measures(work.target) else { throw .wrongMeasure }
    if endsPart(performance), let parts = state.parts {
      part(performance.reps, before: parts.pause, &effects)
      state.cluster?.keepDetails(of: performance)
      return
    }
    end(work, with: withParts(performance, of: work), &effects)
  }

  private mutating func doneInRest(_ performance: Performance, _ effects: inout [Effect]) throws(Refusal) {
    if performance.isEmpty { return goOn(&effects) }
    guard let work = state.runningSet else { return try answer(performance, &effects) }
    guard performance.measures(work.target) else { throw .wrongMeasure }
    if session.rules >= .second, isOfPart(performance), let done = state.cluster?.done {
      // The number of the part before this pause.
      state.cluster?.reps[done - 1] = performance.reps
      state.cluster?.keepDetails(of: performance)
      return
    }
    end(work, with: performance, &effects)
  }

  private mutating func doneAtExpiredRest(_ performance: Performance, _ effects: inout [Effect]) throws(Refusal) {
    if performance.isEmpty, session.rules < .second { return goOn(&effects) }
    if !performance.isEmpty, state.answerable?.asksReps == true || isAnswer(performance) {
      return try answer(performance, &effects)
    }
    if session.rules < .second {
      try doneByTheFirstRules(performance, &effects)
    } else {
      try doneSinceTheRest(performance, &effects)
    }
  }

  /// Whether it can only be the answer to how much of the previous set was done.
  func isAnswer(_ performance: Performance) -> Bool {
    guard let asked = state.answerable, asked.asksReps, log.indices.contains(asked.index) else { return false }
    guard session.rules >= .second else { return performance.isRepsAlone }
    return performance.isAmountAlone(of: log[asked.index].work.target)
  }

  /// Whether the reps end one part of a cluster, not the last; under the first rules they were those of all parts.
  private func endsPart(_ performance: Performance) -> Bool {
    guard session.rules >= .second, isOfPart(performance), let parts = state.parts else { return false }
    return parts.done + 1 < parts.count
  }

  /// The reps of one part; since the seventh rules, a load or an RPE beside them is that of the whole set.
  private func isOfPart(_ performance: Performance) -> Bool {
    var amount = performance
    if session.rules >= .seventh { (amount.load, amount.rpeTenths) = (nil, nil) }
    return amount.isRepsAlone
  }

  /// The result with the reps of the parts that were given one by one.
  private func withParts(_ performance: Performance, of work: Work) -> Performance {
    guard case .cluster(let parts, _) = work.target, let cluster = state.cluster, performance.parts == nil else {
      return performance
    }
    var sum = performance
    if session.rules >= .ninth {
      sum.parts = cluster.parts(of: parts, last: performance.reps)
      sum.reps = sum.parts == nil ? performance.reps : nil
    } else {
      sum.reps = cluster.parts(of: parts, last: performance.reps)?.sumOfReps ?? performance.reps
    }
    if sum.load == nil { (sum.load, sum.units) = (cluster.load, cluster.units) }
    sum.rpeTenths = sum.rpeTenths ?? cluster.rpeTenths
    return sum
  }

  private mutating func end(_ work: Work, with performance: Performance, _ effects: inout [Effect]) {
    resumeIfPaused(&effects)
    logSet(work, performance, cutOff: false, &effects)
    proceed(&effects)
  }

  /// Ends the set after an expired rest. A group with a clock of its own (an amrap, an emom) cannot have started
  /// unnoticed, so it begins now, and so does anything that is not a set.
  private mutating func doneSinceTheRest(_ performance: Performance, _ effects: inout [Effect]) throws(Refusal) {
    guard let next = walker.action(after: state.place), case .work(let work)? = tree.step(at: next),
      !walker.isBarrier(between: state.place, and: next)
    else {
      guard performance.isEmpty else { throw .wrongMeasure }
      return goOn(&effects)
    }
    guard performance.measures(work.target) else { throw .wrongMeasure }
    resumeIfPaused(&effects)
    let over = state.phase.began
    var begun: [Effect] = []
    goOn(&begun)
    if state.phase.kind == .countdown { proceed(&begun) }
    guard state.phase.kind == .work else { throw .wrongMeasure }
    effects += begun.filter { !$0.isStartOfASet }
    let late = state.clock - over
    state.phase.shift(by: Milliseconds(-late.count))
    end(work, with: performance, &effects)
  }

  private mutating func doneByTheFirstRules(_ performance: Performance, _ effects: inout [Effect]) throws(Refusal) {
    let over = state.phase.began
    goOn(&effects)
    guard state.phase.kind == .work, state.phase.ends == nil else { throw .wrongMeasure }
    state.phase.began = over
    try done(performance, &effects)
  }

  /// Continues from an expired rest, or from one that was long enough.
  mutating func acknowledge(_ effects: inout [Effect]) throws(Refusal) {
    try requireRunning()
    switch state.phase.kind {
    case .expired: goOn(&effects)
    case .rest:
      if let enough = state.phase.enoughAt, enough > state.clock { throw .nothingToAcknowledge }
      goOn(&effects)
    case .ready, .countdown, .work, .waiting, .breath, .sit, .choosing, .finished, .aborted:
      throw .nothingToAcknowledge
    }
  }

  /// Leaves a rest; one that was cut short is not acknowledged.
  mutating func goOn(_ effects: inout [Effect]) {
    resumeIfPaused(&effects)
    if state.isBetweenParts { return beginNextPart(&effects) }
    if state.phase.isLastQuestion { state.answerable = nil }
    if state.phase.kind == .expired || (state.phase.enoughAt ?? state.clock) <= state.clock {
      effects.append(.restAcknowledged)
    }
    proceed(&effects)
  }

  /// The score of a window goes to the set that it cut off.
  private mutating func score(_ performance: Performance, _ effects: inout [Effect]) throws(Refusal) {
    let depth = state.place.frames.lastIndex { tree.isScored($0.group) && $0.clock != nil }
    if let depth {
      resumeIfPaused(&effects)
      if let work = state.runningSet {
        logSet(work, performance, cutOff: true, &effects)
      } else if let asked = state.answerable, tree.lies(asked.node, in: state.place.frames[depth].group) {
        complete(asked, with: performance, &effects)
      } else {
        throw .wrongMeasure
      }
      leaveWindow(depth, &effects)
      state.answerable?.asksReps = false
      proceed(&effects)
    } else if let asked = state.answerable, asked.takesScore {
      complete(asked, with: performance, &effects)
      state.answerable?.asksReps = false
      if state.phase.isLastQuestion { proceed(&effects) }
    } else {
      throw .wrongMeasure
    }
  }
}

extension Effect {
  /// What is signalled when a set begins.
  fileprivate var isStartOfASet: Bool {
    switch self {
    case .cue(.workBegins), .cue(.countdown), .cue(.say): true
    case .sessionStarted, .phaseBegan, .cue, .setLogged, .setTakenBack, .repsAsked, .rpeAsked, .roundCompleted,
      .restBegan,
      .loadAsked, .restExpired, .restAcknowledged, .paused, .resumed, .commandUndone, .blocksAdded, .exerciseRemoved,
      .exerciseReplaced, .restsChanged, .workRevised, .noteTaken, .scored, .sessionFinished, .sessionAborted, .refused:
      false
    }
  }
}
