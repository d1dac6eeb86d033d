/// Fractions, so that three times a third of a load is that load again; arithmetic reports overflow.

import SessionModel

/// A fraction in lowest terms with a positive denominator.
struct Rational: Hashable, Sendable {
  let numerator: WideInt
  let denominator: WideInt

  init(_ whole: WideInt) {
    numerator = whole
    denominator = 1
  }

  /// Nil for a denominator of zero, or for numbers at the limit of what fits.
  init(_ numerator: WideInt, over denominator: WideInt) throws(ArithmeticError) {
    guard denominator != 0 else { throw .divisionByZero }
    guard numerator != WideInt.min, denominator != WideInt.min else { throw .overflow }
    let divisor = Self.commonDivisor(abs(numerator), abs(denominator))
    let sign: WideInt = denominator < 0 ? -1 : 1
    self.numerator = sign * (numerator / divisor)
    self.denominator = abs(denominator) / divisor
  }

  var isWhole: Bool { denominator == 1 }

  /// To the nearest whole number, halves away from zero.
  var rounded: WideInt {
    let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    guard rest.magnitude >= denominator.magnitude - rest.magnitude else { return quotient }
    return quotient &+ numerator.signum()
  }

  /// Itself, or its nearest millionth if it is finer than that: a value that grows by 2.5 % each week would soon be too
  /// fine to be computed with.
  var coarse: Rational {
    guard denominator > Self.millionths else { return self }
    let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    let (part, left) = denominator.magnitude.dividingFullWidth(
      rest.magnitude.multipliedFullWidth(by: Self.millionths.magnitude))
    let nearest = WideInt(part) + (left >= denominator.magnitude - left ? 1 : 0)
    let (sum, overflow) = whole.multipliedReportingOverflow(by: Self.millionths)
    guard !overflow else { return self }
    return (try? Rational(sum + rest.signum() * nearest, over: Self.millionths)) ?? self
  }

  private static let millionths: WideInt = 1_000_000

  func adding(_ other: Rational) throws(ArithmeticError) -> Rational {
    let left = try Self.product(numerator, other.denominator)
    let right = try Self.product(other.numerator, denominator)
    let (sum, overflow) = left.addingReportingOverflow(right)
    guard !overflow else { throw .overflow }
    return try Rational(sum, over: try Self.product(denominator, other.denominator))
  }

  func multiplied(by other: Rational) throws(ArithmeticError) -> Rational {
    // Reducing crosswise first prevents overflow in intermediate results.
    let one = try Rational(numerator, over: other.denominator)
    let two = try Rational(other.numerator, over: denominator)
    return try Rational(
      try Self.product(one.numerator, two.numerator), over: try Self.product(one.denominator, two.denominator))
  }

  func divided(by other: Rational) throws(ArithmeticError) -> Rational {
    guard other.numerator != 0 else { throw .divisionByZero }
    return try multiplied(by: try Rational(other.denominator, over: other.numerator))
  }

  func isLess(than other: Rational) throws(ArithmeticError) -> Bool {
    try adding(try other.multiplied(by: Rational(-1))).numerator < 0
  }

  private static func product(_ a: WideInt, _ b: WideInt) throws(ArithmeticError) -> WideInt {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    guard !overflow else { throw .overflow }
    return product
  }

  /// Euclid's algorithm, for non-negative numbers that are not both zero.
  private static func commonDivisor(_ a: WideInt, _ b: WideInt) -> WideInt {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

extension Rational {
  /// The largest whole number that is not above it.
  var floor: WideInt {
    let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    return rest < 0 ? quotient - 1 : quotient
  }

  /// The smallest whole number that is not below it.
  var ceiling: WideInt {
    let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    return rest > 0 ? quotient + 1 : quotient
  }
}
