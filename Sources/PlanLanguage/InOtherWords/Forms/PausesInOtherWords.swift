/// Pauses at the top of a rep, and rests in words: `hip thrust 3x12 pause at top 2s`, `5x5 with 2 minutes rest`.

extension OtherWords {
  static let pauses = [pauseAtTop, restInWords, restBehindComma, pauseOfGroup]

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
      case let first = phrase.isWord(word + 1, "jeweils", "je", "each", "a", "etwa", "ca") ? word + 2 : word + 1,
      let time = phrase.restTime(first), phrase.isWord(time.end, "rest", "pause", "recovery", "break", "breaks")
    else { return nil }
    var end = time.end + 1
    if phrase.says(end, "between", "sets") { end += 2 }
    if phrase.says(end, "zwischen", "den", "sätzen") { end += 3 }
    guard phrase.ends(end) else { return nil }
    // `squat 3x5 with a 3 sec pause`: of each rep. In German, *Pause* is a rest.
    if phrase.isWord(word, "with"), phrase.isWord(time.end, "pause"),
      ["1s", "2s", "3s", "4s", "5s"].contains(time.text)
    {
      return phrase.meaning(word, end, "hold \(time.text)")
    }
    return phrase.meaning(word, end, "rest \(time.text)")
  }

  /// `Kniebeugen 5x5 mit 80kg, 3 Minuten Pause`
  private static let restBehindComma = OtherWords { phrase in
    guard !phrase.isHead, let comma = phrase.tokens.lastIndex(where: { $0.kind == .comma }), comma > 1,
      phrase.isWord(comma + 2, "minuten", "minute", "sekunden", "sekunde", "sek"),
      let time = phrase.restTime(comma + 1), phrase.isWord(time.end, "rest", "pause"), phrase.ends(time.end + 1)
    else { return nil }
    return phrase.meaning(comma, time.end + 1, " rest \(time.text)")
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
  func restTime(_ index: Int) -> (text: String, end: Int)? {
    if let end = timeEnd(index) { return (joined(index, end), end) }
    guard whole(index) != nil else { return nil }
    if isWord(index + 1, "minuten", "minute") { return (text(index) + "min", index + 2) }
    return isWord(index + 1, "sekunden", "sekunde", "sek") ? (text(index) + "s", index + 2) : nil
  }
}
