/// A character outside ASCII: how long it is, and what it means in a plan. Phones insert many of these automatically.

struct NonASCIICharacter {
  var meaning: Meaning
  /// In bytes, 1 … 4.
  var length: Int

  enum Meaning {
    case letter
    case space
    /// Zero-width marks: the byte order mark, joiners, directions.
    case ignorable
    case newline
    /// `×`
    case times
    /// `–`
    case dash
    /// `−`, `‐`
    case minus
    /// `…`
    case ellipsis
    /// `“ ” „ « »`
    case quote
    case invalid
  }

  init(in source: [UInt8], at index: Int) {
    length = NonASCIICharacter.length(in: source, at: index)
    guard length > 0 else {
      length = 1
      meaning = .invalid
      return
    }
    let second = length > 1 ? source[index + 1] : 0
    let third = length > 2 ? source[index + 2] : 0
    switch (source[index], second, third) {
    case (0xC2, 0xA0, _), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      meaning = .space
    case (0xC2, 0xAB, _), (0xC2, 0xBB, _), (0xE2, 0x80, 0x9C...0x9F): meaning = .quote
    case (0xC2, 0xAD, _), (0xE2, 0x80, 0x8B...0x8F), (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA0...0xAF),
      (0xEF, 0xBB, 0xBF):
      meaning = .ignorable
    case (0xC2, 0x85, _), (0xE2, 0x80, 0xA8...0xA9): meaning = .newline
    case (0xC3, 0x97, _): meaning = .times
    case (0xE2, 0x80, 0x92...0x95): meaning = .dash
    case (0xE2, 0x80, 0x90...0x91), (0xE2, 0x88, 0x92): meaning = .minus
    case (0xE2, 0x80, 0xA6): meaning = .ellipsis
    default: meaning = .letter
    }
  }

  /// The number of bytes of the space within a line, or of the zero-width mark, at `index`; 0 if there is none.
  static func spaceLength(in source: [UInt8], at index: Int) -> Int {
    guard source[index] >= 0x80 else { return source[index] == 0x20 || source[index] == 0x09 ? 1 : 0 }
    let character = NonASCIICharacter(in: source, at: index)
    return character.meaning == .space || character.meaning == .ignorable ? character.length : 0
  }

  /// The length of the UTF-8 sequence at `index`; 0 if there is none (Unicode 16, table 3-7).
  private static func length(in source: [UInt8], at index: Int) -> Int {
    func continues(_ offset: Int, _ allowed: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      index + offset < source.count && allowed.contains(source[index + offset])
    }
    switch source[index] {
    case 0xC2...0xDF: return continues(1) ? 2 : 0
    case 0xE0: return continues(1, 0xA0...0xBF) && continues(2) ? 3 : 0
    case 0xED: return continues(1, 0x80...0x9F) && continues(2) ? 3 : 0
    case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
    case 0xF0: return continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : 0
    case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
    case 0xF4: return continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : 0
    default: return 0
    }
  }
}
