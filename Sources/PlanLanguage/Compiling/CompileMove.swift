/// An exercise with its sets: warm-ups, work, drops, and the rests between them.

import SessionModel

/// Sets that are identical except for their number and the target of the last one.
struct AlikeSets {
  var work: Work
  var count: Int
  /// Those after so many are optional.
  var least: Int
  var lastTarget: Target

  var last: Work {
    var last = work
    last.target = lastTarget
    return last
  }
}

/// What comes between the sets of an exercise.
private struct RestsOfSets {
  var length: Plan.RestLength
  /// What is said about a recovery by distance.
  var notes: [String]
  /// Whether the session waits for the athlete between sets that the clock ends.
  var areWaits: Bool
}

extension SessionBuilder {
  mutating func move(_ move: Plan.Move, in context: ItemContext, at span: Span) {
    guard let own = move.attributes else { return self.move(move, context.defaults.attributes, in: context, at: span) }
    self.move(move, plan.attributes[Int(own)].filled(from: context.defaults.attributes), in: context, at: span)
  }

  private mutating func move(_ move: Plan.Move, _ attributes: Plan.Attributes, in context: ItemContext, at span: Span) {
    var rest = move.rest == .unstated ? context.defaults.rest : move.rest
    var sets = workSets(move, attributes, in: context, at: span)
    guard !isTooLarge else { return }
    if let progression = attributes.progression { sets = progressed(sets, by: progression, of: move.exercise) }
    let first = workIDs.count
    defer {
      // It is read only by rules and progressions.
      if isScript {
        script.lifts.append(
          SessionScript.Lift(
            exercise: move.exercise, blocks: Array(workIDs[first...]), progression: attributes.progression))
      }
    }
    guard !sets.isEmpty else { return }
    // Between the parts of a hold nobody is held: its clock waits until the next part begins.
    if rest == .unstated, !context.hasClock, sets.contains(where: { $0.work.target.isTotalOfTime }) { rest = .open }
    guard attributes.every.isEmpty else {
      return timed(sets, of: move.exercise, attributes, rest: rest, in: context, at: span)
    }
    let title = plan.exercises[Int(move.exercise.index)].exercise.name
    let waits = rest == .unstated && waitsBetween(sets, of: move.exercise, in: context)
    let rests = RestsOfSets(length: rest, notes: move.restNotes, areWaits: waits)
    let count = (!waits && (rest == .unstated || rest == .none) ? 1 : 2) * sets.reduce(0) { $0 + $1.count }
    var straight = Block.Group(form: .exercise, title: title, blocks: [])
    let isRaced = context.isRaced && rest == .unstated && plan.rulesVersion >= .ninth
    if rest == .none || isRaced { straight.isUnbroken = true }
    group(straight, at: span, reserving: count) { builder in
      builder.straight(sets, of: move.exercise, attributes, rests, in: context, at: span)
    }
  }

  /// One set after the other, each with its rest.
  private mutating func straight(
    _ sets: [AlikeSets], of exercise: Plan.ExerciseID, _ attributes: Plan.Attributes, _ rests: RestsOfSets,
    in context: ItemContext, at span: Span
  ) {
    for warmup in warmups(attributes, of: exercise, to: sets, at: span) {
      work(warmup, of: exercise, in: context, at: span)
      restAfter(warmup, rests.areWaits ? .open : rests.length, of: exercise, at: span)
    }
    let drops = drops(attributes, of: exercise, after: sets, at: span)
    forEach(sets) { builder, work in
      builder.work(work, of: exercise, in: context, at: span)
      if work.set == work.of {
        for drop in drops { builder.work(drop, of: exercise, in: context, at: span) }
      }
      let waits = rests.areWaits && work.set < work.of && work.target.endsByTheClock
      builder.rest(waits ? .open : rests.length, after: exercise, notes: rests.notes, at: span)
      return !builder.isTooLarge
    }
  }

  /// Each set with its number, as long as `body` returns true.
  private mutating func forEach(_ sets: [AlikeSets], _ body: (inout SessionBuilder, Work) -> Bool) {
    var number = 0
    for index in sets.indices {
      var work = sets[index].work
      for place in 1...max(1, sets[index].count) {
        number += 1
        work.set = number
        if place > sets[index].least { work.isOptional = true }
        if place == sets[index].count { work.target = sets[index].lastTarget }
        guard body(&self, work) else { return }
      }
    }
  }

