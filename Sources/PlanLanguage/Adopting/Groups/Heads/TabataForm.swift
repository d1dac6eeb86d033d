/// `Tabata`, `tabata x8`, `tabata 30s on 15s off`, `tabata 20/10`, `HIIT 30/30 x 10`.

extension HeadForm {
  static let tabata = HeadForm { cursor in
    if let part = cursor.acceptOnAndOff(isTabata: false) ?? cursor.acceptHIIT() { return part }
    guard cursor.accept("tabata") else { return nil }
    let start = cursor.index
    _ = cursor.accept(sign: ":") || cursor.accept(sign: "(") || cursor.accept(sign: "-")
    if let part = cursor.acceptOnAndOff(isTabata: true) { return part }
    cursor.index = start
    let times = cursor.acceptHeadTimes()
    if let part = cursor.acceptExplanation() { return part }
    return HeadPart(kind: .tabata, times: times)
  }
}

extension TokenCursor {
  /// `20 on / 10 off`, `20s on, 10s off`, `8x 20/10` of a tabata, `45 on 15 off x 6`.
  fileprivate mutating func acceptOnAndOff(isTabata: Bool) -> HeadPart? {
    let start = index
    let before = acceptTimesInFront()
    // `8 Stationen, 45/15, 3 Durchgänge`
    let isOfStations = line.tokens.contains { ["stationen", "stations", "station"].contains($0.text) }
    if isTabata || isOfStations || isAtSecondsOfCircuit, let on = acceptTime(bare: .second), accept(sign: "/"),
      let off = acceptTime(bare: .second)
    {
      return onAndOff(on, off, before ?? acceptTimesBehind())
    }
    index = start
    _ = acceptTimesInFront()
    if let on = acceptTime(bare: .second), accept("on", "work", "an", "arbeit", "belastung", "hard", "aktiv") {
      _ = accept(sign: "/") || accept(sign: ",")
      if let off = acceptTime(bare: .second),
        accept(
          "off", "rest", "pause", "aus", "break", "easy", "wechsel", "transition", "erholung")
      {
        return onAndOff(on, off, before ?? acceptTimesBehind())
      }
    }
    index = start
    return nil
  }

  /// The `45/15` of `Zirkel (3 Runden, 45/15)`, which are no loads.
  private var isAtSecondsOfCircuit: Bool {
    guard line.tokens.contains(where: { ["zirkel", "zirkeltraining", "circuit", "hiit"].contains($0.text) }),
      let on = token?.number?.whole, self[1]?.isSign("/") ?? false, let off = self[2]?.number?.whole
    else { return false }
    return [20, 30, 40, 45, 50, 60].contains(on) && [10, 15, 20, 30].contains(off) && on >= off
      && (self[3].map { $0.isMark || ScribbleUnit($0.text) == .second } ?? true)
  }

  /// `(8 rounds 20/10 each, 1 min between)`: what each tabata of several is, and the rest between them.
  fileprivate mutating func acceptExplanation() -> HeadPart? {
    let start = index
    guard accept(sign: "(") else { return nil }
    var (rounds, intervals, between): (Int?, HeadPart?, String?) = (nil, nil, nil)
    while !isAtEnd, !(token?.isSign(")") ?? false) {
      let before = index
      if rounds == nil, let count = acceptWhole(), accept("rounds", "runden", "rds", "intervals", "intervalle", "x") {
        rounds = count
        continue
      }
      index = before
      if intervals == nil, let on = acceptTime(bare: .second), accept(sign: "/"), let off = acceptTime(bare: .second) {
        intervals = onAndOff(on, off, nil)
        continue
      }
      index = before
      if let rest = acceptRest(),
        self[-1].map({ ["between", "dazwischen", "rest", "pause"].contains($0.text) }) ?? false
      {
        between = rest.text
        continue
      }
      index = before
      guard accept("each", "je", "of", "exercise", "exercises", "übung", "übungen", "the", "rest") || accept(sign: ",")
      else { break }
    }
    guard accept(sign: ")"), isAtEnd || accept(sign: ":") && isAtEnd, let between else {
      index = start
      return nil
    }
    var part = HeadPart(
      kind: .tabata, times: rounds == 8 ? nil : rounds, details: intervals?.details ?? [], isGuess: true)
    part.restBetween = between
    return part
  }

  /// `HIIT 30/30 x 10`, `HIIT: 40/20, 8 rounds`, `30/30 x 10`.
  fileprivate mutating func acceptHIIT() -> HeadPart? {
    let start = index
    let isNamed = accept("hiit", "intervals", "intervalle", "intervall")
    _ = isNamed && accept(sign: ":")
    let before = acceptTimesInFront()
    if let (on, off) = acceptSecondsOnAndOff(isEqual: !isNamed) {
      // `sec`
      _ = acceptUnit { $0 == .second }
      let behind = index
      _ = accept(sign: ",")
      var times = before ?? acceptTimesBehind()
      if times == nil, let count = acceptWhole(), accept("rounds", "runden", "rds", "x", "mal", "times") {
        times = count
      }
      if times == nil { index = behind }
      // `3 Runden 30/30: …`
      let isBehindRounds =
        !isNamed && on == off && start > 0
        && ["rounds", "runden", "rds", "durchgänge"].contains(line.tokens[start - 1].text)
      if isNamed || times != nil || isBehindRounds {
        return HeadPart(kind: .tabata, times: times, details: ["on \(on)s", "off \(off)s"], isGuess: true)
      }
    }
    index = start
    return nil
  }

  private func onAndOff(_ on: ScribbleTime, _ off: ScribbleTime, _ times: Int?) -> HeadPart {
    let isUsual = on.seconds == 20 && off.seconds == 10
    return HeadPart(kind: .tabata, times: times, details: isUsual ? [] : ["on " + on.withUnit, "off " + off.withUnit])
  }

  private mutating func acceptTimesBehind() -> Int? {
    let start = index
    // `x 8 rounds` is read as rounds.
    if accept("x"), let times = acceptWhole(), !["rounds", "runden", "rds"].contains(token?.text ?? "") {
      return times
    }
    index = start
    return nil
  }
}
