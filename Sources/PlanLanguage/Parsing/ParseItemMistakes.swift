/// Items as people write them: bullets and numbers before them, and words behind them that are no attributes.

extension Parser {
  /// A word where only attributes can be. A near miss is read as the attribute.
  mutating func parseUnknownAttribute(
    seen: inout KeywordSet, since first: Int, others: [Keyword] = [], takesIntensity: Bool = true
  ) {
    let written = tokenText
    let words = (Keyword.attributes + others).map { $0.word }
    // `row 2km test` is no typo of `rest`.
    let isWord = written.lowercased() == "test"
    let meant = log.isFull || isWord ? nil : nearestWord(to: written, among: words)
    guard token.start != quietAt else { return synchronizePastWord() }
    if reportCeilingBesideEffort() || reportUnitBehindParenthesis() || reportTurnOfProgress(since: first) {
      return
    }
    if takesIntensity, reportDropSet() || reportAddedEquipment() { return }
    if takesIntensity, reportShareOver() || reportRisingLoad() { return }
    if readOver(written) { return parseAttribute(.height, seen: &seen, since: first) }
    if readStopAtEffort() { return parseAttribute(.rpe, seen: &seen, since: first) }
    if readRecover(written) { return parseAttribute(.rest, seen: &seen, since: first) }
    if reportOnAndOff() { return }
    if readSendOff() { return parseAttribute(.every, seen: &seen, since: first) }
    if reportWithRest() { return }
    if readWith() || readRestMark() { return parseAttribute(.rest, seen: &seen, since: first) }
    if readInEach(seen: &seen, since: first) || reportBothSides(seen: &seen, since: first) { return }
    if meant == nil, reportIntensityWord(written) || reportSideInOtherWords() || reportMovement(behindRestOf: first) {
      return
    }
    if reportForTimeBehindIt() { return }
    if takesIntensity, readEffortWithoutSign() || reportBodyweight() { return }
    guard let meant, let keyword = Keyword.allCases.first(where: { $0.word == meant }) else {
      reportWord(written)
      return synchronizePastWord()
    }
    report(
      .unknownAttribute(written), at: token.span, hints: [.didYouMean(meant)],
      fixes: [Fix(replace: token.span, with: meant)])
    guard keyword.isAttribute, takesNext(keyword) || keyword == .left || keyword == .right else {
      return synchronizePastWord()
    }
    parseAttribute(keyword, seen: &seen, since: first)
  }

  /// `run (15 + week)min`: a calculation has its unit inside. Reads over it.
  private mutating func reportUnitBehindParenthesis() -> Bool {
    guard isTouching, previousEnd > 0, tree.byte(at: previousEnd - 1) == UInt8(ascii: ")"),
      lexer.unit(token.letters) != nil
    else { return false }
    var (start, depth) = (previousEnd - 1, 1)
    while depth > 0, start > 0, previousEnd - start < 200 {
      start -= 1
      if tree.byte(at: start) == UInt8(ascii: ")") { depth += 1 }
      if tree.byte(at: start) == UInt8(ascii: "(") { depth -= 1 }
    }
    guard depth == 0 else { return false }
    let meant = "(\(string(start, previousEnd)) * 1\(tokenText))"
    let place = Span(start: UInt32(truncatingIfNeeded: start), end: token.span.end)
    report(
      .unknownAttribute(tokenText), at: token.span, hints: [.write(meant)], fixes: [Fix(replace: place, with: meant)])
    presume()
    return true
  }

  /// `progress +5kg after each session`: so is every progression. Reads over the words.
  private mutating func reportTurnOfProgress(since first: Int) -> Bool {
    guard tokenText.lowercased() == "after", case .progress? = tree.attributes[first...].last?.kind else {
      return false
    }
    let position = lexer.position
    let (each, turn) = (lexer.next(), lexer.next())
    lexer.position = position
    let turns = ["session", "workout", "time", "week", "lift", "set"]
    guard each.kind == .word, ["each", "every"].contains(string(each.start, each.end).lowercased()), turn.kind == .word,
      turns.contains(string(turn.start, turn.end).lowercased())
    else { return false }
    return reportNeedless(until: turn.end)
  }

