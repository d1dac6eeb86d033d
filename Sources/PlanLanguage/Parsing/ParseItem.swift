/// Items: decides which one begins here, and parses those that are only a word and its value.

extension Parser {
  // item = group | exercise-item | rest-item | note-item | levels | let | call | loop | when | pick | state | rule
  //      | definition ;
  // breathing-item = breath | rest-item | note-item | let | call | [ "rounds" ] { QUOTED | times }! breathing-block
  //                | "for" VALUE "in" walk breathing-block ;
  // meditation-item = sitting | rest-item | note-item | let | call | [ "rounds" ] { QUOTED | times }! meditation-block
  //                 | "for" VALUE "in" walk meditation-block ;
  @inline(__always)
  mutating func parseItem(in context: BlockContext) -> Item {
    if context == .program { return parseProgramItem() }
    if context == .rule { return parseStatement() }
    let start = token.start
    switch token.kind {
    case .word:
      if context == .workout, let rest = parseRestAsNeeded() { return rest }
      if context == .workout, readRestInOtherWords() { return parseRestItem() ?? parseExerciseItem(in: context) }
      if let keyword = token.keyword {
        if let item = parseKeywordItem(keyword, in: context) { return item }
      } else if let item = parseForeignItem(in: context) ?? parseEveryMinutes(in: context) {
        return item
      }
      if context != .workout { return parseStillCall() ?? parseUnknownItem(in: context) }
      return parseExerciseItem(in: context)
    case .number, .clock, .openParenthesis:
      if atItemNumber { return parseItemBehindBullet(in: context) }
      if let group = parseTimesBeforeGroup(in: context) ?? parseLengthBeforeGroup(in: context) { return group }
      return parseExerciseItem(in: context)
    case .text where lineHasBlock(): return parseTitledGroup(in: context)
    case .text: return parseExerciseItem(in: context)
    case .open, .openBrace, .times: return parseGroup(.sequence, word: nil, in: context)
    case .minus, .star, .dash:
      return parseItemBehindBullet(in: context)
    case .tag, .hash:
      skipHashLine()
      return Item(from: span(from: start), .missing)
    case .close, .closeParenthesis, .comma, .at, .plus, .slash, .percent, .equals, .ellipsis, .closeBrace, .change,
      .comparison,
      .separator, .comment, .foreign, .end:
      expected.insert(context == .breathing ? .breath : context == .meditation ? .sitting : .item)
      reportUnexpected()
      return Item(from: span(from: start), .missing)
    }
  }

  /// Parses the item that this keyword begins here; nil if it is the first word of a name.
  mutating func parseKeywordItem(_ keyword: Keyword, in context: BlockContext) -> Item? {
    if context == .breathing, let movement = BreathMovement(keyword) { return parseBreath(movement) }
    if context == .meditation, let posture = SitPosture(keyword) { return parseSitting(posture) }
    if let item = parseNegativeLength(keyword, in: context) { return item }
    if keyword == .for, startsLoop() {
      let start = token.start
      let loop = parseLoop(in: context)
      return Item(from: span(from: start), .loop(loop))
    }
    if keyword == .for, let item = parseForTimeOfRungs(in: context) ?? parseForLength(in: context) { return item }
    if keyword.isGroup, let form = groupForm(startedBy: keyword) { return parseGroup(form, word: keyword, in: context) }
    if keyword == .every, let item = parseEveryMinute(in: context) { return item }
    if let item = parseWarmupLine(keyword) ?? parseForTimeLine(keyword) { return item }
    if keyword == .for, peek().kind == .word, headHasBlock() {
      let start = token.start
      let loop = parseLoop(in: context)
      return Item(from: span(from: start), .loop(loop))
    }
    if keyword == .levels, context == .workout, let item = parseLevels() { return item }
    if keyword == .else, let item = parseElseWithoutWhen(in: context) { return item }
    if keyword == .cap, context == .workout, let group = parseCapAlone(in: context) { return group }
    if keyword == .rest { return parseRestItem() }
    if keyword == .when, headHasBlock() {
      let start = token.start
      let when = parseWhen(in: context)
      return Item(from: span(from: start), .when(when))
    }
    if keyword == .by, headHasBlock() {
      let start = token.start
      let pick = parsePick(in: context)
      return Item(from: span(from: start), .pick(pick))
    }
    return parseDeclaringItem(keyword, in: context) ?? parseMisplaced(keyword, in: context)
  }

