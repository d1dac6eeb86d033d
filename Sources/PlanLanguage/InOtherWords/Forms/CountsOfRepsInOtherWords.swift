/// Reps and sets in the words of a sentence: `Beinheben 10-mal mit jedem Bein`, `leg raise 10 with 5 second hold`,
/// `Kniebeugen 3-4 Serien à 10-15 Wdh`, `3 Sätze Kniebeugen à 8 Wdh`.

extension OtherWords {
  static let countsOfReps = [
    repsWithHold, loadBetween, repsInWords, setsInWords, setsBeforeName, setsBehindAmount, rungsWithUnit, numberedItem,
    mannerOfReps,
  ]

  /// `straight leg raise 10 with 5 second hold`, `Beinheben 5 mal, 5 Sekunden halten, 10 Sekunden entspannen`
  private static let repsWithHold = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd,
      let hold = phrase.places.first(where: { $0 > first + 1 && phrase.isWord($0, in: holds) }),
      let time = [hold - 1, hold - 2].first(where: { phrase.restTime($0)?.end == hold }),
      let length = phrase.restTime(time)?.text, let reps = phrase.repsEnd(first)
    else { return nil }
    var place = reps.end
    while place < time, phrase.kind(place) == .comma || phrase.isWord(place, in: joints) { place += 1 }
    guard place == time, reps.isInWords || time > reps.end else { return nil }
    let meant = "\(reps.text) hold \(length)"
    if phrase.ends(hold + 1) { return phrase.meaning(first, hold + 1, meant).covering(phrase) }
    // What is done after it is no part of the set.
    guard phrase.kind(hold + 1) == .comma, hold + 2 < phrase.count,
      phrase.tokens[(hold + 2)...].allSatisfy({ [.word, .number, .comma].contains($0.kind) }),
      !phrase.tokens[(hold + 2)...].contains(where: { $0.keyword?.isAttribute == true })
    else { return nil }
    let note = phrase.written(hold + 2, phrase.count)
    return phrase.meaning(first, phrase.count, "\(meant) note \"\(note)\"").covering(phrase)
  }

  private static let holds: Set<String> = ["hold", "holds", "halten", "gehalten", "held"]
  private static let joints: Set<String> = ["with", "mit", "a", "an", "je", "jeweils", "each", "and", "und"]

  /// `Beinheben 10-mal mit jedem Bein`, `Beinheben 10 mal`
  private static let repsInWords = OtherWords { phrase in
    guard !phrase.isHead, phrase.before.kind != .close, let first = phrase.nameEnd, let reps = phrase.repsEnd(first),
      reps.isInWords || phrase.isWord(reps.end, "mit", "with", "auf", "on", "for")
    else { return nil }
    if let side = phrase.sideEnd(reps.end), phrase.ends(side) {
      return phrase.meaning(first, side, "\(reps.text) each side").covering(phrase)
    }
    guard reps.isInWords, phrase.ends(reps.end) else { return nil }
    return phrase.meaning(first, reps.end, reps.text).covering(phrase)
  }

  /// `Kniebeugen 3-4 Serien à 10-15 Wdh`
  private static let setsInWords = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, let sets = phrase.rangeEnd(first),
      phrase.isWord(sets, in: setWords), let reps = phrase.repsOfEachSet(sets + 1), phrase.ends(reps.end)
    else { return nil }
    return phrase.meaning(first, reps.end, "\(phrase.joined(first, sets))x\(reps.text)").covering(phrase)
  }

  /// `3 Sätze Kniebeugen à 8 Wdh`, `3 sets of squats, 12 reps each`
  private static let setsBeforeName = OtherWords { phrase in
    guard !phrase.isHead, let sets = phrase.rangeEnd(0), phrase.isWord(sets, in: setWords),
      case let name = phrase.isWord(sets + 1, "of", "à", "von") ? sets + 2 : sets + 1, phrase.kind(name) == .word,
      let number = phrase.tokens[name...].firstIndex(where: { $0.kind != .word }),
      let end = phrase.places[name...].first(where: {
        $0 > name && (phrase.isWord($0, in: beforeReps) || phrase.kind($0) == .comma)
      }), end <= number, let reps = phrase.repsOfEachSet(end), phrase.ends(reps.end)
    else { return nil }
    return phrase.meaning(
      0, reps.end, "\(phrase.written(name, end)) \(phrase.joined(0, sets))x\(reps.text)"
    ).covering(phrase)
  }

  /// `Kreuzheben 5 Wdh mit 100 kg, 5 Sätze`
  private static let loadBetween = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, let reps = phrase.repsEnd(first), reps.isInWords,
      phrase.isWord(reps.end, "mit", "with", "at") || phrase.kind(reps.end) == .at,
      let load = phrase.amountEnd(reps.end + 1), phrase.unitOfNumber(reps.end + 1)?.dimension == .mass,
      case let count = phrase.kind(load) == .comma ? load + 1 : load, let sets = phrase.rangeEnd(count),
      phrase.isWord(sets, in: setWords), phrase.ends(sets + 1)
    else { return nil }
    let meant = "\(phrase.joined(count, sets))x\(reps.text) @ \(phrase.joined(reps.end + 1, load))"
    return phrase.meaning(first, sets + 1, meant).covering(phrase)
  }

  /// `row 500m x 4, rest 2min`
  private static let setsBehindAmount = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, let end = phrase.amountEnd(first), phrase.kind(end) == .times,
      phrase.whole(end + 1) != nil, phrase.kind(end + 2) == .comma, phrase[end + 3].keyword == .rest
    else { return nil }
    return phrase.meaning(first, end + 3, "\(phrase.text(end + 1))x\(phrase.joined(first, end))")
  }

  /// `row 1-2-3-2-1 min`: the unit is that of each.
  private static let rungsWithUnit = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, let end = phrase.rungsEnd(first), let unit = phrase.unit(end),
      unit.isTime || unit.dimension == .length, let word = unit.canonicalSpelling, phrase.ends(end + 1)
    else { return nil }
    let numbers = phrase.tokens[first..<end].filter { $0.kind == .number }
    let list = numbers.map { phrase.written(from: $0, to: $0) + word }.joined(separator: ", ")
    return phrase.meaning(first, end + 1, list)
  }

  /// `1: row 12cal` in a block: its number.
  private static let numberedItem = OtherWords { phrase in
    guard !phrase.isHead, phrase.whole(0) != nil, phrase.text(1) == ":", phrase.count > 2,
      phrase.around?.isGroup == true
    else { return nil }
    return Reworded(
      place: phrase.span(0, 2), hints: [.write(phrase.written(2, phrase.count))],
      fixes: [Fix(replace: Span(start: phrase[0].span.start, end: phrase[2].span.start), with: "")]
    ).covering(phrase)
  }

  /// `ring row 3x12 feet elevated`, `squat 3x5 paused`: no length, and no pause of a cluster.
  private static let mannerOfReps = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd,
      let word = phrase.places.first(where: { $0 > first && phrase.isWord($0, "feet", "paused") }),
      phrase.whole(word - 1) != nil, phrase.isWord(word, "paused") || word + 1 < phrase.count,
      phrase.tokens[word...].allSatisfy({ $0.kind == .word && $0.keyword?.isAttribute != true })
    else { return nil }
    return phrase.meaning(word, phrase.count, "note \"\(phrase.written(word, phrase.count))\"")
  }

  fileprivate static let setWords: Set<String> = [
    "sets", "sätze", "serien", "series", "durchgänge", "durchgang", "satz", "saetze",
  ]
  fileprivate static let beforeReps: Set<String> = [
    "of", "à", "a", "mit", "je", "jeweils", "with", "von", "zu", "for",
  ]
}

