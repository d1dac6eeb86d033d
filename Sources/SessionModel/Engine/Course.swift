/// The flat course of a session: its steps in the order in which the engine walks them.

/// A step with its rounds.
public struct CourseStep: Hashable, Codable, Sendable {
  /// Which run of its block this step is.
  public var occurrence: Occurrence
  /// The step as the engine runs it, with the rung of a ladder and the round's number filled in.
  public var step: Step
  package init(occurrence: Occurrence, step: Step) {
    self.occurrence = occurrence
    self.step = step
  }
}

extension Session {
  /// The steps in order. A group with an unknown number of rounds (an amrap, an endless ladder, an emom until a total
  /// is reached) contributes its items or rungs once, a choice its first option, a free order its written order. Rests
  /// that nothing follows are left out, and so is the earlier of two rests in a row. Ends after a hundred thousand
  /// steps.
  public func course() -> [CourseStep] {
    let tree = Tree(session: self)
    let walker = Walker(tree: tree, isFlat: true)
    var steps: [CourseStep] = []
    var place = Place(frames: [Frame(group: 0)])
    while steps.count < 100_000, let next = walker.landing(after: place) {
      place = next
      guard let step = tree.step(at: place) else { break }
      steps.append(CourseStep(occurrence: tree.occurrence(of: place), step: step))
    }
    return steps
  }
}

extension Tree {
  /// The step at a place, as it is done there; nil if a choice is open.
  func step(at place: Place) -> Step? {
    guard let last = place.frames.last, let child = last.child, case .step(let step) = nodes[child].content
    else { return nil }
    guard case .work(let work) = step else { return step }
    var there = self.work(work, there: place, last)
    if depthOfOptionalRounds(in: place) != nil {
      there = there ?? work
      there?.isOptional = true
    }
    return there.map { .work($0) } ?? step
  }

  /// The outermost group whose running round is one that may be left out.
  func depthOfOptionalRounds(in place: Place) -> Int? {
    place.frames.firstIndex { frame in
      guard case .group(let group) = nodes[frame.group].content, let least = group.leastRounds else { return false }
      return frame.round >= least
    }
  }

  /// The work with everything that its place determines; nil if that changes nothing.
  private func work(_ work: Work, there place: Place, _ frame: Frame) -> Work? {
    switch work.target {
    case .rung, .total: break
    case .reps, .time, .distance, .energy, .breaths, .repsWithin, .energyWithin, .distanceWithin, .cluster, .open:
      if work.of != 1, !work.climbs { return nil }
    }
    var there = work
    if work.climbs {
      if let ladder = place.frames.last(where: { if case .ladder = form($0.group) { true } else { false } }) {
        there.climb(to: rung(ladder))
      } else if work.target == .rung {
        there.target = .open
      }
    }
    if case .total = work.target {
      there.set = (frame.total.map { $0.work == frame.child ? $0.sets : 0 } ?? 0) + 1
      there.of = max(work.of, there.set)
    } else if work.of == 1, work.rung == nil, let turn = turn(at: place) {
      (there.set, there.of) = turn
    }
    return there
  }

  /// The number of the set and how many there are, if they are those of the rounds around it.
  func turnOfSet(at place: Place) -> (set: Int, of: Int)? {
    guard let child = place.frames.last?.child, case .step(.work(let work)) = nodes[child].content, work.of == 1,
      work.rung == nil
    else { return nil }
    if case .total = work.target { return nil }
    return turn(at: place)
  }

  /// In a superset, the round is the set number.
  private func turn(at place: Place) -> (set: Int, of: Int)? {
    // In alternating groups: every how many rounds this block has its turn, and the round of its first one.
    var turns = (of: 1, first: 0)
    func take(turnsOf frame: Frame) {
      guard isAlternating(frame.group), let child = frame.child else { return }
      let count = nodes[frame.group].children.count
      turns = (count * turns.of, nodes[child].position + count * turns.first)
    }
    for frame in place.frames.reversed() {
      let rounds: Int
      switch form(frame.group) {
      case .rounds(1, _) where takesTurnsOfRoundsAround(frame.group):
        take(turnsOf: frame)
        continue
      case .rounds(let count, _) where count > 1: rounds = count
      // Nobody knows how many there will be.
      case .intervals where endsWithMiss(frame.group): return nil
      case .intervals(_, let count) where session.rules >= .twelfth && isOnlyLimit(count, of: frame.group): return nil
      case .intervals(_, let count) where count > 1: rounds = count
      case .ladder(let rungs, step: nil) where !frame.isOneRung && rungs.count > 1: rounds = rungs.count
      case .window: return nil
      case .rounds, .intervals, .ladder, .exercise, .sequence, .forTime, .choice, .freeOrder: continue
      }
      take(turnsOf: frame)
      let turn = frame.round / turns.of + 1
      return (turn, max((rounds - turns.first - 1) / turns.of + 1, turn))
    }
    return nil
  }

  /// Rounds count from 1; only repeating groups have them, and the sets of a `total` are rounds, too.
  func occurrence(of place: Place) -> Occurrence {
    var rounds = rounds(of: place.frames)
    guard let last = place.frames.last, let child = last.child else { return Occurrence(block: 0, rounds: rounds) }
    if case .step(.work(let work)) = nodes[child].content, case .total = work.target {
      rounds.append((last.total.map { $0.work == child ? $0.sets : 0 } ?? 0) + 1)
    }
    return Occurrence(block: nodes[child].id, rounds: rounds)
  }

  func rounds(of frames: [Frame]) -> [Int] {
    var rounds: [Int] = []
    for frame in frames {
      switch form(frame.group) {
      case .rounds, .intervals, .window, .ladder: rounds.append(frame.round + 1)
      case .exercise, .sequence, .forTime, .choice, .freeOrder: break
      }
    }
    return rounds
  }

  /// The number of actions after the one at `place`; nil if unknowable.
  func actionsAhead(of place: Place) -> WideInt? {
    var ahead = Tally()
    for frame in place.frames {
      switch form(frame.group) {
      case .window: return nil
      case .ladder(let rungs, let step):
        if frame.isOneRung { break }
        if step != nil { return nil }
        ahead = ahead + tally(ofRounds: later(than: frame, of: rungs.count), in: frame.group)
      case .intervals where hasUnknownRounds(frame.group): return nil
      case .rounds(let count, _), .intervals(_, let count):
        ahead = ahead + tally(ofRounds: later(than: frame, of: count), in: frame.group)
      case .freeOrder:
        for option in options(of: frame) {
          let aside = frame.aside.first { $0.frame.group == option }
          ahead = ahead + (aside.map { tally(of: $0) } ?? nodes[option].tally)
        }
        continue
      case .choice:
        if frame.child == nil { ahead = ahead + nodes[frame.group].tally }
        continue
      case .exercise, .sequence, .forTime: break
      }
      if isAlternating(frame.group) { continue }
      guard let last = nodes[frame.group].children.last else { continue }
      ahead = ahead + nodes[last].running
      if let child = frame.child { ahead = ahead - nodes[child].running }
    }
    if ahead.open > 0 { return nil }
    return nodes[0].hasUnevenTurns ? walkedActions(after: place) : ahead.actions
  }

  private func later(than frame: Frame, of count: Int) -> Range<Int> {
    let first = frame.round + 1
    return first..<max(first, min(count, EngineLimits.mostRounds))
  }
}
