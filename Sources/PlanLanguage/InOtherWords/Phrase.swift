/// The text of an item, or of a head before its block, as tokens: what people write in other words is recognised in it.

import SessionModel

/// What is between two separators or brackets, without comments.
struct Phrase {
  let source: [UInt8]
  var tokens: [Token]
  /// The same with what names say in parentheses apart from them.
  var apart: [Token]
  /// The sign before it, and the one that ends it: `<` for a head.
  var before: Token
  var end: Token
  /// The heads of the blocks that it is in, the innermost last.
  var heads: [[Token]]
  /// The head of the block that ends right before it.
  var closed: [Token]?

  var count: Int { tokens.count }
  var isHead: Bool { end.kind == .open }
  var start: Int { tokens.first?.start ?? end.start }
  var last: Int { tokens.last?.end ?? end.start }

  /// The keyword that begins the innermost head around it.
  var around: Keyword? { heads.last?.first?.keyword }

  /// The token at a place; after the last one, the sign that ends the phrase.
  subscript(index: Int) -> Token { tokens.indices.contains(index) ? tokens[index] : end }

  func kind(_ index: Int) -> Token.Kind { index < 0 ? .end : self[index].kind }

  /// The words from one place to another as they are written.
  func written(_ from: Int, _ to: Int) -> String {
    guard from < to, from >= 0, to <= count else { return "" }
    return written(from: tokens[from], to: tokens[to - 1])
  }

  /// The same of the words of another phrase, such as a head.
  func written(from first: Token, to last: Token) -> String {
    String(decoding: source[first.start..<last.end], as: UTF8.self)
  }

  /// A token in small letters; empty outside of the phrase.
  func text(_ index: Int) -> String { written(index, index + 1).lowercased() }

  func isWord(_ index: Int, _ words: String...) -> Bool { kind(index) == .word && words.contains(text(index)) }

  func isWord(_ index: Int, in words: Set<String>) -> Bool { kind(index) == .word && words.contains(text(index)) }

  /// Whether these words follow from a place on.
  func says(_ index: Int, _ words: String...) -> Bool { says(index, words) }

  func says(_ index: Int, _ words: [String]) -> Bool {
    words.indices.allSatisfy { kind(index + $0) == .word && text(index + $0) == words[$0] }
  }

  /// Whether no space is before a token.
  func touches(_ index: Int) -> Bool {
    index > 0 && index <= count && self[index].start == tokens[index - 1].end
  }

  /// Whether it is a number without a unit.
  func isBare(_ index: Int) -> Bool {
    kind(index) == .number && self[index].unit == .none && text(index).allSatisfy { $0.isDigit }
  }

  /// A whole number without a unit.
  func whole(_ index: Int) -> Int? { isBare(index) ? Int(text(index)) : nil }

  /// Whether a time is here: `20s`, `1:30`.
  func isTime(_ index: Int) -> Bool { kind(index) == .clock || kind(index) == .number && self[index].unit.isTime }

  /// Where a time ends that begins here, also one with its unit behind a space: `20s`, `20 sec`, `1:30`; nil if none does.
  func timeEnd(_ index: Int) -> Int? {
    if isTime(index) { return index + 1 }
    return isBare(index) && unit(index + 1)?.isTime == true ? index + 2 : nil
  }

  /// The unit that a word is.
  func unit(_ index: Int) -> Unit? { kind(index) == .word ? Lexer.unitNamed(self[index].letters) : nil }

  /// Where an amount with a unit ends that begins here: `200m`, `200 m`, `1:30`.
  func amountEnd(_ index: Int) -> Int? {
    if kind(index) == .clock { return index + 1 }
    guard kind(index) == .number else { return nil }
    if self[index].unit != .none { return index + 1 }
    return unit(index + 1).map { $0 != .none } == true ? index + 2 : nil
  }

  /// The unit of a number, also behind a space: `20kg`, `20 kg`; nil if it has none.
  func unitOfNumber(_ index: Int) -> Unit? { self[index].unit == .none ? unit(index + 1) : self[index].unit }

  /// Where a list of at least three whole numbers ends that begins here: `21-15-9`; nil if none does.
  func rungsEnd(_ index: Int) -> Int? {
    guard whole(index) != nil else { return nil }
    var end = index + 1
    while [.minus, .dash].contains(kind(end)), whole(end + 1) != nil { end += 2 }
    return end > index + 4 ? end : nil
  }

  /// What is written there, without its spaces; a unit behind a space as plans have it.
  func joined(_ from: Int, _ to: Int) -> String {
    if to == from + 2, isBare(from), let unit = unit(from + 1)?.canonicalSpelling { return text(from) + unit }
    return written(from, to).filter { $0 != " " }
  }

  func span(_ from: Int, _ to: Int) -> Span {
    Span(start: self[from].span.start, end: to > from && to <= count ? tokens[to - 1].span.end : self[from].span.start)
  }

  /// Where the sets begin, if words come before them: the name is up to there.
  var nameEnd: Int? {
    guard kind(0) == .word, let index = tokens.firstIndex(where: { $0.kind != .word }), index > 0 else { return nil }
    return index
  }

  var name: String? { nameEnd.map { written(0, $0) } }

  /// The places in it, for forms that look for a beginning.
  var places: Range<Int> { 0..<count }
}

extension Lexer {
  /// The unit that a word is.
  static func unitNamed(_ letters: Letters) -> Unit? {
    guard letters.count <= 8, let value = Unit.table.value(of: letters) else { return nil }
    return Unit(rawValue: value)
  }
}

extension Character {
  /// Whether it is one of `0` to `9`.
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

extension Phrase {
  /// The phrases of a text, in its order.
  static func all(of source: [UInt8]) -> [Phrase] {
    var lexer = Lexer(source)
    var phrases: [Phrase] = []
    var heads: [[Token]] = []
    var tokens: [Token] = []
    var before = Token(kind: .separator, start: 0, end: 0)
    var closed: [Token]?
    while true {
      let token = lexer.next()
      switch token.kind {
      case .open, .close, .separator, .end:
        // A longer line is no slip.
        if !tokens.isEmpty, tokens.count <= longest {
          phrases.append(
            Phrase(
              source: source, tokens: joiningDetails(of: tokens, in: source), apart: tokens, before: before, end: token,
              heads: heads, closed: closed))
        }
        closed = token.kind == .close ? heads.last : nil
        if token.kind == .open { heads.append(tokens.count <= longest ? tokens : []) }
        if token.kind == .close, !heads.isEmpty { heads.removeLast() }
        (before, tokens) = (token, [])
        if token.kind == .end { return phrases }
      case .comment: break
      case .word, .number, .clock, .text, .tag, .hash, .times, .openParenthesis, .closeParenthesis, .comma, .at, .plus,
        .minus, .star, .slash, .percent, .equals, .dash, .ellipsis, .openBrace, .closeBrace, .change, .comparison,
        .foreign:
        // At most so many heads are kept as well.
        if heads.count <= Parser.depthLimit { tokens.append(token) }
      }
    }
  }

  private static let longest = 40
}
