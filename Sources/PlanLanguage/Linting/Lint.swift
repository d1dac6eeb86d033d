/// What a coach would ask about a valid plan: a pass over the tree that only warns.

import SessionModel

/// It looks only at what is written out: a template is checked once, at its definition, and computed values are not
/// checked.
func lint(_ tree: PlanTree, _ resolved: Resolved) -> [Diagnostic] {
  var linter = Linter(tree: tree, resolved)
  for index in tree.items.indices { linter.lint(at: index) }
  linter.lintHeads()
  linter.lintOrder()
  linter.lintPrograms()
  linter.lintValues()
  return linter.log.sorted
}

struct Linter {
  let tree: PlanTree
  let plan: Plan
  /// Places in the plan's exercises by the bytes of their names.
  let exerciseNames: NameCache
  let library: ExerciseLibrary
  var log = DiagnosticLog()
  /// The groups that take turns where nothing repeats.
  let turnsWithoutRounds: Set<Span>
  /// The equipment of the current item, if it is an endurance exercise.
  private(set) var endurance: Equipment?
  /// Values that are the same in the whole file, by name.
  private let constants: [String: Plan.Quantity]
  /// The outermost blocks with a `hold` in their head, in the order of the text.
  let heldBlocks: [Span]
  /// Whether the head of a group or of a workout gives loads to what is inside.
  let hasLoads: Bool
  /// The blocks whose head gives two implements or more to what is inside.
  let pairedBlocks: [HeadLoads]

  init(tree: PlanTree, _ resolved: Resolved) {
    self.tree = tree
    heldBlocks = tree.heldBlocks
    hasLoads = tree.hasLoads
    pairedBlocks = tree.pairedBlocks
    plan = resolved.plan
    exerciseNames = resolved.exerciseNames
    library = resolved.library
    constants = tree.constants
    turnsWithoutRounds = resolved.plan.turnsWithoutRounds
  }

  mutating func report(_ problem: MeaningProblem, at span: Span, hints: [Hint] = []) {
    log.report(Diagnostic(.meaning(problem), at: span, hints: hints))
  }

  mutating func report(_ problem: LintProblem, at span: Span, hints: [Hint] = [], fixes: [Fix] = []) {
    // Alternatives may share their sets.
    guard !log.diagnostics.contains(where: { $0.problem == .lint(problem) && $0.span == span }) else { return }
    log.report(Diagnostic(.lint(problem), at: span, hints: hints, fixes: fixes))
  }

  fileprivate mutating func lint(at index: Int) {
    let item = tree.items[index]
    endurance = enduranceEquipment(of: item)
    lintLoads(item.intensities)
    if !item.attributes.isEmpty { lintWithoutEffect(item) }
    switch item.kind {
    case .exercise(let name, let sets):
      if !lintPlatesOfEachSide(item, of: name) { lintLoadOfEachHand(item) }
      lintPairs(item, sets, of: name)
      lintSteps(item, sets)
      lintTypedSums(item, sets)
      lintSets(item, sets, of: name)
      lintSetsBeforeList(item, sets)
      lintTotals(sets, of: name)
      lintRemarkInName(name)
      lintAsks(item)
      lintBackOffs(item, sets)
      if let endurance {
        lintShares(item, sets, of: name, on: endurance)
        lintTargetBehindRest(item)
        lintEvery(item, sets, on: endurance)
        lintPaces(item, sets, on: endurance)
        lintLoadsOfMachines(item, sets, of: name, on: endurance)
      } else {
        lintSpeeds(item, sets, of: name)
        lintWays(sets, of: name)
        lintCaloriesOfLift(sets, of: name)
        lintShareOfHold(item, sets, of: name)
        lintSharesBehindLoads(item, sets)
        lintRangeOfSets(item, sets)
        lintOwnWeight(item, sets, of: name)
        lintLiftedOfBody(item, sets, of: name)
        if !lintRepsBeforeSets(sets) {
          lintSetsInARange(item, sets, of: name)
          lintManySetsOfFew(item, sets, of: name)
        }
        lintTwentyOnes(sets, of: name)
        if !item.attributes.isEmpty { lintAlternateSides(item, sets, of: name) }
      }
      lintIntervals(item, sets)
      if hasLintable(item.attributes) {
        lintTempo(item, sets)
        lintWarmup(item, sets)
        lintDrops(item, sets)
        lintDropsToTheBar(item, sets, of: name)
        lintCountOfWarmup(item, sets)
      }
    case .group(let id):
      lintGroup(tree[id], item)
      lintSteps(item, .none)
      lintIntervals(of: tree[id])
      lintSides(tree[id], item)
      lintRestBehind(tree[id], item, at: index)
    case .breath(let movement, .lasting(let length)): lintBreath(movement, length)
    case .sit(_, let length?): lintBell(item, length)
    case .alternatives(let options): lintAlternatives(options)
    case .rule(let id): lintRule(tree[id], at: index)
    case .pick(let id): lintPick(tree[id])
    case .levels, .breath(_, .count), .breath(_, .open), .sit(_, nil), .rest, .note, .binding, .call,
      .loop, .when, .state, .assignment, .definition, .session, .missing:
      break
    }
  }

