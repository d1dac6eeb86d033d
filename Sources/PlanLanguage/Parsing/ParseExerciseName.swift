/// Names of exercises, and where they end.

extension Parser {
  mutating func parseQuotedName() -> Name {
    let name = Name(span: insideQuotes(token), isQuoted: true)
    presume()
    return name
  }

  /// Words, whatever they mean elsewhere; nil if there are none, which is reported.
  mutating func parseWords() -> Name? {
    let start = token.start
    while at(.word) { presume() }
    guard previousEnd > start else {
      expected.insert(.name)
      reportUnexpected()
      return nil
    }
    return Name(span: span(from: start), isQuoted: false)
  }

  /// Words up to an attribute with its value, or up to a `max` without a word after it. The first word always belongs
  /// to the name.
  mutating func parseNameWords(behindSets: Bool = false) -> Name {
    let start = token.start
    presume()
    while at(.word), !isAttributeHere(behindSets: behindSets), !isMaxHere, !atOr, !isCaloriesOfRung(), !isSendOffHere,
      !manySetsBegin, !boundOfSetsFollows(), !attemptsFollow(), !(behindSets && timeOfMaxFollows())
    {
      presume()
    }
    takeDetails(ofNameFrom: start, isAlone: behindSets)
    if !behindSets, let name = parseNumberedDetails(ofNameFrom: start) { return name }
    return Name(span: span(from: start), isQuoted: false)
  }

  /// The `on` of `8x50m free on 1:00`.
  private var isSendOffHere: Bool {
    mutating get { atWord(.on) && peek().kind == .clock }
  }

  /// Before the sets, an attribute's word is a keyword only if a value for it follows. `plank hold 30s` is held, but
  /// the reps of `10 bridges hold 5s` are.
  mutating func isAttributeHere(behindSets: Bool) -> Bool {
    guard let keyword = token.keyword, keyword.isAttribute, !(keyword == .drop && setsFollow()), !callFollows,
      keyword != .hold || behindSets
    else { return false }
    return takesNext(keyword) || isSideAlone(keyword)
  }

  /// `heel drop 3x15`: sets without a unit, which no load is.
  private mutating func setsFollow() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    guard lexer.next().kind == .number, lexer.next().kind == .times else { return false }
    let (number, next) = (lexer.next(), lexer.next())
    return number.kind == .number && !(next.kind == .word && next.start == number.end)
  }

  /// The `cal` of `row cal` in a ladder, without a word of the name after it; or that of `cal row`.
  mutating func isCaloriesOfRung(isFirst: Bool = false) -> Bool {
    guard at(.word), lexer.unit(token.letters) == .calorie else { return false }
    let next = peek()
    if isFirst, next.kind == .text { return true }
    guard isInLadderOfNumbers else { return false }
    return (next.kind != .word || next.keyword == .or || next.keyword?.isAttribute == true) != isFirst
  }

  /// `dips max`, but not `max effort squat`.
  private var isMaxHere: Bool {
    mutating get {
      guard atWord(.max) else { return false }
      let next = peek()
      // `max 5min` and `max cal` lack an `in` or have a word too many.
      guard next.kind == .word else { return next.kind != .times && (next.kind != .number || next.unit.isTime) }
      return next.keyword == .in || next.keyword == .or || next.keyword?.isAttribute == true || isBestOf(next)
        || lexer.unit(next.letters)?.canBeMost == true || timeBehindLimit(after: token) != nil
    }
  }

  /// `max push-ups`: the count comes first, unless a number follows the words (`max effort squat 3x5`).
  mutating func maxComesFirst() -> Bool {
    guard atWord(.max) else { return false }
    let position = lexer.position
    defer { lexer.position = position }
    // No name has this many words; looking further would be too slow for a line of `max max max`.
    for _ in 0..<16 {
      let ahead = lexer.next()
      if ahead.kind == .openParenthesis, ahead.start == token.end { return false }
      guard ahead.kind == .word else { return ahead.kind != .number && ahead.kind != .clock }
      if ahead.keyword == .in || ahead.keyword == .or || ahead.keyword?.isAttribute == true { return true }
    }
    return false
  }
}
