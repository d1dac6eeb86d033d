/// `rest 90 seconds`, `rest 2:00`, `200m jog rest`, `90s rest`, `60s rest between sets`, `Pause 2 Min`, `90 sec jog
/// rest`, `5x5 (2 min)`.

extension DetailForm {
  static let rest = DetailForm { cursor, context in
    let start = cursor.index
    // `8x50 drill R15`: a swimmer has no stroke rate of 15.
    if context.equipment == .swim, cursor.accept("r", "ri"), let seconds = cursor.acceptWhole(), seconds <= 120,
      cursor.token.map({ ScribbleUnit($0.text) == nil }) ?? true
    {
      return DetailReading(.attribute(.rest, "\(seconds)s"), isGuess: true)
    }
    cursor.index = start
    // `4 x 100 (:20 …`, `4x100 kick (:15)`: swimmers start again that much later.
    if context.equipment == .swim, context.hasSets, let clock = cursor.token, clock.isClock, clock.text.hasPrefix(":"),
      !(cursor[-1].map { ["@", "on", "ab", "-", "/"].contains($0.text) } ?? false), let time = cursor.acceptTime()
    {
      _ = cursor.accept("rest", "ri", "pause")
      return DetailReading(.attribute(.rest, time.text), isGuess: true)
    }
    cursor.index = start
    // `(r90)` after the sets of a lift
    if context.hasSets, context.measure == .reps || context.measure == nil, cursor.accept("r"),
      let rest = cursor.token?.number?.whole,
      cursor.token?.touches ?? false, (30...300).contains(rest), cursor[1].map({ $0.isMark || $0.text == "s" }) ?? true
    {
      cursor.index += cursor[1]?.text == "s" ? 2 : 1
      return DetailReading(.attribute(.rest, "\(rest)s"), isGuess: true)
    }
    cursor.index = start
    // `8x100m strides, walk back`, `Gehpause zurück`: as long as it takes.
    if context.hasSets, cursor.acceptWayBackOnly() {
      return DetailReading(
        .attribute(.rest, "open"), isGuess: true, remark: cursor.line.text(of: start..<cursor.index))
    }
    cursor.index = start
    // `Farmer's carry 4x40m, rest as needed`
    if context.hasSets, cursor.acceptRestAsNeeded() { return DetailReading(.attribute(.rest, "open"), isGuess: true) }
    cursor.index = start
    if context.hasSets, let time = cursor.acceptWayBack() ?? cursor.acceptOff(context) {
      return DetailReading(.attribute(.rest, time.text), isGuess: true)
    }
    cursor.index = start
    // `3x8 min @ 90% w/ 4 min @ 55%`
    if context.hasSets, context.measure == .distance || context.equipment == .bike, cursor.accept("with", "w"),
      let time = cursor.acceptTime(letter: .minute), time.seconds >= 15,
      cursor.isAtEnd || cursor.token?.isSign("@") ?? false
    {
      return DetailReading(.attribute(.rest, time.text), isGuess: true)
    }
    cursor.index = start
    // `4x6 min @ 105%, 4 min @ 50%`
    if context.hasSets, context.hasIntensity, context.measure == .distance || context.equipment == .bike,
      cursor[-1]?.isSign(",") ?? false,
      let time = cursor.acceptTime(letter: .minute), time.seconds <= 600, cursor.isAtHalf
    {
      return DetailReading(.attribute(.rest, time.text), isGuess: true)
    }
    cursor.index = start
    // `pause 1 s at the bottom`, `w/ 5s pause` are parts of the rep.
    if let time = cursor.acceptRest(), time.seconds > 5 || time.seconds == 5 && context.measure != .reps {
      return DetailReading(.attribute(.rest, time.text), isGuess: time.isGuess)
    }
    cursor.index = start
    // `3x4k @ MP (1k float)`
    if context.hasSets || context.hasAmount, cursor.accept(sign: "("), let rest = cursor.acceptEasyWay(),
      cursor.accept(sign: ")")
    {
      return DetailReading(.attribute(.rest, rest.text), isGuess: true)
    }
    cursor.index = start
    if context.hasSets, context.measure != .time, let time = cursor.acceptTimeInParentheses() {
      return DetailReading(.attribute(.rest, time.text), isGuess: true)
    }
    cursor.index = start
    // `4x100 (1:30), 15s` of a swim
    if context.equipment == .swim, context.hasSets, cursor[-1]?.isSign(",") ?? false, let time = cursor.acceptTime(),
      (5...120).contains(time.seconds), cursor.isAtEnd
    {
      return DetailReading(.attribute(.rest, time.text), isGuess: true)
    }
    cursor.index = start
    // `Bench press 4x8, 2-3 min`
    // `Deadlift 5x3 @ 85% - 2 min`
    let isBehindDash = cursor[-1].map { $0.isSign("-") && !$0.touches } ?? false && !(cursor.token?.touches ?? true)
    if context.hasCountedSets, context.measure != .time,
      isBehindDash || cursor[-1].map({ $0.isSign(",") || $0.isSign("|") }) ?? false,
      // `rest pause: failure, 20s, failure`
      !cursor.line.tokens.contains(where: { $0.text == "failure" }),
      let time = cursor.acceptTime(), (20...600).contains(time.seconds), cursor.endsPart, !cursor.isAtSlash
    {
      return DetailReading(.attribute(.rest, time.text), isGuess: true)
    }
    cursor.index = start
    return nil
  }
}

