/// Moving to other phases and changing their ends: `skip`, `back`, `redo`, `extend`, `choose`.
extension Engine {
  /// Leaves the phase. A skipped set is not logged. Skipping a total skips its remaining sets, too; skipping an open
  /// choice skips everything left in it.
  mutating func skip(_ effects: inout [Effect]) throws(Refusal) {
    try requireRunning()
    resumeIfPaused(&effects)
    switch state.phase.kind {
    case .work:
      logPartsOfLeftCluster(&effects)
      state.answerable = nil
      if let last = state.place.frames.indices.last { state.place.frames[last].total = nil }
      leaveWorkForTimeUnfinished()
      proceed(&effects)
    case .choosing:
      leaveWorkForTimeUnfinished()
      leaveChoice(&effects)
    case .rest, .expired: goOn(&effects)
    case .waiting: proceed(early: true, &effects)
    case .countdown, .breath, .sit: proceed(&effects)
    case .ready, .finished, .aborted: break
    }
  }

  /// Work is skipped: what it is a part of will not be finished. A repeated round is not another chance.
  mutating func leaveWorkForTimeUnfinished() {
    guard session.rules >= .sixth, !isOptionalWork else { return }
    for depth in state.place.frames.indices {
      if case .forTime = tree.form(state.place.frames[depth].group) { state.place.frames[depth].hasSkippedWork = true }
    }
  }

  private var isOptionalWork: Bool {
    if case .work(let work)? = state.step { work.isOptional == true } else { false }
  }

  /// Goes on to what follows the exercise in question, in the order of the plan: in a superset its next exercise. Where
  /// it is all there is in an amrap, that ends, and what follows may be the same exercise again.
  mutating func skipExercise(_ effects: inout [Effect]) throws(Refusal) {
    try requireRunning()
    if leaveOptionalRounds(&effects) || leaveOptionalSets(&effects) { return }
    guard let exercise = exerciseInQuestion else { return try skip(&effects) }
    let behind = placeBehindEndlessWork(of: exercise)
    var place = behind ?? walker.last(of: exercise, after: state.place, among: 10_000)
    guard var next = walker.landing(after: place) else { throw .noOtherExercise }
    if case .rest? = tree.step(at: next) {
      place = next
      guard let following = walker.landing(after: place) else { throw .noOtherExercise }
      next = following
    }
    if behind == nil, !walker.beginsEndlessWork(at: next, after: place), case .work(let work)? = tree.step(at: next),
      work.exercise.key == exercise
    {
      throw .noOtherExercise
    }
    resumeIfPaused(&effects)
    logPartsOfLeftCluster(&effects)
    state.answerable = nil
    recordScoresOfGroupsLeft(for: place)
    if let last = place.frames.indices.last { place.frames[last].total = nil }
    state.place = place
    leaveWorkForTimeUnfinished()
    proceed(early: true, &effects)
  }

  /// Rounds that may be left out are left together; false if none runs or comes next.
  private mutating func leaveOptionalRounds(_ effects: inout [Effect]) -> Bool {
    let isAtWork = state.phase.kind == .work || state.phase.kind == .countdown
    guard let place = isAtWork ? state.place : walker.landing(after: state.place),
      let depth = tree.depthOfOptionalRounds(in: place), state.place.frames.indices.contains(depth),
      state.place.frames[depth].group == place.frames[depth].group
    else { return false }
    resumeIfPaused(&effects)
    state.answerable = nil
    for left in (depth..<state.place.frames.count).reversed() { recordScore(of: left, isTimeUp: false) }
    state.place.frames.removeSubrange(depth...)
    proceed(early: true, &effects)
    return true
  }

  /// Sets that may be left out are left together, also if more work of their exercise follows; false if none runs or
  /// comes next. A rest that runs goes on, and leads to what follows them.
  private mutating func leaveOptionalSets(_ effects: inout [Effect]) -> Bool {
    guard session.rules >= .fifteenth,
      let first = state.phase.kind == .work ? state.place : walker.action(after: state.place),
      case .work(let set)? = tree.step(at: first), set.isOptional == true
    else { return false }
    var last = first
    while let next = walker.next(after: last), next.isBeside(first), let step = tree.step(at: next) {
      switch step {
      case .rest: break
      case .work(let work) where work.isOptional == true && work.exercise.key == set.exercise.key: break
      case .work, .countdown, .breath, .sit: return leave(to: last, &effects)
      }
      last = next
    }
    return leave(to: last, &effects)
  }

