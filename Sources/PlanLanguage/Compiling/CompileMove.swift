/// An exercise with its sets: warm-ups, work, drops, and the rests between them.

import SessionModel

/// Sets that are identical except for their number and the target of the last one.
struct AlikeSets {
  var work: Work
  var count: Int
  /// Those after so many are optional.
  var least: Int
  var lastTarget: Target
  /// Whether their load is taken from other sets of the exercise: `@ 80% of lifted(1)`.
  var takesLoad = false

  var last: Work {
    var last = work
    last.target = lastTarget
    return last
  }
}

/// What comes between the sets of an exercise.
private struct RestsOfSets {
  var length: Plan.RestLength
  /// What is said about a rest in which one goes on moving.
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
    case .total(_, of: .time) where plan.rulesVersion >= .twelfth: countdown(in: context, at: span)
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
}

extension Target {
  fileprivate var isTotalOfTime: Bool { if case .total(_, of: .time) = self { true } else { false } }
}
