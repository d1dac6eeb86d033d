/// `finish with: leg raises 3x10`, `Zum Schluss 5 min Plank`, `CD 5 min`: what comes after the rounds above.

extension LineForm {
  static let finish = LineForm { line, reader in
    guard reader.isInGroup else { return nil }
    // `CD 200` right below rounds is done once.
    if SectionName.kind(line) == .cooldown || SumWords.endOfTotal(line) == line.tokens.count {
      reader.leaveGroup()
      return [.then] + reader.reading(of: line)
    }
    var cursor = TokenCursor(line)
    let isFinish =
      cursor.accept("finish", "finally", "abschließend") || cursor.accept(all: "zum", "schluss")
      || cursor.accept(all: "zum", "abschluss")
    guard isFinish else { return nil }
    while cursor.accept("off", "with", "mit", "by") || cursor.accept(sign: ":") || cursor.accept(sign: ",") {}
    guard !cursor.isAtEnd else { return nil }
    reader.leaveGroup()
    return [.then] + reader.reading(of: line.part(cursor.index..<line.tokens.count))
  }
}