  /// Goes on behind the last of the sets that are left, or to the end of the rest that runs.
  private mutating func leave(to place: Place, _ effects: inout [Effect]) -> Bool {
    if state.phase.kind == .rest, case .rest? = tree.step(at: place), walker.landing(after: place) != nil {
      state.place = place
      return true
    }
    resumeIfPaused(&effects)
    if state.phase.kind == .work { logPartsOfLeftCluster(&effects) }
    state.answerable = nil
    state.place = place
    proceed(early: true, &effects)
    return true
  }

  /// The exercise that runs or comes next.
  private var exerciseInQuestion: String? {
    if let set = state.runningSet { return set.exercise.key }
    if case .work(let work)? = state.phase.kind == .work ? state.step : next { return work.exercise.key }
    return nil
  }

  /// Returns to the start of the previous phase and takes back what was logged since. In a cluster with a part done,
  /// that is the first part; on the second side, the first one.
  mutating func back(_ effects: inout [Effect]) throws(Refusal) {
    try requireRunning()
    if state.runningSet != nil, state.cluster != nil || state.sides != nil { return try redo(&effects) }
    guard let checkpoint = trail.removeLast() else { throw .nothingBefore }
    resumeIfPaused(&effects)
    begin(again: checkpoint, &effects)
  }

  /// Restarts the current phase: a rest in full; while an interval waits, its last set.
  mutating func redo(_ effects: inout [Effect]) throws(Refusal) {
    try requireRunning()
    guard let here = state.here else { throw .nothingBefore }
    if state.isHereOnTrail { _ = trail.removeLast() }
    resumeIfPaused(&effects)
    begin(again: here, &effects)
  }

  private mutating func begin(again checkpoint: PhaseCheckpoint, _ effects: inout [Effect]) {
    while logged.elements.count > checkpoint.sets, let set = logged.removeLast() {
      state.totals.remove(set)
      effects.append(.setTakenBack(set.occurrence))
    }
    while scored.elements.count > checkpoint.scores { _ = scored.removeLast() }
    state.stepsDone = checkpoint.stepsDone
    state.answerable = nil
    // A window that still runs keeps its end; one that was over, or is still to come, gets the time it had left then.
    var place = checkpoint.place
    let shared = state.place.framesShared(with: place)
    place.shift(by: state.clock - checkpoint.began, from: shared)
    for depth in 0..<shared { place.frames[depth].clock = state.place.frames[depth].clock }
    state.here = nil
    begin(place, &effects)
  }

  /// Moves the end of the phase, but never before now. At an expired rest, more time starts the rest again.
  mutating func extend(by length: Milliseconds, _ effects: inout [Effect]) throws(Refusal) {
    try requireRunning()
    let by = Milliseconds(min(max(length.count, -EngineLimits.longest), EngineLimits.longest))
    switch state.phase.kind {
    case .expired:
      guard by > .zero else { throw .phaseHasNoEnd }
      state.phase = PhaseClock(kind: .rest, began: state.clock, ends: state.clock + by)
      state.phase.enoughAt = state.clock
      effects += [.phaseBegan, .restBegan(by)]
    case .rest, .work, .countdown, .breath, .sit:
      guard let ends = state.phase.ends, !isOnGrid else { throw .phaseHasNoEnd }
      state.phase.ends = min(max(ends + by, state.clock), state.clock + Milliseconds(EngineLimits.longest))
    case .ready, .waiting, .choosing, .finished, .aborted: throw .phaseHasNoEnd
    }
  }

  /// An open rest in an interval ends with the round of the interval.
  private var isOnGrid: Bool {
    if case .rest(let rest) = state.step { rest.length == nil && rest.upTo == nil } else { false }
  }

  mutating func choose(_ option: Int, _ effects: inout [Effect]) throws(Refusal) {
    try requireRunning()
    if state.phase.kind != .choosing, let depth = tree.depthOfOrder(around: state.place) {
      return try choose(option, inOrderAt: depth, &effects)
    }
    guard state.phase.kind == .choosing, let frame = state.place.frames.last else { throw .nothingToChoose }
    let options = tree.options(of: frame)
    guard options.indices.contains(option) else { throw .noSuchOption(option, options: options.count) }
    resumeIfPaused(&effects)
    take(options[option], &effects)
  }

  mutating func leaveChoice(_ effects: inout [Effect]) {
    if !state.place.frames.isEmpty { state.place.frames.removeLast() }
    proceed(&effects)
  }

  mutating func take(_ option: Int, _ effects: inout [Effect]) {
    guard let last = state.place.frames.indices.last else { return }
    var place = state.place
    place.frames[last].take(option)
    if let first = walker.first(at: place) { begin(first, &effects) }
  }
}
