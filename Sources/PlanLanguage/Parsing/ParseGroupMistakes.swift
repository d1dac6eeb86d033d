/// Heads of groups as people write them: `rounds 5`, `5 rounds`, `rounds x3 for time`, `rounds cap 7min`.

import SessionModel

extension Parser {
  /// `cap 10min < row 1000m; burpee 50 >`: read as work for time.
  mutating func parseCapAlone(in context: BlockContext) -> Item? {
    let next = peek()
    guard next.kind == .clock || next.kind == .number && next.unit.isTime, headHasBlock() else { return nil }
    let before = Span(start: token.span.start, end: token.span.start)
    report(
      .unknownGroup(tokenText), at: token.span,
      hints: [.write("for time cap \(shortened(next.start, next.end)) < … >")],
      fixes: [Fix(replace: before, with: "for time ")])
    return parseGroup(.forTime, word: nil, in: context)
  }

  /// `rounds 5 < … >` lacks its `x`, `for time 10min` its `cap`; `for load` may have a length, others take none.
  mutating func parseStrayNumber(_ head: inout GroupHead) {
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
    let isCount =
      isQuantity(value).map { $0.unit == .none }
      ?? (head.form.countsTimes && (tree.byte(at: start) == UInt8(ascii: "(") || isRangeOfCounts(value)))
    if isCount, head.times == nil {
      readCount(value, from: start, &head)
    } else if head.form == .forTime, head.goal != nil, head.length == nil, head.cap == nil {
      head.length = parseDurations(after: value)
    } else if head.form == .forTime, head.cap == nil, head.length == nil {
      head.cap = (value, place)
      report(
        .notTaken(by: head.name(in: tree), written), at: place, hints: [.write("cap \(written)")],
        fixes: [Fix(replace: before, with: "cap ")])
    } else if atWord(.on), let time = isQuantity(value), time.unit.isTime, let off = offAhead() {
      reportTimesBeforeWords(written, from: start, off, &head)
    } else if case .tabata(nil, nil) = head.form, let clock = workAndRest(value) {
      report(
        .notTaken(by: head.name(in: tree), written), at: place, hints: [.write(clock)],
        fixes: [Fix(replace: place, with: clock)])
    } else {
      report(
        .notTaken(by: head.name(in: tree), written), at: place, hints: [.remove])
    }
  }

  /// `3-4`
  private func isRangeOfCounts(_ value: Expression) -> Bool {
    guard case .range(let operands) = value.kind else { return false }
    let (low, high) = tree[operands]
    return isQuantity(low)?.unit == Unit.none && isQuantity(high)?.unit == Unit.none
  }

  /// `rounds 5`, `circuit 3 rounds`
  private mutating func readCount(_ value: Expression, from start: Int, _ head: inout GroupHead) {
    head.times = value
    let (place, written) = (span(from: start), shortened(start, previousEnd))
    var fixes = [Fix(replace: Span(start: place.start, end: place.start), with: "x")]
    if at(.word), ["rounds", "round", "times", "runden", "mal"].contains(tokenText.lowercased()) {
      presume()
      fixes.append(Fix(replace: Span(start: place.end, end: span(from: start).end), with: ""))
    }
    report(.timesWithoutSign(written), at: span(from: start), hints: [.write("x\(written)")], fixes: fixes)
  }

  mutating func reportNotTaken(_ place: Span, _ keyword: Keyword, _ head: GroupHead) {
    report(
      .notTaken(by: head.name(in: tree), keyword.word), at: place, hints: [.remove])
  }

  /// `emom 5min ladder 1-5 < … >`: the ladder has a block of its own. Reads over its numbers.
  mutating func reportLadderInHead(_ head: inout GroupHead) {
    let (start, written) = (token.start, string(Int(head.keyword.start), previousEnd))
    presume()
    let first = previousEnd
    while at(.number) || at(.minus) || at(.dash) || at(.ellipsis) || at(.comma) { presume() }
    let rungs = rungs(from: first, to: previousEnd)
    let isBare = head.word == .emom && !head.hasLength
    let length = isBare ? rungs.count.map { " x\($0)" } ?? "" : ""
    if isBare { (head.hasLength, head.form) = (true, .emom(missing)) }
    report(
      .notTaken(by: head.name(in: tree), Keyword.ladder.word), at: span(from: start),
      hints: [.write("\(written)\(length) < \(Keyword.ladder.word)\(rungs.text) < … > >")])
  }

