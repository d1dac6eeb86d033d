/// `progress`: gains after sets that were done, losses after misses, as changes to the lift's stored values.

import SessionModel

extension RuleRun {
  /// Applies the progressions of the lifts that were begun.
  mutating func progressions() {
    for decision in decisions() {
      let all = reading(of: decision.lifts)
      guard !all.sets.isEmpty else { continue }
      for lifts in decision.steps { progress(lifts, isDone: all.isDone(.all)) }
    }
  }

  /// The lifts that take a step together, in the order of the session: each written `progress` takes one a session.
  private func decisions() -> [Decision] {
    var decisions: [Decision] = []
    for index in script.lifts.indices {
      guard let place = script.lifts[index].progression else { continue }
      let progression = plan.progressions[Int(place)]
      let one = Decision(number: progression.decision, stored: [progression.states.added], steps: [[index]])
      guard plan.rulesVersion >= .fifteenth,
        let known = decisions.firstIndex(where: { $0.number == one.number })
      else {
        decisions.append(one)
        continue
      }
      if let step = decisions[known].stored.firstIndex(of: progression.states.added) {
        decisions[known].steps[step].append(index)
      } else {
        decisions[known].stored += one.stored
        decisions[known].steps += one.steps
      }
    }
    return decisions
  }

  /// - Parameter lifts: those with the same stored values.
  private mutating func progress(_ lifts: [Int], isDone: Bool?) {
    let reading = focus(on: lifts)
    guard !reading.sets.isEmpty, let first = lifts.first, let place = script.lifts[first].progression else { return }
    let progression = plan.progressions[Int(place)]
    let exercise = plan.exercises[Int(script.lifts[first].exercise.index)].exercise
    attempt(.progressed, of: exercise, at: progression.span) { (run) throws(SkippedRule.Unknown) in
      let count = run.settlement.changes.count
      guard let isDone else { throw .reps }
      try run.progress(progression, reading, isDone: isDone)
      guard run.settlement.changes.count == count else { return }
      let cause: StateChange.Cause = isDone ? .progressed : .missed(times: 1)
      run.settlement.unchanged.append(run.reason(cause, progression.span))
    }
  }

  private mutating func progress(
    _ progression: Plan.Progression, _ reading: SetReading, isDone: Bool
  ) throws(SkippedRule.Unknown) {
    guard isDone else { return try miss(progression, reading) }
    if let condition = progression.condition, try !holds(condition) { return }
    try gain(progression, reading)
  }

  private mutating func gain(
    _ progression: Plan.Progression, _ reading: SetReading
  ) throws(SkippedRule.Unknown) {
    let because = reason(.progressed, progression.span)
    switch progression.gain {
    case .load(let step):
      try add(step, progression, reading, because: because)
    case .max(let step): addToMax(step, because: because)
    case .range(let then):
      guard reading.isAtTop else { return }
      try add(then, progression, reading, because: because)
    case .amount(let more, let top, let then):
      let kept = value(of: progression.states.amount)
      let prescribed = reading.sets.compactMap { $0.work.target.counted }.min() ?? 0
      guard let kept else { return }
      if let top, prescribed >= top {
        guard let then else { return }
        try add(then, progression, reading, because: because)
        set(progression.amount, to: Plan.Quantity(0, kept.dimension), because: because)
      } else {
        let step = top.map { min(more, $0 - prescribed) } ?? more
        guard let sum = try? kept.adding(Plan.Quantity(step, kept.dimension)) else { return }
        set(progression.amount, to: sum, because: because)
      }
    }
    set(progression.misses, to: Plan.Quantity(0, .number), because: because)
  }

  private mutating func miss(
    _ progression: Plan.Progression, _ reading: SetReading
  ) throws(SkippedRule.Unknown) {
    guard let loss = progression.loss else { return }
    let misses = (value(of: progression.states.misses)?.rounded ?? 0) + 1
    guard misses >= loss.misses else {
      set(
        progression.misses, to: Plan.Quantity(misses, .number),
        because: reason(.missed(times: misses), progression.span))
      return
    }
    let because = reason(.reduced(misses: misses), progression.span)
    switch loss.change {
    case .load(let step):
      if case .max = progression.gain {
        addToMax(step, because: because)
      } else {
        try add(step, progression, reading, because: because)
      }
    case .amount(let less):
      if let kept = value(of: progression.states.amount),
        let sum = try? kept.adding(Plan.Quantity(less, kept.dimension))
      {
        set(progression.amount, to: sum, because: because)
      }
    }
    set(progression.misses, to: Plan.Quantity(0, .number), because: because)
  }

