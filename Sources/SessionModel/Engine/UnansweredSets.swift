/// Which sets the clock cut off, so that only the athlete knows how far they got, and nobody has said it.

extension Engine {
  /// Their places in the log: those whose reps count in the score of their block.
  public var unansweredSets: [Int] {
    scored.elements.flatMap { run in
      run.sets.upperBound <= log.count && run.countsCutOffSets
        ? run.sets.filter { log[$0].cutOff && !log[$0].work.target.isHeld && !log[$0].performance.isMeasured } : []
    }
  }
}

extension ScoredRun {
  fileprivate var countsCutOffSets: Bool {
    switch kind {
    case .rounds, .capped, .goal: true
    case .time, .intervals, .deathBy, .tabata, .sitting, .hold: false
    }
  }
}
