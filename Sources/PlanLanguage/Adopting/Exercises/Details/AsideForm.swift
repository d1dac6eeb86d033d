/// `felt ok last time so maybe 10`, `(last week 57.5)`, `nächstes Mal 82,5`: what was, or what may be another time. Its
/// numbers are no work; it goes into a note of the plan.

extension DetailForm {
  static let aside = DetailForm { cursor, context in
    let start = cursor.index
    guard context.hasSets || context.hasAmount, start > 0 else { return nil }
    let isOpen = cursor.accept(sign: "(")
    guard cursor.isAtAside || isOpen && cursor.isAtWorkBetween else { return nil }
    let first = cursor.index
    while let token = cursor.token, !token.isSign(")"), isOpen || !cursor.endsAside { cursor.index += 1 }
    let words = cursor.line.text(of: first..<cursor.index)
    if isOpen { _ = cursor.accept(sign: ")") }
    return DetailReading(.remark(words))
  }
}

extension TokenCursor {
  private static let words: Set<String> = [
    "felt", "feels", "fühlte", "fühlt", "maybe", "vielleicht", "evtl", "previously", "prev", "because", "weil",
    "probably", "wahrscheinlich", "didn't", "didnt", "couldn't", "could", "should", "könnte", "sollte", "if", "wenn",
    "falls",
  ]
  private static let others: Set<String> = [
    "last", "next", "letztes", "letzte", "letzten", "nächstes", "nächste", "previous", "vorige", "vorletzte",
  ]
  private static let sessions: Set<String> = [
    "time", "week", "session", "workout", "mal", "woche", "einheit", "month", "monat", "weeks", "cycle", "year",
  ]

  /// Whether such words begin here.
  fileprivate var isAtAside: Bool {
    guard let token, token.isWord,
      !["than", "als", "wie", "as", "since", "seit", "from", "von"].contains(self[-1]?.text ?? "")
    else { return false }
    return TokenCursor.words.contains(token.text)
      || TokenCursor.others.contains(token.text) && TokenCursor.sessions.contains(self[1]?.text ?? "")
  }

  /// Whether parentheses say what else is done between the sets: `10 push-ups between rounds)`.
  fileprivate var isAtWorkBetween: Bool {
    guard token?.number != nil, let next = self[1], next.isWord, next.text != "x", ScribbleUnit(next.text) == nil,
      !["rest", "pause"].contains(next.text)
    else { return false }
    let inner = line.tokens[index...].prefix { !$0.isSign(")") }
    return inner.contains { ["between", "btw", "zwischen", "after", "nach", "dazwischen"].contains($0.text) }
  }

  /// Whether the sentence ends here, or goes on with a rest or the next sets.
  fileprivate var endsAside: Bool {
    guard let token, token.isMark else { return false }
    if [".", ";", "!", "|"].contains(token.text) { return true }
    guard token.isSign(","), let next = self[1] else { return false }
    return ["rest", "pause", "then", "dann", "danach"].contains(next.text) || next.number != nil && self[2]?.text == "x"
  }
}
