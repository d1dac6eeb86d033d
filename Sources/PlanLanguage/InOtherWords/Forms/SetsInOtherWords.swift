/// Sets and reps: `sit-ups 2min max`, `3x8 then max`, `3x15 x 5 sec`, `push-up x2` in a ladder.

import SessionModel

extension OtherWords {
  static let sets = [
    mostInTime, mostBehindSets, failureBehindSets, failureFirst, repMax, setsBehindReps, holdBehindReps, holdFor,
    timesRung, timesAtEnd, shareOfMost, loadFirst, everyMinute, minutes, forTime, mostTime, numberedName, included,
  ]

  /// `sit-ups 2min max`
  private static let mostInTime = OtherWords { phrase in
    guard !phrase.isHead, let word = phrase.tokens.firstIndex(where: { $0.keyword == .max }), phrase.ends(word + 1),
      let time = [word - 1, word - 2].first(where: { $0 > 0 && phrase.timeEnd($0) == word })
    else { return nil }
    return phrase.meaning(time, word + 1, "max in \(phrase.joined(time, word))")
  }

  /// `bench press 3x8 then max`, `3x8 + max`
  private static let mostBehindSets = OtherWords { phrase in
    guard !phrase.isHead, let word = phrase.tokens.firstIndex(where: { $0.keyword == .max }), phrase.ends(word + 1),
      phrase.kind(word - 2) == .number, phrase.kind(word - 3) == .times, phrase.whole(word - 4) != nil
    else { return nil }
    let sets = phrase.joined(word - 4, word - 1)
    if phrase.isWord(word - 1, "then", "dann", "danach") { return phrase.meaning(word - 4, word + 1, "\(sets), max") }
    guard phrase.kind(word - 1) == .plus else { return nil }
    return phrase.meanings(word - 4, word + 1, ("\(sets), max", .oneMoreSet), ("\(sets)+", .lastSetOpen))
  }

  /// `chest press 3x8 to failure`, `3x10-15 bis zum Versagen`
  private static let failureBehindSets = OtherWords { phrase in
    guard !phrase.isHead, let word = phrase.places.first(where: { phrase.failureEnd($0) != nil }),
      let end = phrase.failureEnd(word), phrase.ends(end), phrase.kind(word - 1) == .number,
      !phrase.tokens.contains(where: { $0.kind == .at })
    else { return nil }
    let isRange = phrase.whole(word - 3) != nil && [.minus, .dash].contains(phrase.kind(word - 2))
    let times = isRange ? word - 4 : word - 2
    guard phrase.kind(times) == .times, let count = phrase.whole(times - 1) else { return nil }
    let sets = phrase.joined(times - 1, word)
    return phrase.meanings(
      times - 1, end, ("\(sets) @ rir 0", .loadForFailure), ("\(sets)+", .lastSetOpen),
      ("\(count)xmax", .eachSetOpen))
  }

  /// `push-ups to failure x3`, `pull-ups AMRAP x3`, `pull-up max reps x3`
  private static let failureFirst = OtherWords { phrase in
    guard !phrase.isHead,
      let word = phrase.places.first(where: { phrase.failureEnd($0) ?? phrase.mostEnd($0) != nil }), word > 0,
      let times = phrase.failureEnd(word) ?? phrase.mostEnd(word), phrase.kind(times) == .times,
      phrase.whole(times + 1) != nil, phrase.ends(times + 2)
    else { return nil }
    return phrase.meaning(word, times + 2, "\(phrase.text(times + 1))xmax").reaching(phrase.end.span.end)
  }

  /// `back squat 1 max`: the max itself.
  private static let repMax = OtherWords { phrase in
    guard !phrase.isHead, let word = phrase.tokens.firstIndex(where: { $0.keyword == .max }), phrase.ends(word + 1),
      phrase.whole(word - 1) == 1, phrase.kind(word - 2) == .word
    else { return nil }
    return phrase.meaning(word - 1, word + 1, "1 @ ask")
  }

  /// `Back Squat x 4 x 3 sets`
  private static let setsBehindReps = OtherWords { phrase in
    guard !phrase.isHead, let times = phrase.nameEnd, phrase.kind(times) == .times, phrase.whole(times + 1) != nil,
      phrase.kind(times + 2) == .times, phrase.whole(times + 3) != nil, phrase.isWord(times + 4, "sets", "sätze")
    else { return nil }
    return phrase.meaning(times, times + 5, "\(phrase.text(times + 3))x\(phrase.text(times + 1))")
  }

