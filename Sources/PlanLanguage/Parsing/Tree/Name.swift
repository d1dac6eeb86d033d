/// Names and texts: stretches of the source, turned into a `String` only when needed.

/// The name of an exercise, a workout, a group, a value or a tag: words as written, or the text between quotes.
package struct Name: Hashable, Sendable {
  private var start: UInt32
  /// The end, with the highest bit set if it is quoted: no source is that long.
  private var endAndQuotes: UInt32

  init(span: Span, isQuoted: Bool) {
    start = span.start
    endAndQuotes = span.end | (isQuoted ? 1 << 31 : 0)
  }

  /// The words from the first to the last, or the inside of the quotes.
  package var span: Span { Span(start: start, end: endAndQuotes & ~(1 << 31)) }
  /// Quoted names are taken as they are; words may have any amount of space between them.
  package var isQuoted: Bool { endAndQuotes >> 31 == 1 }
}

/// The inside of a quoted text.
package struct Text: Hashable, Sendable {
  package var span: Span
}

extension PlanTree {
  /// The bytes of a stretch of the source.
  package func bytes(_ span: Span) -> ArraySlice<UInt8> { source[span.range] }

  /// A stretch of the source as written, with bytes that are not UTF-8 replaced.
  package func string(_ span: Span) -> String { String(decoding: source[span.range], as: UTF8.self) }

  /// A name for display: words with one space between them and none inside of parentheses, a quoted name without its
  /// escapes.
  package func string(_ name: Name) -> String {
    name.isQuoted ? unescaped(name.span) : spaced(name.span)
  }

  /// A text without its escapes (`\"` and `\\`).
  package func string(_ text: Text) -> String { unescaped(text.span) }

  private func unescaped(_ span: Span) -> String {
    let bytes = source[span.range]
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if byte == UInt8(ascii: "\\") && !isEscaped {
        isEscaped = true
      } else {
        plain.append(byte)
        isEscaped = false
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private func spaced(_ span: Span) -> String {
    if isSpaced(span) { return string(span) }
    var words: [UInt8] = []
    var index = Int(span.start)
    while index < Int(span.end) {
      let space = source[index] < 0x20 ? 1 : NonASCIICharacter.spaceLength(in: source, at: index)
      if space == 0 {
        if Self.isTight(source[index]), words.last == UInt8(ascii: " ") { words.removeLast() }
        words.append(source[index])
        index += 1
      } else {
        if let last = words.last, last != UInt8(ascii: " "), last != UInt8(ascii: "(") {
          words.append(UInt8(ascii: " "))
        }
        index += space
      }
    }
    if words.last == UInt8(ascii: " ") { words.removeLast() }
    return String(decoding: words, as: UTF8.self)
  }

  /// Whether there is no space before it: `(KH, sitzend)`.
  private static func isTight(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ")") || byte == UInt8(ascii: ",") }

  /// Whether it consists of ASCII words with one space between them, as most names do.
  private func isSpaced(_ span: Span) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in source[span.range] {
      let isWord = byte > UInt8(ascii: " ") && byte < 0x7F
      guard isWord || byte == UInt8(ascii: " ") && previous != byte else { return false }
      if isWord ? previous == UInt8(ascii: " ") && Self.isTight(byte) : previous == UInt8(ascii: "(") { return false }
      previous = byte
    }
    return previous != UInt8(ascii: " ")
  }
}
