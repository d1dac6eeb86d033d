/// `Total: 1900m`, `Gesamt 45 min`, `Score: rounds`: sums and scores, which go into a note of the plan, because they
/// are not work.

extension LineForm {
  static let sum = LineForm { line, _ in
    guard line.tokens.count > 1, SumWords.all.contains(line.tokens[0].text) else { return nil }
    let next = line.tokens[1]
    // `Volume: squat 5x5` names the part of a workout.
    let isPart = line.tokens[0].text == "volume" && line.tokens.count > 3 && line.tokens[2].isWord
    if isPart, line.tokens[3...].contains(where: { $0.number != nil }) { return nil }
    return next.isMark || next.number != nil || next.isClock ? [.remark(line.text)] : nil
  }
}

/// Words before a sum or a score.
enum SumWords {
  fileprivate static let all: Set<String> = [
    "total", "totals", "gesamt", "insgesamt", "summe", "score", "distance", "duration", "gesamtdauer", "umfang", "goal",
    "ziel", "estimated", "volume", "rx", "scaled", "scaling", "equipment", "material", "target",
  ]

  /// Whether a remark is such a line.
  static func begin(_ words: String) -> Bool {
    all.contains(String(words.lowercased().prefix { $0 != " " && $0 != ":" }))
  }
}
