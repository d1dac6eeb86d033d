/// Text to tokens, one at a time and from any position, so looking ahead means lexing again from there.

struct Lexer {
  let source: [UInt8]
  /// Where the next token begins, or the space before it.
  var position = 0
  let classes = ByteClass.table
  let keywords = Keyword.table
  let units = Unit.table

  init(_ source: [UInt8]) { self.source = source }

  /// The next token; at the end of the text, always `end`.
  mutating func next() -> Token {
    while position < source.count {
      if let token = token(from: position) { return token }
    }
    return Token(kind: .end, start: position, end: position)
  }

  /// The token that begins at `start`; nil for space, which is skipped.
  private mutating func token(from start: Int) -> Token? {
    switch classes[Int(source[start])] {
    case .space:
      while position < source.count, classes[Int(source[position])] == .space { position += 1 }
      return nil
    case .letter: return lexWord(from: start)
    case .digit: return lexNumber(from: start)
    case .newline, .semicolon: return lexSeparator(from: start)
    case .open: return followed(by: "=") ? take(.comparison, 2) : take(isBound(start) ? .comparison : .open, 1)
    case .close: return followed(by: "=") ? take(.comparison, 2) : take(.close, 1)
    case .openParenthesis: return take(.openParenthesis, 1)
    case .closeParenthesis: return take(.closeParenthesis, 1)
    case .comma: return take(.comma, 1)
    case .at: return take(.at, 1)
    case .plus: return followed(by: "=") ? take(.change, 2) : take(.plus, 1)
    case .minus: return followed(by: "=") ? take(.change, 2) : take(.minus, 1)
    case .star: return take(.star, 1)
    case .slash: return followed(by: "/") ? lexComment(from: start) : take(.slash, 1)
    case .percent: return take(.percent, 1)
    case .equals: return followed(by: "=") ? take(.comparison, 2) : take(.equals, 1)
    case .exclamation: return followed(by: "=") ? take(.comparison, 2) : take(.foreign, 1)
    case .dot: return startsEllipsis(start) ? take(.ellipsis, 3) : take(.foreign, 1)
    case .brace: return take(source[start] == UInt8(ascii: "{") ? .openBrace : .closeBrace, 1)
    case .quote: return lexText(from: start, opening: 1, isCurly: false)
    case .hash: return lexTag(from: start)
    case .nonASCII: return lexNonASCII(from: start)
    case .foreign: return lexForeign(from: start)
    }
  }

  mutating func take(_ kind: Token.Kind, _ length: Int) -> Token {
    let start = position
    position += length
    return Token(kind: kind, start: start, end: position)
  }

  func byte(_ index: Int) -> UInt8 { index < source.count ? source[index] : 0 }
  func isDigit(_ index: Int) -> Bool { byte(index) &- UInt8(ascii: "0") < 10 }
  func isLetter(_ index: Int) -> Bool { (byte(index) | 0x20) &- UInt8(ascii: "a") < 26 }
  func followed(by character: Unicode.Scalar) -> Bool { byte(position + 1) == UInt8(ascii: character) }
  func startsEllipsis(_ start: Int) -> Bool {
    byte(start + 1) == UInt8(ascii: ".") && byte(start + 2) == UInt8(ascii: ".")
  }

  /// A token that begins with a character outside ASCII; nil for space, which is skipped.
  mutating func lexNonASCII(from start: Int) -> Token? {
    let character = NonASCIICharacter(in: source, at: start)
    switch character.meaning {
    case .letter: return lexWord(from: start)
    case .space, .ignorable:
      position += character.length
      return nil
    case .newline: return lexSeparator(from: start)
    case .times: return take(.times, character.length)
    case .dash: return take(.dash, character.length)
    case .minus: return take(.minus, character.length)
    case .ellipsis: return take(.ellipsis, character.length)
    case .quote: return lexText(from: start, opening: character.length, isCurly: true)
    case .invalid:
      while position < source.count, NonASCIICharacter(in: source, at: position).meaning == .invalid { position += 1 }
      return Token(kind: .foreign, flaw: .notUTF8, start: start, end: position)
    }
  }

  /// Whether the `<` here is no bracket: `@ < 145bpm`, `(HR < 145)`. A block begins behind neither.
  func isBound(_ start: Int) -> Bool {
    var (before, behind) = (start - 1, start + 1)
    while byte(behind) == UInt8(ascii: " ") { behind += 1 }
    guard isDigit(behind) else { return false }
    while before >= 0, byte(before) == UInt8(ascii: " ") { before -= 1 }
    guard before >= 0 else { return false }
    if byte(before) == UInt8(ascii: "@") { return true }
    var first = before
    while first >= 0, before - first < 6, isLetter(first) { first -= 1 }
    guard first < before else { return false }
    let word = String(decoding: source[(first + 1)...before], as: UTF8.self).lowercased()
    return Self.wordsForHeartRate.contains(word)
  }

  /// What coaches write before a bound: `HR < 145`.
  static let wordsForHeartRate: Set<String> = ["hr", "hf", "puls", "pulse", "bpm"]

  /// Adjacent foreign characters are one mistake.
  mutating func lexForeign(from start: Int) -> Token {
    while position < source.count, classes[Int(source[position])] == .foreign { position += 1 }
    return Token(kind: .foreign, start: start, end: position)
  }

  mutating func lexSeparator(from start: Int) -> Token {
    var end = start
    scan: while position < source.count {
      switch classes[Int(source[position])] {
      case .newline, .semicolon:
        position += 1
        end = position
      case .space: position += 1
      case .nonASCII:
        let character = NonASCIICharacter(in: source, at: position)
        guard character.meaning == .newline || character.meaning == .space || character.meaning == .ignorable else {
          break scan
        }
        position += character.length
        if character.meaning == .newline { end = position }
      case .letter, .digit, .quote, .hash, .open, .close, .openParenthesis, .closeParenthesis, .comma, .at, .plus,
        .minus, .star, .slash, .percent, .equals, .dot, .brace, .exclamation, .foreign:
        break scan
      }
    }
    return Token(kind: .separator, start: start, end: end)
  }

  mutating func lexComment(from start: Int) -> Token {
    var flaw = Token.Flaw.none
    position = lineEnd(from: start, flaw: &flaw)
    return Token(kind: .comment, flaw: flaw, start: start, end: position)
  }

  /// The end of the line, and what is wrong within it.
  func lineEnd(from start: Int, flaw: inout Token.Flaw) -> Int {
    var index = start
    while index < source.count {
      let byte = source[index]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      guard byte >= 0x80 else {
        if byte == 0 { flaw = .nul }
        index += 1
        continue
      }
      let character = NonASCIICharacter(in: source, at: index)
      if character.meaning == .newline { break }
      if character.meaning == .invalid { flaw = .notUTF8 }
      index += character.length
    }
    return index
  }
}
