/// `when … else …` and `by …`: reads all of their branches; which one is done is decided when the session is compiled.

import SessionModel

extension Resolver {
  mutating func resolveWhen(
    _ when: When, at span: Span, in context: ItemContext
  ) -> Extent {
    var conditions: [Plan.ConditionID?] = []
    let place = Int32(truncatingIfNeeded: plan.choices.count)
    plan.choices.append(Plan.Choice(conditions: []))
    let choice = open(.choice(place), at: span)
    var extent = Extent()
    for branch in tree[when.branches] {
      conditions.append(condition(branch.condition))
      extent = extent.widened(to: resolvePart(branch.body, in: context))
    }
    if let otherwise = when.otherwise {
      conditions.append(nil)
      extent = extent.widened(to: resolvePart(otherwise, in: context))
    }
    plan.choices[Int(place)].conditions = conditions
    close(choice)
    return extent
  }

  mutating func resolvePick(
    _ pick: Pick, at span: Span, in context: ItemContext
  ) -> Extent {
    let lowered = lower(pick.selector)
    if let dimension = lowered.evaluated.dimension, dimension != .number {
      reportWrongUnit(pick.selector, expected: .number, found: dimension)
    }
    let selector = expression(lowered, at: pick.selector.span)
    let (hidden, start) = (shadowed.count, blockStart)
    blockStart = plan.lets.count
    let outer = names
    let scope = ruleScope(of: pick.body)
    // The rules of the first version did not know those in a `by`.
    let whole = plan.rulesVersion < .second || scope.block.isEmpty ? nil : open(.part(0..<0), at: span)
    for index in pick.body.items.range where tree.items[index].isNote { _ = resolve(index, in: context) }
    let place = open(.pick(selector), at: span)
    var options = PickOptions()
    var ruled: [RuledItem] = []
    for index in pick.body.items.range {
      let parts = resolveOption(index, of: &options, in: context)
      if scope.items[index] != nil { ruled.append(RuledItem(index: index, parts: parts)) }
    }
    close(place)
    resolveRules(of: ruled, in: scope)
    if let whole {
      plan.items[whole].content = .part(resolveRules(scope.block))
      close(whole)
    }
    names = outer
    blockStart = start
    restoreValues(hidden)
    if options.count == 0 { report(.nothingToPick, at: span) }
    return options.extent
  }

  /// What a `by` picks one of.
  private struct PickOptions {
    var count = 0
    /// Of the largest.
    var extent = Extent()
  }

  /// One item of a `by`: an option, or several of them, or a statement that applies to all of them. The notes stand
  /// before all of them. The result is the places of their parts.
  private mutating func resolveOption(
    _ index: Int, of options: inout PickOptions, in context: ItemContext
  ) -> [Int] {
    let span = tree.items[index].span
    var parts: [Int] = []
    switch tree.items[index].kind {
    case .loop(let id):
      // Each turn is an option.
      let loop = tree[id]
      forEachTurn(of: loop, at: span) { resolver, turn in
        options.count += 1
        parts.append(resolver.plan.items.count)
        let extent = resolver.part(at: loop.body.span) { inner in
          inner.resolve(turn, of: loop, at: span, in: context)
        }
        options.extent = options.extent.widened(to: extent)
      }
    case .exercise, .alternatives, .group, .rest, .breath, .sit, .call, .when, .pick:
      options.count += 1
      parts.append(plan.items.count)
      let extent = part(at: span) { inner in inner.resolve(index, in: context) }
      options.extent = options.extent.widened(to: extent)
    case .levels, .binding, .state, .definition, .rule, .assignment, .session, .missing:
      _ = resolve(index, in: context)
    case .note: break
    }
    return parts
  }

  private mutating func resolvePart(_ block: Body, in context: ItemContext) -> Extent {
    part(at: block.span) { $0.resolveBlock(block, in: context) }
  }

  /// The items of a branch.
  mutating func part(at span: Span, _ body: (inout Resolver) -> Extent) -> Extent {
    let part = open(.part(0..<0), at: span)
    let extent = body(&self)
    close(part)
    return extent
  }
}

extension Item {
  var isNote: Bool { if case .note = kind { true } else { false } }
}

extension Extent {
  /// The larger of the two: only one of them will be done.
  func widened(to other: Extent) -> Extent {
    Extent(steps: max(steps, other.steps))
  }
}
