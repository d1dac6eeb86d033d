/// A time or a number of rounds for each level: `rest 60s or 90s`, `every 1:00 or 1:15`, `rounds x5 or x3`.

extension Parser {
  /// A time that was read, and what each further `or` says.
  mutating func parseDurations(after first: Expression) -> Expression {
    parseByLevel(first) { $0.timeFollowsOr() }
  }

  /// A number of rounds that was read, and what each further `or` says.
  mutating func parseRounds(after first: Expression) -> Expression {
    parseByLevel(first) { $0.roundsFollowOr() }
  }

  /// A call of `or` with a value for each level; the first value itself if nothing follows it.
  private mutating func parseByLevel(_ first: Expression, while follows: (inout Parser) -> Bool) -> Expression {
    guard case .quantity = first.kind, follows(&self) else { return first }
    let base = argumentStack.count
    let name = Name(span: token.span, isQuoted: false)
    argumentStack.append(CallArgument(span: first.span, kind: .value(first)))
    repeat {
      presume()
      if at(.times) { presume() }
      let option = parseOperand()
      argumentStack.append(CallArgument(span: option.span, kind: .value(option)))
    } while follows(&self)
    tree.calls.append(Call(name: name, arguments: closeArguments(from: base)))
    return Expression(span: span(from: Int(first.span.start)), kind: .call(NodeID(tree.calls.count - 1)))
  }

  /// `or 90s` is a time if no exercise comes after it: `or 90s plank` is another exercise.
  private mutating func timeFollowsOr() -> Bool {
    guard atOr else { return false }
    let position = lexer.position
    defer { lexer.position = position }
    let time = lexer.next()
    guard time.kind == .clock || time.kind == .number && time.unit.isTime else { return false }
    return endsAlternative(lexer.next())
  }

  /// `or x3`, `or 3`
  private mutating func roundsFollowOr() -> Bool {
    guard atOr else { return false }
    let position = lexer.position
    defer { lexer.position = position }
    var number = lexer.next()
    if number.kind == .times { number = lexer.next() }
    guard number.kind == .number, number.unit == .none else { return false }
    return endsAlternative(lexer.next())
  }

  private func endsAlternative(_ next: Token) -> Bool {
    switch next.kind {
    case .word:
      next.keyword.map { $0.isAttribute || $0 == .or || $0 == .cap || $0 == .alternate || $0 == .between } ?? false
    case .text, .open, .close, .closeBrace, .closeParenthesis, .separator, .comma, .comment, .at, .times, .end: true
    case .number, .clock, .tag, .hash, .openParenthesis, .plus, .minus, .star, .slash, .percent, .equals, .dash,
      .ellipsis, .openBrace, .change, .comparison, .foreign:
      false
    }
  }
}
