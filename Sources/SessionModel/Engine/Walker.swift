/// Walks the tree from step to step, without a clock: what follows a place, and which of the rests on the way apply.
struct Walker {
  var tree: Tree
  /// For the course as a list: takes windows and open ladders once, and the first option of a choice.
  var isFlat = false

  private enum Move {
    case to(Int)
    case choice
    case exhausted
  }

  /// The first step or open choice after `place`; the place before everything has only the outermost frame.
  func next(after place: Place) -> Place? {
    var place = place
    leaveForPicked(&place)
    while let last = place.frames.indices.last {
      switch move(&place.frames[last]) {
      case .exhausted: place.frames.removeLast()
      case .choice: return place
      case .to(let child):
        if tree.isStep(child) || enter(child, &place) { return place }
      }
    }
    return nil
  }

  /// The first step inside the last frame's block, which was just chosen.
  func first(at place: Place) -> Place? {
    guard let child = place.frames.last?.child else { return nil }
    var place = place
    if tree.isStep(child) || enter(child, &place) { return place }
    return next(after: place)
  }

  /// Where the session continues after `place`. Left out are rests and countdowns that nothing follows, the earlier of
  /// two rests in a row (unless an interval's boundary lies between them), the last rest of a group that has none at its
  /// end, and a countdown where a clock is running.
  func landing(after place: Place) -> Place? {
    guard var target = next(after: place) else { return nil }
    while let filler = filler(at: target) {
      guard let following = next(after: target) else { return nil }
      if filler == .rest, leavesOutRest(at: target, before: following) {
        target = following
        continue
      }
      switch (filler, self.filler(at: following)) {
      case (.countdown, nil) where runsByClock(place, past: target, to: following): return following
      case (_, nil): return target
      case (.countdown, _): target = following
      case (.rest, .rest?):
        if isBarrier(between: target, and: following) { return leads(to: following) ? target : nil }
        target = following
      case (.rest, .countdown?): return leads(to: following) ? target : nil
      }
    }
    return target
  }

  /// The action after `place`; nil if the athlete must choose first.
  func action(after place: Place) -> Place? {
    guard let target = arrival(after: place) else { return nil }
    return target.frames.last?.child == nil ? nil : target
  }

  /// The choice that the athlete must make after `place`, before the next action.
  func choice(after place: Place) -> Frame? {
    guard let frame = arrival(after: place)?.frames.last, frame.child == nil else { return nil }
    return frame
  }

  /// The action or the open choice after `place`.
  private func arrival(after place: Place) -> Place? {
    guard var target = next(after: place) else { return nil }
    while filler(at: target) != nil {
      guard let following = next(after: target) else { return nil }
      target = following
    }
    return target
  }

  /// The last set of an exercise before something else comes; `place` itself if that comes at once. An exercise that
  /// fills an amrap comes again without end, so no more than `limit` sets are looked at.
  func last(of exercise: String, after place: Place, among limit: Int) -> Place {
    var place = place
    for _ in 0..<limit {
      guard let next = action(after: place), case .work(let work)? = tree.step(at: next), work.exercise.key == exercise
      else { break }
      place = next
      // Of a total, nobody knows how many sets there will be.
      if let depth = place.frames.indices.last { place.frames[depth].total = nil }
    }
    return place
  }

  /// Whether the clock leads from here to what comes next, which then begins without a countdown: from a step that the
  /// clock ends, from a rest that runs on, or from a group whose time is up. Under the first rules only from one timed
  /// set to the next.
  private func runsByClock(_ place: Place, past countdown: Place, to target: Place) -> Bool {
    guard let child = place.frames.last?.child else { return false }
    guard tree.session.rules >= .second else {
      guard case .step(.work(let work)) = tree.nodes[child].content else { return false }
      return work.target.length != nil && !isBarrier(between: countdown, and: target)
    }
    if leavesInterval(place, to: target) { return true }
    switch tree.nodes[child].content {
    case .step(.rest): return runsOn(from: place, to: target)
    case .step(let step): return step.endsByTheClock
    case .group(let group): return group.form.hasClock
    }
  }

