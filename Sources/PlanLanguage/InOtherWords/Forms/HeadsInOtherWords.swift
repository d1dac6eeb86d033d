/// Heads of groups: `for time (15min cap)`, `amrap in 12 min`, `boxing x6`, `circuit x3 40/20`, and `cap 12min` behind a block.

extension OtherWords {
  static let heads = [
    roundsForTime, tabataInSets, breathingHeads, itemForTime, ladderBehindName,
    forTimeWithCap, lengthWithIn, pyramid, ladderDown, numberedWeek, titledRounds, workAndRest, capBehindBlock,
    onTheClock, bareTimes, timesBehindBlock, lengthBehindBlock, bareRungs, roundsWithRest, clockOfTabata,
    roundsOfTabata, rungsInWords, partWithCap, germanHeads, teams,
  ]

  /// `3 RFT < … >`, `3rft < … >`
  private static let roundsForTime = OtherWords { phrase in
    guard phrase.isHead, phrase.text(phrase.count - 1).hasSuffix("rft"), phrase.count < 3,
      case let rounds = phrase.text(0).prefix(while: { $0.isNumber }), !rounds.isEmpty,
      phrase.count == 2 ? phrase.whole(0) != nil && phrase.isWord(1, "rft") : phrase.text(0) == "\(rounds)rft"
    else { return nil }
    return phrase.meaning(0, phrase.count, "for time x\(rounds)").covering(phrase)
  }

  /// `tabata 8x20/10 < … >`
  private static let tabataInSets = OtherWords { phrase in
    guard phrase.isHead, phrase[0].keyword == .tabata, let rounds = phrase.whole(1), phrase.kind(2) == .times,
      let work = phrase.seconds(3), phrase.kind(4) == .slash, let rest = phrase.seconds(5), phrase.count == 6
    else { return nil }
    return phrase.meaning(0, 6, "tabata x\(rounds) on \(work) off \(rest)").covering(phrase)
  }

  /// `for time, cap 15min`, `for time (15min cap)`, `15min cap for time`
  private static let forTimeWithCap = OtherWords(ofWarnings: true) { phrase in
    guard phrase.isHead, phrase.places.contains(where: { phrase.says($0, "for", "time") }),
      let time = phrase.places.first(where: { phrase.timeEnd($0) != nil }), let end = phrase.timeEnd(time),
      phrase.tokens.contains(where: { $0.keyword == .cap })
    else { return nil }
    let isAll = phrase.places.allSatisfy { place in
      (time..<end).contains(place) || [.comma, .openParenthesis, .closeParenthesis].contains(phrase.kind(place))
        || phrase.isWord(place, "for", "time", "cap", "with", "a", "an", "limit", "of", "in", "minute")
    }
    let meant = "for time cap \(phrase.joined(time, end))"
    guard isAll, phrase.written(0, phrase.count) != meant else { return nil }
    return phrase.meaning(0, phrase.count, meant)
  }

  /// `amrap in 12 min < … >`
  private static let lengthWithIn = OtherWords(ofWarnings: true) { phrase in
    guard phrase.isHead, phrase.isWord(0, "amrap", "emom", "tabata"), phrase.isWord(1, "in", "of", "over"),
      let end = phrase.timeEnd(2), end == phrase.count
    else { return nil }
    return phrase.meaning(0, end, "\(phrase.text(0)) \(phrase.joined(2, end))")
  }

  /// `pyramid 1-5-1 < … >`: up and down again.
  private static let pyramid = OtherWords { phrase in
    guard phrase.isHead, phrase.isWord(0, "pyramid", "pyramide"), let low = phrase.whole(1), let high = phrase.whole(3),
      phrase.kind(2) == .minus || phrase.kind(2) == .dash, low < high, high - low < 12
    else { return nil }
    let isDown = phrase.count == 6 && phrase.kind(4) == phrase.kind(2) && phrase.whole(5).map { $0 < high } == true
    guard phrase.count == 4 || isDown else { return nil }
    let end = isDown ? phrase.whole(5) ?? low : low
    guard high - end < 12 else { return nil }
    return phrase.meaning(0, phrase.count, "ladder " + Rungs.written(from: low, to: high, backTo: end))
  }

