/// Bounds where a value is a target: `@ at least 200w`, `cadence min 100rpm`, `@ pace below 5:00/km`, `@ 200w or more`,
/// `squat at least 5`.

extension Parser {
  /// Which values are fine besides the one that is written.
  enum BoundSide { case least, most, other }

  /// The words of a bound, which have been read.
  struct WrittenBound {
    var side: BoundSide
    /// With the name of what is measured: `pace below`.
    var words: String
    var measure: BoundMeasure?
    var start: Int
  }

  /// What is measured, where it has a name of its own before the words.
  enum BoundMeasure { case power, heartRate, pace }

  /// Reads over the words of a bound that a number follows; nil if none are here.
  mutating func readBound() -> WrittenBound? {
    guard let (bound, end) = boundAhead() else { return nil }
    while token.start < end, !at(.end) { presume() }
    return bound
  }

  // MARK: Targets

  /// `@ at least 200w`: reads the value; the words belong in a note. `@ power at most 200w` is `@ at most 200w`.
  mutating func readBoundOfIntensity() -> Intensity.Kind? {
    guard let bound = readBound() else { return nil }
    if atWord(.rpe) || atWord(.rir) {
      let keyword = atWord(.rpe) ? Keyword.rpe : .rir
      presume()
      let value = readEffort(keyword, within: bound)
      return .effort(keyword == .rpe ? .rpe(value) : .rir(value))
    }
    let first = token.start
    let value = parseValue()
    let unit = isBare(value) ? bound.measure?.unit : nil
    guard unit != nil || !isBare(value) else { return .value(mendBare(value)) }
    let written = shortened(first, previousEnd) + (unit ?? "")
    let isPower = isQuantity(value)?.unit == .watt || unit == Unit.watt.canonicalSpelling
    let isCeiling = bound.side == .most && isPower
    let meant = isCeiling ? "at most \(written)" : "\(written) note \"\(bound.words)\""
    let place = span(from: bound.start)
    report(
      .unexpected(found: .text(shortened(bound.start, previousEnd)), expected: [.loadOrEffort]), at: place,
      hints: at(.comma) && !isCeiling ? [.write("@ " + written), .writeNote] : [.write("@ " + meant)],
      fixes: isCeiling || canTakeNote ? [Fix(replace: place, with: meant)] : [])
    return unit == nil ? .value(value) : .missing
  }

  /// The number of an effort behind the words: of an RPE of at least 8, the range up to the top; of a RIR of at most 2,
  /// that from nothing. Otherwise the words belong in a note.
  mutating func readEffort(_ keyword: Keyword, within bound: WrittenBound) -> Expression {
    let first = token.start
    let value = parseValue()
    let number = shortened(first, previousEnd)
    let place = span(from: bound.start)
    let range: String? =
      isQuantity(value) == nil
      ? nil
      : keyword == .rpe && bound.side == .least
        ? "\(number)-10"
        : keyword == .rir && bound.side == .most ? "0-\(number)" : nil
    let meant = range ?? "\(number) note \"\(bound.words)\""
    let text = start(of: keyword, before: first) == nil ? meant : "\(keyword.word) \(meant)"
    report(
      .unexpected(found: .text(shortened(bound.start, previousEnd)), expected: [.loadOrEffort]), at: place,
      hints: [.write("\(keyword.word) \(meant)")],
      fixes: range != nil || canTakeNote ? [Fix(replace: place, with: text)] : [])
    return value
  }

  /// `200w or more`, `5:00/km or faster`, `3x5 or more`: the words behind a value, which are no alternative. Of the sets
  /// before it, more is an open set.
  mutating func reportBoundBehind(_ draft: ExerciseDraft) -> Bool {
    guard atOr, token.start != quietAt, case let word = peek(), word.kind == .word,
      Self.wordsBehindOr.contains(string(word.start, word.end).lowercased())
    else { return false }
    let position = lexer.position
    lexer.position = word.end
    let next = lexer.next()
    lexer.position = position
    guard next.endsWords else { return false }
    let (start, behind) = (token.start, previousEnd)
    let isMore = ["more", "mehr", "longer", "länger"].contains(string(word.start, word.end).lowercased())
    let entry = tree[draft.list.entries].last
    presume()
    presume()
    let words = string(start, previousEnd)
    if isMore, let entry, case .amount(let amount) = entry.target, Int(amount.span.end) == behind,
      isQuantity(amount) != nil
    {
      let sets = string(Int(entry.span.start), behind)
      report(
        .unknownAttribute(words), at: span(from: start), hints: [.write("\(sets)+")],
        fixes: [Fix(replace: span(behind, previousEnd), with: "+")])
    } else {
      let note = "note \"\(words)\""
      report(
        .unknownAttribute(words), at: span(from: start), hints: [.write(note)],
        fixes: canTakeNote ? [Fix(replace: span(from: start), with: note)] : [])
    }
    return true
  }

