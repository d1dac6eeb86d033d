/// Rests: their lengths, recoveries by distance, and what is said about them.

import SessionModel

extension Resolver {
  /// Longer rests usually have the wrong unit, unless a note says what they are for.
  private static let longRestMinutes = 15

  private static let namesOfWork: Set<String> = [
    "work", "work time", "equal", "same", "same as work", "equal to work", "as long as work", "as long as the work",
    "the same", "the work",
  ]

  /// The rest among attributes.
  mutating func rest(among nodes: Nodes<Attribute>) -> Plan.RestLength {
    for index in nodes.range {
      if case .rest(let written) = tree.attributes[index].kind { return rest(written, isExplained: hasNote(nodes)) }
    }
    return .unstated
  }

  /// A rest on a line of its own, with what is said about it.
  mutating func rest(_ written: WrittenRest, with attributes: Nodes<Attribute>) -> Plan.RestLength {
    rest(written, isExplained: hasNote(attributes))
  }

  private func hasNote(_ nodes: Nodes<Attribute>) -> Bool {
    tree[nodes].contains { if case .note = $0.kind { true } else { false } }
  }

  private mutating func rest(_ written: WrittenRest, isExplained: Bool) -> Plan.RestLength {
    switch written {
    case .open: .open
    case .none: .none
    case .lasting(let length): rest(length, isExplained: isExplained)
    }
  }

  private mutating func rest(_ expression: Expression, isExplained: Bool) -> Plan.RestLength {
    let (low, high) = bounds(expression)
    guard !reportRestOfWork(low), let dimension = dimension(of: low) else { return .unstated }
    if dimension == .length { return recovery(expression) }
    guard let least = unsigned(low, .time, expected: .time) else { return .unstated }
    if !isExplained, let known = plan.known(least), known > Self.longRestMinutes * 60_000 {
      report(.longRest(limitMinutes: Self.longRestMinutes), at: expression.span)
    }
    guard let high else { return least == .zero ? .none : .lasting(least, upTo: nil) }
    guard let most = unsigned(high, .time, expected: .time), rises(least, most, of: expression) else {
      return .unstated
    }
    return .lasting(least, upTo: most)
  }

  /// `rest 400m`, `rest 200-400m`
  private mutating func recovery(_ way: Expression) -> Plan.RestLength {
    let (low, high) = bounds(way)
    guard let least = positive(low, .length, expected: .time, counted: .distance) else { return .unstated }
    let unit = writtenUnits(of: low)?.distance
    guard let high else { return .covering(least, upTo: nil, in: unit) }
    guard let most = positive(high, .length, expected: .time, counted: .distance), rises(least, most, of: way) else {
      return .unstated
    }
    return .covering(least, upTo: most, in: unit)
  }

  /// `rest work`, `rest equal`, `rest 50% of work`: as long as the previous set, which a plan cannot know.
  private mutating func reportRestOfWork(_ length: Expression) -> Bool {
    let whole: Expression
    switch length.kind {
    case .name, .call: whole = length
    case .share(let operands), .product(let operands): whole = tree[operands].right
    case .quotient(let operands): whole = tree[operands].left
    case .quantity, .bodyweight, .negated, .sum, .difference, .remainder, .range, .missing: return false
    }
    if case .call(let id) = whole.kind, !isInRule, tree.string(tree[id].name).lowercased() == "time" {
      report(.onlyInARule("time"), at: whole.span, hints: [.restAsLongAsWork])
      return true
    }
    guard case .name = whole.kind else { return false }
    let name = tree.string(whole.span).lowercased()
    guard Self.namesOfWork.contains(name), !isNamed(name) else { return false }
    report(.unknownValue(name), at: whole.span, hints: [.restAsLongAsWork, .restTakesTime])
    return true
  }

  /// What is said about a recovery: `rest 200m note "jog back"`.
  ///
  /// - Parameter isEndurance: whether one goes on moving after it.
  func notesOfRecovery(among nodes: Nodes<Attribute>, isEndurance: Bool) -> [String] {
    nodes.range.filter { isOfRecovery($0, among: nodes, isEndurance: isEndurance) }
      .compactMap { tree.attributes[$0].kind.said.map(tree.string) }
  }

  /// Whether a note is right behind a rest in which one goes on moving: one by distance, or that of a run or a ride. A
  /// cue is for the work, and what is said is said as it begins.
  func isOfRecovery(_ index: Int, among nodes: Nodes<Attribute>, isEndurance: Bool) -> Bool {
    guard case .note = tree.attributes[index].kind else { return false }
    var place = index
    while place > nodes.range.lowerBound, tree.attributes[place].kind.said != nil { place -= 1 }
    guard place < index, case .rest(let rest) = tree.attributes[place].kind else { return false }
    return switch rest {
    case .none: false
    case .open: isEndurance
    case .lasting(let length): isEndurance || length.isWay(in: tree)
    }
  }

  func isEndurance(_ exercise: Plan.ExerciseID) -> Bool {
    plan.exercises[Int(exercise.index)].counted?.isEndurance ?? false
  }
}

extension Expression {
  /// `200m`, `200-400m`
  fileprivate func isWay(in tree: PlanTree) -> Bool {
    switch kind {
    case .quantity(let quantity): quantity.unit.dimension == .length
    case .range(let ends): tree[ends].right.isWay(in: tree)
    case .bodyweight, .name, .call, .negated, .sum, .difference, .product, .quotient, .remainder, .share, .missing:
      false
    }
  }
}
