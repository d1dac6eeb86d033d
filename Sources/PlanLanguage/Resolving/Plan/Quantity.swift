/// A number with its dimension: arithmetic on quantities is exact, checks dimensions, and never traps.

import SessionModel

extension Plan {
  /// A quantity in the smallest unit of its dimension.
  struct Quantity: Hashable, Sendable {
    var value: Rational
    var dimension: Plan.Dimension

    init(_ value: Rational, _ dimension: Plan.Dimension) {
      self.value = value
      self.dimension = dimension
    }

    init(_ whole: WideInt, _ dimension: Plan.Dimension) {
      self.init(Rational(whole), dimension)
    }

    /// To the nearest whole smallest unit, halves away from zero.
    var rounded: WideInt { value.rounded }
  }
}

extension Plan {
  /// The dimension of a quantity, with its smallest unit.
  public enum Dimension: String, Hashable, Codable, Sendable, CaseIterable {
    /// A number without a unit, in thousandths.
    case number
    /// Grams.
    case mass
    /// Milliseconds.
    case time
    /// Millimetres.
    case length
    /// Kilocalories.
    case energy
    /// Thousandths (`75%` is 750).
    case share
    /// Watts.
    case power
    /// Beats per minute.
    case heartRate
    /// Revolutions per minute.
    case cadence
    /// Strokes or steps per minute.
    case strokeRate
    /// Milliseconds per kilometre (`4:30/km`).
    case pace
    /// Tenths of an RPE point.
    case rpe
    /// Repetitions in reserve.
    case rir
  }
}

/// Why two quantities do not combine.
enum ArithmeticError: Error, Hashable, Sendable {
  case dimensions(Plan.Dimension, Plan.Dimension)
  case overflow
  case divisionByZero
}

extension Plan.Quantity {
  func adding(_ other: Plan.Quantity) throws(ArithmeticError) -> Plan.Quantity {
    guard dimension == other.dimension else { throw .dimensions(dimension, other.dimension) }
    return Plan.Quantity(try value.adding(other.value), dimension)
  }

  func subtracting(_ other: Plan.Quantity) throws(ArithmeticError) -> Plan.Quantity {
    try adding(other.negated())
  }

  func negated() throws(ArithmeticError) -> Plan.Quantity {
    Plan.Quantity(try value.multiplied(by: Rational(-1)), dimension)
  }

  /// A number or a share times anything has the other's dimension; a pace times a distance is a time. A share of a pace is
  /// one of its speed, as coaches say it: 90 % of 4:30/km is slower, 5:00/km.
  func multiplied(by other: Plan.Quantity) throws(ArithmeticError) -> Plan.Quantity {
    let product = try value.multiplied(by: other.value)
    switch (dimension, other.dimension) {
    case (_, .number): return Plan.Quantity(product, dimension)
    case (.number, _): return Plan.Quantity(product, other.dimension)
    case (.pace, .share): return try divided(by: other)
    case (.share, .pace): return try other.divided(by: self)
    case (_, .share): return Plan.Quantity(try product.divided(by: Self.hundredPercent), dimension)
    case (.share, _): return Plan.Quantity(try product.divided(by: Self.hundredPercent), other.dimension)
    case (.pace, .length), (.length, .pace): return Plan.Quantity(try product.divided(by: Self.kilometre), .time)
    case (.mass, _), (.time, _), (.length, _), (.energy, _), (.power, _), (.heartRate, _), (.cadence, _),
      (.strokeRate, _),
      (.pace, _), (.rpe, _),
      (.rir, _):
      throw .dimensions(dimension, other.dimension)
    }
  }

  /// Like by like is a number, a time by a distance (or the reverse) a pace, a time by a pace a distance.
  func divided(by other: Plan.Quantity) throws(ArithmeticError) -> Plan.Quantity {
    switch (dimension, other.dimension) {
    case (_, .number): return Plan.Quantity(try value.divided(by: other.value), dimension)
    case (let one, let two) where one == two: return Plan.Quantity(try value.divided(by: other.value), .number)
    case (_, .share):
      return Plan.Quantity(try value.multiplied(by: Self.hundredPercent).divided(by: other.value), dimension)
    case (.time, .length):
      return Plan.Quantity(try value.multiplied(by: Self.kilometre).divided(by: other.value), .pace)
    case (.length, .time):
      return Plan.Quantity(try other.value.multiplied(by: Self.kilometre).divided(by: value), .pace)
    case (.time, .pace):
      return Plan.Quantity(try value.multiplied(by: Self.kilometre).divided(by: other.value), .length)
    case (.number, _), (.share, _), (.mass, _), (.time, _), (.length, _), (.energy, _), (.power, _), (.heartRate, _),
      (.cadence, _), (.strokeRate, _), (.pace, _), (.rpe, _), (.rir, _):
      throw .dimensions(dimension, other.dimension)
    }
  }

  /// Never negative for a positive divisor: -1 mod 3 is 2.
  func remainder(dividingBy other: Plan.Quantity) throws(ArithmeticError) -> Plan.Quantity {
    guard dimension == other.dimension else { throw .dimensions(dimension, other.dimension) }
    let times = Rational(try value.divided(by: other.value).floor)
    let whole = try other.value.multiplied(by: times)
    return Plan.Quantity(try value.adding(try whole.multiplied(by: Rational(-1))), dimension)
  }

  /// Thousandths in a whole.
  static let hundredPercent = Rational(1000)
  /// Millimetres in a kilometre.
  private static let kilometre = Rational(1_000_000)
}
