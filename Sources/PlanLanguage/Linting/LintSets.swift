/// Implausible counts: far too many sets or reps, a height for reps, a tempo without reps.

import SessionModel

extension Linter {
  static let mostSets = 30

  mutating func lintSets(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name) {
    let areLoads = lintLoadsBeforeReps(item, sets, of: name)
    for index in sets.range {
      let entry = tree.sets[index]
      lintAddedReps(entry, of: name)
      if let intensity = entry.intensity { lintLoad(tree[intensity]) }
      if case .cluster(let parts) = entry.target { lintCluster(item, entry, parts, of: name) }
      guard case .amount(let amount) = entry.target else { continue }
      guard let reps = plainNumber(lowEnd(of: amount)) else {
        lintHeight(amount, of: name)
        continue
      }
      if !areLoads, let count = entry.sets, let number = plainNumber(count), number > Self.mostSets {
        let isBare = sets.count == 1 && item.intensities.isEmpty && entry.intensity == nil
        report(
          .manySets(limit: Self.mostSets), at: count.span,
          hints: isBare ? pairs(sets).map { loadsBehindReps($0) } ?? [] : [])
      }
      if !lintMeasure(item, entry, reps, amount, of: name), reps > BeyondAnybody.reps {
        report(.manyReps(limit: BeyondAnybody.reps), at: amount.span)
      }
    }
    lintMachine(item, sets, of: name)
  }

  /// `row 3x8`, `row 3xmax`: some sets of a few reps, or one with a load, are a lift.
  private mutating func lintMachine(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name) {
    guard counted(name)?.equipment == .rower, let entry = tree[sets].first, isFewReps(entry.target) else { return }
    let intensity = entry.intensity.map { tree[$0] } ?? tree[item.intensities].first
    guard entry.sets != nil || sets.count > 1 || intensity.map({ isLoad($0) }) ?? false else { return }
    let lifts = ["barbell-row", "dumbbell-row", "seated-cable-row"].compactMap { library.entry(for: $0) }
    report(
      .machineForLift(tree.string(name)), at: name.span, hints: lifts.map { .didYouMeanExercise($0) })
  }

  func isFewReps(_ target: SetTarget) -> Bool {
    switch target {
    case .amount(let amount): plainNumber(lowEnd(of: amount)).map { $0 < 100 } ?? false
    case .max: true
    case .atLeast, .total, .breaths, .caloriesOfRung, .maxOf, .cluster, .missing: false
    }
  }

  private func isLoad(_ intensity: Intensity) -> Bool {
    switch intensity.kind {
    case .each, .ask: true
    case .value(let load): written(highEnd(of: load)).map { $0.dimension == .mass } ?? false
    case .effort, .ramp, .alternatives, .missing: false
    }
  }

  /// Whether a `hold` says how long each rep lasts: its own, or that of a group or a workout around it.
  func holdsReps(_ item: Item) -> Bool {
    tree.holds(item.attributes) || heldBlocks.place(around: item.span) != nil
  }

  /// How the library counts an exercise; nil for one that it does not know.
  func counted(_ name: Name) -> Plan.CountedExercise? { exercise(named: name)?.counted }

  func exercise(named name: Name) -> Plan.ResolvedExercise? {
    exerciseNames.find(name.span, in: tree.source).map { plan.exercises[Int($0.value)] }
  }

  /// `box jump 24in`: no set covers such a short distance, so it is a height; a wall ball flies higher.
  private mutating func lintHeight(_ amount: Expression, of name: Name) {
    guard let counted = counted(name), counted.measure == .reps, let length = written(amount, .length) else { return }
    guard length <= counted.equipment.mostHeight.millimetres else { return }
    report(
      .heightOf(tree.string(name)), at: amount.span, hints: [.write("10 height \(tree.string(amount.span))")])
  }

  func plainNumber(_ expression: Expression) -> Int? {
    guard case .quantity(let quantity) = expression.kind, quantity.unit == .none else { return nil }
    return Int(quantity.thousandths) / 1000
  }

  mutating func lintTempo(_ item: Item, _ sets: Nodes<SetEntry>) {
    guard !sets.isEmpty, tree[sets].allSatisfy({ isWithoutReps($0.target) }), !isForTime(sets, item) else { return }
    for attribute in tree[item.attributes] {
      let keyword = attribute.kind.keyword
      guard keyword == .tempo || keyword == .hold else { continue }
      report(.tempoWithoutReps(keyword.word), at: attribute.span, hints: [.remove])
    }
  }

  /// `leg press 60-90s @ 80kg`: as many reps as fit into the time.
  private func isForTime(_ sets: Nodes<SetEntry>, _ item: Item) -> Bool {
    ownIntensities(item, sets).contains { isLoad($0) }
      && tree[sets].allSatisfy { entry in
        guard case .amount(let amount) = entry.target else { return false }
        return written(lowEnd(of: amount))?.dimension == .time
      }
  }

  func isWithoutReps(_ target: SetTarget) -> Bool {
    switch target {
    case .amount(let amount), .atLeast(let amount), .total(let amount):
      guard let dimension = written(lowEnd(of: amount))?.dimension else { return false }
      return dimension != .number
    case .breaths, .caloriesOfRung: return true
    case .max, .maxOf, .cluster, .missing: return false
    }
  }

  /// The edit that removes something with the space before it.
  func removal(of span: Span) -> Fix {
    var start = span.start
    while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(tree.source[Int(start) - 1]) { start -= 1 }
    return Fix(replace: Span(start: start, end: span.end), with: "")
  }
}

extension PlanTree {
  fileprivate func holds(_ attributes: Nodes<Attribute>) -> Bool {
    self[attributes].contains { if case .hold = $0.kind { true } else { false } }
  }

  /// The outermost blocks with a `hold` in their head, in the order of the text.
  var heldBlocks: [Span] {
    let ofSessions = sessions.filter { holds($0.attributes) }.map { $0.body.span }
    let ofGroups = items.compactMap { item -> Span? in
      if case .group(let id) = item.kind, holds(item.attributes) { self[id].body.span } else { nil }
    }
    return (ofSessions + ofGroups).sorted { $0.start < $1.start }.reduce(into: []) { outer, block in
      if outer.last?.encloses(block) != true { outer.append(block) }
    }
  }
}
