/// Percentages of exercises that nobody has a max for: `run 20min @ 75%`, `freestyle 100m @ max`.

extension Linter {
  /// The intensities of an endurance exercise. On a bike, a percentage is of the threshold power.
  mutating func lintShares(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name, on equipment: Equipment) {
    let own = tree[sets].compactMap { entry in entry.intensity.map { tree[$0] } }
    for intensity in own + tree[item.intensities] { lintShare(intensity, of: name, on: equipment) }
  }

  /// `plank 45s @ 70%`: nobody has a max in kilograms for a plank or a stretch. Hangs do have one.
  mutating func lintShareOfHold(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name) {
    guard let exercise = counted(name), exercise.isHeldWithoutLoad else { return }
    for intensity in tree[sets].compactMap({ entry in entry.intensity.map { tree[$0] } }) + tree[item.intensities] {
      guard case .value(let load) = intensity.kind, case .quantity(let share) = lowEnd(of: load).kind,
        share.unit == .percent
      else { continue }
      report(
        .shareOfNoMax(tree.string(name)), at: load.span,
        hints: [.write("@ rpe 7"), .write("\(tree.string(name)) (\(tree.string(load.span)) of 60s)")])
    }
  }

  /// What such a share may mean: nobody measures watts in the water.
  private func hints(_ share: String, on equipment: Equipment) -> [Hint] {
    let ofRate = Hint.write("@ \(share) of max heart rate")
    return equipment == .swim ? [.write("@ rpe 8"), ofRate] : [ofRate, .write("@ \(share) of ftp")]
  }

  private func isOwnMax(_ whole: Expression) -> Bool {
    guard case .name = whole.kind else { return false }
    let reference = Plan.Reference(named: tree.name(at: whole.span))
    return reference == .ownMax || reference == .trainingMax
  }

  private mutating func lintShare(_ intensity: Intensity, of name: Name, on equipment: Equipment) {
    if case .alternatives(let options) = intensity.kind {
      for index in options.range { lintShare(tree.alternativeIntensities[index].intensity, of: name, on: equipment) }
    }
    guard case .value(let load) = intensity.kind else { return }
    let problem = LintProblem.shareOfNoMax(tree.string(name))
    let written = tree.string(load.span)
    switch lowEnd(of: load).kind {
    case .name where tree.name(at: load.span) == "max":
      report(problem, at: load.span, hints: [.write("@ all out")], fixes: [Fix(replace: load.span, with: "all out")])
    case .quantity(let quantity) where quantity.unit == .percent && equipment != .bike:
      let rate = written + " of max heart rate"
      report(
        problem, at: load.span, hints: hints(written, on: equipment),
        fixes: equipment == .run ? [Fix(replace: load.span, with: rate)] : [])
    case .share(let operands) where isOwnMax(tree[operands].right):
      report(problem, at: load.span, hints: hints(tree.string(tree[operands].left.span), on: equipment))
    case .quantity, .bodyweight, .name, .call, .negated, .sum, .difference, .product, .quotient, .remainder, .share,
      .range, .missing:
      break
    }
  }
}
