/// How often something is done, in words or at another place: `zweimal 15 Kniebeugen`, `plank 30-60s x3`, `squat 3x5 x2`, `3x
/// bench press 5`, `bench press 3 5`.

extension OtherWords {
  static let multiples = [
    slashedSets, timesBehind, timesAroundName, timesInOneWord, timesOfRange, setsTwice, setsBeforeName, twoNumbers,
  ]

  /// `deadlift 5/3/1+ @ 75/85/95% of tm`: one set after another, each with its load.
  private static let slashedSets = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, let sets = phrase.slashed(first), sets.texts.count > 2,
      sets.texts.allSatisfy({ $0.allSatisfy { $0.isNumber } }),
      case let hasPlus = phrase.kind(sets.end) == .plus, case let at = hasPlus ? sets.end + 1 : sets.end,
      phrase.kind(at) == .at, let loads = phrase.slashed(at + 1), loads.texts.count == sets.texts.count,
      let unit = loads.texts.last.map({ String($0.drop { $0.isNumber || $0 == "." }) }), !unit.isEmpty
    else { return nil }
    let numbers = loads.texts.map { $0.prefix { $0.isNumber || $0 == "." } + unit }.joined(separator: ", ")
    let list = sets.texts.joined(separator: ", ") + (hasPlus ? "+" : "")
    return phrase.meaning(first, loads.end, "\(list) @ \(numbers)").covering(phrase)
  }

  /// `zweimal 15 Kniebeugen`
  private static let timesInOneWord = OtherWords { phrase in
    guard !phrase.isHead, phrase.kind(0) == .word, let times = words.first(where: { $0.word == phrase.text(0) })?.times,
      let end = phrase.whole(1) != nil && phrase.unit(2) == nil ? 2 : phrase.amountEnd(1), phrase.kind(end) == .word
    else { return nil }
    return phrase.meaning(0, end, "\(times)x\(phrase.joined(1, end))").covering(phrase)
  }

  /// `run 400m 8 times`, `Kniebeugen 5 8 mal`
  private static let timesBehind = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd,
      let end = phrase.amountEnd(first) ?? (phrase.whole(first) == nil ? nil : first + 1),
      case let behind = phrase.isWordOfReps(end) ? end + 1 : end,
      case let count = phrase.kind(behind) == .comma ? behind + 1 : behind,
      phrase.whole(count).map({ 1...100 ~= $0 }) == true,
      phrase.isWord(count + 1, "times", "mal", "reps", "rounds", "sets", "repeats", "sätze", "runden")
        || phrase.kind(count + 1) == .times && phrase.count == count + 2,
      phrase.whole(first) == nil || phrase.isWord(count + 1, "times", "mal"),
      phrase.ends(count + 2)
    else { return nil }
    return phrase.meaning(first, count + 2, "\(phrase.text(count))x\(phrase.joined(first, end))").covering(phrase)
  }

  /// `10 push-ups 5 times`, `5 times 10 push-ups`
  private static let timesAroundName = OtherWords { phrase in
    guard !phrase.isHead, phrase.whole(0) != nil else { return nil }
    if phrase.isWord(1, "times", "mal"),
      let end = phrase.amountEnd(2) ?? (phrase.whole(2) == nil ? nil : 3),
      phrase.kind(end) == .word, phrase[end].keyword?.isAttribute != true
    {
      return phrase.meaning(0, end, "\(phrase.text(0))x\(phrase.joined(2, end))").covering(phrase)
    }
    guard case let first = phrase.amountEnd(0) ?? 1, phrase.kind(first) == .word,
      let count = phrase.places.first(where: { $0 > first && phrase.kind($0) != .word }),
      phrase.whole(count).map({ 1...100 ~= $0 }) == true, phrase.isWord(count + 1, "times", "mal"),
      phrase.ends(count + 2)
    else { return nil }
    let sets = "\(phrase.text(count))x\(phrase.joined(0, first))"
    return phrase.meaning(0, count + 2, "\(phrase.written(first, count)) \(sets)").covering(phrase)
  }

  private static let words = [
    ("einmal", 1), ("zweimal", 2), ("dreimal", 3), ("viermal", 4), ("fünfmal", 5), ("sechsmal", 6), ("twice", 2),
  ].map { (word: $0.0, times: $0.1) }

  /// `plank 30-60s x3`
  private static let timesOfRange = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, phrase.kind(first) == .number,
      [.minus, .dash].contains(phrase.kind(first + 1)), let end = phrase.timeEnd(first + 2),
      phrase.kind(end) == .times, phrase.whole(end + 1) != nil, phrase.ends(end + 2)
    else { return nil }
    return phrase.meaning(first, end + 2, "\(phrase.text(end + 1))x\(phrase.joined(first, end))")
  }

  /// `squat 3x5 x2`: the whole twice, or as many sets.
  private static let setsTwice = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, let name = phrase.name, let sets = phrase.whole(first), sets < 11,
      phrase.kind(first + 1) == .times, let reps = phrase.whole(first + 2), phrase.kind(first + 3) == .times,
      let times = phrase.whole(first + 4), 2...5 ~= times, !phrase.touches(first + 3), phrase.ends(first + 5)
    else { return nil }
    let rest = phrase.written(first + 5, phrase.count)
    return phrase.meanings(
      first, first + 5, ("\(sets * times)x\(reps)", .soManySets),
      ("rounds x\(times) < \(name) \(sets)x\(reps)\(rest.isEmpty ? "" : " " + rest) >", .someRounds))
  }

  /// `3x bench press 5`
  private static let setsBeforeName = OtherWords { phrase in
    guard !phrase.isHead, phrase.whole(0) != nil, phrase.kind(1) == .times,
      let count = phrase.tokens.dropFirst(2).firstIndex(where: { $0.kind != .word }), count > 2,
      phrase.whole(count) != nil, phrase.ends(count + 1), phrase.unit(2) == nil,
      phrase.tokens[2..<count].allSatisfy({ $0.keyword?.isAttribute != true && $0.keyword != .max })
    else { return nil }
    return phrase.meaning(
      0, count + 1, "\(phrase.written(2, count)) \(phrase.text(0))x\(phrase.text(count))")
  }

  /// `bench press 3 5`
  private static let twoNumbers = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, let sets = phrase.whole(first), sets < 11,
      let reps = phrase.whole(first + 1), 1...30 ~= reps, phrase.ends(first + 2)
    else { return nil }
    return phrase.meanings(first, first + 2, ("\(sets)x\(reps)", .soManySets), ("\(sets), \(reps)", .list))
  }
}

extension Phrase {
  /// `75/85/95%`: its numbers as they are written, and where they end.
  fileprivate func slashed(_ index: Int) -> (texts: [String], end: Int)? {
    guard kind(index) == .number else { return nil }
    var (texts, place) = ([joined(index, percentEnd(index) ?? index + 1)], percentEnd(index) ?? index + 1)
    while kind(place) == .slash, kind(place + 1) == .number {
      let end = percentEnd(place + 1) ?? place + 2
      texts.append(joined(place + 1, end))
      place = end
    }
    return texts.count > 1 ? (texts, place) : nil
  }
}
