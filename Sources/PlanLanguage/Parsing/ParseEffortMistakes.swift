/// Ceilings of effort as people write them: `@ rpe at most 8`, `stop at rpe 9`.

extension Parser {
  /// `rpe at most 8`, `rpe max 8`, `rpe bis 8`: a ceiling is a range. Reads over the words; the token follows `rpe`.
  mutating func reportEffortCeiling() {
    guard at(.word), let number = numberOfCeiling(), number.unit == .none, (2000...10_000).contains(number.thousandths)
    else { return }
    let start = token.start
    while token.start < number.start { presume() }
    let (least, half) = max(number.thousandths - 2000, 1000).quotientAndRemainder(dividingBy: 1000)
    let range = "\(least)\(half == 0 ? "" : ".\(half / 100)")-\(string(number.start, number.end))"
    let place = Span(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: number.end))
    report(
      .unexpected(found: .text(shortened(start, number.end)), expected: [.loadOrEffort]), at: place,
      hints: [.write("rpe \(range)")], fixes: [Fix(replace: place, with: range)])
  }

  /// `stop at rpe 9`, `until rpe 9`: reads the attribute that was meant.
  mutating func readStopAtEffort() -> Bool {
    guard ["stop", "until", "bis"].contains(tokenText.lowercased()) else { return false }
    let position = lexer.position
    var next = lexer.next()
    if next.kind == .word, ["at", "bei"].contains(string(next.start, next.end).lowercased()) { next = lexer.next() }
    let number = lexer.next()
    lexer.position = position
    guard next.kind == .word, next.keyword == .rpe, number.kind == .number else { return false }
    let start = token.start
    let words = Span(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: next.start))
    while token.start < next.start { presume() }
    report(
      .unknownAttribute(shortened(start, previousEnd)), at: span(from: start),
      hints: [.write("rpe \(shortened(number.start, number.end))")], fixes: [Fix(replace: words, with: "")])
    return true
  }
}
