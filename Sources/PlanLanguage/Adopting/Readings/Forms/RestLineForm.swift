/// `Rest 2:00`, `1 min rest between rounds`, `Pause 2 Min zwischen den Sätzen`, `rest as needed`.

extension LineForm {
  static let rest = LineForm { line, reader in
    let words = line.tokens.map { $0.text }
    let isBetweenSets =
      (words.contains("between") || words.contains("zwischen") || words.contains("after"))
      && (words.contains("sets") || words.contains("sätzen") || words.contains("set"))
    let isBetweenRounds = words.contains {
      ["rounds", "round", "rds", "rungs", "runden", "runde", "supersets"].contains($0)
    }
    let isOfExercises = words.contains { ["exercises", "übungen"].contains($0) }
    var cursor = TokenCursor(line)
    _ = cursor.accept(sign: "(")
    while cursor.accept("jeweils", "je", "immer", "always", "take", "with", "mit") {}
    if let time = cursor.acceptRest() {
      while cursor.accept(
        "between", "btw", "btwn", "zwischen", "zw", "den", "per", "the", "rounds", "rds", "rungs", "runden", "each",
        "round",
        "exercises",
        "übungen",
        "after", "nach", "jeder", "runde", "supersets", "sets", "set", "sätzen", "all", "every", "exercise", "allen")
        || cursor.accept(sign: ")") || cursor.accept(sign: ".") || cursor.accept(sign: "!")
      {}
      guard cursor.isAtEnd else {
        // `rest 5 min then 2km easy`
        if RestLine.words.contains(words.first ?? ""), cursor.accept("then", "dann", "danach"), !cursor.isAtEnd {
          let rest = LineReading.rest(time.text, .here, isGuess: time.isGuess)
          return [rest] + reader.reading(of: line.part(cursor.index..<line.tokens.count))
        }
        // `rest 3 min on bench, 60s otherwise`: not everything rests as long.
        if RestLine.words.contains(words.first ?? ""), ["on", "bei", "beim", "for"].contains(cursor.token?.text ?? "") {
          return [.remark(line.text)]
        }
        if let rounds = RestLine.andRounds(line, from: cursor.index, time) { return rounds }
        // `Pausen 2-3min bei Grundübungen sonst 60-90s` is no work.
        if !isBetweenRounds, words.contains(where: { ["between", "btw", "btwn", "zwischen"].contains($0) }) {
          return [.remark(line.text)]
        }
        let isAboutRest = RestLine.words.contains(words.first ?? "")
        let items = reader.items(line.part(cursor.index..<line.tokens.count), bare: true)
        return isAboutRest && items?.allSatisfy { $0.name.entry != nil } != true ? [.remark(line.text)] : nil
      }
      let isBetween = words.contains("between") || words.contains("zwischen")
      let scope: RestScope =
        isBetweenSets
        ? .betweenSets : isBetweenRounds ? .betweenRounds : isBetween && isOfExercises ? .betweenExercises : .here
      return [.rest(time.text, scope, isGuess: time.isGuess)]
    }
    let isOpen = ["rest", "pause"].contains(words.first ?? "") && (words.count == 1 || words.contains("needed"))
    return isOpen && words.count <= 6 ? [.rest(nil, .here, isGuess: words.count > 1)] : nil
  }
}

private enum RestLine {
  static let words: Set<String> = ["rest", "rests", "pause", "pausen", "satzpause", "satzpausen", "recovery"]

  /// `Rest 1 min, repeat 2x`
  static func andRounds(_ line: ScribbleLine, from start: Int, _ time: ScribbleTime) -> [LineReading]? {
    guard line.tokens[start].isMark, start + 1 < line.tokens.count,
      let head = HeadReading(line.part(start + 1..<line.tokens.count), isExercise: { _ in false }), head.rest.isEmpty,
      head.title == nil, head.groups.allSatisfy({ $0.kind == .rounds })
    else { return nil }
    return [.rest(time.text, .here, isGuess: time.isGuess), .group(head)]
  }
}
