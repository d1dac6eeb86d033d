/// The heaviest set of a lift with what comes before and after it: `squat top set 5 @ rpe 8, back-off 3x5 @ 90%`,
/// `bench press work up to 1RM`, `squat 2 warm-up sets, 3x5 @ 80kg`.

import SessionModel

extension OtherWords {
  static let topSets = [backOffs, topSet, workUp, warmUpSets, setsOfNoLift]

  /// `squat top set 5 @ rpe 8, back-off 3x5 @ 90%`: of what was lifted in the first set.
  private static let backOffs = OtherWords { phrase in
    guard let top = phrase.topSet, let comma = phrase.tokens[top.end...].firstIndex(where: { $0.kind == .comma }),
      let sets = phrase.backOffEnd(phrase.isWord(comma + 1, "then", "dann") ? comma + 2 : comma + 1),
      phrase.kind(sets) == .number
    else { return nil }
    let first = "\(top.reps)\(phrase.written(top.end, comma)), "
    guard let at = phrase.tokens[sets...].firstIndex(where: { $0.kind == .at }), phrase[at + 1].unit == .percent else {
      return phrase.meaning(top.from, phrase.count, first + phrase.written(sets, phrase.count)).covering(phrase)
    }
    let isOfTop = phrase.isWord(at + 2, "of", "vom", "von", "des")
    guard let end = isOfTop ? phrase.topSetEnd(phrase.isWord(at + 3, "the") ? at + 4 : at + 3) : at + 2,
      phrase.isAtEndOfSets(end)
    else { return nil }
    let behind = end < phrase.count ? " " + phrase.written(end, phrase.count) : ""
    let share = "\(phrase.written(sets, at + 2)) of lifted(1)"
    return phrase.meaning(top.from, phrase.count, first + share + behind).covering(phrase)
  }

  /// `squat top set 5 @ rpe 8`
  private static let topSet = OtherWords(ofWarnings: true) { phrase in
    guard let top = phrase.topSet,
      phrase.tokens[top.end...].allSatisfy({ $0.kind != .comma && $0.keyword != .label })
    else { return nil }
    let label = phrase.written(top.from, top.last)
    return phrase.meaning(
      top.from, phrase.count, "\(top.reps)\(phrase.written(top.end, phrase.count)) label \"\(label)\""
    ).covering(phrase)
  }

  /// `bench press work up to 1RM`, `deadlift work up to a heavy 3`, `Kniebeuge Steigerung bis 3RM`
  private static let workUp = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, phrase.kind(0) == .word,
      let word = phrase.places.first(where: { phrase.isWord($0, in: rises) }),
      (0..<word).allSatisfy({ phrase.kind($0) == .word })
    else { return nil }
    var place = phrase.isWord(word + 1, "up") ? word + 2 : word + 1
    guard phrase.isWord(place, "to", "bis", "auf", "zu", "zum", "zur") else { return nil }
    place += 1
    while phrase.isWord(place, in: beforeHeaviest) { place += 1 }
    let reps = phrase.whole(place).map { "\($0)" } ?? countsOfWords[phrase.text(place)]
    guard let reps, reps != "0" else { return nil }
    place += 1
    if phrase.isWord(place, "rm", "er", "reps", "rep") { place += 1 }
    if phrase.isWord(place, "max") { place += 1 }
    if let sets = phrase.setsBehindTop(place) {
      let name = word > 0 ? phrase.written(0, word) : "…"
      return phrase.hint(0, phrase.count, "\(name) \(reps) @ ask, \(sets)").covering(phrase)
    }
    guard phrase.isAtEndOfSets(place), word > 0 else { return nil }
    return phrase.meaning(word, place, "\(reps) @ ask note \"\(phrase.written(word, place))\"").covering(phrase)
  }

  private static let rises: Set<String> = [
    "work", "working", "build", "building", "ramp", "ramping", "steigerung", "steigern", "steigernd", "aufbau",
    "hocharbeiten", "herantasten",
  ]
  private static let beforeHeaviest: Set<String> = [
    "a", "an", "the", "heavy", "top", "daily", "set", "of",
    "einem", "einer", "eine", "ein", "schwere", "schweren", "schwerer",
    "schweres",
  ]
  private static let countsOfWords = [
    "single": "1", "double": "2", "triple": "3", "max": "1", "maximum": "1", "einer": "1", "zweier": "2", "dreier": "3",
  ]

  /// `squat 2 warm-up sets, 3x5 @ 80kg`: nothing says how heavy they are, so that this is only an example.
  private static let warmUpSets = OtherWords { phrase in
    guard !phrase.isHead, phrase.kind(0) == .word,
      let word = phrase.places.first(where: { $0 > 0 && phrase.warmUpEnd($0) != nil }),
      let end = phrase.warmUpEnd(word), phrase.kind(end) == .comma || phrase.kind(end) == .plus,
      phrase.kind(end + 1) == .number,
      let at = phrase.tokens[end...].firstIndex(where: { $0.kind == .at }), phrase[at + 1].unit.isOfLoad,
      !phrase.tokens[end...].contains(where: { $0.keyword == .warmup })
    else { return nil }
    let count = phrase.whole(word - 1)
    let from = count == nil ? word : word - 1
    guard (0..<from).allSatisfy({ phrase.kind($0) == .word }), from > 0 else { return nil }
    let sets = count == 1 ? "5 @ 50%" : count == 2 ? "5 @ 40%, 3 @ 60%" : "5 @ 40%, 3 @ 60%, 2 @ 80%"
    let work = phrase.written(end + 1, phrase.count)
    return phrase.hint(from, phrase.count, "\(work) warmup \(sets)").covering(phrase)
  }
}

