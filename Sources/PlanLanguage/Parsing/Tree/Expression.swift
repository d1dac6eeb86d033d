/// Values as they are written: numbers with units, names of values, and arithmetic on them. Checked by the compiler.

import SessionModel

/// An expression and its place; 16 bytes. Operands of a compound are adjacent in the tree: `tree[operands]`.
package struct Expression: Hashable, Sendable {
  package var span: Span
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    case quantity(Quantity)
    /// `bw`: what the athlete weighs.
    case bodyweight
    /// The name of a value: `tm`, `training max`, `ftp`.
    case name
    /// `max(bench press)`, `round(load, 2.5kg)`, and `by week 1, 3, 3`, whose first argument is what it picks by.
    case call(NodeID<Call>)
    case negated(NodeID<Expression>)
    case sum(Operands)
    case difference(Operands)
    case product(Operands)
    /// `4:30/km` too: the right side of a division may be a bare unit, which is then a quantity of one.
    case quotient(Operands)
    /// `(week - 1) mod 3`
    case remainder(Operands)
    /// `90% of ftp`: a share and its base.
    case share(Operands)
    /// `8-12`, `70-75%`: the ends of a range. Only where a range is allowed: amounts, rests, breaths, intensities.
    /// Never an operand. Parts that are written once for both ends (`70-75%`, `4:00-4:15/km`, `70-75% of tm`) are
    /// filled in at both.
    case range(Operands)
    /// Nothing usable was written; this has been reported.
    case missing
  }
}

extension Expression.Kind {
  /// Both sides of an operation or a range.
  var operands: Operands? {
    switch self {
    case .sum(let operands), .difference(let operands), .product(let operands), .quotient(let operands),
      .remainder(let operands), .share(let operands), .range(let operands):
      operands
    case .quantity, .bodyweight, .name, .call, .negated, .missing: nil
    }
  }
}

/// Two adjacent expressions.
package struct Operands: Hashable, Sendable {
  let left: UInt32
}

/// A number with its unit.
package struct Quantity: Hashable, Sendable {
  /// The number in thousandths, as written: `12.5kg` is 12 500. At most `Quantity.limit`.
  package var thousandths: Int32
  package var unit: Unit

  /// The largest number a plan may write, two million, in thousandths.
  package static let limit = Int32(MostInAPlan.number * 1000)

  /// A number as a plan writes it: `0.25`.
  static func decimal(_ thousandths: Int64) -> String {
    let (whole, part) = thousandths.quotientAndRemainder(dividingBy: 1000)
    guard part > 0 else { return "\(whole)" }
    let digits = String(String(part + 1000).dropFirst())
    return "\(whole).\(String(digits.reversed().drop { $0 == "0" }.reversed()))"
  }
}

/// The unit of a number.
package enum Unit: UInt8, Hashable, Sendable, CaseIterable {
  /// A bare number.
  case none
  case kilogram, gram, pound
  case millisecond, second, minute, hour
  /// `1:30` and `1:02:30`, in thousandths of a second.
  case clock
  case millimetre, centimetre, metre, kilometre, inch, foot, yard, mile
  /// `cal` and `kcal` mean the same.
  case calorie
  case percent
  case beatsPerMinute
  /// Of pedals.
  case revolutionsPerMinute
  /// Of oars, arms or feet.
  case strokesPerMinute
  case watt
}
