/// Heads of groups with their parts in another order or in other words: `20min amrap < … >`, `every minute x10 < … >`,
/// `for 10min < … >`, `for time 21-15-9 < … >`.

import SessionModel

extension Parser {
  // MARK: The length first

  /// `20min amrap < … >`, `10 min emom < … >`: the length follows the word. Nil for anything else.
  mutating func parseLengthBeforeGroup(in context: BlockContext) -> Item? {
    guard context == .workout, let (length, word) = lengthAndGroupAhead(), let keyword = word.keyword else {
      return nil
    }
    let start = token.start
    let unit = length.unit.canonicalSpelling
    let value = Expression(
      span: span(start, length.end),
      kind: .quantity(Quantity(thousandths: length.thousandths, unit: length.unit)))
    let number = shortened(start, length.kind == .clock ? length.end : start + digits(from: start))
    while token.start < word.start, !at(.end) { presume() }
    presume()
    let place = span(from: start)
    let meant = "\(keyword.word) \(number)\(length.kind == .clock ? "" : unit ?? "")"
    report(
      .unknownGroup(shortened(start, previousEnd)), at: place, hints: [.write(meant)],
      fixes: [Fix(replace: place, with: meant)])
    let form = keyword == .amrap ? GroupForm.amrap(value) : .emom(value)
    return parseGroup(
      GroupHead(form: form, word: keyword, keyword: word.span, hasLength: true), from: start, in: context)
  }

  /// A time and the word of a group that takes one, before a block.
  private mutating func lengthAndGroupAhead() -> (length: Token, word: Token)? {
    let position = lexer.position
    defer { lexer.position = position }
    var (length, next) = (token, lexer.next())
    guard next.kind == .word, length.kind == .clock || length.kind == .number else { return nil }
    if length.kind == .number, length.unit == .none, let unit = lexer.unit(next.letters), unit.isTime {
      (length.unit, length.end) = (unit, next.end)
      next = lexer.next()
    }
    guard length.kind == .clock || length.unit.isTime, next.keyword == .amrap || next.keyword == .emom else {
      return nil
    }
    return lineHasBlock() ? (length, next) : nil
  }

