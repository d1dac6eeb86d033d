/// `225 for 3 sets of 5`, `100 for 5x5`: a load in front of its sets.

extension DetailForm {
  static let loadForSets = DetailForm { cursor, context in
    let start = cursor.index
    guard let number = cursor.acceptNumber(), number.thousandths >= 20_000, context.takesLoads,
      cursor.token?.text == "for"
    else {
      cursor.index = start
      return nil
    }
    cursor.index += 1
    guard let sets = DetailForm.setsOfReps.read(&cursor, context) ?? DetailForm.setsByAmount.read(&cursor, context),
      case .sets(let runs) = sets.detail, runs.allSatisfy({ $0.amount.kind == .reps })
    else {
      cursor.index = start
      return nil
    }
    return DetailReading(.sets(runs.map { $0.with(number.text + context.bareLoads.rawValue) }), isGuess: true)
  }
}
