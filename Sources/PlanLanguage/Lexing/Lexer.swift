/// Text to tokens, one at a time and from any position, so that looking ahead is lexing again from there.

struct Lexer {
  let source: [UInt8]
  /// Where the next token is looked for.
  var position = 0
  private let classes = ByteClass.table
  private let keywords = Keyword.table
  private let units = Unit.table

  init(_ source: [UInt8]) { self.source = source }

  /// The next token; `end` again and again at the end of the text.
  mutating func next() -> Token {
    while true {
      while position < source.count, source[position] == UInt8(ascii: " ") { position &+= 1 }
      let start = position
      guard start < source.count else { return Token(kind: .end, start: start, end: start) }
      let byte = source[start]
      if (byte | 0x20) &- UInt8(ascii: "a") < 26 { return lexWord(from: start) }
      if byte &- UInt8(ascii: "0") < 10 { return lexNumber(from: start) }
      if let token = lexOther(from: start) { return token }
    }
  }

  /// A token that begins with neither an ASCII letter nor a digit; nil for space, which is skipped.
  private mutating func lexOther(from start: Int) -> Token? {
    switch classes[Int(source[start])] {
    case .space:
      position += 1
      return nil
    case .letter, .digit: return lexOddWord(from: start)
    case .newline, .semicolon: return lexSeparator(from: start)
    case .open: return followed(by: "=") ? take(.comparison, 2) : take(.open, 1)
    case .close: return followed(by: "=") ? take(.comparison, 2) : take(.close, 1)
    case .openParenthesis: return take(.openParenthesis, 1)
    case .closeParenthesis: return take(.closeParenthesis, 1)
    case .comma: return take(.comma, 1)
    case .at: return take(.at, 1)
    case .plus: return take(.plus, 1)
    case .minus: return take(.minus, 1)
    case .star: return take(.star, 1)
    case .slash: return followed(by: "/") ? lexComment(from: start) : take(.slash, 1)
    case .percent: return take(.percent, 1)
    case .equals: return followed(by: "=") ? take(.comparison, 2) : take(.equals, 1)
    case .exclamation: return followed(by: "=") ? take(.comparison, 2) : take(.foreign, 1)
    case .dot: return startsEllipsis(start) ? take(.ellipsis, 3) : take(.foreign, 1)
    case .brace: return take(source[start] == UInt8(ascii: "{") ? .openBrace : .closeBrace, 1)
    case .quote: return lexText(from: start, opening: 1, isCurly: false)
    case .hash: return lexTag(from: start)
    case .high: return lexHigh(from: start)
    case .foreign: return lexForeign(from: start)
    }
  }

  private mutating func take(_ kind: Token.Kind, _ length: Int) -> Token {
    let start = position
    position += length
    return Token(kind: kind, start: start, end: position)
  }

  private func byte(_ index: Int) -> UInt8 { index < source.count ? source[index] : 0 }
  private func isDigit(_ index: Int) -> Bool { byte(index) &- UInt8(ascii: "0") < 10 }
  private func isLetter(_ index: Int) -> Bool { (byte(index) | 0x20) &- UInt8(ascii: "a") < 26 }
  private func followed(by character: Unicode.Scalar) -> Bool { byte(position + 1) == UInt8(ascii: character) }
  private func startsEllipsis(_ start: Int) -> Bool {
    byte(start + 1) == UInt8(ascii: ".") && byte(start + 2) == UInt8(ascii: ".")
  }

  // MARK: Words

  /// Letters, digits, apostrophes, and hyphens before a letter: `pull-up`, `farmer's`, `v2`.
  @inline(__always)
  private mutating func lexWord(from start: Int) -> Token {
    if source[start] | 0x20 == UInt8(ascii: "x"), let token = lexTimes(from: start) { return token }
    var letters = Letters()
    var flaw = Token.Flaw.none
    var end = lettersEnd(from: start, &letters)
    if end < source.count, source[end] > UInt8(ascii: " ") {
      while let length = innerLength(end, &flaw) {
        for index in end..<end + length { letters.append(source[index]) }
        end = lettersEnd(from: end + length, &letters)
      }
    }
    position = end
    var token = Token(kind: .word, flaw: flaw, start: start, end: end)
    token.keyword = keyword(letters, at: start)
    token.lastLetters = letters.last
    return token
  }

