/// The most that an effort or a cadence may reach: `@ at most 145bpm`, `@ at most 75% of max heart rate`, `cadence at most
/// 20spm`.

extension Parser {
  // ceiling = "at" "most" MEASURED ;
  /// The range from nothing to a heart rate or a power; nil if something else stands here.
  mutating func parseCeiling() -> Expression? {
    parseCeiling { parser, number in
      number.unit == .beatsPerMinute || number.unit == .watt || number.unit == .percent && parser.isOfEffort(number)
    }
  }

  /// The same of a cadence.
  mutating func parseCeilingOfCadence() -> Expression? {
    parseCeiling { $1.unit.isOfCadence }
  }

  /// `at most 80kg`: a load is lifted or not, so the words belong in a note. Reads over them; the load follows.
  mutating func reportCeilingOfLoad() -> Bool {
    guard at(.word), let number = numberOfCeiling(), number.unit == .kilogram || number.unit == .pound else {
      return false
    }
    let place = Span(start: token.span.start, end: number.span.end)
    var words: [String] = []
    while token.start < number.start {
      words.append(tokenText)
      presume()
    }
    let meant = "\(string(number.start, number.end)) note \"\(words.joined(separator: " "))\""
    report(
      .unexpected(found: .text(shortened(Int(place.start), number.end)), expected: [.loadOrEffort]), at: place,
      hints: [.write(meant)], fixes: [Fix(replace: place, with: meant)])
    return true
  }

  /// Whether a share is one of a heart rate or a power, and not of what is lifted.
  private mutating func isOfEffort(_ share: Token) -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    lexer.position = share.end
    guard lexer.next().keyword == .of else { return false }
    var (words, next) = (String(), lexer.next())
    while next.kind == .word, words.utf8.count < 20 {
      words += (words.isEmpty ? "" : " ") + string(next.start, next.end).lowercased()
      next = lexer.next()
    }
    return words == "ftp" || words.hasPrefix("ftp ") || words.hasPrefix("max heart rate")
  }

  /// Other words for it (`below 145bpm`) are reported.
  private mutating func parseCeiling(_ isMeasured: (inout Parser, Token) -> Bool) -> Expression? {
    guard at(.word), let number = numberOfCeiling(), isMeasured(&self, number) else { return nil }
    let start = token.start
    let words = Span(start: token.span.start, end: number.span.start)
    let isAtMost = atWord(.at) && peek().keyword == .most
    while token.start < number.start { presume() }
    let most = parseValue()
    let place = span(from: start)
    if !isAtMost {
      report(
        .unexpected(found: .text(shortened(start, previousEnd)), expected: [.loadOrEffort]), at: place,
        hints: [.write("at most \(string(number.start, previousEnd))")], fixes: [Fix(replace: words, with: "at most ")])
    }
    var least = Expression(span: most.span, kind: .quantity(Quantity(thousandths: 0, unit: number.unit)))
    if case .share(let parts) = most.kind { least.kind = .share(operands(least, tree[parts].right)) }
    return Expression(span: place, kind: .range(operands(least, most)))
  }

  /// `@ easy, HR under 145`: a set has one target, so the other one is a note. Reads over it.
  mutating func reportCeilingBesideEffort() -> Bool {
    guard let (first, number) = ceilingOfHeartRate() else { return false }
    let start = token.start
    let isBehindComma = at(.comma)
    let words = shortened(first, number.end)
    while token.start < number.end, !at(.end), !at(.separator) { presume() }
    let beats = string(number.start, number.end).prefix { $0.isNumber }
    let place = span(from: start)
    report(
      .unexpected(found: .text(words), expected: [.attribute, .endOfItem]), at: place,
      hints: [.writeEither("note \"\(words)\"", "@ at most \(beats)bpm")],
      fixes: [Fix(replace: place, with: (isBehindComma ? " " : "") + "note \"\(words)\"")])
    return true
  }

  /// `@ hr below 150`, `@ heart rate under 150bpm`: read as `at most 150bpm`.
  mutating func readCeilingOfHeart() -> Expression? {
    guard let (start, number) = ceilingOfHeartRate(),
      number.end == tree.source.count || tree.byte(at: number.end) != UInt8(ascii: "-")
    else { return nil }
    while token.start < number.start, !at(.end) { presume() }
    let value = parseValue()
    guard let beats = isQuantity(value), token.start >= number.end || previousEnd >= number.end else { return nil }
    let meant = "at most \(string(number.start, number.end).prefix { $0.isNumber })bpm"
    let place = span(from: start)
    report(
      .unexpected(found: .text(shortened(start, previousEnd)), expected: [.loadOrEffort]), at: place,
      hints: [.write(meant)], fixes: [Fix(replace: place, with: meant)])
    let most = Quantity(thousandths: beats.thousandths, unit: .beatsPerMinute)
    let least = Quantity(thousandths: 0, unit: .beatsPerMinute)
    return Expression(
      span: place,
      kind: .range(
        operands(
          Expression(span: value.span, kind: .quantity(least)), Expression(span: value.span, kind: .quantity(most)))))
  }

  /// Where the words of a heart rate's ceiling begin and its number ends: `under 145bpm`, `HR max 145`, behind a comma,
  /// too.
  mutating func ceilingOfHeartRate() -> (first: Int, number: (start: Int, end: Int))? {
    guard at(.word) || at(.comma) else { return nil }
    let position = lexer.position
    defer { lexer.position = position }
    var next = at(.comma) ? lexer.next() : token
    if next.kind == .word, ["and", "und", "but", "aber"].contains(string(next.start, next.end).lowercased()) {
      next = lexer.next()
    }
    let first = next.start
    var words: [String] = []
    while next.kind == .word, words.count < 5 {
      words.append(string(next.start, next.end).lowercased())
      next = lexer.next()
    }
    guard next.kind == .number, !words.isEmpty else { return nil }
    var end = next.end
    var unit = next.unit
    let behind = lexer.next()
    if unit == .none, behind.kind == .word, lexer.unit(behind.letters) == .beatsPerMinute {
      (end, unit) = (behind.end, .beatsPerMinute)
    }
    let text = words.joined(separator: " ")
    let isOfHeart = words.indices.contains { place in
      Self.heartWords.contains { words[place...].starts(with: $0) }
    }
    let isMost = Self.ceilingWords.contains {
      text == $0 || text.hasSuffix(" " + $0) || isOfHeart && text.hasPrefix($0)
    }
    guard isMost, unit == .beatsPerMinute || isOfHeart && unit == .none, isOfHeart || words.count <= 2 else {
      return nil
    }
    return (first, (next.start, end))
  }

  private static let heartWords = [["hr"], ["heart", "rate"], ["hf"], ["puls"], ["pulse"]]
  private static let ceilingWords: Set<String> = [
    "below", "under", "unter", "cap", "max", "maximum", "at most", "up to", "bis", "höchstens",
  ]

  /// The number after the words here that mean a ceiling.
  mutating func numberOfCeiling() -> Token? {
    let position = lexer.position
    defer { lexer.position = position }
    var text = tokenText.lowercased()
    var next = lexer.next()
    if next.kind == .word {
      text += " " + string(next.start, next.end).lowercased()
      next = lexer.next()
    }
    return Self.ceilingWords.contains(text) && next.kind == .number ? next : nil
  }
}
