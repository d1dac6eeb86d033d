/// A JSON value: what messages carry.

/// Any value of JSON. Whole numbers that fit are `integer`, so that the ids of requests return as they came.
public enum JSONValue: Hashable, Sendable {
  /// `null`, which is not the same as a missing member.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number without a fraction or an exponent that fits.
  case integer(Int)
  /// Any other number.
  case number(Double)
  /// A string, with its escapes resolved.
  case string(String)
  /// The elements in their order.
  case array([JSONValue])
  /// The members by name; of two with the same name, the last one.
  case object([String: JSONValue])
}

extension JSONValue {
  /// The member of an object; nil for a missing one, and for anything that is no object.
  public subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// Its text; nil if it is none.
  public var string: String? { if case .string(let text) = self { text } else { nil } }
  /// Its truth; nil if it is none.
  public var bool: Bool? { if case .bool(let truth) = self { truth } else { nil } }
  /// Its elements; nil if it is no array.
  public var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  /// Its members; nil if it is no object.
  public var object: [String: JSONValue]? { if case .object(let members) = self { members } else { nil } }
  /// A whole number, also one that is written as `3.0`; nil if it is none.
  public var integer: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    case .null, .bool, .string, .array, .object: nil
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  public init(stringLiteral text: String) { self = .string(text) }
  public init(integerLiteral number: Int) { self = .integer(number) }
  public init(booleanLiteral truth: Bool) { self = .bool(truth) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members) { _, last in last })
  }
  public init(nilLiteral: ()) { self = .null }
}
