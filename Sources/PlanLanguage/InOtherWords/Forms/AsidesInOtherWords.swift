/// What is no remark in parentheses behind the sets: `lunge 3x10 (per leg)`, `squat 5x5 (rest 2 min)`, `box jump 20 (24/20in)`.

import SessionModel

extension OtherWords {
  static let asides = [
    OtherWords { phrase in
      guard !phrase.isHead, let open = phrase.tokens.lastIndex(where: { $0.kind == .openParenthesis }), open > 1,
        !phrase.touches(open),
        let close = phrase.places.first(where: { $0 > open && phrase.kind($0) == .closeParenthesis }),
        close > open + 1
      else { return nil }
      if let meant = phrase.attribute(open + 1, close) { return phrase.meaning(open, close + 1, meant) }
      if let levels = phrase.levelsInParentheses(open, close) { return levels }
      // `bike 3x12min (2min @ 95%, 2min @ 105%)`: a note does not ride them.
      guard phrase.tokens[open..<close].contains(where: { $0.kind == .at }) else { return nil }
      return phrase.hint(open, close + 1, "note \"\(phrase.written(open + 1, close))\"")
    }
  ]
}

extension Phrase {
  /// The attribute that these words are.
  fileprivate func attribute(_ from: Int, _ to: Int) -> String? {
    let words = written(from, to).lowercased()
    if Self.bothSides.contains(words) { return "each side" }
    if isWord(from, "hold", "halten"), isWord(from + 1, "for"), timeEnd(from + 2) == to {
      return "hold \(joined(from + 2, to))"
    }
    if isWord(to - 1, "hold", "holds"), timeEnd(from) == to - 1 { return "hold \(joined(from, to - 1))" }
    guard let keyword = self[from].keyword, Self.values.contains(keyword), from + 1 < to,
      kind(from + 1) == .number || kind(from + 1) == .clock
    else { return nil }
    // Nothing but numbers, their units and signs may follow.
    let isValue = (from + 1..<to).allSatisfy { kind($0) != .word || unit($0) != nil || isWord($0, "to") }
    return isValue && (from + 1..<to).allSatisfy { kind($0) != .comma }
      ? "\(keyword.word) \(written(from + 1, to))" : nil
  }

  private static let values: [Keyword] = [.rest, .hold, .tempo, .rpe, .rir, .height, .cadence, .incline]
  private static let bothSides: Set<String> = [
    "each side", "per side", "each leg", "per leg", "each arm", "per arm", "each", "both sides", "each hand",
    "per hand",
    "je seite", "pro seite", "je bein", "pro bein", "jede seite", "beide seiten", "je arm", "pro arm", "l/r", "l+r",
    "each foot", "per foot", "ea side",
  ]

  /// `(24/20in)`, `(20/14)`: a height or a load of two levels.
  fileprivate func levelsInParentheses(_ open: Int, _ close: Int) -> Reworded? {
    guard close == open + 4, kind(open + 1) == .number, kind(open + 2) == .slash, kind(open + 3) == .number,
      self[open + 1].unit == .none || self[open + 1].unit == self[open + 3].unit,
      self[open + 1].thousandths > self[open + 3].thousandths,
      !tokens.contains(where: { $0.kind == .at || $0.keyword == .height })
    else { return nil }
    let numbers = [text(open + 1), text(open + 3)].map { $0.filter { $0.isNumber || $0 == "." } }
    func levels(_ unit: String) -> String { numbers.map { $0 + unit }.joined(separator: " or ") }
    let unit = self[open + 3].unit
    if unit == .inch || unit == .centimetre || unit == .foot, let word = unit.canonicalSpelling {
      return meaning(open, close + 1, "height \(levels(word))")
    }
    if unit.dimension == .mass, let word = unit.canonicalSpelling {
      return meaning(open, close + 1, "@ \(levels(word))")
    }
    guard unit == .none else { return nil }
    if written(0, open).lowercased().has("box") { return hint(open, close + 1, "height \(levels("in"))") }
    return Reworded(
      place: span(open, close + 1), hints: [.writeEither("@ \(levels("lb"))", "@ \(levels("kg"))")])
  }
}
