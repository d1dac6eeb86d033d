/// What the rules of a block belong to: `after lift` and `after set` to the item just above them, the others to the
/// block.

import SessionModel

/// The rules of a block, by what they belong to.
struct RuleScope {
  /// Those of the whole block.
  var block: [Rule] = []
  /// Those of an item, by its place in the tree.
  var items: [Int: [Rule]] = [:]
}

/// An item with rules of its own.
struct RuledItem {
  /// Its place in the tree.
  var index: Int
  /// The places of the parts of the plan that it has become.
  var parts: [Int]
}

extension Resolver {
  /// States, values, rests, notes and other rules may come between a rule and its item. With the rules of the first
  /// version, every rule belongs to its block.
  mutating func ruleScope(of block: Body) -> RuleScope {
    var scope = RuleScope()
    guard !tree.rules.isEmpty else { return scope }
    var above: Int?
    for index in block.items.range {
      guard case .rule(let id) = tree.items[index].kind else {
        if tree.items[index].kind.canBeDone { above = index }
        continue
      }
      let rule = tree[id]
      guard plan.rulesVersion >= .second, rule.event.isOfALift else {
        scope.block.append(rule)
        continue
      }
      if let above {
        scope.items[above, default: []].append(rule)
      } else {
        report(.ruleWithoutItem, at: rule.head, hints: [.placeRule])
        scope.block.append(rule)
      }
    }
    return scope
  }

  /// Resolves the rules of items, while the values of their block are still visible.
  mutating func resolveRules(of items: [RuledItem], in scope: RuleScope) {
    for item in items {
      let rules = resolveRules(scope.items[item.index] ?? [])
      for part in item.parts { plan.items[part].content = .part(rules) }
    }
  }

  /// Reports a rule that leaves out earlier sets of its lift, which rules of the first version included.
  ///
  /// - Parameter done: the items that can be done, with the items of the plan that they have become.
  mutating func reportEarlierSets(of scope: RuleScope, among done: [(index: Int, items: Range<Int>)]) {
    var earlierOfSets: [String: Int] = [:]
    var earlierOfLifts: [String: Int] = [:]
    for item in done {
      let rules = scope.items[item.index] ?? []
      let lifts = lifts(in: item.items)
      for rule in rules where !log.isFull {
        let earlier = rule.event.isOfSets ? earlierOfSets : earlierOfLifts
        guard let first = lifts.compactMap({ earlier[$0] }).min() else { continue }
        report(rule, of: item.index, leavingOut: first, among: done, lifts)
      }
      for lift in lifts {
        if !rules.contains(where: { $0.event.isOfSets }), earlierOfSets[lift] == nil {
          earlierOfSets[lift] = item.index
        }
        if !rules.contains(where: { !$0.event.isOfSets }), earlierOfLifts[lift] == nil {
          earlierOfLifts[lift] = item.index
        }
      }
    }
  }

  private mutating func report(
    _ rule: Rule, of last: Int, leavingOut first: Int, among done: [(index: Int, items: Range<Int>)],
    _ lifts: Set<String>
  ) {
    let canWrap = canWrap(first, through: last, in: done) { lifts.isSuperset(of: $0) }
    let (start, end) = (tree.items[first].span, tree.items[last].span)
    report(
      .earlierSets, at: rule.head, labels: [Diagnostic.Label(.sameLift, at: start)], hints: [.groupLifts],
      fixes: canWrap
        ? [
          Fix(replace: Span(start: start.start, end: start.start), with: "< "),
          Fix(replace: Span(start: end.end, end: end.end), with: " >"),
        ] : [])
  }

  /// Whether brackets around two items and everything between them would neither include another lift nor hide a name.
  private func canWrap(
    _ first: Int, through last: Int, in done: [(index: Int, items: Range<Int>)], _ isMeant: (Set<String>) -> Bool
  ) -> Bool {
    let hidesNothing = tree.items[first...last].allSatisfy { item in
      switch item.kind {
      case .binding, .state, .definition, .rule: false
      case .exercise, .alternatives, .levels, .group, .rest, .note, .breath, .sit, .call, .loop, .when, .pick,
        .assignment, .session, .missing:
        true
      }
    }
    return hidesNothing
      && done.filter { $0.index >= first && $0.index <= last }.allSatisfy { isMeant(lifts(in: $0.items)) }
  }

  /// The exercises of some items of the plan by their keys and labels, without those that only warm up.
  private func lifts(in items: Range<Int>) -> Set<String> {
    var lifts: Set<String> = []
    var index = items.lowerBound
    while index < items.upperBound {
      let item = plan.items[index]
      index += 1
      switch item.content {
      case .move(let place):
        let move = plan.moves[Int(place)]
        let exercise = plan.exercises[Int(move.exercise.index)]
        let label = move.attributes.flatMap { plan.attributes[Int($0)].label }
        // An easy run before the sprints is not an earlier set of them, nor a ride before the test.
        if exercise.counted.map({ $0.measure != .distance && !$0.isEndurance }) ?? true {
          lifts.insert(exercise.exercise.key + (label.map { " \"\($0)\"" } ?? ""))
        }
      case .group(let place):
        if case .warmup = plan.groups[Int(place)].form { index = Int(item.end) }
      case .rest, .breath, .sit, .choice, .pick, .part, .levels, .note: break
      }
    }
    return lifts
  }
}

extension Item.Kind {
  /// Whether it can have sets for a rule to follow. An item that could not be read may have been meant to have them.
  fileprivate var canBeDone: Bool {
    switch self {
    case .exercise, .alternatives, .group, .call, .loop, .when, .pick, .missing: true
    case .levels, .rest, .note, .breath, .sit, .binding, .state, .rule, .assignment, .definition, .session: false
    }
  }
}

extension RuleEvent {
  /// Whether the event belongs to a lift, not to a session or a week.
  fileprivate var isOfALift: Bool {
    switch self {
    case .set, .lift: true
    case .session, .week: false
    }
  }

  /// Whether a rule about a lift follows each of its sets, or one of them.
  fileprivate var isOfSets: Bool {
    switch self {
    case .set: true
    case .lift, .session, .week: false
    }
  }
}
