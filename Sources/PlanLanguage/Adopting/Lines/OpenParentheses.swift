/// `4 x 100 (:20 Swim and drill mix.`: a parenthesis that nothing closes means nothing.

enum OpenParentheses {
  static func read(_ tokens: [ScribbleToken]) -> [ScribbleToken] {
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.isSign("(") { open.append(index) }
      if token.isSign(")") { _ = open.popLast() }
    }
    guard !open.isEmpty else { return tokens }
    return tokens.indices.filter { !open.contains($0) }.map { tokens[$0] }
  }
}
