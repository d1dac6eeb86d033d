/// Groups: a head of keyword, name, `xN`, length, attributes and `@` in any order, then the block.

import SessionModel

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

extension GroupWord {
  /// The form that it begins, before its length is known.
  var bareForm: GroupForm {
    switch self {
    case .warmup: .warmup
    case .cooldown: .cooldown
    case .superset: .superset
    case .circuit: .circuit
    case .rounds, .alternate: .rounds
    case .complex: .complex
    case .choose: .choose
    case .any: .anyOrder
    case .ladder: .ladder(.none, .closed)
    case .every: .every(.none)
    case .emom: .emom(nil)
    case .amrap: .amrap(nil)
    case .for: .forTime
    case .tabata: .tabata(on: nil, off: nil)
    case .breathing: .breathing(nil)
    case .meditation: .meditation
    }
  }
}

extension Keyword {
  var takesLength: Bool { entry.roles.contains(.takesLength) }
}

extension Parser {
  /// The form of the group that this keyword begins here, if what follows can follow it in a head.
  mutating func groupForm(startedBy keyword: Keyword) -> GroupForm? {
    guard let group = keyword.entry.group else { return nil }
    let position = lexer.position
    defer { lexer.position = position }
    let keywordEnd = token.end
    var next = lexer.next()
    if !keyword.entry.seconds.isEmpty {
      guard let second = next.keyword, keyword.entry.seconds.contains(second) else { return nil }
      next = lexer.next()
    }
    switch next.kind {
    case .open, .openBrace, .text, .times, .at: return group.bareForm
    case .number, .clock:
      if keyword.takesLength { return group.bareForm }
      // `for reps 3-5 < … >` is a loop without its `in`.
      if keyword == .for, listOrRangeFollows() { return nil }
      return lineHasBlock() ? group.bareForm : nil
    case .openParenthesis:
      // `rounds (n) < … >` lacks its `x`.
      let isOfTimes = keyword == .breathing || group.bareForm.countsTimes && next.start > keywordEnd
      return keyword.takesLength || isOfTimes && lineHasBlock() ? group.bareForm : nil
    case .separator: return lexer.next().kind == .open ? group.bareForm : nil
    // `tabata: squats`
    case .foreign:
      return keyword == .tabata && tree.source[next.start] == UInt8(ascii: ":") && !lineHasBlock()
        ? group.bareForm : nil
    case .word:
      guard let word = next.keyword else { return nil }
      let isOfHead =
        word.isAttribute || word == .cap || word == .max && keyword == .emom || word == .for && isWhatFor(lexer.next())
        || (word == .on || word == .off) && keyword == .tabata
      return isOfHead && lineHasBlock() ? group.bareForm : nil
    case .tag, .hash, .close, .closeParenthesis, .comma, .plus, .minus, .star, .slash, .percent, .equals, .dash,
      .ellipsis, .closeBrace, .change, .comparison, .comment, .end:
      return nil
    }
  }

  // group = plain-group | ladder | every-group | emom | amrap | for-time | for-goal | tabata | stillness ;
  // plain-group = ( "warmup" | "cooldown" | "choose" | "any" "order" | QUOTED ) head block
  //             | ( "superset" | "circuit" | "rounds" | "complex" | "alternate" ) rounds-head block
  //             | times block | block ;
  // ladder = "ladder" rungs { QUOTED | times | at | attribute | cap }! block ;
  // every-group = "every" duration { "," duration } { QUOTED | times | at | attribute | cap }! block
  //             | "every" duration { "," duration } "max" { QUOTED | at | attribute | cap }! block ;
  // emom = "emom" ( duration | times | "max" ) { QUOTED | at | attribute | "alternate" }! block
  //      | "emom" { QUOTED | at | attribute }! "<" "ladder" rising block ">" ;
  // rising = number-of-rung ~ "-" ~ number-of-rung ~ "-" ~ "..." ;
  // amrap = "amrap" [ duration ] { QUOTED | times | at | attribute }! block ;
  // for-time = "for" "time" { QUOTED | times | at | attribute | cap }! block ;
  // for-goal = "for" ( "load" | "reps" | "distance" | "calories" | "cal" )
  //              { QUOTED | times | at | attribute | cap }! block
  //          | "for" ( "load" | "reps" | "distance" | "calories" | "cal" )
  //              { QUOTED | times | at | attribute | length }! block ;
  // tabata = "tabata" { QUOTED | times | at | attribute | on | off }! block ;
  // stillness = "breathing" { QUOTED | times }! breathing-block | "breathing" { QUOTED | length }! breathing-block
  //           | "meditation" { QUOTED | times }! meditation-block ;
  mutating func parseGroup(_ form: GroupForm, word: Keyword?, in context: BlockContext) -> Item {
    let start = token.start
    takesColon = word != nil
    if word != nil { presume() }
    let goal = word.flatMap { parseSecondWord(of: $0) }
    let end = word == nil ? start : previousEnd
    let keyword = Span(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    return parseGroup(form, goal, from: start, keyword: keyword, word: word, in: context)
  }

  /// Whether what follows a number, and its unit, makes it the first of several.
  private mutating func listOrRangeFollows() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = lexer.next()
    if ahead.kind == .word { ahead = lexer.next() }
    return ahead.kind == .minus || ahead.kind == .dash || ahead.kind == .comma
  }

  /// The `time` of `for time`; what the group is done for, if it says so.
  mutating func parseSecondWord(of keyword: Keyword) -> Goal? {
    if keyword.entry.seconds.isEmpty { return nil }
    defer { presume() }
    return token.keyword.flatMap { Goal($0) }
  }

