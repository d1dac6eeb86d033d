/// What a rule does: all of its assignments and notes, or none if it needs something that is unknown.

import SessionModel

extension RuleRun {
  mutating func execute(_ rule: Plan.Rule, _ cause: StateChange.Cause) {
    let isOfLift = cause == .afterSet || cause == .afterLift
    attempt(cause, of: isOfLift ? onlyLift : nil, at: rule.span) { (run) throws(SkippedRule.Unknown) in
      try run.execute(rule.statements, cause, because: nil)
    }
  }

  /// Changes everything or, if something that it needs is unknown, nothing. What it asked remains asked: another answer
  /// may lead elsewhere.
  mutating func attempt(
    _ cause: StateChange.Cause, of exercise: Exercise?, at span: Span,
    _ body: (inout RuleRun) throws(SkippedRule.Unknown) -> Void
  ) {
    let (athlete, state) = (self.athlete, self.state)
    let (changes, notes) = (settlement.changes.count, settlement.notes.count)
    // With the rules of the first version, a `let` kept what it had read for an earlier set.
    if plan.rulesVersion >= .second { values = [:] }
    undecided = nil
    do throws(SkippedRule.Unknown) { try body(&self) } catch {
      (self.athlete, self.state, values) = (athlete, state, [:])
      settlement.changes.removeLast(settlement.changes.count - changes)
      settlement.notes.removeLast(settlement.notes.count - notes)
      let skipped = SkippedRule(cause: cause, exercise: exercise, unknown: error, condition: undecided, span: span)
      if !settlement.skipped.contains(skipped) { settlement.skipped.append(skipped) }
    }
  }

  /// With the rules of the first version, something unknown only left out what needed it.
  func meet(_ unknown: SkippedRule.Unknown) throws(SkippedRule.Unknown) {
    if plan.rulesVersion >= .second { throw unknown }
  }

  private mutating func execute(
    _ statements: [Plan.Statement], _ cause: StateChange.Cause, because condition: String?
  ) throws(SkippedRule.Unknown) {
    for statement in statements {
      switch statement {
      case .note(let text):
        let isOfLift = cause == .afterSet || cause == .afterLift
        settlement.notes.append(RuleNote(text: text, exercise: isOfLift ? onlyLift : nil))
      case .assign(let target, let change, let value, let span):
        guard let new = evaluate(value) else {
          try meet(unknown(in: value))
          continue
        }
        try assign(target, change, new, because: reason(cause, span, condition))
      case .ask(let target, let change, let question, let span):
        let asked = "ask \"\(question.text)\""
        undecided = asked
        let new = try answer(to: question)
        undecided = nil
        let because = condition.map { $0 + ", " + asked } ?? asked
        try assign(target, change, new, because: reason(cause, span, because))
      case .when(let branches):
        for branch in branches {
          guard let asked = branch.condition else {
            try execute(branch.statements, cause, because: condition)
            break
          }
          let text = plan.conditions[Int(asked.index)].text
          undecided = text
          let isTrue = try holds(asked)
          undecided = nil
          if isTrue {
            try execute(branch.statements, cause, because: text)
            break
          }
        }
      }
    }
  }

  func reason(_ cause: StateChange.Cause, _ span: Span, _ condition: String? = nil) -> StateChange.Reason {
    StateChange.Reason(cause: cause, span: span, condition: condition, sets: sets.sets)
  }

  /// - Throws: `.answer` if nobody has given one yet; then it is asked.
  private mutating func answer(to question: RuleQuestion) throws(SkippedRule.Unknown) -> Plan.Quantity {
    if case .value(let answer)? = answers[question], let quantity = answer.quantity { return quantity }
    ask(question)
    throw .answer
  }

