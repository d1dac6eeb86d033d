/// The smallest pieces of a plan's text.

/// A token and its place. 24 bytes, so that it is passed in registers.
struct Token {
  var kind: Kind
  /// Words only: the keyword it may be.
  var keyword: Keyword?
  /// What is wrong with the token itself, reported when it is used.
  var flaw: Flaw
  /// Numbers only: the unit that touches it; `none` if the letters after the number are not a unit; they follow as a
  /// word.
  var unit: Unit
  /// Numbers and clock times: thousandths (of a second).
  var thousandths: Int32
  /// In bytes of the source.
  var span: Span
  /// Words only: their last eight bytes, as `Letters` has them.
  var lastLetters: UInt64

  init(kind: Kind, flaw: Flaw = .none, start: Int, end: Int) {
    self.init(kind: kind, keyword: nil, flaw: flaw, unit: .none, thousandths: 0, span: Token.span(start, end))
  }

  init(word keyword: Keyword?, letters: Letters, flaw: Flaw, start: Int, end: Int) {
    self.init(
      kind: .word, keyword: keyword, flaw: flaw, unit: .none, thousandths: 0, span: Token.span(start, end),
      lastLetters: letters.last)
  }

  init(number kind: Kind, thousandths: Int32, unit: Unit, flaw: Flaw, start: Int, end: Int) {
    self.init(
      kind: kind, keyword: nil, flaw: flaw, unit: unit, thousandths: thousandths, span: Token.span(start, end))
  }

  private init(
    kind: Kind, keyword: Keyword?, flaw: Flaw, unit: Unit, thousandths: Int32, span: Span, lastLetters: UInt64 = 0
  ) {
    self.kind = kind
    self.keyword = keyword
    self.flaw = flaw
    self.unit = unit
    self.thousandths = thousandths
    self.span = span
    self.lastLetters = lastLetters
  }

  private static func span(_ start: Int, _ end: Int) -> Span {
    Span(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
  }

  var start: Int { Int(span.start) }
  var end: Int {
    get { Int(span.end) }
    set { span.end = UInt32(truncatingIfNeeded: newValue) }
  }

  /// Words only.
  var letters: Letters { Letters(last: lastLetters, count: Int(span.end &- span.start)) }

  enum Kind: UInt8 {
    case word, number
    /// `1:30`
    case clock
    /// With its quotes.
    case text
    /// `#upper`
    case tag
    /// A `#` with no word.
    case hash
    /// The `x` of `3x8` and `x10`.
    case times
    case open, close, openParenthesis, closeParenthesis, comma, at
    case plus, minus, star, slash, percent, equals
    /// `–`, which always means a range.
    case dash
    /// `...`
    case ellipsis
    case openBrace, closeBrace
    /// `>=`, `<=`, `==`, `!=`
    case comparison
    /// `+=`, `-=`
    case change
    /// One or more newlines or `;`, with the space between them.
    case separator
    case comment
    /// A character that plans do not use.
    case foreign
    case end
  }

  enum Flaw: UInt8 {
    case none
    /// A text without its closing quote.
    case unclosed
    /// A number above `Quantity.limit`.
    case tooLarge
    /// More than three decimals.
    case tooPrecise
    /// Seconds or minutes above 59 in a clock: `25:61`.
    case overClock
    /// Bytes that are not UTF-8.
    case notUTF8
    /// A NUL in a text or a comment: anything that reads it as a C string loses what follows.
    case nul
  }
}
