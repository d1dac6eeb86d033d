/// `1. Satz 12 Wdh 50kg`, `Set 2: 8 reps @ 60kg`, `Satz 3: 8 x 60kg`: one of several sets, each with its number.

extension DetailForm {
  static let numberedSet = DetailForm { cursor, context in
    guard cursor.acceptSetNumber() else { return nil }
    // `Set 1: 60 kg x 5`
    if cursor[1]?.text != "x", let reading = DetailForm.loadByReps.read(&cursor, context), case .sets = reading.detail {
      return reading
    }
    if let run = cursor.acceptLoadAndReps() { return DetailReading(.sets([run]), isGuess: true) }
    guard let reps = cursor.acceptWhole(), reps <= 100 else { return nil }
    _ = cursor.acceptUnit { $0 == .reps }
    let end = cursor.index
    _ = cursor.acceptAt() || cursor.accept("x") || cursor.accept(sign: ",") || cursor.accept("à", "a")
    var load: String?
    if let number = cursor.acceptNumber(), let unit = cursor.acceptUnit(where: { $0.isMass || $0 == .percent }) {
      load = number.text + unit.rawValue
    } else {
      cursor.index = end
    }
    let amount = ScribbleAmount(kind: .reps, text: "\(reps)")
    return DetailReading(.sets([SetRun(amount: amount, intensity: load)]), isGuess: true)
  }
}

extension TokenCursor {
  /// `80kg 6 reps`
  fileprivate mutating func acceptLoadAndReps() -> SetRun? {
    let start = index
    if let load = acceptNumber(), let unit = acceptUnit(where: { $0.isMass || $0 == .percent }) {
      _ = accept("x", "for", "für") || accept(sign: ",") || accept(sign: ":")
      if let reps = acceptWhole(), reps <= 100 {
        _ = acceptUnit { $0 == .reps }
        return SetRun(amount: ScribbleAmount(kind: .reps, text: "\(reps)"), intensity: load.text + unit.rawValue)
      }
    }
    index = start
    return nil
  }

  /// `1. Satz`, `2nd set`, `Set 3:`.
  fileprivate mutating func acceptSetNumber() -> Bool {
    let start = index
    if let number = acceptWhole(), number <= 20 {
      _ = accept(sign: ".") || accept("st", "nd", "rd", "th")
      if accept("satz", "set") {
        _ = accept(sign: ":")
        return token?.number != nil
      }
    }
    index = start
    if accept("satz", "set"), let number = acceptWhole(), number <= 20, accept(sign: ":") || accept(sign: "-") {
      return token?.number != nil
    }
    index = start
    return false
  }
}