  /// More load, or less, for next time; a blank load continues from what was lifted.
  private mutating func add(
    _ step: Plan.Progression.Step, _ progression: Plan.Progression, _ reading: SetReading,
    because: StateChange.Reason
  ) throws(SkippedRule.Unknown) {
    // What was tried in vain is what gets lighter, not what gets heavier.
    let isGain = because.cause == .progressed
    let top = isGain ? reading.heaviest : reading.heaviestTried
    guard let amount = amount(step, of: top) else { return try meet(unknown(step)) }
    let units =
      progression.units ?? reading.sets.first.flatMap { WrittenUnits.given(load: $0.units?.load, distance: nil) }
    let load = ProgressedState(id: progression.states.load, kind: .load, units: units)
    if let first = reading.sets.first, case .asked = first.work.load {
      if top == nil { try meet(.load) }
      guard let top, let sum = try? Plan.Quantity(top.grams, .mass).adding(amount) else { return }
      set(load, to: sum, because: because, isBlank: true)
    } else if value(of: load.id)?.rounded ?? 0 > 0 {
      guard let kept = value(of: load.id), let sum = try? kept.adding(amount) else { return }
      set(load, to: sum, because: because)
    } else {
      guard let kept = value(of: progression.states.added), let sum = try? kept.adding(amount) else { return }
      set(ProgressedState(id: progression.states.added, kind: .added, units: units), to: sum, because: because)
    }
  }

  /// Why a step has no amount.
  private mutating func unknown(_ step: Plan.Progression.Step) -> SkippedRule.Unknown {
    switch step {
    case .mass(let expression), .shareAnd(_, let expression, _):
      evaluate(expression) == nil ? unknown(in: expression) : .load
    case .share: .load
    }
  }

  /// `progress max +4%`
  private mutating func addToMax(_ step: Plan.Progression.Step, because: StateChange.Reason) {
    guard let lift, let old = athlete.quantity(.max(lift), lift: lift, of: plan),
      let more = amount(step, of: Mass(grams: old.rounded)), let sum = try? old.adding(more)
    else { return }
    set(maxOf: lift, to: sum, from: old, because: because)
  }

  private mutating func amount(_ step: Plan.Progression.Step, of load: Mass?) -> Plan.Quantity? {
    switch step {
    case .mass(let expression):
      guard let quantity = evaluate(expression) else { return nil }
      guard quantity.dimension == .share else { return quantity }
      return load.flatMap { try? quantity.multiplied(by: Plan.Quantity($0.grams, .mass)) }
    case .shareAnd(let permille, let expression, let times):
      guard let more = evaluate(expression), let part = load?.share(permille: permille) else { return nil }
      let mass = try? more.multiplied(by: Plan.Quantity(times, .number))
      return mass.flatMap { try? $0.adding(Plan.Quantity(part.grams, .mass)) }
    case .share(let permille):
      return load?.share(permille: permille).map { Plan.Quantity($0.grams, .mass) }
    }
  }
}

/// Lifts whose progress is decided together.
private struct Decision {
  var number: Int32
  /// What each of the steps changes.
  var stored: [Plan.StateID]
  /// Places of the lifts for each step.
  var steps: [[Int]]

  var lifts: [Int] { steps.flatMap { $0 } }
}

/// A value that a progression keeps, and what it is.
struct ProgressedState {
  var id: Plan.StateID
  var kind: StateChange.Progressed
  var units: WrittenUnits?
}

extension Plan.Progression {
  fileprivate var amount: ProgressedState { ProgressedState(id: states.amount, kind: .amount, units: units) }
  fileprivate var misses: ProgressedState { ProgressedState(id: states.misses, kind: .misses) }
}

extension Target {
  /// The minimum that it asks for, in its unit.
  fileprivate var counted: WideInt? {
    switch self {
    case .reps(let amount), .time(let amount), .distance(let amount), .energy(let amount): amount.min
    case .repsWithin(let amount, _), .breaths(let amount): amount.min
    case .total(let amount, _): amount
    case .energyWithin, .distanceWithin, .cluster, .rung, .open: nil
    }
  }
}
