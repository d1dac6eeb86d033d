/// `pull-up 3x5 @ 10kg`: a load of 10 kg, and not ten more than the athlete weighs, or ten less if a machine assists.

import SessionModel

extension Linter {
  mutating func lintOwnWeight(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name) {
    guard let exercise = exercise(named: name), let counted = exercise.counted else { return }
    guard counted.liftsBody(key: exercise.exercise.key) else { return }
    let own = Plan.CountedExercise.isAssisted(key: exercise.exercise.key) ? "bw - " : "bw + "
    let sign = ownIntensities(item, sets).compactMap { $0.load.map { (load: $0, word: "@") } }
    for (load, word) in sign + loadsOfAttributes(item) {
      guard case .quantity(let low) = load.kind, low.unit.dimension == .mass, low.thousandths > 0 else { continue }
      let meant = own + tree.string(load.span)
      let place = Span(start: load.span.start, end: load.span.start)
      report(
        .ownWeightLeftOut(tree.string(name)), at: load.span, hints: [.write("\(word) \(meant)")],
        fixes: [Fix(replace: place, with: own)])
    }
  }

  /// Whether an exercise lifts the whole body, so that a load is more than that.
  func isLiftedWithBody(_ name: Name) -> Bool {
    guard let exercise = exercise(named: name), let counted = exercise.counted else { return false }
    return counted.liftsBody(key: exercise.exercise.key)
  }
}

extension Plan.CountedExercise {
  /// Whether the exercise with this key lifts the whole body: a pull-up or a dip, also with help.
  func liftsBody(key: String) -> Bool {
    guard equipment == .bodyweight || equipment == .rings || Self.isAssisted(key: key), measure == .reps else {
      return false
    }
    return ["pull-up", "chin-up", "muscle-up", "dip"].contains { key == $0 || key.hasSuffix("-" + $0) }
  }

  fileprivate static func isAssisted(key: String) -> Bool { key.hasPrefix("assisted-") }
}
