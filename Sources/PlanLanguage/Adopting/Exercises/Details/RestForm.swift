/// `rest 90 seconds`, `rest 2:00`, `200m jog rest`, `90s rest`, `60s rest between sets`, `Pause 2 Min`, `90 sec jog
/// rest`, `5x5 (2 min)`.

extension DetailForm {
  static let rest = DetailForm.first(of: [
    swimmersLetter, swimmersClock, letterBehindSets, wayBackAlone, asNeeded, wayBack, timeWith, easyPart, restInWords,
    easyWayInParentheses, timeInParentheses, timeAtEndOfSwim, timeBehindSign,
  ])

  /// `8x50 drill R15`: a swimmer has no stroke rate of 15.
  private static let swimmersLetter = DetailForm { cursor, context in
    guard context.equipment == .swim, cursor.accept("r", "ri"), let seconds = cursor.acceptWhole(), seconds <= 120,
      cursor.token.map({ ScribbleUnit($0.text) == nil }) ?? true
    else { return nil }
    return .rest("\(seconds)s")
  }

  /// `4 x 100 (:20 …`, `4x100 kick (:15)`: swimmers start again that much later.
  private static let swimmersClock = DetailForm { cursor, context in
    guard context.equipment == .swim, context.hasSets, let clock = cursor.token, clock.isClock,
      clock.text.hasPrefix(":"), !(cursor[-1].map { ["@", "on", "ab", "-", "/"].contains($0.text) } ?? false),
      let time = cursor.acceptTime()
    else { return nil }
    _ = cursor.accept("rest", "ri", "pause")
    return .rest(time.text)
  }

  /// `(r90)` after the sets of a lift
  private static let letterBehindSets = DetailForm { cursor, context in
    guard context.hasSets, context.measure == .reps || context.measure == nil, cursor.accept("r"),
      let rest = cursor.token?.number?.whole, cursor.token?.touches ?? false, (30...300).contains(rest),
      cursor[1].map({ $0.isMark || $0.text == "s" }) ?? true
    else { return nil }
    cursor.index += cursor[1]?.text == "s" ? 2 : 1
    return .rest("\(rest)s")
  }

  /// `8x100m strides, walk back`, `Gehpause zurück`: as long as it takes.
  private static let wayBackAlone = DetailForm { cursor, context in
    let start = cursor.index
    guard context.hasSets, cursor.acceptWayBackOnly() else { return nil }
    return .rest("open", remark: cursor.line.text(of: start..<cursor.index))
  }

  /// `Farmer's carry 4x40m, rest as needed`
  private static let asNeeded = DetailForm { cursor, context in
    context.hasSets && cursor.acceptRestAsNeeded() ? .rest("open") : nil
  }

  private static let wayBack = DetailForm { cursor, context in
    guard context.hasSets, let time = cursor.acceptWayBack() ?? cursor.acceptOff(context) else { return nil }
    return .rest(time.text)
  }

  /// `3x8 min @ 90% w/ 4 min @ 55%`
  private static let timeWith = DetailForm { cursor, context in
    guard context.hasSets, context.measure == .distance || context.equipment == .bike, cursor.accept("with", "w"),
      let time = cursor.acceptTime(letter: .minute), time.seconds >= 15,
      cursor.isAtEnd || cursor.token?.isSign("@") ?? false
    else { return nil }
    return .rest(time.text)
  }

  /// `4x6 min @ 105%, 4 min @ 50%`
  private static let easyPart = DetailForm { cursor, context in
    guard context.hasSets, context.hasIntensity, context.measure == .distance || context.equipment == .bike,
      cursor[-1]?.isSign(",") ?? false,
      let time = cursor.acceptTime(letter: .minute), time.seconds <= 600, cursor.isAtHalf
    else { return nil }
    return .rest(time.text)
  }

  /// `rest 90s`; `pause 1 s at the bottom` and `w/ 5s pause` are parts of the rep.
  private static let restInWords = DetailForm { cursor, context in
    guard let time = cursor.acceptRest(), time.seconds > 5 || time.seconds == 5 && context.measure != .reps else {
      return nil
    }
    return .rest(time.text, isGuess: time.isGuess)
  }

  /// `3x4k @ MP (1k float)`
  private static let easyWayInParentheses = DetailForm { cursor, context in
    guard context.hasSets || context.hasAmount, cursor.accept(sign: "("), let rest = cursor.acceptEasyWay(),
      cursor.accept(sign: ")")
    else { return nil }
    return .rest(rest.text)
  }

  /// `(2 min)`, `(90s)` after sets that are counted.
  private static let timeInParentheses = DetailForm { cursor, context in
    guard context.hasSets, context.measure != .time, cursor.accept(sign: "("), let time = cursor.acceptTime(),
      (20...600).contains(time.seconds), cursor.accept(sign: ")")
    else { return nil }
    return .rest(time.text)
  }

  /// `4x100 (1:30), 15s` of a swim
  private static let timeAtEndOfSwim = DetailForm { cursor, context in
    guard context.equipment == .swim, context.hasSets, cursor[-1]?.isSign(",") ?? false,
      let time = cursor.acceptTime(), (5...120).contains(time.seconds), cursor.isAtEnd
    else { return nil }
    return .rest(time.text)
  }

  /// `Bench press 4x8, 2-3 min`, `Deadlift 5x3 @ 85% - 2 min`
  private static let timeBehindSign = DetailForm { cursor, context in
    let isBehindDash = cursor[-1].map { $0.isSign("-") && !$0.touches } ?? false && !(cursor.token?.touches ?? true)
    guard context.hasCountedSets, context.measure != .time,
      isBehindDash || cursor[-1].map({ $0.isSign(",") || $0.isSign("|") }) ?? false,
      // `rest pause: failure, 20s, failure`
      !cursor.line.tokens.contains(where: { $0.text == "failure" }),
      let time = cursor.acceptTime(), (20...600).contains(time.seconds), cursor.endsPart, !cursor.isAtSlash
    else { return nil }
    return .rest(time.text)
  }
}

extension DetailReading {
  fileprivate static func rest(_ text: String, isGuess: Bool = true, remark: String? = nil) -> DetailReading {
    DetailReading(.attribute(.rest, text), isGuess: isGuess, remark: remark)
  }
}

extension TokenCursor {
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
