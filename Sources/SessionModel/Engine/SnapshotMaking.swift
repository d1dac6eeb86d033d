/// The snapshot: what views see of the engine at an instant.
extension Engine {
  /// The state at `instant`, which may be later than any instant the engine was given; that changes nothing.
  public func snapshot(at instant: Instant) -> Snapshot { advanced(to: instant).snapshot() }

  /// The first step after the snapshot's `next` that is not work of the same exercise; nil if there is none, or none is
  /// known. Not part of the snapshot, because few callers need it.
  public func stepAfterNext(at instant: Instant) -> Step? { advanced(to: instant).stepAfterNext }

  /// The set of the same exercise that comes after the snapshot's `next`; nil if something else does, or nothing.
  package func setAfterNext(at instant: Instant) -> Step? { advanced(to: instant).setAfterNext }

  /// The choice that makes the snapshot's `next`, or else the step after it, unknown; nil if there is none.
  package func choiceAhead(at instant: Instant) -> OpenChoice? { advanced(to: instant).choiceAhead }

  /// The id of the block that views mark in a list of the session: the running step, or else the next one; nil if there
  /// is none, or none is known.
  public func blockAtHand(at instant: Instant) -> Int? {
    let engine = advanced(to: instant)
    switch engine.state.phase.kind {
    case .work, .breath, .sit: return engine.block(at: engine.state.place)
    // Between the parts of a set, it goes on.
    case .rest where engine.state.part != nil: return engine.block(at: engine.state.place)
    case .ready, .countdown, .rest, .expired, .waiting:
      return engine.walker.action(after: engine.placeBeforeNext).flatMap { engine.block(at: $0) }
    case .choosing, .finished, .aborted: return nil
    }
  }

  private func block(at place: Place) -> Int? { place.frames.last?.child.map { tree.nodes[$0].id } }

  private func advanced(to instant: Instant) -> Engine {
    let instant = max(instant.clamped, state.now)
    guard instant > state.now else { return self }
    var later = self
    _ = later.advance(to: instant)
    return later
  }

  private func snapshot() -> Snapshot {
    let pause = state.now - state.clock
    let next = placeOfNext
    return Snapshot(
      sessionName: session.name, kind: session.kind, phase: state.phase.kind, isPaused: state.pausedAt != nil,
      phaseBegan: state.phase.began + pause, phaseEnds: state.phase.ends.map { $0 + pause },
      restMayEnd: restMayEnd.map { $0 + pause },
      current: current, part: state.part, repsOfPartBefore: state.repsOfPartBefore,
      next: next.flatMap { tree.step(at: $0) },
      windows: windows(around: state.place, shiftedBy: pause),
      nextWindows: next.map { windows(around: $0, shiftedBy: pause) } ?? [], stepsDone: state.stepsDone,
      stepsInAll: stepsInAll, elapsed: state.elapsed, estimated: tree.estimate, options: options,
      repsAskedFor: state.answerable.flatMap { $0.asksReps ? $0.occurrence : nil },
      askedTarget: state.answerable.flatMap {
        $0.asksReps && log.indices.contains($0.index) ? log[$0.index].work.target : nil
      },
      askedExercise: state.answerable.flatMap {
        $0.asksReps && log.indices.contains($0.index) ? log[$0.index].work.exercise : nil
      },
      answersEnd: earlyAnswersEnd.map { $0 + pause },
      loadAskedFor: state.answerable.flatMap { $0.asksLoad ? $0.occurrence : nil },
      rpeAskedFor: state.answerable.flatMap { $0.asksRPE ? $0.occurrence : nil }, total: currentTotal,
      nextTotal: next.flatMap { total(at: $0) },
      stations: stations, recovery: rest?.recovery, restNotes: rest?.notes, totals: state.summary)
  }

  /// The one that runs.
  private var rest: Rest? {
    guard state.phase.kind == .rest, case .rest(let rest) = state.step else { return nil }
    return rest
  }

  /// Only for a rest with a range, and for more of a rest that was over.
  private var restMayEnd: Instant? {
    guard state.phase.kind == .rest, case .rest(let rest)? = state.step,
      rest.upTo != nil || state.phase.enoughAt == state.phase.began
    else { return nil }
    return state.phase.enoughAt
  }

  /// The step that is running or was just done.
  private var current: Step? {
    if let set = state.runningSet { return .work(set) }
    switch state.phase.kind {
    case .work, .breath, .sit: return state.step
    case .ready, .choosing: return nil
    case .countdown, .rest, .expired, .waiting, .finished, .aborted: break
    }
    // Looks back over the earlier phases: between actions there are a rest and a countdown, seldom more.
    for checkpoint in trail.elements.suffix(8).reversed() {
      switch tree.step(at: checkpoint.place) {
      case .work(let work):
        if let set = log.last, set.occurrence == tree.occurrence(of: checkpoint.place) { return .work(set.work) }
        return .work(work)
      case .breath(let breath): return .breath(breath)
      case .sit(let sit): return .sit(sit)
      case .rest, .countdown, nil: continue
      }
    }
    return nil
  }

  /// The total of the set that is running or was just done.
  private var currentTotal: TotalProgress? {
    switch state.phase.kind {
    case .work: total(at: state.place)
    // Between the parts of a cluster, what was just done is part of the set.
    case .rest where state.isBetweenParts: nil
    case .rest, .expired, .waiting, .countdown: log.last.flatMap { total(of: $0) }
    case .ready, .breath, .sit, .choosing, .finished, .aborted: nil
    }
  }

  var next: Step? { placeOfNext.flatMap { tree.step(at: $0) } }

  private var placeOfNext: Place? {
    state.phase.isOver || state.phase.kind == .choosing ? nil : walker.action(after: placeBeforeNext)
  }

