/// Rests without a length, in words: `rest as needed`, `rest as long as you like`, `Pause nach Bedarf`. They last until
/// the athlete goes on.

extension Parser {
  /// `rest as needed` on a line of its own: `rest`. Nil for anything else.
  mutating func parseRestAsNeeded() -> Item? {
    guard atWord(.rest) || atWord(.pause), let end = endOfNeed(behind: token.end) else { return nil }
    let start = token.start
    while token.start < end, !at(.end) { presume() }
    let place = span(from: start)
    let meant = Keyword.rest.word
    report(
      .unexpected(found: .text(shortened(start, end)), expected: [.item]), at: place, hints: [.write(meant)],
      fixes: [Fix(replace: place, with: meant)])
    let attributes = parseAttributes()
    return Item(from: span(from: start), .rest(.open), attributes: attributes)
  }

  /// `squat 3x5 rest as needed`, `squat 3x5 Pause nach Bedarf`: reads over the words behind the `rest` or the `pause`;
  /// false if they are not here.
  mutating func reportNeed() -> Bool {
    guard at(.word), let end = endOfNeed(behind: previousEnd) else { return false }
    let keyword = spanOfWord(endingAt: previousEnd)
    while token.start < end, !at(.end) { presume() }
    let place = span(from: Int(keyword.start))
    let meant = "\(Keyword.rest.word) \(Keyword.open.word)"
    report(
      .unexpected(found: .text(shortened(Int(keyword.start), end)), expected: [.duration]), at: place,
      hints: [.write(meant)], fixes: [Fix(replace: place, with: meant)])
    return true
  }

  /// Where the words `as needed` end, if they follow there.
  private mutating func endOfNeed(behind place: Int) -> Int? {
    let position = lexer.position
    defer { lexer.position = position }
    lexer.position = place
    var (next, text, end) = (lexer.next(), String(), Int?.none)
    for _ in 0..<6 {
      guard next.kind == .word else { return end }
      text += (text.isEmpty ? "" : " ") + lowered(next)
      if Self.needs.contains(text) { end = next.end }
      next = lexer.next()
    }
    return end
  }

  private static let needs: Set<String> = {
    var needs: Set<String> = [
      "only as needed", "only when needed", "when needed", "if needed", "when required", "if required", "as desired",
      "until ready", "until recovered", "until fully recovered", "until you are ready", "till ready", "nach bedarf",
      "bei bedarf", "wenn nötig", "nach gefühl", "solange nötig", "solange wie nötig", "so lange wie nötig",
      "wie nötig",
      "bis zur erholung", "beliebig", "beliebig lange",
    ]
    for much in ["as", "as long as", "as much as"] {
      for need in ["needed", "required", "necessary", "you need", "you like", "you want", "wanted"] {
        needs.insert("\(much) \(need)")
      }
    }
    return needs
  }()
}
