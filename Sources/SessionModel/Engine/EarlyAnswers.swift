/// Numbers that are typed just after the clock has ended a set, when untimed work of the same measure runs already: they
/// belong to the set before for as long as nobody could have done that much of the running one.

extension Engine {
  /// Whether an amount can only be that of the set before, which asks for it.
  func isEarlyAnswer(_ performance: Performance, during work: Work) -> Bool {
    guard session.rules >= .seventh, isAnswer(performance) else { return false }
    return state.clock - state.setBegan < work.leastLength(of: performance)
  }

  /// Until when any amount is such an answer; nil if no set asks, or none any more.
  var earlyAnswersEnd: Instant? {
    guard session.rules >= .seventh, state.phase.kind == .work, state.phase.ends == nil,
      case .work(let work) = state.step, let asked = state.answerable, asked.asksReps, log.indices.contains(asked.index)
    else { return nil }
    let end = state.setBegan + work.leastLength(of: .some(of: log[asked.index].work.target))
    return end > state.clock ? end : nil
  }
}

extension Work {
  /// Nobody does as much in less: half of what an amount usually takes, or of what is prescribed, if that is more. A hold
  /// is not counted in amounts.
  fileprivate func leastLength(of done: Performance) -> Milliseconds {
    let reps = WideInt(done.reps ?? 0)
    let usual: WideInt =
      switch target {
      case .reps(let amount): max(reps, min(amount.min, 10_000)) * lengthOfRep
      case .repsWithin, .total, .cluster, .rung, .open: reps * lengthOfRep
      case .distance(let amount): length(of: max(done.distance?.millimetres ?? 0, amount.min))
      case .distanceWithin: length(of: done.distance?.millimetres ?? 0)
      case .energy(let amount):
        min(max(done.energy?.kilocalories ?? 0, amount.min), 100_000) * UsualPace.perKilocalorie
      case .energyWithin: (done.energy?.kilocalories ?? 0) * UsualPace.perKilocalorie
      case .time, .breaths: EngineLimits.longest
      }
    return Milliseconds(usual / 2)
  }

  private func length(of millimetres: WideInt) -> WideInt { min(millimetres, 1_000_000_000) * usualPace / 1_000_000 }
}
