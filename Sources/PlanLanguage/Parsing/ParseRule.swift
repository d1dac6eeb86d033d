/// Rules: what happens after a set, a lift, a session or a week, as statements.

extension Parser {
  /// `after lift < … >`; `after work stretch 3x30s` is an exercise.
  mutating func startsRule() -> Bool {
    guard let event = peek().keyword else { return false }
    return (event == .set || event == .lift || event == .session || event == .week) && headHasBlock()
  }

  /// `after workout < … >`: a word, and perhaps a number, before the block.
  mutating func eventIsUnknown() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = lexer.next()
    guard ahead.kind == .word else { return false }
    for _ in 0..<2 where ahead.kind == .word { ahead = lexer.next() }
    if ahead.kind == .number { ahead = lexer.next() }
    return ahead.kind == .open
  }

  // rule = "after" ( "set" [ INTEGER ] | "lift" | "session" | "week" ) rule-block ;
  mutating func parseRule() -> NodeID<Rule> {
    let start = token.start
    presume()
    let event = parseEvent()
    let head = span(from: start)
    let body = atWord(.when) ? parseBareChoice(behind: head) : parseBlock(in: .rule, of: head)
    tree.rules.append(Rule(event: event, head: head, body: body))
    return NodeID(tree.rules.count - 1)
  }

  /// `after lift when done < … >`: a choice in its own block.
  private mutating func parseBareChoice(behind head: Span) -> Body {
    let start = token.start
    let written = shortened(Int(head.start), Int(head.end))
    let before = Span(start: head.end, end: head.end)
    let base = itemStack.count
    let choice = parseStatement()
    itemStack.append(choice)
    let behind = Span(start: span(from: previousEnd).start, end: span(from: previousEnd).start)
    report(
      .missingBlock(of: written), at: head, hints: [.write("\(written) < when … < … > >")],
      fixes: [Fix(replace: before, with: " <"), Fix(replace: behind, with: " >")])
    return Body(span: span(from: start), items: closeItems(from: base))
  }

  private mutating func parseEvent() -> RuleEvent {
    let event = RuleEvent.words[tokenText.lowercased()] ?? parseUnknownEvent()
    presume()
    if event == .lift { return .lift }
    if event == .session { return .session }
    if event == .week { return .week }
    guard at(.number) || at(.openParenthesis) else { return .set(nil) }
    let number = parseOperand()
    return .set(store(number))
  }

  /// Takes the words before the last one, and returns the event that was meant.
  private mutating func parseUnknownEvent() -> Keyword? {
    let start = token.start
    if peek().kind == .word { presume() }
    let place = Span(start: span(from: start).start, end: token.span.end)
    let written = shortened(start, token.end)
    let meant =
      RuleEvent.words[tokenText.lowercased()] ?? RuleEvent.others[tokenText.lowercased()]
      ?? nearestWord(to: tokenText, among: ["set", "lift", "session", "week"]).flatMap { RuleEvent.words[$0] }
    report(
      .unknownEvent(written), at: place, hints: [meant.map { .didYouMean($0.word) } ?? .write("after session")],
      fixes: meant.map { [Fix(replace: place, with: $0.word)] } ?? [])
    return meant ?? (peek().kind == .number ? .set : .session)
  }

  // rule-block = "<" { statement SEPARATOR } ">" ;
  // statement = assignment | rule-when | let | note-item ;
  mutating func parseStatement() -> Item {
    let start = token.start
    if token.keyword == nil { _ = readForeignStart() }
    if atWord(.else), let item = parseElseWithoutWhen(in: .rule) { return item }
    if atWord(.when) {
      let when = parseWhen(in: .rule)
      return Item(from: span(from: start), .when(when))
    }
    if atWord(.let), startsLet() {
      let binding = parseLet()
      return Item(from: span(from: start), .binding(binding))
    }
    if atWord(.note), peek().kind == .text { return parseNote() }
    guard at(.word) else {
      expected.insert(at(.equals) || at(.change) ? .name : .statement)
      reportUnexpected()
      return Item(from: span(from: start), .missing)
    }
    let target = parseAssigned()
    if reportsFactor(of: target) { return Item(from: span(from: start), .missing) }
    guard at(.equals) || at(.change) || acceptsMeantSign() else {
      if token.start != quietAt {
        let first = Span(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: previousEnd))
        let written = shortened(start, previousEnd)
        let word = written.lowercased().prefix { $0 != " " }
        report(
          .misplaced(written, in: .rule), at: first,
          hints: Self.stops.contains(String(word)) ? [.stopSets(when: "missed(last)")] : [])
      }
      skipItem()
      quietAt = token.start
      return Item(from: span(from: start), .missing)
    }
    let assignment = parseAssignment(of: target)
    return Item(from: span(from: start), .assignment(assignment))
  }

  /// First words of what people write to leave out the sets that are still to come.
  private static let stops: Set<String> = ["skip", "stop", "end", "finish", "break", "exit", "abort", "next"]

  /// The words before a sign, or a call.
  private mutating func parseAssigned() -> Expression {
    let start = token.start
    while at(.word) { presume() }
    guard at(.openParenthesis), isTouching else { return Expression(span: span(from: start), kind: .name) }
    let call = parseFunction(of: Name(span: span(from: start), isQuoted: false))
    return Expression(span: span(from: start), kind: .call(call))
  }

  /// `load + 5kg`, `load == 5kg`: reports the sign, and reads it as the one that was meant.
  private mutating func acceptsMeantSign() -> Bool {
    guard at(.plus) || at(.minus) || at(.comparison) else { return false }
    let meant = at(.comparison) ? "=" : tokenText + "="
    report(
      .unexpected(found: found, expected: [.equals]), at: token.span, hints: [.write(meant)],
      fixes: [Fix(replace: token.span, with: meant)])
    return true
  }

  /// `load *= 90%`: reports the sign, and continues after it.
  private mutating func reportsFactor(of target: Expression) -> Bool {
    let next = peek()
    guard at(.star) || at(.slash), next.kind == .equals, next.start == token.end else { return false }
    let (name, sign) = (shortened(Int(target.span.start), Int(target.span.end)), tokenText)
    expected = []
    expected.insert(.equals)
    let place = Span(start: token.span.start, end: next.span.end)
    report(
      .unexpected(found: .text(sign + "="), expected: expected.all), at: place,
      hints: [.write("\(name) = \(name) \(sign) …")], fixes: [Fix(replace: place, with: "= \(name) \(sign)")])
    presume()
    presume()
    _ = parseExpression()
    return true
  }

  /// `load += 5kg` among the items of a workout.
  mutating func reportAssignment(to target: Span) {
    let written = shortened(Int(target.start), Int(target.end))
    let isChange = at(.change) || written.hasSuffix(")")
    let start = token.start
    let assignment = parseAssignment(of: Expression(span: target, kind: .missing))
    let value = shortened(start, previousEnd)
    tree.assignments.remove(at: Int(assignment.index))
    let rule = Hint.writeFor("after lift < \(written) \(value) >", meaning: .rule)
    report(
      .assignmentOutsideRule(written), at: Span(start: target.start, end: span(from: start).end),
      hints: isChange ? [rule] : [.writeFor("let \(written) \(value)", meaning: .binding), rule])
  }

  // assignment = ( VALUE | function ) ( "=" | "+=" | "-=" ) ( expression | "ask" QUOTED ) ;
  mutating func parseAssignment(of target: Expression) -> NodeID<Assignment> {
    let isAdded = tree.byte(at: token.start) == UInt8(ascii: "+")
    let change: Assignment.Change = at(.equals) || at(.comparison) ? .set : isAdded ? .add : .subtract
    presume()
    let value: Assignment.Value
    if let question = parseQuestion() {
      value = .question(question)
    } else {
      value = .expression(parseExpression())
    }
    tree.assignments.append(Assignment(target: target, change: change, value: value))
    return NodeID(tree.assignments.count - 1)
  }
}

extension RuleEvent {
  fileprivate static let words: [String: Keyword] = ["set": .set, "lift": .lift, "session": .session, "week": .week]

  /// Other words that people use for these events.
  fileprivate static let others: [String: Keyword] = [
    "exercise": .lift, "übung": .lift, "workout": .session, "training": .session, "day": .session, "einheit": .session,
    "satz": .set, "sets": .set, "reps": .set, "rep": .set, "woche": .week, "cycle": .week,
  ]
}
