/// The words of a rest, before its time or after it, and what it is between.

extension TokenCursor {
  /// `@ 50%` at the end: what only fills a rest.
  var isAtHalf: Bool {
    (token?.isSign("@") ?? false) && (self[1]?.number.map { $0.thousandths <= 65_000 } ?? false)
      && (self[2]?.isSign("%") ?? false) && self[3] == nil
  }

  mutating func acceptRest() -> ScribbleTime? {
    let start = index
    _ = acceptAt()
    // `rest pause` is a way to do more reps.
    let isRestPause =
      token?.text == "rest" && (self[1]?.text == "pause" || self[1]?.isSign("-") ?? false && self[2]?.text == "pause")
    index = start
    if isRestPause { return nil }
    return acceptRestBehindWord() ?? acceptRestBehindLetter() ?? acceptWayBeforeWord() ?? acceptTimeBeforeWord()
  }

  /// `rest 90s`, `Pause: ca. 2 min`
  private mutating func acceptRestBehindWord() -> ScribbleTime? {
    let start = index
    _ = acceptAt()
    if acceptWordBeforeRest() {
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
    return nil
  }

  /// With what is between the word and its time.
  private mutating func acceptWordBeforeRest() -> Bool {
    guard
      accept(
        "rest", "pause", "resting", "recovery", "satzpause", "pausen", "p", "sp", "tp", "gp", "vp", "rst", "rests",
        "rec", "dazwischen", "trabpause", "gehpause", "serienpause", "dazw", "rundenpause")
        || accept(all: "in", "between")
    else { return false }
    if self[-1]?.text == "dazw" { _ = accept(sign: ".") }
    acceptBetween()
    while accept(sign: ":") || accept(sign: "=") || accept(sign: "~")
      || accept(
        "for", "von", "is", "=", "like", "around", "roughly", "rund", "je", "jeweils", "immer", "always", "so", "ca",
        "about", "approx", "etwa")
    {
      if self[-1]?.text == "ca" || self[-1]?.text == "approx" { _ = accept(sign: ".") }
    }
    return true
  }

  /// `8x500m r/3:30`; `r 90s`, while `r 28` is the rate of a rower.
  private mutating func acceptRestBehindLetter() -> ScribbleTime? {
    let start = index
    if accept("r") {
      let hasSign = accept(sign: "/") || accept(sign: ":") || accept(sign: "=")
      if let time = acceptTime(bare: hasSign ? .second : nil, letter: .minute) { return time }
    }
    index = start
    return nil
  }

  /// `200m jog recovery`
  private mutating func acceptWayBeforeWord() -> ScribbleTime? {
    let start = index
    _ = acceptAt()
    // `6 miles rec` is an easy run.
    if let way = acceptWay(), way.seconds <= 1200, acceptRestWord() {
      acceptBetween()
      return way
    }
    index = start
    return nil
  }

  /// `10x100 on 1 min rest`
  private mutating func acceptTimeBeforeWord() -> ScribbleTime? {
    let start = index
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
  mutating func acceptWay() -> ScribbleTime? {
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
    if acceptEasyBehindWork() { return true }
    let start = index
    for _ in 0...2 {
      let isBehindEasy = self[-1]?.text == "easy"
      if accept(
        "rest", "rests", "pause", "pausen", "recovery", "trabpause", "gehpause", "satzpause", "rec", "recover",
        "recoveries",
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
          "jog", "jogging", "easy", "active", "aktive", "full", "walk", "walking", "of", "minimum", "locker", "lockere",
          "complete",
          "slow", "spin")
      else {
        break
      }
    }
    index = start
    return false
  }

  /// `w/ 90s easy jog`
  private mutating func acceptEasyBehindWork() -> Bool {
    let start = index
    let isBehindWork = (-4 ... -2).contains { [",", "/", "w", "with", "mit"].contains(self[$0]?.text ?? "") }
    if isBehindWork,
      accept("easy", "jog", "float", "walk", "recover", "locker", "gehen", "spin", "trab", "traben", "rollen")
    {
      while accept("jog", "jogging", "walk", "walking", "trab", "traben", "spin", "float") {}
      if endsPart { return true }
    }
    index = start
    return false
  }

  var endsPart: Bool { endsPart(behind: 0) }

  private func endsPart(behind offset: Int) -> Bool { self[offset].map { $0.isMark } ?? true }

  var isAtSlash: Bool { token?.isSign("/") ?? false }

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
