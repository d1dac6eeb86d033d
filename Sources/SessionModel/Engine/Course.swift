/// The flat course of a session: its steps in the order in which the engine walks them.

/// A step with the rounds in which it stands.
public struct CourseStep: Hashable, Codable, Sendable {
  /// Which run of its block this step is.
  public var occurrence: Occurrence
  /// As the engine runs it: the rung of a ladder and the round's number are filled in.
  public var step: Step
  package init(occurrence: Occurrence, step: Step) {
    self.occurrence = occurrence
    self.step = step
  }
}

extension Session {
  /// The steps in order. What has no known number of rounds (an amrap, a ladder without end) contributes its items, or
  /// its rungs, once; a choice its first option; a free order its written order. Rests that nothing follows and the
  /// earlier of two rests in a row are left out. Ends after a hundred thousand steps.
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
  /// The step a place stands at, as it is done there; nil where a choice is open.
  func step(at place: Place) -> Step? {
    guard let last = place.frames.last, let child = last.child, case .step(let step) = nodes[child].content
    else { return nil }
    guard case .work(let work) = step, let there = self.work(work, there: place, last) else { return step }
    return .work(there)
  }

  /// Work with what its place says of it; nil where it stays as it is.
  private func work(_ work: Work, there place: Place, _ frame: Frame) -> Work? {
    switch work.target {
    case .rung, .total: break
    case .reps, .time, .distance, .energy, .repsWithin, .cluster, .open: if work.of != 1 { return nil }
    }
    var there = work
    if case .rung = work.target {
      let ladder = place.frames.last { if case .ladder = form($0.group) { true } else { false } }
      there.target = ladder.map { .reps(.exactly(rung($0))) } ?? .open
    }
    if case .total = work.target {
      there.set = (frame.total.map { $0.work == frame.child ? $0.sets : 0 } ?? 0) + 1
      there.of = max(work.of, there.set)
    } else if work.of == 1, let turn = turn(at: place) {
      (there.set, there.of) = turn
    }
    return there
  }

  /// In the rounds of a superset the round is the set.
  private func turn(at place: Place) -> (set: Int, of: Int)? {
    for frame in place.frames.reversed() {
      let rounds: Int
      switch form(frame.group) {
      case .rounds(let count, _) where count > 1: rounds = count
      case .intervals(_, let count) where count > 1: rounds = count
      case .ladder(let rungs, step: nil) where !frame.isOneRung && rungs.count > 1: rounds = rungs.count
      case .window: return nil
      case .rounds, .intervals, .ladder, .exercise, .sequence, .forTime, .choice, .freeOrder: continue
      }
      guard isAlternating(frame.group), let child = frame.child else { return (frame.round + 1, rounds) }
      let count = nodes[frame.group].children.count
      let turns = (rounds - nodes[child].position - 1) / count + 1
      return (frame.round / count + 1, max(turns, frame.round / count + 1))
    }
    return nil
  }

  /// Rounds count from 1; only groups that go round have them, and the sets of a `total` are rounds too.
  func occurrence(of place: Place) -> Occurrence {
    var rounds: [Int] = []
    for frame in place.frames {
      switch form(frame.group) {
      case .rounds, .intervals, .window, .ladder: rounds.append(frame.round + 1)
      case .exercise, .sequence, .forTime, .choice, .freeOrder: break
      }
    }
    guard let last = place.frames.last, let child = last.child else { return Occurrence(block: 0, rounds: rounds) }
    if case .step(.work(let work)) = nodes[child].content, case .total = work.target {
      rounds.append((last.total.map { $0.work == child ? $0.sets : 0 } ?? 0) + 1)
    }
    return Occurrence(block: nodes[child].id, rounds: rounds)
  }

  /// How many actions follow the one at `place`; nil if nobody can know.
  func actionsAhead(of place: Place) -> WideInt? {
    var ahead = Tally()
    for frame in place.frames {
      switch form(frame.group) {
      case .window: return nil
      case .ladder(let rungs, let step):
        if frame.isOneRung { break }
        if step != nil { return nil }
        ahead = ahead + tally(ofRounds: later(than: frame, of: rungs.count), in: frame.group)
      case .rounds(let count, _), .intervals(_, let count):
        ahead = ahead + tally(ofRounds: later(than: frame, of: count), in: frame.group)
      case .freeOrder:
        for option in options(of: frame) { ahead = ahead + nodes[option].tally }
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
    return ahead.open > 0 ? nil : ahead.actions
  }

  private func later(than frame: Frame, of count: Int) -> Range<Int> {
    let first = frame.round + 1
    return first..<max(first, min(count, EngineLimits.mostRounds))
  }
}
