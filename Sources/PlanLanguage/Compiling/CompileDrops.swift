/// Drop sets: what is lifted straight after the last set, with less load.

import SessionModel

extension SessionBuilder {
  /// The drops after the last of these sets. A share is of its load, or of what was entered for it.
  mutating func drops(
    _ attributes: Plan.Attributes, of exercise: Plan.ExerciseID, after sets: [AlikeSets], at span: Span
  ) -> [Work] {
    guard !attributes.drops.isEmpty, let last = sets.last?.last else { return [] }
    let base = last.load.isEntered ? performedLoad(of: last) ?? last.load : last.load
    var drops: [Work] = []
    for (index, lighter) in attributes.drops.enumerated() {
      let intensity = lighter.intensity
      var drop = last
      drop.role = .drop
      drop.target = .toFailure
      if let written = lighter.target {
        drop.target = target(written, isOpen: false, in: ItemContext(defaults: Plan.Defaults()), at: span)
      }
      let hardness = hardness(intensity, of: exercise, reps: nil, shareOf: .load(base), at: span)
      drop.load = plan.rulesVersion >= .eighth ? hardness.load.ofAsMany(as: base) : hardness.load
      if base == .unstated || base == .asked(suggestion: nil), case .share(let share, _) = intensity,
        let permille = number(share, at: span)
      {
        drop.load = .share(permille: permille, of: Load.lastSet)
      }
      (drop.units, drop.loadFrom) = (hardness.units, hardness.loadFrom)
      (drop.effort, drop.rampTo) = (nil, nil)
      drop.set = index + 1
      drop.of = attributes.drops.count
      drop.say = nil
      drops.append(drop)
    }
    return drops
  }

  /// What was entered for the latest of these sets.
  private func performedLoad(of work: Work) -> Load? {
    let sets = performed.filter { set in
      set.work.role == .work && set.work.exercise.key == work.exercise.key && set.work.label == work.label
    }
    return sets.last { $0.performance.load != nil }?.performance.load.map { .mass(count: 1, each: $0, upTo: nil) }
  }
}

extension Load {
  /// What a drop is a share of until the load of the last set is entered.
  fileprivate static let lastSet = "last set"

  /// With as many implements as another load: after `@ 2x16kg`, `drop 12kg` is a pair.
  fileprivate func ofAsMany(as other: Load) -> Load {
    guard case .mass(1, let each, let upTo) = self, case .mass(let count, _, _) = other else { return self }
    return .mass(count: count, each: each, upTo: upTo)
  }

  /// Whether the athlete enters it.
  fileprivate var isEntered: Bool {
    switch self {
    case .unstated, .asked: true
    case .mass, .bodyweight, .share: false
    }
  }
}