  /// `squat at least 5`, behind the name: an open set; other words belong in a note.
  mutating func readBoundOfSets(_ draft: inout ExerciseDraft) -> Bool {
    guard boundOfSetsFollows(), let bound = readBound() else { return false }
    let first = token.start
    draft.hasSets = true
    draft.list = parseSets()
    let place = span(from: bound.start)
    let found = Found.text(shortened(bound.start, previousEnd))
    if bound.side == .least, draft.list.entries.count == 1, let entry = tree[draft.list.entries].last,
      case .amount(let amount) = entry.target, isQuantity(amount) != nil
    {
      let end = Int(amount.span.end)
      report(
        .unexpected(found: found, expected: [.sets]), at: place, hints: [.write(string(first, end) + "+")],
        fixes: [Fix(replace: span(bound.start, first), with: ""), Fix(replace: span(end, end), with: "+")])
      return true
    }
    let meant = "\(shortened(first, previousEnd)) note \"\(bound.words)\""
    let longest = bound.side == .most ? timeOfOnlySet(draft).map { Hint.write("\(Keyword.max.word) in \($0)") } : nil
    report(
      .unexpected(found: found, expected: [.sets]), at: place, hints: (longest.map { [$0] } ?? []) + [.write(meant)],
      fixes: canTakeNote ? [Fix(replace: place, with: meant)] : [])
    return true
  }

  /// The `60s` of `plank up to 60s`.
  private func timeOfOnlySet(_ draft: ExerciseDraft) -> String? {
    guard draft.list.entries.count == 1, let entry = tree[draft.list.entries].first, entry.sets == nil,
      case .amount(let amount) = entry.target, isQuantity(amount)?.unit.isTime == true
    else { return nil }
    return string(Int(amount.span.start), Int(amount.span.end))
  }

  /// Whether words such as `at least` are here that no name ends with, and a number behind them.
  mutating func boundOfSetsFollows() -> Bool {
    guard at(Self.firstWordsOfSets), let (bound, _) = boundAhead() else { return false }
    return bound.measure == nil && Self.phrasesOfSets.contains(bound.words)
  }

  /// `@ 200w+`, `cadence 100rpm+`: a plus with nothing behind it. Reads over it.
  mutating func reportTrailingPlus() -> Bool {
    guard at(.plus), isTouching, token.start != quietAt, case let next = peek(),
      [.separator, .close, .end, .open, .comment].contains(next.kind)
        || next.start > token.end && next.keyword?.isOnlyAttribute == true
    else { return false }
    let place = token.span
    let note = " note \"or more\""
    presume()
    report(
      .unexpected(found: .text("+"), expected: [.attribute, .endOfItem]), at: place,
      hints: [.write("note \"or more\"")],
      fixes: canTakeNote && hasSign(before: Int(place.start)) ? [Fix(replace: place, with: note)] : [])
    return true
  }

  // MARK: Looking ahead

  /// The words of a bound here and where the number behind them begins.
  mutating func boundAhead(after word: Token? = nil) -> (WrittenBound, end: Int)? {
    guard word != nil || at(.word) || side(ofSign: token) != nil else { return nil }
    let position = lexer.position
    defer { lexer.position = position }
    var next = token
    if let word {
      lexer.position = word.end
      next = lexer.next()
    }
    let start = next.start
    if let sign = side(ofSign: next) { return boundBehindSign(sign, next) }
    var words: [String] = []
    while next.kind == .word, words.count < 5, next.keyword != .rpe, next.keyword != .rir {
      words.append(lowered(next))
      next = lexer.next()
    }
    let isEffort = next.keyword == .rpe || next.keyword == .rir
    guard !words.isEmpty, next.kind == .number || next.kind == .clock || isEffort else { return nil }
    let measure = Self.measures.first { words.starts(with: $0.words) }
    let phrase = words.dropFirst(measure?.words.count ?? 0).joined(separator: " ")
    guard let side = Self.phrases[phrase] else { return nil }
    let said = phrase == "min" ? "at least" : phrase == "max" ? "at most" : phrase
    return (WrittenBound(side: side, words: said, measure: measure?.what, start: start), next.start)
  }

