/// `200 cool down`, `CD 200 choice`, `10 min ausfahren locker` below the main set of a swim, a run or a ride: the end of that
/// part.

extension LineForm {
  static let coolDown = LineForm { line, reader in
    guard reader.isInPart, reader.exercises.sport != nil, let work = CoolDown.work(of: line),
      let items = reader.items(work, bare: false),
      items.allSatisfy({ $0.name.entry.map { $0.measure == .distance || $0.isEndurance } ?? false })
    else { return nil }
    let guessed = items.map { item in
      var item = item
      item.isGuess = true
      return LineReading.exercise(item)
    }
    return [.section(title: "Cool-down", .cooldown, level: 0)] + guessed + [.sectionEnd]
  }
}

private enum CoolDown {
  /// The line without the words that call it so, at its start or at its end; nil without them.
  static func work(of line: ScribbleLine) -> ScribbleLine? {
    var cursor = TokenCursor(line)
    if cursor.acceptCoolDown() {
      while cursor.accept(sign: ":") || cursor.accept(sign: "-") {}
      return cursor.isAtEnd ? nil : line.part(cursor.index..<line.tokens.count)
    }
    // Behind a sign it is what comes after the work: `1km run, cool down`.
    for start in line.tokens.indices.dropFirst() where !line.tokens[start - 1].isMark {
      cursor.index = start
      guard cursor.acceptCoolDown() else { continue }
      // `10 min ausfahren locker`
      let behind = cursor.index..<line.tokens.count
      guard Shorthand.isEffort(line.trimmed(behind)) else { return nil }
      var work = line
      work.tokens.removeSubrange(start..<cursor.index)
      return work
    }
    return nil
  }
}

extension TokenCursor {
  fileprivate mutating func acceptCoolDown() -> Bool {
    accept(all: "cool", "down") || accept(all: "warm", "down") || accept(all: "c", "/", "d")
      || accept("cd", "cool-down", "cooldown", "warmdown", "warm-down", "ausschwimmen", "auslaufen", "ausfahren")
  }
}