  /// `every 1:45`: one set at the start of each interval.
  private mutating func timed(
    _ sets: [AlikeSets], of exercise: Plan.ExerciseID, _ attributes: Plan.Attributes, rest: Plan.RestLength,
    in context: ItemContext, at span: Span
  ) {
    let title = plan.exercises[Int(exercise.index)].exercise.name
    let warmups = warmups(attributes, of: exercise, to: sets, at: span)
    if !warmups.isEmpty {
      group(Block.Group(form: .exercise, title: title, blocks: []), at: span) { builder in
        for warmup in warmups {
          builder.work(warmup, of: exercise, in: context, at: span)
          builder.restAfter(warmup, rest, of: exercise, at: span)
        }
      }
    }
    let lengths = attributes.every.compactMap { number($0, at: span) }.map { Milliseconds($0) }
    countdown(in: context, at: span)
    var timed = context
    timed.hasClock = true
    let form = Block.Form.intervals(lengths, rounds: sets.reduce(0) { $0 + $1.count })
    let group = Block.Group(form: form, title: title, alternates: true, finishesLastRound: true, blocks: [])
    self.group(group, at: span) { builder in
      let drops = builder.drops(attributes, of: exercise, after: sets, at: span)
      builder.forEach(sets) { builder, work in
        if drops.isEmpty || work.set < work.of {
          builder.work(work, of: exercise, in: timed, at: span)
        } else {
          builder.group(Block.Group(form: .sequence, blocks: []), at: span) { builder in
            builder.work(work, of: exercise, in: timed, at: span)
            for drop in drops { builder.work(drop, of: exercise, in: timed, at: span) }
          }
        }
        return true
      }
    }
  }

  /// The rest between work sets does not apply to warm-up sets: the athlete loads the bar and goes on. Only timed sets
  /// need a rest between them.
  private mutating func restAfter(
    _ warmup: Work, _ rest: Plan.RestLength, of exercise: Plan.ExerciseID, at span: Span
  ) {
    guard plan.rulesVersion < .fourth || warmup.target.endsByTheClock else { return }
    self.rest(rest, after: exercise, at: span)
  }

  /// A set, with its countdown if the clock ends it. Nobody needs one before a stretch of some minutes on the road.
  private mutating func work(
    _ work: Work, of exercise: Plan.ExerciseID, in context: ItemContext, at span: Span
  ) {
    switch work.target {
    case .time(let length) where isLongStretch(work, length.min, of: exercise): break
    case .time, .repsWithin, .energyWithin, .distanceWithin: countdown(in: context, at: span)
    case .reps, .distance, .energy, .breaths, .total, .cluster, .rung, .open: break
    }
    guard let round = context.round, work.of == 1, work.role == .work else { return step(work, at: span) }
    var numbered = work
    (numbered.set, numbered.of) = round
    step(numbered, at: span)
  }

  /// Whether it is a single stretch of endurance, long enough that three seconds do not matter.
  private func isLongStretch(_ work: Work, _ milliseconds: WideInt, of exercise: Plan.ExerciseID) -> Bool {
    guard plan.rulesVersion >= .fourth, work.of == 1, milliseconds >= 180_000, work.effort != .felt(.allOut) else {
      return false
    }
    return isEndurance(exercise)
  }

  func isEndurance(_ exercise: Plan.ExerciseID) -> Bool {
    guard let counted = plan.exercises[Int(exercise.index)].counted else { return false }
    return counted.category == .conditioning && counted.measure != .reps
  }

  // MARK: Sets

  private mutating func workSets(
    _ move: Plan.Move, _ attributes: Plan.Attributes, in context: ItemContext, at span: Span
  ) -> [AlikeSets] {
    var sets: [AlikeSets] = []
    var total = 0
    var context = context
    context.unstatedTarget = unstatedTarget(
      of: move.exercise, attributes.intensity ?? context.defaults.intensity, in: context)
    if move.sets.isEmpty {
      var only = set(
        context.unstatedTarget, attributes.intensity ?? context.defaults.intensity, of: move.exercise, attributes,
        in: context, at: span)
      if let unit = context.unstatedDistanceUnit, case .distance = only.target {
        only.units = WrittenUnits(load: only.units?.load, distance: unit, pace: only.units?.pace)
      }
      sets.append(AlikeSets(work: only, count: 1, least: 1, lastTarget: only.target))
      total = 1
    }
    for index in move.sets {
      let entry = plan.sets[Int(index)]
      if isNone(entry.count, at: span) || isNone(entry.target, at: span) { continue }
      let count = Int(clamping: count(entry.count, at: span))
      guard count <= Resolver.stepLimit - total else {
        reportTooLarge(at: span)
        return []
      }
      let intensity = entry.intensity ?? context.defaults.intensity
      if plan.readsSets {
        for lift in plan.liftsRead(by: intensity, of: move.exercise) { liftsWithReadLoads.insert(key(lift)) }
      }
      let closed = target(entry, isOpen: false, in: context, at: span)
      var work = set(closed, intensity, of: move.exercise, attributes, in: context, at: span)
      if case .energyOfRung = entry.target, closed == .rung { work.rung = .energy }
      if let unit = entry.distanceUnit {
        work.units = WrittenUnits(load: work.units?.load, distance: unit, pace: work.units?.pace)
      }
      sets.append(
        AlikeSets(
          work: work, count: count, least: entry.least.map { Int(clamping: self.count($0, at: span)) } ?? count,
          lastTarget: entry.lastIsOpen ? target(entry, isOpen: true, in: context, at: span) : closed))
      total += count
    }
    for index in sets.indices { sets[index].work.of = total }
    return sets
  }

