/// `state` and `after …`: what changes from session to session, and what changes it.

import SessionModel

extension Resolver {
  /// `state load = 75% of max(move)`: visible from here on as a value. Calls with the same exercises share it.
  mutating func declare(_ state: Let, at span: Span) {
    let name = key(state.name)
    let key = names.stateKey + name
    let lowered = lower(state.value)
    guard let dimension = lowered.evaluated.dimension else {
      return bind(name, at: state.name.span, to: .invalid, valueSpan: state.value.span)
    }
    let units = writtenUnits(of: state.value)
    let id = self.state(
      key, dimension, first: { $0.expression(lowered, at: state.value.span) }, units: units, at: state.name.span)
    let known = plan.states[Int(id.index)].dimension
    if known != dimension {
      report(.stateChangesUnit(name, known, dimension), at: state.value.span)
    }
    let reference = lower(.state(id, known), at: state.name.span)
    bind(name, at: state.name.span, to: reference, units: units, valueSpan: state.name.span)
  }

  /// The state with that key, which is created if there is none.
  mutating func state(
    _ key: String, _ dimension: Plan.Dimension, first: (inout Resolver) -> Plan.ExpressionID,
    units: WrittenUnits? = nil, at span: Span
  ) -> Plan.StateID {
    let full = names.owner + "\u{0}" + key
    if let known = statePlaces[full] { return known }
    let value = first(&self)
    let id = Plan.StateID(index: Int32(truncatingIfNeeded: plan.states.count))
    plan.states.append(
      Plan.State(
        key: key, owner: names.owner, dimension: dimension, first: value, units: units, span: ownPlace(span)))
    statePlaces[full] = id
    return id
  }

  /// The rules of a block that has been read, while its values are still visible.
  mutating func resolveRules(_ rules: [Rule]) -> Range<Int32> {
    let start = Int32(truncatingIfNeeded: plan.rules.count)
    var resolved: [Plan.Rule] = []
    for rule in rules {
      let event = event(rule.event)
      let outer = (isInRule, isForNextTime)
      isInRule = true
      switch rule.event {
      case .week where isNeverLastOfWeek:
        report(.ruleOfTheWeekTooEarly, at: rule.head, hints: [.placeInProgram])
        isForNextTime = true
      case .lift, .session, .week: isForNextTime = true
      case .set: isForNextTime = false
      }
      let statements = statements(rule.body)
      (isInRule, isForNextTime) = outer
      resolved.append(Plan.Rule(event: event, statements: statements, span: rule.head))
    }
    plan.rules += resolved
    return start..<Int32(truncatingIfNeeded: plan.rules.count)
  }

  private mutating func event(_ event: RuleEvent) -> Plan.Rule.Event {
    switch event {
    case .lift: return .lift
    case .session: return .session
    case .week: return .week
    case .set(nil): return .set(nil)
    case .set(let number?):
      let value = positive(tree[number], .number, expected: .number, counted: .sets)
      return .set(value.flatMap { plan.known($0) })
    }
  }

  private mutating func statements(_ block: Body) -> [Plan.Statement] {
    let (hidden, start) = (shadowed.count, blockStart)
    blockStart = plan.lets.count
    let outer = tree.hasLetsOfNames ? names : nil
    var statements: [Plan.Statement] = []
    for index in block.items.range {
      switch tree.items[index].kind {
      case .assignment(let id): if let statement = assignment(tree[id]) { statements.append(statement) }
      case .note(let text): statements.append(.note(tree.string(text)))
      case .binding(let id): bind(tree[id])
      case .when(let id): statements.append(.when(branches(tree[id])))
      case .exercise, .alternatives, .levels, .group, .rest, .breath, .sit, .call, .loop, .pick, .state, .rule,
        .definition, .session, .missing:
        // The parser has reported what is not a statement.
        break
      }
    }
    if let outer { names = outer }
    blockStart = start
    restoreValues(hidden)
    return statements
  }

  private mutating func branches(_ when: When) -> [Plan.Statement.Branch] {
    var branches: [Plan.Statement.Branch] = []
    for branch in tree[when.branches] {
      let condition = condition(branch.condition)
      plan.conditions[Int(condition.index)].text = tree.string(branch.condition.span).split(
        whereSeparator: { $0.isWhitespace }
      )
      .joined(separator: " ")
      branches.append(Plan.Statement.Branch(condition: condition, statements: statements(branch.body)))
    }
    if let otherwise = when.otherwise {
      branches.append(Plan.Statement.Branch(condition: nil, statements: statements(otherwise)))
    }
    return branches
  }

