/// The head of a group: its length, its times, its clock, its title and what its items take over.

import SessionModel

extension Parser {
  // head = { times | at | attribute | cap }! ;
  // rounds-head = { times | at | attribute }! | times { at | attribute | cap }! ;
  mutating func parseHead(_ head: inout GroupHead, since first: Int) {
    var seen = KeywordSet()
    parts: while true {
      if blockLineBegins(in: head) { return }
      switch token.kind {
      case .text:
        guard head.title == nil else { break parts }
        head.title = parseQuotedName()
      case .times:
        let sign = token.start
        let times = parseTimes()
        if let earlier = head.times {
          let place = span(from: sign)
          let isSame = times.map { tree.says($0.span, sameAs: earlier.span) } ?? false
          report(
            .duplicate("x"), at: place, hints: [.remove], fixes: isSame ? [Fix(replace: place, with: "")] : [])
        } else {
          head.times = times
        }
      case .number, .clock, .openParenthesis: parseLength(&head)
      case .at where reportSignBeforeAttribute(): break
      case .at where heightFollows: parseHeightBehindAt(seen: &seen, since: first)
      case .at where cadenceFollows: parseCadenceBehindAt(seen: &seen, since: first)
      case .at: parseHeadIntensity(&head)
      case .word: parseHeadWord(&head, seen: &seen, since: first)
      case .open, .openBrace, .separator, .close, .closeBrace, .end: return
      case .tag, .hash, .closeParenthesis, .comma, .plus, .minus, .star, .slash, .percent, .equals, .dash, .ellipsis,
        .change, .comparison, .comment, .foreign:
        break parts
      }
    }
    expected.insert(.attribute)
    expected.insert(.block)
    reportUnexpected()
  }

  private mutating func parseHeadIntensity(_ head: inout GroupHead) {
    let place = token.span
    presume()
    let start = tree.intensities.count
    parseIntensity()
    while at(.comma), intensityFollowsComma(), acceptListComma(beforeWords: true) { parseIntensity() }
    guard head.intensities.isEmpty else {
      return report(.duplicate("@"), at: span(from: Int(place.start)), hints: [.remove])
    }
    head.intensities = Nodes(start, tree.intensities.count)
  }

  private mutating func parseHeadWord(_ head: inout GroupHead, seen: inout KeywordSet, since first: Int) {
    guard let keyword = token.keyword else {
      return parseUnknownAttribute(seen: &seen, since: first, others: [.cap, .on, .off, .alternate])
    }
    if keyword == .alternate, !takesNext(.alternate) {
      presume()
      head.alternates = true
    } else if keyword == .max, head.word == .emom || head.word == .every {
      parseMost(&head)
    } else if keyword == .max, head.form.countsTimes {
      let place = token.span
      presume()
      report(.notTaken(by: head.name(in: tree), Keyword.max.word), at: place, hints: [.endEarly("x1-10")])
    } else if keyword == .ladder {
      reportLadderInHead(&head)
    } else if keyword == .cap || keyword == .on || keyword == .off {
      parseClock(keyword, &head)
    } else if keyword == .for, isWhatFor(peek()) {
      reportForTime(&head)
    } else if keyword == .for, head.word == .emom || head.word == .amrap, !head.hasLength, followsNumber() {
      reportForBeforeLength()
    } else if keyword == .for, head.word == .every, head.times == nil, peek().kind == .number {
      reportLengthOfEvery(&head)
    } else if keyword.isAttribute {
      parseAttribute(keyword, seen: &seen, since: first)
    } else {
      parseUnknownAttribute(seen: &seen, since: first, others: [.cap, .on, .off, .alternate])
    }
  }

  // times = "x" ( INTEGER [ ~ "-" ~ INTEGER ] | INTEGER { "or" [ "x" ] INTEGER } | enclosed ) ;
  mutating func parseTimes() -> Expression? {
    presume()
    guard at(.number) || at(.openParenthesis) else {
      expected.insert(.number)
      reportUnexpected()
      return nil
    }
    // `rounds x4-6`: the last two are optional.
    return peekedRange() ? parseValue() : parseRounds(after: parseOperand())
  }

