/// The top of a file: workouts, breathings, meditations, exercises, values.

extension Parser {
  // plan = { declaration SEPARATOR } ;
  mutating func parsePlan() {
    let base = itemStack.count
    var hasReportedLoose = false
    while true {
      skipSeparators()
      if at(.end) { break }
      let start = token.start
      if at(.close) || at(.closeBrace) {
        if at(.closeBrace) || !isChatQuote() { reportNothingToClose() }
        presume()
      } else if at(.hash) || at(.tag) {
        skipHashLine()
      } else if let kind = parseDeclaration() {
        tree.declarations.append(Declaration(span: span(from: start), kind: kind))
        endDeclaration()
        hasReportedLoose = false
      } else if parseReservedDeclaration() {
        hasReportedLoose = false
      } else {
        let item = parseItemAndItsEnd(in: .workout)
        if !hasReportedLoose, token.start != quietAt || at(.end) || at(.separator) { reportLoose(item) }
        hasReportedLoose = true
        itemStack.append(item)
      }
    }
    tree.looseItems = closeItems(from: base)
    reportSize()
  }

  // items = { item SEPARATOR } ;
  mutating func parseLooseItems() {
    let base = itemStack.count
    while true {
      skipSeparators()
      if at(.end) { break }
      if at(.close) || at(.closeBrace) {
        if at(.closeBrace) || !isChatQuote() { reportNothingToClose() }
        presume()
      } else {
        itemStack.append(parseItemAndItsEnd(in: .workout))
      }
    }
    tree.looseItems = closeItems(from: base)
    reportSize()
  }

  private mutating func reportNothingToClose() {
    guard missingOpeners == 0 else {
      missingOpeners -= 1
      return
    }
    guard token.start != quietAt else { return }
    report(.nothingToClose, at: token.span, hints: [.remove], fixes: [Fix(replace: token.span, with: "")])
  }

  private mutating func reportLoose(_ item: Item) {
    if case .missing = item.kind { return }
    report(.itemOutsideWorkout, at: item.span, hints: [.wrapInWorkout])
  }

  /// Only the part that spans can count is read.
  private mutating func reportSize() {
    guard tree.source.count >= Parser.sizeLimit else { return }
    report(.nestingTooDeep(limit: Parser.sizeLimit), at: token.span)
  }

  /// A declaration that ends without a block needs a separator.
  private mutating func endDeclaration() {
    guard !at(.separator), !at(.close), !at(.end), blockEnd != previousEnd, !itemHasEnded else { return }
    expected.insert(.endOfItem)
    reportUnexpected()
    skipStatement()
  }

  // declaration = session | exercise | let ;
  private mutating func parseDeclaration() -> Declaration.Kind? {
    guard at(.word) else { return nil }
    itemHasEnded = false
    guard let keyword = token.keyword else { return parseMistypedDeclaration() }
    if keyword == .workout || keyword == .breathing || keyword == .meditation {
      return startsSession() ? .session(parseSession(keyword)) : nil
    }
    if keyword == .exercise, startsSession() || peek().kind == .word { return .exercise(parseExerciseDeclaration()) }
    if keyword == .let, peek().kind == .word { return .binding(parseLet()) }
    return nil
  }

  private mutating func startsSession() -> Bool {
    switch peek().kind {
    case .text, .open, .openBrace, .times, .tag: true
    case .word, .separator: lineHasBlock() || nextLineOpens()
    case .number, .clock, .hash, .close, .openParenthesis, .closeParenthesis, .comma, .at, .plus, .minus, .star, .slash,
      .percent, .equals, .dash, .ellipsis, .closeBrace, .comparison, .comment, .foreign, .end:
      false
    }
  }

