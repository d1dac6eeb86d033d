/// Walks the tree from step to step, without a clock: what follows a place.
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
