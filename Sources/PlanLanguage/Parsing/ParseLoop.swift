/// Loops: `for` goes through a range of whole numbers, or a list.

extension Parser {
  /// `for time` begins a group, `for time in …` a loop.
  mutating func startsLoop() -> Bool { startsLoop(behind: nil) }

  /// Words from this one, or from the next, up to an `in`.
  private mutating func startsLoop(behind first: Token?) -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = first ?? lexer.next()
    guard ahead.kind == .word else { return false }
    if first != nil { ahead = lexer.next() }
    while ahead.kind == .word, ahead.keyword != .in { ahead = lexer.next() }
    return ahead.keyword == .in
  }

  // loop = "for" VALUE "in" walk block ;
  mutating func parseLoop(in context: BlockContext) -> NodeID<Loop> {
    let word = token.span
    presume()
    if atWord(.each), peek().kind == .word { skipEach() }
    let hasIn = startsLoop(behind: token)
    let start = token.start
    presume()
    if hasIn { while at(.word), !atWord(.in) { presume() } }
    let name = Name(span: span(from: start), isQuoted: false)
    if atWord(.in) { presume() } else { reportMissingIn(behind: name) }
    let walk = parseWalk()
    if token.keyword?.isAttribute == true { reportAttributes() }
    let body = parseBlock(in: context, of: word)
    tree.loops.append(Loop(name: name, walk: walk, body: body))
    return NodeID(tree.loops.count - 1)
  }

  /// `for load in 60kg, 80kg rest 2min < … >`: what is done in each turn is in the block.
  private mutating func reportAttributes() {
    let start = token.start
    _ = parseAttributes()
    let written = shortened(start, previousEnd)
    report(.notTaken(by: Keyword.for.word, written), at: span(from: start), hints: [.write("< …; \(written) >")])
  }

  /// `for each lift in squat, bench`
  private mutating func skipEach() {
    let place = Span(start: token.span.start, end: UInt32(truncatingIfNeeded: peek().start))
    report(.foreignWord(tokenText), at: token.span, hints: [.remove], fixes: [Fix(replace: place, with: "")])
    presume()
  }

  /// `for i 1-5`, `for i = 1 to 5`, `for i from 1 to 5`
  private mutating func reportMissingIn(behind name: Name) {
    let stray: Set<String> = ["from", "of", "von", "über", "over"]
    let isStray = at(.equals) || at(.word) && stray.contains(tokenText.lowercased())
    let place = Span(start: name.span.end, end: name.span.end)
    report(
      .missingIn, at: isStray ? token.span : name.span,
      hints: [.write("for \(shortened(Int(name.span.start), Int(name.span.end))) in …")],
      fixes: [isStray ? Fix(replace: token.span, with: "in") : Fix(replace: place, with: " in")])
    if isStray { presume() }
  }

  // walk = INTEGER ~ "-" ~ INTEGER | expression "to" expression | listed { "," listed } ;
  private mutating func parseWalk() -> Loop.Walk {
    let outer = endsNames
    endsNames = true
    defer { endsNames = outer }
    let base = argumentStack.count
    argumentStack.append(parseWalked())
    if case .value(let first) = argumentStack[base].kind, !at(.comma) {
      if case .range(let ends) = first.kind {
        argumentStack.removeLast()
        return .range(ends)
      }
      readForeignJoint()
      if atWord(.to) {
        presume()
        let last = parseExpression()
        argumentStack.removeLast()
        return .range(operands(first, last))
      }
    }
    while acceptListComma(beforeWords: true) { argumentStack.append(parseWalked()) }
    return .list(closeArguments(from: base))
  }

  /// An element of a list. `half crimp 20 mm` is one name, which needs quotes.
  private mutating func parseWalked() -> CallArgument {
    let start = token.start
    let isWord = at(.word)
    let listed = parseListed(in: .walk)
    guard isWord, at(.number), case .value(let value) = listed.kind, case .name = value.kind else { return listed }
    while at(.word) || at(.number) { presume() }
    return CallArgument(span: span(from: start), kind: .name(reportNumberedName(from: start)))
  }
}
