/// Alternatives by level to an intensity or a height: `@ 43kg or 30kg`, `24in or 20in`.

extension Parser {
  // other = level | INTEGER "x" LOAD | effort | "zone" range | "ask" [ LOAD ] | "bw" [ ( "+" | "-" ) LOAD ] | enclosed ;
  /// The token is the first `or`, and an intensity follows.
  mutating func parseAlternatives(to first: inout Intensity) {
    var options = [AlternativeIntensity(intensity: first)]
    while atOr, intensityFollowsOr() {
      presume()
      let start = token.start
      let kind = parseIntensityKind()
      options.append(AlternativeIntensity(intensity: Intensity(span: span(from: min(start, previousEnd)), kind: kind)))
    }
    let start = tree.alternativeIntensities.count
    tree.alternativeIntensities += options
    let nodes = Nodes<AlternativeIntensity>(start, tree.alternativeIntensities.count)
    first = Intensity(span: span(from: Int(first.span.start)), kind: .alternatives(nodes))
  }

  /// Whether the `or` separates intensities, and not exercises: `80kg or 60kg`, but not `80kg or 5 lunges`.
  mutating func intensityFollowsOr() -> Bool {
    guard !isInHead else { return true }
    let position = lexer.position
    defer { lexer.position = position }
    let first = lexer.next()
    switch first.kind {
    case .number, .clock: return isIntensity(startingAt: first)
    case .minus: return true
    case .openParenthesis: return isValueInParentheses()
    case .word: return isIntensity(startingWith: first)
    case .text, .tag, .hash, .times, .open, .close, .closeParenthesis, .comma, .at, .plus, .star, .slash, .percent,
      .equals, .dash, .ellipsis, .openBrace, .closeBrace, .change, .comparison, .separator, .comment, .foreign, .end:
      return false
    }
  }

  /// The unit of `43 or 30kg`, which the first number lacks.
  mutating func unitBehindOr() -> String? {
    guard atOr else { return nil }
    let next = peek()
    return next.kind == .number ? next.unit.canonicalSpelling : nil
  }

  /// Whether the `or` separates heights: `24in or 20in`, but not `24in or 400m run`.
  mutating func heightFollowsOr() -> Bool {
    guard !isInHead else { return true }
    let position = lexer.position
    defer { lexer.position = position }
    let first = lexer.next()
    if first.kind == .openParenthesis { return isValueInParentheses() }
    guard first.kind == .number else { return false }
    if first.unit == .none {
      let word = lexer.next()
      guard word.kind == .word, lexer.unit(word.letters)?.dimension == .length else { return false }
    } else if first.unit.dimension != .length {
      return false
    }
    return endsHere(lexer.next())
  }

  private mutating func isIntensity(startingWith word: Token) -> Bool {
    guard let keyword = word.keyword else { return startsWithEffort(word) }
    let always: [Keyword] = [.rpe, .rir, .zone, .ask, .bw]
    let alone: [Keyword] = [.easy, .steady, .hard]
    if keyword == .max { return lexer.next().kind == .openParenthesis }
    if keyword == .all { return lexer.next().keyword == .out && endsHere(lexer.next()) }
    return always.contains(keyword) || alone.contains(keyword) && endsHere(lexer.next())
  }

  /// `rpe8`
  private func startsWithEffort(_ word: Token) -> Bool {
    guard word.end - word.start > 3, tree.byte(at: word.start + 3) &- UInt8(ascii: "0") < 10 else { return false }
    let keyword = lexer.keyword(Letters(in: tree.source, from: word.start, to: word.start + 3), at: word.start)
    return keyword == .rpe || keyword == .rir
  }

  /// Whether a value is over before this token, so that it is not the name or the sets of an exercise.
  private func endsHere(_ token: Token) -> Bool {
    switch token.kind {
    case .word: token.keyword == .or || token.keyword?.isAttribute ?? false
    case .separator, .close, .closeBrace, .open, .openBrace, .comma, .at, .comment, .end, .closeParenthesis: true
    case .number, .clock, .text, .tag, .hash, .times, .openParenthesis, .plus, .minus, .star, .slash, .percent,
      .equals, .dash, .ellipsis, .change, .comparison, .foreign:
      false
    }
  }

  /// Whether the parentheses that were just opened hold a load, and not the number of sets or reps: `(light)`, but not
  /// `(sets)x5 squat`.
  private mutating func isValueInParentheses() -> Bool {
    var open = 1
    while open > 0 {
      let token = lexer.next()
      if token.kind == .openParenthesis { open += 1 }
      if token.kind == .closeParenthesis { open -= 1 }
      if token.kind == .separator || token.kind == .end { return false }
    }
    let next = lexer.next()
    if next.kind == .times {
      let load = lexer.next()
      return load.kind == .number && load.unit.isOfIntensity
    }
    let isSign = next.kind == .plus || next.kind == .minus || next.kind == .star || next.kind == .slash
    return isSign ? !isLimb(lexer.next()) : endsHere(next)
  }
}
