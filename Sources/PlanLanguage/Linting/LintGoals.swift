/// Scores that nothing counts for: `for reps` around nothing but distances.

import SessionModel

extension Linter {
  mutating func lintGoal(_ group: GroupItem) {
    guard let goal = group.goal, let only = onlyGoal(of: group.body.items) else { return }
    let isCounted = goal == .load || goal == only || goal == .reps && only == .calories
    guard !isCounted else { return }
    let right = "\(Keyword.for.word) \(only.rawValue)"
    report(
      .countsNothing(goal, only: only), at: group.keyword, hints: [.write(right)],
      fixes: [Fix(replace: group.keyword, with: right)])
  }

  /// What all sets of the items are counted in; nil if they differ, or one of them is not known. Reps go with calories.
  private func onlyGoal(of items: Nodes<Item>) -> Goal? {
    var only: Goal?
    for item in tree[items] {
      let found: Goal?
      switch item.kind {
      case .exercise(_, let sets): found = onlyGoal(of: sets)
      case .alternatives(let options): found = onlyGoal(of: options)
      case .group(let id): found = onlyGoal(of: tree[id].body.items)
      case .rest, .note, .levels, .binding, .state, .rule, .assignment, .definition: continue
      case .breath, .sit, .call, .loop, .when, .pick, .session, .missing: return nil
      }
      guard let found, found == only ?? found else { return nil }
      only = found
    }
    return only
  }

  private func onlyGoal(of sets: Nodes<SetEntry>) -> Goal? {
    var only: Goal?
    for entry in tree[sets] {
      guard let found = goal(of: entry), found == only ?? found else { return nil }
      only = found
    }
    return only
  }

  /// Nil for what only the exercise says.
  private func goal(of entry: SetEntry) -> Goal? {
    switch entry.target {
    case .maxOf(let unit): return Self.goal(of: unit.dimension)
    case .amount(let amount), .total(let amount):
      return written(lowEnd(of: amount)).flatMap { Self.goal(of: $0.dimension) }
    case .atLeast, .cluster: return .reps
    case .caloriesOfRung: return .calories
    case .max, .breaths, .missing: return nil
    }
  }

  private static func goal(of dimension: Plan.Dimension) -> Goal? {
    switch dimension {
    case .number: .reps
    case .length: .distance
    case .energy: .calories
    case .time, .mass, .share, .power, .heartRate, .cadence, .strokeRate, .pace, .rpe, .rir: nil
    }
  }
}
