/// Whole numbers among the options: what is none, or out of range, is refused with what the option takes.

import ArgumentParser

enum Limited {
  /// What reads the value of an option; its unit may follow the number, as in a plan.
  static func whole(_ range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
    { text in try number(text, in: range, unit: "", .whole(range)) }
  }

  /// The same for a value of the profile that 0 clears.
  static func zero(or range: ClosedRange<Int>, unit: String = "") -> @Sendable (String) throws -> Int {
    { text in
      if Int(text) == 0 { return 0 }
      return try number(text, in: range, unit: unit, .zeroOr(range))
    }
  }

  private static func number(
    _ text: String, in range: ClosedRange<Int>, unit: String, _ allowed: AllowedValue
  ) throws -> Int {
    let bare = !unit.isEmpty && text.lowercased().hasSuffix(unit) ? String(text.dropLast(unit.count)) : text
    guard let number = Int(bare), range.contains(number) else { throw ValidationError(allowed.said(in: .current)) }
    return number
  }
}
