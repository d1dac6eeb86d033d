/// Ranges: `8-12`, `60-90s`, `5.5-6.5mi/h`.

extension Parser {
  /// Whether there are two numbers with a dash and no space between them, and nothing else up to the end or a `/`.
  mutating func rangeIsAll() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    let sign = lexer.next()
    guard sign.kind == .dash || sign.kind == .minus && sign.start == token.end else { return false }
    let high = lexer.next()
    guard high.kind == .number || high.kind == .clock, sign.kind == .dash || high.start == sign.end else {
      return false
    }
    let next = lexer.next().kind
    return next == .comma || next == .separator || next == .close || next == .comment || next == .end || next == .slash
  }

  mutating func endsRange() -> Bool {
    guard at(.minus) else { return at(.dash) }
    return touchesNumbers
  }

  private var touchesNumbers: Bool {
    mutating get {
      guard isTouching else { return false }
      let next = peek()
      return (next.kind == .number || next.kind == .clock) && next.start == token.end
    }
  }

  mutating func parseRange(from low: Quantity, _ start: Int) -> Expression {
    let lowSpan = span(from: start)
    let isSpeed = previousEnd == speedEnd
    guard var ends = parseEnds(from: low, at: lowSpan, .all) else {
      return Expression(span: lowSpan, kind: .quantity(low))
    }
    if isSpeed || previousEnd == speedEnd {
      ends = (inAnHour(ends.0), inAnHour(ends.1))
    } else if at(.slash) {
      presume()
      let divisor = parseDivisor()
      ends = (compound(ends.0, divisor) { .quotient($0) }, compound(ends.1, divisor) { .quotient($0) })
    }
    if atWord(.of) {
      presume()
      let whole = parseWhole()
      ends = (compound(ends.0, whole) { .share($0) }, compound(ends.1, whole) { .share($0) })
    }
    return Expression(span: span(from: start), kind: .range(operands(ends.0, ends.1)))
  }

  /// `8-12` of an amount, after its lower end.
  mutating func parseAmountRange(from low: Quantity, _ start: Int) -> Expression {
    let lowSpan = span(from: start)
    guard let ends = parseEnds(from: low, at: lowSpan, .ofWork) else {
      return Expression(span: lowSpan, kind: .quantity(low))
    }
    let range = operands(ends.0, ends.1)
    if at(.minus), isTouching { skipRungs(from: start) }
    return Expression(span: span(from: start), kind: .range(range))
  }

  /// The dash and the upper end; the unit may be written once. Nil if no number follows.
  private mutating func parseEnds(
    from low: Quantity, at lowSpan: Span, _ units: SpacedUnits
  ) -> (Expression, Expression)? {
    presume()
    guard at(.number) || at(.clock) else {
      expected.insert(.number)
      reportUnexpected()
      return nil
    }
    let start = token.start
    let high = parseQuantity(units)
    let (lowUnit, highUnit) = (low.unit == .none ? high.unit : low.unit, high.unit == .none ? low.unit : high.unit)
    return (
      Expression(span: lowSpan, kind: .quantity(Quantity(thousandths: low.thousandths, unit: lowUnit))),
      Expression(span: span(from: start), kind: .quantity(Quantity(thousandths: high.thousandths, unit: highUnit)))
    )
  }

  /// `5mi/h-6mi/h`; nil for anything but two speeds.
  mutating func parseRangeOfSpeeds(from low: Quantity, _ start: Int) -> Expression? {
    let position = lexer.position
    let (unit, dash, high) = (lexer.next(), lexer.next(), lexer.next())
    lexer.position = position
    guard unit.kind == .word, lexer.unit(unit.letters) == .hour, dash.kind == .minus || dash.kind == .dash,
      dash.start == unit.end, high.kind == .number, high.start == dash.end
    else { return nil }
    let slow = inAnHour(expression(low, from: start))
    presume()
    presume()
    presume()
    let from = token.start
    var fast = expression(parseQuantity(.all), from: from)
    if at(.slash) {
      presume()
      let divisor = parseDivisor()
      fast = compound(fast, divisor) { .quotient($0) }
    }
    return Expression(span: span(from: start), kind: .range(operands(slow, fast)))
  }

  /// `4:15/km-4:30/km`, `1:55/500m-2:00/500m`; nil for anything but two paces.
  mutating func parseRangeOfPaces(from low: Quantity, _ start: Int) -> Expression? {
    let position = lexer.position
    let (unit, dash, high, behind) = (lexer.next(), lexer.next(), lexer.next(), lexer.next())
    lexer.position = position
    // `5:00/km-10s` lacks what the seconds are for.
    guard unit.kind == .word || unit.kind == .number, dash.kind == .minus || dash.kind == .dash, dash.start == unit.end,
      high.kind == .clock || high.kind == .number && high.unit.isTime && behind.kind == .slash, high.start == dash.end
    else { return nil }
    let first = expression(low, from: start)
    presume()
    let divisor = parseDivisor()
    presume()
    let from = token.start
    let second = expression(parseQuantity(.all), from: from)
    var last = divisor
    if at(.slash) {
      presume()
      last = parseDivisor()
    }
    let (slow, fast) = (compound(first, divisor) { .quotient($0) }, compound(second, last) { .quotient($0) })
    return Expression(span: span(from: start), kind: .range(operands(slow, fast)))
  }

  /// `6mph`, as if it were `6mi/h`.
  mutating func inAnHour(_ distance: Expression) -> Expression {
    let hour = Expression(span: distance.span, kind: .quantity(Quantity(thousandths: 1000, unit: .hour)))
    return compound(distance, hour) { .quotient($0) }
  }
}
