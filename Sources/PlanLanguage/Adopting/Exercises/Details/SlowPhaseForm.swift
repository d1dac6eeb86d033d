/// `negatives 3x3 (5s down)`, `3 sec eccentric`, `4 Sek. ablassen`: how long the way down takes. `5s up, 5s down`:
/// how long both take.

extension DetailForm {
  static let slowPhase = DetailForm { cursor, context in
    guard context.hasSets || context.hasAmount, context.hasName, context.measure == .reps || context.measure == nil
    else { return nil }
    let isOpen = cursor.accept(sign: "(")
    let inner = cursor.index
    if let (up, down) = cursor.acceptUpAndDown(), isOpen ? cursor.accept(sign: ")") : cursor.endsPart {
      return DetailReading(.attribute(.tempo, "\(down)-0-\(up)-0"), isGuess: true)
    }
    cursor.index = inner
    _ = cursor.accept("with", "mit", "w")
    let isInFront = cursor.accept("eccentric", "exzentrisch", "negative", "lowering")
    guard let time = cursor.acceptTime(), (2...10).contains(time.seconds), !time.text.contains("-"),
      isInFront || cursor.acceptWayDown(), isOpen ? cursor.accept(sign: ")") : cursor.endsPart
    else { return nil }
    return DetailReading(.attribute(.tempo, "\(time.seconds)-0-1-0"), isGuess: true)
  }
}

extension TokenCursor {
  /// `5s up, 5s down`, `3 Sek. runter, 3 Sek. hoch`: how long both ways take.
  fileprivate mutating func acceptUpAndDown() -> (up: Int, down: Int)? {
    guard let first = acceptTime(), (1...10).contains(first.seconds) else { return nil }
    let isUp = accept("up", "hoch", "rauf", "auf")
    guard isUp || accept("down", "runter", "ab", "tief") else { return nil }
    _ = accept(sign: ",") || accept(sign: "/") || accept(sign: "-") || accept("and", "und")
    guard let second = acceptTime(), (1...10).contains(second.seconds),
      isUp ? accept("down", "runter", "ab", "tief") : accept("up", "hoch", "rauf", "auf")
    else { return nil }
    return isUp ? (first.seconds, second.seconds) : (second.seconds, first.seconds)
  }

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
