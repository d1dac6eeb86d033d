/// Templates: a name, parameters in parentheses that touch it, and the block they stand for.

extension Parser {
  // definition = "def" WORDS ~ "(" [ parameter { "," parameter } ] ")" block ;
  mutating func parseDefinition(in context: BlockContext) -> NodeID<Definition> {
    let word = token.span
    presume()
    let start = token.start
    while at(.word) { presume() }
    var definition = Definition(
      name: previousEnd > start ? Name(span: span(from: start), isQuoted: false) : nil, parameters: .none,
      body: Block(span: word, items: .none))
    if expect(.openParenthesis, .parameters) { definition.parameters = parseParameters() }
    definition.body = parseBlock(in: context == .program ? .workout : context, of: word)
    tree.definitions.append(definition)
    return NodeID(tree.definitions.count - 1)
  }

  // parameter = WORDS ;
  private mutating func parseParameters() -> Nodes<Name> {
    let opening = Span(start: span(from: previousEnd).start - 1, end: span(from: previousEnd).end)
    let first = tree.names.count
    if !at(.closeParenthesis) {
      repeat {
        let start = token.start
        while at(.word) { presume() }
        guard previousEnd > start else {
          expected.insert(.name)
          reportUnexpected()
          break
        }
        tree.names.append(Name(span: span(from: start), isQuoted: false))
      } while acceptListComma(beforeWords: true)
    }
    closeParenthesis(opened: opening)
    return Nodes(first, tree.names.count)
  }
}