  /// The end of the ASCII letters from `start` on, of which most words are all made.
  private func lettersEnd(from start: Int, _ letters: inout Letters) -> Int {
    var index = start
    while index < source.count {
      let byte = source[index]
      guard (byte | 0x20) &- UInt8(ascii: "a") < 26 else { break }
      letters.append(byte)
      index &+= 1
    }
    return index
  }

  /// How many bytes of a word stand at `index` other than ASCII letters; nil where it ends.
  private func innerLength(_ index: Int, _ flaw: inout Token.Flaw) -> Int? {
    let byte = byte(index)
    switch classes[Int(byte)] {
    case .letter, .digit: return 1
    case .minus:
      return isLetter(index + 1) || self.byte(index + 1) >= 0x80 && wordLength(index + 1) > 0 ? 1 : nil
    case .high:
      let length = wordLength(index)
      if length < 0 { flaw = .notUTF8 }
      return length == 0 ? nil : abs(length)
    case .foreign: return byte == UInt8(ascii: "'") ? 1 : nil
    case .space, .newline, .quote, .hash, .open, .close, .openParenthesis, .closeParenthesis, .comma, .semicolon, .at,
      .plus, .star, .slash, .percent, .equals, .dot, .brace, .exclamation:
      return nil
    }
  }

  /// A word that begins with something else than an ASCII letter: `&`, `ü`.
  @inline(never)
  private mutating func lexOddWord(from start: Int) -> Token { lexWord(from: start) }

  /// The keyword of a word that begins at `start`.
  func keyword(_ letters: Letters, at start: Int) -> Keyword? {
    guard let value = keywords.value(of: letters), let keyword = Keyword(rawValue: value) else { return nil }
    return letters.count <= 8 || beginsAlike(keyword, letters, start) ? keyword : nil
  }

  /// The table knows only the last eight letters.
  private func beginsAlike(_ keyword: Keyword, _ letters: Letters, _ start: Int) -> Bool {
    for (offset, byte) in keyword.word.utf8.prefix(letters.count - 8).enumerated()
    where source[start + offset] | 0x20 != byte { return false }
    return true
  }

  /// The unit that a word is.
  func unit(_ letters: Letters) -> Unit? {
    // None is longer, so the last eight letters are all.
    guard letters.count <= 8, let value = units.value(of: letters) else { return nil }
    return Unit(rawValue: value)
  }

  /// How many bytes of a word the character at `index` has; 0 if it is none of a word, -1 if it is no UTF-8.
  private func wordLength(_ index: Int) -> Int {
    let character = HighCharacter(in: source, at: index)
    switch character.meaning {
    case .letter: return character.length
    case .invalid: return -1
    // A hyphen that does not break, which phones like to set.
    case .minus: return isLetter(index + character.length) ? character.length : 0
    case .space, .ignorable, .newline, .times, .dash, .ellipsis, .quote: return 0
    }
  }

  /// An `x` is the sign of times before a number or `(`, and behind a number wherever no other word goes on.
  private mutating func lexTimes(from start: Int) -> Token? {
    let next = byte(start + 1)
    if next &- UInt8(ascii: "0") < 10 || next == UInt8(ascii: "(") { return take(.times, 1) }
    let goesOn = isLetter(start + 1) || next == UInt8(ascii: "'") || next == UInt8(ascii: "-") || next >= 0xC3
    if goesOn {
      guard start > 0, isDigit(start - 1) || byte(start - 1) == UInt8(ascii: ")") else { return nil }
      let isMax = keyword(Letters(in: source, from: start + 1, to: start + 4), at: start + 1) == .max
      return isMax && !isLetter(start + 4) ? take(.times, 1) : nil
    }
    var after = start + 1
    while byte(after) == UInt8(ascii: " ") || byte(after) == 0xC2 && byte(after + 1) == 0xA0 {
      after += byte(after) == 0xC2 ? 2 : 1
    }
    if after > start + 1, isDigit(after) || byte(after) == UInt8(ascii: "(") { return take(.times, 1) }
    var before = start - 1
    while before >= 0, source[before] == UInt8(ascii: " ") || source[before] == 0xA0 || source[before] == 0xC2 {
      before -= 1
    }
    guard before >= 0, isDigit(before) || source[before] == UInt8(ascii: ")") else { return nil }
    return take(.times, 1)
  }

