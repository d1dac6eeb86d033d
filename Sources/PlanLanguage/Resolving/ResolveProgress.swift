/// `progress`: how a lift changes for its next session, with the states that it keeps.

import SessionModel

extension Resolver {
  /// - Parameter sets: the sets of the lift, which the amounts of a progression must fit.
  mutating func progression(
    _ progress: Progress, of exercise: Plan.ExerciseID, label: String?, sets: Range<Int32>
  ) -> Int32? {
    let counted = counted(by: sets)
    guard let gain = gain(progress.gain, counted: counted, sets: sets),
      !reportNothingToChange(gain, at: progress.span, of: exercise, sets)
    else { return nil }
    let outer = isInRule
    isInRule = true
    let condition = progress.condition.map { self.condition($0) }
    isInRule = outer
    var loss: Plan.Progression.Loss?
    if let written = progress.loss {
      guard let change = change(written.change, counted: counted) else { return nil }
      var misses: WideInt = 1
      if let count = written.misses {
        guard let value = positive(tree[count], .number, expected: .number, counted: .sets) else { return nil }
        misses = plan.known(value) ?? 1
      }
      loss = Plan.Progression.Loss(change: change, misses: misses)
    }
    let states = states(of: exercise, label: label, counted: counted, at: progress.span)
    plan.progressions.append(
      Plan.Progression(
        gain: gain, condition: condition, loss: loss, states: states, units: writtenUnits(of: progress.gain),
        decision: 0, span: progress.span))
    return Int32(truncatingIfNeeded: plan.progressions.count - 1)
  }

  /// The units of the steps, that of the load if there are two.
  private func writtenUnits(of gain: Progress.Gain) -> WrittenUnits? {
    switch gain {
    case .missing: nil
    case .max(let step), .reps(_, let step): writtenUnits(of: step)
    case .change(let step, _, let then): then.flatMap { writtenUnits(of: tree[$0]) } ?? writtenUnits(of: step)
    }
  }

  /// The measure of the sets; reps if unspecified.
  func counted(by sets: Range<Int32>) -> Plan.Dimension {
    sets.first.map { plan.sets[Int($0)].target.dimension } ?? .number
  }

  private mutating func states(
    of exercise: Plan.ExerciseID, label: String?, counted: Plan.Dimension, at span: Span
  ) -> Plan.Progression.States {
    let name = plan.exercises[Int(exercise.index)].exercise.key + (label.map { " \"\($0)\"" } ?? "")
    func zero(_ key: String, _ dimension: Plan.Dimension) -> Plan.StateID {
      state("\(name).\(key)", dimension, first: { $0.append(.constant(Plan.Quantity(0, dimension)), span) }, at: span)
    }
    return Plan.Progression.States(
      added: zero("added", .mass), amount: zero(counted.stateName, counted), misses: zero("misses", .number),
      load: zero("load", .mass))
  }

  private mutating func gain(
    _ gain: Progress.Gain, counted: Plan.Dimension, sets: Range<Int32>
  ) -> Plan.Progression.Gain? {
    switch gain {
    case .missing: return nil
    case .max(let change): return step(change).map { .max($0) }
    case .reps(let last, let then):
      guard let step = step(then) else { return nil }
      guard counted == .number else {
        report(.assignedUnit(counted, .number), at: then.span)
        return nil
      }
      guard let last else {
        let hasRange = sets.contains { index in
          if case .reps(_, upTo: .some) = plan.sets[Int(index)].target { true } else { false }
        }
        if hasRange { return .range(then: step) }
        report(.progressWithoutTop, at: then.span)
        return nil
      }
      guard let top = amount(tree[last], counted) else { return nil }
      return .amount(1, upTo: top, then: step)
    case .change(let expression, let last, let then):
      guard let change = change(expression, counted: counted) else { return nil }
      switch change {
      case .load(let step):
        if let last { report(.progressWithoutTop, at: tree[last].span) }
        return .load(step)
      case .amount(let more):
        var top: WideInt?
        if let last {
          guard let number = amount(tree[last], counted) else { return nil }
          top = number
        }
        var step: Plan.Progression.Step?
        if let then {
          guard let found = self.step(tree[then]) else { return nil }
          step = found
        }
        return .amount(more, upTo: top, then: step)
      }
    }
  }

  private mutating func change(_ expression: Expression, counted: Plan.Dimension) -> Plan.Progression.Change? {
    if let both = shareAndMass(expression) { return both.map { .load($0) } }
    let lowered = lower(expression)
    guard let dimension = lowered.evaluated.dimension else { return nil }
    if dimension == .mass || dimension == .share { return step(lowered, at: expression.span).map { .load($0) } }
    guard dimension == counted, case .known(let quantity) = lowered.evaluated else {
      report(.wrongUnit(expected: .load, found: dimension), at: expression.span)
      return nil
    }
    guard quantity.value.isWhole else {
      let written = "+" + tree.string(Name(span: expression.span, isQuoted: false)).drop { "+- ".contains($0) } + "kg"
      report(.notWhole, at: expression.span, hints: [.write(written)])
      return nil
    }
    return .amount(quantity.rounded)
  }

  private mutating func step(_ expression: Expression) -> Plan.Progression.Step? {
    if let both = shareAndMass(expression) { return both }
    let lowered = lower(expression)
    guard let dimension = lowered.evaluated.dimension else { return nil }
    guard dimension == .mass || dimension == .share else {
      report(.wrongUnit(expected: .load, found: dimension), at: expression.span)
      return nil
    }
    return step(lowered, at: expression.span)
  }

  /// `+(2% + 1kg)`, `-(2% + 1kg)`; nil for anything else, and no step for a mistake.
  private mutating func shareAndMass(_ expression: Expression) -> Plan.Progression.Step?? {
    var (sum, isNegative) = (expression, false)
    while case .negated(let inner) = sum.kind { (sum, isNegative) = (tree[inner], !isNegative) }
    let (operands, adds): (Operands, Bool)
    switch sum.kind {
    case .sum(let both): (operands, adds) = (both, true)
    case .difference(let both): (operands, adds) = (both, false)
    case .quantity, .bodyweight, .name, .call, .negated, .product, .quotient, .remainder, .share, .range, .missing:
      return nil
    }
    let (left, right) = tree[operands]
    guard let one = dimension(of: left), let two = dimension(of: right) else { return .some(nil) }
    guard one == .share, two == .mass, case .known(let share) = lower(left).evaluated else { return nil }
    let mass = lower(right)
    guard mass.evaluated.dimension == .mass else { return .some(nil) }
    let permille = isNegative ? -share.rounded : share.rounded
    return .some(
      .shareAnd(permille, self.expression(mass, at: right.span), times: isNegative == adds ? -1 : 1))
  }

  private mutating func step(_ lowered: Lowered, at span: Span) -> Plan.Progression.Step? {
    switch lowered.evaluated {
    case .known(let quantity) where quantity.dimension == .share: return .share(quantity.rounded)
    case .known, .unknown: return .mass(expression(lowered, at: span))
    case .invalid: return nil
    }
  }

  private mutating func amount(_ expression: Expression, _ dimension: Plan.Dimension) -> WideInt? {
    guard let value = positive(expression, dimension, expected: .amount, counted: .reps) else { return nil }
    return plan.known(value)
  }
}

extension Plan.Dimension {
  /// The name of the state of an amount.
  fileprivate var stateName: String {
    switch self {
    case .time: "time"
    case .length: "distance"
    case .energy: "energy"
    case .number, .mass, .share, .power, .heartRate, .cadence, .strokeRate, .pace, .rpe, .rir: "reps"
    }
  }
}