  /// `week 1 < … >` in a workout
  private static let numberedWeek = OtherWords(ofWarnings: true) { phrase in
    guard phrase.isHead, phrase.isWord(0, "week", "woche"), phrase.whole(1) != nil, phrase.count == 2,
      phrase.heads.contains(where: { $0.first?.keyword == .workout })
    else { return nil }
    return phrase.hint(0, 2, "by week < …; … >")
  }

  /// `boxing x6 < … >`: rounds with a title.
  private static let titledRounds = OtherWords { phrase in
    guard phrase.isHead, let times = phrase.nameEnd, phrase.kind(times) == .times, phrase.whole(times + 1) != nil,
      let name = phrase.name, phrase.heads.contains(where: { $0.first?.keyword == .workout }),
      !phrase.tokens[..<times].contains(where: {
        $0.keyword?.isGroup == true || ForeignWord.starts.value(of: $0.letters) != nil
      }),
      Keyword.groupHead(otherwise: name) == nil,
      nearestWord(to: name, among: Keyword.groups.flatMap { $0.groupHeads }) == nil, phrase.ends(times + 2)
    else { return nil }
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let place = phrase.span(0, times + 2)
    var meant = phrase.meaning(0, times + 2, "rounds \"\(title)\" x\(phrase.text(times + 1))")
    // The bracket is where a block behind sets is reported.
    meant.place = Span(start: place.start, end: phrase.end.span.end)
    return meant
  }

  /// `circuit x3 40/20 < squat; lunge >`, `circuit x3 40s on 20s off < … >`: so long at each station, and so long between
  /// them.
  private static let workAndRest = OtherWords { phrase in
    guard phrase.isHead, phrase.isWord(0, "circuit", "rounds", "superset", "zirkel"), let clock = phrase.clock else {
      return nil
    }
    let times = phrase.tokens.firstIndex { $0.kind == .times }.map { " x\(phrase.text($0 + 1))" } ?? ""
    let names = phrase.namesInBlock ?? "squat, …"
    return phrase.hint(
      clock.from, clock.to,
      "rounds\(times) < for move in \(names) < move \(clock.work); rest \(clock.rest) > >")
  }

  /// `ladder 1-2-...-5-4-...-1 < … >`: every rung, up and down.
  private static let ladderDown = OtherWords { phrase in
    guard phrase.isHead, phrase[0].keyword == .ladder, phrase.tokens.filter({ $0.kind == .ellipsis }).count == 2 else {
      return nil
    }
    var end = 1
    while [.number, .minus, .dash, .ellipsis].contains(phrase.kind(end)) { end += 1 }
    let numbers = (1..<end).compactMap { phrase.whole($0) }
    guard numbers.count > 2, let high = numbers.max(), let first = numbers.first, let last = numbers.last, first < high,
      last < high, high - min(first, last) < 12
    else { return nil }
    return phrase.meaning(0, end, "ladder " + Rungs.written(from: first, to: high, backTo: last))
  }

  /// `on the 4:00 x8 < … >`
  private static let onTheClock = OtherWords { phrase in
    guard phrase.isHead, phrase.says(0, "on", "the"), phrase.timeEnd(2) != nil else { return nil }
    return phrase.meaning(0, 2, "every").reaching(phrase.end.span.end)
  }

  /// `8 x < … >`
  private static let bareTimes = OtherWords { phrase in
    guard phrase.isHead, phrase.count == 2, phrase.whole(0) != nil, !phrase.touches(1),
      phrase.kind(1) == .times || phrase.isWord(1, "x")
    else {
      return nil
    }
    return phrase.meaning(0, 2, "rounds x\(phrase.text(0))").reaching(phrase.end.span.end)
  }