  /// The rest of a group, after its keyword.
  mutating func parseGroup(
    _ form: GroupForm, _ goal: Goal? = nil, from start: Int, keyword: Span, word: Keyword?, title: Name? = nil,
    in context: BlockContext
  ) -> Item {
    var head = GroupHead(form: form, word: word, keyword: keyword, alternates: word == .alternate, goal: goal)
    if word == nil { head.title = title }
    return parseGroup(head, from: start, titled: word == nil ? nil : title, in: context)
  }

  /// The rest of a group whose head has begun.
  ///
  /// - Parameter title: its name, if it came before the keyword.
  mutating func parseGroup(
    _ begun: GroupHead, from start: Int, titled title: Name? = nil, in context: BlockContext
  ) -> Item {
    var head = begun
    let word = head.word
    let first = tree.attributes.count
    (isInHead, takesColon) = (true, true)
    parseHead(&head, since: first)
    (isInHead, takesColon) = (false, false)
    if let title {
      if head.title == nil { head.title = title } else { reportSecondTitle(title, from: start, head) }
    }
    finishForm(&head)
    let attributes = Nodes<Attribute>(first, tree.attributes.count)
    let headEnd = max(start, previousEnd)
    let isInOuterLadder = isInLadderOfNumbers
    if case .ladder(let rungs, _) = head.form { isInLadderOfNumbers = countsReps(rungs) }
    defer { isInLadderOfNumbers = isInOuterLadder }
    let inner: BlockContext = word == .breathing ? .breathing : word == .meditation ? .meditation : context
    let body =
      blockLineBegins(in: head)
      ? parseLineAsBlock(of: head, in: inner)
      : parseBlock(in: inner, of: word == nil ? span(from: start) : head.keyword)
    reportCapWithoutTimes(&head, of: body)
    let place = span(from: start)
    if inner == .workout { reportBehindBlock(of: head, attributes, from: start, headEnd: headEnd) }
    tree.groups.append(
      GroupItem(
        form: head.form, keyword: head.keyword, title: head.title, times: head.times, goal: head.goal,
        length: head.length, endsWithMiss: head.endsWithMiss,
        cap: head.cap?.value, alternates: head.alternates, body: body))
    return Item(
      from: place, .group(NodeID(tree.groups.count - 1)), intensities: head.intensities,
      attributes: attributes)
  }

  // head = { times | at | attribute | cap }! ;
  // rounds-head = { times | at | attribute }! | times { at | attribute | cap }! ;
  private mutating func parseHead(_ head: inout GroupHead, since first: Int) {
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
        if head.times == nil {
          head.times = times
        } else {
          let place = span(from: sign)
          report(.duplicate("x"), at: place, hints: [.remove], fixes: [Fix(replace: place, with: "")])
        }
      case .number, .clock, .openParenthesis: parseLength(&head)
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
    } else if keyword == .cap || keyword == .on || keyword == .off {
      parseClock(keyword, &head)
    } else if keyword == .for, isWhatFor(peek()) {
      reportForTime(&head)
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

  private mutating func parseLength(_ head: inout GroupHead) {
    let start = token.start
    if case .breathing(nil) = head.form, head.times == nil {
      head.form = .breathing(parseCycleLength())
      return
    }
    guard let word = head.word, word.takesLength, !head.hasLength else { return parseStrayNumber(&head) }
    head.hasLength = true
    switch head.form {
    case .ladder: head.form = parseRungs()
    case .every: head.form = .every(parseList { $0.parseDuration(of: .every) })
    case .emom: head.form = .emom(parseDuration(of: .emom))
    case .amrap: head.form = .amrap(parseDuration(of: .amrap))
    case .sequence, .warmup, .cooldown, .superset, .circuit, .rounds, .complex, .choose, .anyOrder, .forTime, .tabata,
      .breathing, .meditation:
      break
    }
    if token.start == start { reportUnexpected() }
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
    case .sequence, .warmup, .cooldown, .superset, .circuit, .rounds, .complex, .choose, .anyOrder, .ladder, .every,
      .forTime:
      guard keyword == .cap else { return reportNotTaken(place, keyword, head) }
      if head.length != nil { return reportNotTaken(place, keyword, head) }
      guard head.cap == nil else {
        return report(.duplicate(keyword.word), at: place, hints: [.remove], fixes: [Fix(replace: place, with: "")])
      }
      head.cap = (value, place)
    case .tabata, .emom, .amrap, .breathing, .meditation: reportNotTaken(place, keyword, head)
    }
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
  private mutating func risingLadderFollows() -> Bool {
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

  /// Combines the parts of the whole head, and reports a missing length.
  private mutating func finishForm(_ head: inout GroupHead) {
    if case .tabata = head.form { head.form = .tabata(on: head.on, off: head.off) }
    guard let word = head.word, word.takesLength, word != .amrap, !head.hasLength, word != .emom || head.times == nil
    else { return }
    if word == .emom {
      if risingLadderFollows() {
        head.form = .emom(nil)
        return
      }
      head.form = .emom(missing)
    }
    if token.start != quietAt {
      let hint = word == .emom ? Hint.writeEither(word.entry.form, "emom max") : .write(word.entry.form)
      report(.missingValue(of: word.word, form: word.entry.form), at: head.keyword, hints: [hint])
    }
  }
}

extension Goal {
  /// Nil for other words.
  init?(_ keyword: Keyword) { self.init(rawValue: keyword == .cal ? Keyword.calories.word : keyword.word) }
}

extension GroupHead {
  func name(in tree: PlanTree) -> String { keyword.start == keyword.end ? "< … >" : tree.string(keyword) }
}
