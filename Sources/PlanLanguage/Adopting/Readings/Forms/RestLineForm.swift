/// `Rest 2:00`, `1 min rest between rounds`, `Pause 2 Min zwischen den Sätzen`, `rest as needed`.

extension LineForm {
  static let rest = LineForm { line, _ in
    let words = line.tokens.map { $0.text }
    let isBetweenSets =
      (words.contains("between") || words.contains("zwischen") || words.contains("after"))
      && (words.contains("sets") || words.contains("sätzen") || words.contains("set"))
    var cursor = TokenCursor(line)
    _ = cursor.accept(sign: "(")
    if let time = cursor.acceptRest() {
      while cursor.accept(
        "between", "zwischen", "den", "the", "rounds", "runden", "each", "round", "exercises", "übungen",
        "after", "nach", "jeder", "runde", "supersets", "sets", "set", "sätzen", "all", "every", "exercise", "allen")
        || cursor.accept(sign: ")") || cursor.accept(sign: ".") || cursor.accept(sign: "!")
      {}
      guard cursor.isAtEnd else { return nil }
      return [.rest(time.text, isBetweenSets ? .betweenSets : .here, isGuess: time.isGuess)]
    }
    let isOpen = ["rest", "pause"].contains(words.first ?? "") && (words.count == 1 || words.contains("needed"))
    return isOpen && words.count <= 6 ? [.rest(nil, .here, isGuess: words.count > 1)] : nil
  }
}