  /// The numbers of a ladder as they are written, and how many rungs they are; nil if it has no end, or nobody knows.
  private func rungs(from start: Int, to end: Int) -> (text: String, count: Int?) {
    let text = shortened(start, end)
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard text.split(separator: ".").count < 2, numbers.count > 1 else { return (text, nil) }
    let isPlain = text.allSatisfy { $0.isNumber || $0 == " " || $0 == "-" || $0 == "–" }
    guard numbers.count == 2, isPlain else { return (text, numbers.count) }
    return (text, CountedRungs.count(from: WideInt(numbers[0]), to: WideInt(numbers[1])).map { Int(clamping: $0) })
  }

  /// The number of rungs of the ladder that is the block here.
  mutating func rungsOfLadderAhead() -> Int? {
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = token
    while ahead.kind == .separator || ahead.kind == .open || ahead.kind == .comment { ahead = lexer.next() }
    guard ahead.keyword == .ladder else { return nil }
    let start = ahead.end
    ahead = lexer.next()
    while ahead.kind == .number || ahead.kind == .minus || ahead.kind == .dash { ahead = lexer.next() }
    return ahead.kind == .open ? rungs(from: start, to: ahead.start).count : nil
  }

  /// Whether the word after `for` says what a group is done for.
  func isWhatFor(_ token: Token) -> Bool {
    token.keyword.map { Keyword.for.entry.seconds.contains($0) } ?? false
  }

  /// `rounds x3 for time < … >`: reads the group as `for time x3`.
  mutating func reportForTime(_ head: inout GroupHead) {
    let start = token.start
    presume()
    let goal = token.keyword.flatMap { Goal($0) }
    presume()
    let place = span(from: start)
    let wanted = "for \(goal?.rawValue ?? "time")"
    let times = head.times.map { " x" + shortened(Int($0.span.start), Int($0.span.end)) } ?? ""
    let canBe = head.word.map { !$0.takesLength && $0 != .tabata && $0 != .for } ?? false
    report(
      .notTaken(by: head.name(in: tree), wanted), at: place,
      hints: [
        canBe
          ? .write("\(wanted)\(times) < … >")
          : goal == nil ? .remove : .write("\(wanted) < \(head.name(in: tree)) … < … > >")
      ],
      fixes: (canBe ? [Fix(replace: head.keyword, with: wanted)] : []) + [Fix(replace: place, with: "")])
    if canBe { (head.form, head.goal) = (.forTime, goal) }
  }

  /// `every 90s for 12min < … >`, `every 3min for 5 rounds < … >`: how often, as `x8`.
  mutating func reportLengthOfEvery(_ head: inout GroupHead) {
    let start = token.start
    presume()
    let value = parseValue()
    if at(.word), ["rounds", "sets", "times", "runden"].contains(tokenText.lowercased()) { presume() }
    let place = span(from: start)
    guard let number = isQuantity(value), let rounds = rounds(of: head, in: number) else {
      return report(.notTaken(by: head.name(in: tree), shortened(start, previousEnd)), at: place, hints: [.remove])
    }
    head.times = Expression(span: value.span, kind: .quantity(Quantity(thousandths: rounds * 1000, unit: .none)))
    report(
      .notTaken(by: head.name(in: tree), shortened(start, previousEnd)), at: place, hints: [.write("x\(rounds)")],
      fixes: [Fix(replace: place, with: "x\(rounds)")])
  }

  /// How many rounds of an `every` a length is; a number without a unit is of rounds.
  private func rounds(of head: GroupHead, in length: Quantity) -> Int32? {
    if length.unit == .none { return length.thousandths > 0 ? length.thousandths / 1000 : nil }
    guard case .every(let lengths) = head.form, lengths.count == 1, let each = tree[lengths].first.flatMap(isQuantity),
      length.thousandths % 1000 == 0, each.thousandths % 1000 == 0, let whole = length.wholeSeconds,
      let one = each.wholeSeconds, one > 0, whole < 86_400, whole % one == 0, whole / one > 0
    else { return nil }
    return whole / one
  }

