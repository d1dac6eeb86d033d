/// Attempts of which the best counts: `snatch 3 attempts`, `long jump 5 attempts, best counts`, `plank 3xmax best of 3`. They
/// are sets, and the log keeps the best.

extension Parser {
  /// `3 attempts`, behind the number: as many sets of one.
  mutating func reportAttempts(_ draft: inout ExerciseDraft) -> Bool {
    guard at(.word), token.start != quietAt, draft.hasSets, draft.list.entries.count == 1,
      let entry = tree[draft.list.entries].first, Int(entry.span.end) == previousEnd
    else { return false }
    if at(Attempts.words) { return reportCountedAttempts(entry, &draft) }
    guard let (count, end) = bestAhead() else { return false }
    let start = token.start
    let words = string(start, end)
    while token.start < end, !at(.end) { presume() }
    let written = string(Int(entry.span.start), Int(entry.span.end))
    let sets = entry.sets == nil ? count.map { "\($0)x\(written)" } ?? written : written
    write(sets, note: words, insteadOf: entry, until: end, problemAt: start)
    return true
  }

  /// `broad jump best of 3`, behind the name: three sets of one.
  mutating func reportBestOf(_ draft: inout ExerciseDraft) -> Bool {
    guard draft.name != nil, !draft.hasSets, token.start != quietAt, let (count, end) = bestAhead(), let count else {
      return false
    }
    let start = token.start
    let words = string(start, end)
    while token.start < end, !at(.end) { presume() }
    let place = span(start, end)
    let meant = "\(count)x1 note \"\(words)\""
    report(
      .unknownAttribute(words), at: place, hints: [.write(meant)],
      fixes: canTakeNote ? [Fix(replace: place, with: meant)] : [])
    draft.hasSets = true
    return true
  }

  /// Whether the name ends here, because `best of 3` follows.
  mutating func attemptsFollow() -> Bool { bestAhead()?.count != nil }

  /// The `best` of `dead hang max best of 3`.
  func isBestOf(_ word: Token) -> Bool { Attempts.best.all.contains(lowered(word)) }

  private mutating func reportCountedAttempts(_ entry: SetEntry, _ draft: inout ExerciseDraft) -> Bool {
    guard case .amount(let amount) = entry.target, let number = isQuantity(amount), number.unit == .none else {
      return false
    }
    let start = token.start
    presume()
    // `3 attempts, best counts`
    if at(.comma) || at(.word) && tokenText.lowercased() != "of", let end = restOfWords() {
      if at(.comma) { presume() }
      let words = string(token.start, end)
      while token.start < end, !at(.end) { presume() }
      write(sets(of: entry), note: words, insteadOf: entry, until: end, problemAt: start)
    } else {
      write(
        sets(of: entry), note: nil, insteadOf: entry, until: previousEnd, problemAt: start,
        ofHold: entry.sets == nil ? string(Int(entry.span.start), Int(entry.span.end)) + "xmax" : nil)
    }
    return true
  }

  /// `3x1`; `3x1 attempts` says it already.
  private func sets(of entry: SetEntry) -> String {
    let written = string(Int(entry.span.start), Int(entry.span.end))
    return entry.sets == nil ? "\(written)x1" : written
  }

  private mutating func write(
    _ sets: String, note: String?, insteadOf entry: SetEntry, until end: Int, problemAt start: Int,
    ofHold: String? = nil
  ) {
    let meant = sets + (note.map { " note \"\($0)\"" } ?? "")
    let isCertain = note == nil || canTakeNote
    report(
      .unknownAttribute(shortened(start, end)), at: span(start, end),
      hints: [ofHold.map { .writeEither(meant, $0) } ?? .write(meant)],
      fixes: isCertain ? [Fix(replace: span(Int(entry.span.start), end), with: meant)] : [])
  }

  /// `best of 3`, `best counts`, `best of three`: the number, and where the words end.
  private mutating func bestAhead() -> (count: Int?, end: Int)? {
    guard at(Attempts.best) else { return nil }
    let position = lexer.position
    defer { lexer.position = position }
    let next = lexer.next()
    guard next.kind == .word else { return nil }
    let word = lowered(next)
    if Attempts.counts.contains(word) { return (nil, next.end) }
    guard word == "of" || word == "von" || word == "aus" else { return nil }
    let number = lexer.next()
    if number.kind == .word, let count = Attempts.numbers[lowered(number)] { return (count, number.end) }
    guard number.kind == .number, number.unit == .none, (2000...20_000).contains(number.thousandths),
      number.thousandths % 1000 == 0
    else { return nil }
    return (Int(number.thousandths / 1000), number.end)
  }

  /// The end of the words here, behind a comma, too, if nothing else is in the item.
  private mutating func restOfWords() -> Int? {
    let position = lexer.position
    defer { lexer.position = position }
    var next = at(.comma) ? lexer.next() : token
    guard next.kind == .word, next.keyword?.isAttribute != true else { return nil }
    var end = next.end
    while next.kind == .word, next.keyword?.isAttribute != true {
      end = next.end
      next = lexer.next()
    }
    return next.endsWords ? end : nil
  }
}

/// Words about attempts.
private enum Attempts {
  static let words = FewWords([
    "attempts", "attempt", "tries", "trials", "throws", "jumps", "shots", "versuche", "versuchen",
  ])
  static let best = FewWords(["best", "bester", "beste", "bestes", "longest", "highest", "heaviest", "furthest"])
  static let counts: Set<String> = ["counts", "wins", "scores", "zählt", "only", "attempt", "try"]
  static let numbers = ["two": 2, "three": 3, "four": 4, "five": 5, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5]
}
