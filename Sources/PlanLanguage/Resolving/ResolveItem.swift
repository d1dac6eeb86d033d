/// The items of a block, and how large they make the course.

import SessionModel

extension Resolver {
  /// Appends a block's items to the plan.
  mutating func resolveBlock(_ block: Body, in context: ItemContext) -> Extent {
    let (hidden, start) = (shadowed.count, blockStart)
    blockStart = plan.lets.count
    let scope = ruleScope(of: block)
    let outer = isScript ? names : nil
    let part = scope.block.isEmpty ? nil : open(.part(0..<0), at: block.span)
    var extent = Extent()
    if scope.items.isEmpty {
      for index in block.items.range { extent = extent + resolve(index, in: context) }
    } else {
      extent = resolve(block.items, with: scope, in: context)
    }
    if let part {
      plan.items[part].content = .part(resolveRules(scope.block))
      close(part)
    }
    if let outer { names = outer }
    blockStart = start
    restoreValues(hidden)
    return extent
  }

  /// The body of a template or of a turn of a loop. Where items are offered to choose from or take turns, it is one of
  /// them, whatever it holds.
  mutating func resolveBody(_ body: Body, in context: ItemContext) -> Extent {
    guard context.offersItems, plan.rulesVersion >= .eighth, !tree.isOneItem(body) else {
      return resolveBlock(body, in: context)
    }
    var inner = context
    inner.offersItems = false
    return together(at: body.span) { $0.resolveBlock(body, in: inner) }
  }

  /// Items, some of which have rules of their own.
  private mutating func resolve(
    _ items: Nodes<Item>, with scope: RuleScope, in context: ItemContext
  ) -> Extent {
    var extent = Extent()
    var ruled: [RuledItem] = []
    var done: [(index: Int, items: Range<Int>)] = []
    for index in items.range {
      let first = plan.items.count
      let part = scope.items[index] == nil ? nil : open(.part(0..<0), at: tree.items[index].span)
      extent = extent + resolve(index, in: context)
      if let part {
        close(part)
        ruled.append(RuledItem(index: index, parts: [part]))
      }
      if plan.items.count > first { done.append((index, first..<plan.items.count)) }
    }
    reportEarlierSets(of: scope, among: done)
    resolveRules(of: ruled, in: scope)
    return extent
  }

  /// Restores the meaning of names from where the block opened.
  mutating func restoreValues(_ hidden: Int) {
    while shadowed.count > hidden, let last = shadowed.popLast() { scope[last.name] = last.hidden }
  }

  /// Whether a block may name templates, lists or exercises.
  private var isScript: Bool { !tree.definitions.isEmpty || tree.hasLetsOfNames }

  /// Items are read in place: most of a plan passes through here, and copying would cost more than resolving.
  mutating func resolve(_ index: Int, in context: ItemContext) -> Extent {
    let span = tree.items[index].span
    guard copy(at: span) else { return Extent() }
    switch tree.items[index].kind {
    case .exercise(let name, let sets):
      if !names.blocks.isEmpty, sets.isEmpty, let block = names.blocks[key(name)] {
        return resolve(block, in: context, at: span)
      }
      if let picked = names.picks[key(name)] {
        return alternatives(picked, named: key(name), at: span) { $0.resolve(index, in: context) }
      }
      return resolveMove(index, name, sets)
    case .alternatives(let options): return resolveAlternatives(options, at: span, in: context)
    case .levels: checkPlace(ofLevelsAt: index)
    case .group(let id): return resolveGroup(tree.items[index], tree[id], in: context)
    case .rest(let length):
      let attributes = others(among: tree.items[index].attributes)
      var place: Int32?
      if attributes != Plan.Attributes() {
        place = Int32(truncatingIfNeeded: plan.attributes.count)
        plan.attributes.append(attributes)
      }
      let isOpen = length == .none && plan.rulesVersion < .fifth
      append(.rest(isOpen ? .open : rest(length, with: tree.items[index].attributes), place), at: span)
      return Extent(steps: 1)
    case .note(let text):
      plan.notes.append(tree.string(text))
      append(.note(Int32(truncatingIfNeeded: plan.notes.count - 1)), at: span)
    case .breath(let movement, let length): return resolveBreath(tree.items[index], movement, length)
    case .sit(let posture, let length): return resolveSit(tree.items[index], posture, length)
    case .binding(let id): bind(tree[id])
    case .call(let id): return resolveCall(tree[id], at: span, in: context)
    case .loop(let id): return resolveLoop(tree[id], at: span, in: context)
    case .when(let id): return resolveWhen(tree[id], at: span, in: context)
    case .pick(let id): return resolvePick(tree[id], at: span, in: context)
    case .state(let id): declare(tree[id], at: span)
    case .definition(let id): define(tree[id], at: span)
    // Rules are read with their block; anything that does not belong here has been reported.
    case .rule, .assignment, .session: break
    case .missing: break
    }
    return Extent()
  }

  /// Appends an item without children.
  mutating func append(_ content: Plan.Item.Content, at span: Span) {
    plan.items.append(
      Plan.Item(content: content, end: Int32(truncatingIfNeeded: plan.items.count + 1), span: ownPlace(span)))
  }

