/// Targets with the name of what they measure: `@ pace 5:30/km`, `@ power 200w`.

extension Parser {
  /// `@ pace 5:30/km`, `@ hr 150`: reads over the word for what the number is. The token follows the `@`.
  mutating func readMeasureName() -> Expression? {
    guard at(.word) else { return nil }
    let position = lexer.position
    var next = lexer.next()
    let word = tokenText.lowercased()
    let isTwo = word == "heart" && next.kind == .word && string(next.start, next.end).lowercased() == "rate"
    if isTwo { next = lexer.next() }
    lexer.position = position
    let isHeart = isTwo || ["hr", "hf", "puls", "pulse"].contains(word)
    let isRead = isHeart || ["pace", "speed", "power", "tempo", "watts"].contains(word)
    guard isRead, next.kind == .number || next.kind == .clock else { return nil }
    if word == "tempo", next.kind == .number, tempo(at: next.start) != nil { return nil }
    let words = Span(start: token.span.start, end: next.span.start)
    let start = token.start
    while token.start < next.start { presume() }
    let value = parseValue()
    let isPower = word == "power" || word == "watts"
    let unit =
      isBare(value)
      ? (isHeart ? "bpm" : isPower ? "w" : nil)
      : !isHeart && !isPower && isQuantity(value)?.unit.isTime ?? false ? "/km" : nil
    let end = Span(start: value.span.end, end: value.span.end)
    report(
      .unexpected(found: .text(shortened(start, previousEnd)), expected: [.loadOrEffort]), at: span(from: start),
      hints: [.write("@ \(string(next.start, previousEnd))\(unit ?? "")")],
      fixes: [Fix(replace: words, with: "")] + (unit.map { [Fix(replace: end, with: $0)] } ?? []))
    return Expression(span: value.span, kind: isBare(value) || unit != nil ? .missing : value.kind)
  }
}
