/// Takes a document of tables apart, row by row, holding no more of it than its bytes.

/// The top level of a JSON object: values, and arrays whose elements are reported one by one.
///
/// Only brackets and quotation marks decide where an element ends; its reader checks whether it is JSON.
struct JSONTables {
  struct Broken: Error {}

  private let bytes: [UInt8]
  private var position = 0
  /// The line of the byte up to which the lines were counted.
  private var counted = (position: 0, line: 1)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How much has been read, 0 … 1.
  var share: Double { bytes.isEmpty ? 1 : Double(position) / Double(bytes.count) }

  /// Calls `value` for each non-array and `row` for each element of each array, with the key.
  mutating func read(
    value: (_ name: String, _ text: String) throws -> Void,
    row: (_ table: String, _ text: String, _ line: Int, _ share: Double) throws -> Void
  ) throws {
    try take("{")
    var isFirst = true
    while try !isAtEnd("}", &isFirst) {
      guard peek() == UInt8(ascii: "\"") else { throw Broken() }
      let name = String(try element().dropFirst().dropLast())
      try take(":")
      guard peek() == UInt8(ascii: "[") else {
        try value(name, element())
        continue
      }
      try take("[")
      var isFirstRow = true
      while try !isAtEnd("]", &isFirstRow) {
        _ = peek()
        let line = lineNumber()
        try row(name, element(), line, share)
      }
    }
    if peek() != nil { throw Broken() }
  }

  /// Of the next byte, from 1.
  private mutating func lineNumber() -> Int {
    for byte in bytes[counted.position..<position] where byte == 10 { counted.line += 1 }
    counted.position = position
    return counted.line
  }

  /// After the closing bracket, or after the comma before the next element.
  private mutating func isAtEnd(_ bracket: Unicode.Scalar, _ isFirst: inout Bool) throws -> Bool {
    if peek() == UInt8(ascii: bracket) {
      position += 1
      return true
    }
    if !isFirst { try take(",") }
    isFirst = false
    return false
  }

  /// The next byte that is not white space.
  private mutating func peek() -> UInt8? {
    while position < bytes.count, [9, 10, 13, 32].contains(bytes[position]) { position += 1 }
    return position < bytes.count ? bytes[position] : nil
  }

  private mutating func take(_ character: Unicode.Scalar) throws {
    guard peek() == UInt8(ascii: character) else { throw Broken() }
    position += 1
  }

  /// An object, an array, a string or a word, as written.
  private mutating func element() throws -> String {
    guard let first = peek() else { throw Broken() }
    let start = position
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["): try skipBrackets()
    case UInt8(ascii: "\""): try skipString()
    default: skipWord()
    }
    if position == start { throw Broken() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipBrackets() throws {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        try skipString()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      position += 1
      if depth == 0 { return }
    }
    throw Broken()
  }

  private mutating func skipString() throws {
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return }
    }
    throw Broken()
  }

  private mutating func skipWord() {
    let ends = Array(" \t\r\n,]}:".utf8)
    while position < bytes.count, !ends.contains(bytes[position]) { position += 1 }
  }
}