  // MARK: Numbers

  /// `12`, `12.5`, `80kg`, `1:30`, `1:02:30.5`
  @inline(__always)
  private mutating func lexNumber(from start: Int) -> Token {
    let (whole, end) = digits(from: start)
    var token = Token(kind: .number, start: start, end: end)
    let next = byte(end)
    if next == UInt8(ascii: ":") || next == UInt8(ascii: ".") {
      lexFraction(of: &token, whole)
    } else if whole <= Lexer.mostWhole {
      token.thousandths = Int32(truncatingIfNeeded: whole * 1000)
    } else {
      (token.thousandths, token.flaw) = (Quantity.limit, .tooLarge)
    }
    if token.kind == .number, next > UInt8(ascii: " ") { lexUnit(of: &token) }
    position = token.end
    return token
  }

  /// Minutes, seconds and decimals behind the first digits of a number.
  private func lexFraction(of token: inout Token, _ first: Int64) {
    var whole = first
    var index = token.end
    while byte(index) == UInt8(ascii: ":"), isDigit(index + 1) {
      token.kind = .clock
      let (part, end) = digits(from: index + 1)
      whole = min(whole, Lexer.most) * 60 + part
      index = end
    }
    var thousandths = min(whole, Lexer.most) * 1000
    if byte(index) == UInt8(ascii: "."), isDigit(index + 1) { thousandths += decimals(&index, &token.flaw) }
    if thousandths > Int64(Quantity.limit) { (thousandths, token.flaw) = (Int64(Quantity.limit), .tooLarge) }
    token.thousandths = Int32(truncatingIfNeeded: thousandths)
    token.end = index
  }

  /// Letters that touch a number are its unit, if there is such a unit.
  @inline(__always)
  private func lexUnit(of token: inout Token) {
    let start = token.end
    if byte(start) == UInt8(ascii: "%") {
      token.unit = .percent
      token.end = start + 1
      return
    }
    // Of `3x8` too much depends on speed to look an `x` up.
    guard isLetter(start), source[start] | 0x20 != UInt8(ascii: "x") else { return }
    var letters = Letters()
    let end = lettersEnd(from: start, &letters)
    // `90sek` and `5pull-ups` go on behind what is a unit by itself.
    guard byte(end) <= UInt8(ascii: " ") || endsUnit(end), let unit = unit(letters) else { return }
    token.unit = unit
    token.end = end
  }

  /// No word goes on here.
  private func endsUnit(_ index: Int) -> Bool {
    let byte = byte(index)
    let isHyphen = byte == UInt8(ascii: "-") && isLetter(index + 1)
    return !isHyphen && byte != UInt8(ascii: "'") && !isDigit(index) && (byte < 0x80 || wordLength(index) == 0)
  }

  /// The decimals from the point on, in thousandths.
  private func decimals(_ index: inout Int, _ flaw: inout Token.Flaw) -> Int64 {
    var thousandths: Int64 = 0
    var place: Int64 = 100
    index += 1
    while isDigit(index) {
      let digit = Int64(source[index] &- UInt8(ascii: "0"))
      if place == 0, digit != 0 { flaw = .tooPrecise }
      thousandths += digit * place
      place /= 10
      index += 1
    }
    return thousandths
  }

  /// The largest whole number a plan may write.
  private static let mostWhole = Int64(Quantity.limit / 1000)

  /// Above every number that is allowed, and far from overflow.
  private static let most: Int64 = 1_000_000_000_000

