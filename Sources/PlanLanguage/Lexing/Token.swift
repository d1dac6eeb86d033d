/// The smallest pieces of a plan's text.

struct Token {
  var kind: Kind
  /// Words only: the keyword it may be.
  var keyword: Keyword?
  /// What is wrong with it by itself, to be reported when it is used.
  var flaw: Flaw = .none
  var start: Int
  var end: Int
  /// Numbers and clock times: thousandths (of a second).
  var thousandths: Int32 = 0

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
    /// `–`, which is a range wherever it stands.
    case dash
    /// `...`
    case ellipsis
    case openBrace, closeBrace
    /// `>=`, `<=`, `==`, `!=`
    case comparison
    /// One or more newlines or `;`, with the space between them.
    case separator
    case comment
    /// A character that has no place in a plan.
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
    /// Bytes that are no UTF-8.
    case notUTF8
  }

  var span: Span { Span(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end)) }
}