  private mutating func assign(
    _ target: Plan.Statement.Target, _ change: Assignment.Change, _ new: Plan.Quantity,
    because reason: StateChange.Reason
  ) throws(SkippedRule.Unknown) {
    let old = current(target)
    if old == nil, change != .set { return try meet(unknown(target: target)) }
    guard let result = try? changed(old, change, new) else { return try meet(.value) }
    set(target, to: result, from: old, because: reason)
  }

  private func changed(
    _ old: Plan.Quantity?, _ change: Assignment.Change, _ value: Plan.Quantity
  ) throws(ArithmeticError) -> Plan.Quantity? {
    guard change != .set else { return value }
    guard let old else { return nil }
    // `load += 5%` adds five per cent of the load.
    let amount = value.dimension == .share && old.dimension != .share ? try value.multiplied(by: old) : value
    return change == .add ? try old.adding(amount) : try old.subtracting(amount)
  }

  private mutating func current(_ target: Plan.Statement.Target) -> Plan.Quantity? {
    switch target {
    case .state(let id): value(of: id)
    case .max(let exercise): quantity(.max(exercise))
    case .ownMax: quantity(.ownMax)
    }
  }

  private mutating func set(
    _ target: Plan.Statement.Target, to value: Plan.Quantity?, from old: Plan.Quantity?,
    because reason: StateChange.Reason
  ) {
    guard let value else { return }
    switch target {
    case .state(let id): fix(id, at: value, from: old, because: reason)
    case .max(let exercise): set(maxOf: exercise, to: value, from: old, because: reason)
    case .ownMax: if let lift { set(maxOf: lift, to: value, from: old, because: reason) }
    }
  }

  /// Gives a state a value of its own. Until then it follows the expression of its first value, so assigning a value
  /// that it happens to have is a change, too.
  private mutating func fix(
    _ id: Plan.StateID, at value: Plan.Quantity, from old: Plan.Quantity?, because reason: StateChange.Reason
  ) {
    let value = kept(value)
    let key = plan.states[Int(id.index)].key
    let isFixed = plan.rulesVersion < .second || state.values[key] != nil
    guard value != old || !isFixed else { return }
    state.values[key] = StateValue(value)
    record(.state(key), from: old, to: value, because: reason, units: plan.states[Int(id.index)].units)
  }

  mutating func set(
    maxOf exercise: Plan.ExerciseID, to value: Plan.Quantity, from old: Plan.Quantity?,
    because reason: StateChange.Reason
  ) {
    let key = plan.exercises[Int(exercise.index)].exercise.key
    guard value != old, value.rounded > 0 else { return }
    athlete.maxes[key] = Mass(grams: value.rounded)
    record(.max(of: key), from: old, to: value, because: reason)
  }

  /// Sets a stored value of a progression, which follows no other value. A blank one was unknown until it is stored.
  mutating func set(
    _ kept: ProgressedState, to value: Plan.Quantity, because reason: StateChange.Reason, isBlank: Bool = false
  ) {
    let value = self.kept(value)
    let old = self.value(of: kept.id)
    guard old != value else { return }
    let key = plan.states[Int(kept.id.index)].key
    let isUnknown = isBlank && state.values[key] == nil
    state.values[key] = StateValue(value)
    record(
      .state(key), from: isUnknown ? nil : old, to: value, because: reason, progressed: kept.kind,
      units: kept.units)
  }

  /// As fine as a state keeps it.
  private func kept(_ value: Plan.Quantity) -> Plan.Quantity {
    plan.rulesVersion < .seventh ? value : Plan.Quantity(value.value.coarse, value.dimension)
  }

  private mutating func record(
    _ target: StateChange.Target, from old: Plan.Quantity?, to new: Plan.Quantity,
    because reason: StateChange.Reason, progressed: StateChange.Progressed? = nil, units: WrittenUnits? = nil
  ) {
    values = [:]
    settlement.changes.append(
      StateChange(
        target: target, from: old.map { StateValue($0) }, to: StateValue(new), reason: reason, progressed: progressed,
        units: units))
  }
}