  private var stepAfterNext: Step? {
    guard let step = lastOfNext.flatMap({ walker.action(after: $0) }).flatMap({ tree.step(at: $0) }) else { return nil }
    if case .work(let other) = step, case .work(let work)? = next, other.exercise.key == work.exercise.key {
      return nil
    }
    return step
  }

  private var setAfterNext: Step? {
    guard let step = placeOfNext.flatMap({ walker.action(after: $0) }).flatMap({ tree.step(at: $0) }),
      case .work(let other) = step, case .work(let work)? = next, other.exercise.key == work.exercise.key
    else { return nil }
    return step
  }

  /// The last set of the next exercise, or else the next step.
  private var lastOfNext: Place? {
    guard let place = placeOfNext else { return nil }
    guard case .work(let work)? = tree.step(at: place) else { return place }
    return walker.last(of: work.exercise.key, after: placeBeforeNext, among: 100)
  }

  private var choiceAhead: OpenChoice? {
    if state.phase.isOver || state.phase.kind == .choosing { return nil }
    guard let frame = walker.choice(after: lastOfNext ?? placeBeforeNext) else { return nil }
    guard case .group(let group) = tree.nodes[frame.group].content else { return nil }
    return OpenChoice(title: group.title, options: tree.options(of: frame).compactMap { tree.option($0) })
  }

  private var placeBeforeNext: Place {
    state.phase.kind == .ready ? Place(frames: [Frame(group: 0)]) : state.place
  }

  private var stepsInAll: WideInt? {
    let place = placeBeforeNext
    if state.phase.isOver { return WideInt(state.stepsDone) }
    guard let ahead = tree.actionsAhead(of: place) else { return nil }
    let runs: Bool
    switch state.phase.kind {
    case .work, .breath, .sit: runs = true
    case .ready, .countdown, .rest, .expired, .waiting, .choosing, .finished, .aborted:
      runs = state.isBetweenParts || place.frames.last?.total != nil
    }
    return WideInt(state.stepsDone) + ahead + (runs ? 1 : 0)
  }

  private var options: [Choosable] {
    guard let frame = choice else { return [] }
    return tree.options(of: frame).compactMap { tree.option($0) }
  }

  /// The open choice, or the one with which the session begins.
  private var choice: Frame? {
    switch state.phase.kind {
    case .choosing: return state.place.frames.last
    case .ready:
      let first = walker.landing(after: Place(frames: [Frame(group: 0)]))?.frames.last
      return first?.child == nil ? first : nil
    case .countdown, .work, .rest, .expired, .waiting, .breath, .sit, .finished, .aborted: return nil
    }
  }

  private func windows(around place: Place, shiftedBy pause: Milliseconds) -> [Snapshot.Window] {
    if state.phase.isOver { return [] }
    let turn = tree.turnOfSet(at: place)
    return place.frames.compactMap { frame in
      let kind: Snapshot.Window.Kind
      var rounds: Int?
      var round: (began: Instant, ends: Instant)?
      var roundLength: Milliseconds?
      var ends = frame.clock?.ends
      switch tree.form(frame.group) {
      case .window where tree.goal(of: frame.group) != nil, .forTime where tree.goal(of: frame.group) != nil:
        (kind, rounds) = (.forGoal, nil)
      case .window: (kind, rounds) = (.amrap, nil)
      case .intervals(let lengths, let count):
        (kind, rounds) = (.intervals, count)
        round = frame.clock.map {
          ($0.began + lengths.start(ofRound: frame.round), $0.began + lengths.start(ofRound: frame.round + 1))
        }
        roundLength = lengths.start(ofRound: frame.round + 1) - lengths.start(ofRound: frame.round)
        ends = frame.clock.map { $0.began + lengths.start(ofRound: count) }
        // Nobody means to hold a *death by* to its end.
        if tree.isDeathBy(frame.group) { rounds = nil }
      case .forTime: (kind, rounds) = (.forTime, nil)
      case .rounds(let count, _):
        if tree.takesTurnsOfRoundsAround(frame.group) { return nil }
        (kind, rounds) = (.rounds, count)
      case .ladder(let rungs, let step): (kind, rounds) = (.ladder, step == nil ? rungs.count : nil)
      case .exercise, .sequence, .choice, .freeOrder: return nil
      }
      let isDone = state.phase.kind == .waiting && kind == .intervals && place == state.place
      let roundsDone = frame.round + (isDone ? 1 : 0)
      return Snapshot.Window(
        kind: kind, began: frame.clock.map { $0.began + pause }, ends: ends.map { $0 + pause },
        roundBegan: round.map { $0.began + pause }, roundEnds: round.map { $0.ends + pause },
        roundLength: roundLength, roundsDone: roundsDone, rounds: rounds,
        countsSets: turn.map { $0.of == rounds && $0.set == frame.round + 1 } ?? false)
    }
  }
}

/// What the athlete must choose, before it is known what comes then.
package struct OpenChoice: Hashable, Sendable {
  package var title: String?
  package var options: [Choosable]
}

extension Tree {
  /// The name of a block among options; nil if nothing is done in it.
  func option(_ block: Int) -> Choosable? {
    switch nodes[block].content {
    case .step(.work(let work)): return .exercise(work.exercise)
    case .step(.breath(let breath)): return .breath(breath.movement)
    case .step(.sit(let sit)): return .sit(sit.posture)
    case .step(.rest), .step(.countdown): return nil
    case .group(let group):
      let first = nodes[block].children.first { nodes[$0].substance == .actions }.flatMap { option($0) }
      // The sets of an exercise are a group with its name, which differs between languages.
      if case .exercise(let exercise)? = first, group.title == exercise.name { return first }
      return group.title.map(Choosable.titled) ?? group.part.map(Choosable.part) ?? first
    }
  }
}
