/// Calls of templates and functions: `tier1(squat, 10lb)`, `round(load, 2.5kg)`, `max(bench press)`.

/// The context of a list of arguments, which decides where its names end, and whether they may be more than values: an
/// argument of a template and an element of a loop or a `let` may be an effort, an element of a `let` a range, too.
enum ArgumentPlace {
  case call, function, walk, list, element

  var takesEffort: Bool {
    switch self {
    case .call, .walk, .element: true
    case .function, .list: false
    }
  }
}

extension Parser {
  /// Whether the parenthesis after a name belongs to a call. After a space it contains sets, unless its contents cannot
  /// be sets or the name is a template's: then the space is reported.
  mutating func isCall(behind name: Name) -> Bool {
    guard !name.isQuoted, tree.bytes(name.span).last != UInt8(ascii: ")") else { return false }
    if isTouching { return true }
    let next = peek().kind
    guard next == .closeParenthesis || next == .open || next == .text || isTemplate(name) else { return false }
    reportSpace(behind: name)
    return true
  }

  /// Whether these words name a function or a template: `round (load)` has a space too many.
  private func isFunction(_ start: Int, _ end: Int) -> Bool {
    let written = string(start, end).lowercased()
    return isTemplate(Name(span: span(start, end), isQuoted: false)) || PlanFunction.all.contains { $0.name == written }
  }

  /// Whether one of the file's first templates has this name; for a hint, these are enough.
  func isTemplate(_ name: Name) -> Bool {
    let written = tree.bytes(name.span)
    return tree.definitions.prefix(64).contains { definition in
      definition.name.map { $0.span.range.count == written.count && tree.bytes($0.span).elementsEqual(written) }
        ?? false
    }
  }

  // call = WORDS ~ "(" [ argument { "," argument } ] ")" ;
  /// The token is the parenthesis that touches the name.
  mutating func parseCall(of name: Name) -> NodeID<Call> {
    parseCall(of: name) { $0.parseArgument() }
  }

  // function = WORDS ~ "(" [ valued { "," valued } ] ")" ;
  /// The token is the parenthesis right after the name. A block has no value, and would end up in the list around it.
  mutating func parseFunction(of name: Name) -> NodeID<Call> {
    parseCall(of: name) { $0.parseListed(in: .function) }
  }

  private mutating func parseCall(of name: Name, _ argument: (inout Parser) -> CallArgument) -> NodeID<Call> {
    let opening = token.span
    let base = argumentStack.count
    if enter() {
      presume()
      if !at(.closeParenthesis) {
        repeat { argumentStack.append(argument(&self)) } while acceptListComma(beforeWords: true)
      }
      depth -= 1
      closeParenthesis(opened: opening)
    }
    tree.calls.append(Call(name: name, arguments: closeArguments(from: base)))
    return NodeID(tree.calls.count - 1)
  }

  /// Moves the arguments of a finished list to the tree, where they are adjacent.
  mutating func closeArguments(from base: Int) -> Nodes<CallArgument> {
    let start = tree.arguments.count
    tree.arguments.append(contentsOf: argumentStack[base...])
    argumentStack.removeSubrange(base...)
    return Nodes(start, tree.arguments.count)
  }

  // argument = [ WORDS ~ ":" ] ( block | listed ) ;
  private mutating func parseArgument() -> CallArgument {
    let label = parseLabel()
    var argument = parseContent()
    argument.label = label
    return argument
  }

  private mutating func parseContent() -> CallArgument {
    guard at(.open) || at(.openBrace) else { return parseListed(in: .call) }
    let outer = endsNames
    endsNames = false
    let block = parseBlock(in: .workout, of: token.span)
    endsNames = outer
    return CallArgument(span: block.span, kind: .block(block))
  }

  /// The `step` of `step: 5kg`, and its colon, which has no other place in a plan.
  private mutating func parseLabel() -> Name? {
    guard at(.word) else { return nil }
    let position = lexer.position
    var (last, ahead) = (token, lexer.next())
    while ahead.kind == .word { (last, ahead) = (ahead, lexer.next()) }
    guard ahead.kind == .foreign, ahead.end == ahead.start + 1, tree.byte(at: ahead.start) == UInt8(ascii: ":") else {
      lexer.position = position
      return nil
    }
    let name = Name(span: Span(start: token.span.start, end: last.span.end), isQuoted: false)
    presume()
    previousEnd = ahead.end
    return name
  }

  // listed = effort | "zone" range | valued ;
  // valued = named | amount | level | expression ;
  // element = named | amount | effort | "zone" range | expression ;
  // member = named | expression ;
  mutating func parseListed(in place: ArgumentPlace) -> CallArgument {
    let start = token.start
    if at(.text) {
      let name = parseQuotedName()
      return CallArgument(span: span(from: start), kind: .name(name))
    }
    if place.takesEffort, let effort = parseNamedEffort() {
      return CallArgument(span: span(from: start), kind: .effort(effort))
    }
    if at(.word), isNameAlone(in: place) {
      while at(.word) { presume() }
      takeDetails(ofNameFrom: start, isAlone: true)
      return CallArgument(span: span(from: start), kind: .name(Name(span: span(from: start), isQuoted: false)))
    }
    var value: Expression
    switch place {
    case .call, .function, .walk:
      value = parseValue()
      if place == .call, at(.times) { value = reportPair(value, from: start) }
    case .list: value = parseExpression()
    case .element: value = parseElement()
    }
    return CallArgument(span: value.span, kind: .value(value))
  }

  /// `main(curl, 2x12kg)`: a load that is passed has no number of implements; the template says it.
  private mutating func reportPair(_ count: Expression, from start: Int) -> Expression {
    let found = found
    presume()
    let load = parseValue()
    let (number, each) = (shortened(start, Int(count.span.end)), shortened(Int(load.span.start), Int(load.span.end)))
    let isLoad = isQuantity(load)?.unit.dimension == .mass
    report(
      .unexpected(found: found, expected: [.comma]), at: span(from: start),
      hints: isLoad ? [.countInTemplate(each, "@ \(number)x(load)")] : [])
    return Expression(span: span(from: start), kind: .missing)
  }

  /// Whether there is only a name up to the end of the argument. Only `bw` is a value by itself.
  private mutating func isNameAlone(in place: ArgumentPlace) -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var (last, next) = (token, lexer.next())
    if atWord(.bw), next.kind != .word { return false }
    while next.kind == .word, next.keyword != .mod, place != .walk || next.keyword != .to {
      (last, next) = (next, lexer.next())
    }
    if next.kind == .openParenthesis, next.start > last.end, !isFunction(token.start, last.end) {
      while next.kind == .openParenthesis, lexer.skipDetails() != nil { next = lexer.next() }
    }
    switch place {
    case .call, .function: return next.kind == .comma || next.kind == .closeParenthesis
    case .list, .element:
      return next.kind == .comma || next.kind == .separator || next.kind == .close || next.kind == .comment
        || next.kind == .end
    case .walk:
      return next.kind == .comma || next.kind == .open || next.kind == .openBrace || next.kind == .separator
    }
  }
}
