/// Values: numbers with units, names, arithmetic, ranges.

/// Which words behind a number *and a space* are its unit; one that touches it always is.
enum SpacedUnits {
  /// `500 m row`: a following word may begin a name instead.
  case ofWork
  /// `80 kg`, but not `8 in 1min`.
  case all
}

extension Parser {
  mutating func parseValue() -> Expression {
    guard at(.number) || at(.clock) else { return parseExpression() }
    let start = token.start
    let low = parseQuantity(.all)
    if endsRange(after: low) { return parseRange(from: low, start) }
    let first = expression(low, from: start)
    return endsExpression ? first : continueExpression(first)
  }

  /// Goes on behind a first operand that has been read.
  mutating func continueExpression(_ first: Expression) -> Expression {
    parseSum(after: parseProduct(after: parseShare(after: first)))
  }

  /// A quantity is mostly all there is.
  private var endsExpression: Bool {
    switch token.kind {
    case .plus, .minus, .star, .slash, .dash: false
    case .word: token.keyword != .of
    case .number, .clock, .text, .tag, .hash, .times, .open, .close, .openParenthesis, .closeParenthesis, .comma, .at,
      .percent, .equals, .ellipsis, .openBrace, .closeBrace, .comparison, .separator, .comment, .foreign, .end:
      true
    }
  }

  /// A dash, or a minus that touches the numbers on both sides: `8-12`. `8 - 12` subtracts.
  mutating func endsRange(after low: Quantity) -> Bool {
    if at(.dash) { return true }
    guard at(.minus), isTouching else { return false }
    let next = peek()
    return (next.kind == .number || next.kind == .clock) && next.start == token.end
  }

  private mutating func parseRange(from low: Quantity, _ start: Int) -> Expression {
    let lowSpan = span(from: start)
    presume()
    guard at(.number) || at(.clock) else {
      expected.insert(.number)
      reportUnexpected()
      return Expression(span: lowSpan, kind: .quantity(low))
    }
    let highStart = token.start
    let high = parseQuantity(.all)
    let (lowUnit, highUnit) = (low.unit == .none ? high.unit : low.unit, high.unit == .none ? low.unit : high.unit)
    var ends = (
      Expression(span: lowSpan, kind: .quantity(Quantity(thousandths: low.thousandths, unit: lowUnit))),
      Expression(span: span(from: highStart), kind: .quantity(Quantity(thousandths: high.thousandths, unit: highUnit)))
    )
    if at(.slash) {
      presume()
      let divisor = parseDivisor()
      ends = (compound(ends.0, divisor) { .quotient($0) }, compound(ends.1, divisor) { .quotient($0) })
    }
    if atWord(.of) {
      presume()
      let whole = parseOperand()
      ends = (compound(ends.0, whole) { .share($0) }, compound(ends.1, whole) { .share($0) })
    }
    return Expression(span: span(from: start), kind: .range(operands(ends.0, ends.1)))
  }

  // expression = product { ( "+" | "-" ) product } ;
  mutating func parseExpression() -> Expression {
    parseSum(after: parseProduct())
  }

  private mutating func parseSum(after first: Expression) -> Expression {
    var sum = first
    var chained = 0
    while at(.plus) || at(.minus), !isOpenPlus, continuesChain(&chained) {
      let isPlus = at(.plus)
      presume()
      let right = parseProduct()
      sum = compound(sum, right) { isPlus ? .sum($0) : .difference($0) }
    }
    return sum
  }

  /// The `+` of `8+` in a cluster, behind which no operand comes.
  var isOpenPlus: Bool {
    guard at(.plus), isTouching else { return false }
    let next = token.end < tree.source.count ? tree.source[token.end] : 0
    return next == UInt8(ascii: ",") || next == UInt8(ascii: ")")
  }

  // product = share { ( "*" | "/" ) share } ;
  private mutating func parseProduct() -> Expression {
    parseProduct(after: parseShare(after: parseOperand()))
  }

  private mutating func parseProduct(after first: Expression) -> Expression {
    var product = first
    var chained = 0
    while at(.star) || at(.slash), continuesChain(&chained) {
      let divides = at(.slash)
      presume()
      let right = divides ? parseDivisor() : parseShare(after: parseOperand())
      product = compound(product, right) { divides ? .quotient($0) : .product($0) }
    }
    return product
  }

  // share = operand [ "of" share ] ;
  private mutating func parseShare(after part: Expression) -> Expression {
    guard atWord(.of) else { return part }
    guard enter() else { return part }
    presume()
    let whole = parseShare(after: parseOperand())
    depth -= 1
    return compound(part, whole) { .share($0) }
  }

  /// Behind `/` a bare unit is one of it: `4:30/km`.
  private mutating func parseDivisor() -> Expression {
    if at(.word), let unit = lexer.unit(token.letters) {
      let unitSpan = token.span
      presume()
      return Expression(span: unitSpan, kind: .quantity(Quantity(thousandths: 1000, unit: unit)))
    }
    return parseShare(after: parseOperand())
  }