  /// Whether an interval ends on the way: what is left of it is a wait that counts down.
  private func leavesInterval(_ place: Place, to target: Place) -> Bool {
    let shared = place.framesShared(with: target)
    return place.frames.enumerated().contains { depth, frame in
      guard case .intervals = tree.form(frame.group) else { return false }
      return depth >= shared || target.frames[depth].round != frame.round
    }
  }

  // MARK: Fillers

  private enum Filler { case rest, countdown }

  private func filler(at place: Place) -> Filler? {
    guard let child = place.frames.last?.child else { return nil }
    switch tree.nodes[child].content {
    case .step(.rest): return .rest
    case .step(.countdown): return .countdown
    case .step(.work), .step(.breath), .step(.sit), .group: return nil
    }
  }

  /// Whether the rest at `place` is the last one of a group that ends without a rest.
  private func leavesOutRest(at place: Place, before following: Place) -> Bool {
    place.frames.dropFirst(place.framesShared(with: following)).contains { frame in
      if case .group(let group) = tree.nodes[frame.group].content { group.leavesOutLastRest == true } else { false }
    }
  }

  private func leads(to place: Place) -> Bool {
    var target = place
    while filler(at: target) != nil {
      guard let following = next(after: target) else { return false }
      target = following
    }
    return true
  }

  /// Whether a clock starts between the two, or a round of an interval ends.
  func isBarrier(between place: Place, and other: Place) -> Bool {
    let shared = place.framesShared(with: other)
    for (depth, frame) in other.frames.enumerated() {
      switch tree.form(frame.group) {
      case .window, .forTime, .rounds(_, style: .tabata): if depth >= shared { return true }
      case .intervals: if depth >= shared || place.frames[depth].round != frame.round { return true }
      case .exercise, .sequence, .rounds, .ladder, .choice, .freeOrder: break
      }
    }
    return place.frames.dropFirst(shared).contains { frame in
      if case .intervals = tree.form(frame.group) { true } else { false }
    }
  }

  // MARK: Moves

  /// Enters a block; true if that leads to a step, which was left in an `any order`.
  private func enter(_ block: Int, _ place: inout Place) -> Bool {
    if let last = place.frames.indices.last, let aside = place.frames[last].takeBack(block) {
      place.frames.append(aside.frame)
      guard aside.isUndone, let child = aside.frame.child else { return false }
      return tree.nodes[child].substance != .nothing
    }
    place.frames.append(frame(entering: block, in: place.frames))
    return false
  }

  /// In an `any order`, an exercise is left between two of its sets for the one that was asked for. The rest after the
  /// set comes first.
  private func leaveForPicked(_ place: inout Place) {
    guard let depth = tree.depthOfOrder(around: place), let picked = place.frames[depth].picked,
      tree.options(of: place.frames[depth]).contains(picked)
    else { return }
    let left = place.frames[depth + 1]
    var next = left
    guard case .to(let child) = move(&next) else { return }
    if case .step(.rest) = tree.nodes[child].content { return }
    place.frames.removeLast()
    place.frames[depth].putAside(
      Aside(frame: left, isUndone: false), among: tree.nodes[place.frames[depth].group].children)
  }

  private func frame(entering group: Int, in outer: [Frame]) -> Frame {
    var frame = Frame(group: group)
    switch tree.form(group) {
    case .ladder(let rungs, let step):
      guard let outer = outer.last, case .intervals = tree.form(outer.group) else { break }
      frame.isOneRung = true
      let turn = tree.session.rules >= .fourteenth ? tree.turn(of: outer) : outer.round
      frame.round = step == nil && !rungs.isEmpty ? turn % rungs.count : turn
    case .rounds(let count, _):
      // Only rests: of all of them, only the last applies.
      if tree.nodes[group].substance == .fillers { frame.round = max(0, count - 1) }
      if tree.takesTurnsOfRoundsAround(group) { frame.round = tree.runs(before: outer) }
    case .exercise, .sequence, .intervals, .window, .forTime, .choice, .freeOrder: break
    }
    return frame
  }

