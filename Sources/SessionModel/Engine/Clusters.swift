/// Inside of a cluster: its parts follow each other with short pauses, and all of them are one set.
extension Engine {
  /// A part is done: its pause begins, and the next part when that is over. The last part ends the set, and so does
  /// one without a pause, as `done` does.
  mutating func part(_ effects: inout [Effect]) throws(Refusal) {
    try requireRunning()
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

/// Since the first part of the cluster that runs.
struct ClusterClock: Hashable, Sendable {
  /// Parts.
  var done: Int
  var began: Instant
}

extension State {
  /// The set that runs, pauses between its parts included.
  var runningSet: Work? {
    guard phase.kind == .work || phase.kind == .rest, case .work(let work) = step else { return nil }
    return work
  }

  var isBetweenParts: Bool { phase.kind == .rest && runningSet != nil }

  var setBegan: Instant { cluster?.began ?? phase.began }

  /// Of a cluster with pauses that runs: the parts that are done, and all.
  var parts: (done: Int, count: Int, pause: Milliseconds)? {
    guard case .cluster(let parts, let pause)? = runningSet?.target, parts.count > 1, pause > .zero else { return nil }
    return (cluster?.done ?? 0, parts.count, pause)
  }
}