  /// `circuit < … > x3`, `circuit < … > 3x`, `circuit < … > repeat 3 times`
  private static let timesBehindBlock = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, phrase.before.kind == .close, let number = phrase.timesAlone, phrase.whole(number) != nil,
      let head = phrase.closed, let first = head.first, first.keyword?.isGroup == true,
      !head.contains(where: { $0.kind == .times })
    else { return nil }
    // `for time`
    let behind = first.keyword == .for && head.count > 1 ? head[1] : first
    return phrase.moved(into: head, behind: behind, as: "x\(phrase.text(number))")
  }

  /// `amrap < … > 20min`
  private static let lengthBehindBlock = OtherWords { phrase in
    guard !phrase.isHead, phrase.before.kind == .close, phrase.timeEnd(0) == phrase.count, let head = phrase.closed,
      head.count == 1, let word = head.first, word.keyword == .amrap || word.keyword == .emom
    else { return nil }
    return phrase.moved(into: head, behind: word, as: phrase.joined(0, phrase.count))
  }

  /// `21-15-9 < thruster; pull-up >`
  private static let bareRungs = OtherWords { phrase in
    guard phrase.isHead, phrase.rungsEnd(0) == phrase.count else { return nil }
    return phrase.meaning(0, phrase.count, "ladder \(phrase.joined(0, phrase.count))").reaching(phrase.end.span.end)
  }

  /// `3 rounds, 1 min rest < … >`, `circuit, 3 rounds < … >`
  private static let roundsWithRest = OtherWords(ofWarnings: true) { phrase in
    guard phrase.isHead else { return nil }
    let isNamed = phrase.isWord(0, "circuit", "superset", "rounds")
    let number = isNamed ? (phrase.kind(1) == .comma ? 2 : 1) : 0
    guard phrase.whole(number) != nil, phrase.isWord(number + 1, in: wordsOfRounds) else {
      return nil
    }
    let times = "\(isNamed ? phrase.text(0) : "rounds") x\(phrase.text(number))"
    var place = number + 2
    if place == phrase.count { return phrase.meaning(0, place, times).reaching(phrase.end.span.end) }
    if phrase.kind(place) == .comma || phrase.isWord(place, "with", "mit") { place += 1 }
    let leads = phrase.isWord(place, "rest", "pause")
    guard let end = phrase.timeEnd(leads ? place + 1 : place), leads || phrase.isWord(end, "rest", "pause") else {
      return nil
    }
    let behind = leads ? end : end + 1
    let time = phrase.joined(leads ? place + 1 : place, end)
    guard behind == phrase.count || phrase.isWord(behind, "between", "in", "zwischen", "dazwischen") else { return nil }
    return phrase.meaning(0, phrase.count, "\(times) rest \(time)").reaching(phrase.end.span.end)
  }

  private static let wordsOfRounds: Set<String> = [
    "rounds", "round", "times", "sets", "runden", "durchgänge", "durchgang", "durchläufe",
  ]

  /// `tabata 20s work 10s rest 8 rounds < … >`
  private static let clockOfTabata = OtherWords { phrase in
    guard phrase.isHead, phrase[0].keyword == .tabata, let work = phrase.timeEnd(1),
      phrase.isWord(work, "work", "on", "arbeit"), let rest = phrase.timeEnd(work + 1),
      phrase.isWord(rest, "rest", "off", "pause")
    else { return nil }
    var times = ""
    if phrase.whole(rest + 1) != nil, phrase.isWord(rest + 2, "rounds", "times", "sets", "runden") {
      times = " x\(phrase.text(rest + 1))"
    } else if phrase.kind(rest + 1) == .times, phrase.whole(rest + 2) != nil {
      times = " x\(phrase.text(rest + 2))"
    }
    guard phrase.count == (times.isEmpty ? rest + 1 : rest + 3) else { return nil }
    return phrase.meaning(
      0, phrase.count, "tabata\(times) on \(phrase.joined(1, work)) off \(phrase.joined(work + 1, rest))")
  }

  /// `tabata 8 rounds < … >`
  private static let roundsOfTabata = OtherWords(ofWarnings: true) { phrase in
    guard phrase.isHead, phrase[0].keyword == .tabata, phrase.whole(1) != nil,
      phrase.isWord(2, "rounds", "round", "runden", "sets", "times", "intervals") || phrase.kind(2) == .times,
      phrase.whole(3) == nil
    else { return nil }
    return phrase.meaning(1, 3, "x\(phrase.text(1))").reaching(phrase.end.span.end)
  }

  /// `rounds cap 3:30 < … >` in a `for time`: one part of it with a limit of its own.
  private static let partWithCap = OtherWords { phrase in
    guard phrase.isHead, phrase.isWord(0, "rounds", "circuit"), phrase[1].keyword == .cap,
      let end = phrase.timeEnd(2), end == phrase.count,
      phrase.heads.contains(where: { $0.first?.keyword == .for && $0.dropFirst().first?.keyword == .time })
    else { return nil }
    let cap = phrase.joined(2, end)
    return phrase.meanings(
      0, end, ("\(phrase.text(0)) x1 cap \(cap)", .oneRound), ("amrap \(cap)", .manyRounds))
  }

  /// `ladder 1 to 10 < … >`, `ladder 10 down to 1 < … >`
  private static let rungsInWords = OtherWords { phrase in
    guard phrase.isHead, phrase[0].keyword == .ladder, phrase.kind(1) == .number,
      case let to = phrase.isWord(2, "down", "up") ? 3 : 2, phrase.isWord(to, "to", "through", "until", "bis"),
      phrase.kind(to + 1) == .number
    else { return nil }
    return phrase.meaning(1, to + 2, "\(phrase.text(1))-\(phrase.text(to + 1))").reaching(phrase.end.span.end)
  }

  /// `for time < … > cap 12min`
  private static let capBehindBlock = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, phrase.before.kind == .close, phrase[0].keyword == .cap, let end = phrase.timeEnd(1),
      end == phrase.count, let head = phrase.closed, let last = head.last, head[0].keyword?.isGroup == true
    else { return nil }
    return phrase.moved(into: head, behind: last, as: "cap \(phrase.joined(1, end))")
  }

  /// `Burpees 50 auf Zeit`
  private static let itemForTime = OtherWords { phrase in
    guard !phrase.isHead, phrase.count > 3, phrase.says(phrase.count - 2, "auf", "zeit") else { return nil }
    return phrase.meaning(0, phrase.count, "for time < \(phrase.written(0, phrase.count - 2)) >")
  }

  /// `clean and press ladder 1-2-3-4-5 x3 @ 24kg`
  private static let ladderBehindName = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, first > 1,
      phrase.isWord(first - 1, "ladder", "ladders", "leiter", "leitern"), let end = phrase.rungsEnd(first)
    else { return nil }
    let isRepeated = phrase.kind(end) == .times && phrase.whole(end + 1) != nil
    let behind = isRepeated ? end + 2 : end
    guard phrase.ends(behind) else { return nil }
    let rest = behind < phrase.count ? " " + phrase.written(behind, phrase.count) : ""
    let ladder = "ladder \(phrase.joined(first, end)) < \(phrase.written(0, first - 1))\(rest) >"
    return phrase.meaning(
      0, phrase.count, isRepeated ? "rounds x\(phrase.text(end + 1)) < \(ladder) >" : ladder)
  }

  /// `Atmung x4 < … >`, `pranayama 5min < … >`
  private static let breathingHeads = OtherWords(ofWarnings: true) { phrase in
    guard phrase.isHead, phrase.isWord(0, "atmung", "atemübung", "atmen", "pranayama", "breathwork"),
      phrase.tokens.dropFirst().allSatisfy({ [.number, .clock, .times, .word, .text].contains($0.kind) })
    else { return nil }
    return phrase.meaning(0, 1, Keyword.breathing.word).covering(phrase)
  }

  /// `alle 2min x5 < … >`, `auf Zeit < … >`
  private static let germanHeads = OtherWords(ofWarnings: true) { phrase in
    guard phrase.isHead else { return nil }
    // The bracket is where a block behind an item is reported.
    if phrase.says(0, "auf", "zeit"), phrase.ends(2) || phrase[2].keyword == .cap {
      return phrase.meaning(0, 2, "for time").covering(phrase)
    }
    guard phrase.isWord(0, "alle", "jede"), let end = phrase.timeEnd(1) else { return nil }
    return phrase.meaning(0, end, "every \(phrase.joined(1, end))").covering(phrase)
  }

  /// `teams of 2 < … >`: a title.
  private static let teams = OtherWords { phrase in
    guard phrase.isHead, case let first = phrase.isWord(0, "in") ? 1 : 0,
      phrase.isWord(first, "teams", "team", "pairs", "partners", "partner", "zweierteams"),
      phrase.tokens.allSatisfy({ [.word, .number].contains($0.kind) && $0.keyword?.isGroup != true })
    else { return nil }
    let title = phrase.written(0, phrase.count)
    let text = "\"\(title.prefix(1).uppercased())\(title.dropFirst())\""
    return phrase.meaning(0, phrase.count, text).covering(phrase)
  }
}

