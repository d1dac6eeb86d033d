/// The log of the running session: a set that ends is logged, and a result that was still asked for completes it.

extension Engine {
  /// Logs the running set. Asks for its result if only the athlete can know it: an open end, a time that ran out, a set
  /// cut off by an amrap.
  mutating func logSet(_ work: Work, _ given: Performance, cutOff: Bool, _ effects: inout [Effect]) {
    guard let last = state.place.frames.indices.last, let node = state.place.frames[last].child else { return }
    let frame = state.place.frames[last]
    let isCarried = tree.intervals(carrying: node) != nil
    let before =
      isCarried
      ? total(at: state.place).map { $0.done } ?? 0
      : frame.total.map { $0.work == node ? $0.done : 0 } ?? 0
    // A set that is reported after the clock ended it was over when the clock ended it.
    let ended = min(state.clock, state.endOfSet ?? state.clock)
    let time = state.held(until: ended)
    let set = LoggedSet(
      occurrence: tree.occurrence(of: state.place), work: work,
      performance: result(of: work, given, after: time, earlier: before, cutOff: cutOff), began: state.setBegan,
      ended: ended, cutOff: cutOff)
    logged.append(set)
    for depth in state.place.frames.indices { state.place.frames[depth].clock?.worked = ended }
    noteLateRounds(endingAt: ended)
    state.totals.add(set)
    effects.append(.setLogged(set))
    countDone(set, earlier: before, isCarried: isCarried)
    ask(for: set, given, &effects)
    if let load = given.load {
      carry(load, in: given.units?.load, from: work, at: node)
      completeComplex(with: load, before: logged.elements.count - 1, &effects)
    }
  }

  /// The set of a total is a step done when the total is.
  private mutating func countDone(_ set: LoggedSet, earlier before: WideInt, isCarried: Bool) {
    guard case .total(let wanted, let measure) = set.work.target, !set.cutOff, !isCarried,
      let last = state.place.frames.indices.last, let node = state.place.frames[last].child
    else {
      state.stepsDone += 1
      return
    }
    let sum = before + set.performance.amount(of: measure)
    let sets = (state.place.frames[last].total?.sets ?? 0) + 1
    state.place.frames[last].total = sum < wanted ? RunningTotal(work: node, sets: sets, done: sum) : nil
    if sum >= wanted { state.stepsDone += 1 }
  }

  /// Asks for what only the athlete can know.
  private mutating func ask(for set: LoggedSet, _ given: Performance, _ effects: inout [Effect]) {
    guard let node = state.place.frames.last?.child else { return }
    let work = set.work
    let asksReps =
      set.cutOff ? isScoredWindowOver && !work.target.isHeld : work.target.asksReps && !given.summed.gives(work.target)
    let asksLoad =
      session.rules >= .second && !set.cutOff && work.load.isUnknown && set.performance.load == nil
      && !liftOfComplexFollows
    let asksRPE = work.asksRPE == true && !set.cutOff && given.rpeTenths == nil
    state.answerable = Answerable(
      index: logged.elements.count - 1, node: node, occurrence: set.occurrence, asksReps: asksReps, asksLoad: asksLoad,
      asksRPE: asksRPE)
    if asksReps { effects.append(.repsAsked(set.occurrence, of: work.target)) }
    if asksLoad { effects.append(.loadAsked(set.occurrence)) }
    if asksRPE { effects.append(.rpeAsked(set.occurrence)) }
  }

  /// The given result, completed with what follows from the target and the time.
  private func result(
    of work: Work, _ given: Performance, after time: Milliseconds, earlier before: WideInt, cutOff: Bool
  ) -> Performance {
    if cutOff { return given.cutOff(work.target, after: time) }
    var done = given.completed(work.target, after: time, before: before).taking(
      suggestionOf: work, by: session.rules)
    if session.rules >= .ninth, case .cluster(let parts, _) = work.target {
      done = done.inParts(parts, given: given.parts)
    }
    if work.keepsTime == true, work.target == .open, !done.isMeasured { done.time = time }
    if work.keepsTime == true, work.target.isDistance, done.time == nil { done.time = time }
    return done
  }

