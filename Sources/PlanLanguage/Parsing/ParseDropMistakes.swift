/// Drop sets as people write them: `@ 80kg + drop set`, `drop set on the last set`, `last set triple drop`.

extension Parser {
  /// Reads over the words of a drop set, and says how to write what is lifted then. If loads follow, the token is read as
  /// `drop`. A comma or a plus may come before them.
  mutating func reportDropSet() -> Bool {
    guard token.start != quietAt, let words = dropSetAhead() else { return false }
    let start = token.start
    let (isBehindComma, hasLoad) = (at(.comma), hasSign(before: start))
    while token.start < words.last, !at(.end) { presume() }
    let place = span(start, token.end)
    let written = shortened(start, token.end)
    if words.hasLoads {
      let meant = Keyword.drop.word
      report(
        .unknownAttribute(written), at: place, hints: [.write(meant)],
        fixes: [Fix(replace: place, with: (isBehindComma ? " " : "") + meant)])
      token.keyword = .drop
      return true
    }
    presume()
    let (meant, end) = drop(words, hasLoad: hasLoad)
    report(.unknownAttribute(written), at: span(start, end), hints: [.write(meant)])
    return true
  }

  /// `drop set`, after the keyword.
  mutating func reportSetOfDrop() -> Bool {
    guard at(.word), DropWords.sets.contains(tokenText.lowercased()) else { return false }
    let (start, hasLoad) = (token.start, hasSign(before: token.start))
    let keyword = Int(spanOfWord(endingAt: previousEnd).start)
    presume()
    var words = DropSetAhead(last: start)
    while at(.word), DropWords.behind.contains(tokenText.lowercased()) {
      if DropWords.each.contains(tokenText.lowercased()) { words.isOfEach = true }
      presume()
    }
    if at(.number) {
      let place = span(start, token.start)
      report(
        .unexpected(found: .text(shortened(start, previousEnd)), expected: [.value]), at: span(from: start),
        hints: [.remove], fixes: [Fix(replace: place, with: "")])
      return false
    }
    let (meant, end) = drop(words, hasLoad: hasLoad)
    report(
      .missingValue(of: Keyword.drop.word, form: Keyword.drop.entry.form), at: span(keyword, end),
      hints: [.write(meant)])
    return true
  }

  /// How to write it, and the end of what that replaces. A load that follows comes before it: `drop set @ 60kg`, and of
  /// several loads the others are those of the drops.
  private mutating func drop(_ words: DropSetAhead, hasLoad: Bool) -> (meant: String, end: Int) {
    let ahead = hasLoad ? nil : loadsAhead()
    let shares = ["80%", "60%", "40%"].prefix(words.drops).joined(separator: ", ")
    let others = ahead?.others ?? ""
    let load = hasLoad ? "" : "@ \(ahead?.first ?? Keyword.ask.word) "
    let drop = "\(load)\(Keyword.drop.word) \(others.isEmpty ? shares : others)"
    let sets = tree.sets.last?.sets.map { tree.string($0.span) } ?? "3"
    let meant = words.isOfEach ? "\(Keyword.rounds.word) x\(sets) < … \(drop) >" : drop
    return (meant, ahead?.end ?? previousEnd)
  }

  /// The loads behind the `@` here.
  private mutating func loadsAhead() -> (first: String, others: String, end: Int)? {
    guard at(.at) else { return nil }
    let position = lexer.position
    defer { lexer.position = position }
    var next = lexer.next()
    let start = next.start
    var (end, firstEnd, others) = (start, Int?.none, Int?.none)
    while next.kind == .number || next.kind == .times || next.kind == .percent || next.kind == .comma
      || next.kind == .word && (lexer.unit(next.letters) != nil || next.keyword == .rpe || next.keyword == .rir)
    {
      let isFirstComma = next.kind == .comma && firstEnd == nil
      if isFirstComma { firstEnd = end }
      end = next.end
      next = lexer.next()
      if isFirstComma { others = next.start }
    }
    guard end > start else { return nil }
    return (shortened(start, firstEnd ?? end), others.map { shortened($0, end) } ?? "", end)
  }

  struct DropSetAhead {
    /// Where its last word begins.
    var last: Int
    /// How often the load goes down.
    var drops = 1
    /// Whether it is after each set, not after the last.
    var isOfEach = false
    var hasLoads = false
  }

  /// The words of a drop set here, or after the comma or the plus here.
  mutating func dropSetAhead() -> DropSetAhead? {
    guard at(.word) || at(.comma) || at(.plus) else { return nil }
    let position = lexer.position
    defer { lexer.position = position }
    var next = at(.word) ? token : lexer.next()
    var words = DropSetAhead(last: next.start)
    var word = String()
    for _ in 0..<8 {
      // `mit 2 Reduktionssätzen`
      if next.kind == .number, next.unit == .none, next.start > token.start, 1000...4000 ~= next.thousandths {
        words.drops = Int(next.thousandths / 1000)
        next = lexer.next()
      }
      guard next.kind == .word else { return nil }
      word = string(next.start, next.end).lowercased()
      if word == Keyword.drop.word || DropWords.whole.contains(word) { break }
      if let count = DropWords.counts[word] {
        words.drops = count
      } else if !DropWords.before.contains(word) {
        return nil
      }
      next = lexer.next()
    }
    let isWhole = DropWords.whole.contains(word)
    guard isWhole || word == Keyword.drop.word else { return nil }
    let isAtOnce = words.last == next.start
    words.last = next.start
    // The keyword itself, with its loads.
    let isFirst = at(.word) && next.start == token.start
    next = lexer.next()
    let isSet = next.kind == .word && DropWords.sets.contains(string(next.start, next.end).lowercased())
    guard isWhole || isSet || !isFirst && !isLet(word) else { return nil }
    while next.kind == .word, case let text = string(next.start, next.end).lowercased(),
      DropWords.behind.contains(text)
    {
      if DropWords.each.contains(text) { words.isOfEach = true }
      words.last = next.start
      next = lexer.next()
    }
    words.hasLoads = next.kind == .number
    // Only the comma is too much in `, drop 15kg`.
    if at(.comma), isAtOnce, !isWhole, !isSet, words.hasLoads { return nil }
    return words
  }
}

private enum DropWords {
  static let whole: Set<String> = [
    "dropset", "dropsets", "drop-set", "drop-sets", "dropsatz", "dropsätze", "dropsätzen", "reduktionssatz",
    "reduktionssätze", "reduktionssätzen",
  ]
  static let sets: Set<String> = ["set", "sets", "satz", "sätze"]
  static let before: Set<String> = [
    "with", "w", "mit", "a", "an", "one", "einem", "ein", "and", "und", "then", "dann", "last", "final", "letzter",
    "letzten", "set", "sets", "satz", "as", "als", "the", "on",
  ]
  static let behind: Set<String> = [
    "set", "sets", "satz", "sätze", "on", "in", "at", "after", "for", "auf", "im", "beim", "nach", "the", "my", "last",
    "final", "dem", "den", "letzten", "exercise", "each", "every", "all", "jedem", "to",
  ]
  static let each: Set<String> = ["each", "every", "all", "jedem"]
  static let counts: [String: Int] = ["double": 2, "triple": 3, "doppelter": 2, "dreifacher": 3, "single": 1]
}
