/// Reads JSON (RFC 8259) from bytes that anybody may have sent: bounded in depth, and in the number of values.

/// Why a text is no JSON that is read here.
public enum JSONProblem: Error, Hashable, Sendable {
  /// It breaks the grammar at this byte.
  case malformed(at: Int)
  /// Arrays and objects nest deeper than `JSONValue.depthLimit`.
  case tooDeep
  /// It has more than `JSONValue.countLimit` values.
  case tooMany
}

extension JSONValue {
  /// How deep arrays and objects may nest.
  public static let depthLimit = 64
  /// How many values a message may have: a value takes many times the memory of its text.
  public static let countLimit = 200_000

  /// The value of a whole text. Bytes that are not UTF-8, and halves of surrogates, become U+FFFD.
  public init(parsing bytes: [UInt8]) throws(JSONProblem) {
    var parser = JSONParser(bytes: bytes)
    self = try parser.parse()
  }
}

private struct JSONParser {
  let bytes: [UInt8]
  var index = 0
  var depth = 0
  var count = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }
  private var malformed: JSONProblem { .malformed(at: index) }

  mutating func parse() throws(JSONProblem) -> JSONValue {
    let value = try parseValue()
    skipSpace()
    guard index == bytes.count else { throw malformed }
    return value
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
  }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ word: StaticString, _ value: JSONValue) throws(JSONProblem) -> JSONValue {
    for offset in 0..<word.utf8CodeUnitCount {
      guard index < bytes.count, bytes[index] == word.utf8Start[offset] else { throw malformed }
      index += 1
    }
    return value
  }

  /// value = object | array | string | number | "true" | "false" | "null"
  private mutating func parseValue() throws(JSONProblem) -> JSONValue {
    count += 1
    guard count <= JSONValue.countLimit else { throw .tooMany }
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return try nested { parser throws(JSONProblem) in try parser.parseObject() }
    case UInt8(ascii: "["): return try nested { parser throws(JSONProblem) in try parser.parseArray() }
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "t"): return try expect("true", .bool(true))
    case UInt8(ascii: "f"): return try expect("false", .bool(false))
    case UInt8(ascii: "n"): return try expect("null", .null)
    default: return try parseNumber()
    }
  }

  private mutating func nested(
    _ parse: (inout JSONParser) throws(JSONProblem) -> JSONValue
  ) throws(JSONProblem) -> JSONValue {
    guard depth < JSONValue.depthLimit else { throw .tooDeep }
    depth += 1
    defer { depth -= 1 }
    index += 1
    return try parse(&self)
  }

  /// object = "{" [ string ":" value { "," string ":" value } ] "}"
  private mutating func parseObject() throws(JSONProblem) -> JSONValue {
    var members: [String: JSONValue] = [:]
    if accept("}") { return .object(members) }
    repeat {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { throw malformed }
      let key = try parseString()
      guard accept(":") else { throw malformed }
      members[key] = try parseValue()
    } while accept(",")
    guard accept("}") else { throw malformed }
    return .object(members)
  }

  /// array = "[" [ value { "," value } ] "]"
  private mutating func parseArray() throws(JSONProblem) -> JSONValue {
    var elements: [JSONValue] = []
    if accept("]") { return .array(elements) }
    repeat { elements.append(try parseValue()) } while accept(",")
    guard accept("]") else { throw malformed }
    return .array(elements)
  }

  /// number = [ "-" ] digits [ "." digits ] [ ( "e" | "E" ) [ "+" | "-" ] digits ]
  private mutating func parseNumber() throws(JSONProblem) -> JSONValue {
    let start = index
    if byte == UInt8(ascii: "-") { index += 1 }
    let startsWithZero = byte == UInt8(ascii: "0")
    let digits = skipDigits()
    guard digits > 0, digits == 1 || !startsWithZero else { throw malformed }
    var isWhole = true
    if byte == UInt8(ascii: ".") {
      index += 1
      isWhole = false
      guard skipDigits() > 0 else { throw malformed }
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      isWhole = false
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
      guard skipDigits() > 0 else { throw malformed }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isWhole, let number = Int(text) { return .integer(number) }
    guard let number = Double(text) else { throw malformed }
    return .number(number)
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while byte &- UInt8(ascii: "0") < 10 { index += 1 }
    return index - start
  }

  /// A string with its quotes.
  private mutating func parseString() throws(JSONProblem) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index] >= 0x20, bytes[index] != UInt8(ascii: "\""),
        bytes[index] != UInt8(ascii: "\\")
      {
        index += 1
      }
      text += bytes[start..<index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try parseEscape(into: &text)
      default: throw malformed
      }
    }
    throw malformed
  }

  private mutating func parseEscape(into text: inout [UInt8]) throws(JSONProblem) {
    index += 1
    let escaped = byte
    index += 1
    switch escaped {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escaped)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += String(Character(try parseCodePoint())).utf8
    default: throw malformed
    }
  }

  /// After `\u`: a code point, or two surrogates with their `\u`.
  private mutating func parseCodePoint() throws(JSONProblem) -> Unicode.Scalar {
    let first = try parseFourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let behind = index
    if first < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      let second = try parseFourDigits()
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
      {
        return scalar
      }
      index = behind
    }
    return "\u{FFFD}"
  }

  private mutating func parseFourDigits() throws(JSONProblem) -> UInt32 {
    guard index + 4 <= bytes.count else { throw malformed }
    var value: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw malformed
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