  private mutating func set(
    _ target: Target, _ intensity: Plan.Intensity?, of exercise: Plan.ExerciseID, _ attributes: Plan.Attributes,
    in context: ItemContext, at span: Span
  ) -> Work {
    // An effort without a load counts as one after `@`.
    let hardness = hardness(intensity ?? attributes.effort, of: exercise, reps: target.reps, at: span)
    var (effort, rampTo, units) = (hardness.effort, hardness.rampTo, hardness.units)
    var feel: Effort?
    if intensity != nil, let beside = attributes.effort {
      let other = self.hardness(beside, of: exercise, reps: nil, at: span)
      if let measured = effort, !measured.isPerceived {
        feel = other.effort
      } else {
        (effort, rampTo) = (other.effort, other.rampTo)
      }
      if let pace = other.units?.pace { units = WrittenUnits(load: units?.load, pace: pace) }
    }
    let resolved = plan.exercises[Int(exercise.index)]
    var work = Work(
      exercise: resolved.exercise, role: context.isWarmup ? .warmup : .work, target: target,
      load: hardness.load, effort: effort, side: attributes.side, height: height(attributes.heights),
      tempo: attributes.tempo,
      label: attributes.label,
      notes: (resolved.note.map { [$0] } ?? []) + attributes.notes, cues: attributes.cues, say: attributes.say,
      units: units)
    (work.rampTo, work.feel, work.cadence, work.loadFrom) = (rampTo, feel, attributes.cadence, hardness.loadFrom)
    if attributes.isOptional { work.isOptional = true }
    work.hold = attributes.hold.map { amount($0.least, $0.most ?? $0.least, isOpen: false, at: span) }
    if let rung = context.rung, rung.isTaken(by: target, intensity) {
      work.rung = rung
      if plan.rulesVersion >= .ninth, let units = unitsOnRung(rung, in: context) { work.units = units }
    }
    if target == .open, resolved.counted?.measure == .time { work.keepsTime = true }
    if target.isDistance, isEndurance(exercise), plan.rulesVersion >= .fourth { work.keepsTime = true }
    return work
  }

  private func height(_ options: [Height]) -> Height? {
    options.isEmpty ? nil : options[min(level, options.count - 1)]
  }

  private mutating func warmups(
    _ attributes: Plan.Attributes, of exercise: Plan.ExerciseID, to sets: [AlikeSets], at span: Span
  ) -> [Work] {
    guard !attributes.warmup.isEmpty, let first = sets.first?.work else { return [] }
    var warmups: [Work] = []
    for entry in attributes.warmup {
      let target = target(entry, isOpen: entry.lastIsOpen, in: ItemContext(defaults: Plan.Defaults()), at: span)
      let hardness = hardness(
        entry.intensity, of: exercise, reps: target.reps, shareOf: .load(first.load), at: span)
      let count = Int(clamping: count(entry.count, at: span))
      guard count <= Resolver.stepLimit - warmups.count else {
        reportTooLarge(at: span)
        return []
      }
      var work = Work(
        exercise: first.exercise, role: .warmup, target: target, load: hardness.load, effort: hardness.effort,
        side: first.side, height: first.height, tempo: first.tempo, label: first.label,
        units: hardness.units)
      (work.rampTo, work.cadence) = (hardness.rampTo, first.cadence)
      let least = entry.least.map { Int(clamping: self.count($0, at: span)) } ?? count
      for place in 1...max(1, count) {
        if place > least { work.isOptional = true }
        warmups.append(work)
      }
    }
    for index in warmups.indices {
      warmups[index].set = index + 1
      warmups[index].of = warmups.count
    }
    return warmups
  }

  // MARK: Targets

  /// The target of a move without a number. In a tabata it is the time on; exercises counted in reps get as many reps
  /// as possible in that time, which are the score. So do those that nobody knows, if they have a load.
  private func unstatedTarget(
    of exercise: Plan.ExerciseID, _ intensity: Plan.Intensity?, in context: ItemContext
  ) -> Target {
    guard let limit = context.limit else { return context.unstatedTarget }
    let measure = plan.exercises[Int(exercise.index)].counted.map { $0.measure }
    guard measure == .reps || measure == nil && intensity?.isLoad == true else { return context.unstatedTarget }
    return .repsWithin(.atLeast(0), limit)
  }

