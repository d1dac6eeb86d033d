/// `70% 5, 75% 5, 80% 3`, `60kg 5, 70kg 5`: loads, each with the reps of its set behind it.

extension DetailForm {
  static let loadsThenReps = DetailForm { cursor, context in
    guard context.measure == .reps, context.takesLoads, !context.hasIntensity else { return nil }
    var runs: [SetRun] = []
    while let run = cursor.acceptLoadThenReps() {
      runs.append(run)
      guard cursor.token.map({ $0.isSign(",") || $0.isSign(";") }) ?? false, cursor[1]?.number != nil else { break }
      cursor.index += 1
    }
    return runs.count > 1 && cursor.endsPart ? DetailReading(.sets(runs), isGuess: true) : nil
  }
}

extension TokenCursor {
  /// `70% 5`, but not the beginning of `70% 5x3`.
  fileprivate mutating func acceptLoadThenReps() -> SetRun? {
    guard let load = acceptNumber(), load.thousandths > 0,
      let unit = acceptUnit(where: { $0.isMass || $0 == .percent }),
      let reps = acceptWhole(), (1...30).contains(reps)
    else { return nil }
    let isOpen = (token?.touches ?? false) && accept(sign: "+")
    _ = acceptUnit { $0 == .reps }
    guard endsPart || token.map({ $0.isSign(",") || $0.isSign(";") }) ?? true else { return nil }
    return SetRun(
      amount: ScribbleAmount(kind: .reps, text: "\(reps)" + (isOpen ? "+" : "")), intensity: load.text + unit.rawValue)
  }
}
