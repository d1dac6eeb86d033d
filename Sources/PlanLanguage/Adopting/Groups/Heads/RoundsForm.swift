/// `5 rounds of`, `3 Runden`, `4 rds`, `3x through`, `5 RFT`.

extension HeadForm {
  static let rounds = HeadForm.first(of: [
    roundsNamedFirst, repeated, countedRounds, repetitionsOf, timesAlone, timesToRepeat, timesOfHead,
  ])

  /// `Runden: 3`, `rounds x 4`
  private static let roundsNamedFirst = HeadForm { cursor in
    guard cursor.accept("rounds", "runden"), cursor.accept(sign: ":") || cursor.accept("x") else { return nil }
    return cursor.acceptWhole().map { HeadPart(kind: .rounds, times: $0) }
  }

  /// `repeat twice`, `dreimal wiederholen`, `Repeat x 5`
  private static let repeated = HeadForm { cursor in
    let isRepeat = cursor.acceptRepeat()
    let start = cursor.index
    if isRepeat, cursor.accept("twice", "zweimal") { return HeadPart(kind: .rounds, times: 2, isGuess: true) }
    if let times = cursor.acceptTimesInOneWord() { return HeadPart(kind: .rounds, times: times, isGuess: true) }
    guard isRepeat else { return nil }
    if let times = cursor.acceptWhole(), cursor.accept("x", "times", "mal") {
      return HeadPart(kind: .rounds, times: times, isGuess: true)
    }
    cursor.index = start
    guard cursor.accept("x"), let times = cursor.acceptWhole(), cursor.isAtEnd else { return nil }
    return HeadPart(kind: .rounds, times: times, isGuess: true)
  }

  /// `5 rounds`, `KB complex x 5 rounds`, `repeat 3 rounds`
  private static let countedRounds = HeadForm { cursor in
    let isRepeat = cursor.acceptRepeat()
    if !isRepeat, cursor.token?.text == "x", cursor[1]?.number != nil, cursor[2]?.text != "x" { cursor.index += 1 }
    guard let (low, high) = cursor.acceptRange(), let times = low.whole, times > 0, cursor.acceptRounds() else {
      return nil
    }
    // `3 rounds each` of the supersets above, `(20 on 10 off, 8 rounds each)` of a tabata.
    let end = cursor.index
    let isOfEach = cursor.accept("each", "jeweils") && (cursor.isAtEnd || cursor.token?.isSign(")") ?? false)
    if !isOfEach { cursor.index = end }
    return HeadPart(kind: .rounds, times: times, isGuess: high != nil)
  }

  /// `two repetitions of the following`
  private static let repetitionsOf = HeadForm { cursor in
    guard let times = cursor.acceptWhole(), cursor.acceptUnit(where: { $0 == .reps }) != nil,
      cursor.accept(all: "of", "the", "following") || cursor.accept(all: "von", "folgendem")
        || cursor.accept("of") && (cursor.isAtEnd || cursor.accept(sign: ":") && (cursor.isAtEnd || cursor.hasSeveral))
    else { return nil }
    return HeadPart(kind: .rounds, times: times, isGuess: true)
  }

  /// `then 2 times:` above the exercises
  private static let timesAlone = HeadForm { cursor in
    guard let times = cursor.acceptWhole(), cursor.accept("times", "mal"), cursor.isAtEnd || cursor.accept(sign: ":")
    else { return nil }
    return HeadPart(kind: .rounds, times: times)
  }

  /// `3x wiederholen:`, `repeat x3`
  private static let timesToRepeat = HeadForm { cursor in
    guard cursor.index == 0, let times = cursor.acceptWhole(), cursor.accept("x", "times", "mal"),
      cursor.accept("wiederholen", "wiederholt", "wiederhole", "repeat", "repeated", "das", "folgendes", "the"),
      cursor.endsAfterWordsOfRepeat()
    else { return nil }
    return HeadPart(kind: .rounds, times: times, isGuess: true)
  }

