/// The value of an expression as far as it is known, and arithmetic on it.

import SessionModel

/// Known, or a sum of a known part and a share of one value from the profile.
enum Evaluated: Hashable, Sendable {
  case known(Plan.Quantity)
  case unknown(Unknown)
  /// A mistake that has been reported.
  case invalid

  struct Unknown: Hashable, Sendable {
    var dimension: Plan.Dimension
    /// Nil if it contains more than one share.
    var sum: Sum?
  }

  /// `base` plus a share of `reference`: `tm + 5kg` is 5,000 g and 1 of the training max.
  struct Sum: Hashable, Sendable {
    var base: Rational
    var share: Rational
    var reference: Plan.Reference
  }

  static func reference(_ reference: Plan.Reference) -> Evaluated {
    .unknown(
      Unknown(
        dimension: reference.dimension, sum: Sum(base: Rational(0), share: Rational(1), reference: reference)))
  }

  var dimension: Plan.Dimension? {
    switch self {
    case .known(let quantity): quantity.dimension
    case .unknown(let unknown): unknown.dimension
    case .invalid: nil
    }
  }
}

extension Evaluated {
  func negated() throws(ArithmeticError) -> Evaluated {
    try Evaluated.known(Plan.Quantity(-1, .number)).combined(.product, with: self)
  }

  func combined(_ operation: Plan.Operation, with other: Evaluated) throws(ArithmeticError) -> Evaluated {
    // Reported in the order in which they were written, whichever of them is known.
    if operation == .sum || operation == .difference, let one = dimension, let two = other.dimension, one != two {
      throw .dimensions(one, two)
    }
    switch (self, other) {
    case (.invalid, _), (_, .invalid): return .invalid
    case (.known(let one), .known(let two)): return .known(try one.combined(operation, with: two))
    case (.known(let one), .unknown(let two)):
      switch operation {
      case .sum: return .unknown(try two.adding(one))
      case .difference:
        return .unknown(try two.mapped { (part) throws(ArithmeticError) in try part.negated() }.adding(one))
      case .product, .share:
        return .unknown(try two.mapped { (part) throws(ArithmeticError) in try one.combined(operation, with: part) })
      case .quotient, .remainder: return .unknown(try Unknown.opaque(one.dimension, operation, two.dimension))
      }
    case (.unknown(let one), .known(let two)):
      switch operation {
      case .sum: return .unknown(try one.adding(two))
      case .difference: return .unknown(try one.adding(try two.negated()))
      case .product, .quotient, .share:
        return .unknown(try one.mapped { (part) throws(ArithmeticError) in try part.combined(operation, with: two) })
      case .remainder: return .unknown(try Unknown.opaque(one.dimension, operation, two.dimension))
      }
    case (.unknown(let one), .unknown(let two)):
      guard operation == .sum || operation == .difference, let left = one.sum, let right = two.sum,
        left.reference == right.reference
      else { return .unknown(try Unknown.opaque(one.dimension, operation, two.dimension)) }
      let sign = Rational(operation == .sum ? 1 : -1)
      return .unknown(
        Unknown(
          dimension: one.dimension,
          sum: Sum(
            base: try left.base.adding(try right.base.multiplied(by: sign)),
            share: try left.share.adding(try right.share.multiplied(by: sign)), reference: left.reference)))
    }
  }

  /// The same with `quantity` substituted for `reference`.
  func substituting(_ quantity: Plan.Quantity, for reference: Plan.Reference) throws(ArithmeticError) -> Evaluated {
    guard case .unknown(let unknown) = self, let sum = unknown.sum, sum.reference == reference else { return self }
    return .known(
      Plan.Quantity(try sum.share.multiplied(by: quantity.value).adding(sum.base), unknown.dimension))
  }
}

extension Evaluated.Unknown {
  fileprivate func adding(_ quantity: Plan.Quantity) throws(ArithmeticError) -> Evaluated.Unknown {
    guard dimension == quantity.dimension else { throw .dimensions(dimension, quantity.dimension) }
    guard var sum else { return self }
    sum.base = try sum.base.adding(quantity.value)
    return Evaluated.Unknown(dimension: dimension, sum: sum)
  }

  /// Applies a proportional change to both parts.
  fileprivate func mapped(
    _ change: (Plan.Quantity) throws(ArithmeticError) -> Plan.Quantity
  ) throws(ArithmeticError) -> Evaluated.Unknown {
    let unit = try change(Plan.Quantity(1, dimension))
    guard var sum else { return Evaluated.Unknown(dimension: unit.dimension, sum: nil) }
    sum.base = try change(Plan.Quantity(sum.base, dimension)).value
    sum.share = try change(Plan.Quantity(sum.share, dimension)).value
    return Evaluated.Unknown(dimension: unit.dimension, sum: unit.dimension == dimension ? sum : nil)
  }