  private mutating func nextLineOpens() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    for _ in 0..<16 {
      let ahead = lexer.next()
      if ahead.kind == .separator { return lexer.next().kind == .open }
      if ahead.kind != .word { return false }
    }
    return false
  }

  /// `wrokout "Push" < … >`
  private mutating func parseMistypedDeclaration() -> Declaration.Kind? {
    guard peek().kind == .text, lineHasBlock() else { return nil }
    let written = tokenText
    let words = [Keyword.workout, .breathing, .meditation, .exercise]
    // Without a near word it is left to the items: `bench "…" <` is no declaration.
    guard let meant = nearestWord(to: written, among: words.map(\.word)),
      let keyword = words.first(where: { $0.word == meant })
    else { return nil }
    report(
      .unknownDeclaration(written), at: token.span, hints: [.didYouMean(meant)],
      fixes: [Fix(replace: token.span, with: meant)])
    return keyword == .exercise ? .exercise(parseExerciseDeclaration()) : .session(parseSession(keyword))
  }

  /// `program "GZCLP" < … >`, `use "library.satz"`: of a later grammar.
  private mutating func parseReservedDeclaration() -> Bool {
    guard at(.word), let keyword = token.keyword, Keyword.reserved.contains(keyword) else { return false }
    guard peek().kind == .text || lineHasBlock() || keyword == .state && peek().kind == .word else { return false }
    guard keyword != .for else { return false }
    report(.notUnderstoodYet(keyword.word), at: token.span)
    skipStatement()
    return true
  }

  // session = "workout" title { TAG } { at | attribute }! block
  //         | "breathing" title { TAG } { times | attribute }! breathing-block
  //         | "meditation" title { TAG } { times | attribute }! meditation-block ;
  private mutating func parseSession(_ keyword: Keyword) -> NodeID<SessionDeclaration> {
    let word = token.span
    presume()
    let title = parseTitle(of: keyword, at: word)
    let firstTag = tree.names.count
    var times: Expression?
    var intensities = Nodes<Intensity>.none
    let first = tree.attributes.count
    var seen = SeenAttributes()
    head: while true {
      switch token.kind {
      case .tag:
        tree.names.append(Name(span: Span(start: token.span.start + 1, end: token.span.end), isQuoted: false))
        presume()
      case .times: times = parseTimes()
      case .at:
        presume()
        let start = tree.intensities.count
        repeat { parseIntensity() } while at(.comma) && intensityFollowsComma() && acceptListComma(beforeWords: true)
        intensities = Nodes(start, tree.intensities.count)
      case .word:
        if let keyword = token.keyword, keyword.isAttribute {
          parseAttribute(keyword, seen: &seen, since: first)
        } else {
          parseUnknownAttribute(seen: &seen, since: first)
        }
      case .open, .openBrace, .separator, .close, .closeBrace, .end: break head
      case .number, .clock, .text, .hash, .openParenthesis, .closeParenthesis, .comma, .plus, .minus, .star, .slash,
        .percent, .equals, .dash, .ellipsis, .comparison, .comment, .foreign:
        expected.insert(.attribute)
        expected.insert(.block)
        reportUnexpected()
      }
    }
    let tags = Nodes<Name>(firstTag, tree.names.count)
    let kind: SessionWord = keyword == .breathing ? .breathing : keyword == .meditation ? .meditation : .workout
    let context: BlockContext = keyword == .breathing ? .breathing : keyword == .meditation ? .meditation : .workout
    let attributes = Nodes<Attribute>(first, tree.attributes.count)
    let body = parseBlock(in: context, of: word)
    tree.sessions.append(
      SessionDeclaration(
        kind: kind, title: title, tags: tags, times: times, intensities: intensities, attributes: attributes,
        body: body))
    return NodeID(tree.sessions.count - 1)
  }

  // title = QUOTED | WORDS ;
  mutating func parseTitle(of keyword: Keyword, at word: Span) -> Name? {
    if at(.text) { return parseQuotedName() }
    if at(.word) {
      let start = token.start
      while at(.word), token.keyword?.isAttribute != true { presume() }
      if previousEnd > start { return Name(span: span(from: start), isQuoted: false) }
    }
    let place = Span(start: word.end, end: word.end)
    report(
      .missingTitle(of: keyword.word), at: word, hints: [.write("\(keyword.word) \"…\"")],
      fixes: [Fix(replace: place, with: " \"…\"")])
    return nil
  }

  // let = "let" VALUE "=" expression ;
  mutating func parseLet() -> NodeID<Let> {
    presume()
    let start = token.start
    while at(.word) { presume() }
    let name = Name(span: span(from: start), isQuoted: false)
    var value = missing
    if expect(.equals, .equals) { value = parseExpression() }
    tree.lets.append(Let(name: name, value: value))
    return NodeID(tree.lets.count - 1)
  }
}
