/// `let` and `state`: a name, `=`, and its value.

extension Parser {
  /// Whether a name follows `let`, or the number that was meant as one: `let 5k = …`.
  mutating func startsLet() -> Bool {
    let next = peek()
    return next.kind == .word || next.kind == .number && startsState(withNumbers: true)
  }

  /// `state press 3x5` is an exercise.
  mutating func startsState(withNumbers: Bool = false) -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = lexer.next()
    guard ahead.kind == .word || withNumbers else { return false }
    while ahead.kind == .word || withNumbers && ahead.kind == .number { ahead = lexer.next() }
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

  // let = "let" VALUE "="
  //   ( expression | amount | effort | "zone" range | element "," element { "," element } | QUOTED | picked ) ;
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
    reportNumberInName(from: start)
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

  /// `let best 20 = …`, `let 5k = …`: a name is of words, and a number may only end one. Reads up to the `=`.
  private mutating func reportNumberInName(from start: Int) {
    guard at(.number) else { return }
    let position = lexer.position
    var (ahead, last) = (token, token)
    while ahead.kind == .word || ahead.kind == .number { (last, ahead) = (ahead, lexer.next()) }
    lexer.position = position
    guard ahead.kind == .equals else { return }
    while token.start < ahead.start { presume() }
    let written = shortened(start, last.end)
    let place = span(from: start)
    // `5k pace` as `pace5k`.
    let words = written.split(separator: " ")
    let numbers = words.prefix { $0.first?.isNumber ?? false }
    let others = words.dropFirst(numbers.count)
    let name = (others.isEmpty ? "pace" : others.joined()) + numbers.joined()
    report(
      .unexpected(found: .text(written), expected: [.name]), at: place, hints: [.write("let \(name) = …")],
      fixes: [Fix(replace: place, with: name)])
  }

  /// A value, or the members between commas.
  private mutating func parseMembers() -> (value: Expression, members: Nodes<CallArgument>) {
    let base = argumentStack.count
    repeat { argumentStack.append(parseListed(in: .element)) } while acceptListComma(beforeWords: true)
    let first = argumentStack[base]
    if argumentStack.count == base + 1 {
      switch first.kind {
      case .value(let value):
        argumentStack.removeLast()
        if case .range = value.kind { tree.hasLetsOfNames = true }
        return (value, .none)
      case .name(let name) where !name.isQuoted:
        argumentStack.removeLast()
        tree.hasLetsOfNames = true
        return (Expression(span: name.span, kind: .name), .none)
      case .name, .effort, .block: break
      }
    }
    tree.hasLetsOfNames = true
    return (missing, closeArguments(from: base))
  }
}
