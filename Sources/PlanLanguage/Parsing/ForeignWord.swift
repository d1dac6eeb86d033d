/// Words of other languages, programming and human, for which Satz has a keyword.

enum ForeignWord {
  /// For words at the start of an item.
  static let starts = WordTable(
    table([
      (.when, ["if", "wenn", "falls"]), (.else, ["elif", "elseif", "elsif", "sonst", "otherwise"]),
      (.for, ["foreach", "für"]), (.after, ["nach"]), (.by, ["switch", "match"]),
      (.def, ["function", "func", "define", "macro", "template", "vorlage"]),
      (.rounds, ["repeat", "loop", "runden"]), (.circuit, ["zirkel"]), (.superset, ["supersatz"]),
    ]))

  /// For words in a condition, a loop's range or a progression.
  static let joints = WordTable(
    table([
      (.and, ["und", "&&"]), (.or, ["oder"]), (.not, ["nicht"]), (.is, ["ist", "equals"]),
      (.above, ["über", "over"]), (.below, ["unter", "under"]), (.least, ["mindestens"]), (.most, ["höchstens"]),
      (.to, ["bis", "until"]), (.then, ["dann"]),
    ]))

  private static func table(_ meanings: [(Keyword, [String])]) -> [(word: String, value: UInt8)] {
    meanings.flatMap { keyword, words in words.map { (word: $0, value: keyword.rawValue) } }
  }
}

extension Keyword {
  /// The spelling that replaces a word of another language.
  fileprivate var meant: String { self == .least ? "at least" : self == .most ? "at most" : word }
}

extension Parser {
  /// The keyword that the token means in another language.
  func foreign(_ words: WordTable) -> Keyword? {
    guard at(.word), token.keyword == nil else { return nil }
    return words.value(of: token.letters).flatMap(Keyword.init(rawValue:))
  }

  /// `if done < … >`: reports the word, and reads the item that was meant.
  mutating func parseForeignItem(in context: BlockContext) -> Item? {
    guard readForeignStart(), let meant = token.keyword else { return nil }
    return parseKeywordItem(meant, in: context)
  }

  /// Reads the token as the keyword that was meant, if a block follows.
  mutating func readForeignStart() -> Bool {
    guard let meant = foreign(foreignStarts), headHasBlock() else { return false }
    // `elif`, but not `sonst`.
    let isElseWhen = meant == .else && tree.byte(at: token.start) | 0x20 == UInt8(ascii: "e")
    reportForeign(meant, as: isElseWhen ? "else when" : nil)
    return true
  }

  /// Reports the token, and reads it as the keyword from now on.
  mutating func reportForeign(_ meant: Keyword, as text: String? = nil) {
    let text = text ?? meant.meant
    report(
      .foreignWord(tokenText), at: token.span, hints: [.didYouMean(text)], fixes: [Fix(replace: token.span, with: text)]
    )
    token.keyword = meant
  }

  /// `reps(last) abov 5`
  mutating func readMistypedJoint() {
    guard at(.word), token.keyword == nil, token.start != quietAt else { return }
    let words: [Keyword] = [.above, .below, .and, .least, .most]
    let meant = nearestWord(to: tokenText, among: words.map { $0.word })
    if let keyword = words.first(where: { $0.word == meant }) { reportForeign(keyword) }
  }

  /// `done und fresh`: reads it as the conjunction that was meant, in a condition.
  mutating func readForeignJoint() {
    guard let meant = foreign(ForeignWord.joints) else { return }
    reportForeign(meant)
  }
}
