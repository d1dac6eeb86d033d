/// Rests that are counted in breaths: `rest 5 breaths`, `pause 15 deep breaths`, `rest 5 breaths between exercises`.

import SessionModel

extension Parser {
  /// About as many seconds, with the breaths as a note, at the words behind the number. Reads over them.
  mutating func reportBreaths(of quantity: Quantity, _ span: Span) -> Bool {
    guard let end = breathsAhead(), (1000...100_000).contains(quantity.thousandths), quantity.thousandths % 1000 == 0
    else { return false }
    let written = shortened(Int(span.start), end)
    let (seconds, note) = ("\(BreathWords.length(of: quantity).thousandths / 1000)s", "note \"\(written)\"")
    let place = self.span(Int(span.start), end)
    while token.start < end, !at(.end) { presume() }
    guard let behind = endOfBetween() else {
      let word = otherWordForRest(before: Int(span.start))
      let meant = (word == nil ? "" : "\(Keyword.rest.word) ") + "\(seconds) \(note)"
      let whole = word.map { self.span($0, end) } ?? place
      report(
        .missingTimeUnit(written), at: place, hints: [.write(meant)], fixes: [Fix(replace: whole, with: meant)])
      return true
    }
    // The note comes after the words that belong to the rest.
    let words = string(token.start, behind)
    report(
      .missingTimeUnit(written), at: place, hints: [.write("\(seconds) \(words) \(note)")],
      fixes: [
        Fix(replace: place, with: seconds), Fix(replace: self.span(behind, behind), with: " " + note),
      ])
    return true
  }

  /// `pause 5 breaths`, `recover 2min` on a line of its own: read as `rest`. The number of breaths is reported with it.
  mutating func readRestInOtherWords() -> Bool {
    guard atWord(.pause) || at(Recover.words), lengthOfRestFollows() else { return false }
    token.keyword = .rest
    guard !breathsFollowNumber() else { return true }
    report(
      .unexpected(found: found, expected: [.item]), at: token.span,
      hints: [.write("\(Keyword.rest.word) \(amountAhead)")],
      fixes: [Fix(replace: token.span, with: Keyword.rest.word)])
    return true
  }

  private mutating func breathsFollowNumber() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    _ = lexer.next()
    let word = lexer.next()
    return word.kind == .word && BreathWords.all.contains(lowered(word))
  }

  /// Where another word for `rest` begins, if it is right before the number.
  private func otherWordForRest(before number: Int) -> Int? {
    let place = tree.endOfText(before: number)
    let start = Int(spanOfWord(endingAt: place).start)
    let word = string(start, place).lowercased()
    let isAlone = tree.source[..<start].last { $0 != UInt8(ascii: " ") }.map { [UInt8]("\n;<>".utf8).contains($0) }
    return isAlone ?? true && (word == Keyword.pause.word || Recover.words.all.contains(word)) ? start : nil
  }

  /// Whether a time or breaths follow, and no name.
  private mutating func lengthOfRestFollows() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    let number = lexer.next()
    if number.kind == .clock || number.unit.isTime { return lexer.next().kind != .word }
    guard number.kind == .number, number.unit == .none else { return false }
    let word = lexer.next()
    guard word.kind == .word else { return false }
    return lexer.unit(word.letters)?.isTime == true || BreathWords.all.contains(lowered(word))
  }

  /// The end of `breaths`, `deep breaths`.
  private mutating func breathsAhead() -> Int? {
    guard at(.word) else { return nil }
    if BreathWords.all.contains(tokenText.lowercased()) { return token.end }
    let next = peek()
    let isKind = BreathWords.kinds.contains(tokenText.lowercased())
    return isKind && next.kind == .word && BreathWords.all.contains(lowered(next)) ? next.end : nil
  }
}

/// Words for breaths, and how long they take.
enum BreathWords {
  static let all: Set<String> = ["breaths", "breath", "atemzüge", "atemzügen", "atemzug"]
  static let kinds: Set<String> = [
    "deep", "slow", "full", "calm", "easy", "big", "tiefe", "ruhige", "langsame", "volle",
  ]

  /// In seconds, as in estimates.
  static func length(of breaths: Quantity) -> Quantity {
    let length = UsualBreath.length(of: WideInt(breaths.thousandths / 1000))
    return Quantity(thousandths: Int32(truncatingIfNeeded: length.count), unit: .second)
  }
}
