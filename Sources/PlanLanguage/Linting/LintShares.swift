/// Percentages of exercises that nobody has a max for: `run 20min @ 75%`, `freestyle 100m @ max`.

extension Linter {
  /// The intensities of an endurance exercise. On a bike, a percentage is of the threshold power.
  mutating func lintShares(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name, on equipment: Equipment) {
    let own = tree[sets].compactMap { entry in entry.intensity.map { tree[$0] } }
    for intensity in own + tree[item.intensities] { lintShare(intensity, of: name, on: equipment) }
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
        problem, at: load.span, hints: [.write("@ " + rate), .write("@ \(written) of ftp")],
        fixes: equipment == .run ? [Fix(replace: load.span, with: rate)] : [])
    case .quantity, .bodyweight, .name, .call, .negated, .sum, .difference, .product, .quotient, .remainder, .share,
      .range, .missing:
      break
    }
  }
}