  private mutating func resolveMove(_ index: Int, _ name: Name, _ entries: Nodes<SetEntry>) -> Extent {
    let span = tree.items[index].span
    let attributes = tree.items[index].attributes
    let intensities = tree.items[index].intensities
    // What is read later, such as a group's `@`, does not belong to this exercise.
    defer { paced = nil }
    pacedSets = entries
    let exercise = exerciseByMeasure(name, entries) ?? exercise(name)
    if !unknownExercises.isEmpty { offerShareOfBase(of: exercise, entries, intensities) }
    let pause = pause(among: attributes)
    let sets = resolveSets(entries, of: exercise, closing: intensities, pause: pause)
    pacedSets = .none
    if let pause, !tree[entries].contains(where: { $0.target.isCluster }) {
      reportPauseWithoutCluster(pause, among: attributes, isEndurance: isEndurance(exercise))
    }
    var move = Plan.Move(exercise: exercise, sets: sets, rest: .unstated, attributes: nil)
    var extent = extent(of: sets)
    if !attributes.isEmpty {
      let own = tree[entries].compactMap { $0.intensity.map { tree[$0] } }
      reportSecondEffort(among: attributes, beside: own + Array(tree[intensities]))
      move.rest = rest(among: attributes)
      reportBetween(among: attributes, of: tree.string(name))
      move.restNotes = notesOfRecovery(among: attributes, isEndurance: isEndurance(exercise))
      if move.rest != .unstated && move.rest != .none { extent = extent + Extent(steps: extent.steps) }
    }
    if hasOthers(attributes) || (entries.isEmpty && !intensities.isEmpty) || around.progress != nil {
      let others = others(ofMove: index, exercise, sets: sets, entries)
      for warmup in others.warmup { extent = extent + Extent(steps: self.extent(of: warmup).steps) }
      extent = extent + Extent(steps: WideInt(others.drops.count))
      move.attributes = Int32(truncatingIfNeeded: plan.attributes.count)
      plan.attributes.append(others)
      checkEvery(others.every, sets: sets, at: span)
    }
    plan.moves.append(move)
    append(.move(Int32(truncatingIfNeeded: plan.moves.count - 1)), at: span)
    checkSize(extent, at: span)
    return extent
  }

  /// Its attributes other than the rest, with what comes from the heads around it.
  private mutating func others(
    ofMove index: Int, _ exercise: Plan.ExerciseID, sets: Range<Int32>, _ entries: Nodes<SetEntry>
  ) -> Plan.Attributes {
    let (attributes, intensities) = (tree.items[index].attributes, tree.items[index].intensities)
    var others = others(among: attributes, of: exercise)
    if entries.isEmpty { others.intensity = onlyIntensity(intensities, at: tree.items[index].span) }
    others.progression = progression(
      of: exercise, own: progress(among: attributes), others, sets: sets, entries, intensities)
    if others.drops.contains(where: { $0.intensity.isShare }), !plan.sets[sets.range].allSatisfy({ $0.hasWrittenLoad })
    {
      // The drops follow from what is entered for the last set.
      plan.readsSets = true
    }
    return others
  }

  /// The `@` of an exercise whose amount comes from its group.
  private mutating func onlyIntensity(_ intensities: Nodes<Intensity>, at span: Span) -> Plan.Intensity? {
    guard let first = tree[intensities].first else { return nil }
    if intensities.count > 1 {
      report(.intensityCount(given: intensities.count, entries: 1, sets: 1), at: self.span(of: intensities))
    }
    return intensity(first)
  }

  private func extent(of sets: Range<Int32>) -> Extent {
    guard !sets.isEmpty else { return Extent(steps: 1) }
    var extent = Extent()
    for index in sets { extent = extent + self.extent(of: plan.sets[Int(index)]) }
    return extent
  }

  private func extent(of entry: Plan.SetEntry) -> Extent {
    Extent(steps: 1).times(plan.known(entry.count) ?? 1)
  }

  /// A falling list has one interval per set, or one for all.
  private mutating func checkEvery(_ every: [Plan.Value], sets: Range<Int32>, at span: Span) {
    guard every.count > 1 else { return }
    let count = extent(of: sets).steps
    if count != every.count { report(.everyCount(given: every.count, rounds: count), at: span) }
  }
}

extension Range<Int32> {
  /// The same places, as an array has them.
  var range: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}

extension Plan.Intensity {
  fileprivate var isShare: Bool {
    switch self {
    case .share, .shareAnd: true
    case .mass, .bodyweight, .asked, .rpe, .rir, .pace, .power, .zone, .heartRate, .felt, .ramp, .byLevel: false
    }
  }
}

extension Plan.SetEntry {
  /// Whether the plan says its load, so that nobody has to enter it.
  fileprivate var hasWrittenLoad: Bool {
    switch intensity {
    case .mass, .share, .shareAnd, .bodyweight, .byLevel: true
    case nil, .asked, .rpe, .rir, .pace, .power, .zone, .heartRate, .felt, .ramp: false
    }
  }
}

extension SetTarget {
  fileprivate var isCluster: Bool {
    if case .cluster = self { true } else { false }
  }
}

extension PlanTree {
  /// Whether there is one exercise with its sets or one group in it, apart from what is not done.
  fileprivate func isOneItem(_ body: Body) -> Bool {
    var isOne: Bool?
    for item in self[body.items] {
      switch item.kind {
      case .exercise(_, let sets): isOne = isOne == nil && !sets.isEmpty
      case .group, .rest, .breath, .sit: isOne = isOne == nil
      case .alternatives, .call, .loop, .when, .pick: isOne = false
      case .levels, .note, .binding, .state, .definition, .rule, .assignment, .session, .missing: break
      }
    }
    return isOne ?? true
  }
}
