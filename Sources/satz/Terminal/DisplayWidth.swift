/// How many columns a text takes on a terminal, by the C library's tables, as terminals themselves count.
import CReadline

extension String {
  var displayWidth: Int { visible.unicodeScalars.reduce(0) { $0 + $1.displayWidth } }

  /// The same character so many times; much faster than `String(repeating:count:)`.
  init(repeated scalar: Unicode.Scalar, _ count: Int) {
    let bytes = Array(String(Character(scalar)).utf8)
    let length = bytes.count * Swift.max(0, count)
    self.init(unsafeUninitializedCapacity: length) { buffer in
      for index in 0..<length { buffer[index] = bytes[index % bytes.count] }
      return length
    }
  }

  /// As much of it as fits, with `…` where something is cut off.
  func cut(toWidth limit: Int) -> String {
    guard displayWidth > limit else { return self }
    guard limit > 0 else { return "" }
    var kept = ""
    var width = 0
    for character in visible {
      let next = character.unicodeScalars.reduce(0) { $0 + $1.displayWidth }
      if width + next > limit - 1 { break }
      kept.append(character)
      width += next
    }
    return kept + "…"
  }

  /// What was typed, without control characters.
  var withoutControls: String {
    // In UTF-8 a C1 control is C2 and 80 … 9F.
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7f || $0 == 0xc2 }), unicodeScalars.contains(where: \.isControl)
    else { return self }
    var clean = UnicodeScalarView()
    clean.append(contentsOf: unicodeScalars.map { $0.isControl ? " " : $0 })
    return String(clean)
  }

  /// As a terminal wants it whose line feed may not return.
  var replacingNewlines: String {
    contains("\n") ? split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n") : self
  }

  /// In lines of at most `width` columns, broken between words where there are any.
  func wrapped(toWidth width: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [String] in
      var lines: [String] = []
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if longer.displayWidth <= width || line.isEmpty {
          line = longer
        } else {
          lines.append(line)
          line = String(word)
        }
      }
      return lines + [line]
    }
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    switch value {
    // Latin, boxes, blocks, braille: most of what is shown, and no question.
    case 0x20..<0x7f, 0xa0..<0xad, 0xae..<0x300, 0x2500..<0x25a0, 0x2800..<0x2900: 1
    default: max(0, Int(cr_width(value)))
    }
  }
  fileprivate var isControl: Bool { value < 0x20 || (0x7f..<0xa0).contains(value) }
}
