/// Percentages of exercises that nobody has a max for: `run 20min @ 75%`, `freestyle 100m @ max`.

import SessionModel

extension Linter {
  /// The intensities of an endurance exercise. On a bike, a percentage is of the threshold power.
  mutating func lintShares(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name, on equipment: Equipment) {
    let isFast = tree[sets].contains { $0.sets != nil }
    for intensity in intensitiesOfOwnShare(item, sets) {
      lintShare(intensity, of: name, on: equipment, isFast: isFast)
    }
  }

  /// Those of the sets and of the list after them.
  private func intensitiesOfOwnShare(_ item: Item, _ sets: Nodes<SetEntry>) -> [Intensity] {
    let own = tree[sets].compactMap { entry in entry.intensity.map { tree[$0] } }
    return own.suffix(tree.sharedWhole(ofEach: tree[sets]) == nil ? own.count : 1)
      + ofOwnShare(Array(tree[item.intensities]))
  }

  /// Of percentages that share their whole, only the last one, which says it: `95%, 100% of 4:30/km`.
  private func ofOwnShare(_ list: [Intensity]) -> [Intensity] {
    list.suffix(tree.sharedWhole(list) == nil ? list.count : 1)
  }

  /// `plank 45s @ 70%`, `jump rope 60s @ 80%`: nobody has a max in kilograms for a plank, a stretch or a rope. Hangs do
  /// have one.
  mutating func lintShareOfHold(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name) {
    guard let exercise = exercise(named: name), let counted = exercise.counted else { return }
    let isWithoutLoad = counted.hasNoMax(key: exercise.exercise.key)
    guard isWithoutLoad || counted.isHeldWithoutLoad else { return }
    for intensity in intensitiesOfOwnShare(item, sets) {
      guard case .value(let load) = intensity.kind, case .quantity(let share) = lowEnd(of: load).kind,
        share.unit == .percent
      else { continue }
      let hints: [Hint] =
        isWithoutLoad
        ? [rpe(of: load), .write("@ \(tree.string(load.span)) of max heart rate")]
        : [.write("@ rpe 7"), .write("\(tree.string(name)) (\(tree.string(load.span)) of 60s)")]
      report(.shareOfNoMax(tree.string(name)), at: load.span, hints: hints)
    }
  }

  /// What such a share may mean: nobody measures watts in the water, and on foot most mean a share of their speed.
  private func hints(_ share: Expression, on equipment: Equipment) -> [Hint] {
    let written = tree.string(share.span)
    let ofRate = Hint.write("@ \(written) of max heart rate")
    switch equipment {
    case .swim: return [rpe(of: share), ofRate]
    case .run: return [ofRate, rpe(of: share), .writeFor("let race = 4:30/km", meaning: .paceOfYours)]
    case .bike, .ski, .rower, .machine, .barbell, .dumbbell, .kettlebell, .cable, .bodyweight, .band, .rings, .sled,
      .sandbag, .medicineBall, .other:
      return [ofRate, .write("@ \(written) of ftp")]
    }
  }

  /// How hard a share of the best is: `@ rpe 8` for 80 %.
  private func rpe(of share: Expression) -> Hint {
    let high = highEnd(of: share)
    guard case .quantity(let quantity) = high.kind, quantity.unit == .percent else { return .write("@ rpe 8") }
    return .write("@ rpe \(min(max(Int(quantity.thousandths) / 10_000, 1), 10))")
  }

  private func isOwnMax(_ whole: Expression) -> Bool {
    guard case .name = whole.kind else { return false }
    let reference = Plan.Reference(named: tree.name(at: whole.span))
    return reference == .ownMax || reference == .trainingMax
  }

  /// Of several stretches, the share is as likely one of a speed as of the heart rate.
  private mutating func lintShare(
    _ intensity: Intensity, of name: Name, on equipment: Equipment, isFast: Bool
  ) {
    if case .alternatives(let options) = intensity.kind {
      for option in ofOwnShare(tree[options].map { $0.intensity }) {
        lintShare(option, of: name, on: equipment, isFast: isFast)
      }
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
        problem, at: load.span, hints: hints(load, on: equipment),
        fixes: equipment == .run && !isFast ? [Fix(replace: load.span, with: rate)] : [])
    case .share(let operands) where isOwnMax(tree[operands].right):
      report(problem, at: load.span, hints: hints(tree[operands].left, on: equipment))
    case .quantity, .bodyweight, .name, .call, .negated, .sum, .difference, .product, .quotient, .remainder, .share,
      .range, .missing:
      break
    }
  }
}

extension Plan.CountedExercise {
  /// What nobody does once with as much weight as possible: a jump rope, a heavy bag, a stair climb, a burpee.
  fileprivate func hasNoMax(key: String) -> Bool {
    switch equipment {
    case .machine: category == .conditioning
    case .bodyweight, .other:
      category == .conditioning || equipment == .bodyweight && key.has("burpee") || key.has("jump") && !key.has("squat")
    case .run, .rower, .ski, .bike, .swim, .barbell, .dumbbell, .kettlebell, .cable, .band, .rings, .sled, .sandbag,
      .medicineBall:
      false
    }
  }
}