  /// Items that are allowed in programs as well as in workouts; nil if the keyword begins no such item here.
  mutating func parseDeclaringItem(_ keyword: Keyword, in context: BlockContext) -> Item? {
    let start = token.start
    if keyword == .note { return peek().kind == .text ? parseNote() : nil }
    if keyword == .let, startsLet() {
      let binding = parseLet()
      return Item(from: span(from: start), .binding(binding))
    }
    if keyword == .state, startsState() || stateLacksEquals() {
      let state = parseState()
      return Item(from: span(from: start), .state(state))
    }
    if keyword == .after, startsRule() || eventIsUnknown() {
      let rule = parseRule()
      return Item(from: span(from: start), .rule(rule))
    }
    if keyword == .def, startsDefinition() {
      let definition = parseDefinition(in: context)
      return Item(from: span(from: start), .definition(definition))
    }
    return nil
  }

  // rest-item = "rest" [ note ] | "rest" ( duration | way | "none" | "open" ) { aside }! ;
  private mutating func parseRestItem() -> Item? {
    let next = peek()
    let isValue = next.kind == .number || next.kind == .clock || next.kind == .openParenthesis
    let isAlone = next.kind == .separator || next.kind == .close || next.kind == .end || next.kind == .closeBrace
    let isWord = next.keyword == Keyword.none || next.keyword == .open
    guard isValue || isAlone || isWord || next.keyword == .note || recoveryFollows() || boundOfRestFollows() else {
      return nil
    }
    let start = token.start
    presume()
    // `rest note "walk"` lasts as long as the athlete likes.
    let isOpen = isAlone || next.keyword == .note
    let length = isOpen ? WrittenRest.open : parseRestLength()
    if !isOpen { _ = reportMovementBehindRest() }
    let attributes = parseAttributes()
    return Item(from: span(from: start), .rest(length), attributes: attributes)
  }

  // note-item = "note" QUOTED ;
  mutating func parseNote() -> Item {
    let start = token.start
    presume()
    let text = Text(span: insideQuotes(token))
    presume()
    return Item(from: span(from: start), .note(text))
  }

  /// Attributes after an item that takes only these; others are reported.
  mutating func parseAttributes() -> Nodes<Attribute> {
    let first = tree.attributes.count
    var seen = KeywordSet()
    while at(.word) {
      // Here, a `hold` is more likely the next breath than that of a rep.
      if let keyword = token.keyword, keyword.isAttribute, keyword != .hold {
        parseAttribute(keyword, seen: &seen, since: first)
      } else {
        parseUnknownAttribute(seen: &seen, since: first, takesIntensity: false)
      }
    }
    return Nodes(first, tree.attributes.count)
  }

  /// Whether a `<` follows before the item ends, or first on the next line.
  mutating func headHasBlock() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var last = token.kind
    for _ in 0..<1000 {
      let kind = lexer.next().kind
      if kind == .open || kind == .openBrace { return true }
      // `when load > 80kg < … >`
      if kind == .close, last != .separator, blockFollowsNumber() { continue }
      if kind == .close || kind == .end || last == .separator { return false }
      if kind != .comment, kind != .separator || last != .comma { last = kind }
    }
    return false
  }

  /// A `<` follows before the item ends.
  mutating func lineHasBlock() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var last = token.kind
    // A head is short; an unlimited search would be too slow for a text without separators.
    for _ in 0..<1000 {
      let kind = lexer.next().kind
      if kind == .open { return true }
      if kind == .close || kind == .end || kind == .separator && last != .comma { return false }
      if kind != .comment { last = kind }
    }
    return false
  }

  /// Skips to the end of the item, including its blocks.
  mutating func skipItem() {
    var open = 0
    while !at(.end) {
      if open == 0, at(.separator) || at(.close) { break }
      if at(.open) { open += 1 }
      if at(.close) { open -= 1 }
      presume()
      if open == 0, tree.byte(at: previousEnd - 1) == UInt8(ascii: ">") { break }
    }
    blockEnd = previousEnd
  }
}

extension Item {
  init(
    from span: Span, _ kind: Kind, intensities: Nodes<Intensity> = .none, attributes: Nodes<Attribute> = .none
  ) {
    self.init(span: span, kind: kind, intensities: intensities, attributes: attributes)
  }
}
