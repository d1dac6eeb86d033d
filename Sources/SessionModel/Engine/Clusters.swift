/// Clusters: their parts follow each other with short pauses, and together they are one set.
extension Engine {
  /// Ends a part: its pause begins, then the next part; of two sides, the other one begins. The last part, or one
  /// without a pause, ends the set, as `done` does.
  mutating func part(_ effects: inout [Effect]) throws(Refusal) {
    try requireRunning()
    if state.isOnFirstSide {
      resumeIfPaused(&effects)
      return switchSides(&effects)
    }
    guard state.phase.kind == .work, let parts = state.parts, parts.done + 1 < parts.count else {
      return try done(.asPrescribed, &effects)
    }
    part(nil, before: parts.pause, &effects)
  }

  /// Ends the running part, which is not the last, with this many reps; nil means as prescribed.
  mutating func part(_ reps: Int?, before pause: Milliseconds, _ effects: inout [Effect]) {
    resumeIfPaused(&effects)
    var cluster = state.cluster ?? ClusterClock(done: 0, began: state.setBegan)
    cluster.done += 1
    cluster.reps.append(reps)
    state.cluster = cluster
    let ends = state.clock + pause.clamped
    state.phase = PhaseClock(kind: .rest, began: state.clock, ends: ends, enoughAt: ends)
    effects += [.phaseBegan, .restBegan(pause)]
    effects += cues(at: state.clock)
  }

  /// What was done of a cluster that is left before its last part is a short set: nothing was done of the other parts.
  mutating func logPartsOfLeftCluster(_ effects: inout [Effect]) {
    guard session.rules >= .eleventh, let work = state.runningSet, case .cluster(let parts, _) = work.target,
      let cluster = state.cluster, cluster.done > 0
    else { return }
    let reps = parts.indices.map { index in
      cluster.reps.indices.contains(index) ? cluster.reps[index] ?? parts[index].reps(orElse: 0) : 0
    }
    var done = Performance(parts: reps)
    (done.load, done.units, done.rpeTenths) = (cluster.load, cluster.units, cluster.rpeTenths)
    logSet(work, done, cutOff: false, &effects)
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
  /// The reps of the parts that are done; nil means as prescribed.
  var reps: [Int?] = []
  /// What was given beside the reps of a part, and the unit of the load.
  var load: Mass?
  var units: WrittenUnits?
  var rpeTenths: Int?

  /// Keeps the load and the RPE that came with the reps of a part.
  mutating func keepDetails(of performance: Performance) {
    if let given = performance.load { (load, units) = (given, performance.units) }
    rpeTenths = performance.rpeTenths ?? rpeTenths
  }

  /// The reps of each part, with the last one; nil if no part was given a number.
  func parts(of prescribed: [Amount], last: Int?) -> [Int]? {
    let given = reps + [last]
    guard given.contains(where: { $0 != nil }) else { return nil }
    return zip(prescribed, given).map { part, reps in reps ?? part.reps(orElse: 0) }
  }
}

extension State {
  /// The running set, including the pauses between its parts.
  var runningSet: Work? {
    guard phase.kind == .work || phase.kind == .rest, case .work(let work) = step else { return nil }
    return work
  }

  var isBetweenParts: Bool { phase.kind == .rest && runningSet != nil }

  /// In the pause between two parts, what was done in the first of them.
  var repsOfPartBefore: Int? {
    guard isBetweenParts, let cluster, case .cluster(let parts, _)? = runningSet?.target,
      parts.indices.contains(cluster.done - 1)
    else { return nil }
    return cluster.reps.last.flatMap { $0 } ?? parts[cluster.done - 1].reps(orElse: 0)
  }

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
