/// An exercise with its sets: warm-ups, work, drops, and the rests between them.

import SessionModel

extension SessionBuilder {
  mutating func move(_ move: Plan.Move, in around: Around, at span: Span) -> [SessionModel.Block] {
    let attributes = (move.attributes.map { plan.attributes[Int($0)] } ?? Plan.Attributes())
      .filled(from: around.defaults.attributes)
    let rest = move.rest == .unstated ? around.defaults.rest : move.rest
    let exercise = plan.exercises[Int(move.exercise.index)].exercise
    var sets = workSets(move, attributes, in: around, at: span)
    guard !isTooLarge else { return [] }
    if let progression = attributes.progression { sets = progressed(sets, by: progression, of: move.exercise) }
    let first = workIDs.count
    defer {
      script.lifts.append(
        SessionScript.Lift(
          exercise: move.exercise, blocks: Array(workIDs[first...]), progression: attributes.progression))
    }
    guard !attributes.every.isEmpty else {
      return group(Group(form: .exercise, title: exercise.name, blocks: []), at: span) { builder in
        builder.straight(sets, of: move.exercise, attributes, rest: rest, in: around, at: span)
      }
    }
    return timed(sets, of: move.exercise, attributes, rest: rest, in: around, at: span)
  }

  /// Set after set, each with its rest.
  private mutating func straight(
    _ sets: [Work], of exercise: Plan.ExerciseID, _ attributes: Plan.Attributes, rest: Plan.RestLength,
    in around: Around,
    at span: Span
  ) -> [SessionModel.Block] {
    var blocks: [SessionModel.Block] = []
    for warmup in warmups(attributes, of: exercise, to: sets, at: span) {
      blocks += work(warmup, in: around, at: span) + self.rest(rest, in: around, at: span)
    }
    for (index, set) in sets.enumerated() {
      blocks += work(set, in: around, at: span)
      if index == sets.count - 1 {
        for drop in drops(attributes, of: exercise, after: set, at: span) { blocks += work(drop, in: around, at: span) }
      }
      blocks += self.rest(rest, in: around, at: span)
      guard !isTooLarge else { return [] }
    }
    return blocks
  }

  /// `every 1:45`: one set at the start of each interval.
  private mutating func timed(
    _ sets: [Work], of exercise: Plan.ExerciseID, _ attributes: Plan.Attributes, rest: Plan.RestLength,
    in around: Around,
    at span: Span
  ) -> [SessionModel.Block] {
    let title = plan.exercises[Int(exercise.index)].exercise.name
    var blocks: [SessionModel.Block] = []
    let warmups = warmups(attributes, of: exercise, to: sets, at: span)
    if !warmups.isEmpty {
      blocks += group(Group(form: .exercise, title: title, blocks: []), at: span) { builder in
        warmups.flatMap { builder.work($0, in: around, at: span) + builder.rest(rest, in: around, at: span) }
      }
    }
    let lengths = attributes.every.compactMap { number($0, at: span) }.map { Milliseconds($0) }
    blocks += countdown(in: around, at: span)
    var flowing = around
    flowing.flows = true
    let form = Form.intervals(lengths, rounds: sets.count)
    blocks += group(Group(form: form, title: title, alternates: true, blocks: []), at: span) { builder in
      var rounds: [SessionModel.Block] = []
      for (index, set) in sets.enumerated() {
        let drops = index == sets.count - 1 ? builder.drops(attributes, of: exercise, after: set, at: span) : []
        if drops.isEmpty {
          rounds += builder.work(set, in: flowing, at: span)
        } else {
          rounds += builder.group(Group(form: .sequence, blocks: []), at: span) { builder in
            ([set] + drops).flatMap { builder.work($0, in: flowing, at: span) }
          }
        }
      }
      return rounds
    }
    return blocks
  }

  /// A set, with its countdown where the clock ends it.
  private mutating func work(_ work: Work, in around: Around, at span: Span) -> [SessionModel.Block] {
    switch work.target {
    case .time, .repsWithin: countdown(in: around, at: span) + step(.work(work), at: span)
    case .reps, .distance, .energy, .total, .cluster, .rung, .open: step(.work(work), at: span)
    }
  }

  // MARK: Sets

  private mutating func workSets(
    _ move: Plan.Move, _ attributes: Plan.Attributes, in around: Around, at span: Span
  ) -> [Work] {
    var sets: [Work] = []
    func isFull(_ adding: Int) -> Bool { adding > Resolver.stepLimit - sets.count }
    if move.sets.isEmpty {
      sets.append(
        set(
          around.unstatedTarget, attributes.intensity ?? around.defaults.intensity, of: move.exercise, attributes,
          in: around,
          at: span))
    }
    for index in move.sets {
      let entry = plan.sets[Int(index)]
      let count = count(entry.count, at: span)
      guard !isFull(count) else {
        reportTooLarge(at: span)
        return []
      }
      let intensity = entry.intensity ?? around.defaults.intensity
      let closed = set(
        target(entry, isOpen: false, in: around, at: span), intensity, of: move.exercise, attributes, in: around,
        at: span)
      let open = entry.lastIsOpen ? target(entry, isOpen: true, in: around, at: span) : closed.target
      for number in 1...count {
        var work = closed
        if number == count { work.target = open }
        sets.append(work)
      }
    }
    for index in sets.indices {
      sets[index].set = index + 1
      sets[index].of = sets.count
    }
    return sets
  }

