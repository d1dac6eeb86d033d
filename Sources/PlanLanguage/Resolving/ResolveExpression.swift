/// Expressions: computes what is known, and keeps what depends on the profile for the compiler.

import SessionModel

/// The result of resolving an expression.
struct Lowered {
  var evaluated: Evaluated
  /// Its place in the plan, if it has one. A known value needs none.
  var id: Plan.ExpressionID?
  var origin = Plan.Origin.written

  /// After a mistake, which has been reported.
  static var invalid: Lowered { Lowered(evaluated: .invalid) }
}

extension Resolver {
  /// Sums of profile values may be this long; known operands do not count.
  private static let lengthLimit = 200

  mutating func lower(_ expression: Expression) -> Lowered {
    switch expression.kind {
    case .quantity(let written): return Lowered(evaluated: .known(written.exact))
    case .bodyweight: return lower(.bodyweight, at: expression.span)
    case .name: return lowerName(expression.span)
    case .call(let call):
      if tree.isByLevel(tree[call]) { return lowerByLevel(tree[call], at: expression.span) }
      return isPicked(tree[call])
        ? lowerPicked(tree[call], at: expression.span) : lowerCall(tree[call], at: expression.span)
    case .negated(let operand):
      let lowered = lower(tree[operand])
      do {
        var negated = keep(
          try lowered.evaluated.negated(), .negated(self.expression(lowered, at: expression.span)), expression.span)
        negated.origin = lowered.origin
        return negated
      } catch {
        report(.numberTooLarge, at: expression.span)
        return .invalid
      }
    case .sum, .difference, .product, .quotient, .remainder, .share: return lowerChain(expression)
    case .range:
      reportRange(expression)
      return .invalid
    // It has been reported.
    case .missing: return .invalid
    }
  }

  /// Binary operations nest to the left without bound (`1 + 1 + …`), so that side is walked without recursion.
  ///
  /// - Parameter first: what the leftmost operand counts as, if not as itself.
  mutating func lowerChain(_ expression: Expression, beginningWith first: Lowered? = nil) -> Lowered {
    var pending: [PendingOperation] = []
    var leftmost = expression
    while let (operation, operands) = leftmost.kind.binary {
      let (left, right) = tree[operands]
      pending.append(PendingOperation(operation: operation, right: right, span: leftmost.span))
      leftmost = left
    }
    var result = first ?? lower(leftmost)
    var resultSpan = leftmost.span
    var kept = 0
    for pendingOperation in pending.reversed() {
      let (operation, right, span) = (pendingOperation.operation, pendingOperation.right, pendingOperation.span)
      let operand = lower(right)
      do {
        let evaluated = try combined(result.evaluated, operation, right, operand.evaluated)
        if case .unknown = evaluated {
          kept += 1
          guard kept <= Self.lengthLimit else {
            report(.tooManySteps(limit: Self.stepLimit), at: span)
            return .invalid
          }
          let (one, two) = (self.expression(result, at: resultSpan), self.expression(operand, at: right.span))
          result = Lowered(evaluated: evaluated, id: append(.binary(operation, one, two), span))
        } else {
          result = Lowered(evaluated: evaluated, origin: operation.origin(of: result.origin, operand.origin))
        }
      } catch {
        // What is written instead replaces all of it: `pace + 1s`, `(pace + 1s)/500m`.
        let whole = pending.count == 1 || pending.count == 2 && pending[0].isPerLength ? pending[0].span : nil
        let meant = whole == nil ? nil : meant(by: operation, leftmost, right)
        report(error, operation, left: resultSpan, right: right.span, at: whole ?? span, meant: meant)
        return .invalid
      }
      resultSpan = span
    }
    return result
  }

  /// In `mas - 1km/h`, what is written as a speed changes the speed, not the pace.
  private func combined(
    _ value: Evaluated, _ operation: Plan.Operation, _ right: Expression, _ operand: Evaluated
  ) throws(ArithmeticError) -> Evaluated {
    guard operation == .sum || operation == .difference, case .quotient(let operands) = right.kind,
      case .quantity(let way) = tree[operands].left.kind, way.unit.dimension == .length,
      case .known(let pace) = value, pace.dimension == .pace, case .known(let other) = operand, other.dimension == .pace
    else { return try value.combined(operation, with: operand) }
    let one = Rational(1)
    let (speed, more) = (try one.divided(by: pace.value), try one.divided(by: other.value))
    let sum = try speed.adding(operation == .sum ? more : more.multiplied(by: Rational(-1)))
    return .known(Plan.Quantity(try one.divided(by: sum), .pace))
  }

  /// `share of whole` where the two are not adjacent.
  mutating func share(_ share: Expression, of whole: Expression) -> Lowered {
    let (part, other) = (lower(share), lower(whole))
    do {
      let evaluated = try part.evaluated.combined(.share, with: other.evaluated)
      guard case .unknown = evaluated else { return Lowered(evaluated: evaluated, origin: .computed) }
      let (one, two) = (expression(part, at: share.span), expression(other, at: whole.span))
      return Lowered(evaluated: evaluated, id: append(.binary(.share, one, two), share.span))
    } catch {
      report(error, .share, left: share.span, right: whole.span, at: share.span)
      return .invalid
    }
  }

