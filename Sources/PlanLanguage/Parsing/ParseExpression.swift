/// Values: numbers with units, names, arithmetic, ranges.

extension Parser {
  mutating func parseValue() -> Expression {
    guard at(.number) || at(.clock) else { return parseExpression() }
    let start = token.start
    let low = parseQuantity(.all)
    if endsRange() { return parseRange(from: low, start) }
    if at(.slash), low.unit.dimension == .length, let range = parseRangeOfSpeeds(from: low, start) { return range }
    if at(.slash), low.unit.dimension == .time, let range = parseRangeOfPaces(from: low, start) { return range }
    let first = speed(low, from: start)
    return endsExpression ? first : continueExpression(first)
  }

  /// After `let`, where `8-12` alone is a range and `12-8` four.
  mutating func parseElement() -> Expression {
    guard at(.number) || at(.clock), rangeIsAll() else { return parseExpression() }
    let range = parseValue()
    guard case .range(let ends) = range.kind, case .quantity(let low) = tree[ends].left.kind,
      case .quantity(let high) = tree[ends].right.kind, low.unit == high.unit, low.thousandths > high.thousandths
    else { return range }
    return Expression(span: range.span, kind: .difference(ends))
  }

  /// Continues after a first operand that has been read.
  mutating func continueExpression(_ first: Expression) -> Expression {
    parseSum(after: parseProduct(after: parseShare(after: first)))
  }

  /// Usually a quantity is the whole expression.
  private var endsExpression: Bool {
    switch token.kind {
    case .plus, .minus, .star, .slash, .dash: false
    case .word: token.keyword != .of && token.keyword != .mod
    case .number, .clock, .text, .tag, .hash, .times, .open, .close, .openParenthesis, .closeParenthesis, .comma, .at,
      .percent, .equals, .ellipsis, .openBrace, .closeBrace, .change, .comparison, .separator, .comment, .foreign, .end:
      true
    }
  }

  /// A dash, or a minus without spaces between two numbers: `8-12`. `8 - 12` subtracts.
  @inline(__always)
  // expression = product { ( "+" | "-" ) product } ;
  mutating func parseExpression() -> Expression {
    parseSum(after: parseProduct())
  }

  private mutating func parseSum(after first: Expression) -> Expression {
    var sum = first
    var chained = 0
    while at(.plus) || at(.minus), !isOpenPlus, !(at(.plus) && dropSetAhead() != nil), !equipmentFollowsPlus,
      !reportTrailingPlus(),
      continuesChain(&chained)
    {
      let isPlus = at(.plus)
      presume()
      let right = parseProduct()
      sum = compound(sum, right) { isPlus ? .sum($0) : .difference($0) }
    }
    return sum
  }

  /// The `+` of `8+` in a cluster, after which no operand comes.
  var isOpenPlus: Bool {
    guard at(.plus), isTouching else { return false }
    let next = token.end < tree.source.count ? tree.byte(at: token.end) : 0
    return next == UInt8(ascii: ",") || next == UInt8(ascii: ")")
  }

  // product = share { ( "*" | "/" | "mod" ) share } ;
  private mutating func parseProduct() -> Expression {
    parseProduct(after: parseShare(after: parseOperand()))
  }

  private mutating func parseProduct(after first: Expression) -> Expression {
    var product = first
    var chained = 0
    while at(.star) || at(.slash) || atWord(.mod), continuesChain(&chained) {
      let (divides, isRemainder) = (at(.slash), atWord(.mod))
      presume()
      let right = divides ? parseDivisor() : parseShare(after: parseOperand())
      product = compound(product, right) { isRemainder ? .remainder($0) : divides ? .quotient($0) : .product($0) }
    }
    return product
  }

  // share = operand [ "of" share ] ;
  private mutating func parseShare(after part: Expression) -> Expression {
    guard atWord(.of) else { return part }
    guard enter() else { return part }
    presume()
    let whole = parseShare(after: parseWhole())
    depth -= 1
    return compound(part, whole) { .share($0) }
  }

