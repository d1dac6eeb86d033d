/// `225 for 3 sets of 5`, `100 for 5x5`: a load in front of its sets.

extension DetailForm {
  static let loadForSets = DetailForm { cursor, context in
    guard let number = cursor.acceptNumber(), number.thousandths >= 20_000, context.takesLoads,
      cursor.token?.text == "for"
    else { return nil }
    cursor.index += 1
    // `225 for 5, 5, 4`
    let behind = cursor.index
    var reps: [Int] = []
    while let next = cursor.acceptWhole(), next <= 30 {
      reps.append(next)
      guard cursor.token.map({ $0.isSign(",") || $0.isSign("/") }) ?? false, cursor[1]?.number != nil,
        cursor[2]?.text != "x"
      else { break }
      cursor.index += 1
    }
    if reps.count > 1, cursor.endsPart || cursor.token.map({ ScribbleUnit($0.text) == .reps }) ?? false {
      _ = cursor.acceptUnit { $0 == .reps }
      let load = number.text + context.bareLoads.rawValue
      let runs = reps.map { SetRun(amount: ScribbleAmount(kind: .reps, text: "\($0)"), intensity: load) }
      return DetailReading(.sets(runs), isGuess: true)
    }
    cursor.index = behind
    guard let sets = DetailForm.setsOfReps.read(&cursor, context) ?? DetailForm.setsByAmount.read(&cursor, context),
      case .sets(let runs) = sets.detail, runs.allSatisfy({ $0.amount.kind == .reps })
    else { return nil }
    return DetailReading(.sets(runs.map { $0.with(number.text + context.bareLoads.rawValue) }), isGuess: true)
  }
}