extension Phrase {
  /// `3` or `3-4`: where it ends.
  fileprivate func rangeEnd(_ index: Int) -> Int? {
    guard whole(index) != nil else { return nil }
    return [.minus, .dash].contains(kind(index + 1)) && whole(index + 2) != nil ? index + 3 : index + 1
  }

  /// `10`, `10 mal`, `10-mal`, `3x10`, `10 reps`: as a plan writes it.
  fileprivate func repsEnd(_ index: Int) -> (text: String, end: Int, isInWords: Bool)? {
    guard let first = rangeEnd(index) else { return nil }
    if kind(first) == .times, let reps = rangeEnd(first + 1) {
      let end = isWordOfReps(reps) ? reps + 1 : reps
      return (joined(index, first) + "x" + joined(first + 1, reps), end, end > reps)
    }
    if isWord(first, "mal", "times") || isWordOfReps(first) {
      return (joined(index, first), first + 1, true)
    }
    if kind(first) == .minus, isWord(first + 1, "mal") { return (joined(index, first), first + 2, true) }
    return (joined(index, first), first, false)
  }

  func isWordOfReps(_ index: Int) -> Bool { isWord(index, in: Self.wordsOfReps) }

  private static let wordsOfReps: Set<String> = [
    "reps", "rep", "repetitions", "wdh", "wdh.", "wiederholungen", "wiederholung",
  ]

  /// `à 10-15 Wdh`, `, 12 reps each`, `mit je 8`: the reps of each set.
  fileprivate func repsOfEachSet(_ index: Int) -> (text: String, end: Int)? {
    var place = index
    while [.comma, .times].contains(kind(place)) || isWord(place, in: OtherWords.beforeReps) { place += 1 }
    guard let end = rangeEnd(place), kind(end) != .times else { return nil }
    let text = joined(place, end)
    guard isWordOfReps(end) else { return ends(end) ? (text, end) : nil }
    let isOfEach = isWord(end + 1, "each", "je") && ends(end + 2)
    return (text, isOfEach ? end + 2 : end + 1)
  }

  /// Where `mit jedem Bein`, `with each leg` or `pro Seite` ends that begins here.
  fileprivate func sideEnd(_ index: Int) -> Int? {
    let isJoined = isWord(index, "mit", "with", "auf", "on", "for")
    let word = isJoined ? index + 1 : index
    guard isWord(word, "jedem", "jeder", "jede", "jedes", "each", "every", "pro", "je", "per"),
      isLimb(word + 1)
    else { return nil }
    return word + 2
  }
}
