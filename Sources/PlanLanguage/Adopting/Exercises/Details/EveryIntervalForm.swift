/// `10x100 on 1:45`, `every 2:00`, `every 90s`, `Abgang 1:00`, `8x50 @ 1:10` of a swim: from start to start.

extension DetailForm {
  static let everyInterval = DetailForm.first(of: [everyBehindLetter, onTheMinute, everyMinute, everyTime])

  /// `E:90`
  private static let everyBehindLetter = DetailForm { cursor, context in
    guard context.hasName, cursor.accept("e"), cursor.accept(sign: ":"), let seconds = cursor.acceptWhole(),
      (10...600).contains(seconds)
    else { return nil }
    return .every("\(seconds)s")
  }

  private static let onTheMinute = DetailForm { cursor, context in
    context.hasSets && cursor.accept(all: "on", "the", "minute") ? .every("1min", isGuess: false) : nil
  }

  /// `10x10, jede Minute`, `5 reps every hour`
  private static let everyMinute = DetailForm { cursor, context in
    let isOfWork =
      context.hasSets || context.hasAmount && cursor.line.tokens[..<cursor.index].count { $0.number != nil } == 1
    guard isOfWork, cursor.accept("every", "each", "jede", "jeder") else { return nil }
    if cursor.accept("minute", "min") {
      _ = cursor.accept(all: "on", "the", "minute")
      return .every("1min")
    }
    return cursor.accept("hour", "stunde") ? .every("1h") : nil
  }

  private static let everyTime = DetailForm { cursor, context in
    let isSaid = cursor.accept(sign: "@")
    let isOfSwim = context.equipment == .swim && (context.hasSets || isSaid)
    let isNamed = cursor.accept(
      "on", "every", "alle", "ab", "abgang", "abg", "start", "leaving", "sendoff", "send-off", "int")
    guard isNamed || isSaid && isOfSwim else { return nil }
    _ = cursor.accept(sign: ".") || cursor.accept("the", "alle")
    // `3 h, alle 30 min 10 s Sprint` is something within it.
    if isNamed, context.hasAmount, !context.hasSets, context.measure != .reps, cursor.isBeforeAmount { return nil }
    // `@ :45`
    if cursor.accept(sign: ":"), let seconds = cursor.acceptWhole(), seconds < 60 { return .every("\(seconds)s") }
    // `@ 1:35/100m` is a pace.
    if !isNamed, !(cursor.token?.isClock ?? false) || (cursor[1]?.isSign("/") ?? false) || cursor[1]?.text == "per" {
      return nil
    }
    // `8x50 on 55`
    if isNamed, context.equipment == .swim, context.hasSets, let seconds = cursor.token?.number?.whole,
      (15...120).contains(seconds), cursor[1].map({ $0.isMark }) ?? true
    {
      cursor.index += 1
      return .every("\(seconds)s")
    }
    return cursor.acceptTime(letter: .minute).map { .every($0.text, isGuess: $0.isGuess || !isNamed) }
  }
}

extension DetailReading {
  fileprivate static func every(_ text: String, isGuess: Bool = true) -> DetailReading {
    DetailReading(.attribute(.every, text), isGuess: isGuess)
  }
}

extension TokenCursor {
  /// Whether a time and then another number is here.
  fileprivate var isBeforeAmount: Bool {
    var cursor = self
    return cursor.acceptTime(letter: .minute) != nil && cursor.token?.number != nil
  }
}
