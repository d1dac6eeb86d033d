/// The last of several sets, and pauses at the top: `squat 3x8-12 last set to failure`, `hip thrust 3x12 pause at top 2s`.

extension OtherWords {
  static let lastSets = [lastSetOpen, pauseAtTop, restInWords, joinedMinutes, pauseOfGroup]

  /// `squat 3x8-12 last set to failure`, `squat 3x8, last set max`: one of them is to failure.
  private static let lastSetOpen = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, let sets = phrase.whole(first), sets > 1,
      phrase.kind(first + 1) == .times, phrase.whole(first + 2) != nil
    else { return nil }
    let isRange = [.minus, .dash].contains(phrase.kind(first + 3)) && phrase.whole(first + 4) != nil
    let end = isRange ? first + 5 : first + 3
    let word = phrase.kind(end) == .comma ? end + 1 : end
    guard phrase.says(word, "last", "set") || phrase.says(word, "letzter", "satz") else { return nil }
    let isMost = phrase[word + 2].keyword == .max || phrase.isWord(word + 2, "amrap")
    guard let behind = isMost ? word + 3 : phrase.failureEnd(word + 2), phrase.ends(behind) else { return nil }
    return phrase.meanings(
      first, behind, ("\(sets - 1)x\(phrase.joined(first + 2, end)), max", .lastSetOpen))
  }

  /// `hip thrust 3x12 pause at top 2s`, `3x12 pause 2s at the top`
  private static let pauseAtTop = OtherWords { phrase in
    guard !phrase.isHead,
      let word = phrase.places.first(where: { $0 > 2 && (phrase[$0].keyword == .pause || phrase.isWord($0, "squeeze")) }
      )
    else { return nil }
    var place = word + 1
    let time: (from: Int, to: Int)?
    if let end = phrase.timeEnd(place) {
      time = (place, end)
      place = phrase.placeEnd(end) ?? end
      guard place > end else { return nil }
    } else {
      guard let end = phrase.placeEnd(place), let last = phrase.timeEnd(end) else { return nil }
      (time, place) = ((end, last), last)
    }
    guard let time, phrase.ends(place) else { return nil }
    return phrase.hint(word, place, "hold \(phrase.joined(time.from, time.to))")
  }

  /// `squat 5x5 with 2 minutes rest`, `5x5 mit 2 Minuten Pause zwischen den Sätzen`
  private static let restInWords = OtherWords { phrase in
    guard !phrase.isHead, let word = phrase.places.first(where: { $0 > 1 && phrase.isWord($0, "with", "mit") }),
      let time = phrase.restTime(word + 1), phrase.isWord(time.end, "rest", "pause", "recovery", "break", "breaks")
    else { return nil }
    var end = time.end + 1
    if phrase.says(end, "between", "sets") { end += 2 }
    if phrase.says(end, "zwischen", "den", "sätzen") { end += 3 }
    guard phrase.ends(end) else { return nil }
    return phrase.meaning(word, end, "rest \(time.text)")
  }

  /// `rest 1min30`
  private static let joinedMinutes = OtherWords { phrase in
    guard
      let place = phrase.places.first(where: {
        phrase.whole($0) != nil && phrase.touches($0 + 1) && phrase.kind($0 + 1) == .word
          && phrase.text($0 + 1).hasPrefix("min") && phrase.text($0 + 1).utf8.count == 5
          && phrase.text($0 + 1).dropFirst(3).allSatisfy { $0.isNumber }
      })
    else { return nil }
    return phrase.meaning(place, place + 2, "\(phrase.text(place)):\(phrase.text(place + 1).dropFirst(3))")
  }

  /// `circuit x3 Pause 60s < … >`: a rest, as no cluster is here.
  private static let pauseOfGroup = OtherWords(ofWarnings: true) { phrase in
    guard phrase.isHead, phrase[0].keyword?.isGroup == true,
      let word = phrase.places.first(where: { phrase[$0].keyword == .pause }), let end = phrase.timeEnd(word + 1),
      // A cluster in the block is what the pause is for.
      !phrase.source[phrase.end.end...].prefix(1000).prefix(while: { $0 != UInt8(ascii: ">") }).contains(
        UInt8(ascii: "("))
    else { return nil }
    return phrase.hint(word, end, "rest \(phrase.joined(word + 1, end))")
  }
}

extension Phrase {
  /// Where `at the top` ends that begins here.
  fileprivate func placeEnd(_ index: Int) -> Int? {
    guard isWord(index, "at", "in", "oben", "unten") else { return nil }
    if isWord(index, "oben", "unten") { return index + 1 }
    let word = isWord(index + 1, "the") ? index + 2 : index + 1
    return isWord(word, "top", "bottom", "middle") ? word + 1 : nil
  }

  /// A time in English or German words, as a plan writes it, and where it ends.
  fileprivate func restTime(_ index: Int) -> (text: String, end: Int)? {
    if let end = timeEnd(index) { return (joined(index, end), end) }
    guard whole(index) != nil else { return nil }
    if isWord(index + 1, "minuten", "minute") { return (text(index) + "min", index + 2) }
    return isWord(index + 1, "sekunden", "sekunde", "sek") ? (text(index) + "s", index + 2) : nil
  }
}