  /// `3x` above the exercises, `8x: 60 sec run, 90 sec walk`, `3x (run 400m, 10 burpees)`
  private static let timesOfHead = HeadForm { cursor in
    let start = cursor.index
    guard let times = cursor.acceptHeadTimes(),
      cursor.isAtEnd || cursor.accept(sign: ")") && cursor.isAtEnd || cursor.accept(sign: ":")
        || start == 0 && cursor.isBeforeRest
        || cursor.accept(sign: "(") && cursor.hasSeveral
    else { return nil }
    return HeadPart(kind: .rounds, times: times)
  }
}

extension TokenCursor {
  fileprivate mutating func acceptRepeat() -> Bool { accept("repeat", "complete", "wiederholen", "wiederhole") }

  /// Whether commas or plus signs separate what follows.
  fileprivate var hasSeveral: Bool {
    // `4 x (2+2+2)` is a cluster.
    line.tokens[index...].contains { [",", "+", ";"].contains($0.text) } && line.tokens[index...].contains { $0.isWord }
      && !(token?.number != nil && self[1]?.isSign("+") ?? false && self[2]?.number != nil)
      && !line.tokens[index...].contains { $0.text == "/" }
  }

  /// Whether each part of what follows begins with a number and goes on with a word.
  private var hasNamedItems: Bool {
    let rest = line.part(index..<line.tokens.count)
    let parts = rest.tokens.split { [",", "+", ";"].contains($0.text) }
    let named = parts.filter { part in
      // `8-10 strict press`
      let isRange = part.count > 3 && part[part.startIndex + 1].isSign("-") && part[part.startIndex + 2].number != nil
      let name = part.startIndex + (isRange ? 3 : 1)
      return part.count > 1 && part.first?.number != nil && part[name].isWord && part[name].text != "x"
    }
    return named.count > 1 && parts.first.map { $0.first?.number != nil } ?? false
  }

  /// `dreimal wiederholen`, `repeat thrice`
  fileprivate mutating func acceptTimesInOneWord() -> Int? {
    let isBehind = ["repeat", "wiederholen", "wiederhole"].contains(self[-1]?.text ?? "")
    let words = ["zweimal": 2, "dreimal": 3, "viermal": 4, "fünfmal": 5, "twice": 2, "thrice": 3]
    guard let times = words[token?.text ?? ""], isBehind || ["wiederholen", "through"].contains(self[1]?.text ?? "")
    else { return nil }
    index += 1
    _ = accept("wiederholen", "through")
    return times
  }

  /// Whether nothing but a colon follows the rest of `3x das Folgende`, `3 times the following`.
  fileprivate mutating func endsAfterWordsOfRepeat() -> Bool {
    while accept("following", "folgende", "folgendes", "all", "alles", "wiederholen", "circuit", "exercises") {}
    return isAtEnd || accept(sign: ":") && isAtEnd
  }

  /// The comma of `x 5, rest 90 s after each`.
  fileprivate var isBeforeRest: Bool {
    (token?.isSign(",") ?? false) && line.tokens[index...].contains { ["rest", "pause"].contains($0.text) }
  }

  fileprivate mutating func acceptRounds() -> Bool {
    // `2 Runden um den See` are laps.
    if isAtLapsAroundSomething { return false }
    if accept("rounds", "round", "runden", "runde", "rds", "rnds", "durchgänge", "durchgang", "rd") { return true }
    // `5 RFT` is for time as well, which the next form sees.
    if token?.text == "rft" { return true }
    if accept(all: "x", "through") || accept(all: "times", "through") { return true }
    // `4 sets of:` with lines below.
    let start = index
    if accept("sets", "sätze") {
      // `4 Sets` alone on a line.
      if isAtEnd, line.tokens[..<max(0, index - 2)].allSatisfy({ Shorthand.leadIns.contains($0.text) }) { return true }
      _ = accept("of")
      // `3 sets (no rest): …`
      if token?.isSign("(") ?? false, let close = line.tokens[index...].prefix(5).firstIndex(where: { $0.isSign(")") }),
        line.tokens[index..<close].allSatisfy({ $0.number == nil }), close + 1 < line.tokens.count,
        line.tokens[close + 1].isSign(":")
      {
        index = close + 1
      }
      // `5 sets: 8 bench, 8 rows`, while `3 sets: 8, 8, 6` are those of one exercise.
      if accept(sign: ":"), isAtEnd || hasNamedItems { return true }
    }
    index = start
    return false
  }
}
