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
      for argument in tree[arguments] {
        for meaning in turns(of: argument, named: key(loop.name)) {
          guard expand(at: span) else { return }
          body(&self, .meaning(meaning))
        }
      }
    }
  }

  /// The element between two commas; for a list or a block of names, its members.
  private mutating func turns(of argument: CallArgument, named name: String) -> [Meaning] {
    let meaning = meaning(of: argument, named: name)
    switch meaning {
    case .list(let members): return members
    case .block(let block) where !block.exercises.isEmpty: return block.exercises.map { .exercise($0) }
    case .value, .exercise, .block, .picked, .range: return [meaning]
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
      resolver.resolveBlock(loop.body, in: context)
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
