/// Where two tokens meet: the text written there must be read as the same two tokens again.

struct TokenBoundary {
  /// What precedes the left one, and whether there is space between them.
  var before: LaidToken?
  var hasSpaceBefore: Bool
  var left: LaidToken
  var right: LaidToken
  /// What will follow the right one, as far as it is known.
  var hasSpaceAfter: Bool
  var after: LaidToken

  /// With space or without, as wanted if possible; with a spelling of the right one that is read as the same token.
  func fit(wantsSpace: Bool) -> (hasSpace: Bool, text: String) {
    if isPlain(wantsSpace) { return (wantsSpace, right.text) }
    // What follows may turn out to need a space: the `x` of `8-12 reps x3`.
    for hasSpaceAfter in hasSpaceAfter ? [true] : [false, true] {
      for hasSpace in [wantsSpace, !wantsSpace] where isKept(hasSpace, right.text, hasSpaceAfter) {
        return (hasSpace, right.text)
      }
      // The meaning of an `x` depends on its neighbours; that of a `×` does not.
      if right.kind == .times {
        for hasSpace in [wantsSpace, !wantsSpace] where isKept(hasSpace, "×", hasSpaceAfter) { return (hasSpace, "×") }
      }
    }
    return (true, right.text)
  }

  /// Nothing ever merges with a comma, a parenthesis or a token after a space, but an `x` depends on its neighbours.
  private func isPlain(_ wantsSpace: Bool) -> Bool {
    guard !left.isX, !right.isX else { return false }
    return wantsSpace || left.kind.standsAlone || right.kind.standsAlone
  }

  /// Whether both are read again where they were written.
  private func isKept(_ hasSpace: Bool, _ text: String, _ hasSpaceAfter: Bool) -> Bool {
    var written = ""
    if let before { written = before.text + (hasSpaceBefore ? " " : "") }
    let leftStart = written.utf8.count
    written += left.text
    let leftEnd = written.utf8.count
    if hasSpace { written += " " }
    let rightStart = written.utf8.count
    written += text
    let rightEnd = written.utf8.count
    written += (hasSpaceAfter ? " " : "") + after.text
    var lexer = Lexer(Array(written.utf8))
    var (startsLeft, endsLeft, startsRight) = (false, false, false)
    while true {
      let token = lexer.next()
      if token.start == leftStart { startsLeft = token.kind == left.writtenKind }
      if token.end == leftEnd { endsLeft = true }
      if token.start == rightStart { startsRight = token.kind == right.writtenKind }
      if token.end >= rightEnd { return startsLeft && endsLeft && startsRight && token.end == rightEnd }
    }
  }
}

extension LaidToken {
  fileprivate var isX: Bool { kind == .times || text == "x" || text == "X" }
  /// A dash becomes the hyphen with the same meaning.
  fileprivate var writtenKind: Token.Kind { kind == .dash && text == "-" ? .minus : kind }
}

extension Token.Kind {
  /// A single character that is never part of another token.
  fileprivate var standsAlone: Bool {
    switch self {
    case .comma, .openParenthesis, .closeParenthesis, .at: true
    case .word, .number, .clock, .text, .tag, .hash, .times, .open, .close, .plus, .minus, .star, .slash, .percent,
      .equals, .dash, .ellipsis, .openBrace, .closeBrace, .comparison, .change, .separator, .comment, .foreign, .end:
      false
    }
  }
}
