/// `3 sets of 8`, `3 Sätze à 8 Wdh`, `4 sets x 8-12 reps`, `3 sets to failure`.

extension DetailForm {
  static let setsOfReps = DetailForm { cursor, context in
    let start = cursor.index
    guard let sets = cursor.acceptWhole(), cursor.accept("sets", "set", "sätze", "satz", "saetze", "serien") else {
      cursor.index = start
      return nil
    }
    while cursor.accept("of", "à", "a", "x", "mit", "je", "von", "with", "for", "mal")
      || cursor.accept(sign: ":") || cursor.accept(sign: ",") || cursor.accept(sign: "-")
    {}
    if let failure = DetailForm.toFailure.read(&cursor, context), case .amount(let amount) = failure.detail {
      return DetailReading(.sets([SetRun(count: sets, amount: amount)]))
    }
    if case .clock? = cursor.token?.kind, let time = cursor.acceptTime() {
      return DetailReading(.sets([SetRun(count: sets, amount: ScribbleAmount(time))]))
    }
    guard let (low, high) = cursor.acceptRange(), !(cursor.token?.isSign("%") ?? false) else {
      cursor.index = start
      return nil
    }
    let isOpen = cursor.token?.touches ?? false && cursor.accept(sign: "+")
    let unit = cursor.acceptUnit { !$0.isMass && $0 != .percent }
    let plain = unit == nil ? context.amount(low, high, isOpen: isOpen) : nil
    guard let amount = plain?.0 ?? ScribbleAmount(low, high, unit, isOpen: isOpen) else {
      cursor.index = start
      return nil
    }
    return DetailReading(.sets([SetRun(count: sets, amount: amount)]), isGuess: plain?.isGuess ?? false)
  }
}