  private mutating func reportNeedless(until end: Int) -> Bool {
    let start = token.start
    while token.start < end, !at(.end) { presume() }
    report(
      .unknownAttribute(shortened(start, end)), at: span(from: start), hints: [.remove],
      fixes: [Fix(replace: span(from: start), with: "")])
    return true
  }

  /// `bench press 3x8, row 3x8`: reads over the comma between two items.
  mutating func reportCommaBetweenItems() -> Bool {
    guard itemFollowsComma() else { return false }
    report(
      .unexpected(found: found, expected: expected.all), at: token.span, hints: [.separateItems],
      fixes: [Fix(replace: token.span, with: ";")])
    presume()
    return true
  }

  /// Whether the comma here is followed by words and a number: a name and its sets.
  mutating func itemFollowsComma() -> Bool {
    guard at(.comma) else { return false }
    let position = lexer.position
    defer { lexer.position = position }
    let first = lexer.next()
    return first.kind == .word && first.keyword == nil && numberFollowsWords()
  }

  /// `dip 3x8 bodyweight`: a load.
  private mutating func reportBodyweight() -> Bool {
    guard ["bodyweight", "bw", "körpergewicht"].contains(tokenText.lowercased()) else { return false }
    report(
      .unknownAttribute(tokenText), at: token.span, hints: [.write("@ bw")],
      fixes: [Fix(replace: token.span, with: "@ bw")])
    presume()
    return true
  }

  /// A word that is like no attribute: the next item without a `;` before it, or a remark.
  private mutating func reportWord(_ written: String) {
    let follows = itemFollows()
    if follows, ["then", "and", "dann", "danach", "und"].contains(written.lowercased()) {
      let place = Span(start: UInt32(truncatingIfNeeded: previousEnd), end: token.span.end)
      return report(
        .unknownAttribute(written), at: token.span, hints: [.write(";")], fixes: [Fix(replace: place, with: ";")])
    }
    report(.unknownAttribute(written), at: token.span, hints: follows ? [.separateItems, .writeNote] : [.writeNote])
  }

