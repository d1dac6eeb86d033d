/// `Total: 1900m`, `Gesamt 45 min`, `Score: rounds`: what a plan says in a note, for nobody does it.

extension LineForm {
  static let sum = LineForm { line, _ in
    guard line.tokens.count > 1, words.contains(line.tokens[0].text) else { return nil }
    let next = line.tokens[1]
    return next.isMark || next.number != nil || next.isClock ? [.remark(line.text)] : nil
  }

  private static let words: Set<String> = [
    "total", "totals", "gesamt", "insgesamt", "summe", "score", "distance", "duration", "gesamtdauer", "umfang", "goal",
    "ziel", "estimated", "volume", "rx", "scaled", "scaling", "equipment", "material", "target",
  ]
}
