/// Groups: a head of keyword, name, `xN`, length, attributes and `@` in any order, then the block.

/// A group's head while it is being parsed.
private struct GroupHead {
  var form: GroupForm
  /// Its first keyword; nil for a bare `< … >`.
  var word: Keyword?
  var keyword: Span
  var title: Name?
  var times: Expression?
  var alternates = false
  var hasLength = false
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
    case .amrap: .amrap(Expression(span: Span(start: 0, end: 0), kind: .missing))
    case .for: .forTime
    case .tabata: .tabata(on: nil, off: nil)
    case .breathing: .breathing
    case .meditation: .meditation
    }
  }
}

extension Keyword {
  fileprivate var takesLength: Bool { entry.roles.contains(.takesLength) }
}

extension Parser {
  /// The form of the group that this keyword begins here, if what follows can follow it in a head.
  mutating func groupForm(startedBy keyword: Keyword) -> GroupForm? {
    guard let group = keyword.entry.group else { return nil }
    let position = lexer.position
    defer { lexer.position = position }
    var next = lexer.next()
    if let second = keyword.entry.second {
      guard next.keyword == second else { return nil }
      next = lexer.next()
    }
    switch next.kind {
    case .open, .openBrace, .text, .times, .at: return group.bareForm
    case .number, .clock:
      if keyword.takesLength { return group.bareForm }
      return lineHasBlock() ? group.bareForm : nil
    case .openParenthesis: return keyword.takesLength ? group.bareForm : nil
    case .separator: return lexer.next().kind == .open ? group.bareForm : nil
    case .word:
      guard let word = next.keyword else { return nil }
      let isOfHead =
        word.isAttribute || word == .cap || word == .for && lexer.next().keyword == .time
        || (word == .on || word == .off) && keyword == .tabata
      return isOfHead && lineHasBlock() ? group.bareForm : nil
    case .tag, .hash, .close, .closeParenthesis, .comma, .plus, .minus, .star, .slash, .percent, .equals, .dash,
      .ellipsis, .closeBrace, .change, .comparison, .comment, .foreign, .end:
      return nil
    }
  }

