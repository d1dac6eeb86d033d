/// Words and tags, and the `x` that is a word only where it is not a multiplication sign.

extension Lexer {
  /// Letters, digits, apostrophes, and hyphens before a letter: `pull-up`, `farmer's`, `v2`.
  mutating func lexWord(from start: Int) -> Token {
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
    return Token(word: keyword(letters, at: start), letters: letters, flaw: flaw, start: start, end: end)
  }

  /// The end of the ASCII letters from `start` on; most words consist only of these.
  func lettersEnd(from start: Int, _ letters: inout Letters) -> Int {
    var index = start
    while index < source.count {
      let byte = source[index]
      guard (byte | 0x20) &- UInt8(ascii: "a") < 26 else { break }
      letters.append(byte)
      index &+= 1
    }
    return index
  }

  /// The number of bytes of a word's character at `index` that is not an ASCII letter; nil if the word ends there.
  func innerLength(_ index: Int, _ flaw: inout Token.Flaw) -> Int? {
    let byte = byte(index)
    switch classes[Int(byte)] {
    case .letter, .digit: return 1
    case .minus:
      return isLetter(index + 1) || self.byte(index + 1) >= 0x80 && wordLength(index + 1) > 0 ? 1 : nil
    case .nonASCII:
      let length = wordLength(index)
      if length < 0 { flaw = .notUTF8 }
      return length == 0 ? nil : abs(length)
    case .foreign: return byte == UInt8(ascii: "'") ? 1 : nil
    case .space, .newline, .quote, .hash, .open, .close, .openParenthesis, .closeParenthesis, .comma, .semicolon, .at,
      .plus, .star, .slash, .percent, .equals, .dot, .brace, .exclamation:
      return nil
    }
  }

  /// The keyword of a word that begins at `start`.
  func keyword(_ letters: Letters, at start: Int) -> Keyword? {
    guard let value = keywords.value(of: letters), let keyword = Keyword(rawValue: value) else { return nil }
    return letters.count <= 8 || beginsAlike(keyword, letters, start) ? keyword : nil
  }

  /// The table compares only the last eight letters.
  func beginsAlike(_ keyword: Keyword, _ letters: Letters, _ start: Int) -> Bool {
    for (offset, byte) in keyword.word.utf8.prefix(letters.count - 8).enumerated()
    where source[start + offset] | 0x20 != byte { return false }
    return true
  }

  /// The unit that a word is.
  func unit(_ letters: Letters) -> Unit? {
    // No unit is longer, so the last eight letters are the whole word.
    guard letters.count <= 8, let value = units.value(of: letters) else { return nil }
    return Unit(rawValue: value)
  }

  /// The number of bytes of the word's character at `index`; 0 if it is not part of a word, -1 if it is not UTF-8.
  func wordLength(_ index: Int) -> Int {
    let character = NonASCIICharacter(in: source, at: index)
    switch character.meaning {
    case .letter: return character.length
    case .invalid: return -1
    // A non-breaking hyphen, which phones often insert.
    case .minus: return isLetter(index + character.length) ? character.length : 0
    case .space, .ignorable, .newline, .times, .dash, .ellipsis, .quote: return 0
    }
  }

  /// An `x` is a multiplication sign before a number or `(`, and after a number unless it continues a word.
  mutating func lexTimes(from start: Int) -> Token? {
    let next = byte(start + 1)
    if next &- UInt8(ascii: "0") < 10 || next == UInt8(ascii: "(") { return take(.times, 1) }
    let goesOn =
      isLetter(start + 1) || next == UInt8(ascii: "'") || next == UInt8(ascii: "-")
      || next >= 0x80 && wordLength(start + 1) != 0
    if goesOn {
      guard start > 0, isDigit(start - 1) || byte(start - 1) == UInt8(ascii: ")") else { return nil }
      let isMax = keyword(Letters(in: source, from: start + 1, to: start + 4), at: start + 1) == .max
      return isMax && !isLetter(start + 4) ? take(.times, 1) : nil
    }
    let after = spaceEnd(from: start + 1)
    if after > start + 1, isDigit(after) || byte(after) == UInt8(ascii: "(") { return take(.times, 1) }
    let before = spaceStart(before: start) - 1
    guard before >= 0, isDigit(before) || source[before] == UInt8(ascii: ")") else { return nil }
    return take(.times, 1)
  }

  /// The end of the space that begins at `start`; it may be empty.
  private func spaceEnd(from start: Int) -> Int {
    var index = start
    while index < source.count, case let length = NonASCIICharacter.spaceLength(in: source, at: index), length > 0 {
      index += length
    }
    return index
  }

  /// The start of the space that ends at `end`.
  private func spaceStart(before end: Int) -> Int {
    var index = end
    while index > 0 {
      // No space character has more than three bytes.
      guard
        let length = (1...min(3, index)).first(where: {
          NonASCIICharacter.spaceLength(in: source, at: index - $0) == $0
        })
      else { break }
      index -= length
    }
    return index
  }

  /// `#upper-body`
  mutating func lexTag(from start: Int) -> Token {
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

  mutating func lexTagWord(from start: Int) -> Int {
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
