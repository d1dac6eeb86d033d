/// How the parser reports each mistake once and continues after it.

extension Parser {
  mutating func report(
    _ problem: SyntaxProblem, at span: Span, labels: [Diagnostic.Label] = [], hints: [Hint] = [], fixes: [Fix] = []
  ) {
    guard !log.isFull else { return }
    log.report(Diagnostic(.syntax(problem), at: span, labels: labels, hints: hints, fixes: fixes))
  }

  mutating func report(
    _ problem: LexicalProblem, at span: Span, labels: [Diagnostic.Label] = [], hints: [Hint] = [], fixes: [Fix] = []
  ) {
    guard !log.isFull else { return }
    log.report(Diagnostic(.lexical(problem), at: span, labels: labels, hints: hints, fixes: fixes))
  }

  mutating func report(_ problem: MeaningProblem, at span: Span, hints: [Hint], fixes: [Fix]) {
    guard !log.isFull else { return }
    log.report(Diagnostic(.meaning(problem), at: span, hints: hints, fixes: fixes))
  }

  /// Reports the token as out of place, unless a recovery has just ended here, and skips to where the item can
  /// continue.
  mutating func reportUnexpected() {
    if token.start != quietAt {
      switch token.kind {
      case .comparison: reportComparison()
      case .hash, .tag: return skipHashLine()
      case .word, .number, .clock, .text, .times, .open, .close, .openParenthesis, .closeParenthesis, .comma, .at,
        .plus,
        .minus, .star, .slash, .percent, .equals, .dash, .ellipsis, .openBrace, .closeBrace, .change, .separator,
        .comment,
        .foreign, .end:
        report(.unexpected(found: found, expected: expected.all), at: token.span)
      }
    }
    synchronize()
  }

  /// Reports a problem with the token, then skips to where the item can continue.
  mutating func reportHere(_ problem: SyntaxProblem, hints: [Hint] = [], fixes: [Fix] = []) {
    if token.start != quietAt { report(problem, at: token.span, hints: hints, fixes: fixes) }
    synchronize()
  }

  /// Skips unusable tokens: up to a separator, a bracket, an `@`, or an attribute with its value.
  mutating func synchronize() {
    skip: while true {
      switch token.kind {
      case .separator, .open, .close, .openBrace, .closeBrace, .at, .end: break skip
      case .word:
        if let keyword = token.keyword, keyword.isAttribute, takesNext(keyword) { break skip }
        advance()
      case .number, .clock, .text, .tag, .hash, .times, .openParenthesis, .closeParenthesis, .comma, .plus, .minus,
        .star,
        .slash, .percent, .equals, .dash, .ellipsis, .change, .comparison, .comment, .foreign:
        advance()
      }
    }
    quietAt = token.start
  }

  /// The text here, for a message.
  var found: Found {
    switch token.kind {
    case .end: .endOfFile
    case .separator: .endOfItem
    case .close: .endOfBlock
    case .word, .number, .clock, .text, .tag, .hash, .times, .open, .openParenthesis, .closeParenthesis, .comma, .at,
      .plus, .minus, .star, .slash, .percent, .equals, .dash, .ellipsis, .openBrace, .closeBrace, .change, .comparison,
      .comment,
      .foreign:
      .text(shortened(token.start, token.end))
    }
  }

  /// As written; the middle is left out if it is too long for a message.
  func shortened(_ start: Int, _ end: Int) -> String {
    let text = string(start, min(end, start + 200))
    return text.count <= 40 ? text : text.prefix(39) + "…"
  }

  var tokenText: String { shortened(token.start, token.end) }

  // MARK: Tokens that are wrong by themselves

  mutating func reportFlaw() {
    switch token.flaw {
    case .none: break
    case .unclosed:
      let end = Span(start: UInt32(truncatingIfNeeded: token.end), end: UInt32(truncatingIfNeeded: token.end))
      report(.unclosedQuote, at: token.span, hints: [.closeQuote], fixes: [Fix(replace: end, with: "\"")])
    case .tooLarge: report(.numberTooLarge, at: token.span)
    case .tooPrecise: report(.numberTooPrecise, at: token.span)
    case .overClock: reportOverClock()
    case .notUTF8:
      // A file in another encoding is one mistake, however many letters are affected.
      guard !hasReportedEncoding else { return }
      hasReportedEncoding = true
      report(.notUTF8, at: token.span, hints: [.saveAsUTF8])
    case .nul: reportNul()
    }
  }

