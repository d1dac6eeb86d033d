/// Reads JSON from left to right, once and strictly: whatever is not JSON throws.

import Glibc

struct JSONReader {
  struct Broken: Error {}

  /// The place of a text between its quotation marks, as it is written.
  struct Text {
    var place: Range<Int>
    var hasEscapes: Bool
  }

  enum Value {
    case null
    case flag(Bool)
    case integer(Int)
    /// Also an integer that does not fit.
    case real(Double)
    case text(Text)
    /// The place of an object or an array.
    case nested(Range<Int>)

    var integer: Int? { if case .integer(let number) = self { number } else { nil } }
    var text: Text? { if case .text(let text) = self { text } else { nil } }
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0
  /// Whether a text that was read contains a NUL, raw or escaped: SQLite would end the text there.
  var hasMetNUL = false
  /// The line of the byte up to which the lines were counted.
  private var counted = (position: 0, line: 1)

  /// Less deep than SQLite reads.
  private static let deepest = 1000

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// How much has been read, 0 … 1.
  var share: Double { bytes.isEmpty ? 1 : Double(position) / Double(bytes.count) }

  /// Of the next byte, from 1.
  mutating func line() -> Int {
    for byte in bytes[counted.position..<position] where byte == 10 { counted.line += 1 }
    counted.position = position
    return counted.line
  }

  /// The next byte that is not white space.
  mutating func peek() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte <= 32, byte == 32 || byte == 10 || byte == 13 || byte == 9 else { return byte }
      position += 1
    }
    return nil
  }

  mutating func take(_ character: Unicode.Scalar) throws(Broken) {
    guard peek() == UInt8(ascii: character) else { throw Broken() }
    position += 1
  }

  /// After the closing bracket, or after the comma before the next element.
  mutating func isAtEnd(_ bracket: Unicode.Scalar, _ isFirst: inout Bool) throws(Broken) -> Bool {
    if peek() == UInt8(ascii: bracket) {
      position += 1
      return true
    }
    if !isFirst { try take(",") }
    isFirst = false
    return false
  }

  /// The key of the next field of an object, after its colon; nil after its last.
  mutating func key(_ isFirst: inout Bool) throws(Broken) -> Text? {
    if try isAtEnd("}", &isFirst) { return nil }
    let key = try text()
    try take(":")
    return key
  }

  mutating func value() throws(Broken) -> Value {
    guard let byte = peek() else { throw Broken() }
    switch byte {
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let start = position
      try skipNested(depth: 1)
      return .nested(start..<position)
    case UInt8(ascii: "n"):
      try takeWord("null")
      return .null
    case UInt8(ascii: "t"):
      try takeWord("true")
      return .flag(true)
    case UInt8(ascii: "f"):
      try takeWord("false")
      return .flag(false)
    default: return try number()
    }
  }

  private mutating func skipNested(depth: Int) throws(Broken) {
    guard depth < Self.deepest else { throw Broken() }
    let isObject = bytes[position] == UInt8(ascii: "{")
    position += 1
    var isFirst = true
    while try !isAtEnd(isObject ? "}" : "]", &isFirst) {
      if isObject {
        _ = try text()
        try take(":")
      }
      switch peek() {
      case UInt8(ascii: "{"), UInt8(ascii: "["): try skipNested(depth: depth + 1)
      default: _ = try value()
      }
    }
  }

  private mutating func takeWord(_ word: StaticString) throws(Broken) {
    let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[position...].starts(with: wanted) else { throw Broken() }
    position += wanted.count
  }
}

// MARK: Numbers

