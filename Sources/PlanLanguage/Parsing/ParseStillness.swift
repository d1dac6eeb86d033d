/// Breathing and meditation: the items of `breathing` and `meditation`.

extension Parser {
  // breath = ( "in" | "out" | "hold" ) [ duration | "open" ] { "rest" rest-length | aside }! | "breaths" INTEGER [ ~ "-" ~ INTEGER ] { "rest" rest-length | aside }! ;
  mutating func parseBreath(_ movement: BreathMovement) -> Item {
    let start = token.start
    let keyword = token.keyword ?? .in
    presume()
    let length = parseBreathLength(movement, keyword)
    let attributes = parseAttributes()
    return Item(from: span(from: start), .breath(movement, length), attributes: attributes)
  }

  private mutating func parseBreathLength(_ movement: BreathMovement, _ keyword: Keyword) -> BreathLength {
    if movement == .breaths {
      guard startsValue else { return .count(parseMissingValue(of: .breaths)) }
      return .count(parseValue())
    }
    if atWord(.open) {
      presume()
      return .open
    }
    guard startsValue else {
      expected.insert(.duration)
      return .open
    }
    guard at(.number) || at(.clock) || at(.openParenthesis) || at(.word) else { return .open }
    return .lasting(parseDuration(of: keyword))
  }

  // sitting = ( "sit" | "reflect" | "walk" | "scan" ) [ duration | "open" ] { "rest" rest-length | aside }! ;
  // aside = note | cue | say | label | bell ;
  mutating func parseSitting(_ posture: SitPosture) -> Item {
    let start = token.start
    let keyword = token.keyword ?? .sit
    presume()
    let isOpen = atWord(.open)
    if isOpen { presume() }
    let length = !isOpen && startsValue ? parseDuration(of: keyword) : nil
    let attributes = parseAttributes()
    return Item(from: span(from: start), .sit(posture, length: length), attributes: attributes)
  }

  /// The kind of the block that opens here, if its first item can only be a breath, or only a sitting: `in 4s`, but
  /// neither `walk 10min` nor `sit up 20`.
  mutating func stillnessBegun() -> BlockContext? {
    let position = lexer.position
    defer { lexer.position = position }
    var last = token
    while last.kind == .separator { last = lexer.next() }
    guard last.kind == .open else { return nil }
    var word = lexer.next()
    while word.kind == .separator || word.kind == .comment { word = lexer.next() }
    guard word.kind == .word, let keyword = word.keyword else { return nil }
    let next = lexer.next()
    let ends: [Token.Kind] = [.number, .clock, .openParenthesis, .separator, .close]
    guard ends.contains(next.kind) || next.keyword == .open else { return nil }
    if BreathMovement(keyword) != nil { return .breathing }
    return keyword != .walk && SitPosture(keyword) != nil ? .meditation : nil
  }

  /// A call of a template among breaths or sittings.
  mutating func parseStillCall() -> Item? {
    let position = lexer.position
    var (last, ahead) = (token, token)
    while ahead.kind == .word { (last, ahead) = (ahead, lexer.next()) }
    lexer.position = position
    guard ahead.kind == .openParenthesis, ahead.span.start == last.span.end else { return nil }
    let start = token.start
    while at(.word) { presume() }
    let call = parseCall(of: Name(span: span(from: start), isQuoted: false))
    return Item(from: span(from: start), .call(call))
  }

  /// A word that does not begin an item of a breathing or a meditation.
  mutating func parseUnknownItem(in context: BlockContext) -> Item {
    let start = token.start
    let written = tokenText
    let words: [String] =
      context == .breathing
      ? ["in", "out", "hold", "breaths", "inhale", "exhale"] : ["sit", "reflect", "walk", "scan"]
    let german = context == .breathing ? Self.germanBreaths[written.lowercased()] : nil
    var meant = german ?? nearestWord(to: written, among: words + ["rest", "note", "rounds"])
    if meant == "inhale" { meant = "in" }
    if meant == "exhale" { meant = "out" }
    if token.start != quietAt {
      report(
        context == .breathing ? .unknownBreath(written) : .unknownSitting(written), at: token.span,
        hints: meant.map { [.didYouMean($0)] } ?? [], fixes: meant.map { [Fix(replace: token.span, with: $0)] } ?? [])
    }
    skipItem()
    quietAt = token.start
    return Item(from: span(from: start), .missing)
  }

  private static let germanBreaths = [
    "ein": "in", "einatmen": "in", "aus": "out", "ausatmen": "out", "halten": "hold", "anhalten": "hold",
  ]
}

extension BreathMovement {
  fileprivate static let keywords: [Keyword: BreathMovement] = [.in: .in, .out: .out, .hold: .hold, .breaths: .breaths]

  init?(_ keyword: Keyword) {
    guard let movement = BreathMovement.keywords[keyword] else { return nil }
    self = movement
  }
}

extension SitPosture {
  fileprivate static let keywords: [Keyword: SitPosture] = [.sit: .sit, .reflect: .reflect, .walk: .walk, .scan: .scan]

  init?(_ keyword: Keyword) {
    guard let posture = SitPosture.keywords[keyword] else { return nil }
    self = posture
  }
}