  /// `bridge 3x15 x 5 sec`, `bridge 3x10 5s hold`
  private static let holdBehindReps = OtherWords { phrase in
    guard !phrase.isHead else { return nil }
    for place in phrase.places where place > 1 && phrase.whole(place - 1) != nil {
      if phrase.kind(place) == .times, phrase.kind(place - 2) == .times, let sets = phrase.whole(place - 3),
        let end = phrase.timeEnd(place + 1), phrase.ends(end)
      {
        let time = phrase.joined(place + 1, end)
        return phrase.hint(place - 3, end, "\(sets)x\(phrase.text(place - 1)) hold \(time)")
      }
      if let end = phrase.timeEnd(place), phrase.ends(end + 1) {
        let hold = "hold \(phrase.joined(place, end))"
        if phrase.isWord(end, "hold", "holds", "halten") { return phrase.meaning(place, end + 1, hold) }
      }
    }
    return nil
  }

  /// `bridge 3x10 hold for 5s`
  private static let holdFor = OtherWords { phrase in
    guard !phrase.isHead, let word = phrase.places.first(where: { phrase.says($0, "hold", "for") }),
      let end = phrase.timeEnd(word + 2)
    else { return nil }
    return phrase.meaning(word, end, "hold \(phrase.joined(word + 2, end))")
  }

  /// `sit to stand 5x`: reps, or sets whose reps are missing.
  private static let timesAtEnd = OtherWords { phrase in
    guard !phrase.isHead, let times = phrase.nameEnd.map({ $0 + 1 }), phrase.kind(times) == .times,
      phrase.whole(times - 1) != nil, times + 1 == phrase.count
    else { return nil }
    let number = phrase.text(times - 1)
    return Reworded(
      place: phrase.span(times - 1, times + 1), hints: [.writeEither(number, "\(number)x10")]
    ).reaching(phrase.end.span.end)
  }

  /// `pull-ups 4x50% of max`: of the reps that one can do, not of a load.
  private static let shareOfMost = OtherWords { phrase in
    guard !phrase.isHead, let times = phrase.tokens.firstIndex(where: { $0.kind == .times }),
      phrase[times + 1].unit == .percent, case let max = phrase[times + 2].keyword == .of ? times + 3 : times + 2,
      phrase[max].keyword == .max, phrase.ends(max + 1),
      phrase.whole(times - 1) != nil, let name = phrase.name
    else { return nil }
    let sets = "\(phrase.text(times - 1))x(\(phrase.text(times + 1)) of most)"
    return phrase.hint(times - 1, max + 1, "let most = 20; \(name) \(sets)")
  }

