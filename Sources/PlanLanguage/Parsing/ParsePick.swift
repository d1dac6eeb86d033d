/// `by`: picks the n-th item of a block by a value.

extension Parser {
  // pick = "by" expression block ;
  mutating func parsePick(in context: BlockContext) -> NodeID<Pick> {
    let word = token.span
    presume()
    let selector = parseExpression()
    let body = parseBlock(in: context, of: word)
    tree.picks.append(Pick(selector: selector, body: body))
    return NodeID(tree.picks.count - 1)
  }
}