  /// A value with a dimension but without a form that can be stored.
  fileprivate static func opaque(
    _ left: Plan.Dimension, _ operation: Plan.Operation, _ right: Plan.Dimension
  ) throws(ArithmeticError) -> Evaluated.Unknown {
    let result = try Plan.Quantity(1, left).combined(operation, with: Plan.Quantity(1, right))
    return Evaluated.Unknown(dimension: result.dimension, sum: nil)
  }
}

extension Plan.Quantity {
  func combined(_ operation: Plan.Operation, with other: Plan.Quantity) throws(ArithmeticError) -> Plan.Quantity {
    switch operation {
    case .sum: try adding(other)
    case .difference: try subtracting(other)
    case .product: try multiplied(by: other)
    case .quotient: try divided(by: other)
    case .remainder: try remainder(dividingBy: other)
    case .share:
      if dimension != .share {
        throw .dimensions(dimension, other.dimension)
      } else if other.dimension == .number {
        // `50% of 12` are six, while `2 * 5%` are ten per cent.
        Plan.Quantity(try value.multiplied(by: other.value).divided(by: Plan.Quantity.hundredPercent), .number)
      } else {
        try multiplied(by: other)
      }
    }
  }
}

extension Plan {
  /// The index of the n-th of several, wrapping around: with three, the fourth is the first again. The first is that of
  /// one and a half as well, so that `(week + 1) / 2` takes each of them for two weeks.
  func place(_ number: Quantity, among count: Int) -> Int {
    guard count > 0 else { return 0 }
    let whole = rulesVersion < .eleventh ? number.rounded : number.value.floor
    return (Int(whole % WideInt(count)) - 1 + count) % count
  }
}

extension Plan {
  /// The value of an expression for an athlete, or without one, as far as the plan alone determines it.
  ///
  /// - Parameter named: the plan's values; only earlier ones are requested.
  func evaluate(
    _ id: ExpressionID, named: (LetID) throws(ArithmeticError) -> Evaluated, reference: (Reference) -> Plan.Quantity?
  ) throws(ArithmeticError) -> Evaluated {
    // Operations nest to the left without limit, so that side is walked without recursion.
    var pending: [(operation: Operation, right: ExpressionID)] = []
    var leftmost = id
    while case .binary(let operation, let left, let right) = expressions[Int(leftmost.index)].node {
      pending.append((operation, right))
      leftmost = left
    }
    var result = try evaluateOperand(leftmost, named: named, reference: reference)
    for (operation, right) in pending.reversed() {
      result = try result.combined(operation, with: try evaluate(right, named: named, reference: reference))
    }
    return result
  }

  private func evaluateOperand(
    _ id: ExpressionID, named: (LetID) throws(ArithmeticError) -> Evaluated, reference: (Reference) -> Plan.Quantity?
  ) throws(ArithmeticError) -> Evaluated {
    switch expressions[Int(id.index)].node {
    case .constant(let quantity), .load(let quantity, _): return .known(quantity)
    case .invalid: return .invalid
    case .reference(let name): return reference(name).map(Evaluated.known) ?? .reference(name)
    case .named(let id):
      let value = try named(id)
      guard case .unknown(let unknown) = value, let sum = unknown.sum, let found = reference(sum.reference)
      else { return value }
      return try value.substituting(found, for: sum.reference)
    case .negated(let operand): return try evaluate(operand, named: named, reference: reference).negated()
    case .binary: return try evaluate(id, named: named, reference: reference)
    case .function(let function, let arguments):
      var known: [Quantity] = []
      for argument in arguments {
        switch try evaluate(argument, named: named, reference: reference) {
        case .known(let quantity): known.append(quantity)
        case .unknown(let unknown):
          return .unknown(Evaluated.Unknown(dimension: unknown.dimension, sum: nil))
        case .invalid: return .invalid
        }
      }
      return try function.value(of: known).map(Evaluated.known) ?? .invalid
    case .picked(let selector, let members):
      guard case .known(let number) = try evaluate(selector, named: named, reference: reference) else {
        return .unknown(Evaluated.Unknown(dimension: .number, sum: nil))
      }
      return try evaluate(members[place(number, among: members.count)], named: named, reference: reference)
    }
  }
}
