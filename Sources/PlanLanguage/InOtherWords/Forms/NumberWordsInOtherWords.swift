/// Numbers and efforts before the name: `three sets of ten push-ups`, `easy 10min bike`.

import SessionModel

extension OtherWords {
  static let numberWords = [setsInNumberWords, effortFirst, partFirst]

  /// `three sets of ten push-ups`, `push-ups three sets of ten`, `drei Sätze mit zehn Kniebeugen`
  private static let setsInNumberWords = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead,
      let word = phrase.places.first(where: { $0 > 0 && phrase.isWord($0, "sets", "sätze", "rounds", "runden") }),
      let sets = phrase.numberInWords(word - 1),
      case let number = phrase.isWord(word + 1, "of", "à", "mit", "je", "with") ? word + 2 : word + 1,
      let reps = phrase.numberInWords(number)
    else { return nil }
    let behind = phrase.isWordOfReps(number + 1) ? number + 2 : number + 1
    let isBehind = word > 1
    let end = isBehind ? behind : phrase.places.first { $0 > behind && !phrase.isNameWord($0) } ?? phrase.count
    guard phrase.ends(end), (0..<(word - 1)).allSatisfy({ phrase.isNameWord($0) }), isBehind || end > behind else {
      return nil
    }
    let name = isBehind ? phrase.written(0, word - 1) : phrase.written(behind, end)
    return phrase.meaning(0, end, "\(name) \(sets)x\(reps)").covering(phrase)
  }

  /// `easy 10min bike`, `steady 5km run`
  private static let effortFirst = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, EffortWord(rawValue: phrase.text(0)) != nil, let end = phrase.amountEnd(1),
      phrase.unitOfNumber(1)?.isTime == true || phrase.unitOfNumber(1)?.dimension == .length
        || phrase.kind(1) == .clock,
      case let last = phrase.places.first(where: { $0 > end && !phrase.isNameWord($0) }) ?? phrase.count, last > end,
      phrase.isAtEndOfSets(last), case let name = phrase.written(end, last),
      ExerciseLibrary.builtIn.identify(name)?.isEndurance == true
    else { return nil }
    return phrase.meaning(0, last, "\(name) \(phrase.joined(1, end)) @ \(phrase.text(0))").covering(phrase)
  }

  /// `buy-in run 800m`, `cash-out 50 burpees` in a block: the title of a part.
  private static let partFirst = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, !phrase.heads.isEmpty, case let isTwo = phrase.isWord(1, "in", "out"),
      phrase.isWord(0, "buy-in", "cash-out", "buyin", "cashout") || isTwo && phrase.isWord(0, "buy", "cash"),
      case let first = isTwo ? 2 : 1, first < phrase.count, phrase.text(first) != ":"
    else { return nil }
    let item = phrase.written(first, phrase.count)
    return phrase.meaning(0, phrase.count, "\"\(phrase.written(0, first))\" < \(item) >").covering(phrase)
  }
}

extension Phrase {
  /// A word of a name, and none that begins an attribute.
  fileprivate func isNameWord(_ index: Int) -> Bool {
    kind(index) == .word && self[index].keyword?.isAttribute != true
  }

  /// `three`, `zehn`, `10`
  fileprivate func numberInWords(_ index: Int) -> Int? {
    whole(index) ?? (kind(index) == .word ? NumberWord.value(of: text(index)) : nil)
  }
}
