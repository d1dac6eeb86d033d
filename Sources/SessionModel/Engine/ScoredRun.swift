/// The runs of scored blocks, recorded when they are over.

/// A run of a scored block that is over. What its sets came to is read from the log, where they can still change.
struct ScoredRun: Hashable, Sendable {
  var node: Int
  var kind: Kind
  /// Its sets in the log.
  var sets: Range<Int>
  /// The place of its rounds among those of an occurrence.
  var level: Int
  /// The rounds, from 1, whose work went on after their end.
  var lateRounds: Set<Int> = []

  enum Kind: Hashable, Sendable {
    case time(Milliseconds)
    case capped
    case rounds(Int)
    case intervals(Int)
    case deathBy
    case tabata
    case goal(Goal)
    case sitting(Milliseconds, as: Sit.Posture)
    case hold(Milliseconds)
  }
}

extension Engine {
  /// Records the score of a frame that is left, at its end or because its time is up.
  mutating func recordScore(of depth: Int, isTimeUp: Bool) {
    let frame = state.place.frames[depth]
    // What was passed over never began.
    if session.rules >= .eighteenth, frame.firstSet == nil { return }
    // A group with a goal has no other score in it.
    if state.place.frames[..<depth].contains(where: { tree.goal(of: $0.group) != nil }) { return }
    guard let kind = scoredKind(of: frame, at: depth, isTimeUp: isTimeUp) else { return }
    let sets = min(frame.firstSet ?? 0, log.count)..<log.count
    guard !sets.isEmpty else { return }
    let level = tree.roundLevel(of: depth, in: state.place)
    scored.append(
      ScoredRun(node: frame.group, kind: kind, sets: sets, level: level, lateRounds: frame.lateRounds))
  }

  /// The athlete ends the session: what was done so far for load or for reps counts.
  mutating func recordGoals() {
    for depth in state.place.frames.indices {
      let group = state.place.frames[depth].group
      let isRecorded = scored.elements.last.map { $0.node == group && $0.sets.upperBound == log.count } ?? false
      if tree.goal(of: group) != nil, !isRecorded { recordScore(of: depth, isTimeUp: false) }
    }
  }

  /// A sitting, or a breath held without a length, is over.
  mutating func recordStillness() {
    guard let node = state.place.frames.last?.child, let step = state.step else { return }
    let time = state.clock - state.phase.began
    let kind: ScoredRun.Kind
    switch step {
    case .sit(let sit): kind = .sitting(time, as: session.rules < .sixth ? .sit : sit.posture)
    case .breath(let breath):
      guard breath.movement == .hold, breath.length == nil else { return }
      kind = .hold(time)
    case .work, .rest, .countdown: return
    }
    scored.append(ScoredRun(node: node, kind: kind, sets: log.count..<log.count, level: 0))
  }

  /// What kind of score a frame has; nil if it has none.
  func scoredKind(of frame: Frame, at depth: Int, isTimeUp: Bool) -> ScoredRun.Kind? {
    if let goal = tree.goal(of: frame.group) { return .goal(goal) }
    switch tree.form(frame.group) {
    case .forTime:
      guard let clock = frame.clock, !tree.isFilled(frame.group) else { return nil }
      return isTimeUp || frame.hasSkippedWork ? .capped : .time((clock.worked ?? state.clock) - clock.began)
    case .window: return .rounds(frame.round)
    case .intervals(_, let rounds):
      if tree.isIntervalsOfOneExercise(frame.group) || tree.isFilled(frame.group) { return nil }
      if tree.endsWithMiss(frame.group) { return .intervals(frame.round + 1) }
      if tree.endsByTotals(frame.group), let clock = frame.clock {
        return areTotalsReached(at: depth) ? .time((clock.worked ?? state.clock) - clock.began) : .capped
      }
      return session.rules >= .second && tree.isDeathBy(frame.group) ? .deathBy : .intervals(rounds)
    case .rounds(_, style: .tabata): return .tabata
    case .exercise, .sequence, .rounds, .ladder, .choice, .freeOrder: return nil
    }
  }
}

extension Tree {
  /// `squat 5x3 every 2min`: the sets have their results, and the intervals are only their rhythm.
  func isIntervalsOfOneExercise(_ group: Int) -> Bool {
    guard case .intervals = form(group), case .group(let head) = nodes[group].content, let title = head.title else {
      return false
    }
    return nodes[group].children.allSatisfy { child in
      guard case .step(.work(let work)) = nodes[child].content else { return false }
      return work.exercise.name == title
    }
  }
}
