/// Rules: what happens after a set, a lift, a session or a week, as statements.

extension Parser {
  /// `after lift < … >`; `after work stretch 3x30s` is an exercise.
  mutating func startsRule() -> Bool {
    guard let event = peek().keyword else { return false }
    return (event == .set || event == .lift || event == .session || event == .week) && headHasBlock()
  }

  // rule = "after" ( "set" [ INTEGER ] | "lift" | "session" | "week" ) rule-block ;
  mutating func parseRule() -> NodeID<Rule> {
    let start = token.start
    presume()
    let event = parseEvent()
    let head = span(from: start)
    let body = parseBlock(in: .rule, of: head)
    tree.rules.append(Rule(event: event, head: head, body: body))
    return NodeID(tree.rules.count - 1)
  }

  private mutating func parseEvent() -> RuleEvent {
    let event = token.keyword
    presume()
    if event == .lift { return .lift }
    if event == .session { return .session }
    if event == .week { return .week }
    guard at(.number) || at(.openParenthesis) else { return .set(nil) }
    let number = parseOperand()
    return .set(store(number))
  }

  // rule-block = "<" { statement SEPARATOR } ">" ;
  // statement = assignment | rule-when | let | note-item ;
  mutating func parseStatement() -> Item {
    let start = token.start
    if atWord(.when) {
      let when = parseWhen(in: .rule)
      return Item(from: span(from: start), .when(when))
    }
    if atWord(.let), peek().kind == .word {
      let binding = parseLet()
      return Item(from: span(from: start), .binding(binding))
    }
    if atWord(.note), peek().kind == .text { return parseNote() }
    guard at(.word) else {
      expected.insert(.statement)
      reportUnexpected()
      return Item(from: span(from: start), .missing)
    }
    let target = parseAssigned()
    guard at(.equals) || at(.change) else {
      expected.insert(.equals)
      reportUnexpected()
      return Item(from: span(from: start), .missing)
    }
    let assignment = parseAssignment(of: target)
    return Item(from: span(from: start), .assignment(assignment))
  }

  /// The words before a sign, or a call.
  private mutating func parseAssigned() -> Expression {
    let start = token.start
    while at(.word) { presume() }
    guard at(.openParenthesis), isTouching else { return Expression(span: span(from: start), kind: .name) }
    let call = parseCall(of: Name(span: span(from: start), isQuoted: false))
    return Expression(span: span(from: start), kind: .call(call))
  }

  // assignment = ( VALUE | call ) ( "=" | "+=" | "-=" ) expression ;
  mutating func parseAssignment(of target: Expression) -> NodeID<Assignment> {
    let isAdded = tree.source[token.start] == UInt8(ascii: "+")
    let change: Assignment.Change = at(.equals) ? .set : isAdded ? .add : .subtract
    presume()
    let value = parseExpression()
    tree.assignments.append(Assignment(target: target, change: change, value: value))
    return NodeID(tree.assignments.count - 1)
  }
}
