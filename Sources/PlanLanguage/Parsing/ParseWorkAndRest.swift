/// Times of work and rest as people write them in the head of a group: `tabata 30s/15s`, `tabata 20s on 10s off`.

extension Parser {
  /// The time in `on 10s off`, and where that ends.
  mutating func offAhead() -> (time: Token, end: Int)? {
    let position = lexer.position
    defer { lexer.position = position }
    let (time, off) = (lexer.next(), lexer.next())
    guard time.kind == .clock || time.kind == .number && time.unit.isTime, off.keyword == .off else { return nil }
    let behind = lexer.next()
    return behind.kind == .number || behind.kind == .clock ? nil : (time, off.end)
  }

  /// `tabata x8 20s on 10s off`: each word is before its time.
  mutating func reportTimesBeforeWords(
    _ work: String, from start: Int, _ off: (time: Token, end: Int), _ head: inout GroupHead
  ) {
    let rest = string(off.time.start, off.time.end)
    while token.start < off.end, !at(.end) { presume() }
    let place = span(from: start)
    let clock = "on \(work) off \(rest)"
    if case .tabata = head.form {
      return report(
        .notTaken(by: head.name(in: tree), shortened(start, previousEnd)), at: place, hints: [.write(clock)],
        fixes: [Fix(replace: place, with: clock)])
    }
    reportClock(work, rest, at: place, head)
  }

  /// `circuit x3 on 40s off 20s`, at the `off`: only a tabata has these words.
  mutating func reportOnOff(_ work: String, from start: Int, _ head: GroupHead) {
    presume()
    let first = token.start
    _ = parseDuration(of: .off)
    reportClock(work, string(first, previousEnd), at: span(from: start), head)
  }

  private mutating func reportClock(_ work: String, _ rest: String, at place: Span, _ head: GroupHead) {
    let times = head.times.map { " x" + shortened(Int($0.span.start), Int($0.span.end)) } ?? ""
    report(
      .notTaken(by: head.name(in: tree), shortened(Int(place.start), Int(place.end))), at: place,
      hints: [.write("rounds\(times) < for move in squat, … < move \(work); rest \(rest) > >")])
  }

  /// The `on 30s off 15s` of `tabata 30s/15s` and `tabata 30/15`.
  func workAndRest(_ value: Expression) -> String? {
    guard case .quotient(let parts) = value.kind else { return nil }
    let (on, off) = tree[parts]
    guard let work = isQuantity(on), let rest = isQuantity(off) else { return nil }
    func text(_ quantity: Quantity, _ place: Span) -> String? {
      quantity.unit == .none
        ? tree.string(place) + "s" : quantity.wholeSeconds == nil ? nil : tree.string(place)
    }
    guard let first = text(work, on.span), let second = text(rest, off.span) else { return nil }
    return "on \(first) off \(second)"
  }
}
