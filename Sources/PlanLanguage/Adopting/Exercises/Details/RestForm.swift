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
    // `Farmer's carry 4x40m, rest as needed`
    if context.hasSets, cursor.acceptRestAsNeeded() { return DetailReading(.attribute(.rest, "open"), isGuess: true) }
    cursor.index = start
    if context.hasSets, let time = cursor.acceptWayBack() ?? cursor.acceptOff(context) {
      return DetailReading(.attribute(.rest, time.text), isGuess: true)
    }
    cursor.index = start
    // `pause 1 s at the bottom` is a part of the rep.
    if let time = cursor.acceptRest(), time.seconds >= 5 {
      return DetailReading(.attribute(.rest, time.text), isGuess: time.isGuess)
    }
    cursor.index = start
    // `3x4k @ MP (1k float)`
    if context.hasSets, cursor.accept(sign: "("), let rest = cursor.acceptEasyWay(), cursor.accept(sign: ")") {
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

  mutating func acceptRest() -> ScribbleTime? {
    let start = index
    _ = acceptAt()
    // `rest pause` is a way to do more reps.
    if token?.text == "rest", self[1]?.text == "pause" || self[1]?.isSign("-") ?? false && self[2]?.text == "pause" {
      index = start
      return nil
    }
    if accept(
      "rest", "pause", "resting", "recovery", "satzpause", "pausen", "p", "sp", "tp", "gp", "vp", "rst", "rests", "rec",
      "dazwischen", "trabpause", "gehpause", "serienpause", "dazw", "rundenpause") || accept(all: "in", "between")
    {
      if self[-1]?.text == "dazw" { _ = accept(sign: ".") }
      acceptBetween()
      while accept(sign: ":") || accept(sign: "=") || accept(sign: "~")
        || accept(
          "for", "von", "is", "=", "like", "around", "roughly", "rund", "je", "jeweils", "immer", "always", "so", "ca",
          "about", "approx", "etwa")
      {
        if self[-1]?.text == "ca" || self[-1]?.text == "approx" { _ = accept(sign: ".") }
      }
      // `rest a min`
      if accept("a", "one", "eine"), accept("min", "minute") {
        acceptBetween()
        return ScribbleTime(text: "1min", seconds: 60, isGuess: true)
      }
      if let way = acceptWay() { return way }
      if let time = acceptTime(bare: .second, letter: .minute) {
        acceptBetween()
        return time
      }
    }
    index = start
    // `8x500m r/3:30`
    if accept("r") {
      // `r 90s`, while `r 28` is the rate of a rower.
      let hasSign = accept(sign: "/") || accept(sign: ":") || accept(sign: "=")
      if let time = acceptTime(bare: hasSign ? .second : nil, letter: .minute) { return time }
    }
    index = start
    _ = acceptAt()
    if let way = acceptWay(), acceptRestWord() {
      acceptBetween()
      return way
    }
    index = start
    // `10x100 on 1 min rest`
    _ = acceptAt() || accept("on")
    if let time = acceptTime(letter: .minute), time.isPlausibleRest,
      // `30-40 min recovery` is an easy run.
      !(token?.text == "recovery" && time.seconds >= 900), acceptRestWord()
    {
      acceptBetween()
      return time
    }
    index = start
    return nil
  }

  /// `200m`, `0.25 mi`: a recovery by distance, not a time. Its seconds are those of a jog.
  private mutating func acceptWay() -> ScribbleTime? {
    let start = index
    guard let number = acceptNumber(), let unit = acceptUnit(where: { $0.isLength }) ?? unitOfLap(number) else {
      index = start
      return nil
    }
    let isShort = unit == .metre || unit == .yard
    let isOther = unit != .kilometre && unit != .mile && !isShort
    guard !isOther, !isShort || number.thousandths >= 50_000 else {
      index = start
      return nil
    }
    let metres = isShort ? number.thousandths / 1000 : number.thousandths
    return ScribbleTime(text: number.text + unit.rawValue, seconds: metres * 2 / 5, isGuess: true)
  }

  /// `w/ 400 jog`, `200 Trabpause`: a part of a track's lap.
  private func unitOfLap(_ number: ScribbleNumber) -> ScribbleUnit? {
    guard let metres = number.whole, (100...800).contains(metres), metres.isMultiple(of: 50),
      ["jog", "walk", "float", "trab", "trabpause", "gehpause", "recovery", "tp", "gp"].contains(token?.text ?? "")
    else { return nil }
    return .metre
  }

  /// `90s rest`, `90 sec jog rest`, `5 min easy between`.
  private mutating func acceptRestWord() -> Bool {
    let start = index
    let isBehindWork = (-4 ... -2).contains { [",", "/", "w", "with"].contains(self[$0]?.text ?? "") }
    if isBehindWork,
      accept("easy", "jog", "float", "walk", "recover", "locker", "gehen", "spin", "trab", "traben", "rollen")
    {
      // `w/ 90s easy jog`
      while accept("jog", "jogging", "walk", "walking", "trab", "traben", "spin", "float") {}
      if endsPart { return true }
    }
    index = start
    for _ in 0...2 {
      let isBehindEasy = self[-1]?.text == "easy"
      if accept(
        "rest", "pause", "recovery", "trabpause", "gehpause", "satzpause", "rec", "recover", "recoveries",
        "serienpause", "rundenpause", "ri", "tp", "gp", "break")
      {
        return true
      }
      // `15s P`
      if token?.text == "p", self[1].map({ $0.isMark }) ?? true {
        index += 1
        return true
      }
      // `8 x 500m / 3:30r`
      if token?.text == "r", token?.touches ?? false, endsPart(behind: 1) {
        index += 1
        return true
      }
      // `15 min off the bike` is no rest.
      if !isBehindEasy, !["the", "of", "dem"].contains(self[1]?.text ?? ""), accept("off") { return true }
      if ["between", "dazwischen", "btw", "btwn"].contains(token?.text ?? "") {
        acceptBetween()
        return true
      }
      guard
        accept(
          "jog", "jogging", "easy", "active", "full", "walk", "walking", "of", "minimum", "locker", "lockere",
          "complete",
          "slow", "spin")
      else {
        break
      }
    }
    index = start
    return false
  }

  var endsPart: Bool { endsPart(behind: 0) }

  private func endsPart(behind offset: Int) -> Bool { self[offset].map { $0.isMark } ?? true }

  fileprivate var isAtSlash: Bool { token?.isSign("/") ?? false }

  /// `between sets`, `zwischen den Sätzen`: which the rest of an exercise means anyway.
  private mutating func acceptBetween() {
    let start = index
    guard accept("between", "zwischen", "dazwischen", "after", "nach", "btw", "btwn") else { return }
    _ = accept("each", "the", "den", "all", "every", "jedem")
    if accept("sets", "set", "sätzen", "satz", "reps", "intervals") || index == start + 1 { return }
    index = start
  }
}

extension ScribbleTime {
  /// `200 m jog` is a length.
  fileprivate var isPlausibleRest: Bool { !isGuess || seconds <= 1800 }
}
