/// The sets of an exercise for one athlete: warm-ups and work.

import SessionModel

extension SessionBuilder {
  mutating func workSets(
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
      let takesLoad = takesLoad(attributes.intensity ?? context.defaults.intensity, of: move.exercise)
      sets.append(AlikeSets(work: only, count: 1, least: 1, lastTarget: only.target, takesLoad: takesLoad))
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
      sets.append(alikeSets(of: entry, count: count, of: move.exercise, attributes, in: context, at: span))
      total += count
    }
    for index in sets.indices { sets[index].work.of = total }
    return sets
  }

  private mutating func alikeSets(
    of entry: Plan.SetEntry, count: Int, of exercise: Plan.ExerciseID, _ attributes: Plan.Attributes,
    in context: ItemContext, at span: Span
  ) -> AlikeSets {
    let intensity = entry.intensity ?? context.defaults.intensity
    if plan.readsSets {
      for lift in plan.liftsRead(by: intensity, of: exercise) { liftsWithReadLoads.insert(key(lift)) }
    }
    let closed = target(entry.target, isOpen: false, in: context, at: span)
    var work = set(closed, intensity, of: exercise, attributes, in: context, at: span)
    if case .energyOfRung = entry.target, closed == .rung { work.rung = .energy }
    if let unit = entry.distanceUnit {
      work.units = WrittenUnits(load: work.units?.load, distance: unit, pace: work.units?.pace)
    }
    return AlikeSets(
      work: work, count: count, least: least(of: entry, at: span) ?? count,
      lastTarget: entry.lastIsOpen ? target(entry.target, isOpen: true, in: context, at: span) : closed,
      takesLoad: takesLoad(intensity, of: exercise))
  }

  /// How many of the sets are not optional; nil for all of them.
  private mutating func least(of entry: Plan.SetEntry, at span: Span) -> Int? {
    entry.least.map { $0.known == 0 ? 0 : Int(clamping: count($0, at: span)) }
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
      load: hardness.load, effort: effort, side: attributes.side, height: height(attributes.heights, at: span),
      tempo: attributes.tempo,
      label: attributes.label,
      notes: (resolved.note.map { [$0] } ?? []) + attributes.notes, cues: attributes.cues, say: attributes.say,
      units: units)
    (work.rampTo, work.feel, work.loadFrom) = (rampTo, feel, hardness.loadFrom)
    work.cadence = attributes.cadence.flatMap { cadence($0, at: span) }
    work.incline = attributes.incline.flatMap { setting($0, at: span) }
    work.resistance = attributes.resistance.flatMap { setting($0, at: span) }
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

  mutating func warmups(
    _ attributes: Plan.Attributes, of exercise: Plan.ExerciseID, to sets: [AlikeSets], at span: Span
  ) -> [Work] {
    guard !attributes.warmup.isEmpty, let first = sets.first?.work else { return [] }
    var warmups: [Work] = []
    for entry in attributes.warmup {
      let target = target(entry.target, isOpen: entry.lastIsOpen, in: ItemContext(defaults: Plan.Defaults()), at: span)
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
      (work.incline, work.resistance) = (first.incline, first.resistance)
      let least = least(of: entry, at: span) ?? count
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
}

extension Target {
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
