/// What a rule reads: the values of its expressions, whether its conditions hold, and what keeps it from knowing.

import SessionModel

extension RuleRun {
  mutating func value(of id: Plan.StateID) -> Plan.Quantity? {
    let state = plan.states[Int(id.index)]
    return self.state.values[state.key]?.quantity ?? evaluate(state.first)
  }

  mutating func evaluate(_ id: Plan.ExpressionID) -> Plan.Quantity? {
    guard case .known(let quantity)? = try? evaluated(id) else { return nil }
    return quantity
  }

  private mutating func evaluated(_ id: Plan.ExpressionID) throws(ArithmeticError) -> Evaluated {
    var run = self
    defer { values = run.values }
    return try plan.evaluate(
      id, named: { (name) throws(ArithmeticError) in try run.named(name) }, reference: { run.quantity($0) })
  }

  /// The current value of a `let`: it may read a state that a rule has just changed.
  private mutating func named(_ id: Plan.LetID) throws(ArithmeticError) -> Evaluated {
    if let known = values[id.index] { return known }
    let value = try evaluated(plan.lets[Int(id.index)].value)
    values[id.index] = value
    return value
  }

  mutating func quantity(_ reference: Plan.Reference) -> Plan.Quantity? {
    switch reference {
    case .performed(let reading): sets.value(reading)
    case .best(let exercise): log.best(of: plan.exercises[Int(exercise.index)].exercise.key, by: plan.rulesVersion)
    case .state(let id, _): value(of: id)
    case .turn(let reading): turn.quantity(reading)
    // Only a time and a number of rounds depend on it.
    case .level: nil
    case .max, .ownMax, .trainingMax, .bodyweight, .ftp, .maxHeartRate:
      athlete.quantity(reference, lift: lift, of: plan)
    }
  }

  // MARK: Conditions

  /// - Throws: what it would depend on, if that is unknown.
  mutating func holds(_ id: Plan.ConditionID) throws(SkippedRule.Unknown) -> Bool {
    let plan = self.plan
    switch plan.truth(of: id, value: { evaluate($0) }, fact: { isSo($0) }) {
    case .yes: return true
    case .no: return false
    case .unknown(let id): throw unknown(in: id)
    }
  }

  private mutating func isSo(_ fact: Plan.Fact) -> Bool? {
    switch fact {
    case .done(let which): return sets.isDone(which)
    case .missed(let which): return sets.isMissed(which)
    case .ask(let text):
      let question = RuleQuestion(text)
      if let answer = answers[question] { return answer == .yes }
      ask(question)
      return false
    }
  }

  mutating func ask(_ question: RuleQuestion) {
    if !settlement.questions.contains(question) { settlement.questions.append(question) }
  }

  // MARK: What is unknown

  mutating func unknown(target: Plan.Statement.Target) -> SkippedRule.Unknown {
    switch target {
    case .state(let id): unknown(in: plan.states[Int(id.index)].first)
    case .max(let exercise): unknown(reference: .max(exercise))
    case .ownMax: unknown(reference: .ownMax)
    }
  }

  /// What is unknown in a comparison or a fact.
  private mutating func unknown(in id: Plan.ConditionID) -> SkippedRule.Unknown {
    switch plan.conditions[Int(id.index)].node {
    case .comparison(_, let left, let right, let upper):
      for side in [left, right] + (upper.map { [$0] } ?? []) where evaluate(side) == nil { return unknown(in: side) }
      return .value
    case .fact: return .reps
    case .not, .and, .or, .invalid: return .value
    }
  }

  /// The first thing that keeps an expression from having a value.
  mutating func unknown(in id: Plan.ExpressionID) -> SkippedRule.Unknown {
    var seen: Set<Plan.StateID> = []
    var seenLets: Set<Plan.LetID> = []
    var pending = [id]
    while let next = pending.popLast() {
      let node = plan.expressions[Int(next.index)].node
      switch node {
      case .reference(.state(let state, _)):
        if value(of: state) == nil, seen.insert(state).inserted { pending.append(plan.states[Int(state.index)].first) }
      case .reference(let reference): if quantity(reference) == nil { return unknown(reference: reference) }
      case .named(let name):
        if seenLets.insert(name).inserted { pending.append(plan.lets[Int(name.index)].value) }
      case .constant, .load, .negated, .binary, .function, .picked, .invalid: pending += node.operands.reversed()
      }
    }
    return .value
  }

  private func unknown(reference: Plan.Reference) -> SkippedRule.Unknown {
    switch reference {
    case .performed(let reading): sets.unknown(reading)
    case .best: .load
    case .max(let exercise): .max(of: plan.exercises[Int(exercise.index)].exercise.key)
    case .ownMax, .trainingMax:
      lift.map { .max(of: plan.exercises[Int($0.index)].exercise.key) } ?? .value
    case .bodyweight: .bodyweight
    case .ftp: .ftp
    case .maxHeartRate: .maxHeartRate
    case .state, .turn, .level: .value
    }
  }
}

extension Turn {
  /// Nil only for the weeks left of a program without an end.
  func quantity(_ reading: Plan.TurnReading) -> Plan.Quantity? {
    switch reading {
    case .week: Plan.Quantity(WideInt(week), .number)
    case .day: Plan.Quantity(WideInt(day), .number)
    case .session: Plan.Quantity(WideInt(session), .number)
    case .cycle: Plan.Quantity(WideInt(cycle), .number)
    case .weeksLeft: weeksLeft.map { Plan.Quantity(WideInt($0), .number) }
    }
  }
}