  // group = plain-group | ladder | every-group | emom | amrap | for-time | tabata | stillness ;
  // plain-group = ( "warmup" | "cooldown" | "choose" | "any" "order" | QUOTED ) head block
  //             | ( "superset" | "circuit" | "rounds" | "complex" | "alternate" ) rounds-head block
  //             | times block | block ;
  // ladder = "ladder" rungs { QUOTED | times | at | attribute | cap }! block ;
  // every-group = "every" duration { "," duration } { QUOTED | times | at | attribute | cap }! block ;
  // emom = "emom" ( duration | times ) { QUOTED | at | attribute | "alternate" }! block ;
  // amrap = "amrap" duration { QUOTED | times | at | attribute }! block ;
  // for-time = "for" "time" { QUOTED | times | at | attribute | cap }! block ;
  // tabata = "tabata" { QUOTED | times | at | attribute | on | off }! block ;
  // stillness = "breathing" { QUOTED | times }! breathing-block | "meditation" { QUOTED | times }! meditation-block ;
  mutating func parseGroup(_ form: GroupForm, word: Keyword?, in context: BlockContext) -> Item {
    let start = token.start
    if word != nil { presume() }
    if word?.entry.second != nil { presume() }
    let end = word == nil ? start : previousEnd
    let keyword = Span(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    return parseGroup(form, from: start, keyword: keyword, word: word, in: context)
  }

  /// The rest of a group, after its keyword.
  mutating func parseGroup(
    _ form: GroupForm, from start: Int, keyword: Span, word: Keyword?, in context: BlockContext
  ) -> Item {
    var head = GroupHead(form: form, word: word, keyword: keyword, alternates: word == .alternate)
    let first = tree.attributes.count
    parseHead(&head, since: first)
    finishForm(&head)
    let attributes = Nodes<Attribute>(first, tree.attributes.count)
    let inner: BlockContext = word == .breathing ? .breathing : word == .meditation ? .meditation : context
    let body = parseBlock(in: inner, of: word == nil ? span(from: start) : keyword)
    tree.groups.append(
      GroupItem(
        form: head.form, keyword: keyword, title: head.title, times: head.times, cap: head.cap?.value,
        alternates: head.alternates, body: body))
    return Item(
      from: span(from: start), .group(NodeID(tree.groups.count - 1)), intensities: head.intensities,
      attributes: attributes)
  }

  // head = { times | at | attribute | cap }! ;
  // rounds-head = { times | at | attribute }! | times { at | attribute | cap }! ;
  private mutating func parseHead(_ head: inout GroupHead, since first: Int) {
    var seen = KeywordSet()
    parts: while true {
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
    } else if keyword == .cap || keyword == .on || keyword == .off {
      parseClock(keyword, &head)
    } else if keyword == .for, peek().keyword == .time {
      reportForTime(&head)
    } else if keyword.isAttribute {
      parseAttribute(keyword, seen: &seen, since: first)
    } else {
      parseUnknownAttribute(seen: &seen, since: first, others: [.cap, .on, .off, .alternate])
    }
  }

  // times = "x" ( INTEGER | "(" expression ")" ) ;
  mutating func parseTimes() -> Expression? {
    presume()
    guard at(.number) || at(.openParenthesis) else {
      expected.insert(.number)
      reportUnexpected()
      return nil
    }
    return parseOperand()
  }

  private mutating func parseLength(_ head: inout GroupHead) {
    let start = token.start
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

  /// `rounds 5 < … >` lacks its `x`, `for time 10min` its `cap`; others take no length.
  private mutating func parseStrayNumber(_ head: inout GroupHead) {
    let start = token.start
    let value = parseValue()
    let written = shortened(start, previousEnd)
    if at(.times), isTouching, head.times == nil, isQuantity(value)?.unit == Unit.none {
      // `superset 3x < … >`
      presume()
      head.times = value
      let place = span(from: start)
      return report(
        .timesWithoutSign(written), at: place, hints: [.write("x\(written)")],
        fixes: [Fix(replace: place, with: "x\(written)")])
    }
    let place = span(from: start)
    let before = Span(start: place.start, end: place.start)
    if let quantity = isQuantity(value), quantity.unit == .none, head.times == nil {
      head.times = value
      report(
        .timesWithoutSign(written), at: place, hints: [.write("x\(written)")], fixes: [Fix(replace: before, with: "x")])
    } else if head.form == .forTime, head.cap == nil {
      head.cap = (value, place)
      report(
        .notTaken(by: "for time", written), at: place, hints: [.write("cap \(written)")],
        fixes: [Fix(replace: before, with: "cap ")])
    } else {
      report(
        .notTaken(by: head.name(in: tree), written), at: place, hints: [.remove], fixes: [Fix(replace: place, with: "")]
      )
    }
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
      guard head.cap == nil else {
        return report(.duplicate(keyword.word), at: place, hints: [.remove], fixes: [Fix(replace: place, with: "")])
      }
      head.cap = (value, place)
    case .tabata, .emom, .amrap, .breathing, .meditation: reportNotTaken(place, keyword, head)
    }
  }

  private mutating func reportNotTaken(_ place: Span, _ keyword: Keyword, _ head: GroupHead) {
    report(
      .notTaken(by: head.name(in: tree), keyword.word), at: place, hints: [.remove],
      fixes: [Fix(replace: place, with: "")])
  }

  /// `rounds x3 for time < … >`: reads the group as `for time x3`.
  private mutating func reportForTime(_ head: inout GroupHead) {
    let start = token.start
    presume()
    presume()
    let place = span(from: start)
    let times = head.times.map { " x" + shortened(Int($0.span.start), Int($0.span.end)) } ?? ""
    let canBe = head.word.map { !$0.takesLength && $0 != .tabata && $0 != .for } ?? false
    report(
      .notTaken(by: head.name(in: tree), "for time"), at: place,
      hints: [canBe ? .write("for time\(times) < … >") : .remove],
      fixes: (canBe ? [Fix(replace: head.keyword, with: "for time")] : []) + [Fix(replace: place, with: "")])
    if canBe { head.form = .forTime }
  }

  /// `rounds cap 7min < … >` does not say how many: as many as possible is `amrap 7min`.
  private mutating func reportCapWithoutTimes(_ head: inout GroupHead) {
    guard let (value, place) = head.cap, head.times == nil, head.keyword.start < head.keyword.end,
      head.form.countsTimes
    else { return }
    let amrap = "amrap \(shortened(Int(value.span.start), Int(value.span.end)))"
    report(
      .notTaken(by: head.name(in: tree), "cap"), at: place,
      hints: [.writeFor(amrap, meaning: .manyRounds), .writeFor("\(head.name(in: tree)) x3", meaning: .someRounds)],
      fixes: [Fix(replace: head.keyword, with: amrap), Fix(replace: place, with: "")])
    head.form = .amrap(value)
    head.cap = nil
  }

  /// Combines the parts of the whole head, and reports a missing length.
  private mutating func finishForm(_ head: inout GroupHead) {
    if case .tabata = head.form { head.form = .tabata(on: head.on, off: head.off) }
    reportCapWithoutTimes(&head)
    guard let word = head.word, word.takesLength, !head.hasLength, word != .emom || head.times == nil else { return }
    if word == .emom { head.form = .emom(missing) }
    if token.start != quietAt {
      report(.missingValue(of: word.word, form: word.entry.form), at: head.keyword, hints: [.write(word.entry.form)])
    }
  }

  /// `5 rounds < … >`, `3 rounds for time < … >`: the number is where only an exercise's count can be.
  mutating func parseTimesBeforeGroup(in context: BlockContext) -> Item? {
    guard at(.number), token.thousandths % 1000 == 0, let word = groupBehindNumber() else { return nil }
    let number = token
    presume()
    let isForTime = word != .for && peek().keyword == .for
    if isForTime { presume() }
    let keyword = isForTime ? .for : word
    let end = isForTime || word == .for ? peek().span.end : token.span.end
    let written = "\(keyword.groupHead) x\(shortened(number.start, number.end))"
    report(
      .timesWithoutSign(shortened(number.start, number.end)), at: number.span, hints: [.write(written)],
      fixes: [Fix(replace: Span(start: number.span.start, end: end), with: written)])
    guard let group = keyword.entry.group else { return nil }
    var item = parseGroup(group.bareForm, word: keyword, in: context)
    item.span.start = number.span.start
    if case .group(let id) = item.kind, tree.groups[Int(id.index)].times == nil {
      let times = Quantity(thousandths: number.thousandths, unit: .none)
      tree.groups[Int(id.index)].times = Expression(span: number.span, kind: .quantity(times))
    }
    return item
  }

  /// The keyword of a group that counts, if that and a block follow the number.
  private mutating func groupBehindNumber() -> Keyword? {
    let position = lexer.position
    defer { lexer.position = position }
    let next = lexer.next()
    guard next.kind == .word, let keyword = next.keyword, keyword.isGroup, !keyword.takesLength else { return nil }
    var behind = lexer.next()
    if keyword == .for || behind.keyword == .for {
      if keyword != .for { behind = lexer.next() }
      guard behind.keyword == .time else { return nil }
      behind = lexer.next()
    }
    if behind.kind == .open { return keyword }
    guard behind.kind == .word, let word = behind.keyword, word.isAttribute || word == .cap else { return nil }
    return lineHasBlock() ? keyword : nil
  }
}

extension GroupForm {
  /// Whether it lasts as many rounds as `xN` says.
  fileprivate var countsTimes: Bool {
    switch self {
    case .superset, .circuit, .rounds, .complex: true
    case .sequence, .warmup, .cooldown, .choose, .anyOrder, .ladder, .every, .emom, .amrap, .forTime, .tabata,
      .breathing, .meditation:
      false
    }
  }
}

extension GroupHead {
  func name(in tree: PlanTree) -> String { keyword.start == keyword.end ? "< … >" : tree.string(keyword) }
}
