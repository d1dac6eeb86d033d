/// The sets that the athlete skipped: what the clock did not reach is something else.

extension Engine {
  /// Sets that were left with `skip` and not done after all, in their order.
  package var skippedSets: [(occurrence: Occurrence, work: Work)] {
    var skipped: [(occurrence: Occurrence, work: Work)] = []
    for point in history where point.command == .skip || point.command == .skipExercise {
      guard let work = point.state.runningSet else { continue }
      let occurrence = tree.occurrence(of: point.state.place)
      let isDone = log.contains { $0.occurrence == occurrence }
      if !isDone, !skipped.contains(where: { $0.occurrence == occurrence }) { skipped.append((occurrence, work)) }
    }
    return skipped
  }
}
