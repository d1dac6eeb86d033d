/// How much longer a session takes: what is planned from the current step to the end. The outer ring and the bar show
/// it.

import SessionModel

struct SessionPace {
  private var blocks: [Block] = []
  /// By the number of actions that are still ahead, from 1.
  private var ahead: [Ahead] = []

  private struct Ahead {
    /// How long they take with the rests between them.
    var length: Milliseconds
    /// How long the first of them takes.
    var first: Milliseconds
    /// If a clock runs around the first of them: how long those take that come after it.
    var afterClock: Milliseconds?
  }

  /// Costs nothing if the session is still the same.
  mutating func take(_ session: Session) {
    guard session.blocks != blocks else { return }
    blocks = session.blocks
    ahead = []
    let course = session.plannedCourse().reversed().map { (step: $0, length: Self.length(of: $0.step)) }
    let scales = Scales(session, course.map { ($0.step.occurrence.block, $0.length) })
    var (sum, block, afterBlock) = (Milliseconds.zero, -1, Milliseconds.zero)
    for (step, length) in course {
      let place = scales.place(of: step.occurrence.block)
      if place != block { (block, afterBlock) = (place, sum) }
      let length = scales.scaled(length, in: place)
      sum = sum + length
      guard step.step.isAction else { continue }
      ahead.append(Ahead(length: sum, first: length, afterClock: scales.isClocked(place) ? afterBlock : nil))
    }
  }

  /// What is left at `now`; nil if unknown.
  func left(of view: Snapshot, at now: Instant) -> Milliseconds? {
    guard let all = view.stepsInAll, all > view.stepsDone, ahead.indices.contains(all - view.stepsDone - 1) else {
      return view.estimated.map { max(.zero, $0 - view.elapsed) }
    }
    let next = ahead[all - view.stepsDone - 1]
    let bySteps = left(next, of: view, at: now)
    guard let after = next.afterClock, let clock = view.windows.first, let ends = clock.ends, ends > now else {
      return bySteps
    }
    switch clock.kind {
    // Work for time can be done before its cap, and intervals until a miss are.
    case .forTime,
      .intervals where clock.rounds == nil:
      return min(bySteps, after + (ends - now))
    case .amrap, .forGoal, .intervals, .rounds, .ladder: return after + (ends - now)
    }
  }

  private func left(_ next: Ahead, of view: Snapshot, at now: Instant) -> Milliseconds {
    let phaseLeft = view.phaseEnds.map { max(.zero, $0 - now) }
    switch view.phase {
    case .work, .breath, .sit:
      let later = next.length - next.first
      if let phaseLeft { return later + phaseLeft }
      // An athlete who takes longer than usual is still not done.
      let left = max(next.first - (now - view.phaseBegan), Milliseconds(next.first.count / 10))
      return later + left
    case .ready, .countdown, .rest, .expired, .waiting, .choosing, .finished, .aborted:
      return next.length + (phaseLeft ?? .zero)
    }
  }

  private static func length(of step: Step) -> Milliseconds {
    Session(name: "", kind: .workout, blocks: [Block(id: 0, .step(step))]).estimatedDuration() ?? .zero
  }
}

/// How much longer than its steps each block of a session takes. The steps lack what only the whole has: waits for the
/// next minute, usual rests where the plan has none. A clock around a block says how long it is.
private struct Scales {
  private var places: [Int: Int] = [:]
  /// Of the blocks with a clock.
  private var ofClocks: [Int: Double] = [:]
  private var ofOthers = 1.0

  /// - Parameter course: the block and the length of each step.
  init(_ session: Session, _ course: [(block: Int, length: Milliseconds)]) {
    for (place, block) in session.blocks.enumerated() { Self.note(block, at: place, in: &places) }
    var sums: [Int: Double] = [:]
    for step in course { sums[self.place(of: step.block), default: 0] += Double(step.length.count) }
    var estimated = Double(session.estimatedDuration()?.count ?? 0)
    for (place, block) in session.blocks.enumerated() where block.hasClock {
      guard let sum = sums[place], sum > 0, let length = Self.length(of: block, in: session) else { continue }
      ofClocks[place] = length / sum
      estimated -= length
      sums[place] = nil
    }
    let others = sums.values.reduce(0, +)
    if others > 0, estimated > 0 { ofOthers = estimated / others }
  }

  /// The top-level block with this id, or with this id in it.
  func place(of block: Int) -> Int { places[block] ?? -1 }

  func isClocked(_ place: Int) -> Bool { ofClocks[place] != nil }

  func scaled(_ length: Milliseconds, in place: Int) -> Milliseconds {
    Milliseconds(WideInt((Double(length.count) * (ofClocks[place] ?? ofOthers)).rounded()))
  }

  private static func length(of block: Block, in session: Session) -> Double? {
    let length = Session(name: "", kind: session.kind, blocks: [block]).estimatedDuration()
    return length.flatMap { $0 > .zero ? Double($0.count) : nil }
  }

  private static func note(_ block: Block, at place: Int, in places: inout [Int: Int]) {
    places[block.id] = place
    guard case .group(let group) = block.content else { return }
    for inner in group.blocks { note(inner, at: place, in: &places) }
  }
}

extension Block {
  /// Whether a clock that ends it runs around it.
  fileprivate var hasClock: Bool {
    guard case .group(let group) = content else { return false }
    return switch group.form {
    case .window, .intervals: true
    case .forTime(let cap): cap != nil
    case .exercise, .sequence, .rounds, .ladder, .choice, .freeOrder: false
    }
  }
}
