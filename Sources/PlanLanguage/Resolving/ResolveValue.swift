/// Written numbers and expressions to values of the plan, with their units checked.

import SessionModel

extension Resolver {
  /// A value in the smallest unit of a dimension; nil if it has another one, which is reported.
  mutating func value(_ expression: Expression, _ dimension: Plan.Dimension, expected: Expected) -> Plan.Value? {
    if case .quantity(let written) = expression.kind, written.unit.dimension == dimension,
      let whole = written.wholeUnits, let value = Plan.Value(known: whole)
    {
      if dimension == .time, whole % 10 != 0 { reportDecimals(of: written, at: expression.span) }
      return value
    }
    guard let lowered = lower(expression, as: dimension, expected: expected) else { return nil }
    return value(lowered, at: expression.span)
  }

  /// The same for a value that must be above zero.
  mutating func positive(
    _ expression: Expression, _ dimension: Plan.Dimension, expected: Expected, counted: Counted
  ) -> Plan.Value? {
    if counted == .sets || counted == .rounds, bounds(expression).high != nil {
      reportRange(expression, isOfSets: true)
      return nil
    }
    guard let value = value(expression, dimension, expected: expected) else { return nil }
    guard let known = plan.known(value), known <= 0 else { return value }
    report(known < 0 ? .negative : .nothingToDo(counted), at: expression.span)
    return nil
  }

  /// `3-5`: how many sets or rounds there are at the least, if some are optional, and how many in all.
  mutating func atLeast(_ expression: Expression, counted: Counted) -> (least: Plan.Value?, most: Plan.Value?) {
    let (low, high) = bounds(expression)
    guard let high else { return (nil, positive(expression, .number, expected: .number, counted: counted)) }
    guard let least = positive(low, .number, expected: .number, counted: counted),
      let most = positive(high, .number, expected: .number, counted: counted), rises(least, most, of: expression)
    else { return (nil, nil) }
    return (least, most)
  }

  /// The same for a value that may be zero, but not less.
  mutating func unsigned(_ expression: Expression, _ dimension: Plan.Dimension, expected: Expected) -> Plan.Value? {
    guard let value = value(expression, dimension, expected: expected) else { return nil }
    guard let known = plan.known(value), known < 0 else { return value }
    report(.negative, at: expression.span)
    return nil
  }

  /// The expression; nil if it has another dimension, which is reported.
  mutating func lower(_ expression: Expression, as dimension: Plan.Dimension, expected: Expected) -> Lowered? {
    let lowered = lower(expression)
    guard let found = lowered.evaluated.dimension else { return nil }
    guard found == dimension else {
      reportWrongUnit(expression, expected: expected, found: found)
      return nil
    }
    return lowered
  }

  mutating func reportWrongUnit(_ expression: Expression, expected: Expected, found: Plan.Dimension) {
    report(.wrongUnit(expected: expected, found: found), at: expression.span, hints: shareOfCount(expression, found))
  }

  /// `100 * 50%` is 5,000 per cent; half of a count is `50% of 100`.
  func shareOfCount(_ expression: Expression, _ found: Plan.Dimension) -> [Hint] {
    guard found == .share, case .product(let operands) = expression.kind else { return [] }
    let (left, right) = tree[operands]
    let isShareFirst = if case .quantity(let written) = left.kind { written.unit == .percent } else { false }
    let (share, count) = isShareFirst ? (left, right) : (right, left)
    return [.write("\(tree.string(share.span)) of \(tree.string(count.span))")]
  }

  /// The result as a value of the plan.
  mutating func value(_ lowered: Lowered, at span: Span) -> Plan.Value? {
    switch lowered.evaluated {
    case .invalid: return nil
    case .unknown: return Plan.Value(expression(lowered, at: span))
    case .known(let quantity):
      if quantity.dimension == .number && !quantity.value.isWhole {
        report(.notWhole, at: span)
        return nil
      }
      if lowered.origin == .written, !quantity.value.isWhole { reportDecimals(of: quantity, at: span) }
      return Plan.Value(known: quantity.rounded) ?? Plan.Value(expression(lowered, at: span))
    }
  }
}

extension Unit {
  /// What is counted in it.
  var dimension: Plan.Dimension {
    switch self {
    case .none: .number
    case .kilogram, .gram, .pound: .mass
    case .millisecond, .second, .minute, .hour, .clock: .time
    case .millimetre, .centimetre, .metre, .kilometre, .inch, .foot, .yard, .mile: .length
    case .calorie: .energy
    case .percent: .share
    case .beatsPerMinute: .heartRate
    case .revolutionsPerMinute: .cadence
    case .strokesPerMinute: .strokeRate
    case .watt: .power
    }
  }

  /// The number of its dimension's smallest units in a thousandth of it, as a fraction. The international pound is
  /// 453.59237 g.
  fileprivate var smallestInThousandth: (numerator: WideInt, denominator: WideInt) {
    switch self {
    case .none, .millisecond, .millimetre, .calorie, .beatsPerMinute, .revolutionsPerMinute, .strokesPerMinute, .watt,
      .gram:
      (1, 1000)
    case .kilogram, .second, .metre, .clock: (1, 1)
    case .pound: (Mass.tensOfMicrogramsInPound, 100_000_000)
    case .minute: (60, 1)
    case .hour: (3600, 1)
    case .kilometre: (1000, 1)
    case .centimetre, .percent: (1, 100)
    case .inch: (254, 10_000)
    case .foot: (LengthUnit.foot.tenthsOfMillimetre, 10_000)
    case .yard: (LengthUnit.yard.tenthsOfMillimetre, 10_000)
    case .mile: (LengthUnit.mile.tenthsOfMillimetre, 10_000)
    }
  }
}

extension Quantity {
  /// Its smallest units, if they are a whole number. Pounds and feet are rounded to one.
  ///
  /// The factors are below 2^26 and the number is below 2^31. Each divisor is a constant, because most of a plan passes
  /// through here, and division by a value that is only known at run time is slow.
  fileprivate var wholeUnits: WideInt? {
    let number = WideInt(thousandths)
    switch unit {
    case .none, .millisecond, .millimetre, .calorie, .beatsPerMinute, .revolutionsPerMinute, .strokesPerMinute, .watt,
      .gram:
      return number % 1000 == 0 ? number / 1000 : nil
    case .kilogram, .second, .metre, .clock: return number
    case .minute: return number * 60
    case .hour: return number * 3600
    case .kilometre: return number * 1000
    case .centimetre, .percent: return number % 100 == 0 ? number / 100 : nil
    case .pound, .inch, .foot, .yard, .mile:
      let (numerator, denominator) = unit.smallestInThousandth
      return (number * numerator + denominator / 2) / denominator
    }
  }

  /// The exact value, in the smallest unit.
  var exact: Plan.Quantity {
    if let wholeUnits { return Plan.Quantity(wholeUnits, unit.dimension) }
    let (numerator, denominator) = unit.smallestInThousandth
    let value = try? Rational(WideInt(thousandths) * numerator, over: denominator)
    return Plan.Quantity(value ?? Rational(0), unit.dimension)
  }
}
