/// `Sets: 3   Reps: 10`, `Sätze: 4, Wdh: 12, 10, 8, 6`, `Reps: 8-12 Sets: 3`: sets and reps, each after its label.

extension DetailForm {
  static let labelledSets = DetailForm { cursor, context in
    let start = cursor.index
    if let sets = cursor.acceptLabelledSets() {
      cursor.acceptSigns()
      if let runs = cursor.acceptLabelledReps(of: sets, context) { return DetailReading(.sets(runs), isGuess: true) }
      // `Sets: 3` alone
      return DetailReading(.times(sets), isGuess: true)
    }
    cursor.index = start
    if let runs = cursor.acceptLabelledReps(of: nil, context) {
      let end = cursor.index
      cursor.acceptSigns()
      if runs.count == 1, let sets = cursor.acceptLabelledSets() {
        return DetailReading(.sets([SetRun(count: sets, amount: runs[0].amount)]), isGuess: true)
      }
      cursor.index = end
      if runs.count == 1 { return DetailReading(.amount(runs[0].amount), isGuess: true) }
      return DetailReading(.sets(runs), isGuess: true)
    }
    cursor.index = start
    if cursor.accept("weight", "load", "gewicht"), cursor.accept(sign: ":") || cursor.accept(sign: "="),
      let load = cursor.acceptNumber(), load.thousandths > 0
    {
      let unit = cursor.acceptUnit { $0.isMass || $0 == .percent } ?? context.bareLoads
      return DetailReading(.intensities([load.text + unit.rawValue]), isGuess: true)
    }
    return nil
  }
}

extension TokenCursor {
  fileprivate mutating func acceptSigns() {
    while accept(sign: ",") || accept(sign: ";") || accept(sign: "/") || accept(sign: "|") || accept(sign: "-")
      || accept(sign: ".")
    {}
  }

  /// `Sets: 3`
  fileprivate mutating func acceptLabelledSets() -> Int? {
    let start = index
    if accept("sets", "sätze", "saetze", "serien"), accept(sign: ":") || accept(sign: "="), let sets = acceptWhole(),
      sets <= 20, !(token?.isSign("x") ?? false), token?.text != "x"
    {
      return sets
    }
    index = start
    return nil
  }

  /// `Reps: 10`, `Reps: 12, 10, 8, 6`, `Wdh.: max`: one for all sets, or one for each of them.
  fileprivate mutating func acceptLabelledReps(of sets: Int?, _ context: DetailContext) -> [SetRun]? {
    let start = index
    guard accept("reps", "rep", "wdh", "wiederholungen", "repetitions", "time", "duration", "dauer", "zeit"),
      accept(sign: ".") || true,
      accept(sign: ":") || accept(sign: "=")
    else {
      index = start
      return nil
    }
    if acceptFailure() { return [SetRun(count: sets ?? 1, amount: .max)] }
    guard let (low, high) = acceptRange() else {
      index = start
      return nil
    }
    let unit = acceptUnit { $0.isTime || $0.isLength || $0 == .reps }
    guard let amount = ScribbleAmount(low, high, unit) else {
      index = start
      return nil
    }
    var runs = [SetRun(amount: amount)]
    if high == nil, unit == nil {
      while token.map({ $0.isSign(",") || $0.isSign("/") || $0.isSign("-") }) ?? false, self[1]?.number != nil,
        ScribbleUnit(self[2]?.text ?? "") == nil
      {
        index += 1
        guard let next = acceptWhole() else { break }
        runs.append(SetRun(amount: ScribbleAmount(kind: .reps, text: "\(next)")))
      }
    }
    if runs.count == 1 { runs[0].count = sets ?? 1 }
    return runs
  }
}
