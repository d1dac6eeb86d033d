/// Misplaced declarations are still parsed, and reported once.

extension Parser {
  /// A workout in a workout, a program or a `use` in a block; nil if the keyword is a name's first word here.
  mutating func parseMisplaced(_ keyword: Keyword, in context: BlockContext) -> Item? {
    let start = token.start
    let word = token.span
    if keyword == .use {
      guard peek().kind == .text else { return nil }
      report(.misplaced(keyword.word, in: context), at: word, hints: [.remove])
      presume()
      presume()
      return Item(from: span(from: start), .missing)
    }
    guard keyword == .workout || keyword == .program || keyword == .exercise, peek().kind == .text else { return nil }
    let hint: Hint =
      if keyword == .workout { .wrapInProgram } else if keyword == .exercise { .declareAtTop } else { .closeBlock }
    report(.misplaced(keyword.word, in: context), at: word, hints: [hint])
    if keyword == .workout { _ = parseSession(keyword) }
    if keyword == .program { _ = parseProgram() }
    if keyword == .exercise { _ = parseExerciseDeclaration() }
    return Item(from: span(from: start), .missing)
  }
}
