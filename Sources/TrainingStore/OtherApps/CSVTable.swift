/// Comma-separated values: RFC 4180, and what apps make of it (semicolons, tabs, line ends of every kind, a byte order
/// mark, the encodings of spreadsheets).

/// A file of rows under named columns.
public struct CSVTable: Hashable, Sendable {
  /// The fields of the first row.
  public var header: [String]
  package var rows: [CSVRow]
  /// Whether its fields are separated by commas.
  let isInCommas: Bool

  /// From any bytes; nil if there is not even a header.
  public init?(_ bytes: [UInt8]) {
    let bytes = SpreadsheetEncoding.utf8(bytes)
    var reader = CSVReader(bytes: bytes, separator: CSVReader.separator(of: bytes))
    isInCommas = reader.separator == UInt8(ascii: ",")
    guard let first = reader.next() else { return nil }
    header = first.fields
    rows = []
    while let row = reader.next() {
      if row.fields != [""] { rows.append(row) }
    }
  }

  /// Whether the first rows all have as many fields as the header, at least three.
  public var isRegular: Bool {
    header.count > 2 && !rows.isEmpty && rows.prefix(20).allSatisfy { $0.fields.count == header.count }
  }

  /// Writes rows so that they are read back unchanged: quoted if necessary, with lines that end in CR LF.
  package static func text(of fields: [String]) -> String { text(of: fields, between: ",") }

  /// The same, with another sign between the fields.
  package static func text(of fields: [String], between separator: String) -> String {
    fields.map(quoted).joined(separator: separator) + "\r\n"
  }

  private static func quoted(_ field: String) -> String {
    let mustBe = field.utf8.contains {
      [UInt8(ascii: ","), UInt8(ascii: "\""), 10, 13, UInt8(ascii: ";"), 9].contains($0)
    }
    guard mustBe || field.hasPrefix(" ") || field.hasSuffix(" ") else { return field }
    // By scalars: a combining mark after a quote would turn it into another character.
    var text = String.UnicodeScalarView()
    for scalar in field.unicodeScalars { text.append(contentsOf: scalar == "\"" ? [scalar, scalar] : [scalar]) }
    return "\"" + String(text) + "\""
  }
}

/// A row and the line of the file on which it begins, from 1.
package struct CSVRow: Hashable, Sendable {
  package var line: Int
  package var fields: [String]
}

/// Reads one row after another from the bytes.
private struct CSVReader {
  let bytes: [UInt8]
  let separator: UInt8
  var position = 0
  var line = 1

  init(bytes: [UInt8], separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The most frequent one in the first line, outside quotes.
  static func separator(of bytes: [UInt8]) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 10 || byte == 13 { break }
      counts[byte, default: 0] += 1
    }
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), 9]
    return candidates.max { counts[$0] ?? 0 < counts[$1] ?? 0 } ?? candidates[0]
  }

  mutating func next() -> CSVRow? {
    guard position < bytes.count else { return nil }
    let began = line
    var fields: [String] = []
    while true {
      fields.append(field())
      guard position < bytes.count else { break }
      let end = bytes[position]
      position += 1
      // A separator at the very end has an empty field after it.
      if end == separator { continue }
      if end == 13, position < bytes.count, bytes[position] == 10 { position += 1 }
      line += 1
      break
    }
    return CSVRow(line: began, fields: fields)
  }

  /// Up to the separator or the line's end, which it leaves.
  private mutating func field() -> String {
    var text: [UInt8] = []
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      position += 1
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        if byte == UInt8(ascii: "\"") {
          guard position < bytes.count, bytes[position] == byte else { break }
          position += 1
        }
        if byte == 10 { line += 1 }
        text.append(byte)
      }
    }
    // Nothing should follow a closing quote; if something does, it is kept.
    let rest = bytes[position...].prefix { $0 != separator && $0 != 10 && $0 != 13 }
    position += rest.count
    return String(decoding: text + rest, as: UTF8.self)
  }
}
