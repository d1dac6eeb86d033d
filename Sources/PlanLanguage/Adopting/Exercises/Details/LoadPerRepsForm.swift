/// `60%/3x2`, `75%/1x3`, `75%/1+1 x4`, `100kg/5`: a load over reps, and how many sets of them, as weightlifters write it.

extension DetailForm {
  static let loadPerReps = DetailForm { cursor, context in
    let start = cursor.index
    if context.takesLoads, context.measure != .distance, let runs = cursor.acceptPairs(context) {
      return DetailReading(.sets(runs), isGuess: true)
    }
    cursor.index = start
    guard let load = cursor.acceptNumber(), load.thousandths > 0,
      let unit = cursor.acceptUnit(where: { $0.isMass || $0 == .percent }), cursor.accept(sign: "/"),
      let reps = cursor.acceptWhole(), reps <= 20, cursor.token.map({ ScribbleUnit($0.text) == nil }) ?? true
    else { return nil }
    // `75%/1+1 x4`: a set in parts.
    var parts = [reps]
    while cursor.token?.isSign("+") ?? false, let next = cursor[1]?.number?.whole, (1...20).contains(next) {
      parts.append(next)
      cursor.index += 2
    }
    let end = cursor.index
    var sets = 1
    if cursor.accept("x"), let count = cursor.acceptWhole() { sets = count } else { cursor.index = end }
    let text = parts.count == 1 ? "\(reps)" : "(" + parts.map { "\($0)" }.joined(separator: ",") + ")"
    let amount = ScribbleAmount(kind: .reps, text: text)
    return DetailReading(
      .sets([SetRun(count: sets, amount: amount, intensity: load.text + unit.rawValue)]), isGuess: true)
  }
}

extension TokenCursor {
  /// `60/10 80/8 100/6`: loads over their reps, each at least as much as twice the reps.
  fileprivate mutating func acceptPairs(_ context: DetailContext) -> [SetRun]? {
    var runs: [SetRun] = []
    while let load = token?.number, self[1]?.isSign("/") ?? false, self[1]?.touches ?? false,
      let reps = self[2]?.number?.whole, (1...30).contains(reps), load.thousandths >= 20_000,
      load.thousandths >= reps * 2000, self[3].map({ !$0.isSign("/") && !$0.isSign("%") && $0.text != "x" }) ?? true
    {
      index += 3
      let amount = ScribbleAmount(kind: .reps, text: "\(reps)")
      runs.append(SetRun(amount: amount, intensity: load.text + context.bareLoads.rawValue))
      if token?.isSign(",") ?? false, self[2]?.isSign("/") ?? false { index += 1 }
    }
    return runs.count >= 2 ? runs : nil
  }
}
