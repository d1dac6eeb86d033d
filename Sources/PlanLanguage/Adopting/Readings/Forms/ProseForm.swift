/// `Zwischen den Belastungen wird jeweils 200 Meter getrabt.`, `Always warm up for 10 minutes before, on the bike or the
/// rower.`: a sentence about all of it, whose numbers are not work of its own.

extension LineForm {
  static let prose = LineForm { line, reader in
    guard Prose.isSaid(by: line), !reader.exercises.hasSets(line) else { return nil }
    return [.unread(line.text)]
  }
}

private enum Prose {
  static func isSaid(by line: ScribbleLine) -> Bool {
    guard line.tokens.count >= 6, let first = line.tokens.first, first.isWord else { return false }
    let begins = ["zwischen", "between", "vorher", "vor", "before", "während", "during"].contains(first.text)
    let said = line.tokens.count { words.contains($0.text) }
    let ends = line.tokens.last.map { $0.isSign(".") || $0.isSign("!") } ?? false
    return begins && (ends || said > 0) || ends && said >= 2
  }

  /// What people say to each other, and in no list of exercises.
  private static let words: Set<String> = [
    "bitte", "immer", "please", "always", "wird", "werden", "should", "sollte", "sollten", "soll", "vorher", "before",
    "jeweils", "remember", "make", "sure", "dabei", "ihr", "du", "you", "your", "dein", "deine", "never", "nie",
    "perform", "getrabt", "gegangen",
  ]
}
