/// `negatives 3x3 (5s down)`, `3 sec eccentric`, `4 Sek. ablassen`: how long the way down takes.

extension DetailForm {
  static let slowPhase = DetailForm { cursor, context in
    let start = cursor.index
    guard context.hasSets || context.hasAmount, context.hasName, context.measure == .reps || context.measure == nil
    else { return nil }
    let isOpen = cursor.accept(sign: "(")
    _ = cursor.accept("with", "mit", "w")
    let isInFront = cursor.accept("eccentric", "exzentrisch", "negative", "lowering")
    guard let time = cursor.acceptTime(), (2...10).contains(time.seconds), !time.text.contains("-"),
      isInFront || cursor.acceptWayDown(), isOpen ? cursor.accept(sign: ")") : cursor.endsPart
    else {
      cursor.index = start
      return nil
    }
    return DetailReading(.attribute(.tempo, "\(time.seconds)-0-1-0"), isGuess: true)
  }
}

extension TokenCursor {
  fileprivate mutating func acceptWayDown() -> Bool {
    guard
      accept(
        "down", "eccentric", "eccentrics", "negative", "negatives", "lowering", "lower", "descent", "runter",
        "ablassen",
        "absenken", "exzentrisch", "negativ", "herunter", "ab")
        || accept(all: "on", "the", "way", "down") || accept(all: "auf", "dem", "weg", "runter")
    else { return false }
    _ = accept("phase")
    return true
  }
}