extension JSONReader {
  private mutating func number() throws(Broken) -> Value {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    let digits = position
    skipDigits()
    guard position > digits, bytes[digits] != UInt8(ascii: "0") || position == digits + 1 else { throw Broken() }
    var isInteger = true
    if byte == UInt8(ascii: ".") {
      isInteger = false
      try skipSomeDigits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      isInteger = false
      if let sign = bytes[position...].dropFirst().first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        position += 1
      }
      try skipSomeDigits()
    }
    if isInteger, let integer = integer(start..<position) { return .integer(integer) }
    return .real(strtod(String(decoding: bytes[start..<position], as: UTF8.self), nil))
  }

  /// Digits, and perhaps a minus before them; nil if that is too large.
  private func integer(_ place: Range<Int>) -> Int? {
    let isNegative = bytes[place.lowerBound] == UInt8(ascii: "-")
    var number = 0
    for byte in bytes[(place.lowerBound + (isNegative ? 1 : 0))..<place.upperBound] {
      // The smallest integer has no opposite, so negative ones are counted downwards.
      let digit = Int(byte) - 48
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = tens.addingReportingOverflow(isNegative ? -digit : digit)
      if isTooLarge || overflows { return nil }
      number = sum
    }
    return number
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipDigits() {
    while let byte, (48...57).contains(byte) { position += 1 }
  }

  /// After the byte before them.
  private mutating func skipSomeDigits() throws(Broken) {
    position += 1
    let start = position
    skipDigits()
    if position == start { throw Broken() }
  }
}

// MARK: Texts

extension JSONReader {
  mutating func text() throws(Broken) -> Text {
    try take("\"")
    let start = position
    var hasEscapes = false
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        defer { position += 1 }
        return Text(place: start..<position, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      case 0:
        hasMetNUL = true
        position += 1
      case 1..<32: throw Broken()
      default: position += 1
      }
    }
    throw Broken()
  }

  private mutating func skipEscape() throws(Broken) {
    position += 1
    guard let byte else { throw Broken() }
    if byte == UInt8(ascii: "u") {
      guard let unit = unit(at: position + 1) else { throw Broken() }
      if unit == 0 { hasMetNUL = true }
      position += 5
    } else {
      if Self.escaped(byte) == nil { throw Broken() }
      position += 1
    }
  }

  /// The character that a letter after a backslash means.
  private static func escaped(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 8
    case UInt8(ascii: "f"): 12
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "r"): 13
    case UInt8(ascii: "t"): 9
    default: nil
    }
  }

  /// Four hexadecimal digits.
  private func unit(at place: Int) -> UInt16? {
    guard place + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[place..<place + 4] {
      switch byte {
      case 48...57: unit = unit << 4 | UInt16(byte - 48)
      case 65...70, 97...102: unit = unit << 4 | UInt16((byte | 32) - 87)
      default: return nil
      }
    }
    return unit
  }

  /// The bytes that a text means.
  func bytes(of text: Text) -> [UInt8] {
    Array(unsafeUninitializedCapacity: text.place.count) { decoded, count in count = decode(text, into: decoded) }
  }

  /// Writes the bytes that a text means, and returns how many; no escape is shorter than what it means.
  func decode(_ text: Text, into decoded: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var (place, count) = (text.place.lowerBound, 0)
    while place < text.place.upperBound {
      let byte = bytes[place]
      if byte != UInt8(ascii: "\\") {
        decoded[count] = byte
        (place, count) = (place + 1, count + 1)
      } else if let character = Self.escaped(bytes[place + 1]) {
        decoded[count] = character
        (place, count) = (place + 2, count + 1)
      } else {
        for byte in unicodeEscape(&place) {
          decoded[count] = byte
          count += 1
        }
      }
    }
    return count
  }

  /// What is written at the backslash of a `\u`, in UTF-8. Half of a surrogate pair is not a character.
  private func unicodeEscape(_ place: inout Int) -> Unicode.UTF8.EncodedScalar {
    let first = unit(at: place + 2) ?? 0xFFFD
    place += 6
    var scalar = Unicode.Scalar(first)
    if UTF16.isLeadSurrogate(first), place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u"), let second = unit(at: place + 2), UTF16.isTrailSurrogate(second)
    {
      scalar = Unicode.Scalar(0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)))
      place += 6
    }
    return Unicode.UTF8.encode(scalar ?? "\u{FFFD}") ?? Unicode.UTF8.encodedReplacementCharacter
  }

  /// The characters that a text means.
  func string(_ text: Text) -> String { String(decoding: bytes(of: text), as: UTF8.self) }

  /// The characters of a JSON string; nil if it is not one.
  static func string(_ written: some Collection<UInt8>) -> String? {
    Array(written).withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes)
      guard let text = try? reader.text(), reader.position == bytes.count else { return nil }
      return reader.string(text)
    }
  }
}