  /// `squat 60x5x3`: the load, then reps and sets, as logs have it.
  private static let loadFirst = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, let load = phrase.whole(first), load >= 20,
      phrase.kind(first + 1) == .times, let reps = phrase.whole(first + 2), phrase.kind(first + 3) == .times,
      let sets = phrase.whole(first + 4), reps < load, sets < load, phrase.ends(first + 5)
    else { return nil }
    let text = "\(sets)x\(reps) @ \(load)"
    return Reworded(place: phrase.span(first, first + 5), hints: [.writeEither(text + "kg", text + "lb")])
  }

  /// `push-up x2` in a ladder: so many on each rung, or so often as the rung says.
  private static let timesRung = OtherWords { phrase in
    guard !phrase.isHead, phrase.around == .ladder, let head = phrase.heads.last, head.count == 4,
      head[1].kind == .number, head[2].kind == .minus || head[2].kind == .dash, head[3].kind == .number,
      let times = phrase.nameEnd, let name = phrase.name, phrase.ends(times + 2)
    else { return nil }
    let number = phrase.kind(times) == .times ? times + 1 : phrase.kind(times + 1) == .times ? times : -1
    guard phrase.whole(number) != nil else { return nil }
    let rungs = phrase.written(from: head[1], to: head[3])
    let count = phrase.text(number)
    return phrase.meanings(
      times, times + 2, ("\(name) \(count)", .sameOnEachRung),
      ("for n in \(rungs) < …; \(name) (\(count) * n) >", .timesRung)
    ).reaching(phrase.end.span.end)
  }

  /// `kettlebell swing 10x10 every minute`
  private static let everyMinute = OtherWords { phrase in
    guard !phrase.isHead, let word = phrase.tokens.firstIndex(where: { $0.keyword == .every }), word > 1,
      phrase.tokens[..<word].contains(where: { $0.kind == .number }), phrase.isWord(word + 1, "minute", "min"),
      phrase.ends(word + 2)
    else { return nil }
    return phrase.meaning(word, word + 2, "every 1min")
  }

  /// `10 kb swings every minute for 10 minutes`, `kb swings 15 EMOM 10`
  private static let minutes = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead,
      let word = phrase.places.first(where: {
        $0 > 1 && (phrase.says($0, "every", "minute") || phrase.isWord($0, "emom"))
      }), phrase.tokens[..<word].count(where: { $0.kind == .number }) == 1,
      phrase.tokens[..<word].allSatisfy({ $0.kind == .number || $0.kind == .word }), phrase.around?.isGroup != true
    else { return nil }
    var time = phrase.isWord(word, "emom") ? word + 1 : word + 2
    if phrase.isWord(time, "for", "in", "over") { time += 1 }
    guard let end = phrase.timeEnd(time) ?? phrase.whole(time).map({ _ in time + 1 }),
      end == phrase.count || phrase.kind(end) == .at
    else { return nil }
    let length = phrase.timeEnd(time) == nil ? phrase.text(time) + "min" : phrase.joined(time, end)
    let load = end < phrase.count ? " " + phrase.written(end, phrase.count) : ""
    return phrase.meaning(0, phrase.count, "emom \(length) < \(phrase.written(0, word))\(load) >")
  }

  /// `burpees for 1 minute`
  private static let forTime = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, let name = phrase.nameEnd, name > 1, phrase[name - 1].keyword == .for,
      let end = phrase.timeEnd(name), phrase.ends(end)
    else { return nil }
    return phrase.meaning(name - 1, end, phrase.joined(name, end))
  }

  /// `dead hang max time`, `plank 3x max hold`
  private static let mostTime = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, let word = phrase.tokens.firstIndex(where: { $0.keyword == .max }), word > 0,
      phrase.isWord(word + 1, "time", "hold", "duration", "zeit", "dauer"), phrase.ends(word + 2),
      phrase.tokens[..<word].allSatisfy({ [.word, .number, .times].contains($0.kind) })
    else { return nil }
    return phrase.meaning(word, word + 2, "max")
  }

  /// `90/90 2min each side`, `1-2-3 3x2min`: names that begin with numbers.
  private static let numberedName = OtherWords { phrase in
    guard !phrase.isHead, phrase.whole(0) != nil else { return nil }
    var end = 1
    while [.slash, .minus].contains(phrase.kind(end)), phrase.touches(end), phrase.whole(end + 1) != nil,
      phrase.touches(end + 1)
    {
      end += 2
    }
    let hasSets = phrase.isTime(end) || phrase.whole(end) != nil && phrase.kind(end + 1) == .times
    guard end > 1, hasSets, !phrase.touches(end) else { return nil }
    return phrase.meaning(0, end, "\"\(phrase.written(0, end))\"")
  }

  /// `run 60min incl 6x20s strides`
  private static let included = OtherWords { phrase in
    guard !phrase.isHead,
      let word = phrase.places.first(where: {
        $0 > 1 && phrase.isWord($0, "incl", "including", "inkl", "inklusive", "includes")
      }), let times = phrase.tokens.firstIndex(where: { $0.kind == .times }), times == word + 2,
      let amount = phrase.amountEnd(times + 1), phrase.kind(amount) == .word,
      phrase.tokens[amount...].allSatisfy({ $0.kind == .word && $0.keyword == nil })
    else { return nil }
    return phrase.meanings(
      word, phrase.count, ("note \"\(phrase.written(word, phrase.count))\"", .remark),
      ("; \(phrase.written(amount, phrase.count)) \(phrase.joined(word + 1, amount))", .itemAfterAll))
  }
}

extension Phrase {
  /// Whether the sets end before a place: there is the end of the item, an `@` or an attribute.
  func ends(_ index: Int) -> Bool { isAtEndOfSets(index) || index < count && kind(index) == .at }

  /// The same behind their load.
  func isAtEndOfSets(_ index: Int) -> Bool {
    index == count || index < count && self[index].keyword?.isAttribute == true
  }

  /// Where `AMRAP` or `max reps` ends that begins here.
  fileprivate func mostEnd(_ index: Int) -> Int? {
    if isWord(index, "amrap") { return index + 1 }
    return self[index].keyword == .max && isWord(index + 1, "reps", "rep", "wiederholungen", "wdh") ? index + 2 : nil
  }

  /// Where `to failure` or `bis zum Versagen` ends that begins here.
  func failureEnd(_ index: Int) -> Int? {
    guard isWord(index, "to", "till", "until", "bis") else { return nil }
    let word = isWord(index + 1, "zum", "zur") ? index + 2 : index + 1
    return isWord(word, "failure", "fail", "muskelversagen", "versagen", "ausbelastung") ? word + 1 : nil
  }
}
