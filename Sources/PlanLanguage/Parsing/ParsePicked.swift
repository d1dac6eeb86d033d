/// A value picked by a number: `let tops = by week 1, 3, 3, 4`, `(by week 75%, 80%, 85%)`.

extension Parser {
  // picked = "by" selector ( NAME | expression ) "," member { "," member } ;
  /// The token is its `by`. The result is a call of `by` whose first argument is the selector.
  mutating func parsePicked(in place: ArgumentPlace) -> Expression {
    let start = token.start
    let name = Name(span: token.span, isQuoted: false)
    presume()
    if let picked = reportPickedEfforts(from: start) { return picked }
    let base = argumentStack.count
    let selector = parseSelector()
    argumentStack.append(CallArgument(span: selector.span, kind: .value(selector)))
    repeat {
      let member = parseListed(in: place)
      if case .name = member.kind { tree.hasLetsOfNames = true }
      argumentStack.append(member)
    } while acceptListComma(beforeWords: true)
    tree.calls.append(Call(name: name, arguments: closeArguments(from: base)))
    return Expression(span: span(from: start), kind: .call(NodeID(tree.calls.count - 1)))
  }

  /// `by week rir 3, rir 2`: the numbers are picked, and the word stands in front of all of them.
  private mutating func reportPickedEfforts(from start: Int) -> Expression? {
    guard at(.word), let words = wordsBeforeNumber(), words > 1 else { return nil }
    let position = lexer.position
    var (last, ahead) = (token, token)
    for _ in 1..<words { (last, ahead) = (ahead, lexer.next()) }
    lexer.position = position
    guard let effort = ahead.keyword, effort == .rpe || effort == .rir else { return nil }
    let selector = shortened(token.start, last.end)
    let found = Found.text(effort.word)
    for _ in 0..<words { presume() }
    var numbers: [String] = []
    repeat {
      if at(.word), token.keyword == effort { presume() }
      let value = parseValue()
      numbers.append(shortened(Int(value.span.start), Int(value.span.end)))
    } while acceptListComma(beforeWords: true)
    let place = span(from: start)
    let mended = "\(effort.word) (by \(selector) \(numbers.joined(separator: ", ")))"
    let isEnclosed = start > 0 && tree.byte(at: start - 1) == UInt8(ascii: "(") && at(.closeParenthesis)
    let whole = isEnclosed ? Span(start: place.start - 1, end: place.end + 1) : place
    report(
      .unexpected(found: found, expected: [.value]), at: place, hints: [.write(mended)],
      fixes: [Fix(replace: whole, with: mended)])
    quietAt = token.start
    return Expression(span: place, kind: .missing)
  }

  // selector = WORD | "weeks" "left" | enclosed ;
  /// All words before a number; else one word, because the others may be the name of what is picked.
  private mutating func parseSelector() -> Expression {
    guard at(.word) else { return parseOperand() }
    let start = token.start
    let words = wordsBeforeNumber() ?? (atWord(.weeks) && peek().keyword == .left ? 2 : 1)
    for _ in 0..<words { presume() }
    return Expression(span: span(from: start), kind: .name)
  }

  private mutating func wordsBeforeNumber() -> Int? {
    let position = lexer.position
    defer { lexer.position = position }
    var count = 0
    var (last, ahead) = (token, token)
    while ahead.kind == .word, ahead.keyword != .mod, ahead.keyword != .of, count < 16 {
      count += 1
      (last, ahead) = (ahead, lexer.next())
    }
    switch ahead.kind {
    case .number, .clock, .minus: return count
    case .openParenthesis: return ahead.start > last.end ? count : nil
    case .word, .text, .tag, .hash, .times, .open, .close, .closeParenthesis, .comma, .at, .plus, .star, .slash,
      .percent, .equals, .dash, .ellipsis, .openBrace, .closeBrace, .comparison, .change, .separator, .comment,
      .foreign,
      .end:
      return nil
    }
  }

  /// `squat 5 @ by week 75%, 80%` without its parentheses.
  mutating func parsePickedWithoutParentheses() -> Expression {
    expected = []
    expected.insert(.value)
    let unexpected = SyntaxProblem.unexpected(found: found, expected: expected.all)
    let value = parsePicked(in: .list)
    if case .missing = value.kind { return value }
    let (start, end) = (value.span.start, value.span.end)
    if Int(start) != quietAt {
      report(
        unexpected, at: value.span, hints: [.write("(\(shortened(Int(start), Int(end))))")],
        fixes: [
          Fix(replace: Span(start: start, end: start), with: "("), Fix(replace: Span(start: end, end: end), with: ")"),
        ])
    }
    return value
  }
}