  /// Work that keeps its time needs no answer for that, but its distance may still be unknown.
  func lacksResult(_ set: LoggedSet) -> Bool {
    guard set.performance.isMeasured else { return true }
    guard set.work.keepsTime == true, case .distance = set.work.target else { return false }
    return set.performance.distance == nil
  }

  private var isScoredWindowOver: Bool {
    guard let depth = state.place.overdueWindow(at: state.clock) else { return false }
    return tree.isScored(state.place.frames[depth].group)
      || state.place.frames[...depth].contains { tree.goal(of: $0.group) != nil }
  }

  /// Completes the result of the previous set.
  mutating func answer(_ performance: Performance, _ effects: inout [Effect]) throws(Refusal) {
    guard let asked = state.answerable, log.indices.contains(asked.index) else { throw .wrongMeasure }
    guard performance.measures(log[asked.index].work.target) else { throw .wrongMeasure }
    complete(asked, with: performance, &effects)
    if performance.rpeTenths != nil { state.answerable?.asksRPE = false }
    guard performance.isMeasured || performance.load != nil || performance.rpeTenths != nil else { return }
    if performance.isMeasured { state.answerable?.asksReps = false }
    if let load = performance.load {
      state.answerable?.asksLoad = false
      carry(load, in: performance.units?.load, from: log[asked.index].work, at: asked.node)
      completeComplex(with: load, before: asked.index, &effects)
    }
    let isComplete = state.answerable.map { !$0.asksReps && !$0.asksLoad && !$0.asksRPE } ?? true
    if state.phase.isLastQuestion, isComplete { proceed(&effects) }
    if state.phase.kind == .waiting || state.phase.kind == .rest { leaveDeathByNow(&effects) }
  }

  mutating func complete(_ asked: Answerable, with given: Performance, _ effects: inout [Effect]) {
    var set = log[asked.index]
    state.totals.remove(set)
    set.performance = set.performance.overridden(by: session.rules >= .ninth ? given : given.summed)
    state.totals.add(set)
    logged.replace(at: asked.index, with: set)
    effects.append(.setLogged(set))
    if case .total(let wanted, let measure) = set.work.target, tree.intervals(carrying: asked.node) == nil {
      recount(asked, towards: wanted, of: measure)
    }
  }

  /// Correcting a set while its total is at hand may complete the total, or make it incomplete again.
  private mutating func recount(_ asked: Answerable, towards wanted: WideInt, of measure: TotalMeasure?) {
    guard let last = state.place.frames.indices.last, let child = state.place.frames[last].child,
      child == asked.node || child == tree.sibling(after: asked.node),
      tree.nodes[child].parent == tree.nodes[asked.node].parent
    else { return }
    let rounds = asked.occurrence.rounds.dropLast()
    let sets = log.filter {
      $0.occurrence.block == asked.occurrence.block && $0.occurrence.rounds.dropLast() == rounds
    }
    let done = sets.reduce(WideInt(0)) { $0 + $1.performance.amount(of: measure) }
    let wasMet = state.place.frames[last].total == nil
    let isRunning = state.phase.kind == .work && child == asked.node
    state.place.frames[last].total =
      done < wanted || isRunning ? RunningTotal(work: asked.node, sets: sets.count, done: done) : nil
    if isRunning { return }
    if wasMet != (done >= wanted) { state.stepsDone += wasMet ? -1 : 1 }
  }
}

extension State {
  /// When the clock ends the running set, with both of its sides.
  fileprivate var endOfSet: Instant? {
    guard phase.kind == .work, let ends = phase.ends else { return nil }
    return isOnFirstSide ? ends + (ends - phase.began) : ends
  }
}
