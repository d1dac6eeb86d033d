/// What follows `@`: a load, a share, a pace, an effort, a zone, or a blank.

extension Parser {
  // intensity = level | ceiling | [ count "x" ] LOAD | effort | "zone" range | "ask" [ LOAD ] | ramp | formula ;
  /// Appends the intensity to the tree; the `@` has been read.
  @discardableResult
  mutating func parseIntensity() -> NodeID<Intensity> {
    let start = token.start
    let kind = parseIntensityKind()
    var intensity = Intensity(span: span(from: min(start, previousEnd)), kind: kind)
    if atOr, intensityFollowsOr() { parseAlternatives(to: &intensity) }
    tree.intensities.append(intensity)
    return NodeID(tree.intensities.count - 1)
  }

  /// An intensity, or two of them that the work goes from and to.
  mutating func parseIntensityKind() -> Intensity.Kind {
    let start = token.start
    let first = parseSteadyIntensity()
    return atWord(.to) ? parseRamp(from: first, start) : first
  }

  // formula = ( "bw" | VALUE | function | enclosed ) { ( "+" | "-" | "*" | "/" ) operand } ;
  mutating func parseSteadyIntensity() -> Intensity.Kind {
    switch token.kind {
    case .number, .clock: return reportNamedPace() ? .missing : parseNumericIntensity()
    case .word:
      if let effort = parseWrittenEffort() { return .effort(effort) }
      if atWord(.ask) { return parseAsk() }
      if isNamedByLet() { return .value(parseNamedIntensity()) }
      if let ceiling = parseCeiling() { return .value(ceiling) }
      if let heart = readCeilingOfHeart() { return .value(heart) }
      if let measured = readMeasureName() { return .value(measured) }
      if reportCeilingOfLoad() { return parseNumericIntensity() }
      if let bounded = readBoundOfIntensity() { return bounded }
      if reportTempoEffort() { return .missing }
      if let keyword = token.keyword, keyword.isAttribute, !startsNameOfTwoWords(keyword) { break }
      return .value(parseNamedIntensity())
    case .minus: return .value(parseExpression())
    case .openParenthesis:
      let value = parseExpression()
      guard at(.times) else { return .value(value) }
      presume()
      let each = parseValue()
      return .each(operands(value, each))
    case .open, .close, .comparison: if let bounded = readBoundOfIntensity() { return bounded }
    case .text, .tag, .hash, .times, .closeParenthesis, .comma, .at, .plus, .star, .slash, .percent, .equals, .dash,
      .ellipsis, .openBrace, .closeBrace, .change, .separator, .comment, .foreign, .end:
      break
    }
    expected.insert(.loadOrEffort)
    reportUnexpected()
    return .missing
  }

  /// Whether a `let` above has this word as its name, which then comes first: `let tempo = 4:30/km`.
  private func isNamedByLet() -> Bool {
    guard token.keyword?.isAttribute == true else { return false }
    let word = tree.source[token.start..<token.end]
    return tree.lets.prefix(64).contains { tree.bytes($0.name.span).elementsEqual(word) }
  }

  /// `@ tempo pace`: what an attribute cannot take is the second word of a name.
  private mutating func startsNameOfTwoWords(_ keyword: Keyword) -> Bool {
    let next = peek()
    return next.kind == .word && next.keyword?.isAttribute != true && !takesNext(keyword)
  }

  // level = LOAD [ ~ "-" ~ LOAD ] [ "of" whole ] | CLOCK [ [ "/" LENGTH-UNIT ] ~ "-" ~ CLOCK ] "/" LENGTH-UNIT
  //       | [ NUMBER ~ "-" ~ ] SPEED ;
  private mutating func parseNumericIntensity() -> Intensity.Kind {
    if reportTempo() || reportDashedLoads() { return .missing }
    let value = parseValue()
    if let load = isQuantity(value), load.unit != .none { return .value(value) }
    if at(.times), let count = isQuantity(value), count.unit == .none {
      presume()
      let each = at(.openParenthesis) || at(.word) ? parseExpression() : parseValue()
      if reportSlashedLoads(each, count: value) { return .missing }
      let mended = mendBare(each)
      return .each(operands(value, mended))
    }
    if atWord(.to), canEndLater(value) { return .value(value) }
    if isBare(value) {
      // `8 rpe` is how people say it.
      if atWord(.rpe) {
        presume()
        return .effort(.rpe(value))
      }
      if atWord(.rir) {
        presume()
        return .effort(.rir(value))
      }
    }
    if reportSlashedLoads(value) || reportBareSlashedLoads(value) { return .missing }
    return .value(mendBare(value))
  }

