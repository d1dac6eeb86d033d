/// The values of a plan for one athlete: numbers, expressions, `let`s and states, as far as they are known.

import SessionModel

extension SessionBuilder {
  /// How many times something is done: at least once.
  mutating func count(_ value: Plan.Value, at span: Span) -> WideInt {
    max(1, number(value, at: span) ?? 1)
  }

  /// Whether a state or a max has led to a count of nothing: what is done so often is left out. What the plan says itself
  /// is an error already.
  mutating func isNone(_ count: Plan.Value, at span: Span) -> Bool {
    guard plan.rulesVersion >= .seventh, count.known == nil, let number = number(count, at: span) else { return false }
    return number <= 0
  }

  /// A value in its smallest unit; nil if the profile lacks it.
  mutating func number(_ value: Plan.Value, lift: Plan.ExerciseID? = nil, at span: Span) -> WideInt? {
    switch value.content {
    case .known(let number): return number
    case .computed(let id):
      guard case .known(let quantity) = evaluate(id, lift: lift) else { return nil }
      return quantity.rounded
    }
  }

  /// The value of an expression for this athlete, and for its own lift if it refers to that.
  mutating func evaluate(_ id: Plan.ExpressionID, lift: Plan.ExerciseID?) -> Evaluated {
    for name in lets(neededFor: id) { letValues[name] = evaluateAlone(plan.lets[Int(name.index)].value, lift: nil) }
    return evaluateAlone(id, lift: lift)
  }

  /// Evaluates with bodyweight left open. A state that has changed is a mass.
  mutating func withoutBodyweight(_ evaluate: (inout SessionBuilder) -> Evaluated) -> Evaluated {
    let bodyweight = athlete.bodyweight
    athlete.bodyweight = nil
    isWithoutBodyweight = true
    let log = log
    swap(&letValues, &weightlessValues)
    defer {
      // The evaluation with bodyweight has already reported its mistakes.
      self.log = log
      swap(&letValues, &weightlessValues)
      isWithoutBodyweight = false
      athlete.bodyweight = bodyweight
    }
    return evaluate(&self)
  }

  /// The plan's values that it names, directly or through others, and that are not yet computed: the earliest first,
  /// because each refers only to earlier ones.
  private func lets(neededFor id: Plan.ExpressionID) -> [Plan.LetID] {
    if plan.lets.isEmpty { return [] }
    var needed: Set<Plan.LetID> = []
    var seenStates: Set<Plan.StateID> = []
    var pending = [id]
    while let next = pending.popLast() {
      let node = plan.expressions[Int(next.index)].node
      switch node {
      case .named(let name):
        if letValues[name] == nil, needed.insert(name).inserted { pending.append(plan.lets[Int(name.index)].value) }
      case .reference(.state(let state, _)):
        if seenStates.insert(state).inserted { pending.append(plan.states[Int(state.index)].first) }
      case .constant, .load, .reference, .negated, .binary, .function, .picked, .invalid: pending += node.operands
      }
    }
    return needed.sorted { $0.index < $1.index }
  }

  private mutating func evaluateAlone(_ id: Plan.ExpressionID, lift: Plan.ExerciseID?) -> Evaluated {
    do {
      return try evaluated(id, lift: lift)
    } catch {
      let span = plan.expressions[Int(id.index)].span
      switch error {
      case .overflow: log.report(Diagnostic(.meaning(.numberTooLarge), at: span))
      case .divisionByZero: log.report(Diagnostic(.meaning(.divisionByZero), at: span))
      // The resolver has checked the dimensions.
      case .dimensions: break
      }
      return .invalid
    }
  }

  private func evaluated(_ id: Plan.ExpressionID, lift: Plan.ExerciseID?) throws(ArithmeticError) -> Evaluated {
    let value = try plan.evaluate(
      id, named: { (name) throws(ArithmeticError) in try named(name) },
      reference: { quantity($0, lift: lift) })
    // A state that depends on an unknown max is a share of that max.
    guard !isWithoutBodyweight, case .unknown(let unknown) = value, let sum = unknown.sum,
      case .state(let id, _) = sum.reference,
      case .unknown(let first) = try evaluated(plan.states[Int(id.index)].first, lift: lift), let inner = first.sum,
      inner.base == Rational(0)
    else { return value }
    return .unknown(
      Evaluated.Unknown(
        dimension: unknown.dimension,
        sum: Evaluated.Sum(
          base: sum.base, share: try sum.share.multiplied(by: inner.share), reference: inner.reference)))
  }

  private func named(_ name: Plan.LetID) throws(ArithmeticError) -> Evaluated {
    if let known = letValues[name] { return known }
    return try evaluated(plan.lets[Int(name.index)].value, lift: nil)
  }

  private func quantity(_ reference: Plan.Reference, lift: Plan.ExerciseID?) -> Plan.Quantity? {
    switch reference {
    case .max, .ownMax, .trainingMax, .bodyweight, .ftp, .maxHeartRate:
      return athlete.quantity(reference, lift: lift, of: plan)
    case .turn(let reading): return turn.quantity(reading)
    case .level: return Plan.Quantity(WideInt(level + 1), .number)
    case .state(let id, _): return value(of: id, lift: lift)
    case .performed(let reading):
      return setsDone(of: lift).value(reading)
    case .best(let exercise): return performed.best(of: key(exercise), by: plan.rulesVersion)
    }
  }

  /// The work sets of a lift that were done in this session; of any lift without one.
  func setsDone(of lift: Plan.ExerciseID?) -> SetReading {
    let done = performed.filter { $0.work.role == .work && (lift == nil || lift.map(key) == $0.work.exercise.key) }
    return SetReading(sets: done[...], prescribed: done.count, rules: plan.rulesVersion)
  }

  /// A state's value, or its first one; nil if that depends on something unknown.
  func value(of id: Plan.StateID, lift: Plan.ExerciseID? = nil) -> Plan.Quantity? {
    let state = plan.states[Int(id.index)]
    if let kept = self.state.values[state.key]?.quantity, kept.dimension == state.dimension { return kept }
    guard case .known(let first)? = try? evaluated(state.first, lift: lift) else { return nil }
    return first
  }
}
