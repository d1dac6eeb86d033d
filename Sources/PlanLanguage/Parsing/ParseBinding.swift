/// `let` and `state`: a name, `=`, and its value.

extension Parser {
  /// `state press 3x5` is an exercise.
  mutating func startsState() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = lexer.next()
    guard ahead.kind == .word else { return false }
    while ahead.kind == .word { ahead = lexer.next() }
    return ahead.kind == .equals
  }

  /// `state load 75%`: no exercise has a load after its name.
  mutating func stateLacksEquals() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = lexer.next()
    guard ahead.kind == .word else { return false }
    while ahead.kind == .word { ahead = lexer.next() }
    return ahead.kind == .number && ahead.unit.isOfIntensity && ahead.unit != .none
  }

  private mutating func reportMissingEquals(behind name: Name) {
    let place = Span(start: name.span.end, end: name.span.end)
    let written = shortened(Int(name.span.start), Int(name.span.end))
    report(
      .missingEquals(written), at: name.span, hints: [.write("\(written) = \(tokenText)")],
      fixes: [Fix(replace: place, with: " =")])
  }

  // let = "let" VALUE "=" ( expression | member "," member { "," member } | QUOTED | picked ) ;
  mutating func parseLet() -> NodeID<Let> {
    parseBinding { $0.atWord(.by) ? ($0.parsePicked(in: .list), .none) : $0.parseMembers() }
  }

  // state = "state" VALUE "=" ( expression | picked ) ;
  mutating func parseState() -> NodeID<Let> {
    parseBinding { ($0.atWord(.by) ? $0.parsePicked(in: .list) : $0.parseExpression(), .none) }
  }

  private mutating func parseBinding(
    _ content: (inout Parser) -> (value: Expression, members: Nodes<CallArgument>)
  ) -> NodeID<Let> {
    presume()
    let start = token.start
    while at(.word) { presume() }
    let name = Name(span: span(from: start), isQuoted: false)
    var binding = Let(name: name, value: missing)
    if at(.equals) {
      presume()
      (binding.value, binding.members) = content(&self)
    } else if startsValue, previousEnd > start {
      reportMissingEquals(behind: name)
      binding.value = parseExpression()
    } else {
      expected.insert(.equals)
      reportUnexpected()
    }
    tree.lets.append(binding)
    return NodeID(tree.lets.count - 1)
  }

  /// A value, or the members between commas.
  private mutating func parseMembers() -> (value: Expression, members: Nodes<CallArgument>) {
    let base = argumentStack.count
    repeat { argumentStack.append(parseListed(in: .list)) } while acceptListComma(beforeWords: true)
    let first = argumentStack[base]
    if argumentStack.count == base + 1 {
      switch first.kind {
      case .value(let value):
        argumentStack.removeLast()
        return (value, .none)
      case .name(let name) where !name.isQuoted:
        argumentStack.removeLast()
        tree.hasLetsOfNames = true
        return (Expression(span: name.span, kind: .name), .none)
      case .name, .block: break
      }
    }
    tree.hasLetsOfNames = true
    return (missing, closeArguments(from: base))
  }
}
