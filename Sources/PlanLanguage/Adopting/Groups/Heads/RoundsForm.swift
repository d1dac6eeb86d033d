/// `5 rounds of`, `3 Runden`, `4 rds`, `3x through`, `5 RFT`.

extension HeadForm {
  static let rounds = HeadForm { cursor in
    let start = cursor.index
    if cursor.accept("rounds", "runden"), cursor.accept(sign: ":") || cursor.accept("x"),
      let times = cursor.acceptWhole()
    {
      return HeadPart(kind: .rounds, times: times)
    }
    cursor.index = start
    _ = cursor.accept("repeat", "complete")
    if let (low, high) = cursor.acceptRange(), let times = low.whole, times > 0, cursor.acceptRounds() {
      return HeadPart(kind: .rounds, times: times, isGuess: high != nil)
    }
    cursor.index = start
    // `3x` above the exercises
    if let times = cursor.acceptHeadTimes(), cursor.isAtEnd || cursor.accept(sign: ":") && cursor.isAtEnd {
      return HeadPart(kind: .rounds, times: times)
    }
    cursor.index = start
    return nil
  }
}

extension TokenCursor {
  fileprivate mutating func acceptRounds() -> Bool {
    if accept("rounds", "round", "runden", "runde", "rds", "rnds", "durchgänge", "rd") { return true }
    // `5 RFT` is for time as well, which the next form sees.
    if token?.text == "rft" { return true }
    if accept(all: "x", "through") || accept(all: "times", "through") { return true }
    // `4 sets of:` with lines below.
    let start = index
    if accept("sets", "sätze") {
      _ = accept("of")
      if accept(sign: ":"), isAtEnd { return true }
    }
    index = start
    return false
  }
}
