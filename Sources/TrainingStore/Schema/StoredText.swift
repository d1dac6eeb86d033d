/// JSON as stored in columns: the same text for the same value, so that entries can be compared as text.

import FoundationEssentials

package enum StoredText {
  private static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  package static func of(_ value: some Encodable) throws -> String {
    String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Nil for what is not a value of this shape.
  package static func value<Value: Decodable>(_ text: String) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  /// The bytes as they are if they are UTF-8; otherwise with U+FFFD in place of what is not.
  static func repaired(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    (try? UTF8Span(validating: bytes.span)) == nil ? Array(String(decoding: bytes, as: UTF8.self).utf8)[...] : bytes
  }

  static func value<Value: Decodable>(_ text: String, _ column: String) throws -> Value {
    guard let value: Value = value(text) else {
      throw ImplausibleValue(column: column, value: String(text.prefix(40)))
    }
    return value
  }
}
