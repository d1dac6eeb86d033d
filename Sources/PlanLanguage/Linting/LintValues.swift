/// Values that nothing uses.

extension Linter {
  /// A value whose words appear nowhere else in a calculation, a rule or a call.
  mutating func lintValues() {
    // A file without workouts exists for others to use, and a line at the prompt for the next line.
    guard !tree.lets.isEmpty, tree.looseItems.isEmpty, !tree.sessions.isEmpty else { return }
    let used = usedWords()
    for value in tree.lets where !words(in: value.name.span).allSatisfy({ used.contains($0) }) {
      report(.unusedValue(tree.string(value.name)), at: value.name.span)
    }
  }

  /// The words of the file outside quotes and comments, except those that only name a value.
  private func usedWords() -> Set<Letters> {
    let names = Set(tree.lets.map { $0.name.span.start })
    var used: Set<Letters> = []
    var lexer = Lexer(tree.source)
    var token = lexer.next()
    while token.kind != .end {
      if token.kind == .word, !names.contains(token.span.start) { used.insert(token.letters) }
      token = lexer.next()
    }
    return used
  }

  private func words(in span: Span) -> [Letters] {
    var words: [Letters] = []
    var lexer = Lexer(tree.source)
    lexer.position = Int(span.start)
    var token = lexer.next()
    while token.kind == .word, token.span.end <= span.end {
      words.append(token.letters)
      token = lexer.next()
    }
    return words
  }
}