  private mutating func assignment(_ assignment: Assignment) -> Plan.Statement? {
    switch assignment.value {
    case .expression(let value): return self.assignment(assignment, of: value)
    case .question(let text):
      guard let target = target(assignment.target, of: nil) else { return nil }
      let span = Span(start: assignment.target.span.start, end: text.span.end)
      let question = RuleQuestion(tree.string(text), answer: .value(target.dimension))
      return .ask(target.target, assignment.change, question, span)
    }
  }

  private mutating func assignment(_ assignment: Assignment, of written: Expression) -> Plan.Statement? {
    let value = lower(written)
    guard let target = target(assignment.target, of: value.evaluated.dimension) else { return nil }
    guard let found = value.evaluated.dimension else { return nil }
    let isShareOfItself = assignment.change != .set && found == .share && target.dimension != .share
    guard found == target.dimension || isShareOfItself else {
      report(
        .assignedUnit(target.dimension, found), at: written.span,
        labels: [Diagnostic.Label(.isA(target.dimension), at: assignment.target.span)],
        hints: target.dimension == .pace && found == .time ? [.write("\(tree.string(written.span))/km")] : [])
      return nil
    }
    let span = Span(start: assignment.target.span.start, end: written.span.end)
    if isForNextTime, assignment.change == .set, case .state(let state) = target.target, readsLoads(value) {
      reportReading(of: state, setAt: span)
    }
    return .assign(target.target, assignment.change, expression(value, at: written.span), span)
  }

  /// Whether a value depends on what was lifted in this session.
  private func readsLoads(_ lowered: Lowered) -> Bool {
    guard let id = lowered.id else { return false }
    switch plan.expressions[Int(id.index)].node {
    case .reference(.performed(.best)), .reference(.performed(.lifted)), .reference(.best): return true
    case .constant, .load, .reference, .named, .negated, .binary, .function, .picked, .invalid: return false
    }
  }

  /// `after lift < top = best(lift) >`, and `@ 90% of top` below it: today's value was meant.
  private mutating func reportReading(of state: Plan.StateID, setAt span: Span) {
    guard let read = stateReads[state], read.start > span.end else { return }
    report(
      .setForNextTime(tree.string(read)), at: read, labels: [Diagnostic.Label(.assignedHere, at: span)],
      hints: [.write("best(lift)")])
  }

  /// - Parameter dimension: that of the value that it gets; nil if that is not known.
  private mutating func target(
    _ expression: Expression, of dimension: Plan.Dimension?
  ) -> (target: Plan.Statement.Target, dimension: Plan.Dimension)? {
    switch expression.kind {
    case .name:
      let name = tree.string(Name(span: expression.span, isQuoted: false)).lowercased()
      guard let id = scope[name] else {
        reportUnknownState(name, of: dimension, at: expression.span)
        return nil
      }
      if case .reference(.state(let state, let dimension)) = node(ofValue: id) { return (.state(state), dimension) }
      reportNoState(name, declaredAt: plan.lets[Int(id.index)].span, at: expression.span)
      return nil
    case .call(let id):
      let call = tree[id]
      if key(call.name) == "max", call.arguments.count == 1, let argument = tree[call.arguments].first,
        case .name(let name) = argument.kind
      {
        if names.exercises["lift"] == nil, key(name) == "lift" { return (.ownMax, .mass) }
        return (.max(exercise(name)), .mass)
      }
      report(.notAssignable, at: expression.span)
    case .quantity, .bodyweight, .negated, .sum, .difference, .product, .quotient, .remainder, .share, .range:
      report(.notAssignable, at: expression.span)
    case .missing: break
    }
    return nil
  }

  /// What a name stands for; a parameter stands for its argument.
  func node(ofValue id: Plan.LetID) -> Plan.Expression.Node {
    let node = plan.expressions[Int(plan.lets[Int(id.index)].value.index)].node
    if case .named(let other) = node { return self.node(ofValue: other) }
    return node
  }
}
