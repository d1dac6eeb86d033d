/// `Then:`, `Dann`, `after that`: the group above is complete.

extension LineForm {
  static let then = LineForm { line, _ in
    var cursor = TokenCursor(line)
    // `then at 18:00`, `Dann ab 18:00:`: when it goes on.
    if cursor.accept("then", "dann", "danach"),
      cursor.accept("at", "ab", "um", "from", "@") || cursor.accept(sign: "@"),
      cursor.token?.isClock ?? false, line.tokens[(cursor.index + 1)...].allSatisfy({ $0.isMark || $0.isClock })
    {
      return [.then, .remark(line.text)]
    }
    let words = line.tokens.filter { $0.isWord }.map { $0.text }
    let isThen = [["then"], ["dann"], ["danach"], ["after", "that"], ["and", "then"], ["followed", "by"]].contains(
      words)
    return isThen && line.tokens.allSatisfy { $0.number == nil } ? [.then] : nil
  }
}
