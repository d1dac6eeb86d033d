/// Conditions: both sides of a comparison must have the same dimension, and only rules can read what was done.

extension Resolver {
  mutating func condition(_ condition: Condition) -> Plan.ConditionID {
    switch condition.kind {
    case .missing: return append(.invalid, at: condition.span)
    case .ask(let text):
      guard isInRule else {
        let written = tree.string(condition.span)
        report(
          .onlyInARule("ask"), at: condition.span,
          hints: [
            .writeFor("after lift < when \(written) < … > >", meaning: .rule),
            .writeFor("note \"\(tree.string(text))\"", meaning: .ownDecision),
          ])
        return append(.invalid, at: condition.span)
      }
      return append(.fact(.ask(tree.string(text))), at: condition.span)
    case .not(let inner): return append(.not(self.condition(tree[inner])), at: condition.span)
    case .and(let left, let right):
      let (one, two) = (self.condition(tree[left]), self.condition(tree[right]))
      return append(.and(one, two), at: condition.span)
    case .or(let left, let right):
      let one = self.condition(tree[left])
      let two = alternative(tree[right], to: tree[left]) ?? self.condition(tree[right])
      return append(.or(one, two), at: condition.span)
    case .fact(let expression): return fact(tree[expression])
    case .comparison(let comparison, let operands): return compare(comparison, operands, at: condition.span)
    }
  }

  /// `week is 2 or 4`: the second side is not a condition.
  private mutating func alternative(_ right: Condition, to left: Condition) -> Plan.ConditionID? {
    guard case .fact(let id) = right.kind, case .quantity = tree[id].kind else { return nil }
    var last = left
    while case .or(let earlier, let later) = last.kind {
      if case .comparison = tree[later].kind { last = tree[later] } else { last = tree[earlier] }
    }
    guard case .comparison(_, let operands) = last.kind else { return nil }
    let subject = Span(start: last.span.start, end: tree[operands].right.span.start)
    let asked = tree.string(Name(span: subject, isQuoted: false)) + " "
    let value = tree.string(Name(span: right.span, isQuoted: false))
    let place = Span(start: right.span.start, end: right.span.start)
    report(
      .notACondition, at: right.span, hints: [.write("or \(asked)\(value)")], fixes: [Fix(replace: place, with: asked)])
    return append(.invalid, at: right.span)
  }

  private mutating func append(_ node: Plan.Condition.Node, at span: Span) -> Plan.ConditionID {
    plan.conditions.append(Plan.Condition(node: node, span: span))
    return Plan.ConditionID(index: Int32(truncatingIfNeeded: plan.conditions.count - 1))
  }

  private mutating func compare(_ comparison: Comparison, _ operands: Operands, at span: Span) -> Plan.ConditionID {
    let (leftSide, rightSide) = tree[operands]
    let (low, high) = bounds(rightSide)
    let left = lower(leftSide)
    let right = lower(low)
    let upper = high.map { ($0, lower($0)) }
    guard let dimension = left.evaluated.dimension, let other = right.evaluated.dimension else {
      return append(.invalid, at: span)
    }
    guard let one = aligned(left, with: other, at: leftSide.span),
      let two = aligned(right, with: dimension, at: low.span)
    else {
      report(
        .notComparable(dimension, other), at: span,
        labels: [Diagnostic.Label(.isA(dimension), at: leftSide.span), Diagnostic.Label(.isA(other), at: low.span)])
      return append(.invalid, at: span)
    }
    var most: Plan.ExpressionID?
    if let (written, upper) = upper {
      guard upper.evaluated.dimension == other else { return append(.invalid, at: span) }
      most = aligned(upper, with: dimension, at: written.span)
    }
    return append(.comparison(comparison, one, two, upTo: most), at: span)
  }

  /// An operand of a comparison with a value of that dimension; a bare number compared with an RPE is an RPE. Nil if
  /// the two cannot be compared.
  private mutating func aligned(_ lowered: Lowered, with dimension: Plan.Dimension, at span: Span) -> Plan.ExpressionID?
  {
    let own = lowered.evaluated.dimension
    if own == dimension || own == .number && dimension == .rir { return expression(lowered, at: span) }
    if own == .number, dimension == .rpe, case .known(let quantity) = lowered.evaluated,
      let tenths = try? quantity.value.multiplied(by: Rational(10))
    {
      return append(.constant(Plan.Quantity(tenths, .rpe)), span)
    }
    return own == .rpe && dimension == .number ? expression(lowered, at: span) : nil
  }

  private mutating func fact(_ expression: Expression) -> Plan.ConditionID {
    let word: String
    var which = Plan.Which.all
    switch expression.kind {
    case .name: word = tree.string(Name(span: expression.span, isQuoted: false)).lowercased()
    case .call(let id):
      let call = tree[id]
      word = key(call.name)
      guard let found = self.which(call, at: expression.span) else { return append(.invalid, at: expression.span) }
      which = found
    case .quantity, .bodyweight, .negated, .sum, .difference, .product, .quotient, .remainder, .share, .range, .missing:
      if lower(expression).evaluated.dimension != nil { report(.notACondition, at: expression.span) }
      return append(.invalid, at: expression.span)
    }
    guard word == "done" || word == "missed" else {
      if isValue(word) || Plan.Function(rawValue: word) != nil {
        report(.notACondition, at: expression.span)
      } else {
        report(
          .script(.unknownFact(word)), at: expression.span,
          suggesting: nearestWord(to: word, among: ["done", "missed"]))
      }
      return append(.invalid, at: expression.span)
    }
    guard isInRule else {
      report(.onlyInARule(word), at: expression.span)
      return append(.invalid, at: expression.span)
    }
    return append(.fact(word == "done" ? .done(which) : .missed(which)), at: expression.span)
  }

  /// `last`, `all` or a number from 1 in the parentheses.
  mutating func which(_ call: Call, at span: Span) -> Plan.Which? {
    if let argument = tree[call.arguments].first, call.arguments.count == 1 {
      switch argument.kind {
      case .name(let name):
        if key(name) == "last" { return .last }
        if key(name) == "all" { return .all }
      case .value(let expression):
        if case .known(let quantity) = lower(expression).evaluated, quantity.dimension == .number,
          quantity.value.isWhole, quantity.rounded >= 1
        {
          return .number(quantity.rounded)
        }
      case .effort, .block: break
      }
    }
    report(.whichSets(key(call.name)), at: span)
    return nil
  }
}
