/// Ladders of plain numbers around what is not counted in reps: `ladder 21-15-9 < row; burpee >`.

import SessionModel

extension Linter {
  /// Its items without a number of their own take the numbers as reps.
  mutating func lintMeasure(of rungs: Nodes<Expression>, _ end: LadderEnd, in group: GroupItem) {
    let numbers = tree[rungs].compactMap { plainNumber(highEnd(of: $0)) }
    guard numbers.count == rungs.count, let largest = numbers.max(), let first = tree[rungs].first,
      let last = tree[rungs].last
    else { return }
    let span = Span(start: first.span.start, end: last.span.end)
    let items = tree[group.body.items].filter { !$0.isNote && !$0.isTimeToRest }
    lintMeasure(
      of: items, Rung(highest: end == .closed ? largest : max(largest, 10), span: span, isOnly: items.count == 1))
  }

  private mutating func lintMeasure(of items: [Item], _ rung: Rung) {
    for item in items {
      switch item.kind {
      case .exercise(let name, let sets) where sets.isEmpty && item.intensities.isEmpty:
        lintMeasure(of: item, name, rung)
      case .alternatives(let options): lintMeasure(of: Array(tree[options]), rung)
      case .exercise, .group, .rest, .note, .levels, .binding, .call, .loop, .when, .pick, .breath, .sit, .state, .rule,
        .assignment, .definition, .session, .missing:
        break
      }
    }
  }

  private mutating func lintMeasure(of item: Item, _ name: Name, _ rung: Rung) {
    guard let exercise = exercise(named: name), let counted = exercise.counted,
      !(counted.isHeld && holdsReps(item)),
      let meant = meant(exercise.exercise.key, counted, rung.highest, isSeveral: false, isLift: false)
    else { return }
    let problem = LintProblem.repsOf(tree.string(name), countedBy: counted.measure)
    let isMachine = counted.measure == .energy || counted.equipment.countsCalories
    guard !rung.isOnly else {
      let written = tree.line(rung.span)
      let hint = meant.other.map { Hint.writeEither(written + meant.unit, written + $0) }
      return report(problem, at: name.span, hints: [hint ?? .write(written + meant.unit)])
    }
    guard isMachine, meant.unit != "m" else {
      let own = counted.measure == .time ? "30s" : "200m"
      return report(problem, at: name.span, hints: [.write("\(tree.string(name)) \(own)")])
    }
    let end = Span(start: name.span.end, end: name.span.end)
    report(
      problem, at: name.span, hints: [.write("\(tree.string(name)) cal")], fixes: [Fix(replace: end, with: " cal")])
  }
}

/// What the items of a ladder get.
private struct Rung {
  var highest: Int
  var span: Span
  /// Whether the ladder has one item, so that a unit may stand at its numbers.
  var isOnly: Bool
}

extension Equipment {
  /// Machines that show calories.
  fileprivate var countsCalories: Bool {
    switch self {
    case .ski, .machine, .bike, .rower: true
    case .run, .swim, .barbell, .dumbbell, .kettlebell, .cable, .bodyweight, .band, .rings, .sled, .sandbag,
      .medicineBall, .other:
      false
    }
  }
}