  // whole = operand | CLOCK "/" LENGTH-UNIT | SPEED ;
  /// What a share is of: in `90% of 4:30/km` and `90% of 12km/h`, all of the pace or speed.
  mutating func parseWhole() -> Expression {
    let operand = parseOperand()
    guard case .quantity(let amount) = operand.kind, at(.slash) else { return operand }
    let next = peek()
    let isSpeed = amount.unit.dimension == .length && next.kind == .word && lexer.unit(next.letters) == .hour
    guard amount.unit.dimension == .time || isSpeed else { return operand }
    presume()
    let way = parseDivisor()
    return compound(operand, way) { .quotient($0) }
  }

  /// After `/`, a bare unit means one of it: `4:30/km`.
  mutating func parseDivisor() -> Expression {
    if at(.word), let unit = lexer.unit(token.letters) {
      let unitSpan = token.span
      presume()
      return Expression(span: unitSpan, kind: .quantity(Quantity(thousandths: 1000, unit: unit)))
    }
    return parseShare(after: parseOperand())
  }

  // operand = quantity | "bw" | "weeks" "left" | function | VALUE | "-" operand | enclosed ;
  mutating func parseOperand() -> Expression {
    let start = token.start
    switch token.kind {
    case .number, .clock:
      let quantity = parseQuantity(.all)
      return speed(quantity, from: start)
    case .word:
      // `rpe(last)` is a call.
      if let keyword = token.keyword, keyword.isAttribute, !callFollows, takesNext(keyword) {
        return parseMissingOperand()
      }
      if atWord(.ask), peek().kind == .text { return reportQuestion() }
      return parseNamedValue()
    case .minus:
      guard enter() else { return missing }
      presume()
      let operand = parseOperand()
      depth -= 1
      tree.expressions.append(operand)
      return Expression(span: span(from: start), kind: .negated(NodeID(tree.expressions.count - 1)))
    case .openParenthesis: return parseParenthesized()
    case .text, .tag, .hash, .times, .open, .close, .closeParenthesis, .comma, .at, .plus, .star, .slash, .percent,
      .equals, .dash, .ellipsis, .openBrace, .closeBrace, .change, .comparison, .separator, .comment, .foreign, .end:
      return parseMissingOperand()
    }
  }

  /// Whether a parenthesis follows this word without a space.
  var callFollows: Bool {
    token.end < tree.source.count && tree.byte(at: token.end) == UInt8(ascii: "(")
  }

  /// `let load = ask "How much?"`: only a rule asks for a value; the load of a set is asked for with `@ ask`, and the sets
  /// after it have a share of what was lifted then.
  private mutating func reportQuestion() -> Expression {
    let start = token.start
    _ = parseQuestion()
    let written = shortened(start, previousEnd)
    report(
      .unexpected(found: .text(written), expected: [.value]), at: span(from: start),
      hints: [
        .writeFor("@ ask", meaning: .load), .writeFor("@ 90% of best(lift)", meaning: .setsAfter),
        .writeFor("after lift < load = \(written) >", meaning: .rule),
      ])
    return Expression(span: span(from: start), kind: .missing)
  }

  private mutating func parseMissingOperand() -> Expression {
    expected.insert(.value)
    reportUnexpected()
    return missing
  }

  /// The same for a quantity that may be a speed.
  private mutating func speed(_ quantity: Quantity, from start: Int) -> Expression {
    let distance = expression(quantity, from: start)
    return previousEnd == speedEnd ? inAnHour(distance) : distance
  }

  /// A quantity as an expression, unless it has been reported.
  func expression(_ quantity: Quantity, from start: Int) -> Expression {
    Expression(span: span(from: start), kind: previousEnd == badQuantityEnd ? .missing : .quantity(quantity))
  }

  var missing: Expression { Expression(span: span(from: min(token.start, previousEnd)), kind: .missing) }

  // enclosed = "(" ( expression | picked ) ")" ;
  private mutating func parseParenthesized() -> Expression {
    let opening = token.span
    guard enter() else { return missing }
    presume()
    let inner = atWord(.by) ? parsePicked(in: .function) : parseExpression()
    depth -= 1
    closeParenthesis(opened: opening)
    return parenthesized(inner, opened: opening)
  }

  /// Parentheses belong to their contents, except for a name, whose span is only its words.
  func parenthesized(_ inner: Expression, opened: Span) -> Expression {
    if case .name = inner.kind { return inner }
    return Expression(span: span(from: Int(opened.start)), kind: inner.kind)
  }

