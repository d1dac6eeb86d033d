/// Strokes that only separate counts: `4 sets/8 reps per side/125lbs`.

enum SlashedCounts {
  static func read(_ tokens: [ScribbleToken]) -> [ScribbleToken] {
    guard tokens.contains(where: { $0.isSign("/") }) else { return tokens }
    return tokens.indices.filter { !isGap($0, tokens) }.map { tokens[$0] }
  }

  private static func isGap(_ index: Int, _ tokens: [ScribbleToken]) -> Bool {
    guard tokens[index].isSign("/"), index > 0, index + 1 < tokens.count, tokens[index + 1].number != nil else {
      return false
    }
    return counts.contains(tokens[index - 1].text) || ScribbleUnit(tokens[index - 1].text) == .reps
  }

  private static let counts: Set<String> = ["set", "sets", "satz", "sätze", "side", "seite"]
}
