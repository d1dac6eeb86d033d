/// How long the rounds of a scored block took.

/// The times of the rounds that were finished, at least two.
public struct RoundTimes: Hashable, Codable, Sendable {
  /// The work of each round without its rests, in order.
  public var all: [Milliseconds]

  /// The times of the rounds in order.
  public init(_ all: [Milliseconds]) { self.all = all }

  /// The work of the fastest round.
  public var fastest: Milliseconds { all.min() ?? .zero }
  /// The work of the slowest round.
  public var slowest: Milliseconds { all.max() ?? .zero }
}

extension Engine {
  /// Nil if the block has no equal rounds, or fewer than two of them are finished.
  func roundTimes(of run: ScoredRun, _ sets: [LoggedSet]) -> RoundTimes? {
    guard let group = tree.groupOfEqualRounds(in: run.node) else { return nil }
    let blocks = Set(tree.nodes.indices.filter { tree.lies($0, in: group) }.map { tree.nodes[$0].id })
    var times: [Int: Milliseconds] = [:]
    var unfinished: Set<Int> = []
    for set in sets where blocks.contains(set.occurrence.block) {
      guard let round = set.round(at: run.level), round <= run.mostRounds else { continue }
      times[round] = (times[round] ?? .zero) + (set.ended - set.began)
      if set.cutOff { unfinished.insert(round) }
    }
    let finished = times.filter { !unfinished.contains($0.key) }.sorted { $0.key < $1.key }.map { $0.value }
    return finished.count > 1 ? RoundTimes(finished) : nil
  }
}

extension ScoredRun {
  /// In an amrap, the last round may be unfinished.
  fileprivate var mostRounds: Int {
    switch kind {
    case .rounds(let whole): whole
    case .time, .capped, .intervals, .deathBy, .tabata, .goal, .sitting, .hold: .max
    }
  }
}

extension Tree {
  /// The group whose rounds are all the same: an amrap, or the only such group in work for time.
  fileprivate func groupOfEqualRounds(in group: Int) -> Int? {
    switch form(group) {
    case .window: return group
    case .rounds(let count, _): return count > 1 && !isAlternating(group) ? group : nil
    case .forTime, .sequence:
      let found = nodes[group].children.compactMap { groupOfEqualRounds(in: $0) }
      return found.count == 1 ? found[0] : nil
    case .exercise, .intervals, .ladder, .choice, .freeOrder: return nil
    }
  }
}