  private func move(_ frame: inout Frame) -> Move {
    if let total = frame.total, let child = frame.child {
      if tree.nodes[total.work].substance != .nothing { return move(&frame, total, from: child) }
      frame.total = nil
    }
    switch tree.form(frame.group) {
    case .choice: return moveInChoice(&frame)
    case .freeOrder: return moveInFreeOrder(&frame)
    case .exercise, .sequence, .rounds, .intervals, .window, .forTime, .ladder: break
    }
    repeat {
      if let child = nextInRound(frame) {
        frame.child = child
        return .to(child)
      }
      frame.child = nil
      frame.round += 1
    } while hasRound(frame)
    return .exhausted
  }

  /// From the set to the rest after it, and from there to the set again.
  private func move(_ frame: inout Frame, _ total: RunningTotal, from child: Int) -> Move {
    if child == total.work, let rest = tree.sibling(after: child), case .step(.rest) = tree.nodes[rest].content {
      frame.child = rest
      return .to(rest)
    }
    frame.child = total.work
    return .to(total.work)
  }

  private func nextInRound(_ frame: Frame) -> Int? {
    guard tree.isAlternating(frame.group) else { return tree.sibling(after: frame.child, in: frame.group) }
    guard frame.child == nil else { return nil }
    let children = tree.nodes[frame.group].children
    let child = children[frame.round % children.count]
    return tree.nodes[child].substance == .nothing ? nil : child
  }

  private func hasRound(_ frame: Frame) -> Bool {
    // A group that lost all its work while it ran must not repeat forever.
    guard tree.nodes[frame.group].substance == .actions else { return false }
    switch tree.form(frame.group) {
    case .rounds(let count, _): return frame.round < count
    case .intervals(_, let rounds):
      return frame.round < rounds && !(isFlat && tree.endsByTotals(frame.group))
    case .window: return !isFlat
    case .ladder(let rungs, let step):
      if frame.isOneRung { return false }
      if frame.round < rungs.count { return true }
      return step != nil && !isFlat && tree.rung(frame) > 0
    case .exercise, .sequence, .forTime, .choice, .freeOrder: return false
    }
  }

  private func moveInChoice(_ frame: inout Frame) -> Move {
    guard frame.child == nil else { return .exhausted }
    let options = tree.options(of: frame)
    guard let first = options.first else { return .exhausted }
    guard options.count == 1 || isFlat else { return .choice }
    frame.child = first
    return .to(first)
  }

  private func moveInFreeOrder(_ frame: inout Frame) -> Move {
    let options = tree.options(of: frame)
    frame.left = options
    frame.child = nil
    guard let first = options.first else { return .exhausted }
    let picked = frame.picked.flatMap { options.contains($0) ? $0 : nil }
    guard let child = picked ?? (options.count == 1 || isFlat ? first : nil) else { return .choice }
    frame.take(child)
    return .to(child)
  }
}

extension Frame {
  /// Called when the athlete, or the lack of other options, has chosen.
  mutating func take(_ option: Int) {
    child = option
    picked = nil
    left?.removeAll { $0 == option }
  }
}

extension Tree {
  /// The options of a choice or a free order.
  func options(of frame: Frame) -> [Int] {
    (frame.left ?? nodes[frame.group].children).filter { nodes[$0].substance != .nothing }
  }

  func sibling(after child: Int) -> Int? { sibling(after: child, in: nodes[child].parent) }

  /// The next child with content; the first if there is no `child`.
  func sibling(after child: Int?, in group: Int) -> Int? {
    let children = nodes[group].children
    var position = child.map { nodes[$0].position + 1 } ?? 0
    while position < children.count {
      if nodes[children[position]].substance != .nothing { return children[position] }
      position += 1
    }
    return nil
  }

  /// The current number of the ladder.
  func rung(_ frame: Frame) -> WideInt { form(frame.group).rung(ofRound: frame.round) }
}

extension Block.Form {
  /// The number of a ladder in a round, from 0; beyond its rungs it goes on in steps. 0 for anything else.
  func rung(ofRound round: Int) -> WideInt {
    guard case .ladder(let rungs, let step) = self, let last = rungs.last else { return 0 }
    if round < rungs.count { return rungs[round] }
    let climbed = (step ?? 0).multipliedReportingOverflow(by: WideInt(round - rungs.count + 1))
    let sum = last.addingReportingOverflow(climbed.partialValue)
    return climbed.overflow || sum.overflow ? last : sum.partialValue
  }
}
