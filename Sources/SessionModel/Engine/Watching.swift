/// The snapshot: what views see of the engine at an instant.
extension Engine {
  /// The state at `instant`, which may be later than anything the engine was told; that changes nothing.
  public func snapshot(at instant: Instant) -> Snapshot {
    let instant = max(instant.clamped, state.now)
    if instant > state.now {
      var later = self
      _ = later.advance(to: instant)
      return later.snapshot()
    }
    return snapshot()
  }

  private func snapshot() -> Snapshot {
    let pause = state.now - state.clock
    return Snapshot(
      sessionName: session.name, kind: session.kind, phase: state.phase.kind, isPaused: state.pausedAt != nil,
      phaseBegan: state.phase.began + pause, phaseEnds: state.phase.ends.map { $0 + pause },
      current: current, part: state.parts.map { PartOfSet(number: $0.done + 1, of: $0.count) }, next: next,
      windows: windows(shiftedBy: pause), stepsDone: state.stepsDone,
      stepsInAll: stepsInAll, elapsed: state.elapsed, estimated: tree.estimate, options: options,
      repsAskedFor: state.answerable.flatMap { $0.asksReps ? $0.occurrence : nil }, totals: state.summary)
  }

  /// What runs, or was just done.
  private var current: Step? {
    if let set = state.runningSet { return .work(set) }
    switch state.phase.kind {
    case .work, .breath, .sit: return state.step
    case .ready, .choosing: return nil
    case .countdown, .rest, .expired, .waiting, .finished, .aborted: break
    }
    // A look back over the phases before: a rest and a countdown stand between actions, seldom more.
    for footing in trail.elements.suffix(8).reversed() {
      switch tree.step(at: footing.place) {
      case .work(let work):
        if let set = log.last, set.occurrence == tree.occurrence(of: footing.place) { return .work(set.work) }
        return .work(work)
      case .breath(let breath): return .breath(breath)
      case .sit(let sit): return .sit(sit)
      case .rest, .countdown, nil: continue
      }
    }
    return nil
  }

  private var next: Step? {
    if state.phase.isOver || state.phase.kind == .choosing { return nil }
    let place = state.phase.kind == .ready ? Place(frames: [Frame(group: 0)]) : state.place
    return walker.action(after: place).flatMap { tree.step(at: $0) }
  }

  private var stepsInAll: Int? {
    let place = state.phase.kind == .ready ? Place(frames: [Frame(group: 0)]) : state.place
    if state.phase.isOver { return state.stepsDone }
    guard let ahead = tree.actionsAhead(of: place) else { return nil }
    let runs: Bool
    switch state.phase.kind {
    case .work, .breath, .sit: runs = true
    case .ready, .countdown, .rest, .expired, .waiting, .choosing, .finished, .aborted:
      runs = state.isBetweenParts || place.frames.last?.total != nil
    }
    return state.stepsDone + ahead + (runs ? 1 : 0)
  }

  private var options: [String] {
    guard state.phase.kind == .choosing, let frame = state.place.frames.last else { return [] }
    return tree.options(of: frame).map { tree.title($0) }
  }

  private func windows(shiftedBy pause: Milliseconds) -> [Window] {
    if state.phase.isOver { return [] }
    return state.place.frames.compactMap { frame in
      let kind: Window.Kind
      let rounds: Int?
      var round: (began: Instant, ends: Instant)?
      switch tree.form(frame.group) {
      case .window: (kind, rounds) = (.amrap, nil)
      case .intervals(let lengths, let count):
        (kind, rounds) = (.intervals, count)
        round = frame.clock.map {
          ($0.began + lengths.start(ofRound: frame.round), $0.began + lengths.start(ofRound: frame.round + 1))
        }
      case .forTime: (kind, rounds) = (.forTime, nil)
      case .rounds(let count, _): (kind, rounds) = (.rounds, count)
      case .ladder(let rungs, let step): (kind, rounds) = (.ladder, step == nil ? rungs.count : nil)
      case .exercise, .sequence, .choice, .freeOrder: return nil
      }
      let isDone = state.phase.kind == .waiting && kind == .intervals
      return Window(
        kind: kind, began: frame.clock.map { $0.began + pause }, ends: frame.clock?.ends.map { $0 + pause },
        roundBegan: round.map { $0.began + pause }, roundEnds: round.map { $0.ends + pause },
        roundsDone: frame.round + (isDone ? 1 : 0), rounds: rounds)
    }
  }
}

extension Tree {
  /// What a block is called among options: its title, or its first exercise.
  func title(_ block: Int) -> String {
    switch nodes[block].content {
    case .step(.work(let work)): return work.exercise.name
    case .step(.breath(let breath)): return breath.movement.rawValue
    case .step(.sit(let sit)): return sit.posture.rawValue
    case .step(.rest), .step(.countdown): return ""
    case .group(let group):
      if let title = group.title { return title }
      let first = nodes[block].children.first { nodes[$0].substance == .actions }
      return first.map { title($0) } ?? ""
    }
  }
}