extension TokenCursor {
  /// `(2 min)`, `(90s)` after sets that are counted.
  fileprivate mutating func acceptTimeInParentheses() -> ScribbleTime? {
    guard accept(sign: "("), let time = acceptTime(), (20...600).contains(time.seconds), accept(sign: ")") else {
      return nil
    }
    return time
  }

  /// `rest as needed`, `Pause nach Bedarf`, `full recovery`: as long as the athlete wants.
  mutating func acceptRestAsNeeded() -> Bool {
    let start = index
    if accept("rest", "pause", "pausen", "recovery", "rests") {
      _ = accept(sign: ":")
      if accept(all: "as", "needed") || accept(all: "as", "required") || accept(all: "as", "long", "as", "needed")
        || accept(all: "nach", "bedarf") || accept(all: "nach", "gefühl") || accept(all: "by", "feel")
        || accept(all: "so", "lang", "wie", "nötig") || accept(all: "wie", "nötig")
      {
        return true
      }
    }
    index = start
    return false
  }

  /// `walk back`, `jog down recovery`, `Gehpause zurück`, `runter traben`: a way back without an amount.
  fileprivate mutating func acceptWayBackOnly() -> Bool {
    let ways: Set<String> = [
      "walk", "jog", "easy", "slow", "walking", "jogging", "gehpause", "trabpause", "gehen", "traben", "trab", "geh",
    ]
    let backs: Set<String> = ["back", "down", "zurück", "bergab", "runter", "hinunter"]
    let start = index
    var (hasWay, hasBack) = (false, false)
    while let word = token, word.isWord, index < start + 4 {
      if ways.contains(word.text) {
        hasWay = true
      } else if backs.contains(word.text) {
        hasBack = true
      } else if !["recovery", "rest", "to", "start", "zum", "the"].contains(word.text) {
        break
      }
      index += 1
    }
    if hasWay, hasBack, endsPart { return true }
    index = start
    return false
  }

  /// `walk back 200m`, `jog 2 min` behind a comma.
  fileprivate mutating func acceptWayBack() -> ScribbleTime? {
    let start = index
    if self[-1]?.isSign(",") ?? false, accept("walk", "jog", "float", "trab", "traben", "gehen", "easy", "locker") {
      _ = accept("back", "zurück")
      if let rest = acceptWay() ?? acceptTime(letter: .minute) ?? acceptLap(), rest.seconds <= 600 {
        _ = accept("back", "zurück")
        if endsPart { return rest }
      }
    }
    index = start
    return nil
  }

  /// The 300 of `jog 300`.
  private mutating func acceptLap() -> ScribbleTime? {
    guard let metres = token?.number?.whole, (100...800).contains(metres), metres.isMultiple(of: 50) else { return nil }
    index += 1
    return ScribbleTime(text: "\(metres)m", seconds: metres * 2 / 5, isGuess: true)
  }

  /// `1k float`, `2' easy` in parentheses.
  fileprivate mutating func acceptEasyWay() -> ScribbleTime? {
    let start = index
    if let rest = acceptWay() ?? acceptTime(letter: .minute), rest.seconds <= 900,
      accept("float", "jog", "walk", "easy", "ez", "locker", "trab", "traben", "gehen"), token?.isSign(")") ?? false
    {
      return rest
    }
    index = start
    return nil
  }

  /// `10x400 off 60s`; a swimmer starts so often.
  fileprivate mutating func acceptOff(_ context: DetailContext) -> ScribbleTime? {
    let start = index
    if context.equipment != .swim, accept("off"), token?.number != nil || token?.isClock ?? false,
      let rest = acceptTime(bare: .second, letter: .minute), rest.seconds >= 10
    {
      return rest
    }
    index = start
    return nil
  }
}
