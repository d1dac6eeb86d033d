/// Reads columns without trusting them: a flipped bit can put any value anywhere, and must end in a problem, not in a
/// trap.

import FoundationEssentials
import GRDB

extension Row {
  func text(_ column: String) throws -> String { try decode(String.self, forColumn: column) }

  func optionalText(_ column: String) throws -> String? { try decode(String?.self, forColumn: column) }

  func bytes(_ column: String) throws -> [UInt8] { [UInt8](try decode(Data.self, forColumn: column)) }

  func integer(_ column: String, within range: ClosedRange<Int> = .plausibleInteger) throws -> Int {
    let value = try decode(Int.self, forColumn: column)
    try Plausible.check(value, column, range)
    return value
  }

  func optionalInteger(_ column: String, within range: ClosedRange<Int> = .plausibleInteger) throws -> Int? {
    guard let value = try decode(Int?.self, forColumn: column) else { return nil }
    try Plausible.check(value, column, range)
    return value
  }

  func day(_ column: String = "day") throws -> Day {
    let day = Day(number: try decode(Int.self, forColumn: column))
    try Plausible.check(day, column)
    return day
  }

  /// Unix milliseconds.
  func moment(_ column: String) throws -> Int {
    let wall = try decode(Int.self, forColumn: column)
    try Plausible.checkMoment(wall, column)
    return wall
  }

  func optionalMoment(_ column: String) throws -> Int? {
    guard let wall = try decode(Int?.self, forColumn: column) else { return nil }
    try Plausible.checkMoment(wall, column)
    return wall
  }

  /// A case by its raw value.
  func choice<Choice: RawRepresentable>(_ column: String) throws -> Choice where Choice.RawValue == String {
    try Self.choice(try text(column), column)
  }

  func optionalChoice<Choice: RawRepresentable>(_ column: String) throws -> Choice? where Choice.RawValue == String {
    try optionalText(column).map { try Self.choice($0, column) }
  }

  private static func choice<Choice: RawRepresentable>(
    _ text: String, _ column: String
  ) throws -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: text) else { throw ImplausibleValue(column: column, value: text) }
    return choice
  }
}
