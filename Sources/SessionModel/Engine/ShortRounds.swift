/// Work for time and for rounds in which a set fell short: its result follows from the reps that were done.
extension Engine {
  /// Nil if every set has its reps, and under earlier rules, which counted a short set as a whole one.
  func scoreOfShort(_ kind: ScoredRun.Kind, level: Int, _ sets: [LoggedSet]) -> Score? {
    guard session.rules >= .seventh else { return nil }
    switch kind {
    case .time: return sets.contains { $0.isShort } ? .capped(reps: sets.reduce(0) { $0 + reps(of: $1) }) : nil
    case .rounds(let whole): return rounds(whole, level, sets)
    case .capped, .intervals, .deathBy, .tabata, .goal, .sitting, .hold: return nil
    }
  }

  /// All reps, in rounds of as many as the plan asks for. Only where every round is the same number of reps: nobody knows
  /// what a short distance is worth.
  private func rounds(_ whole: Int, _ level: Int, _ sets: [LoggedSet]) -> Score? {
    var asked: [Int: WideInt] = [:]
    var isAnyShort = false
    for set in sets {
      guard let round = set.round(at: level), case .reps(let amount) = set.work.target else { return nil }
      guard round <= whole else { continue }
      asked[round, default: 0] += amount.min
      isAnyShort = isAnyShort || set.isShort
    }
    guard isAnyShort, asked.count == whole, Set(asked.values).count == 1, let each = asked[1], each > 0 else {
      return nil
    }
    let done = sets.reduce(0) { $0 + reps(of: $1) }
    let (rounds, rest) = done.quotientAndRemainder(dividingBy: Int(clamping: each))
    return .rounds(rounds, extraReps: rest)
  }
}

extension LoggedSet {
  /// Whether it had fewer reps than the least that counts, or was reported as missed.
  fileprivate var isShort: Bool {
    guard case .reps(let amount) = work.target, amount.min > 0 else { return false }
    return isMissed
  }
}