extension Phrase {
  /// Where the number is, if nothing but `x3`, `3x`, `3 rounds` or `repeat 3 times` is here.
  fileprivate var timesAlone: Int? {
    let first = isWord(0, "repeat", "do", "for") ? 1 : 0
    guard count == first + 2 else { return nil }
    if kind(first) == .times { return first + 1 }
    return kind(first + 1) == .times || isWord(first + 1, "rounds", "times", "sets", "runden", "mal") ? first : nil
  }

  /// The times of work and rest in a head, and where they are.
  fileprivate var clock: (work: String, rest: String, from: Int, to: Int)? {
    if let slash = tokens.firstIndex(where: { $0.kind == .slash }), slash > 1, let work = seconds(slash - 1),
      let rest = seconds(slash + 1)
    {
      return (work, rest, slash - 1, slash + 2)
    }
    // `40s work 20s rest`
    if let word = places.first(where: { isWord($0, "work", "arbeit", "belastung") }),
      let work = [word - 1, word - 2].first(where: { timeEnd($0) == word }),
      case let next = kind(word + 1) == .comma || kind(word + 1) == .slash ? word + 2 : word + 1,
      let end = timeEnd(next), isWord(end, "rest", "pause")
    {
      return (joined(work, word), joined(next, end), work, end + 1)
    }
    guard let on = tokens.firstIndex(where: { $0.keyword == .on }),
      let off = tokens.firstIndex(where: { $0.keyword == .off })
    else { return nil }
    // `on 40s off 20s`
    if timeEnd(on + 1) == off, let end = timeEnd(off + 1) {
      return (joined(on + 1, off), joined(off + 1, end), on, end)
    }
    // `40s on 20s off`
    guard timeEnd(on + 1) == off, let work = [on - 1, on - 2].first(where: { timeEnd($0) == on }) else { return nil }
    return (joined(work, on), joined(on + 1, off), work, off + 1)
  }

  /// A time as a plan writes it; a number alone is in seconds.
  fileprivate func seconds(_ index: Int) -> String? { isTime(index) ? text(index) : whole(index).map { "\($0)s" } }

  /// The exercises of the block that this is the head of, if they are only names.
  fileprivate var namesInBlock: String? {
    let block = source[end.end...].prefix(400)
    guard isHead, let close = block.firstIndex(where: { "<>/(@\"".utf8.contains($0) }),
      source[close] == UInt8(ascii: ">")
    else { return nil }
    let names = String(decoding: source[end.end..<close], as: UTF8.self).split { $0 == ";" || $0.isNewline }
      .map { $0.split { $0.isWhitespace }.joined(separator: " ") }.filter { !$0.isEmpty }
    guard names.count > 1, names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == " " || $0 == "-" } }) else {
      return nil
    }
    return names.joined(separator: ", ")
  }
}
