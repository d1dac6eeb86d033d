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
    try decode(DatabaseValue.self, forColumn: column).isNull ? nil : try integer(column, within: range)
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
    try decode(DatabaseValue.self, forColumn: column).isNull ? nil : try moment(column)
  }

  /// A case by its raw value.
  func choice<Choice: RawRepresentable>(_ column: String) throws -> Choice where Choice.RawValue == String {
    let text = try text(column)
    guard let choice = Choice(rawValue: text) else { throw ImplausibleValue(column: column, value: text) }
    return choice
  }

  func optionalChoice<Choice: RawRepresentable>(_ column: String) throws -> Choice? where Choice.RawValue == String {
    try optionalText(column) == nil ? nil : try choice(column)
  }
}
