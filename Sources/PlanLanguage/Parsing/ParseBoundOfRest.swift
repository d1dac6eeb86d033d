/// Bounds of rests: `rest at most 2min`, `rest 2min or more`, `rest for 2min`.

extension Parser {
  /// `rest at least 2min`, `rest up to 2min`, `rest for 2min`, after the `rest`: at least is what every rest is, because
  /// it waits at its end; at most is a range from nothing.
  mutating func readBoundOfRest() -> Expression? {
    guard let bound = readBound() else { return nil }
    let first = token.start
    let before = log.diagnostics.count
    var value = parseLengthOfRest()
    guard log.diagnostics.count == before else { return value }
    report(restWithin: bound.side, &value, written: shortened(first, previousEnd), from: bound.start)
    return value
  }

  /// `rest 2min max`, `rest 2min or more`, after the length.
  mutating func readBoundBehindRest(_ length: inout WrittenRest) {
    guard case .lasting(var value) = length, Int(value.span.end) == previousEnd,
      let (side, end) = boundBehindRest()
    else { return }
    let start = Int(value.span.start)
    let written = shortened(start, previousEnd)
    while token.start < end, !at(.end) { presume() }
    report(restWithin: side, &value, written: written, from: start)
    length = .lasting(value)
  }

  private mutating func report(
    restWithin side: BoundSide, _ value: inout Expression, written: String, from start: Int
  ) {
    let place = span(from: start)
    var meant = written
    if side == .most, let most = isQuantity(value), most.unit.isTime {
      meant = "0s-\(written)"
      let least = Expression(span: value.span, kind: .quantity(Quantity(thousandths: 0, unit: .second)))
      value = Expression(span: place, kind: .range(operands(least, value)))
    }
    report(
      .unexpected(found: .text(shortened(start, previousEnd)), expected: [.duration]), at: place,
      hints: [.write("\(Keyword.rest.word) \(meant)")], fixes: [Fix(replace: place, with: meant)])
  }

  /// The `max` of `rest 2min max`.
  private mutating func boundBehindRest() -> (BoundSide, end: Int)? {
    guard at(.word), token.start != quietAt else { return nil }
    let position = lexer.position
    defer { lexer.position = position }
    let first = tokenText.lowercased()
    if ["max", "maximum", "tops", "maximal"].contains(first) { return (.most, token.end) }
    if ["minimum", "mindestens"].contains(first) { return (.least, token.end) }
    let next = lexer.next()
    guard next.kind == .word else { return nil }
    switch "\(first) \(string(next.start, next.end).lowercased())" {
    case "at most", "or less", "or shorter", "oder weniger", "oder kürzer": return (.most, next.end)
    case "at least", "or more", "or longer", "oder mehr", "oder länger": return (.least, next.end)
    default: return nil
    }
  }

  /// Whether a rest begins at this `rest`, with the words of a bound before its length.
  mutating func boundOfRestFollows() -> Bool {
    guard atWord(.rest), let (_, end) = boundAhead(after: token) else { return false }
    let position = lexer.position
    defer { lexer.position = position }
    lexer.position = end
    let number = lexer.next()
    if number.kind == .clock || number.unit.isTime || number.unit.dimension == .length { return true }
    let unit = lexer.next()
    return unit.kind == .word && (lexer.unit(unit.letters)?.isTime == true || BreathWords.all.contains(lowered(unit)))
  }
}
