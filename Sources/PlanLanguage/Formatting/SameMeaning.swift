/// Whether two texts are the same plan: the last check before one replaces the other.

extension Checked {
  /// Whether both mean the same, with the same diagnostics in the same order; the places may differ.
  public func means(theSameAs other: Checked) -> Bool {
    codesForAnyLayout == other.codesForAnyLayout && plan.withoutPlaces == other.plan.withoutPlaces
  }

  /// The codes of what is said about it, however it is laid out.
  private var codesForAnyLayout: [String] {
    diagnostics.filter { !$0.problem.isAnsweredByTheLayout }.map { $0.problem.code }
  }
}

extension Problem {
  /// Whether the canonical layout makes clear what is asked about: it puts a rest after rounds and each entry of a `by`
  /// on a line of its own, and a plus between spaces.
  package var isAnsweredByTheLayout: Bool {
    if case .lint(.severalPicked) = self { return true }
    return self == .lint(.restBehindRounds) || self == .lint(.typedSum)
  }
}

extension Plan {
  /// Its meaning, regardless of where and how it was written.
  fileprivate var withoutPlaces: Plan {
    var plan = self
    let nowhere = Span(start: 0, end: 0)
    for index in declarations.indices { plan.declarations[index].span = nowhere }
    for index in items.indices { plan.items[index].span = nowhere }
    for index in expressions.indices { plan.expressions[index].span = nowhere }
    for index in lets.indices { plan.lets[index].span = nowhere }
    for index in programs.indices { plan.programs[index].span = nowhere }
    for index in conditions.indices {
      plan.conditions[index].span = nowhere
      plan.conditions[index].text = ""
    }
    for index in states.indices { plan.states[index].span = nowhere }
    for index in rules.indices {
      plan.rules[index].span = nowhere
      plan.rules[index].statements = rules[index].statements.map { $0.withoutPlaces }
    }
    for index in progressions.indices { plan.progressions[index].span = nowhere }
    plan.writtenProgress = []
    return plan
  }
}

extension Plan.Statement {
  fileprivate var withoutPlaces: Plan.Statement {
    switch self {
    case .assign(let target, let change, let value, _): .assign(target, change, value, Span(start: 0, end: 0))
    case .ask(let target, let change, let question, _): .ask(target, change, question, Span(start: 0, end: 0))
    case .note(let text): .note(text)
    case .when(let branches):
      .when(
        branches.map { branch in
          Branch(condition: branch.condition, statements: branch.statements.map { $0.withoutPlaces })
        })
    }
  }
}
