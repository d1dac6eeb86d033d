/// The top of a file: workouts, breathings, meditations, exercises, values.

extension Parser {
  // plan = { declaration SEPARATOR } ;
  mutating func parsePlan() {
    let base = itemStack.count
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

  mutating func reportLoose(_ item: Item) {
    if case .missing = item.kind { return }
    var hint = Hint.wrapInWorkout
    if case .state = item.kind { hint = .placeState }
    if case .rule = item.kind { hint = .placeState }
    report(.itemOutsideWorkout, at: item.span, hints: [hint])
  }

  /// Only the part that spans can address is read.
  private mutating func reportSize() {
    guard tree.source.count >= Parser.sizeLimit else { return }
    report(.nestingTooDeep(limit: Parser.sizeLimit), at: token.span)
  }

  /// A declaration that ends without a block needs a separator.
  private mutating func endDeclaration() {
    guard !at(.separator), !at(.close), !at(.end), blockEnd != previousEnd, !itemHasEnded else { return }
    expected.insert(.endOfItem)
    reportUnexpected()
    skipItem()
  }

  // declaration = session | exercise | let | use | definition | program ;
  private mutating func parseDeclaration() -> Declaration.Kind? {
    guard at(.word) else { return nil }
    itemHasEnded = false
    if token.keyword == nil, foreign(foreignStarts) == .def { _ = readForeignStart() }
    guard let keyword = token.keyword, keyword != .session, keyword != .week else {
      return parseMistypedDeclaration(among: [.workout, .breathing, .meditation, .exercise, .program])
    }
    if keyword.isSession {
      return startsSession() ? .session(parseSession(keyword)) : nil
    }
    if keyword == .exercise, startsSession() || peek().kind == .word { return .exercise(parseExerciseDeclaration()) }
    if keyword == .let, startsLet() { return .binding(parseLet()) }
    if keyword == .program, startsSession() { return .program(parseProgram()) }
    if keyword == .def, startsDefinition() { return .definition(parseDefinition(in: .workout)) }
    if keyword == .use { return parseUse() }
    return nil
  }

  // use = "use" QUOTED ;
  private mutating func parseUse() -> Declaration.Kind? {
    guard peek().kind == .text else { return parseBarePath() }
    presume()
    return parseText(of: .use).map { .use($0) }
  }

  /// `use library.satz`: the path lacks quotes.
  private mutating func parseBarePath() -> Declaration.Kind? {
    let space = UInt8(ascii: " ")
    let line = tree.source[token.end..<lineEnd(from: token.end)].prefix { $0 != UInt8(ascii: ";") }
    var bytes = line.drop { $0 == space }
    if let comment = bytes.indices.first(where: { bytes[$0...].starts(with: Array(" //".utf8)) }) {
      bytes = bytes[..<comment]
    }
    while bytes.last == space || bytes.last == UInt8(ascii: "\t") { bytes = bytes.dropLast() }
    guard let first = bytes.first, first != UInt8(ascii: "="), !bytes.contains(UInt8(ascii: "<")),
      bytes.contains(UInt8(ascii: ".")) || bytes.contains(UInt8(ascii: "/")) || peek().kind == .word
    else { return nil }
    let place = Span(
      start: UInt32(truncatingIfNeeded: bytes.startIndex), end: UInt32(truncatingIfNeeded: bytes.endIndex))
    let quoted = "\"\(string(bytes.startIndex, bytes.endIndex))\""
    report(
      .unexpected(found: .text(shortened(bytes.startIndex, bytes.endIndex)), expected: [.quoted]), at: place,
      hints: [.write("use \(quoted)")], fixes: [Fix(replace: place, with: quoted)])
    lexer.position = bytes.endIndex
    presume()
    return .use(Text(span: place))
  }

  mutating func startsSession() -> Bool {
    switch peek().kind {
    case .text, .open, .openBrace, .times, .tag: true
    case .word, .separator: lineHasBlock() || nextLineOpens()
    case .number, .clock, .hash, .close, .openParenthesis, .closeParenthesis, .comma, .at, .plus, .minus, .star, .slash,
      .percent, .equals, .dash, .ellipsis, .closeBrace, .change, .comparison, .comment, .foreign, .end:
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

  /// `day "1" < … >` in a program.
  mutating func parseMistypedSession() -> Declaration.Kind? {
    guard token.keyword == nil || atWord(.session) || atWord(.week) else { return nil }
    return parseMistypedDeclaration(among: [.workout, .breathing, .meditation])
  }

  /// `wrokout "Push" < … >`
  mutating func parseMistypedDeclaration(among words: [Keyword]) -> Declaration.Kind? {
    guard peek().kind == .text, lineHasBlock() else { return nil }
    let written = tokenText
    // Without a similar word, it is left to the items: `bench "…" <` is not a declaration.
    let names = [
      "day": "workout", "session": "workout", "week": "workout", "training": "workout", "routine": "program",
      "plan": "program", "programm": "program",
    ]
    guard let meant = names[written.lowercased()] ?? nearestWord(to: written, among: words.map({ $0.word })),
      let keyword = words.first(where: { $0.word == meant })
    else { return nil }
    report(
      .unknownDeclaration(written), at: token.span, hints: [.didYouMean(meant)],
      fixes: [Fix(replace: token.span, with: meant)])
    if keyword == .program { return .program(parseProgram()) }
    return keyword == .exercise ? .exercise(parseExerciseDeclaration()) : .session(parseSession(keyword))
  }

  // title = QUOTED | WORDS ;
  mutating func parseTitle(of keyword: Keyword, at word: Span) -> Name? {
    if at(.text) { return parseQuotedName() }
    if at(.word) {
      let start = token.start
      while at(.word), token.keyword?.endsTitle != true { presume() }
      if previousEnd > start {
        if keyword == .exercise { takeDetails(ofNameFrom: start, isAlone: true) }
        return Name(span: span(from: start), isQuoted: false)
      }
    }
    let place = Span(start: word.end, end: word.end)
    report(
      .missingTitle(of: keyword.word), at: word, hints: [.write("\(keyword.word) \"…\"")],
      fixes: [Fix(replace: place, with: " \"…\"")])
    return nil
  }
}

extension Keyword {
  /// Whether it begins a session.
  var isSession: Bool { self == .workout || self == .breathing || self == .meditation }

  /// Whether it ends a title without quotes.
  fileprivate var endsTitle: Bool {
    isAttribute || self == .optional || self == .on || self == .weeks || self == .cycle
  }
}
