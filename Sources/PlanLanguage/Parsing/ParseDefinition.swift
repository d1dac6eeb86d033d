/// Templates: a name, parameters in parentheses right after it, and the block that they define.

extension Parser {
  /// Whether a name and a block, or what was meant as these, follow `def`.
  mutating func startsDefinition() -> Bool {
    let next = peek().kind
    return next == .open || (next == .word || next == .text || next == .openParenthesis) && headHasBlock()
  }

  // definition = "def" WORDS ~ "(" [ parameter { "," parameter } ] ")" ( block | breathing-block | meditation-block ) ;
  mutating func parseDefinition(in context: BlockContext) -> NodeID<Definition> {
    let word = token.span
    presume()
    let name = parseTemplateName(behind: word)
    var definition = Definition(name: name, parameters: .none, body: Body(span: word, items: .none))
    if at(.openParenthesis) {
      if let name, !isTouching { reportSpace(behind: name) }
      definition.parameters = parseParameters()
    } else if let name {
      let written = shortened(Int(name.span.start), Int(name.span.end))
      let place = Span(start: name.span.end, end: name.span.end)
      report(
        .missingParameters(of: written), at: name.span, hints: [.write("\(written)()")],
        fixes: [Fix(replace: place, with: "()")])
    }
    let inner = context == .program ? .workout : context
    definition.context = inner == .workout ? stillnessBegun() ?? .workout : inner
    definition.body = parseBlock(in: definition.context, of: word)
    tree.definitions.append(definition)
    return NodeID(tree.definitions.count - 1)
  }

  private mutating func parseTemplateName(behind word: Span) -> Name? {
    let start = token.start
    while at(.word) { presume() }
    if previousEnd > start { return Name(span: span(from: start), isQuoted: false) }
    let place = Span(start: word.end, end: at(.openParenthesis) ? token.span.start : word.end)
    report(
      .missingTitle(of: Keyword.def.word), at: word, hints: [.write("def name()")],
      fixes: at(.text) ? [] : [Fix(replace: place, with: at(.openParenthesis) ? " name" : " name()")])
    if at(.text) { presume() }
    return nil
  }

  /// `tier1 (squat)`
  mutating func reportSpace(behind name: Name) {
    let written = shortened(Int(name.span.start), Int(name.span.end))
    report(
      .spaceBeforeParenthesis(written), at: name.span, hints: [.write("\(written)(")],
      fixes: [Fix(replace: Span(start: name.span.end, end: token.span.start), with: "")])
  }

  private static let reserved = ["set", "lift", "session", "week", "last", "all"]

  /// A parameter twice, or with the name of an event.
  private mutating func check(_ parameter: Name, _ seen: inout Set<String>) {
    let name = tree.string(parameter).lowercased()
    if Parser.reserved.contains(name) { report(.reservedParameter(name), at: parameter.span) }
    if !seen.insert(name).inserted { report(.duplicate(name), at: parameter.span, hints: [.remove]) }
  }

  // parameter = WORDS [ "=" listed ] ;
  private mutating func parseParameters() -> Nodes<Parameter> {
    let opening = token.span
    presume()
    var seen: Set<String> = []
    var parameters: [Parameter] = []
    if !at(.closeParenthesis) {
      repeat {
        guard let name = parseWords() else { break }
        var parameter = Parameter(name: name, value: nil)
        check(parameter.name, &seen)
        if at(.equals) {
          presume()
          parameter.value = parseListed(in: .call)
        }
        parameters.append(parameter)
      } while acceptListComma(beforeWords: true)
    }
    closeParenthesis(opened: opening)
    let first = tree.parameters.count
    tree.parameters += parameters
    return Nodes(first, tree.parameters.count)
  }
}
