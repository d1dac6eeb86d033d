/// The encodings in which spreadsheets save tables: Excel in Western Europe writes Windows-1252 as CSV, and UTF-16 as
/// *Unicode Text*.

enum SpreadsheetEncoding {
  /// The same text in UTF-8.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes, low: 0, high: 1) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes, low: 1, high: 0) }
    return isWindows1252(bytes) ? windows1252(bytes) : bytes
  }

  private static func utf16(_ bytes: [UInt8], low: Int, high: Int) -> [UInt8] {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      UInt16(bytes[place + low]) | UInt16(bytes[place + high]) << 8
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Whether more of the characters outside ASCII are invalid as UTF-8 than valid: a few damaged letters do not make it
  /// another encoding.
  private static func isWindows1252(_ bytes: [UInt8]) -> Bool {
    if String(validating: bytes, as: UTF8.self) != nil { return false }
    var (broken, whole) = (0, 0)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where !scalar.isASCII {
      if scalar == "\u{FFFD}" { broken += 1 } else { whole += 1 }
    }
    return broken > whole
  }

  private static func windows1252(_ bytes: [UInt8]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append((0x80...0x9F).contains(byte) ? upper[Int(byte) - 0x80] : Unicode.Scalar(byte))
    }
    return Array(String(text).utf8)
  }

  /// From 0x80 to 0x9F; the five that mean nothing stay.
  private static let upper = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