  /// What a clock would show: `26:01` for `25:61`, in hours only if it was written in hours.
  private mutating func reportOverClock() {
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let text = string(token.start, token.end)
    let seconds = token.thousandths / 1000
    let decimals = text.firstIndex(of: ".").map { String(text[$0...]) } ?? ""
    let minutes =
      text.split(separator: ":").count > 2
      ? "\(seconds / 3600):\(two(seconds / 60 % 60))" : "\(seconds / 60)"
    let meant = minutes + ":" + two(seconds % 60) + decimals
    report(
      .overClock(written: tokenText, meant: meant), at: token.span, hints: [.write(meant)],
      fixes: [Fix(replace: token.span, with: meant)])
  }

  /// At the NUL itself, not at the text around it.
  private mutating func reportNul() {
    let start = tree.source[token.start..<token.end].firstIndex(of: 0) ?? token.start
    let end = tree.source[start..<token.end].firstIndex { $0 != 0 } ?? token.end
    let place = Span(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    let fix = Fix(replace: place, with: "")
    report(.unexpectedCharacter(shortened(start, end)), at: place, hints: [.remove], fixes: [fix])
  }

  /// `:50` at the colon, as swimmers write their intervals: fifty seconds.
  func clockWithoutMinutes() -> Token? {
    let source = tree.source
    guard tokenText == ":", token.end + 1 < source.count else { return nil }
    let digits = source[token.end...].prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.count == 2, let seconds = Int32(String(decoding: digits, as: UTF8.self)) else { return nil }
    return Token(
      number: .clock, thousandths: seconds * 1000, unit: .none, flaw: .none, start: token.start, end: token.end + 2)
  }

  mutating func reportMissingMinutes(before clock: Token) {
    lexer.position = clock.end
    let written = clock.thousandths < 60_000 ? "0" + string(clock.start, clock.end) : "\(clock.thousandths / 1000)s"
    report(
      .unexpectedCharacter(tokenText), at: clock.span, hints: [.write(written)],
      fixes: [Fix(replace: clock.span, with: written)])
  }

  mutating func reportForeign() {
    guard token.start >= foreignEnd else { return }
    foreignEnd = lineEnd(from: token.start)
    if tokenText == ".", token.end < tree.source.count, tree.byte(at: token.end) == UInt8(ascii: ".") {
      // `1..4`
      let place = Span(start: token.span.start, end: token.span.end + 1)
      return report(
        .unexpectedCharacter(".."), at: place, hints: [.didYouMean("-")], fixes: [Fix(replace: place, with: "-")])
    }
    if isTurnOfMinutes {
      return report(
        .unexpectedCharacter(tokenText), at: token.span, hints: [.write("emom 10min alternate < …; … >")])
    }
    report(
      .unexpectedCharacter(tokenText), at: token.span, hints: [.remove], fixes: [Fix(replace: token.span, with: "")])
  }

  /// Whether the colon here belongs to `odd:` or `min 1:`, as whiteboards say which minute an item is for.
  private var isTurnOfMinutes: Bool {
    guard tokenText == ":" else { return false }
    let ends: [UInt8] = [UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "<")]
    let words = tree.source[..<token.start].reversed().prefix(20).prefix { !ends.contains($0) }.reversed()
    let label = String(decoding: words, as: UTF8.self).lowercased().split { $0 == " " || $0.isNumber }
    return label.count == 1 && ["odd", "even", "min", "minute", "ungerade", "gerade"].contains(label[0])
  }

  private mutating func reportComparison() {
    let written = tokenText
    let word =
      switch written {
      case ">=": "at least"
      case "<=", "<": "at most"
      case "!=": "is not"
      default: "is"
      }
    report(
      .comparisonSymbol(written), at: token.span, hints: [.compareWithWords(word)],
      fixes: [Fix(replace: token.span, with: word)])
    advance()
  }

  /// A `#` that is not a tag of a title was meant as a comment.
  mutating func skipHashLine() {
    let hash = Span(start: UInt32(truncatingIfNeeded: token.start), end: UInt32(truncatingIfNeeded: token.start + 1))
    report(.hashMisplaced, at: token.span, hints: [.commentsBeginWithSlashes], fixes: [Fix(replace: hash, with: "//")])
    lexer.position = lineEnd(from: token.start)
    advance()
    quietAt = token.start
  }

  func lineEnd(from start: Int) -> Int {
    tree.source[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? tree.source.count
  }
}