  private mutating func target(_ entry: Plan.SetEntry, isOpen: Bool, in context: ItemContext, at span: Span) -> Target {
    switch entry.target {
    case .reps(let low, let high):
      let amount = amount(low, high, isOpen: isOpen, at: span)
      return context.limit.map { .repsWithin(amount, $0) } ?? .reps(amount)
    case .time(let low, let high): return .time(amount(low, high, isOpen: isOpen, at: span))
    case .distance(let low, let high): return .distance(amount(low, high, isOpen: isOpen, at: span))
    case .energy(let low, let high): return .energy(amount(low, high, isOpen: isOpen, at: span))
    case .mostEnergy(let length):
      return (time(length, at: span) ?? context.limit).map { .energyWithin($0) } ?? .energy(.atLeast(0))
    case .mostDistance(let length):
      return (time(length, at: span) ?? context.limit).map { .distanceWithin($0) } ?? .distance(.atLeast(0))
    case .breaths(let low, let high): return .breaths(amount(low, high, isOpen: false, at: span))
    case .repsWithin(let low, let high, let length):
      return .repsWithin(
        amount(low, high, isOpen: isOpen, at: span), Milliseconds(count(length, at: span)))
    case .total(let amount, let measure): return .total(count(amount, at: span), of: measure)
    case .cluster(let place):
      let cluster = plan.clusters[Int(place)]
      let parts = cluster.parts.map { amount($0.least, $0.most, isOpen: false, at: span) }
      return .cluster(parts, pause: Milliseconds(number(cluster.pause, at: span) ?? 0))
    case .unstated, .energyOfRung: return context.unstatedTarget
    }
  }

  /// Whether this amount means that there is no set.
  private mutating func isNone(_ target: Plan.Target, at span: Span) -> Bool {
    switch target {
    case .reps(_, let most?), .time(_, let most?), .distance(_, let most?), .energy(_, let most?),
      .breaths(_, let most), .total(let most, _):
      isNone(most, at: span)
    case .reps, .time, .distance, .energy, .mostEnergy, .mostDistance, .repsWithin, .cluster, .unstated, .energyOfRung:
      false
    }
  }

  private mutating func time(_ length: Plan.Value?, at span: Span) -> Milliseconds? {
    length.map { Milliseconds(count($0, at: span)) }
  }

  private mutating func amount(_ low: Plan.Value, _ high: Plan.Value?, isOpen: Bool, at span: Span) -> Amount {
    let least = number(low, at: span) ?? 0
    return Amount(min: least, max: isOpen ? nil : high.map { max(least, number($0, at: span) ?? least) })
  }
}

extension Plan.Intensity {
  /// Whether something is lifted.
  fileprivate var isLoad: Bool {
    switch self {
    case .mass, .share, .shareAnd, .bodyweight, .asked: true
    case .rpe, .rir, .pace, .power, .zone, .heartRate, .felt, .ramp, .byLevel: false
    }
  }
}

extension Target {
  fileprivate var isTotalOfTime: Bool { if case .total(_, of: .time) = self { true } else { false } }

  /// The reps it asks for.
  fileprivate var reps: Amount? {
    switch self {
    case .reps(let amount): amount
    case .time, .distance, .energy, .breaths, .repsWithin, .energyWithin, .distanceWithin, .total, .cluster, .rung,
      .open:
      nil
    }
  }
}

extension Plan.Attributes {
  /// Fills in missing attributes from the surrounding group. Notes are not inherited.
  func filled(from defaults: Plan.Attributes) -> Plan.Attributes {
    var filled = self
    if filled.every.isEmpty { filled.every = defaults.every }
    if filled.warmup.isEmpty && !filled.hasNoWarmup { filled.warmup = defaults.warmup }
    if filled.drops.isEmpty { filled.drops = defaults.drops }
    if filled.cues.isEmpty { filled.cues = defaults.cues }
    filled.tempo = filled.tempo ?? defaults.tempo
    filled.hold = filled.hold ?? defaults.hold
    filled.side = filled.side ?? defaults.side
    if filled.heights.isEmpty { filled.heights = defaults.heights }
    filled.cadence = filled.cadence ?? defaults.cadence
    filled.effort = filled.effort ?? defaults.effort
    filled.say = filled.say ?? defaults.say
    filled.label = filled.label ?? defaults.label
    filled.isOptional = filled.isOptional || defaults.isOptional
    filled.progression = filled.progression ?? defaults.progression
    return filled
  }
}
