/// `10 x 1' / 1'`, `8x30s on/30s off`, `1 min hard, 1 min easy x 10`, `10x (60s / 60s)`: intervals and their rests.

extension DetailForm {
  static let onOff = DetailForm { cursor, _ in
    let start = cursor.index
    var times = cursor.acceptTimesInFront()
    let isOpen = cursor.accept(sign: "(")
    guard let on = cursor.acceptTime(letter: .minute) else {
      cursor.index = start
      return nil
    }
    let isOn = cursor.accept("on", "work", "hard", "schnell", "an", "fast", "belastung", "arbeit", "zügig", "hart")
    guard cursor.accept(sign: "/") || isOn && (cursor.accept(sign: ",") || true),
      let off = cursor.acceptTime(letter: .minute)
    else {
      cursor.index = start
      return nil
    }
    let isOff = cursor.accept(
      "off", "rest", "easy", "locker", "aus", "pause", "recovery", "walk", "jog", "langsam", "float", "gehen")
    if isOpen { _ = cursor.accept(sign: ")") }
    _ = cursor.accept(sign: ",")
    times = times ?? cursor.acceptOnOffTimes()
    guard let times, times > 1, times <= 100 || isOn && isOff else {
      cursor.index = start
      return nil
    }
    return DetailReading(.intervals(SetRun(count: times, amount: ScribbleAmount(on)), rest: off.text), isGuess: true)
  }
}

extension TokenCursor {
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
