/// Groups as whiteboards have them: `EMOM 10: 5 pull-ups`, `emom 10min burpee 5`, `E2MOM x5 < … >`.

extension Parser {
  // MARK: A line without brackets

  /// Remembers the colon of `EMOM 10: 5 pull-ups`; false if the rest of the line is not the block of a head.
  mutating func readHeadColon() -> Bool {
    // A line is searched once, however many colons it has.
    guard takesColon, headColon == nil, token.start >= foreignEnd, depth < Parser.depthLimit, tokenText == ":",
      !lineHasBlock()
    else { return false }
    let next = peek().kind
    guard next == .word || next == .number || next == .clock || next == .text else { return false }
    headColon = token.span
    return true
  }

  /// Whether the item of a block without brackets begins here.
  mutating func blockLineBegins(in head: GroupHead) -> Bool {
    if headColon != nil { return true }
    guard let word = head.word, depth < Parser.depthLimit, !log.isFull else { return false }
    let words: [Keyword] = [.emom, .amrap, .every, .tabata]
    guard words.contains(word), head.hasLength || head.times != nil || word == .tabata, token.start != quietAt else {
      return false
    }
    switch token.kind {
    case .word:
      let others: [Keyword] = [.cap, .on, .off, .alternate, .for]
      if let keyword = token.keyword, keyword.isAttribute || keyword.isGroup || others.contains(keyword) {
        return false
      }
      let typos = (Keyword.attributes + others).map { $0.word }
      return !lineHasBlock() && nearestWord(to: tokenText, among: typos) == nil && !isAmountNext
    case .number: return peek().kind == .word && token.unit == .none && !lineHasBlock()
    case .clock, .text, .tag, .hash, .times, .open, .close, .openParenthesis, .closeParenthesis, .comma, .at, .plus,
      .minus, .star, .slash, .percent, .equals, .dash, .ellipsis, .openBrace, .closeBrace, .change, .comparison,
      .separator, .comment, .foreign, .end:
      return false
    }
  }

  /// `emom 10min capp 5min`: a time after the word is more likely the value of an attribute.
  private var isAmountNext: Bool {
    mutating get { peek().kind == .clock || peek().unit.isTime }
  }

  /// Reads the rest of the line as the block of the head.
  mutating func parseLineAsBlock(of head: GroupHead, in context: BlockContext) -> Body {
    let colon = headColon
    (headColon, quietAt) = (nil, -1)
    let start = token.start
    let opening = colon ?? Span(start: token.span.start, end: token.span.start)
    var fixes = [Fix(replace: opening, with: colon == nil ? "< " : " <")]
    let headEnd = colon.map { Int($0.start) } ?? previousEnd
    let base = itemStack.count
    depth += 1
    while true {
      itemStack.append(parseItem(in: context))
      if at(.comma) {
        fixes.append(Fix(replace: token.span, with: ";"))
      } else {
        guard colon != nil, at(.separator), tokenText == ";" else { break }
      }
      presume()
      guard at(.word) || at(.number) || at(.clock) || at(.text) else { break }
    }
    depth -= 1
    let items = closeItems(from: base)
    let end = Span(start: UInt32(truncatingIfNeeded: previousEnd), end: UInt32(truncatingIfNeeded: previousEnd))
    fixes.append(Fix(replace: end, with: " >"))
    let written = string(Int(head.keyword.start), headEnd).split(separator: " ").joined(separator: " ")
    let lacksUnit = head.times == nil && head.hasLength && written.last?.isNumber == true && !written.contains(":")
    let block = shortened(start, previousEnd).replacingCommas
    report(
      .missingBlock(of: shortened(Int(head.keyword.start), Int(head.keyword.end))), at: head.keyword,
      hints: [.write("\(written)\(lacksUnit ? "min" : "") < \(block) >")], fixes: fixes)
    blockEnd = previousEnd
    return Body(span: span(from: start), items: items)
  }

  /// `cooldown 5min walk`: the exercise belongs in a block, before its amount. Nil for anything else.
  mutating func parseWarmupLine(_ keyword: Keyword) -> Item? {
    guard keyword == .warmup || keyword == .cooldown, let (amount, name) = amountAndName() else { return nil }
    let start = token.start
    let word = token.span
    while previousEnd < Int(name.end) { presume() }
    let meant = "\(keyword.word) < \(tree.string(name)) \(tree.string(amount)) >"
    report(
      .missingBlock(of: keyword.word), at: word, hints: [.write(meant)],
      fixes: [Fix(replace: span(from: start), with: meant)])
    return Item(from: span(from: start), .missing)
  }

