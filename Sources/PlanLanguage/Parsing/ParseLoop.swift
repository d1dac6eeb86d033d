/// Loops: `for` walks a range of whole numbers, or a list.

extension Parser {
  /// `for time` begins a group, `for time in …` a loop.
  mutating func startsLoop() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = lexer.next()
    guard ahead.kind == .word else { return false }
    while ahead.kind == .word, ahead.keyword != .in { ahead = lexer.next() }
    return ahead.keyword == .in
  }

  // loop = "for" VALUE "in" walk block ;
  mutating func parseLoop(in context: BlockContext) -> NodeID<Loop> {
    let word = token.span
    presume()
    let start = token.start
    presume()
    while at(.word), !atWord(.in) { presume() }
    let name = Name(span: span(from: start), isQuoted: false)
    presume()
    let walk = parseWalk()
    let body = parseBlock(in: context, of: word)
    tree.loops.append(Loop(name: name, walk: walk, body: body))
    return NodeID(tree.loops.count - 1)
  }

  // walk = INTEGER ~ "-" ~ INTEGER | expression "to" expression | listed { "," listed } ;
  private mutating func parseWalk() -> Loop.Walk {
    let outer = endsNames
    endsNames = true
    defer { endsNames = outer }
    let base = argumentStack.count
    argumentStack.append(parseListed(in: .walk))
    if case .value(let first) = argumentStack[base].kind, !at(.comma) {
      if case .range(let ends) = first.kind {
        argumentStack.removeLast()
        return .range(ends)
      }
      if atWord(.to) {
        presume()
        let last = parseExpression()
        argumentStack.removeLast()
        return .range(operands(first, last))
      }
    }
    while acceptListComma(beforeWords: true) { argumentStack.append(parseListed(in: .walk)) }
    return .list(closeArguments(from: base))
  }
}