  func isBare(_ value: Expression) -> Bool {
    switch value.kind {
    case .quantity(let quantity): quantity.unit == .none
    case .range(let operands): isQuantity(tree[operands].right)?.unit == Unit.none
    case .bodyweight, .name, .call, .negated, .sum, .difference, .product, .quotient, .remainder, .share, .missing:
      false
    }
  }

  /// A bare number means nothing; it is reported and dropped.
  mutating func mendBare(_ value: Expression) -> Expression {
    guard isBare(value), Int(value.span.end) != badQuantityEnd else { return value }
    let written = shortened(Int(value.span.start), Int(value.span.end))
    if let unit = unitBehindOr() ?? unitBehindCommas() {
      report(
        .bareIntensity(written), at: value.span, hints: [.write(written + unit)],
        fixes: [Fix(replace: value.span, with: written + unit)])
      return Expression(span: value.span, kind: .missing)
    }
    let effort = Hint.writeFor("rpe \(written)", meaning: .effort)
    let others: [Hint] = [.writeFor(written + unitOfLoads, meaning: .load), .writeFor("\(written)%", meaning: .share)]
    let isEffort = isQuantity(value).map { $0.thousandths <= 10_000 } ?? false
    report(
      .bareIntensity(written), at: value.span, hints: isEffort ? [effort] + others : others,
      // `@ 3 plates` is no effort.
      fixes: isEffort && (!at(.word) || token.keyword != nil)
        ? [Fix(replace: value.span, with: "rpe \(written)")] : [])
    return Expression(span: value.span, kind: .missing)
  }

  /// The unit that loads have elsewhere in the text: kilograms, unless there are only pounds.
  var unitOfLoads: String {
    var lexer = Lexer(tree.source)
    var unit = "kg"
    while true {
      let token = lexer.next()
      if token.kind == .end { return unit }
      if token.kind == .number, token.unit == .kilogram { return "kg" }
      if token.kind == .number, token.unit == .pound { unit = "lb" }
    }
  }

  // effort = ( "rpe" | "rir" ) ( range | enclosed ) | feel ;
  // feel = "easy" | "steady" | "hard" | "all" "out" ;
  /// Nil without one of the three words.
  private mutating func parseWrittenEffort() -> WrittenEffort? {
    splitEffort()
    if atWord(.rpe) {
      presume()
      return .rpe(parseEffort(of: .rpe))
    }
    if atWord(.rir) {
      presume()
      return .rir(parseEffort(of: .rir))
    }
    if atWord(.zone) {
      presume()
      return .zone(parseEffort(of: .zone))
    }
    return nil
  }

  /// `rpe 8` as an argument, in a list or behind a `let`, where the words alone may be a name; nil for anything else.
  mutating func parseNamedEffort() -> WrittenEffort? {
    splitEffort()
    guard atWord(.rpe) || atWord(.rir) || atWord(.zone) else { return nil }
    let next = peek()
    let isNumber = next.kind == .number || next.kind == .openParenthesis && next.start > token.end
    return isNumber ? parseWrittenEffort() : nil
  }

  // range = NUMBER [ ~ "-" ~ NUMBER ] ;
  /// The number of `rpe 8`, `rir 1-2`, `zone 2`.
  mutating func parseEffort(of keyword: Keyword) -> Expression {
    if keyword == .rpe { reportEffortCeiling() }
    if keyword != .zone, let bound = readBound() { return readEffort(keyword, within: bound) }
    guard at(.number) || at(.openParenthesis) || at(.word) && token.keyword?.isAttribute != true else {
      return parseMissingValue(of: keyword)
    }
    return parseValue()
  }

  private mutating func parseAsk() -> Intensity.Kind {
    presume()
    if at(.text) { reportWordsToAsk() }
    reportMoreThanAsked()
    guard at(.number) || at(.openParenthesis) else { return .ask(suggestion: nil) }
    let suggestion = parseValue()
    return .ask(suggestion: store(suggestion))
  }

  /// `@ ask "How much?"`: a blank load is asked for without words of its own.
  private mutating func reportWordsToAsk() {
    let (place, words) = (token.span, tokenText)
    report(
      .unexpected(found: found, expected: [.attribute, .endOfItem]), at: place, hints: [.write("@ ask note \(words)")],
      fixes: [Fix(replace: Span(start: place.start, end: place.start), with: "note ")])
    presume()
  }

