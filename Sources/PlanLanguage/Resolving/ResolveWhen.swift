/// `when … else …` and `by …`: reads all of their branches; which one is done is decided when the session is compiled.

import SessionModel

extension Resolver {
  mutating func resolveWhen(
    _ when: When, at span: Span, in context: ItemContext, notes: inout [String]
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
    _ pick: Pick, at span: Span, in context: ItemContext, notes: inout [String]
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
    let place = open(.pick(selector), at: span)
    var extent = Extent()
    var alternatives = 0
    var ruled: [RuledItem] = []
    for index in pick.body.items.range {
      var parts: [Int] = []
      switch tree.items[index].kind {
      case .loop(let id):
        // Each turn is an alternative.
        let (loop, span) = (tree[id], tree.items[index].span)
        forEachTurn(of: loop, at: span) { resolver, turn in
          alternatives += 1
          parts.append(resolver.plan.items.count)
          extent = extent.widened(
            to: resolver.part(at: loop.body.span) { inner, notes in
              inner.resolve(turn, of: loop, at: span, in: context, notes: &notes)
            })
        }
      case .exercise, .alternatives, .group, .rest, .breath, .sit, .call, .when, .pick:
        alternatives += 1
        parts.append(plan.items.count)
        extent = extent.widened(
          to: part(at: tree.items[index].span) { inner, notes in
            inner.resolve(index, in: context, notes: &notes)
          })
      case .levels, .binding, .state, .definition, .note, .rule, .assignment, .session, .missing:
        // Statements between the alternatives apply to all of them, and are not items.
        _ = resolve(index, in: context, notes: &notes)
      }
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
    if alternatives == 0 { report(.nothingToPick, at: span) }
    return extent
  }

  private mutating func resolvePart(_ block: Body, in context: ItemContext) -> Extent {
    part(at: block.span) { $0.resolveBlock(block, in: context, notes: &$1) }
  }

  /// The items of a branch, and its notes, which are shown only there.
  mutating func part(
    at span: Span, _ body: (inout Resolver, inout [String]) -> Extent
  ) -> Extent {
    let part = open(.part(0..<0), at: span)
    var notes: [String] = []
    let extent = body(&self, &notes)
    appendNotes(notes, at: span)
    close(part)
    return extent
  }

  private mutating func appendNotes(_ notes: [String], at span: Span) {
    for note in notes {
      plan.notes.append(note)
      let place = open(.note(Int32(truncatingIfNeeded: plan.notes.count - 1)), at: span)
      close(place)
    }
  }
}

extension Extent {
  /// The larger of the two: only one of them will be done.
  func widened(to other: Extent) -> Extent {
    Extent(steps: max(steps, other.steps))
  }
}
