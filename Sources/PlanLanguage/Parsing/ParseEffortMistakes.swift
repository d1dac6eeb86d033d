/// Efforts as people write them: `run 5km easy`, `@ rpe at most 8`, `stop at rpe 9`.

import SessionModel

extension Parser {
  /// `run 5km easy`, `run 30min zone 2`: reads the effort as if its `@` were there.
  mutating func readEffortWithoutSign() -> Bool {
    guard at(.word) else { return false }
    let next = peek()
    let isOfTwo =
      atWord(.zone) && next.kind == .number || atWord(.all) && string(next.start, next.end).lowercased() == "out"
    guard isOfTwo || EffortWord(rawValue: tokenText.lowercased()) != nil else { return reportShortZone() }
    let end = isOfTwo ? next.end : token.end
    guard !hasSign(before: token.start) else { return isOfTwo && reportWordBesideEffort(until: end) }
    let before = Span(start: token.span.start, end: token.span.start)
    if hasSign(behind: end) { return reportWordBesideEffort(until: end) }
    report(
      .unknownAttribute(tokenText), at: Span(start: before.start, end: UInt32(truncatingIfNeeded: end)),
      hints: [.write("@ \(string(token.start, end))")], fixes: [Fix(replace: before, with: "@ ")])
    (token.kind, token.keyword, token.end) = (.at, nil, token.start)
    lexer.position = token.start
    return true
  }

  /// `run 30min z2`: reads over the zone.
  private mutating func reportShortZone() -> Bool {
    guard let zone = Keyword.zone(short: tokenText) else { return false }
    report(
      .unknownAttribute(tokenText), at: token.span, hints: [.write("@ \(zone)")],
      fixes: [Fix(replace: token.span, with: "@ \(zone)")])
    presume()
    return true
  }

  /// `run 5km easy @ 6:00/km`: a set has one target, so the word is a note.
  private mutating func reportWordBesideEffort(until end: Int) -> Bool {
    let place = Span(start: token.span.start, end: UInt32(truncatingIfNeeded: end))
    let note = "note \"\(string(token.start, end))\""
    report(
      .unknownAttribute(tokenText), at: place, hints: [.write(note)], fixes: [Fix(replace: place, with: note)])
    while token.start < end, !at(.end) { presume() }
    return true
  }

  /// Whether an `@` follows in the item, as far as an item is looked at.
  private func hasSign(behind place: Int) -> Bool {
    tree.source[place...].prefix(1000).prefix { !PlanTree.endsOfItem.contains($0) }.contains(UInt8(ascii: "@"))
  }

  /// Whether the item has an `@` already, as far as an item is looked at.
  func hasSign(before place: Int) -> Bool {
    let item = tree.source[..<place].reversed().prefix(1000).prefix { !PlanTree.endsOfItem.contains($0) }
    return item.contains(UInt8(ascii: "@"))
  }

  /// `rpe at most 8`, `rpe max 8`, `rpe bis 8`: nobody has said how little is enough. Reads over the words; the token
  /// follows `rpe`.
  mutating func reportEffortCeiling() {
    guard at(.word), let number = numberOfCeiling(), number.unit == .none, (2000...10_000).contains(number.thousandths)
    else { return }
    let start = token.start
    while token.start < number.start { presume() }
    let (least, half) = max(number.thousandths - 2000, 1000).quotientAndRemainder(dividingBy: 1000)
    let most = string(number.start, number.end)
    let range = "\(least)\(half == 0 ? "" : ".\(half / 100)")-\(most)"
    let place = Span(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: number.end))
    report(
      .unexpected(found: .text(shortened(start, number.end)), expected: [.loadOrEffort]), at: place,
      hints: [.writeEither("rpe \(most)", "rpe \(range)")])
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
    while token.start < next.start { presume() }
    report(
      .unknownAttribute(shortened(start, previousEnd)), at: span(from: start),
      hints: [
        .stopSets(when: "rpe(last) at least \(shortened(number.start, number.end))"),
        .writeFor("rpe \(shortened(number.start, number.end))", meaning: .effort),
      ])
    return true
  }
}

extension Keyword {
  /// The `zone 2` that `z2` stands for.
  static func zone(short written: String) -> String? {
    let letters = Array(written.lowercased().utf8)
    guard letters.count == 2, letters[0] == UInt8(ascii: "z"),
      (UInt8(ascii: "1")...UInt8(ascii: "7")).contains(letters[1])
    else { return nil }
    return "\(Keyword.zone.word) \(written.dropFirst())"
  }
}
