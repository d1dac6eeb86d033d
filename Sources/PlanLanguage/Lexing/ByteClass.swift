/// What a byte can begin, looked up instead of compared.

enum ByteClass: UInt8 {
  case letter, digit, space, newline
  case quote, hash
  case open, close, openParenthesis, closeParenthesis, comma, semicolon, at
  case plus, minus, star, slash, percent, equals, dot, brace, exclamation
  /// The first byte, or a later one, of a character outside ASCII.
  case nonASCII
  /// A character that plans do not use: `$`, `^`, control characters.
  case foreign

  /// The class of each of the 256 bytes.
  static let table: [ByteClass] = (0...255).map { ByteClass(of: UInt8($0)) }

  private init(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .letter
    case UInt8(ascii: "_"), UInt8(ascii: "&"): self = .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: " "), UInt8(ascii: "\t"): self = .space
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C: self = .newline
    case UInt8(ascii: "\""): self = .quote
    case UInt8(ascii: "#"): self = .hash
    case UInt8(ascii: "<"): self = .open
    case UInt8(ascii: ">"): self = .close
    case UInt8(ascii: "("): self = .openParenthesis
    case UInt8(ascii: ")"): self = .closeParenthesis
    case UInt8(ascii: ","): self = .comma
    case UInt8(ascii: ";"): self = .semicolon
    case UInt8(ascii: "@"): self = .at
    case UInt8(ascii: "+"): self = .plus
    case UInt8(ascii: "-"): self = .minus
    case UInt8(ascii: "*"): self = .star
    case UInt8(ascii: "/"): self = .slash
    case UInt8(ascii: "%"): self = .percent
    case UInt8(ascii: "="): self = .equals
    case UInt8(ascii: "."): self = .dot
    case UInt8(ascii: "{"), UInt8(ascii: "}"): self = .brace
    case UInt8(ascii: "!"): self = .exclamation
    case 0x80...0xFF: self = .nonASCII
    default: self = .foreign
    }
  }
}
