/// Rests as items in other words: `rest same as work`, `Serienpause 3min`, `transition`.

extension OtherWords {
  static let rests = [restInWords, namedRest, transition]

  /// `rest same as work`, `rest until partner is done`: it lasts until the athlete goes on.
  private static let restInWords = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, phrase.isWord(0, "rest", "pause"), phrase.count > 1,
      phrase.tokens.allSatisfy({ $0.kind == .word }),
      phrase.isWord(
        1, "same", "equal", "until", "till", "while", "as", "when", "bis", "während", "solange", "so", "wie", "gleich"),
      !phrase.isWord(phrase.count - 1, in: needs)
    else { return nil }
    return phrase.meaning(0, phrase.count, "rest note \"\(phrase.written(1, phrase.count))\"")
  }

  /// `rest as needed`, `rest until ready`: no more than `rest`.
  private static let needs: Set<String> = [
    "needed", "required", "necessary", "need", "like", "want", "wanted", "desired", "ready", "recovered", "nötig",
    "erholung", "lange",
  ]

  /// `Serienpause 3min`
  private static let namedRest = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, phrase.isWord(0, in: names), phrase.count > 1, phrase.timeEnd(1) == phrase.count else {
      return nil
    }
    return phrase.meaning(0, phrase.count, "rest \(phrase.joined(1, phrase.count))")
  }

  private static let names: Set<String> = [
    "serienpause", "satzpause", "rundenpause", "zwischenpause", "erholung", "erholungspause", "übungspause", "break",
    "recovery", "satzpausen", "serienpausen",
  ]

  /// `bike 20km; transition; run 5km`
  private static let transition = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, phrase.count == 1, phrase.isWord(0, "transition", "wechsel", "wechselzone", "t1", "t2") else {
      return nil
    }
    return phrase.meaning(0, 1, "rest note \"\(phrase.written(0, 1))\"")
  }
}
