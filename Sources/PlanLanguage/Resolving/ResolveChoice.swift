/// `when … else …` and `by …`: all of their branches are read; which one is done is known when the session is compiled.

extension Resolver {
  mutating func resolveWhen(
    _ when: When, at span: Span, in surroundings: Surroundings, notes: inout [String]
  ) -> Extent {
    var conditions: [Plan.ConditionID?] = []
    let place = Int32(truncatingIfNeeded: plan.choices.count)
    plan.choices.append(Plan.Choice(conditions: []))
    let choice = open(.choice(place), at: span)
    var extent = Extent()
    for branch in tree[when.branches] {
      conditions.append(condition(branch.condition))
      extent = extent.widened(to: resolvePart(branch.body, in: surroundings))
    }
    if let otherwise = when.otherwise {
      conditions.append(nil)
      extent = extent.widened(to: resolvePart(otherwise, in: surroundings))
    }
    plan.choices[Int(place)].conditions = conditions
    close(choice)
    return extent
  }

  mutating func resolvePick(
    _ pick: Pick, at span: Span, in surroundings: Surroundings, notes: inout [String]
  ) -> Extent {
    let lowered = lower(pick.selector)
    if let dimension = lowered.evaluated.dimension, dimension != .number {
      reportWrongUnit(pick.selector, expected: .number, found: dimension)
    }
    let selector = expression(lowered, at: pick.selector.span)
    let (hidden, start) = (shadowed.count, blockStart)
    blockStart = plan.lets.count
    let outer = names
    let place = open(.pick(selector), at: span)
    var extent = Extent()
    var alternatives = 0
    for index in pick.body.items.range {
      switch tree.items[index].kind {
      case .exercise, .group, .rest, .breath, .sit, .call, .loop, .when, .pick:
        alternatives += 1
        let part = open(.part(0..<0), at: tree.items[index].span)
        var said: [String] = []
        extent = extent.widened(to: resolve(index, in: surroundings, notes: &said))
        appendNotes(said, at: tree.items[index].span)
        close(part)
      case .binding, .state, .definition, .note, .rule, .assignment, .session, .missing:
        // What stands between the alternatives holds for all of them, and makes no item.
        _ = resolve(index, in: surroundings, notes: &notes)
      }
    }
    close(place)
    names = outer
    blockStart = start
    restoreValues(hidden)
    if alternatives == 0 { report(.nothingToPick, at: span) }
    return extent
  }

  /// The items of a branch, and its notes, which are said only there.
  private mutating func resolvePart(_ block: Block, in surroundings: Surroundings) -> Extent {
    let part = open(.part(0..<0), at: block.span)
    var notes: [String] = []
    let extent = resolveBlock(block, in: surroundings, notes: &notes)
    appendNotes(notes, at: block.span)
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
  /// The larger of both: only one of them will be done.
  fileprivate func widened(to other: Extent) -> Extent {
    Extent(steps: max(steps, other.steps))
  }
}
