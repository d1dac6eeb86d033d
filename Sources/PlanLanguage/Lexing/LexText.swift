/// Texts in quotes of any kind.

extension Lexer {
  /// A text ends at a quote of its kind, otherwise at any quote on its line, otherwise (unclosed) at the end of the
  /// line.
  mutating func lexText(from start: Int, opening: Int, isCurly: Bool) -> Token {
    var flaw = Token.Flaw.none
    var index = start + opening
    var otherEnd: Int?
    while index < source.count {
      index = plainTextEnd(from: index)
      guard index < source.count else { break }
      let byte = source[index]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if byte == UInt8(ascii: "\\"), index + 1 < source.count, source[index + 1] >= 0x20, source[index + 1] < 0x80 {
        index += 2
        continue
      }
      if byte == UInt8(ascii: "\"") {
        index += 1
        guard isCurly, otherEnd == nil else { return text(start, index, flaw) }
        otherEnd = index
        continue
      }
      guard byte >= 0x80 else {
        if byte == 0 { flaw = .nul }
        index += 1
        continue
      }
      let character = NonASCIICharacter(in: source, at: index)
      if character.meaning == .newline { break }
      if character.meaning == .invalid { flaw = .notUTF8 }
      index += character.length
      if character.meaning == .quote {
        if isCurly { return text(start, index, flaw) }
        if otherEnd == nil { otherEnd = index }
      }
    }
    if let otherEnd { return text(start, otherEnd, flaw) }
    return text(start, unclosedEnd(from: start + opening, to: index), .unclosed)
  }

  /// The end of the part of a text that needs no closer look.
  func plainTextEnd(from start: Int) -> Int {
    var index = start
    while index < source.count {
      let byte = source[index]
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      index &+= 1
    }
    return index
  }

  /// Where a text without a closing quote was most likely meant to end: before a bracket or a separator, or at the end
  /// of its line.
  func unclosedEnd(from start: Int, to lineEnd: Int) -> Int {
    var index = start
    scan: while index < lineEnd {
      switch classes[Int(source[index])] {
      case .open, .close, .semicolon: break scan
      case .letter, .digit, .space, .newline, .quote, .hash, .openParenthesis, .closeParenthesis, .comma, .at, .plus,
        .minus, .star, .slash, .percent, .equals, .dot, .brace, .exclamation, .nonASCII, .foreign:
        index += 1
      }
    }
    while index > start, classes[Int(source[index - 1])] == .space { index -= 1 }
    return index
  }

  mutating func text(_ start: Int, _ end: Int, _ flaw: Token.Flaw) -> Token {
    position = end
    return Token(kind: .text, flaw: flaw, start: start, end: end)
  }
}
