/// `10x100 on 1:45`, `every 2:00`, `every 90s`, `Abgang 1:00`, `8x50 @ 1:10` of a swim: from start to start.

extension DetailForm {
  static let everyInterval = DetailForm { cursor, context in
    let start = cursor.index
    // `E:90`
    if context.hasName, cursor.accept("e"), cursor.accept(sign: ":"), let seconds = cursor.acceptWhole(),
      (10...600).contains(seconds)
    {
      return DetailReading(.attribute(.every, "\(seconds)s"), isGuess: true)
    }
    cursor.index = start
    if context.hasSets, cursor.accept(all: "on", "the", "minute") {
      return DetailReading(.attribute(.every, "1min"))
    }
    // `10x10, jede Minute`, `5 reps every hour`
    let isOfWork = context.hasSets || context.hasAmount && cursor.line.tokens[..<start].count { $0.number != nil } == 1
    if isOfWork, cursor.accept("every", "each", "jede", "jeder") {
      if cursor.accept("minute", "min") {
        _ = cursor.accept(all: "on", "the", "minute")
        return DetailReading(.attribute(.every, "1min"), isGuess: true)
      }
      if cursor.accept("hour", "stunde") { return DetailReading(.attribute(.every, "1h"), isGuess: true) }
    }
    cursor.index = start
    let isSaid = cursor.accept(sign: "@")
    let isOfSwim = context.equipment == .swim && (context.hasSets || isSaid)
    let isNamed = cursor.accept(
      "on", "every", "alle", "ab", "abgang", "abg", "start", "leaving", "sendoff", "send-off", "int")
    guard isNamed || isSaid && isOfSwim else {
      cursor.index = start
      return nil
    }
    _ = cursor.accept(sign: ".") || cursor.accept("the", "alle")
    // `3 h, alle 30 min 10 s Sprint` is something within it.
    if isNamed, context.hasAmount, !context.hasSets, context.measure != .reps, cursor.isBeforeAmount {
      cursor.index = start
      return nil
    }
    // `@ :45`
    if cursor.accept(sign: ":"), let seconds = cursor.acceptWhole(), seconds < 60 {
      return DetailReading(.attribute(.every, "\(seconds)s"), isGuess: true)
    }
    // `@ 1:35/100m` is a pace.
    if !isNamed, !(cursor.token?.isClock ?? false) || (cursor[1]?.isSign("/") ?? false) || cursor[1]?.text == "per" {
      cursor.index = start
      return nil
    }
    // `8x50 on 55`
    if isNamed, context.equipment == .swim, context.hasSets, let seconds = cursor.token?.number?.whole,
      (15...120).contains(seconds), cursor[1].map({ $0.isMark }) ?? true
    {
      cursor.index += 1
      return DetailReading(.attribute(.every, "\(seconds)s"), isGuess: true)
    }
    guard let time = cursor.acceptTime(letter: .minute) else {
      cursor.index = start
      return nil
    }
    return DetailReading(.attribute(.every, time.text), isGuess: time.isGuess || !isNamed)
  }
}

extension TokenCursor {
  /// Whether a time and then another number is here.
  fileprivate var isBeforeAmount: Bool {
    var cursor = self
    return cursor.acceptTime(letter: .minute) != nil && cursor.token?.number != nil
  }
}
