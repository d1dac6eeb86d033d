/// The items of a block, and how large they make the course.

import SessionModel

extension Resolver {
  /// Appends a block's items to the plan. Notes go to what the block belongs to.
  mutating func resolveBlock(_ block: Block, in surroundings: Surroundings, notes: inout [String]) -> Extent {
    let (hidden, start) = (shadowed.count, blockStart)
    blockStart = plan.lets.count
    var extent = Extent()
    for index in block.items.range {
      extent = extent + resolve(tree.items[index], in: surroundings, notes: &notes)
    }
    blockStart = start
    while shadowed.count > hidden, let last = shadowed.popLast() { scope[last.name] = last.hidden }
    return extent
  }

  private mutating func resolve(_ item: Item, in surroundings: Surroundings, notes: inout [String]) -> Extent {
    switch item.kind {
    case .exercise(let name, let sets): return resolveMove(item, name, sets)
    case .group(let id): return resolveGroup(item, tree[id], in: surroundings)
    case .rest(let length):
      append(.rest(length.map { rest($0) } ?? .open), at: item.span)
      return Extent(steps: 1)
    case .note(let text): notes.append(tree.string(text))
    case .breath(let movement, let length): return resolveBreath(movement, length, at: item.span)
    case .sit(let posture, let length): return resolveSit(item, posture, length)
    case .binding(let id): bind(tree[id])
    case .missing: break
    }
    return Extent()
  }

  /// Appends an item without anything inside.
  private mutating func append(_ content: Plan.Item.Content, at span: Span) {
    plan.items.append(Plan.Item(content: content, end: Int32(truncatingIfNeeded: plan.items.count + 1), span: span))
  }

  private mutating func resolveMove(_ item: Item, _ name: Name, _ entries: Nodes<SetEntry>) -> Extent {
    let exercise = exercise(name)
    let pause = pause(among: item.attributes)
    let clusters = plan.clusters.count
    let sets = resolveSets(entries, closing: item.intensities, pause: pause)
    if let pause, plan.clusters.count == clusters { report(.pauseWithoutCluster, at: pause.span) }
    var move = Plan.Move(exercise: exercise, sets: sets, rest: .unstated, attributes: nil)
    var beside = Extent()
    if !item.attributes.isEmpty { move.rest = rest(among: item.attributes) }
    if hasOthers(item.attributes) || (entries.isEmpty && !item.intensities.isEmpty) {
      var others = others(among: item.attributes)
      if entries.isEmpty { others.intensity = onlyIntensity(item) }
      for warmup in others.warmup { beside = beside + Extent(steps: extent(of: warmup).steps) }
      beside = beside + Extent(steps: others.drops.count)
      move.attributes = Int32(truncatingIfNeeded: plan.attributes.count)
      plan.attributes.append(others)
      checkEvery(others.every, sets: sets, at: item.span)
    }
    plan.moves.append(move)
    append(.move(Int32(truncatingIfNeeded: plan.moves.count - 1)), at: item.span)
    var extent = extent(of: sets)
    if move.rest != .unstated && move.rest != .none { beside = beside + Extent(steps: extent.steps) }
    extent = extent + beside
    checkSize(extent, at: item.span)
    return extent
  }

  /// The `@` of an exercise whose group says how much of it.
  private mutating func onlyIntensity(_ item: Item) -> Plan.Intensity? {
    guard let first = tree[item.intensities].first else { return nil }
    if item.intensities.count > 1 {
      report(.intensityCount(given: item.intensities.count, entries: 1, sets: 1), at: item.span)
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
    var length = 0
    if case .time(let low, _) = entry.target { length = plan.known(low) ?? 0 }
    if case .repsWithin(_, _, let within) = entry.target { length = plan.known(within) ?? 0 }
    return Extent(steps: 1, work: length).times(plan.known(entry.count) ?? 1)
  }

  /// A falling list has an interval for each set, or one for all.
  private mutating func checkEvery(_ every: [Plan.Value], sets: Range<Int32>, at span: Span) {
    guard every.count > 1 else { return }
    let count = extent(of: sets).steps
    if count != every.count { report(.everyCount(given: every.count, rounds: count), at: span) }
  }

  private mutating func resolveBreath(_ movement: BreathMovement, _ length: BreathLength, at span: Span) -> Extent {
    var item = Plan.BreathItem(movement: movement.movement, length: nil, count: .one)
    switch length {
    case .lasting(let expression):
      guard let time = positive(expression, .time, expected: .time, counted: .time) else { return Extent() }
      item.length = time
    case .count(let expression):
      guard let count = positive(expression, .number, expected: .number, counted: .breaths) else { return Extent() }
      item.count = count
    case .open: break
    }
    plan.breaths.append(item)
    append(.breath(Int32(truncatingIfNeeded: plan.breaths.count - 1)), at: span)
    return Extent(steps: 1)
  }

  private mutating func resolveSit(_ item: Item, _ posture: SitPosture, _ length: Expression?) -> Extent {
    var sit = Plan.SitItem(posture: posture.posture, length: nil, bell: nil, notes: [])
    if let length {
      guard let time = positive(length, .time, expected: .time, counted: .time) else { return Extent() }
      sit.length = time
    }
    for index in item.attributes.range {
      switch tree.attributes[index].kind {
      case .bell(let every): sit.bell = positive(every, .time, expected: .time, counted: .time)
      case .note(let text): sit.notes.append(tree.string(text))
      case .rest, .every, .tempo, .side, .warmup, .drop, .pause, .rpe, .rir, .cue, .say, .label, .progress: break
      }
    }
    plan.sits.append(sit)
    append(.sit(Int32(truncatingIfNeeded: plan.sits.count - 1)), at: item.span)
    return Extent(steps: 1)
  }
}

extension BreathMovement {
  fileprivate var movement: Breath.Movement {
    switch self {
    case .in: .inhale
    case .out: .exhale
    case .hold: .hold
    case .breaths: .breaths
    }
  }
}

extension SitPosture {
  fileprivate var posture: Sit.Posture {
    switch self {
    case .sit: .sit
    case .reflect: .reflect
    case .walk: .walk
    case .scan: .scan
    }
  }
}