  /// `for time: 21-15-9 thruster, pull-up`: the rest of the line is the block, in a ladder of its rungs. Nil for anything
  /// else.
  mutating func parseForTimeLine(_ keyword: Keyword) -> Item? {
    guard keyword == .for, isWhatFor(peek()), !lineHasBlock() else { return nil }
    let (start, word) = (token.start, token.span)
    let head = string(start, peek().end)
    let ends: [UInt8] = [UInt8(ascii: ">"), UInt8(ascii: "/")]
    let end = tree.source[start..<lineEnd(from: start)].firstIndex(where: ends.contains) ?? lineEnd(from: start)
    let line = string(peek().end, end).drop { $0 == ":" || $0 == " " }
    guard line.first?.isNumber == true else { return nil }
    let rungs = line.prefix { $0.isNumber || $0 == "-" }
    let isLadder = rungs.contains("-")
    let items = (isLadder ? line.dropFirst(rungs.count) : line).split(separator: ",").joined(separator: ";")
      .split(separator: " ").joined(separator: " ")
    let meant = isLadder ? "\(head) < ladder \(rungs) < \(items) > >" : "\(head) < \(items) >"
    while token.start < end, !at(.end) { advance() }
    let place = Span(start: word.start, end: UInt32(truncatingIfNeeded: end))
    let gap = end < tree.source.count && ends.contains(tree.byte(at: end)) ? " " : ""
    report(
      .missingBlock(of: head), at: word, hints: [.write(meant)], fixes: [Fix(replace: place, with: meant + gap)])
    return Item(from: place, .missing)
  }

  /// An amount and, after it, the words of a name up to the end of the item.
  private mutating func amountAndName() -> (amount: Span, name: Span)? {
    let position = lexer.position
    defer { lexer.position = position }
    let number = lexer.next()
    guard number.kind == .clock || number.kind == .number else { return nil }
    var amount = number.span
    var next = lexer.next()
    if next.kind == .word, lexer.unit(next.letters) != nil {
      amount = Span(start: amount.start, end: next.span.end)
      next = lexer.next()
    }
    let first = next.span.start
    var end = first
    while next.kind == .word, next.keyword?.isAttribute != true, next.keyword?.isOfEffort != true {
      end = next.span.end
      next = lexer.next()
    }
    guard end > first, next.kind == .separator || next.kind == .close || next.kind == .end else { return nil }
    return (amount, Span(start: first, end: end))
  }

  // MARK: Every second minute

  /// `E2MOM x5 < … >`, `E2MOM 10 < … >`: every two minutes, five times.
  mutating func parseEveryMinutes(in context: BlockContext) -> Item? {
    guard at(.word), token.keyword == nil, let minutes = minutesOfWord(), headHasBlock() else { return nil }
    let (start, written) = (token.start, tokenText)
    let next = peek()
    guard next.kind == .times || next.kind == .number || next.kind == .clock || next.kind == .open else { return nil }
    let word = token.span
    presume()
    var head = GroupHead(form: .every(.none), word: .every, keyword: word)
    let base = listStack.count
    listStack.append(
      Expression(span: word, kind: .quantity(Quantity(thousandths: minutes * 1000, unit: .minute))))
    head.form = .every(closeList(from: base))
    head.hasLength = true
    var text = "every \(minutes)min"
    if at(.number) || at(.clock) {
      let total = parseValue()
      let rounds = isQuantity(total).flatMap { roundCount(of: minutes, in: $0) } ?? 1
      head.times = Expression(
        span: total.span, kind: .quantity(Quantity(thousandths: rounds * 1000, unit: .none)))
      text += " x\(rounds)"
    }
    let place = span(from: start)
    report(.unknownGroup(written), at: word, hints: [.write(text)], fixes: [Fix(replace: place, with: text)])
    return parseGroup(head, from: start, in: context)
  }

  /// The 2 of `E2MOM`.
  private func minutesOfWord() -> Int32? {
    // Every exercise is asked, so its length and its first letter decide before there is a text.
    guard (5...6).contains(token.end - token.start), tree.byte(at: token.start) | 0x20 == UInt8(ascii: "e") else {
      return nil
    }
    let text = tokenText.lowercased()
    guard text.hasSuffix("mom"), let minutes = Int32(text.dropFirst().dropLast(3)), minutes > 0 else { return nil }
    return minutes
  }

  /// How many rounds of so many minutes begin within a length; a number without a unit is in minutes.
  private func roundCount(of minutes: Int32, in length: Quantity) -> Int32? {
    var time = length
    if time.unit == .none { time.unit = .minute }
    guard let seconds = time.wholeSeconds, seconds > 0, seconds < 86_400 else { return nil }
    return (seconds + minutes * 60 - 1) / (minutes * 60)
  }
}

extension Quantity {
  /// The seconds of a time in minutes, seconds or as on a clock, without fractions of its number; nil for anything else.
  var wholeSeconds: Int32? {
    switch unit {
    case .minute: thousandths / 1000 * 60
    case .clock, .second: thousandths / 1000
    case .none, .kilogram, .gram, .pound, .millisecond, .hour, .millimetre, .centimetre, .metre, .kilometre, .inch,
      .foot, .yard, .mile, .calorie, .percent, .beatsPerMinute, .revolutionsPerMinute, .strokesPerMinute, .watt:
      nil
    }
  }
}

extension Keyword {
  /// `easy`, `zone`, `rpe`: it says how hard something is.
  fileprivate var isOfEffort: Bool { [.easy, .steady, .hard, .all, .zone, .rpe, .rir].contains(self) }
}

extension String {
  fileprivate var replacingCommas: String { split(separator: ",").joined(separator: ";") }
}