  /// Whether the word begins `squat 5`, `bench press 3x5`: a name and a number after it.
  private mutating func itemFollows() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    for _ in 0..<3 {
      let next = lexer.next()
      if next.kind == .number { return true }
      guard next.kind == .word, next.keyword == nil || next.keyword == Keyword.none else { return false }
    }
    return false
  }

  /// `75% tm` without its `of`, `at 80kg` instead of `@ 80kg`.
  private mutating func reportIntensityWord(_ written: String) -> Bool {
    let before = Span(start: token.span.start, end: token.span.start)
    if previousEnd > 0, tree.byte(at: previousEnd - 1) == UInt8(ascii: "%"),
      Plan.Reference(named: written.lowercased()) != nil
    {
      report(
        .unknownAttribute(written), at: token.span, hints: [.write("of \(written)")],
        fixes: [Fix(replace: before, with: "of ")])
      synchronizePastWord()
      return true
    }
    let next = peek()
    guard ["at", "mit", "with", "à", "zu"].contains(written.lowercased()), next.kind == .number || next.keyword == .ask,
      !next.unit.isTime
    else { return false }
    report(
      .unknownAttribute(written), at: token.span, hints: [.write("@ \(amountAhead)")],
      fixes: [Fix(replace: token.span, with: "@")])
    token.kind = .at
    token.keyword = nil
    return true
  }

  /// The number after the word here, with a unit that is a word of its own.
  var amountAhead: String {
    mutating get {
      let position = lexer.position
      defer { lexer.position = position }
      let (number, unit) = (lexer.next(), lexer.next())
      let isOneWord = unit.kind == .word && unit.start == number.end
      let hasUnit = isOneWord || number.unit == .none && unit.kind == .word && lexer.unit(unit.letters) != nil
      return shortened(number.start, hasUnit ? unit.end : number.end)
    }
  }

  /// `wall ball 100 for time`: the group is around the item.
  private mutating func reportForTimeBehindIt() -> Bool {
    guard atWord(.for), isWhatFor(peek()) else { return false }
    let start = token.start
    presume()
    presume()
    report(
      .unknownAttribute(shortened(start, previousEnd)), at: span(from: start),
      hints: [.write("\(string(start, previousEnd)) < … >")])
    return true
  }

  /// `plank 30s on 30s off x5`: a group with a clock is around the item. Reads over it.
  private mutating func reportOnAndOff() -> Bool {
    guard atWord(.on) else { return false }
    let position = lexer.position
    let (time, off, times) = (lexer.next(), lexer.next(), lexer.next())
    let count = lexer.next()
    lexer.position = position
    guard time.kind == .clock || time.kind == .number && time.unit.isTime, off.keyword == .off else { return false }
    let isCounted = times.kind == .times && count.kind == .number
    let end = tree.endOfText(before: token.start)
    let work = tree.source[..<end].reversed().prefix { $0 != UInt8(ascii: " ") }.count
    let start = end - work
    while token.start < (isCounted ? count.end : off.end), !at(.end) { presume() }
    let rounds = isCounted ? " x\(string(count.start, count.end))" : ""
    report(
      .unknownAttribute("\(Keyword.on.word) … \(Keyword.off.word)"), at: span(from: start),
      hints: [.write("tabata\(rounds) on \(string(start, end)) off \(string(time.start, time.end)) < … >")])
    return true
  }

  /// `5x100m on 1:45`, as swimmers say it.
  private mutating func readSendOff() -> Bool {
    guard atWord(.on) else { return false }
    let next = peek()
    guard next.kind == .clock || next.kind == .number && next.unit.isTime else { return false }
    report(
      .unknownAttribute(tokenText), at: token.span, hints: [.write("every \(shortened(next.start, next.end))")],
      fixes: [Fix(replace: token.span, with: Keyword.every.word)])
    token.keyword = .every
    return true
  }

  /// Skips the reported word, then recovers as usual.
  private mutating func synchronizePastWord() {
    presume()
    synchronize()
  }

  /// `- squat 5`, `1. squat 5`: reads over everything that marks an item.
  @inline(never)
  mutating func parseItemBehindBullet(in context: BlockContext) -> Item {
    while true {
      if atItemNumber {
        reportItemNumber()
      } else if at(.minus) || at(.star) || at(.dash) {
        reportBullet()
      } else {
        return parseItem(in: context)
      }
    }
  }

  private mutating func reportBullet() {
    let end = peek().start
    let bullet = Span(start: token.span.start, end: UInt32(truncatingIfNeeded: end))
    report(.bullet, at: token.span, hints: [.remove], fixes: [Fix(replace: bullet, with: "")])
    while at(.minus) || at(.star) || at(.dash) { presume() }
  }

  /// Whether the token is the number of an item, as in `1. bench press 3x8` and `1) bench press 3x8`.
  var atItemNumber: Bool {
    let source = tree.source
    guard at(.number), token.unit == .none, token.thousandths % 1000 == 0, token.end + 1 < source.count else {
      return false
    }
    let sign = source[token.end]
    return (sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")")) && source[token.end + 1] == UInt8(ascii: " ")
  }

  private mutating func reportItemNumber() {
    let end = token.end + 1
    let place = Span(start: token.span.start, end: UInt32(truncatingIfNeeded: end))
    let gap = Span(start: place.start, end: place.end + 1)
    report(.bullet, at: place, hints: [.remove], fixes: [Fix(replace: gap, with: "")])
    lexer.position = end
    presume()
  }
}