  // operand = quantity | "bw" | call | VALUE | "-" operand | "(" expression ")" ;
  mutating func parseOperand() -> Expression {
    let start = token.start
    switch token.kind {
    case .number, .clock:
      let quantity = parseQuantity(.all)
      return expression(quantity, from: start)
    case .word:
      if let keyword = token.keyword, keyword.isAttribute, takesNext(keyword) { return parseMissingOperand() }
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
      .equals, .dash, .ellipsis, .openBrace, .closeBrace, .comparison, .separator, .comment, .foreign, .end:
      return parseMissingOperand()
    }
  }

  private mutating func parseMissingOperand() -> Expression {
    expected.insert(.value)
    reportUnexpected()
    return missing
  }

  /// A quantity as an expression, unless it has been reported.
  func expression(_ quantity: Quantity, from start: Int) -> Expression {
    Expression(span: span(from: start), kind: previousEnd == badQuantityEnd ? .missing : .quantity(quantity))
  }

  var missing: Expression { Expression(span: span(from: min(token.start, previousEnd)), kind: .missing) }

  private mutating func parseParenthesized() -> Expression {
    let opening = token.span
    guard enter() else { return missing }
    presume()
    let inner = parseExpression()
    depth -= 1
    closeParenthesis(opened: opening)
    return parenthesized(inner, opened: opening)
  }