  private func enduranceEquipment(of item: Item) -> Equipment? {
    guard case .exercise(let name, _) = item.kind, let counted = counted(name), counted.isEndurance else { return nil }
    return counted.equipment
  }

  /// Whether the attributes include any that lints check, as they rarely do.
  private func hasLintable(_ attributes: Nodes<Attribute>) -> Bool {
    attributes.range.contains { index in
      switch tree.attributes[index].kind {
      case .tempo, .hold, .warmup, .drop: true
      case .rest, .between, .every, .side, .height, .cadence, .incline, .resistance, .pause, .rpe, .rir, .note, .cue,
        .say,
        .label, .bell, .progress,
        .optional:
        false
      }
    }
  }
}

// MARK: What is written out

extension Linter {
  /// A quantity as written, or the only value of that name in the file.
  func written(_ expression: Expression) -> Plan.Quantity? {
    switch expression.kind {
    case .quantity(let quantity): quantity.exact
    case .name: constants.isEmpty ? nil : constants[tree.name(at: expression.span)]
    // `4:30/km`
    case .quotient(let operands): quotient(tree[operands].left, tree[operands].right)
    case .bodyweight, .call, .negated, .sum, .difference, .product, .remainder, .share, .range, .missing: nil
    }
  }

  private func quotient(_ left: Expression, _ right: Expression) -> Plan.Quantity? {
    guard case .quantity(let one) = left.kind, case .quantity(let two) = right.kind else { return nil }
    return try? one.exact.divided(by: two.exact)
  }

  /// In the smallest unit of a dimension; nil for anything else.
  func written(_ expression: Expression, _ dimension: Plan.Dimension) -> WideInt? {
    guard let quantity = written(lowEnd(of: expression)), quantity.dimension == dimension else { return nil }
    return quantity.rounded
  }

  /// The lower end of a range; anything else is itself.
  func lowEnd(of expression: Expression) -> Expression {
    if case .range(let operands) = expression.kind { tree[operands].left } else { expression }
  }

  func highEnd(of expression: Expression) -> Expression {
    if case .range(let operands) = expression.kind { tree[operands].right } else { expression }
  }
}

extension PlanTree {
  /// The words of a value's name, in the form used for comparison.
  func name(at span: Span) -> String { string(Name(span: span, isQuoted: false)).lowercased() }

  /// Named quantities whose name has no other meaning in the file.
  fileprivate var constants: [String: Plan.Quantity] {
    guard !lets.isEmpty else { return [:] }
    var found: [String: Plan.Quantity] = [:]
    var others = Set(
      (definitions.flatMap { self[$0.parameters].map { $0.name } } + loops.map { $0.name }).map { name(at: $0.span) })
    for case .state(let id) in items.map({ $0.kind }) { others.insert(name(at: self[id].name.span)) }
    for value in lets {
      let name = name(at: value.name.span)
      if case .quantity(let quantity) = value.value.kind, found[name] == nil, !others.contains(name) {
        found[name] = quantity.exact
      } else {
        found[name] = nil
        others.insert(name)
      }
    }
    return found
  }
}
