/// `80kg x 8 x 3`, `100x5x5`: load, reps, sets.

extension DetailForm {
  static let loadByRepsBySets = DetailForm { cursor, context in
    guard let factors = cursor.acceptFactors(), factors.count == 3, let sets = factors[2].count, sets > 0,
      let (amount, _) = factors[1].amount(context), amount.kind == .reps || amount.kind == .max,
      factors[0].load != nil || factors[0].count != nil
    else { return nil }
    let load = factors[0].load ?? factors[0].low.text + context.bareLoads.rawValue
    return DetailReading(
      .sets([SetRun(count: sets, amount: amount, intensity: load)]), isGuess: factors[0].load == nil)
  }
}