extension OtherWords {
  /// `Top set: 5 @ 100kg` as an item of its own: a label of a lift.
  fileprivate static let setsOfNoLift = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, let end = phrase.topSetEnd(0) ?? phrase.backOffEnd(0),
      case let sets = phrase.text(end) == ":" ? end + 1 : end,
      phrase.kind(sets) == .number || phrase[sets].keyword == .max
    else { return nil }
    return phrase.hint(
      0, phrase.count, "… \(phrase.written(sets, phrase.count)) label \"\(phrase.written(0, end))\""
    ).covering(phrase)
  }
}

extension Phrase {
  /// `, then 3x5 @ 80%`: the sets after a top set that is found by singles, as a share of it.
  fileprivate func setsBehindTop(_ index: Int) -> String? {
    var place = index
    while kind(place) == .comma || isWord(place, "then", "and", "dann", "danach", "followed", "by", "und") {
      place += 1
    }
    guard place > index, whole(place) != nil, let at = tokens[place...].firstIndex(where: { $0.kind == .at }),
      self[at + 1].unit == .percent, isAtEndOfSets(at + 2)
    else { return nil }
    let behind = at + 2 < count ? " " + written(at + 2, count) : ""
    return "\(written(place, at + 2)) of lifted(1)\(behind)"
  }

  /// Where `top set` begins and ends behind a name, and where its reps are; those of a `top single` are said by its word.
  fileprivate var topSet: (from: Int, last: Int, end: Int, reps: String)? {
    if !isHead, let top = places.first(where: { $0 > 0 && isWord($0, "top") && kind($0 + 2) == .at }),
      let reps = ["single": "1 ", "double": "2 ", "triple": "3 "][text(top + 1)],
      (0..<top).allSatisfy({ kind($0) == .word })
    {
      return (top, top + 2, top + 2, reps)
    }
    guard !isHead, let from = places.first(where: { $0 > 0 && topSetEnd($0) != nil }), let last = topSetEnd(from),
      (0..<from).allSatisfy({ kind($0) == .word })
    else { return nil }
    let end =
      text(last) == ":" || kind(last) == .openParenthesis || isWord(last, "of", "à", "mit", "with") ? last + 1 : last
    return kind(end) == .number ? (from, last, end, "") : nil
  }

  /// Where `top set` or `Topsatz` ends that begins here.
  fileprivate func topSetEnd(_ index: Int) -> Int? {
    if isWord(index, "topset", "topsatz", "top-set", "top-satz") { return index + 1 }
    return says(index, "top", "set") || says(index, "top", "satz") ? index + 2 : nil
  }

  /// Where `back-off sets` or `Back-off-Sätze` ends that begins here.
  fileprivate func backOffEnd(_ index: Int) -> Int? {
    let words: Set<String> = [
      "back-off", "backoff", "back-offs", "backoffs", "back-off-sätze", "backoff-sätze", "backoffsätze", "down",
    ]
    guard let end = isWord(index, in: words) ? index + 1 : says(index, "back", "off") ? index + 2 : nil else {
      return nil
    }
    return setsEnd(end) ?? end
  }

  /// Where `warm-up sets` or `Aufwärmsätze` ends that begins here.
  fileprivate func warmUpEnd(_ index: Int) -> Int? {
    if isWord(index, "aufwärmsätze", "aufwärmsatz", "aufwärm-sätze", "warmupsätze") { return index + 1 }
    let isOneWord = isWord(index, "warm-up", "warmup", "warm-ups", "warmups") || self[index].keyword == .warmup
    return (isOneWord ? index + 1 : says(index, "warm", "up") ? index + 2 : nil).flatMap { setsEnd($0) }
  }

  /// Behind a word for sets that stands here; nil if there is none.
  private func setsEnd(_ index: Int) -> Int? { isWord(index, "set", "sets", "sätze", "satz") ? index + 1 : nil }
}
