/// `100 total`, `50 in as few sets as possible`, `accumulate 3 minutes`, `insgesamt 60`: an amount in as many sets as it
/// takes.

extension DetailForm {
  static let total = DetailForm { cursor, context in
    guard !context.hasSets else { return nil }
    let isInFront = cursor.accept("accumulate", "accrue", "insgesamt", "gesamt", "sammle")
    _ = isInFront && cursor.accept(sign: ":")
    if let (low, high) = cursor.acceptRange(), high == nil, let amount = cursor.acceptAmountOfTotal(low),
      isInFront || cursor.acceptTotal(), !cursor.endsWithX
    {
      return DetailReading(.amount(ScribbleAmount(kind: amount.kind, text: amount.text + " total")), isGuess: true)
    }
    return nil
  }
}

extension TokenCursor {
  fileprivate var endsWithX: Bool { token?.text == "x" }

  fileprivate mutating func acceptAmountOfTotal(_ low: ScribbleNumber) -> ScribbleAmount? {
    let unit = acceptUnit { $0.isTime || $0 == .reps || $0.isLength }
    return ScribbleAmount(low, nil, unit)
  }

  fileprivate mutating func acceptTotal() -> Bool {
    if accept("total", "insgesamt", "gesamt") || accept(all: "in", "total") { return endsPart }
    guard accept(all: "in", "as", "few", "sets", "as") || accept(all: "in", "so", "wenigen", "sätzen", "wie") else {
      return false
    }
    return accept("possible", "poss", "you", "möglich", "needed", "nötig") && (endsPart || accept("can"))
  }
}