  private mutating func report(
    _ error: ArithmeticError, _ operation: Plan.Operation, left: Span, right: Span, at span: Span,
    meant: String? = nil
  ) {
    switch error {
    case .dimensions(let one, let two):
      report(
        .unitsDoNotCombine(operation.arithmetic, one, two), at: span,
        labels: [Diagnostic.Label(.isA(one), at: left), Diagnostic.Label(.isA(two), at: right)],
        hints: meant.map { [.write($0)] } ?? [],
        fixes: meant.map { [Fix(replace: span, with: $0)] } ?? [])
    case .overflow: report(.numberTooLarge, at: span)
    case .divisionByZero: report(.divisionByZero, at: right)
    }
  }

  /// `top - 6%` as `94% of top`, and `pace - 2s` as `pace - 2s/km`; nil for anything else.
  private func meant(by operation: Plan.Operation, _ left: Expression, _ right: Expression) -> String? {
    guard case .name = left.kind, case .quantity(let written) = right.kind else { return nil }
    let sign: Int32
    switch operation {
    case .sum: sign = 1
    case .difference: sign = -1
    case .product, .quotient, .remainder, .share: return nil
    }
    let name = tree.string(left.span)
    if written.unit == .percent, written.thousandths.magnitude < 100_000 {
      // What is added to a pace makes it slower, and a share of a pace is one of its speed.
      let isPace = writtenUnits(of: left)?.pace != nil
      let share = 100_000 + (isPace ? -sign : sign) * written.thousandths
      let rest = share % 1000
      let decimals = rest == 0 ? "" : ".\(rest / 100)\(rest % 100 == 0 ? "" : "\(rest / 10 % 10)")"
      return "\(share / 1000)\(decimals)% of \(name)"
    }
    guard written.unit.dimension == .time, let pace = writtenUnits(of: left)?.pace else { return nil }
    let count = pace.thousandths == 1000 ? "" : "\(pace.thousandths / 1000)"
    return "\(name) \(sign > 0 ? "+" : "-") \(tree.string(right.span))/\(count)\(pace.unit.rawValue)"
  }

  mutating func lower(_ reference: Plan.Reference, at span: Span) -> Lowered {
    if reference == .bodyweight { plan.readsBodyweight = true }
    return Lowered(evaluated: .reference(reference), id: append(.reference(reference), span))
  }

  mutating func keep(_ evaluated: Evaluated, _ node: Plan.Expression.Node, _ span: Span) -> Lowered {
    guard case .unknown = evaluated else { return Lowered(evaluated: evaluated) }
    return Lowered(evaluated: evaluated, id: append(node, span))
  }

  /// The place of the result; creates one if it has none.
  mutating func expression(_ lowered: Lowered, at span: Span) -> Plan.ExpressionID {
    if let id = lowered.id { return id }
    switch lowered.evaluated {
    case .known(let quantity): return append(.constant(quantity), span)
    case .unknown, .invalid: return append(.invalid, span)
    }
  }

  mutating func append(_ node: Plan.Expression.Node, _ span: Span) -> Plan.ExpressionID {
    plan.expressions.append(Plan.Expression(node: node, span: span))
    return Plan.ExpressionID(index: Int32(truncatingIfNeeded: plan.expressions.count - 1))
  }
}

extension Expression.Kind {
  fileprivate var binary: (Plan.Operation, Operands)? {
    switch self {
    case .sum(let operands): (.sum, operands)
    case .difference(let operands): (.difference, operands)
    case .product(let operands): (.product, operands)
    case .quotient(let operands): (.quotient, operands)
    case .remainder(let operands): (.remainder, operands)
    case .share(let operands): (.share, operands)
    case .quantity, .bodyweight, .name, .call, .negated, .range, .missing: nil
    }
  }
}

extension Plan.Operation {
  /// How a result came about whose operands came about like this.
  fileprivate func origin(of left: Plan.Origin, _ right: Plan.Origin) -> Plan.Origin {
    switch self {
    case .sum, .difference: left == .computed || right == .computed ? .computed : .added
    case .product, .quotient, .remainder, .share: .computed
    }
  }

  fileprivate var arithmetic: Arithmetic {
    switch self {
    case .sum: .add
    case .difference: .subtract
    case .product: .multiply
    case .quotient: .divide
    case .remainder: .takeRemainder
    case .share: .takeShare
    }
  }
}

/// A binary operation whose left side is not lowered yet.
private struct PendingOperation {
  var operation: Plan.Operation
  var right: Expression
  var span: Span

  /// Whether it divides by a length: `/500m`.
  var isPerLength: Bool {
    guard operation == .quotient, case .quantity(let way) = right.kind else { return false }
    return way.unit.dimension == .length
  }
}
