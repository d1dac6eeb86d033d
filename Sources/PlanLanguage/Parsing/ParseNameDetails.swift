/// What the name of an exercise says in parentheses: `bench press (barbell) 3x5`, `3x12 leg extension (machine)`.

extension Parser {
  // named = NAME | DETAILED ;
  /// Takes what belongs to the name whose words end here. After a name, `squat (n)` is a count, so words in parentheses
  /// belong to the name only where no count can be: before its sets, or behind them.
  ///
  /// - Parameter isAlone: whether no count can follow the name.
  mutating func takeDetails(ofNameFrom start: Int, isAlone: Bool) {
    guard at(.openParenthesis), !isTouching, !isTemplate(Name(span: span(from: start), isQuoted: false)) else { return }
    while at(.openParenthesis), let end = lexer.detailsEnd(isAlone: isAlone) {
      // The signs inside mean nothing, so they are not read one by one.
      token = Token(kind: .closeParenthesis, start: end - 1, end: end)
      lexer.position = end
      advance()
    }
  }
}

extension Parser {
  /// `squat (3 sec pause) 3x5`: with a number in the parenthesis it is neither a part of the name nor a count; nil if it
  /// is none before sets.
  mutating func parseNumberedDetails(ofNameFrom start: Int) -> Name? {
    guard at(.openParenthesis), !isTouching, !isTemplate(Name(span: span(from: start), isQuoted: false)),
      let end = lexer.numberedDetailsEnd()
    else { return nil }
    token = Token(kind: .closeParenthesis, start: end - 1, end: end)
    lexer.position = end
    presume()
    let place = span(from: start)
    report(
      .numberInName(shortened(start, previousEnd)), at: place, hints: [.write("\"\(shortened(start, previousEnd))\"")])
    return Name(span: place, isQuoted: true)
  }
}

extension Lexer {
  /// Where the parenthesis ends that begins right before the position, if sets follow, and no list of numbers is in it.
  fileprivate mutating func numberedDetailsEnd() -> Int? {
    let start = position
    defer { position = start }
    var (hasWord, hasComma, hasNumber) = (false, false, false)
    for _ in 0..<16 {
      let ahead = next()
      switch ahead.kind {
      case .word: hasWord = true
      case .number, .clock:
        hasNumber = true
        // A list of them with units is no cluster before sets.
        hasWord = hasWord || ahead.unit != .none
      case .comma: hasComma = true
      case .slash, .minus, .dash, .plus, .percent, .times, .at, .foreign: break
      case .closeParenthesis:
        guard hasNumber, hasWord || !hasComma else { return nil }
        var behind = next()
        while behind.kind == .foreign { behind = next() }
        return behind.beginsSets && behind.kind != .openParenthesis ? ahead.end : nil
      case .text, .tag, .hash, .open, .close, .openParenthesis, .star, .equals, .ellipsis, .openBrace, .closeBrace,
        .change, .comparison, .separator, .comment, .end:
        return nil
      }
    }
    return nil
  }

  /// Where the parenthesis ends that begins right before the position, if it belongs to the name before it.
  mutating func detailsEnd(isAlone: Bool) -> Int? {
    let start = position
    defer { position = start }
    guard let end = skipDetails() else { return nil }
    if isAlone { return end }
    var ahead = next()
    // `bench press (barbell): 3x5`
    while ahead.kind == .foreign { ahead = next() }
    return ahead.beginsSets ? end : nil
  }

  /// Goes behind a `)`, if there are only words before it, with a sign between two of them at most; its end.
  mutating func skipDetails() -> Int? {
    var last = Token.Kind.openParenthesis
    // No name says more.
    for _ in 0..<16 {
      let ahead = next()
      guard ahead.flaw == .none else { return nil }
      switch ahead.kind {
      case .word: break
      case .comma, .slash, .minus, .plus: guard last == .word else { return nil }
      case .foreign: guard last == .word, isAmpersand(ahead) else { return nil }
      case .closeParenthesis: return last == .word ? ahead.end : nil
      case .number, .clock, .text, .tag, .hash, .times, .open, .close, .openParenthesis, .at, .star, .percent, .equals,
        .dash, .ellipsis, .openBrace, .closeBrace, .change, .comparison, .separator, .comment, .end:
        return nil
      }
      last = ahead.kind
    }
    return nil
  }

  private func isAmpersand(_ token: Token) -> Bool {
    token.end == token.start + 1 && source[token.start] == UInt8(ascii: "&")
  }
}

extension Token {
  /// Whether it can begin sets, and cannot follow a count.
  fileprivate var beginsSets: Bool {
    switch kind {
    case .number, .clock, .openParenthesis: true
    case .word: keyword == .max
    case .text, .tag, .hash, .times, .open, .close, .closeParenthesis, .comma, .at, .plus, .minus, .star, .slash,
      .percent, .equals, .dash, .ellipsis, .openBrace, .closeBrace, .change, .comparison, .separator, .comment,
      .foreign, .end:
      false
    }
  }
}