  /// Parentheses belong to what stands in them, but not to a name, whose span is its words.
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
    // The first word is one of the name whatever it is.
    presume()
    if at(.openParenthesis), isTouching { return parseCall(from: start) }
    while at(.word), !endsName(token.keyword) { presume() }
    return Expression(span: span(from: start), kind: .name)
  }

  /// Behind the sets an attribute's word is always one, and so are the words of a group's head.
  private func endsName(_ keyword: Keyword?) -> Bool {
    guard let keyword else { return false }
    return keyword.isAttribute || keyword == .of || keyword == .cap || keyword == .on || keyword == .off
  }

  // call = "max" ~ "(" NAME ")" ;
  private mutating func parseCall(from start: Int) -> Expression {
    let function = Name(span: span(from: start), isQuoted: false)
    let opening = token.span
    presume()
    let argument = parseArgumentName()
    closeParenthesis(opened: opening)
    guard let argument else { return missing }
    tree.names.append(function)
    tree.names.append(argument)
    let call = Call(function: UInt32(truncatingIfNeeded: tree.names.count - 2))
    return Expression(span: span(from: start), kind: .call(call))
  }

  /// A name in parentheses: whatever words stand there.
  private mutating func parseArgumentName() -> Name? {
    if at(.text) { return parseQuotedName() }
    let start = token.start
    while at(.word) {
      // A parenthesis that is never closed must not swallow the attributes.
      if let keyword = token.keyword, keyword.isAttribute, takesNext(keyword) { break }
      presume()
    }
    guard previousEnd > start else {
      expected.insert(.exercise)
      reportUnexpected()
      return nil
    }
    return Name(span: span(from: start), isQuoted: false)
  }

  // MARK: Quantities

  // quantity = NUMBER [ ~ UNIT ] | CLOCK ;
  mutating func parseQuantity(_ spaced: SpacedUnits) -> Quantity {
    let number = token
    presume()
    if number.kind == .clock { return Quantity(thousandths: number.thousandths, unit: .clock) }
    if number.unit != .none {
      if number.flaw == .tooLarge { badQuantityEnd = previousEnd }
      return Quantity(thousandths: number.thousandths, unit: number.unit)
    }
    let unit = parseUnit(of: number, spaced)
    if number.flaw == .tooLarge { badQuantityEnd = previousEnd }
    if unit == nil, at(.comma), isTouching, let decimal = parseDecimalComma(of: number) { return decimal }
    return Quantity(thousandths: number.thousandths, unit: unit ?? .none)
  }

  private mutating func parseUnit(of number: Token, _ spaced: SpacedUnits) -> Unit? {
    if at(.percent) {
      presume()
      return .percent
    }
    guard at(.word) else { return nil }
    if let unit = lexer.unit(token.letters) {
      let belongs =
        switch spaced {
        case .ofWork: unit.measuresWork
        case .all: unit != .inch
        }
      guard isTouching || belongs else { return nil }
      presume()
      return unit
    }
    guard isTouching, !atWord(.rpe), !atWord(.rir) else { return nil }
    return parseUnknownUnit()
  }

  /// Read as the unit that was meant, if there is one.
  private mutating func parseUnknownUnit() -> Unit {
    let written = tokenText
    let words = Unit.spellings.flatMap(\.words)
    let suggestion = log.isFull ? nil : nearestUnit(to: written.lowercased(), among: words)
    report(
      .unknownUnit(written), at: token.span, hints: suggestion.map { [.didYouMean($0)] } ?? [],
      fixes: suggestion.map { [Fix(replace: token.span, with: $0)] } ?? [])
    presume()
    if let meant = Unit.spellings.first(where: { $0.words.contains(suggestion ?? "") }) { return meant.unit }
    badQuantityEnd = previousEnd
    return .none
  }

  /// Units are short, so one wrong letter is much; it has to be the last, or the word broken off.
  private func nearestUnit(to written: String, among words: [String]) -> String? {
    nearestWord(to: written, among: words)
      ?? words.first { $0.count == 2 && written.count == 2 && $0.first == written.first }
  }

  /// `12,5kg`: digits that touch a comma, with a unit behind them only.
  private mutating func parseDecimalComma(of number: Token) -> Quantity? {
    let comma = token.span
    let fraction = peek()
    guard fraction.kind == .number, fraction.start == token.end, fraction.unit != .none,
      !tree.source[number.start..<fraction.end].contains(UInt8(ascii: "."))
    else { return nil }
    presume()
    presume()
    let written = shortened(number.start, previousEnd)
    report(
      .decimalComma(written: written, meant: written.replacing(",", with: ".")), at: span(from: number.start),
      hints: [.write(written.replacing(",", with: "."))], fixes: [Fix(replace: comma, with: ".")])
    var digits = Int64(fraction.thousandths) / 1000
    let count = tree.source[fraction.start..<fraction.end].prefix { $0 &- UInt8(ascii: "0") < 10 }.count
    for _ in 0..<max(0, 3 - count) { digits *= 10 }
    let thousandths = min(Int64(number.thousandths) + min(digits, 999), Int64(Quantity.limit))
    return Quantity(thousandths: Int32(truncatingIfNeeded: thousandths), unit: fraction.unit)
  }

  // MARK: Lengths of time

  // duration = TIME [ ~ "-" ~ TIME ] | "(" expression ")" ;
  /// A value that can only be a time, so that metres and bare numbers are mistakes that are easy to mend.
  mutating func parseDuration(of keyword: Keyword) -> Expression {
    // Who writes parentheses may compute with bare numbers.
    guard !at(.openParenthesis) else { return parseValue() }
    var value = parseValue()
    switch value.kind {
    case .quantity(let quantity):
      let mended = mendDuration(quantity, value.span, keyword)
      value.kind = .quantity(mended)
    case .range(let operands):
      let (low, high) = tree[operands]
      guard case .quantity(let end) = high.kind, case .quantity(let start) = low.kind else { return value }
      let mended = mendDuration(end, value.span, keyword)
      guard mended.unit != end.unit, start.unit == end.unit else { return value }
      tree.expressions[Int(operands.left)].kind = .quantity(Quantity(thousandths: start.thousandths, unit: mended.unit))
      tree.expressions[Int(operands.left) + 1].kind = .quantity(mended)
    case .bodyweight, .name, .call, .negated, .sum, .difference, .product, .quotient, .share, .missing: break
    }
    return value
  }

  private mutating func mendDuration(_ quantity: Quantity, _ span: Span, _ keyword: Keyword) -> Quantity {
    if quantity.unit.isTime { return quantity }
    let written = shortened(Int(span.start), Int(span.end))
    if quantity.unit == .metre {
      let unitStart =
        tree.source[span.range].lastIndex { $0 &- UInt8(ascii: "0") < 10 }.map { $0 + 1 } ?? Int(span.start)
      let meant = shortened(Int(span.start), unitStart) + "min"
      let unit = Span(start: UInt32(truncatingIfNeeded: unitStart), end: span.end)
      report(
        .metresForMinutes(written: written, meant: meant), at: span, hints: [.write(meant)],
        fixes: [Fix(replace: unit, with: "min")])
      return Quantity(thousandths: quantity.thousandths, unit: .minute)
    }
    guard quantity.unit == .none, Int(span.end) != badQuantityEnd else { return quantity }
    let unit: Unit = keyword.isMostlySeconds(quantity.thousandths) ? .second : .minute
    let meant = written + (unit == .second ? "s" : "min")
    report(
      .missingTimeUnit(written), at: span, hints: [.write(meant)],
      fixes: [Fix(replace: Span(start: span.end, end: span.end), with: unit == .second ? "s" : "min")])
    return Quantity(thousandths: quantity.thousandths, unit: unit)
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

  private mutating func compound(
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
    let start = tree.expressions.count
    tree.expressions.append(contentsOf: listStack[base...])
    listStack.removeSubrange(base...)
    return Nodes(start, tree.expressions.count)
  }

  /// One level deeper; reports where it is too deep, and skips what is left of the item.
  mutating func enter() -> Bool {
    guard depth < Parser.depthLimit else {
      reportHere(.nestingTooDeep(limit: Parser.depthLimit))
      return false
    }
    depth += 1
    return true
  }

  /// A chain of operators becomes a deep tree, so it has a limit too.
  private mutating func continuesChain(_ chained: inout Int) -> Bool {
    chained += 1
    guard chained > Parser.chainLimit else { return true }
    reportHere(.nestingTooDeep(limit: Parser.chainLimit))
    return false
  }
}

extension Keyword {
  /// Whether a number without a unit was rather meant in seconds.
  fileprivate func isMostlySeconds(_ thousandths: Int32) -> Bool {
    let isShort: [Keyword] = [.in, .out, .hold, .pause, .on, .off]
    return isShort.contains(self) || thousandths > (self == .rest ? 10_000 : 100_000)
  }
}
