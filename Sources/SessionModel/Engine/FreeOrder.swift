/// An `any order`: the athlete may leave an exercise before it is done, and come back to it.

/// An exercise that was left.
struct Aside: Hashable, Sendable {
  /// Where the athlete was in it.
  var frame: Frame
  /// Whether its step there is still to be done.
  var isUndone: Bool
}

extension Engine {
  /// Turns to another exercise of the `any order` around the current one; false if there is none with it. A set that no
  /// clock ends is left at once, anything else when it is over.
  mutating func turn(to exercise: String, _ effects: inout [Effect]) -> Bool {
    guard let depth = tree.depthOfOrder(around: state.place) else { return false }
    let option = tree.stations(of: state.place.frames[depth]).first { !tree.sets(of: exercise, in: $0).isEmpty }
    guard let option else { return false }
    turn(toOption: option, at: depth, &effects)
    return true
  }

  mutating func choose(_ option: Int, inOrderAt depth: Int, _ effects: inout [Effect]) throws(Refusal) {
    let stations = tree.stations(of: state.place.frames[depth])
    guard stations.indices.contains(option) else { throw .noSuchOption(option, options: stations.count) }
    turn(toOption: stations[option], at: depth, &effects)
  }

  /// Choosing the current one keeps it, whatever was asked for before.
  private mutating func turn(toOption option: Int, at depth: Int, _ effects: inout [Effect]) {
    let isCurrent = state.place.frames[depth].child == option
    state.place.frames[depth].picked = isCurrent ? nil : option
    guard !isCurrent, isFreeToLeave else { return }
    var place = state.place
    let left = place.frames.removeLast()
    place.frames[depth].putAside(
      Aside(frame: left, isUndone: true), among: tree.nodes[place.frames[depth].group].children)
    place.frames[depth].take(option)
    guard let first = walker.first(at: place) else { return }
    resumeIfPaused(&effects)
    begin(first, &effects)
  }

  /// Whether nothing of the running set is done yet, as far as the engine knows.
  private var isFreeToLeave: Bool {
    switch state.phase.kind {
    case .work: state.phase.ends == nil && state.cluster == nil && state.sides == nil
    case .countdown: true
    case .ready, .rest, .expired, .waiting, .breath, .sit, .choosing, .finished, .aborted: false
    }
  }
}

extension Tree {
  /// The depth of the `any order` whose exercise a place is in; nil elsewhere, and under earlier rules.
  func depthOfOrder(around place: Place) -> Int? {
    guard session.rules >= .fourth, let depth = place.frames.indices.dropLast().last,
      case .freeOrder = form(place.frames[depth].group), case .exercise = form(place.frames[depth + 1].group)
    else { return nil }
    return depth
  }

  /// The blocks of a free order that are not done yet, including the running one, in the order of the plan.
  func stations(of frame: Frame) -> [Int] {
    let options = options(of: frame)
    return nodes[frame.group].children.filter { $0 == frame.child || options.contains($0) }
  }

  /// The steps that are still to come of an exercise that was left.
  func tally(of aside: Aside) -> Tally {
    guard let last = nodes[aside.frame.group].children.last else { return Tally() }
    var ahead = nodes[last].running
    if let total = aside.frame.total {
      // A total is one step, however much of it is done.
      return ahead - nodes[total.work].running + nodes[total.work].tally
    }
    guard let child = aside.frame.child else { return ahead }
    ahead = ahead - nodes[child].running
    return aside.isUndone ? ahead + nodes[child].tally : ahead
  }
}

extension Frame {
  mutating func putAside(_ left: Aside, among blocks: [Int]) {
    aside.append(left)
    let open = (self.left ?? []) + [left.frame.group]
    self.left = blocks.filter { open.contains($0) }
    child = nil
  }

  /// Takes an exercise off the list of those that were left; nil if it is not on it.
  mutating func takeBack(_ block: Int) -> Aside? {
    aside.firstIndex { $0.frame.group == block }.map { aside.remove(at: $0) }
  }
}
