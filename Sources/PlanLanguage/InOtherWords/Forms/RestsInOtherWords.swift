/// Rests as items in other words: `rest same as work`, `Serienpause 3min`, `transition`.

extension OtherWords {
  static let rests = [restInWords, namedRest, transition, restAfterAll, targetOfRest]

  /// `rest same as work`, `rest until partner is done`: it lasts until the athlete goes on.
  private static let restInWords = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, phrase.isWord(0, "rest", "pause"), phrase.count > 1,
      phrase.tokens.allSatisfy({ $0.kind == .word || $0.kind == .number }),
      phrase.isWord(
        1, "same", "equal", "until", "till", "while", "as", "when", "bis", "während", "solange", "so", "wie", "gleich"),
      !phrase.isWord(phrase.count - 1, in: needs)
    else { return nil }
    let last = phrase.count - 1
    // `rest while partner works 2min`
    let time = phrase.timeEnd(last) == phrase.count ? " \(phrase.text(last))" : ""
    let words = phrase.written(1, time.isEmpty ? phrase.count : last)
    return phrase.meaning(0, phrase.count, "rest\(time) note \"\(words)\"")
  }

  /// `rest as needed`, `rest until ready`: no more than `rest`.
  private static let needs: Set<String> = [
    "needed", "required", "necessary", "need", "like", "want", "wanted", "desired", "ready", "recovered", "nötig",
    "erholung", "lange",
  ]

  /// `Serienpause 3min`
  private static let namedRest = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, phrase.isWord(0, in: names) else { return nil }
    if phrase.count == 1 { return phrase.meaning(0, 1, "rest") }
    guard phrase.timeEnd(1) == phrase.count else { return nil }
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

  /// `dead hang 6x7s rest 3s, rest 2min`: between the sets, and after them.
  private static let restAfterAll = OtherWords { phrase in
    guard !phrase.isHead, let comma = phrase.tokens.lastIndex(where: { $0.kind == .comma }),
      phrase[comma + 1].keyword == .rest, phrase.timeEnd(comma + 2) == phrase.count,
      phrase.tokens[..<comma].contains(where: { $0.keyword == .rest })
    else { return nil }
    let rest = "; rest \(phrase.joined(comma + 2, phrase.count))"
    return phrase.meaning(comma, phrase.count, rest)
  }

  /// `bike 40s @ 121%; rest 20s @ 50%`: a rest has no target.
  private static let targetOfRest = OtherWords { phrase in
    guard !phrase.isHead, phrase[0].keyword == .rest, let time = phrase.timeEnd(1), phrase.kind(time) == .at,
      time + 1 < phrase.count
    else { return nil }
    let (length, target) = (phrase.joined(1, time), phrase.written(time + 1, phrase.count))
    return phrase.meanings(
      0, phrase.count, ("… \(length) @ \(target)", .targetOfWork),
      ("rest \(length) note \"\(target)\"", .targetOfRest))
  }
}
