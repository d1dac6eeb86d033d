/// Groups: a head of keyword, name, `xN`, length, attributes and `@` in any order, then the block.

import SessionModel

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
      return keyword == .tabata && tree.byte(at: next.start) == UInt8(ascii: ":") && !lineHasBlock()
        ? group.bareForm : nil
    case .word:
      guard let word = next.keyword else { return nil }
      let isOfHead =
        word.isAttribute || word == .cap || word == .max && (keyword == .emom || group.bareForm.countsTimes)
        || word == .ladder && (keyword == .emom || keyword == .every) || word == .for && isWhatFor(lexer.next())
        || (word == .on || word == .off) && keyword == .tabata
        || word == .for && (keyword == .emom || keyword == .amrap)
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
  // every-group = "every" duration { "," duration } { QUOTED | times | at | attribute | cap | "alternate" }! block
  //             | "every" duration { "," duration } "max" { QUOTED | at | attribute | cap | "alternate" }! block ;
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
    reportEvery(in: head, since: first)
    let attributes = Nodes<Attribute>(first, tree.attributes.count)
    let headEnd = max(start, previousEnd)
    let isInOuterLadder = isInLadderOfNumbers
    if case .ladder(let rungs, _) = head.form { isInLadderOfNumbers = countsReps(rungs) }
    let isInOuterIntervals = isInIntervals
    isInIntervals = word == .every || word == .emom
    let inner: BlockContext = word == .breathing ? .breathing : word == .meditation ? .meditation : context
    let body =
      blockLineBegins(in: head)
      ? parseLineAsBlock(of: head, in: inner)
      : parseBlock(in: inner, of: word == nil ? span(from: start) : head.keyword)
    (isInLadderOfNumbers, isInIntervals) = (isInOuterLadder, isInOuterIntervals)
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

  /// The number behind the word: how long, how often or which rungs.
  mutating func parseLength(_ head: inout GroupHead) {
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
      var hint = word == .emom ? Hint.writeEither(word.entry.form, "emom max") : .write(word.entry.form)
      var fixes: [Fix] = []
      if word == .emom, let rungs = rungsOfLadderAhead() {
        hint = .write("emom x\(rungs)")
        fixes = [Fix(replace: Span(start: head.keyword.end, end: head.keyword.end), with: " x\(rungs)")]
      }
      report(.missingValue(of: word.word, form: word.entry.form), at: head.keyword, hints: [hint], fixes: fixes)
    }
  }
}

extension Goal {
  /// Nil for other words.
  init?(_ keyword: Keyword) { self.init(rawValue: keyword == .cal ? Keyword.calories.word : keyword.word) }
}