  /// `>200w`, `>= 200w`, `<5:00/km`.
  private mutating func boundBehindSign(_ side: BoundSide, _ sign: Token) -> (WrittenBound, end: Int)? {
    let number = lexer.next()
    let isBracket = sign.kind == .open || sign.kind == .close
    guard number.kind == .clock || number.kind == .number && (number.unit != .none || !isBracket) else { return nil }
    if isBracket {
      // Brackets are no comparisons, unless nothing else can be meant.
      guard number.start == sign.end || sign.kind == .close, case let behind = lexer.next(),
        behind.kind != .word || behind.keyword?.isAttribute == true
      else { return nil }
    }
    let words = side == .least ? "at least" : "at most"
    return (WrittenBound(side: side, words: words, measure: nil, start: sign.start), number.start)
  }

  private func side(ofSign sign: Token) -> BoundSide? {
    switch sign.kind {
    case .close: .least
    case .open: .most
    case .comparison:
      switch string(sign.start, sign.end) {
      case ">=": .least
      case "<=": .most
      default: nil
      }
    case .word, .number, .clock, .text, .tag, .hash, .times, .openParenthesis, .closeParenthesis, .comma, .at, .plus,
      .minus, .star, .slash, .percent, .equals, .dash, .ellipsis, .openBrace, .closeBrace, .change, .separator,
      .comment, .foreign, .end:
      nil
    }
  }

  func lowered(_ word: Token) -> String { string(word.start, word.end).lowercased() }

  /// Where this word begins, if it ends right before `end`.
  func start(of keyword: Keyword, before end: Int) -> Int? {
    let place = tree.endOfText(before: end)
    let start = place - keyword.word.utf8.count
    return start >= 0 && string(start, place).lowercased() == keyword.word ? start : nil
  }

  /// Whether a note can be written here: the item has none, and no list goes on.
  var canTakeNote: Bool {
    guard !at(.comma), !atWord(.to), !atOr else { return false }
    return !tree.saysNote(before: token.start, after: token.start)
  }

  private static let measures: [(words: [String], what: BoundMeasure)] = [
    (["heart", "rate"], .heartRate), (["hr"], .heartRate), (["hf"], .heartRate), (["puls"], .heartRate),
    (["pulse"], .heartRate), (["power"], .power), (["watts"], .power), (["leistung"], .power), (["pace"], .pace),
    (["speed"], .pace),
  ]
  private static let firstWordsOfSets = FewWords(["at", "up", "mindestens", "höchstens", "minimum"])
  private static let phrasesOfSets: Set<String> = [
    "at least", "at most", "up to", "mindestens", "höchstens", "minimum",
  ]
  private static let wordsBehindOr: Set<String> = [
    "more", "less", "fewer", "faster", "slower", "higher", "lower", "heavier", "lighter", "better", "above", "below",
    "longer", "shorter", "mehr", "weniger", "schneller", "langsamer", "schwerer", "leichter", "länger", "kürzer",
  ]
  private static let phrases: [String: BoundSide] = {
    var phrases: [String: BoundSide] = [:]
    for phrase in [
      "at least", "min", "minimum", "mindestens", "minimal", "above", "over", "more than", "not below", "not under",
      "no less than", "not less than", "über", "ab", "nicht unter", "mehr als",
    ] { phrases[phrase] = .least }
    for phrase in [
      "at most", "max", "maximum", "up to", "below", "under", "unter", "bis", "bis zu", "höchstens", "maximal",
      "less than", "no more than", "not more than", "not above", "not over", "nicht über", "weniger als",
    ] { phrases[phrase] = .most }
    for phrase in [
      "faster than", "slower than", "no slower than", "not slower than", "no faster than", "not faster than",
      "schneller als", "langsamer als", "about", "around", "roughly", "circa", "ca", "etwa", "for", "of",
    ] { phrases[phrase] = .other }
    return phrases
  }()
}

extension Parser.BoundMeasure {
  /// The unit of a bare number; nil for a pace, which has none without a distance.
  fileprivate var unit: String? {
    switch self {
    case .power: Unit.watt.canonicalSpelling
    case .heartRate: Unit.beatsPerMinute.canonicalSpelling
    case .pace: nil
    }
  }
}
