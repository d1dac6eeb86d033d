/// Choices: `when` and what is asked, `else when`, `else`.

extension Parser {
  // when = "when" condition block { "else" "when" condition block } [ "else" block ] ;
  // rule-when = "when" condition rule-block { "else" "when" condition rule-block } [ "else" rule-block ] ;
  mutating func parseWhen(in context: BlockContext) -> NodeID<When> {
    var branches = [parseBranch(in: context)]
    var otherwise: Block?
    while otherwise == nil, elseFollows() {
      skipSeparators()
      let word = token.span
      presume()
      if atWord(.when) {
        branches.append(parseBranch(in: context))
      } else {
        otherwise = parseBlock(in: context, of: word)
      }
    }
    let first = tree.whenBranches.count
    tree.whenBranches.append(contentsOf: branches)
    tree.whens.append(When(branches: Nodes(first, tree.whenBranches.count), otherwise: otherwise))
    return NodeID(tree.whens.count - 1)
  }

  private mutating func parseBranch(in context: BlockContext) -> WhenBranch {
    let word = token.span
    presume()
    let condition = parseCondition()
    let body = parseBlock(in: context, of: word)
    return WhenBranch(condition: condition, body: body)
  }

  /// Newlines and comments may stand before an `else`.
  private mutating func elseFollows() -> Bool {
    if atWord(.else) { return true }
    guard at(.separator) else { return false }
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = lexer.next()
    while ahead.kind == .separator || ahead.kind == .comment { ahead = lexer.next() }
    return ahead.keyword == .else
  }
}