  /// Whether a dash and another number follow the number here without a space.
  private mutating func peekedRange() -> Bool {
    guard at(.number) else { return false }
    let position = lexer.position
    defer { lexer.position = position }
    let (end, sign) = (token.end, lexer.next())
    guard sign.kind == .minus || sign.kind == .dash, sign.start == end else { return false }
    let next = lexer.next()
    return next.kind == .number && next.start == sign.end
  }

  // cap = "cap" duration ;
  // on = "on" duration ;
  // off = "off" duration ;
  private mutating func parseClock(_ keyword: Keyword, _ head: inout GroupHead) {
    let start = token.start
    presume()
    let value = startsValue ? parseDuration(of: keyword) : parseMissingValue(of: keyword)
    let place = span(from: start)
    switch head.form {
    case .tabata where keyword == .on: head.on = store(value)
    case .tabata where keyword == .off: head.off = store(value)
    case .circuit, .superset, .rounds, .sequence:
      if keyword == .on, let work = isQuantity(value), work.unit.isTime, atWord(.off), followsNumber() {
        return reportOnOff(string(Int(value.span.start), Int(value.span.end)), from: start, head)
      }
      parseCap(keyword, value, place, &head)
    case .warmup, .cooldown, .complex, .choose, .anyOrder, .ladder, .every, .forTime:
      parseCap(keyword, value, place, &head)
    case .tabata, .emom, .amrap, .breathing, .meditation: reportNotTaken(place, keyword, head)
    }
  }

  private mutating func parseCap(_ keyword: Keyword, _ value: Expression, _ place: Span, _ head: inout GroupHead) {
    guard keyword == .cap, head.length == nil else { return reportNotTaken(place, keyword, head) }
    if let earlier = head.cap {
      let isSame = tree.says(value.span, sameAs: earlier.value.span)
      return report(
        .duplicate(keyword.word), at: place, hints: [.remove], fixes: isSame ? [Fix(replace: place, with: "")] : [])
    }
    head.cap = (value, place)
  }

  /// `emom max`, `every 2min max`: as many rounds as one can; with `x16` at most so many.
  private mutating func parseMost(_ head: inout GroupHead) {
    let place = token.span
    presume()
    let isOfLength = head.word == .emom && head.hasLength
    guard !isOfLength, !head.endsWithMiss else { return reportNotTaken(place, .max, head) }
    head.endsWithMiss = true
    if head.word == .emom { head.hasLength = true }
  }

  /// `emom < ladder 1-2-... < burpee > >`: it ends when a minute is missed, so it has no length.
  mutating func risingLadderFollows() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = token
    while ahead.kind == .separator { ahead = lexer.next() }
    guard ahead.kind == .open else { return false }
    ahead = lexer.next()
    while ahead.kind == .separator || ahead.kind == .comment { ahead = lexer.next() }
    guard ahead.keyword == .ladder else { return false }
    for _ in 0..<16 {
      ahead = lexer.next()
      if ahead.kind == .ellipsis { return true }
      guard ahead.kind == .number || ahead.kind == .minus || ahead.kind == .dash else { return false }
    }
    return false
  }
}

/// A group's head while it is being parsed.
struct GroupHead {
  var form: GroupForm
  /// Its first keyword; nil for a bare `< … >`.
  var word: Keyword?
  var keyword: Span
  var title: Name?
  var times: Expression?
  var alternates = false
  var hasLength = false
  /// What it is for, if that is not time.
  var goal: Goal?
  /// `for load 15min`
  var length: Expression?
  /// `emom max`
  var endsWithMiss = false
  var cap: (value: Expression, span: Span)?
  var on: NodeID<Expression>?
  var off: NodeID<Expression>?
  var intensities = Nodes<Intensity>.none
}

extension GroupHead {
  func name(in tree: PlanTree) -> String { keyword.start == keyword.end ? "< … >" : tree.string(keyword) }
}
