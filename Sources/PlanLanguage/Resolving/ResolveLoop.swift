/// `for`: resolves its body once for each value.

import SessionModel

extension Resolver {
  mutating func resolveLoop(
    _ loop: Loop, at span: Span, in context: ItemContext
  ) -> Extent {
    var extent = Extent()
    forEachTurn(of: loop, at: span) { resolver, turn in
      extent = extent + resolver.resolve(turn, of: loop, at: span, in: context)
    }
    return extent
  }

  /// The meaning of a loop's name in one turn.
  enum LoopTurn {
    case number(WideInt)
    case meaning(Meaning)
  }

  /// The turns in order, as far as a plan may go.
  mutating func forEachTurn(of loop: Loop, at span: Span, _ body: (inout Resolver, LoopTurn) -> Void) {
    switch loop.walk {
    case .missing: break
    case .range(let operands):
      let (low, high) = tree[operands]
      guard let first = bound(low), let last = bound(high) else { return }
      for number in stride(from: first, through: last, by: last < first ? -1 : 1) {
        guard expand(at: span) else { break }
        body(&self, .number(number))
      }
    case .list(let arguments):
      if let one = tree[arguments].first, arguments.count == 1, isOneNumber(one) { return }
      for argument in tree[arguments] {
        for meaning in turns(of: argument, named: key(loop.name)) {
          guard expand(at: span) else { return }
          body(&self, .meaning(meaning))
        }
      }
    }
  }

  /// Whether a loop goes through one number, which nobody means; reported with the range that it should be.
  private mutating func isOneNumber(_ argument: CallArgument) -> Bool {
    guard case .value(let value) = argument.kind else { return false }
    switch value.kind {
    case .difference(let operands):
      let dimension = lower(value).evaluated.dimension
      guard dimension == .number else { return dimension == nil }
      let (first, last) = tree[operands]
      // Signs and spaces only.
      let between = Span(start: first.span.end, end: last.span.start)
      let joint = tree.string(between).filter { $0 != " " }.flatMap { $0 == "-" ? " to " : String($0) }
      report(
        .loopOverOne, at: value.span, hints: [.write("\(tree.string(first.span)) to \(tree.string(last.span))")],
        fixes: [Fix(replace: between, with: String(joint))])
    case .quantity(let quantity) where quantity.unit.dimension == .number:
      let start = Span(start: value.span.start, end: value.span.start)
      report(
        .loopOverOne, at: value.span, hints: [.write("1-\(tree.string(value.span))")],
        fixes: [Fix(replace: start, with: "1-")])
    case .quantity, .bodyweight, .name, .call, .negated, .sum, .range, .product, .quotient, .remainder, .share,
      .missing:
      return false
    }
    return true
  }

  /// The element between two commas; for a list or a block of names, its members.
  private mutating func turns(of argument: CallArgument, named name: String) -> [Meaning] {
    let meaning = meaning(of: argument, named: name)
    switch meaning {
    case .list(let members): return members
    case .block(let block) where !block.exercises.isEmpty: return block.exercises.map { .exercise($0) }
    case .value, .exercise, .block, .picked, .range, .effort: return [meaning]
    }
  }

  /// The body once.
  mutating func resolve(
    _ turn: LoopTurn, of loop: Loop, at span: Span, in context: ItemContext
  ) -> Extent {
    let name = key(loop.name)
    var inner = Environment(values: scope, names: names)
    switch turn {
    case .number(let number):
      inner.bind(name, to: .value(keep(number, named: name, at: loop.name.span)))
    case .meaning(let meaning): inner.bind(name, to: meaning)
    }
    return within(values: inner.values, names: inner.names, file: file, copiedAt: span) { resolver in
      resolver.resolveBody(loop.body, in: context)
    }
  }

  private mutating func keep(_ number: WideInt, named name: String, at span: Span) -> Plan.LetID {
    let quantity = Plan.Quantity(number, .number)
    plan.lets.append(Plan.Let(name: name, span: span, value: append(.constant(quantity), span)))
    letValues.append(.known(quantity))
    return Plan.LetID(index: Int32(truncatingIfNeeded: plan.lets.count - 1))
  }

  /// The end of a range: a whole number that depends on the plan alone, so that every plan ends.
  private mutating func bound(_ expression: Expression) -> WideInt? {
    guard let lowered = lower(expression, as: .number, expected: .number) else { return nil }
    guard case .known(let quantity) = lowered.evaluated else {
      report(.loopNotKnown, at: expression.span, hints: [.write("by \(tree.string(expression.span)) < …; … >")])
      return nil
    }
    guard quantity.value.isWhole else {
      report(.notWhole, at: expression.span)
      return nil
    }
    return quantity.rounded
  }
}
