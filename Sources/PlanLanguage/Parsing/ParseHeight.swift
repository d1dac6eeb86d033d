/// The height of a box, a step or a target: `height 24in`, also written `@ 24in`.

extension Parser {
  // height = "height" ( HEIGHT | enclosed ) { "or" ( HEIGHT | enclosed ) } ;
  /// The word has been read.
  mutating func parseHeights() -> Nodes<Expression> {
    let base = listStack.count
    listStack.append(parseHeight())
    while atOr, heightFollowsOr() {
      presume()
      listStack.append(parseHeight())
    }
    return closeList(from: base)
  }

  private mutating func parseHeight() -> Expression {
    var value = parseValue()
    // `24 in`: a word after a number and a space is not an inch elsewhere.
    if let number = isQuantity(value), number.unit == .none, atWord(.in) {
      presume()
      value.kind = .quantity(Quantity(thousandths: number.thousandths, unit: .inch))
      value.span.end = UInt32(truncatingIfNeeded: previousEnd)
    }
    if reportSlashedHeights(value) { value.kind = .missing }
    return value
  }

  /// Whether a length follows this `@`: a load is never a length, so it is a height.
  var heightFollows: Bool {
    mutating get {
      guard at(.at) else { return false }
      let position = lexer.position
      defer { lexer.position = position }
      let number = lexer.next()
      guard number.kind == .number else { return false }
      if number.unit == .none {
        let next = lexer.next()
        // `24/20in`
        if next.kind == .slash { return lexer.next().unit.dimension == .length }
        guard next.kind == .word, lexer.unit(next.letters)?.dimension == .length else { return false }
      } else if number.unit.dimension != .length {
        return false
      }
      // `12km/h`
      let behind = lexer.next().kind
      guard behind != .slash, behind != .minus, behind != .plus, behind != .star else { return false }
      // `10km pace`
      lexer.position = position
      return !namedPaceFollows()
    }
  }

  // raised = "@" HEIGHT { "or" ( HEIGHT | enclosed ) } ;
  /// The token is the `@` of `@ 24in`.
  mutating func parseHeightBehindAt(seen: inout KeywordSet, since first: Int) {
    let start = token.start
    presume()
    add(.height(parseHeights()), .height, from: start, seen: &seen, since: first)
  }

  /// `burpee over 24in`
  mutating func readOver(_ written: String) -> Bool {
    guard written.lowercased() == "over" || written.lowercased() == "high" else { return false }
    let next = peek()
    guard next.kind == .number, next.unit.dimension == .length else { return false }
    report(
      .unknownAttribute(written), at: token.span, hints: [.write("height \(shortened(next.start, next.end))")],
      fixes: [Fix(replace: token.span, with: Keyword.height.word)])
    token.keyword = .height
    return true
  }
}
