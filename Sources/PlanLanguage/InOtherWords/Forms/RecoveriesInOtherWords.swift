/// Rests between sets: `run 6x400m jog 200m`, `run 6x400m no rest`.

extension OtherWords {
  static let recoveries = [movement, noRest]

  /// `run 6x400m jog 200m`, `run 6x400m, jog 200m`: after each of them, or after all.
  private static let movement = OtherWords { phrase in
    guard !phrase.isHead, let times = phrase.tokens.firstIndex(where: { $0.kind == .times }),
      let word = phrase.places.first(where: { $0 > times && phrase.isWord($0, in: movements) }),
      let end = phrase.amountEnd(word + 1), end == phrase.count || phrase[end].keyword?.isAttribute == true,
      !phrase.tokens[..<word].contains(where: { $0.keyword == .rest }), !phrase.isWord(word - 1, "with", "w", "mit"),
      phrase.kind(word - 1) != .slash
    else { return nil }
    let isBehindComma = phrase.kind(word - 1) == .comma
    let amount = phrase.joined(word + 1, end)
    return phrase.meanings(
      isBehindComma ? word - 1 : word, end,
      ("rest \(amount) note \"\(phrase.written(word, word + 1))\"", .recovery),
      ("; \(phrase.written(word, word + 1)) \(amount)", .itemAfterAll))
  }

  private static let movements: Set<String> = [
    "jog", "walk", "float", "trab", "traben", "trabpause", "gehen", "gehpause", "joggen", "jogging", "walking",
  ]

  /// `run 6x400m no rest`
  private static let noRest = OtherWords { phrase in
    guard
      let word = phrase.places.first(where: {
        $0 > 1 && phrase.isWord($0, "no", "without", "zero", "keine", "ohne") && phrase.isWord($0 + 1, "rest", "pause")
      }), word + 2 == phrase.count || phrase[word + 2].keyword?.isAttribute == true
    else { return nil }
    return phrase.meaning(word, word + 2, "rest none")
  }
}
