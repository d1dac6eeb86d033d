/// How fast the pedals, the oars or the feet go: `cadence 90rpm`, also written `@ 90rpm`; as a ramp `cadence 80 to 100rpm`.

extension Parser {
  // cadence = "cadence" ( CADENCE [ ~ "-" ~ CADENCE | "to" CADENCE ] | "at" "most" CADENCE | enclosed ) ;
  // paced = "@" ( CADENCE [ ~ "-" ~ CADENCE | "to" CADENCE ] | "at" "most" CADENCE ) ;
  /// After the keyword or the `@`. In `80 to 100rpm`, the unit is written once.
  mutating func parseCadence() -> Attribute.Kind {
    if let ceiling = parseCeilingOfCadence() { return .cadence(ceiling, to: nil) }
    return parseBounded(.cadence) { $0.parseSteadyOrRisingCadence() }
  }

  private mutating func parseSteadyOrRisingCadence() -> Attribute.Kind {
    var from = parseValue()
    guard atWord(.to) else { return .cadence(from, to: nil) }
    presume()
    let to = parseValue()
    if var low = isQuantity(from), low.unit == .none, let high = isQuantity(to) {
      low.unit = high.unit
      from.kind = .quantity(low)
    }
    return .cadence(from, to: to)
  }

  /// The token is the `@` of `@ 90rpm`.
  mutating func parseCadenceBehindAt(seen: inout KeywordSet, since first: Int) {
    let start = token.start
    presume()
    addCadence(from: start, seen: &seen, since: first)
  }

  /// `row 20min @ 200w 28spm`, at the number; false if it is not a cadence.
  mutating func readLooseCadence(seen: inout KeywordSet, since first: Int) -> Bool {
    guard at(.number), isCadence(token) else { return false }
    let start = token.start
    let place = Span(start: token.span.start, end: token.span.start)
    let index = tree.attributes.count
    addCadence(from: start, seen: &seen, since: first)
    guard tree.attributes.count > index else { return true }
    report(
      .unexpected(found: .text(shortened(start, previousEnd)), expected: [.attribute, .endOfItem]),
      at: span(from: start), hints: [.write("cadence \(shortened(start, previousEnd))")],
      fixes: [Fix(replace: place, with: Keyword.cadence.word + " ")])
    return true
  }

  private mutating func addCadence(from start: Int, seen: inout KeywordSet, since first: Int) {
    add(parseCadence(), .cadence, from: start, seen: &seen, since: first)
  }

  /// Whether revolutions or strokes follow this `@`: a load never has these units, so they are a cadence.
  var cadenceFollows: Bool {
    mutating get {
      guard at(.at) else { return false }
      let position = lexer.position
      defer { lexer.position = position }
      if let (_, end) = boundAhead(after: token) { lexer.position = end }
      return isCadence(lexer.next())
    }
  }

  /// `90rpm`, `24-26 spm`, `80 to 100rpm`
  private mutating func isCadence(_ number: Token) -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = number
    for _ in 0..<2 {
      guard ahead.kind == .number else { return false }
      if ahead.unit != .none { return ahead.unit.isOfCadence }
      ahead = lexer.next()
      guard ahead.kind == .minus || ahead.kind == .dash || ahead.keyword == .to else { break }
      ahead = lexer.next()
    }
    return ahead.kind == .word && lexer.unit(ahead.letters)?.isOfCadence == true
  }
}