  private mutating func set(
    _ target: Target, _ intensity: Plan.Intensity?, of exercise: Plan.ExerciseID, _ attributes: Plan.Attributes,
    in around: Around, at span: Span
  ) -> Work {
    // An effort without a load is as good as one after `@`.
    let hardness = hardness(intensity ?? attributes.effort, of: exercise, reps: target.reps, at: span)
    var effort = hardness.effort
    if intensity != nil, let beside = attributes.effort {
      effort = self.hardness(beside, of: exercise, reps: nil, at: span).effort
    }
    return Work(
      exercise: plan.exercises[Int(exercise.index)].exercise, role: around.isWarmup ? .warmup : .work, target: target,
      load: hardness.load, effort: effort, side: attributes.side, tempo: attributes.tempo, label: attributes.label,
      notes: attributes.notes, cues: attributes.cues, say: attributes.say)
  }

  private mutating func warmups(
    _ attributes: Plan.Attributes, of exercise: Plan.ExerciseID, to sets: [Work], at span: Span
  ) -> [Work] {
    guard let first = sets.first, !attributes.warmup.isEmpty else { return [] }
    var warmups: [Work] = []
    for entry in attributes.warmup {
      let target = target(entry, isOpen: entry.lastIsOpen, in: Around(defaults: Plan.Defaults()), at: span)
      let hardness = hardness(
        entry.intensity, of: exercise, reps: target.reps, shareOf: .load(first.load), at: span)
      let count = count(entry.count, at: span)
      guard count <= Resolver.stepLimit - warmups.count else {
        reportTooLarge(at: span)
        return []
      }
      let work = Work(
        exercise: first.exercise, role: .warmup, target: target, load: hardness.load, effort: hardness.effort,
        side: first.side, tempo: first.tempo, label: first.label)
      warmups += Array(repeating: work, count: count)
    }
    for index in warmups.indices {
      warmups[index].set = index + 1
      warmups[index].of = warmups.count
    }
    return warmups
  }

  private mutating func drops(
    _ attributes: Plan.Attributes, of exercise: Plan.ExerciseID, after last: Work, at span: Span
  ) -> [Work] {
    var drops: [Work] = []
    for (index, intensity) in attributes.drops.enumerated() {
      var drop = last
      drop.role = .drop
      drop.target = .reps(.atLeast(0))
      drop.load = hardness(intensity, of: exercise, reps: nil, shareOf: .load(last.load), at: span).load
      drop.effort = nil
      drop.set = index + 1
      drop.of = attributes.drops.count
      drop.say = nil
      drops.append(drop)
    }
    return drops
  }

  // MARK: Targets

  private mutating func target(_ entry: Plan.SetEntry, isOpen: Bool, in around: Around, at span: Span) -> Target {
    switch entry.target {
    case .reps(let low, let high):
      let amount = amount(low, high, isOpen: isOpen, at: span)
      return around.limit.map { .repsWithin(amount, $0) } ?? .reps(amount)
    case .time(let low, let high): return .time(amount(low, high, isOpen: isOpen, at: span))
    case .distance(let low, let high): return .distance(amount(low, high, isOpen: isOpen, at: span))
    case .energy(let low, let high): return .energy(amount(low, high, isOpen: isOpen, at: span))
    case .repsWithin(let low, let high, let length):
      return .repsWithin(
        amount(low, high, isOpen: isOpen, at: span), Milliseconds(count(length, at: span)))
    case .total(let reps): return .total(count(reps, at: span))
    case .cluster(let place):
      let cluster = plan.clusters[Int(place)]
      let parts = cluster.parts.map { amount($0.least, $0.most, isOpen: false, at: span) }
      return .cluster(parts, pause: Milliseconds(number(cluster.pause, at: span) ?? 0))
    case .unstated: return around.unstatedTarget
    }
  }

  private mutating func amount(_ low: Plan.Value, _ high: Plan.Value?, isOpen: Bool, at span: Span) -> Amount {
    let least = number(low, at: span) ?? 0
    return Amount(min: least, max: isOpen ? nil : high.map { max(least, number($0, at: span) ?? least) })
  }
}

extension Target {
  /// The reps it asks for.
  fileprivate var reps: Amount? {
    switch self {
    case .reps(let amount): amount
    case .time, .distance, .energy, .repsWithin, .total, .cluster, .rung, .open: nil
    }
  }
}

extension Plan.Attributes {
  /// With what the group around says for all that this does not say. Notes belong to whom they were given.
  func filled(from defaults: Plan.Attributes) -> Plan.Attributes {
    var filled = self
    if filled.every.isEmpty { filled.every = defaults.every }
    if filled.warmup.isEmpty && !filled.hasNoWarmup { filled.warmup = defaults.warmup }
    if filled.drops.isEmpty { filled.drops = defaults.drops }
    if filled.cues.isEmpty { filled.cues = defaults.cues }
    filled.tempo = filled.tempo ?? defaults.tempo
    filled.side = filled.side ?? defaults.side
    filled.effort = filled.effort ?? defaults.effort
    filled.say = filled.say ?? defaults.say
    filled.label = filled.label ?? defaults.label
    filled.progression = filled.progression ?? defaults.progression
    return filled
  }
}
