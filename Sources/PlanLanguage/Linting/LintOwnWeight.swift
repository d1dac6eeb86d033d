/// `pull-up 3x5 @ 10kg`: a load of 10 kg, and not ten more than the athlete weighs.

import SessionModel

extension Linter {
  mutating func lintOwnWeight(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name) {
    guard let exercise = exercise(named: name), let counted = exercise.counted, hangs(exercise.exercise.key, counted)
    else { return }
    for intensity in ownIntensities(item, sets) {
      guard case .value(let load) = intensity.kind, case .quantity(let low) = load.kind,
        low.unit.dimension == .mass, low.thousandths > 0
      else { continue }
      let meant = "bw + \(tree.string(load.span))"
      let place = Span(start: load.span.start, end: load.span.start)
      report(
        .ownWeightLeftOut(tree.string(name)), at: load.span, hints: [.write("@ \(meant)")],
        fixes: [Fix(replace: place, with: "bw + ")])
    }
  }

  /// What lifts the whole body.
  private func hangs(_ key: String, _ exercise: Plan.CountedExercise) -> Bool {
    guard exercise.equipment == .bodyweight || exercise.equipment == .rings, exercise.measure == .reps else {
      return false
    }
    return ["pull-up", "chin-up", "muscle-up", "dip"].contains { key == $0 || key.hasSuffix("-" + $0) }
  }
}
