/// A pace or a power of what goes nowhere: `bench press 3x3 @ 0.5m/s`.

extension Linter {
  /// The intensities of an exercise that is counted in reps or held.
  mutating func lintSpeeds(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name) {
    // Machines that count in seconds have watts, too.
    guard let exercise = counted(name), exercise.category != .conditioning,
      exercise.measure == .reps || exercise.measure == .time
    else { return }
    let own = tree[sets].compactMap { entry in entry.intensity.map { tree[$0] } }
    for intensity in own + tree[item.intensities] {
      guard case .value(let target) = intensity.kind, let speed = written(lowEnd(of: target))?.dimension,
        speed == .pace || speed == .power
      else { continue }
      report(
        .speedOfLift(tree.string(name)), at: target.span,
        hints: [.write("\(Keyword.cue.word) \"\(tree.string(target.span))\"")])
    }
  }
}