  /// `rounds cap 7min < … >` does not say how many: as many as possible is `amrap 7min`. With an `amrap` in it that
  /// fills what is left, it is one.
  mutating func reportCapWithoutTimes(_ head: inout GroupHead, of body: Body) {
    guard let (value, place) = head.cap, head.times == nil, head.keyword.start < head.keyword.end,
      head.form.countsTimes, !tree[body.items].contains(where: { tree.fillsWhatIsLeft($0) })
    else { return }
    let length = shortened(Int(value.span.start), Int(value.span.end))
    let title = head.title.map { " \"\(tree.string($0))\"" } ?? ""
    if endsToFailure(body) {
      let goal = "\(Keyword.for.word) \(Goal.reps.rawValue)"
      report(
        .capWithoutTimes(head.name(in: tree)), at: place,
        hints: [.write("\(goal) \(Keyword.cap.word) \(length)\(title)")],
        fixes: [Fix(replace: head.keyword, with: goal)])
      (head.form, head.goal) = (.forTime, .reps)
      return
    }
    let amrap = "amrap \(length)"
    // In an interval, one round against the clock is as likely, and a ladder goes up only once.
    let isLadder = if case .ladder? = tree.onlyGroup(in: body)?.form { true } else { false }
    let isOnce = isInIntervals || isLadder
    let once = isOnce ? [Hint.writeFor("for time cap \(length)" + title, meaning: .oneRound)] : []
    report(
      .capWithoutTimes(head.name(in: tree)), at: place,
      hints: once + [
        .writeFor(amrap + title, meaning: .manyRounds),
        .writeFor("\(head.name(in: tree)) x5 cap \(length)" + title, meaning: .someRounds),
      ],
      fixes: isOnce ? [] : [Fix(replace: head.keyword, with: amrap), Fix(replace: place, with: "")])
    head.form = .amrap(value)
    head.cap = nil
  }

  /// Whether a set to failure is the last thing in a block: it goes on until the cap.
  private func endsToFailure(_ body: Body) -> Bool {
    guard case .exercise(_, let sets)? = tree[body.items].last?.kind, let last = tree[sets].last else { return false }
    if case .max = last.target { return last.within == nil }
    return false
  }

  /// A group with its title first: a bare one, or `"Fran" for time < … >`.
  mutating func parseTitledGroup(in context: BlockContext) -> Item {
    let start = token.start
    let title = parseQuotedName()
    let empty = Span(start: span(from: start).start, end: span(from: start).start)
    guard let keyword = token.keyword, canFollowTitle(keyword), let form = groupForm(startedBy: keyword) else {
      return parseGroup(.sequence, from: start, keyword: empty, word: nil, title: title, in: context)
    }
    let begin = token.start
    presume()
    let goal = parseSecondWord(of: keyword)
    return parseGroup(form, goal, from: start, keyword: span(from: begin), word: keyword, title: title, in: context)
  }

  /// Whether a title may come before this keyword. `warmup 3` is also an attribute of a bare group.
  private mutating func canFollowTitle(_ keyword: Keyword) -> Bool {
    if keyword == .warmup { return peek().kind == .open }
    return keyword.isGroup
  }

  /// The head has been read, and it has a title, too.
  mutating func reportSecondTitle(_ title: Name, from start: Int, _ head: GroupHead) {
    let meant = shortened(Int(head.keyword.start), previousEnd) + " < … >"
    let place = Span(start: UInt32(truncatingIfNeeded: start), end: head.keyword.start)
    report(
      .notTaken(by: "\"\(tree.string(title))\"", tree.string(head.keyword)), at: head.keyword,
      hints: [.write(meant)], fixes: [Fix(replace: place, with: "")])
  }
}

extension PlanTree {
  /// `amrap < … >`, `for load < … >`: a group without a length of its own.
  package func fillsWhatIsLeft(_ item: Item) -> Bool {
    guard case .group(let id) = item.kind else { return false }
    let group = self[id]
    if case .amrap(nil) = group.form { return true }
    return group.goal != nil && group.length == nil && group.cap == nil && group.times == nil
  }
}

extension GroupForm {
  /// Whether it lasts as many rounds as `xN` says.
  var countsTimes: Bool {
    switch self {
    case .superset, .circuit, .rounds, .complex: true
    case .sequence, .warmup, .cooldown, .choose, .anyOrder, .ladder, .every, .emom, .amrap, .forTime, .tabata,
      .breathing, .meditation:
      false
    }
  }
}
