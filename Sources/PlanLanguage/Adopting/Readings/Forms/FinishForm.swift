/// `finish with: leg raises 3x10`, `Zum Schluss 5 min Plank`, `danach dehnen`, `CD 5 min`: what comes after the rounds
/// above.

extension LineForm {
  static let finish = LineForm { line, reader in
    guard reader.isInGroup else { return nil }
    // `CD 200` right below rounds is done once.
    if SectionName.kind(line) == .cooldown || SumWords.endOfTotal(line) == line.tokens.count {
      reader.leaveGroup()
      return [.then] + reader.reading(of: line)
    }
    // `Cash out 1k row`
    if SectionName.isOutOfRounds(line) {
      reader.leaveGroup()
      return [.then] + reader.reading(of: line)
    }
    var cursor = TokenCursor(line)
    let isFinish =
      cursor.acceptAfterwards(reader) || cursor.accept("finish", "finally", "abschließend")
      || cursor.accept(all: "zum", "schluss")
      || cursor.accept(all: "zum", "abschluss")
    guard isFinish else { return nil }
    while cursor.accept("off", "with", "mit", "by") || cursor.accept(sign: ":") || cursor.accept(sign: ",") {}
    guard !cursor.isAtEnd else { return nil }
    reader.leaveGroup()
    return [.then] + reader.reading(of: line.part(cursor.index..<line.tokens.count))
  }
}

extension TokenCursor {
  /// `danach …`; `then …` only before work that does not fit into the group: sets of its own, or an amount where the
  /// group gives one.
  fileprivate mutating func acceptAfterwards(_ reader: LineReader) -> Bool {
    if accept("danach", "anschließend", "afterwards", "hinterher") || accept(all: "after", "that") { return true }
    guard token?.text == "then" || token?.text == "dann" else { return false }
    let behind = line.part(index + 1..<line.tokens.count)
    guard reader.exercises.hasSets(behind) || reader.isOfBareNames && reader.exercises.saysWork(behind) else {
      return false
    }
    index += 1
    return true
  }
}
