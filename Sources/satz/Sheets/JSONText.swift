/// JSON with sorted keys in snake case, so that the same value always gives the same text.

import FoundationEssentials
import PlanWording

enum JSONText {
  static func pretty(_ value: some Encodable) -> String {
    text(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  static func line(_ value: some Encodable) -> String { text(value, [.sortedKeys, .withoutEscapingSlashes]) }

  private static func text(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    encoder.keyEncodingStrategy = .convertToSnakeCase
    // Encoding fails only for numbers that are not finite; there are none in a session.
    guard let bytes = try? encoder.encode(value) else { return "null" }
    return String(decoding: bytes, as: UTF8.self).visibleInJSON
  }
}