  @inline(__always)
  private func digits(from start: Int) -> (value: Int64, end: Int) {
    var value: Int64 = 0
    var index = start
    while index < source.count {
      let digit = source[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value &* 10 &+ Int64(digit)
      index &+= 1
    }
    // Up to fifteen digits nothing has overflowed; leading zeros are nobody's concern.
    return (index - start <= 15 ? min(value, Lexer.most) : Lexer.most, index)
  }

  // MARK: What is not ASCII

  /// A token that begins with a character outside ASCII; nil for space, which is skipped.
  private mutating func lexHigh(from start: Int) -> Token? {
    let character = HighCharacter(in: source, at: start)
    switch character.meaning {
    case .letter: return lexOddWord(from: start)
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
      while position < source.count, HighCharacter(in: source, at: position).meaning == .invalid { position += 1 }
      return Token(kind: .foreign, flaw: .notUTF8, start: start, end: position)
    }
  }

  /// Foreign characters side by side are one mistake.
  private mutating func lexForeign(from start: Int) -> Token {
    while position < source.count, classes[Int(source[position])] == .foreign { position += 1 }
    return Token(kind: .foreign, start: start, end: position)
  }

  // MARK: Lines, comments, texts, tags

  private mutating func lexSeparator(from start: Int) -> Token {
    position = start + 1
    while position < source.count, source[position] == UInt8(ascii: " ") { position &+= 1 }
    // The indented line behind one newline is the common case.
    guard position < source.count, !isLetter(position) else {
      return Token(kind: .separator, start: start, end: start + 1)
    }
    return lexSeparators(from: start)
  }

  private mutating func lexSeparators(from start: Int) -> Token {
    position = start
    var end = start
    scan: while position < source.count {
      switch classes[Int(source[position])] {
      case .newline, .semicolon:
        position += 1
        end = position
      case .space: position += 1
      case .high:
        let character = HighCharacter(in: source, at: position)
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

  private mutating func lexComment(from start: Int) -> Token {
    var flaw = Token.Flaw.none
    position = lineEnd(from: start, flaw: &flaw)
    return Token(kind: .comment, flaw: flaw, start: start, end: position)
  }

  /// The end of the line, and whether all of it is UTF-8.
  private func lineEnd(from start: Int, flaw: inout Token.Flaw) -> Int {
    var index = start
    while index < source.count {
      let byte = source[index]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      guard byte >= 0x80 else {
        index += 1
        continue
      }
      let character = HighCharacter(in: source, at: index)
      if character.meaning == .newline { break }
      if character.meaning == .invalid { flaw = .notUTF8 }
      index += character.length
    }
    return index
  }

  /// A text ends at a quote of its kind, else at any quote of its line, else (unclosed) with the line.
  private mutating func lexText(from start: Int, opening: Int, isCurly: Bool) -> Token {
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
        index += 1
        continue
      }
      let character = HighCharacter(in: source, at: index)
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

  /// The end of what needs no look within a text.
  private func plainTextEnd(from start: Int) -> Int {
    var index = start
    while index < source.count {
      let byte = source[index]
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      index &+= 1
    }
    return index
  }

  /// Where a text without a closing quote was most likely to end: before a bracket, a separator, or with its line.
  private func unclosedEnd(from start: Int, to lineEnd: Int) -> Int {
    var index = start
    scan: while index < lineEnd {
      switch classes[Int(source[index])] {
      case .open, .close, .semicolon: break scan
      case .letter, .digit, .space, .newline, .quote, .hash, .openParenthesis, .closeParenthesis, .comma, .at, .plus,
        .minus, .star, .slash, .percent, .equals, .dot, .brace, .exclamation, .high, .foreign:
        index += 1
      }
    }
    while index > start, classes[Int(source[index - 1])] == .space { index -= 1 }
    return index
  }

  private mutating func text(_ start: Int, _ end: Int, _ flaw: Token.Flaw) -> Token {
    position = end
    return Token(kind: .text, flaw: flaw, start: start, end: end)
  }

  /// `#upper-body`
  private mutating func lexTag(from start: Int) -> Token {
    position = start + 1
    guard isLetter(position) || isDigit(position) || byte(position) >= 0x80 && wordLength(position) > 0 else {
      return Token(kind: .hash, start: start, end: position)
    }
    while isDigit(position) { position += 1 }
    if isLetter(position) || byte(position) >= 0x80 {
      position = lexTagWord(from: position)
    }
    return Token(kind: .tag, start: start, end: position)
  }

  private mutating func lexTagWord(from start: Int) -> Int {
    var index = start
    while index < source.count {
      let isPart = isLetter(index) || isDigit(index) || byte(index) == UInt8(ascii: "_")
      if isPart || byte(index) == UInt8(ascii: "-") && (isLetter(index + 1) || isDigit(index + 1)) {
        index += 1
      } else if byte(index) >= 0x80, wordLength(index) > 0 {
        index += wordLength(index)
      } else {
        break
      }
    }
    return index
  }
}
