/// `no rest in between`, `ohne Pause dazwischen`, `back to back` below sets of the same number: they are done in turn.

extension LineForm {
  static let noRest = LineForm { line, _ in NoRest.isSaid(by: line) ? [.noRest(line.text)] : nil }
}

private enum NoRest {
  static func isSaid(by line: ScribbleLine) -> Bool {
    let words = line.tokens.filter { !$0.isMark }.map { $0.text }
    let isNone = words.contains { ["no", "without", "ohne", "keine"].contains($0) }
    let isRest = words.contains { ["rest", "pause", "pausen", "break", "breaks"].contains($0) }
    return words.count >= 2 && words.count <= 8 && words.allSatisfy { all.contains($0) }
      && (isNone && isRest || words.starts(with: ["back", "to", "back"]))
  }

  private static let all: Set<String> = [
    "no", "rest", "without", "ohne", "keine", "pause", "pausen", "break", "breaks", "in", "between", "dazwischen",
    "zwischen", "den", "übungen", "exercises", "the", "two", "both", "these", "beiden", "back", "to", "them", "with",
    "mit",
    "zwischendurch", "those", "die",
  ]
}
