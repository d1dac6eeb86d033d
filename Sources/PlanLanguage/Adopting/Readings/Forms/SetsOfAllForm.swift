/// `3 sets each:`, `je 3 Sätze`, `3 Sätze pro Übung` above exercises: the number of sets of all of them.

extension LineForm {
  static let setsOfAll = LineForm { line, reader in
    guard !reader.isInGroup, let sets = SetsOfAll.read(line) else { return nil }
    return [.setsOfAll(sets, line.text)]
  }
}

private enum SetsOfAll {
  static func read(_ line: ScribbleLine) -> Int? {
    var cursor = TokenCursor(line)
    while cursor.accept("all", "alle", "alles", "everything", "do", "of", "mach") || cursor.accept(sign: ":") {}
    var isEach = cursor.index > 0
    isEach = cursor.accept("je", "jeweils", "each") || isEach
    guard let sets = cursor.acceptWhole(), (2...10).contains(sets), cursor.accept("sets", "sätze", "saetze") else {
      return nil
    }
    // `4 sets of:` are rounds.
    while let word = cursor.token?.text, words.contains(word) {
      isEach = isEach || each.contains(word)
      cursor.index += 1
    }
    _ = cursor.accept(sign: ":") || cursor.accept(sign: ".")
    return isEach && cursor.isAtEnd ? sets : nil
  }

  private static let each: Set<String> = [
    "each", "per", "pro", "je", "jeweils", "everything", "jeder", "jede", "every",
  ]
  private static let words = each.union([
    "of", "exercise", "exercises", "übung", "for", "all", "alle", "von", "übungen", "the",
  ])
}
