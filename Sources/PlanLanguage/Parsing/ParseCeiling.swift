/// The most that an effort or a cadence may reach: `@ at most 145bpm`, `cadence at most 20spm`.

extension Parser {
  // ceiling = "at" "most" MEASURED ;
  /// The range from nothing to a heart rate or a power; nil if something else stands here.
  mutating func parseCeiling() -> Expression? {
    parseCeiling { $0 == .beatsPerMinute || $0 == .watt }
  }

  /// The same of a cadence.
  mutating func parseCeilingOfCadence() -> Expression? {
    parseCeiling { $0.isOfCadence }
  }

  /// Other words for it (`below 145bpm`) are reported.
  private mutating func parseCeiling(_ isMeasured: (Unit) -> Bool) -> Expression? {
    guard at(.word), let number = numberOfCeiling(), isMeasured(number.unit) else { return nil }
    let start = token.start
    let words = Span(start: token.span.start, end: number.span.start)
    let isAtMost = atWord(.at) && peek().keyword == .most
    while token.start < number.start { presume() }
    presume()
    let place = span(from: start)
    if !isAtMost {
      report(
        .unexpected(found: .text(shortened(start, previousEnd)), expected: [.loadOrEffort]), at: place,
        hints: [.write("at most \(string(number.start, number.end))")], fixes: [Fix(replace: words, with: "at most ")])
    }
    func end(_ thousandths: Int32) -> Expression {
      Expression(span: place, kind: .quantity(Quantity(thousandths: thousandths, unit: number.unit)))
    }
    return Expression(span: place, kind: .range(operands(end(0), end(number.thousandths))))
  }

  /// The number after the words here that mean a ceiling.
  mutating func numberOfCeiling() -> Token? {
    let words: Set<String> = ["below", "under", "unter", "max", "maximum", "at most", "up to", "bis", "höchstens"]
    let position = lexer.position
    defer { lexer.position = position }
    var text = tokenText.lowercased()
    var next = lexer.next()
    if next.kind == .word {
      text += " " + string(next.start, next.end).lowercased()
      next = lexer.next()
    }
    return words.contains(text) && next.kind == .number ? next : nil
  }
}
