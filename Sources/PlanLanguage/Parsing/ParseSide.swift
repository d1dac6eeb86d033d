/// The side of the body: `each side`, and what people write for it: `each leg`, `per arm`, `8/side`, `alternating
/// lunge`.

/// Words for what the body has two of.
enum Limb {
  /// `each leg`
  static let single = table([
    "side", "leg", "arm", "hand", "foot", "knee", "hip", "shoulder", "elbow", "wrist", "ankle", "heel", "limb", "way",
    "direction",
  ])
  /// `alternate legs`
  static let several = table(["sides", "legs", "arms", "hands", "feet"])
  /// `je Seite`, `pro Bein`
  static let german = table(["seite", "bein", "arm", "hand", "fuß"])

  /// `@ 20kg per dumbbell`: what there are two of is not the side, but the load.
  static let implements: Set<String> = ["hand", "dumbbell", "db", "kettlebell", "kb", "bell", "hantel", "kurzhantel"]

  /// What is not a side: `+2.5kg each week`.
  fileprivate static let times: Set<String> = ["week", "session", "workout", "time", "day", "month"]

  private static func table(_ words: [String]) -> WordTable { WordTable(words.map { (word: $0, value: 0) }) }
}

extension Parser {
  // side = ( "each" | "per" ) ( "side" | LIMB ) | "each" | "alternate" ( "sides" | LIMBS ) | "alternating"
  //      | "left" | "right" ;
  /// `each` alone is `each side`; the word has been read.
  mutating func parseEachSide(_ keyword: Keyword) -> Attribute.Kind {
    if isLimb(token) {
      presume()
      return .side(.each)
    }
    if keyword == .each, !at(.word) || token.keyword != nil && !Limb.times.contains(tokenText.lowercased()) {
      return .side(.each)
    }
    return reportSide(.each, after: keyword)
  }

  mutating func parseAlternateSides() -> Attribute.Kind {
    guard isLimbs(token) else { return reportSide(.alternate, after: .alternate) }
    presume()
    return .side(.alternate)
  }

  /// `each lag`, `alternate`; `+2.5kg each week` is a progression.
  private mutating func reportSide(_ side: SideWord, after keyword: Keyword) -> Attribute.Kind {
    let start = previousEnd - keyword.word.utf8.count
    if at(.word), Limb.times.contains(tokenText.lowercased()) {
      presume()
      report(
        .unknownAttribute(shortened(start, previousEnd)), at: span(from: start), hints: [.write("progress +2.5kg")])
      return .side(side)
    }
    if reportImplements(from: start) { return .side(side) }
    if at(.word), token.keyword == nil { presume() }
    report(
      .unknownAttribute(shortened(start, previousEnd)), at: span(from: start), hints: [.didYouMean(side.words)],
      fixes: [Fix(replace: span(from: start), with: side.words)])
    return .side(side)
  }

  /// `@ 20kg per dumbbell`
  private mutating func reportImplements(from start: Int) -> Bool {
    guard at(.word), Limb.implements.contains(tokenText.lowercased()), let load = tree.intensities.last,
      case .value(let value) = load.kind, isQuantity(value)?.unit.dimension == .mass,
      tree.endOfText(before: start) == Int(load.span.end)
    else { return false }
    let meant = "2x\(tree.string(load.span))"
    presume()
    report(
      .unknownAttribute(shortened(start, previousEnd)), at: span(from: start), hints: [.write("@ \(meant)")],
      fixes: [Fix(replace: span(from: Int(load.span.start)), with: meant)])
    return true
  }

  func isLimb(_ token: Token) -> Bool { token.kind == .word && Limb.single.value(of: token.letters) != nil }
  func isLimbs(_ token: Token) -> Bool { token.kind == .word && Limb.several.value(of: token.letters) != nil }

