/// Steps of `progress` that may be of something else: `@ 60kg progress +5` adds reps, `progress -10%` takes off each time.

import SessionModel

extension Linter {
  /// The `progress` of an exercise, or in the head of a group.
  mutating func lintSteps(_ item: Item, _ sets: Nodes<SetEntry>) {
    for attribute in tree[item.attributes] {
      guard case .progress(let id) = attribute.kind, case .change(let step, let last, nil) = tree[id].gain,
        let unit = unitOfLoads(ownIntensities(item, sets))
      else { continue }
      if last == nil { lintBareStep(step, of: tree[id], sets, unit: unit) }
      lintFall(step, of: tree[id], unit: unit)
    }
  }

  /// `bench press 3x5 @ 60kg progress +5`: five reps more each time, or five kilograms.
  private mutating func lintBareStep(
    _ step: Expression, of progress: Progress, _ sets: Nodes<SetEntry>, unit: String
  ) {
    guard let number = plainNumber(step), number > 0, tree[sets].allSatisfy({ isOfReps($0) }),
      !tree.string(progress.span).lowercased().has("rep")
    else { return }
    let written = "\(Keyword.progress.word) +\(number)"
    report(
      .bareStep(number), at: progress.span,
      hints: [
        .writeFor(written + unit, meaning: .moreLoad),
        .writeFor(written + (number == 1 ? " rep" : " reps"), meaning: .moreReps),
      ])
  }

  /// `squat 3x5 @ 100kg progress -10%`: lighter after each session that was done.
  private mutating func lintFall(_ step: Expression, of progress: Progress, unit: String) {
    guard progress.loss == nil, progress.condition == nil, case .negated(let inner) = step.kind,
      case .quantity(let share) = tree[inner].kind, share.unit == .percent
    else { return }
    let written = tree.line(progress.span)
    let gain = unit == "lb" ? "+5lb" : "+2.5kg"
    report(
      .fallingLoad, at: progress.span,
      hints: [.write("\(Keyword.progress.word) \(gain), \(written) after 2 misses")])
  }

  private func isOfReps(_ entry: SetEntry) -> Bool {
    switch entry.target {
    case .amount(let amount), .atLeast(let amount): plainNumber(lowEnd(of: amount)) != nil
    case .max, .maxOf, .caloriesOfRung, .total, .breaths, .cluster, .missing: false
    }
  }

  /// The unit in which more load is written; nil if none of them is a load.
  private func unitOfLoads(_ intensities: [Intensity]) -> String? {
    intensities.lazy.compactMap { unitOfLoad($0) }.first
  }

  private func unitOfLoad(_ intensity: Intensity) -> String? {
    if case .ask = intensity.kind { return "kg" }
    guard let (load, quantity) = load(of: intensity), quantity.dimension == .mass || quantity.dimension == .share else {
      return nil
    }
    return tree.string(load.span).has("lb") ? "lb" : "kg"
  }
}