  /// How many bytes of digits and points begin there.
  private func digits(from start: Int) -> Int {
    tree.source[start...].prefix { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") }.count
  }

  /// `emom for 10min < … >`, in the head: reads over the word.
  mutating func reportForBeforeLength() {
    let next = peek()
    let gap = Span(start: token.span.start, end: next.span.start)
    report(
      .unexpected(found: found, expected: [.duration]), at: token.span, hints: [.remove],
      fixes: [Fix(replace: gap, with: "")])
    presume()
  }

  // MARK: Every minute

  /// `every minute x10 < … >`, `every other minute < … >`: the number is missing. Nil for anything else.
  mutating func parseEveryMinute(in context: BlockContext) -> Item? {
    guard context == .workout, let (minutes, end) = everyMinuteAhead(), headHasBlock() else { return nil }
    let start = token.start
    let word = token.span
    while token.start < end, !at(.end) { presume() }
    let place = span(from: start)
    let meant = "\(Keyword.every.word) \(minutes)min"
    report(
      .unknownGroup(shortened(start, previousEnd)), at: place, hints: [.write(meant)],
      fixes: [Fix(replace: place, with: meant)])
    let base = listStack.count
    listStack.append(
      Expression(span: place, kind: .quantity(Quantity(thousandths: minutes * 1000, unit: .minute))))
    let head = GroupHead(form: .every(closeList(from: base)), word: .every, keyword: word, hasLength: true)
    return parseGroup(head, from: start, in: context)
  }

  /// The minutes of `every minute`, `every minute on the minute`, `every other minute`, `every two minutes`.
  private mutating func everyMinuteAhead() -> (minutes: Int32, end: Int)? {
    let position = lexer.position
    defer { lexer.position = position }
    var (next, minutes) = (lexer.next(), Int32(1))
    if next.kind == .word, let count = HeadWords.minutes[lowered(next)] {
      (next, minutes) = (lexer.next(), count)
    }
    guard next.kind == .word, lexer.unit(next.letters) == .minute else { return nil }
    let end = next.end
    for word in ["on", "the"] {
      next = lexer.next()
      guard next.kind == .word, lowered(next) == word else { return (minutes, end) }
    }
    next = lexer.next()
    return (minutes, next.kind == .word && lexer.unit(next.letters) == .minute ? next.end : end)
  }

  /// `emom 10min every 2min < … >`: two intervals, of which the second is meant.
  mutating func reportEvery(in head: GroupHead, since first: Int) {
    guard head.word == .emom || head.word == .every || head.word == .tabata else { return }
    for attribute in tree.attributes[first...] {
      guard case .every(let lengths) = attribute.kind, let written = tree[lengths].first else { continue }
      var hint = Hint.remove
      var fixes: [Fix] = []
      if case .emom(let length?) = head.form, let whole = isQuantity(length)?.wholeSeconds,
        let each = isQuantity(written)?.wholeSeconds, each > 0, whole % each == 0
      {
        let meant = "\(shortened(Int(attribute.span.start), Int(attribute.span.end))) x\(whole / each)"
        hint = .write("\(meant) < … >")
        if length.span.end < attribute.span.start,
          tree.source[Int(length.span.end)..<Int(attribute.span.start)].allSatisfy({ $0 == UInt8(ascii: " ") })
        {
          fixes = [Fix(replace: Span(start: head.keyword.start, end: attribute.span.end), with: meant)]
        }
      }
      report(
        .notTaken(by: head.name(in: tree), tree.string(attribute.span)), at: attribute.span, hints: [hint], fixes: fixes
      )
    }
  }

  // MARK: For a length

  /// `for 10min < … >`: as many rounds as possible in that time. `for 5 rounds < … >` are five rounds.
  mutating func parseForLength(in context: BlockContext) -> Item? {
    guard context == .workout, let isOfRounds = roundsFollowFor() else { return nil }
    let start = token.start
    let word = token.span
    presume()
    if isOfRounds {
      let number = token
      presume()
      presume()
      let meant = "\(Keyword.rounds.word) x\(shortened(number.start, number.end))"
      report(
        .unknownGroup(shortened(start, previousEnd)), at: span(from: start), hints: [.write(meant)],
        fixes: [Fix(replace: span(from: start), with: meant)])
      let times = Expression(
        span: number.span, kind: .quantity(Quantity(thousandths: number.thousandths, unit: .none)))
      return parseGroup(
        GroupHead(form: .rounds, word: .rounds, keyword: word, times: times), from: start, in: context)
    }
    let first = token.start
    let value = parseDuration(of: .amrap)
    let meant = "\(Keyword.amrap.word) \(shortened(first, previousEnd))"
    report(
      .unknownGroup(shortened(start, previousEnd)), at: span(from: start),
      hints: [.writeFor(meant, meaning: .manyRounds)], fixes: [Fix(replace: word, with: Keyword.amrap.word)])
    return parseGroup(
      GroupHead(form: .amrap(value), word: .amrap, keyword: word, hasLength: true), from: start, in: context)
  }

  /// Whether a number of rounds follows the `for` here, or a time, and a block. Nil for anything else.
  private mutating func roundsFollowFor() -> Bool? {
    let position = lexer.position
    defer { lexer.position = position }
    let (number, next) = (lexer.next(), lexer.next())
    if number.kind == .clock || number.kind == .number && number.unit.isTime {
      if next.kind == .open { return false }
      return next.kind == .word && next.keyword?.isAttribute == true && lineHasBlock() ? false : nil
    }
    guard number.kind == .number, number.unit == .none, next.kind == .word else { return nil }
    let isOfRounds = HeadWords.rounds.contains(lowered(next))
    guard isOfRounds || lexer.unit(next.letters)?.isTime == true else { return nil }
    return lineHasBlock() ? isOfRounds : nil
  }

  // MARK: The rungs of a ladder

  /// `for time 21-15-9 < … >`: the rungs belong to a ladder of its own. Nil for anything else.
  mutating func parseForTimeOfRungs(in context: BlockContext) -> Item? {
    guard context == .workout, peek().keyword == .time, rungsBehindTime() else { return nil }
    let start = token.start
    presume()
    let keyword = span(start, token.end)
    presume()
    let first = token.start
    let gap = span(previousEnd, first)
    let written = shortened(first, first + rungs(from: first))
    let item = parseGroup(
      GroupHead(form: .ladder(.none, .closed), word: .ladder, keyword: keyword), from: start, in: context)
    let end = span(previousEnd, previousEnd)
    report(
      .notTaken(by: tree.string(keyword), written), at: span(first, first + written.utf8.count),
      hints: [.write("\(tree.string(keyword)) < \(Keyword.ladder.word) \(written) < … > >")],
      fixes: [Fix(replace: gap, with: " < \(Keyword.ladder.word) "), Fix(replace: end, with: " >")])
    return item
  }

  /// Whether numbers with dashes between them follow `for time`, and a block.
  private mutating func rungsBehindTime() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    _ = lexer.next()
    let number = lexer.next()
    guard number.kind == .number, number.unit == .none, case let sign = lexer.next(), sign.kind == .minus,
      sign.start == number.end, case let next = lexer.next(), next.kind == .number
    else { return false }
    return lineHasBlock()
  }

  /// How many bytes of rungs begin there.
  private func rungs(from start: Int) -> Int {
    tree.source[start...].prefix { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "-") }.count
  }
}

private enum HeadWords {
  /// Of `every other minute`.
  static let minutes: [String: Int32] = [
    "other": 2, "second": 2, "two": 2, "zweite": 2, "three": 3, "third": 3, "four": 4, "five": 5, "single": 1,
  ]
  static let rounds: Set<String> = ["rounds", "round", "sets", "set", "times", "runden", "sätze"]
}