  /// Whether this word of a side ends a name although nothing follows it that it takes: `3 presses left`, `8 curls
  /// each`. In `left hook 8` it is part of the name.
  mutating func isSideAlone(_ keyword: Keyword) -> Bool {
    let words: [Keyword] = [.left, .right, .each, .alternating, .optional]
    guard words.contains(keyword) else { return false }
    let next = peek()
    switch next.kind {
    case .number, .clock, .at, .separator, .close, .closeBrace, .end: return true
    case .openParenthesis: return next.start > token.end
    case .word: return next.keyword == .or || next.keyword?.isAttribute ?? false
    case .text, .tag, .hash, .times, .open, .closeParenthesis, .comma, .plus, .minus, .star, .slash, .percent, .equals,
      .dash, .ellipsis, .openBrace, .comparison, .change, .comment, .foreign:
      return false
    }
  }

  /// `alternating lunge`: the word is not part of the name.
  var alternatingLeads: Bool {
    mutating get {
      guard atWord(.alternating) else { return false }
      let next = peek()
      return next.kind == .text || next.kind == .word && next.keyword?.isAttribute != true && next.keyword != .or
    }
  }

  // per-side = [ count "x" ] amount "/" ( "side" | LIMB ) ;
  /// `8/side`, after the sets; false if something else follows the `/`.
  mutating func parsePerSide(seen: inout KeywordSet, since first: Int) -> Bool {
    guard isLimb(peek()) else { return false }
    let start = token.start
    presume()
    presume()
    add(.side(.each), .side, from: start, seen: &seen, since: first)
    return true
  }

  /// `in each direction`, where the `in` adds nothing.
  mutating func readInEach(seen: inout KeywordSet, since first: Int) -> Bool {
    guard atWord(.in), peek().keyword == .each else { return false }
    let start = token.start
    presume()
    guard isLimb(peek()) else { return false }
    presume()
    presume()
    add(.side(.each), .side, from: start, seen: &seen, since: first)
    return true
  }

  /// `both sides`, `both directions`
  mutating func reportBothSides(seen: inout KeywordSet, since first: Int) -> Bool {
    let next = peek()
    guard tokenText.lowercased() == "both", next.kind == .word,
      isLimbs(next) || shortened(next.start, next.end).lowercased() == "directions"
    else { return false }
    let start = token.start
    presume()
    presume()
    let (place, words) = (span(from: start), SideWord.each.words)
    report(
      .unknownAttribute(shortened(start, previousEnd)), at: place, hints: [.didYouMean(words)],
      fixes: [Fix(replace: place, with: words)])
    add(.side(.each), .side, from: start, seen: &seen, since: first)
    return true
  }

  /// `es`, `je Seite`, `pro Bein`: not the words of the language, but the meaning is clear.
  mutating func reportSideInOtherWords() -> Bool {
    let word = tokenText.lowercased()
    let next = peek()
    // `3x8 es`, `30s e/s`
    if word == "es" || word == "ea" || word == "e" && next.kind == .slash {
      let start = token.start
      presume()
      if at(.slash) { presume() }
      if previousEnd > start + 1, at(.word), isTouching { presume() }
      report(
        .unknownAttribute(shortened(start, previousEnd)), at: span(from: start),
        hints: [.didYouMean(SideWord.each.words)], fixes: [Fix(replace: span(from: start), with: SideWord.each.words)])
      return true
    }
    guard ["je", "pro"].contains(word) else { return false }
    guard next.kind == .word, Limb.german.value(of: next.letters) != nil else { return false }
    let place = Span(start: token.span.start, end: next.span.end)
    report(
      .unknownAttribute(shortened(token.start, next.end)), at: place, hints: [.didYouMean(SideWord.each.words)],
      fixes: [Fix(replace: place, with: SideWord.each.words)])
    presume()
    presume()
    return true
  }
}

extension SideWord {
  /// How it is written.
  var words: String {
    switch self {
    case .each: "each side"
    case .alternate: "alternate sides"
    case .left: "left"
    case .right: "right"
    }
  }
}
