/// `amrap -6min < … >`, `for load -6min < … >`, `rest -2min`: a length is never less than zero.

import SessionModel

extension Parser {
  /// Reads the head without the sign; nil if there is none behind the keyword.
  mutating func parseNegativeLength(_ keyword: Keyword, in context: BlockContext) -> Item? {
    guard let number = numberBehindSign(keyword) else { return nil }
    let start = token.start
    let word = token.span
    takesColon = keyword != .rest
    presume()
    let goal = keyword == .rest ? nil : parseSecondWord(of: keyword)
    let end = UInt32(truncatingIfNeeded: previousEnd)
    report(
      .negative, at: Span(start: token.span.start, end: number.end), hints: [],
      fixes: [Fix(replace: Span(start: token.span.start, end: number.start), with: "")])
    presume()
    guard let group = keyword.entry.group else {
      presume()
      return Item(from: span(from: start), .missing)
    }
    let head = Span(start: word.start, end: end)
    return parseGroup(group.bareForm, goal, from: start, keyword: head, word: keyword, in: context)
  }

  /// The number that a sign stands before, where a keyword wants a length.
  private mutating func numberBehindSign(_ keyword: Keyword) -> Span? {
    guard keyword == .rest || keyword == .tabata || keyword == .for || keyword.takesLength else { return nil }
    let position = lexer.position
    defer { lexer.position = position }
    var next = lexer.next()
    if keyword == .for {
      guard isWhatFor(next) else { return nil }
      next = lexer.next()
    }
    guard next.kind == .minus || next.kind == .dash else { return nil }
    let number = lexer.next()
    return number.kind == .number && number.unit.isTime || number.kind == .clock ? number.span : nil
  }
}
