/// Reads columns without trusting them: a flipped bit can put any value anywhere, and must end in a problem, not in a trap.

import FoundationEssentials
import GRDB

/// A value that no version of the store has written there.
struct ImplausibleValue: Error {
  var column: String
}

extension Row {
  func text(_ column: String) throws -> String { try decode(String.self, forColumn: column) }

  func optionalText(_ column: String) throws -> String? { try decode(String?.self, forColumn: column) }

  func bytes(_ column: String) throws -> [UInt8] { [UInt8](try decode(Data.self, forColumn: column)) }

  /// An integer, within ±2⁴³ (280 years of milliseconds) unless told more closely, so that what is computed from it does
  /// not overflow.
  func integer(_ column: String, within range: ClosedRange<Int> = -(1 << 43)...(1 << 43)) throws -> Int {
    let value = try decode(Int.self, forColumn: column)
    guard range.contains(value) else { throw ImplausibleValue(column: column) }
    return value
  }

  func optionalInteger(_ column: String, within range: ClosedRange<Int> = -(1 << 43)...(1 << 43)) throws -> Int? {
    try decode(DatabaseValue.self, forColumn: column).isNull ? nil : try integer(column, within: range)
  }

  /// A case by its raw value.
  func choice<Choice: RawRepresentable>(_ column: String) throws -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: try text(column)) else { throw ImplausibleValue(column: column) }
    return choice
  }

  func optionalChoice<Choice: RawRepresentable>(_ column: String) throws -> Choice? where Choice.RawValue == String {
    try optionalText(column) == nil ? nil : try choice(column)
  }
}

extension ClosedRange where Bound == Int {
  /// A thousand tonnes, in grams.
  static var plausibleGrams: ClosedRange<Int> { -1_000_000_000...1_000_000_000 }
  /// Of anything that is counted.
  static var plausibleCount: ClosedRange<Int> { 0...1_000_000 }
}
