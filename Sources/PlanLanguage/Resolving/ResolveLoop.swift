/// `for`: its body is read once for each value.

extension Resolver {
  mutating func resolveLoop(
    _ loop: Loop, at span: Span, in surroundings: Surroundings, notes: inout [String]
  ) -> Extent {
    let name = key(loop.name)
    var extent = Extent()
    switch loop.walk {
    case .missing: break
    case .range(let operands):
      let (low, high) = tree[operands]
      guard let first = bound(low), let last = bound(high) else { return extent }
      let step = last < first ? -1 : 1
      for number in stride(from: first, through: last, by: step) {
        guard expand(at: span) else { break }
        let value = CallArgument(span: loop.name.span, kind: .value(Expression(span: loop.name.span, kind: .missing)))
        extent = extent + resolveTurn(of: loop, value, number: number, name: name, in: surroundings, notes: &notes)
      }
    case .list(let arguments):
      for argument in tree[arguments] {
        guard expand(at: span) else { break }
        extent = extent + resolveTurn(of: loop, argument, number: nil, name: name, in: surroundings, notes: &notes)
      }
    }
    return extent
  }

  private mutating func resolveTurn(
    of loop: Loop, _ argument: CallArgument, number: Int?, name: String, in surroundings: Surroundings,
    notes: inout [String]
  ) -> Extent {
    var inner = Environment(values: scope, names: names)
    if let number {
      inner.values[name] = keep(number, named: name, at: loop.name.span)
      inner.names.exercises[name] = nil
      inner.names.blocks[name] = nil
    } else {
      _ = bind(argument, to: name, in: &inner)
    }
    var said = notes
    let extent = within(values: inner.values, names: inner.names, file: file) { resolver in
      resolver.resolveBlock(loop.body, in: surroundings, notes: &said)
    }
    // What is said in every turn is said once.
    notes += said[notes.count...].filter { !notes.contains($0) }
    return extent
  }

  private mutating func keep(_ number: Int, named name: String, at span: Span) -> Plan.LetID {
    let quantity = Plan.Quantity(number, .number)
    plan.lets.append(Plan.Let(name: name, span: span, value: append(.constant(quantity), span)))
    letValues.append(.known(quantity))
    return Plan.LetID(index: Int32(truncatingIfNeeded: plan.lets.count - 1))
  }

  /// The end of a range: a whole number that the plan alone tells, so that every plan ends.
  private mutating func bound(_ expression: Expression) -> Int? {
    let lowered = lower(expression)
    guard let dimension = lowered.evaluated.dimension else { return nil }
    guard dimension == .number else {
      reportWrongUnit(expression, expected: .number, found: dimension)
      return nil
    }
    guard case .known(let quantity) = lowered.evaluated else {
      report(.loopNotKnown, at: expression.span)
      return nil
    }
    guard quantity.value.isWhole else {
      report(.notWhole, at: expression.span)
      return nil
    }
    return quantity.rounded
  }
}
