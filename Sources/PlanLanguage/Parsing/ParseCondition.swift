/// Conditions: comparisons in words, facts, questions, and their combinations with `and`, `or` and `not`.

extension Parser {
  // condition = conjunction { "or" conjunction } ;
  mutating func parseCondition() -> Condition {
    let outer = endsNames
    endsNames = true
    defer { endsNames = outer }
    var condition = parseConjunction()
    var chained = 0
    readForeignJoint()
    while atWord(.or), continuesChain(&chained) {
      presume()
      let right = parseConjunction()
      condition = joined(condition, right) { .or($0, $1) }
    }
    return condition
  }

  // conjunction = negation { "and" negation } ;
  private mutating func parseConjunction() -> Condition {
    var condition = parseNegation()
    var chained = 0
    readForeignJoint()
    while atWord(.and), continuesChain(&chained) {
      presume()
      let right = parseNegation()
      condition = joined(condition, right) { .and($0, $1) }
      readForeignJoint()
    }
    return condition
  }

  private mutating func joined(
    _ left: Condition, _ right: Condition, _ kind: (NodeID<Condition>, NodeID<Condition>) -> Condition.Kind
  ) -> Condition {
    let span = Span(start: left.span.start, end: max(left.span.end, right.span.end))
    let first = store(left)
    return Condition(span: span, kind: kind(first, store(right)))
  }

  private mutating func store(_ condition: Condition) -> NodeID<Condition> {
    tree.conditions.append(condition)
    return NodeID(tree.conditions.count - 1)
  }

  // negation = "not" negation | "ask" QUOTED | "(" condition ")" | expression [ relation ] ;
  private mutating func parseNegation() -> Condition {
    let start = token.start
    readForeignJoint()
    if atWord(.not) {
      guard enter() else { return missingCondition }
      presume()
      let inner = parseNegation()
      depth -= 1
      return Condition(span: span(from: start), kind: .not(store(inner)))
    }
    if let question = parseQuestion() { return Condition(span: span(from: start), kind: .ask(question)) }
    if at(.openParenthesis) { return parseParenthesizedCondition() }
    guard token.keyword?.endsName != true else {
      expected.insert(.condition)
      reportUnexpected()
      return missingCondition
    }
    let left = parseExpression()
    return parseRelation(of: left, from: start)
  }

  /// `ask "Move on?"`, in a condition or assigned to a state; nil if none is here.
  mutating func parseQuestion() -> Text? {
    guard atWord(.ask), peek().kind == .text else { return nil }
    presume()
    let question = Text(span: insideQuotes(token))
    presume()
    return question
  }

  private var missingCondition: Condition { Condition(span: missing.span, kind: .missing) }

  /// A parenthesis may contain a value or a condition: what follows it decides.
  private mutating func parseParenthesizedCondition() -> Condition {
    let opening = token.span
    guard enter() else { return missingCondition }
    presume()
    let inner = atWord(.by) ? parsePickedCondition() : parseCondition()
    depth -= 1
    closeParenthesis(opened: opening)
    let start = Int(opening.start)
    guard case .fact(let id) = inner.kind else { return Condition(span: span(from: start), kind: inner.kind) }
    let value = continueExpression(parenthesized(tree[id], opened: opening))
    return parseRelation(of: value, from: start)
  }

  /// `(by week 1, 2, 3)` is a value.
  private mutating func parsePickedCondition() -> Condition {
    let value = parsePicked(in: .function)
    return Condition(span: value.span, kind: .fact(store(value)))
  }

  // relation = [ "is" ] ( "above" | "below" | "at" "least" | "at" "most" ) expression
  //          | "is" [ "not" ] ( expression | range ) ;
  private mutating func parseRelation(of left: Expression, from start: Int) -> Condition {
    guard let comparison = parseComparison() else {
      return Condition(span: span(from: start), kind: left.kind == .missing ? .missing : .fact(store(left)))
    }
    let right = comparison == .is || comparison == .isNot ? parseValue() : parseExpression()
    return Condition(span: span(from: start), kind: .comparison(comparison, operands(left, right)))
  }

  private mutating func parseComparison() -> Comparison? {
    readForeignJoint()
    readMistypedJoint()
    if let comparison = parseSign() { return comparison }
    let hasIs = atWord(.is)
    if hasIs { presume() }
    if atWord(.above) {
      presume()
      return .above
    }
    if atWord(.below) {
      presume()
      return .below
    }
    readForeignJoint()
    if let comparison = parseHalf() { return comparison }
    if atWord(.at) {
      let next = peek().keyword
      if next == .least || next == .most {
        presume()
        presume()
        return next == .least ? .atLeast : .atMost
      }
    }
    guard hasIs else { return nil }
    guard atWord(.not) else { return .is }
    presume()
    return .isNot
  }

  /// `least` without its `at`, and its counterparts in other languages.
  private mutating func parseHalf() -> Comparison? {
    guard atWord(.least) || atWord(.most) else { return nil }
    let comparison: Comparison = atWord(.least) ? .atLeast : .atMost
    if tokenText.lowercased() == token.keyword?.word {
      report(
        .unexpected(found: found, expected: [.comparison]), at: token.span,
        hints: [.write("at \(tokenText)")],
        fixes: [Fix(replace: Span(start: token.span.start, end: token.span.start), with: "at ")])
    }
    presume()
    return comparison
  }

  /// `>=`, `==`, and a `<` or `>` that can only mean a comparison: reports the sign, and reads it as the words for it.
  private mutating func parseSign() -> Comparison? {
    let words: [String: (String, Comparison)] = [
      ">=": ("at least", .atLeast), "<=": ("at most", .atMost), "==": ("is", .is), "=": ("is", .is),
      "!=": ("is not", .isNot), ">": ("above", .above), "<": ("below", .below),
    ]
    guard at(.comparison) || at(.equals) || at(.close) && blockFollowsNumber() || at(.open) && blockFollowsNumber(),
      let (word, comparison) = words[tokenText]
    else { return nil }
    report(
      .comparisonSymbol(tokenText), at: token.span, hints: [.compareWithWords(word)],
      fixes: [Fix(replace: token.span, with: token.start > previousEnd ? word : " \(word) ")])
    presume()
    return comparison
  }

  /// If a number follows the bracket, and then a block or another condition, it was meant as a comparison.
  mutating func blockFollowsNumber() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    guard case let number = lexer.next(), number.kind == .number || number.kind == .clock else { return false }
    let next = lexer.next()
    return next.kind == .open || next.keyword == .and || next.keyword == .or
  }
}
