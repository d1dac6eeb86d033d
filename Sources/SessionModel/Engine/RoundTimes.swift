/// How long the rounds of a scored block took: the fastest and the slowest.

/// Of all rounds that were finished; at least two.
public struct RoundTimes: Hashable, Codable, Sendable {
  /// The work of the fastest round, without its rests.
  public var fastest: Milliseconds
  /// The work of the slowest round, without its rests.
  public var slowest: Milliseconds

  /// The times of the fastest and the slowest round.
  public init(fastest: Milliseconds, slowest: Milliseconds) {
    self.fastest = fastest
    self.slowest = slowest
  }
}

extension Engine {
  /// Nil if the block has no equal rounds, or fewer than two of them are finished.
  func roundTimes(of run: ScoredRun, _ sets: [LoggedSet]) -> RoundTimes? {
    guard tree.hasEqualRounds(run.node) else { return nil }
    var times: [Int: Milliseconds] = [:]
    var unfinished: Set<Int> = []
    for set in sets where !set.isOfATotal {
      guard let round = set.round(at: run.level), round <= run.mostRounds else { continue }
      times[round] = (times[round] ?? .zero) + (set.ended - set.began)
      if set.cutOff { unfinished.insert(round) }
    }
    let finished = times.filter { !unfinished.contains($0.key) }.map { $0.value }
    guard finished.count > 1, let fastest = finished.min(), let slowest = finished.max() else { return nil }
    return RoundTimes(fastest: fastest, slowest: slowest)
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

extension LoggedSet {
  fileprivate var isOfATotal: Bool {
    if case .total = work.target { true } else { false }
  }
}

extension Tree {
  /// Whether the rounds of an amrap, or those of the only such group in work for time, are all the same.
  fileprivate func hasEqualRounds(_ group: Int) -> Bool {
    switch form(group) {
    case .window: true
    case .rounds(let count, _): count > 1 && !isAlternating(group)
    case .forTime, .sequence: nodes[group].children.filter { hasEqualRounds($0) }.count == 1
    case .exercise, .intervals, .ladder, .choice, .freeOrder: false
    }
  }
}
