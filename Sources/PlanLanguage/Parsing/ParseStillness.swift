/// Breathing and sitting: the items of `breathing` and `meditation`.

extension Parser {
  // breath = ( "in" | "out" | "hold" ) [ duration | "open" ] { attribute }! | "breaths" INTEGER { attribute }! ;
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

  // sitting = ( "sit" | "reflect" | "walk" | "scan" ) [ duration ] { attribute }! ;
  mutating func parseSitting(_ posture: SitPosture) -> Item {
    let start = token.start
    let keyword = token.keyword ?? .sit
    presume()
    let length = startsValue ? parseDuration(of: keyword) : nil
    let attributes = parseAttributes()
    return Item(from: span(from: start), .sit(posture, length: length), attributes: attributes)
  }

  /// A word in a breathing or a meditation that begins nothing there.
  mutating func parseUnknownItem(in context: BlockContext) -> Item {
    let start = token.start
    let written = tokenText
    let words: [String] =
      context == .breathing
      ? ["in", "out", "hold", "breaths", "inhale", "exhale"] : ["sit", "reflect", "walk", "scan"]
    var meant = nearestWord(to: written, among: words + ["rest", "note", "rounds"])
    if meant == "inhale" { meant = "in" }
    if meant == "exhale" { meant = "out" }
    if token.start != quietAt {
      report(
        context == .breathing ? .unknownBreath(written) : .unknownSitting(written), at: token.span,
        hints: meant.map { [.didYouMean($0)] } ?? [], fixes: meant.map { [Fix(replace: token.span, with: $0)] } ?? [])
    }
    skipStatement()
    quietAt = token.start
    return Item(from: span(from: start), .missing)
  }
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
