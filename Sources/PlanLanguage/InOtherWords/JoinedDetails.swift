/// What the names of a phrase say in parentheses: it is one token with the word before it, so that whoever looks for a
/// name finds all of it.

extension Phrase {
  /// The same tokens, with a single one for `press (barbell)` where the parser takes it as a part of the name.
  static func joiningDetails(of tokens: [Token], in source: [UInt8]) -> [Token] {
    guard tokens.contains(where: { $0.kind == .openParenthesis }) else { return tokens }
    let setsAreFirst = tokens[0].kind == .number || tokens[0].kind == .clock
    var lexer = Lexer(source)
    var joined: [Token] = []
    for token in tokens where token.start >= lexer.position {
      lexer.position = token.end
      guard token.kind == .openParenthesis, let last = joined.indices.last, joined[last].kind == .word,
        joined[last].end < token.start || source[joined[last].end - 1] == UInt8(ascii: ")"),
        let end = lexer.detailsEnd(isAlone: setsAreFirst)
      else {
        joined.append(token)
        continue
      }
      // It is no keyword any more.
      joined[last] = Token(
        word: nil, letters: joined[last].letters, flaw: .none, start: joined[last].start, end: end)
      lexer.position = end
    }
    return joined
  }
}