  /// `rpe8` is one word; it is split before its number.
  mutating func splitEffort() {
    guard token.end - token.start > 3, tree.byte(at: token.start + 3) &- UInt8(ascii: "0") < 10,
      let keyword = lexer.keyword(
        Letters(in: tree.source, from: token.start, to: token.start + 3), at: token.start),
      keyword == .rpe || keyword == .rir
    else { return }
    token.keyword = keyword
    token.end = token.start + 3
    lexer.position = token.end
  }

  /// Whether another intensity follows the comma, not another entry of the sets: `75%, 85%` but not `75%, 3 @ 85%`.
  mutating func intensityFollowsComma() -> Bool {
    if remarkFollowsComma() { return false }
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = lexer.next()
    let isNextLine = ahead.kind == .separator || ahead.kind == .comment
    while ahead.kind == .separator || ahead.kind == .comment { ahead = lexer.next() }
    if ahead.kind == .word {
      if ahead.keyword == .max { return lexer.next().kind == .openParenthesis }
      if !isNextLine, ahead.keyword?.isOnlyAttribute == true { return false }
      // On the next line, a word is more likely the next exercise.
      let words: [Keyword] = [.rpe, .rir, .zone, .ask, .bw]
      if isNextLine { return ahead.keyword.map(words.contains) ?? false }
      return ahead.keyword != nil || !numberFollowsWords()
    }
    if ahead.kind == .openParenthesis { return !isNextLine && isDivided(from: ahead) }
    return isIntensity(startingAt: ahead)
  }

  /// Whether what is in parentheses is divided: `(pace + 1s)/500m` is a pace, `(1, 1, 1)` a set and `(n)x5` some.
  private mutating func isDivided(from opening: Token) -> Bool {
    var (ahead, depth) = (opening, 0)
    for _ in 0..<64 {
      if ahead.kind == .openParenthesis { depth += 1 }
      if ahead.kind == .closeParenthesis { depth -= 1 }
      if depth == 0 { return lexer.next().kind == .slash && lengthFollows() }
      if ahead.kind == .separator || ahead.kind == .end { return false }
      ahead = lexer.next()
    }
    return false
  }

  /// Whether a number follows the words of a name that has begun: `@ 100kg, bench press 5` is the next item.
  mutating func numberFollowsWords() -> Bool {
    var next = lexer.next()
    while next.kind == .word, next.keyword == nil { next = lexer.next() }
    return next.kind == .number
  }

  /// Whether these numbers are an intensity: `75%`, `2x24kg`, `4:30/km`, but not `3 @ 85%`.
  mutating func isIntensity(startingAt first: Token) -> Bool {
    var ahead = first
    var sawClock = false
    while ahead.kind == .number || ahead.kind == .clock {
      sawClock = ahead.kind == .clock
      if ahead.unit != .none { return ahead.unit.isOfIntensity || ahead.unit.dimension == .length && hourFollows() }
      let end = ahead.end
      ahead = lexer.next()
      let isDecimalComma = ahead.kind == .comma && ahead.start == end
      guard ahead.kind == .times || ahead.kind == .minus || ahead.kind == .dash || isDecimalComma else { break }
      ahead = lexer.next()
    }
    switch ahead.kind {
    case .percent: return true
    case .slash: return sawClock && lengthFollows()
    case .word:
      if ahead.keyword == .rpe || ahead.keyword == .rir { return true }
      guard let unit = lexer.unit(ahead.letters) else { return Unit.ofSpeed(ahead.letters) != nil }
      return unit.isOfIntensity || unit.dimension == .length && hourFollows()
    case .number, .clock, .text, .tag, .hash, .times, .open, .close, .openParenthesis, .closeParenthesis, .comma, .at,
      .plus, .minus, .star, .equals, .dash, .ellipsis, .openBrace, .closeBrace, .change, .comparison, .separator,
      .comment,
      .foreign, .end:
      return false
    }
  }

  /// The `/h` of `6mi/h`.
  private mutating func hourFollows() -> Bool {
    guard lexer.next().kind == .slash, case let unit = lexer.next(), unit.kind == .word else { return false }
    return lexer.unit(unit.letters) == .hour
  }

  /// `km` and `100m`, but not `leg`.
  private mutating func lengthFollows() -> Bool {
    let next = lexer.next()
    return next.kind == .number || next.kind == .word && lexer.unit(next.letters)?.dimension == .length
  }
}
