/// `60%/3x2`, `75%/1x3`, `100kg/5`: a load over reps, and how many sets of them, as weightlifters write it.

extension DetailForm {
  static let loadPerReps = DetailForm { cursor, _ in
    let start = cursor.index
    guard let load = cursor.acceptNumber(), load.thousandths > 0,
      let unit = cursor.acceptUnit(where: { $0.isMass || $0 == .percent }), cursor.accept(sign: "/"),
      let reps = cursor.acceptWhole(), reps <= 20, cursor.token.map({ ScribbleUnit($0.text) == nil }) ?? true
    else {
      cursor.index = start
      return nil
    }
    let end = cursor.index
    var sets = 1
    if cursor.accept("x"), let count = cursor.acceptWhole() { sets = count } else { cursor.index = end }
    let amount = ScribbleAmount(kind: .reps, text: "\(reps)")
    return DetailReading(
      .sets([SetRun(count: sets, amount: amount, intensity: load.text + unit.rawValue)]), isGuess: true)
  }
}