  mutating func closeParenthesis(opened: Span) {
    if at(.closeParenthesis) { return presume() }
    guard token.start != quietAt else { return }
    expected.insert(.closingParenthesis)
    report(
      .unclosedParenthesis, at: opened,
      fixes: [Fix(replace: Span(start: span(from: previousEnd).start, end: span(from: previousEnd).start), with: ")")])
    quietAt = token.start
  }

  /// `bw`, `max(bench press)`, or the words of a name.
  private mutating func parseNamedValue() -> Expression {
    let start = token.start
    if atWord(.bw) {
      presume()
      return Expression(span: span(from: start), kind: .bodyweight)
    }
    if atWord(.by), peek().kind == .word || peek().kind == .openParenthesis { return parsePickedWithoutParentheses() }
    // The first word always belongs to the name.
    let isWeeks = atWord(.weeks)
    presume()
    if isWeeks, atWord(.left) { presume() }
    if at(.openParenthesis), isTouching { return parseCall(from: start) }
    while at(.word), !endsName(token.keyword), !endsNames || foreign(ForeignWord.joints) == nil,
      ceilingOfHeartRate() == nil
    { presume() }
    if at(.openParenthesis), isTouching { return parseCall(from: start) }
    return Expression(span: span(from: start), kind: .name)
  }

  /// After the sets, the words of attributes and group heads are always keywords.
  private mutating func endsName(_ keyword: Keyword?) -> Bool {
    guard let keyword else { return false }
    // `reps per set` is a name.
    if keyword == .per { return isLimb(peek()) }
    if endsNames && keyword.endsName || endsNamesAtTo && keyword == .to { return true }
    return keyword.isAttribute || keyword == .or && knowsLevels || keyword == .of || keyword == .mod || keyword == .cap
      || keyword == .on
      || keyword == .off
  }

  private mutating func parseCall(from start: Int) -> Expression {
    let call = parseFunction(of: Name(span: span(from: start), isQuoted: false))
    return Expression(span: span(from: start), kind: .call(call))
  }

  // MARK: Building

  func isQuantity(_ expression: Expression) -> Quantity? {
    guard case .quantity(let quantity) = expression.kind else { return nil }
    return quantity
  }

  mutating func operands(_ left: Expression, _ right: Expression) -> Operands {
    tree.expressions.append(left)
    tree.expressions.append(right)
    return Operands(left: UInt32(truncatingIfNeeded: tree.expressions.count - 2))
  }

  mutating func compound(
    _ left: Expression, _ right: Expression, _ kind: (Operands) -> Expression.Kind
  ) -> Expression {
    Expression(
      span: Span(start: left.span.start, end: max(left.span.end, right.span.end)), kind: kind(operands(left, right)))
  }

  mutating func store(_ expression: Expression) -> NodeID<Expression> {
    tree.expressions.append(expression)
    return NodeID(tree.expressions.count - 1)
  }

  mutating func parseList(_ parseEntry: (inout Parser) -> Expression) -> Nodes<Expression> {
    let base = listStack.count
    repeat { listStack.append(parseEntry(&self)) } while acceptListComma()
    return closeList(from: base)
  }

  /// Moves the expressions of a finished list from the stack to the tree, where they are adjacent.
  mutating func closeList(from base: Int) -> Nodes<Expression> {
    let start = tree.expressions.count
    tree.expressions.append(contentsOf: listStack[base...])
    listStack.removeSubrange(base...)
    return Nodes(start, tree.expressions.count)
  }

  /// One level deeper; if that is too deep, reports it and skips the rest of the item.
  mutating func enter() -> Bool {
    guard depth < Parser.depthLimit else {
      reportHere(.nestingTooDeep(limit: Parser.depthLimit))
      return false
    }
    depth += 1
    return true
  }

  /// A chain of operators becomes a deep tree, so it has a limit too.
  mutating func continuesChain(_ chained: inout Int) -> Bool {
    chained += 1
    guard chained > Parser.chainLimit else { return true }
    reportHere(.nestingTooDeep(limit: Parser.chainLimit))
    return false
  }
}
