/// Clusters: their parts follow each other with short pauses, and together they are one set.
extension Engine {
  /// A part is done: its pause begins, and then the next part; of two sides the other one begins. The last part ends
  /// the set, as does one without a pause, like `done`.
  mutating func part(_ effects: inout [Effect]) throws(Refusal) {
    try requireRunning()
    if state.isOnFirstSide {
      resumeIfPaused(&effects)
      return switchSides(&effects)
    }
    guard state.phase.kind == .work, let parts = state.parts, parts.done + 1 < parts.count else {
      return try done(.asPrescribed, &effects)
    }
    resumeIfPaused(&effects)
    state.cluster = ClusterClock(done: parts.done + 1, began: state.setBegan)
    let ends = state.clock + parts.pause.clamped
    state.phase = PhaseClock(kind: .rest, began: state.clock, ends: ends, enoughAt: ends)
    effects += [.phaseBegan, .restBegan(parts.pause)]
    effects += cues(at: state.clock)
  }

  mutating func beginNextPart(_ effects: inout [Effect]) {
    state.phase = PhaseClock(kind: .work, began: state.clock)
    effects.append(.phaseBegan)
  }
}

/// The progress of the running cluster since its first part.
struct ClusterClock: Hashable, Sendable {
  /// The number of parts done.
  var done: Int
  var began: Instant
}

extension State {
  /// The running set, including the pauses between its parts.
  var runningSet: Work? {
    guard phase.kind == .work || phase.kind == .rest, case .work(let work) = step else { return nil }
    return work
  }

  var isBetweenParts: Bool { phase.kind == .rest && runningSet != nil }

  var setBegan: Instant { sides?.began ?? cluster?.began ?? phase.began }

  /// For a running set of several parts: the number of the current one, and of all.
  var part: PartOfSet? {
    if switchesSides { return PartOfSet(number: sides == nil ? 1 : 2, of: 2) }
    return parts.map { PartOfSet(number: $0.done + 1, of: $0.count) }
  }

  /// For a running cluster with pauses: the number of parts done, and of all parts.
  var parts: (done: Int, count: Int, pause: Milliseconds)? {
    guard case .cluster(let parts, let pause)? = runningSet?.target, parts.count > 1, pause > .zero else { return nil }
    return (cluster?.done ?? 0, parts.count, pause)
  }
}
