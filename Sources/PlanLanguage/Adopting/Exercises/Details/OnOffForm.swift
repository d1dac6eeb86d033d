/// `10 x 1' / 1'`, `8x30s on/30s off`, `1 min hard, 1 min easy x 10`, `10x (60s / 60s)`: intervals and their rests.

extension DetailForm {
  static let onOff = DetailForm { cursor, context in
    var times = cursor.acceptTimesInFront()
    let isOpen = cursor.accept(sign: "(")
    if let reading = cursor.acceptEqualSeconds(times, context) { return reading }
    guard let on = cursor.acceptTime(letter: .minute) else { return nil }
    let isOn = cursor.accept("on", "work", "hard", "schnell", "an", "fast", "belastung", "arbeit", "zügig", "hart")
    guard cursor.accept(sign: "/") || isOn && (cursor.accept(sign: ",") || true),
      let off = cursor.acceptTime(letter: .minute)
    else { return nil }
    let isOff = cursor.accept(
      "off", "rest", "easy", "locker", "aus", "pause", "recovery", "walk", "jog", "langsam", "float", "gehen")
    if isOpen { _ = cursor.accept(sign: ")") }
    _ = cursor.accept(sign: ",")
    times = times ?? cursor.acceptOnOffTimes()
    guard let times, times > 1, times <= 100 || isOn && isOff else { return nil }
    return DetailReading(.intervals(SetRun(count: times, amount: ScribbleAmount(on)), rest: off.text), isGuess: true)
  }
}

extension TokenCursor {
  /// `30/30 x 10`, `10x 30/30`: two equal numbers are seconds.
  fileprivate mutating func acceptEqualSeconds(_ before: Int?, _ context: DetailContext) -> DetailReading? {
    let start = index
    // `lunges 3x10/10` are those of each leg.
    let isNamed = context.measure == .reps || context.measure == nil && context.hasName
    if isNamed, before != nil, let reps = token?.number, reps.thousandths <= 20_000 { return nil }
    if let on = acceptSecondsOnAndOff(isEqual: true), let times = before ?? acceptOnOffTimes(), times > 1, times <= 100
    {
      let amount = ScribbleAmount(kind: .time, text: on.on + "s")
      return DetailReading(.intervals(SetRun(count: times, amount: amount), rest: on.off + "s"), isGuess: true)
    }
    index = start
    return nil
  }

  /// `30/30`, `40/20`: how many seconds of work and of rest, without their unit.
  mutating func acceptSecondsOnAndOff(isEqual: Bool) -> (on: String, off: String)? {
    let start = index
    if let on = acceptWhole(), accept(sign: "/"), let off = acceptWhole(), (10...120).contains(on),
      (5...120).contains(off), on == off || !isEqual, token.map({ !$0.touches || $0.isMark }) ?? true,
      !(token?.isSign("/") ?? false)
    {
      return ("\(on)", "\(off)")
    }
    index = start
    return nil
  }

  /// `x 10`, `for 10 rounds`, `8 rounds`.
  fileprivate mutating func acceptOnOffTimes() -> Int? {
    let start = index
    if accept("x"), let times = acceptWhole() { return times }
    index = start
    _ = accept("for")
    if let times = acceptWhole(), accept("rounds", "times", "x", "sets", "runden", "mal", "rds", "reps") {
      return times
    }
    index = start
    return nil
  }
}
