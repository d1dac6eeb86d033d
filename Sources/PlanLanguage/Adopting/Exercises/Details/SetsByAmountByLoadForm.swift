/// `3x8x80`, `5x5x225lb`: sets, reps, load.

extension DetailForm {
  static let setsByAmountByLoad = DetailForm { cursor, context in
    guard let factors = cursor.acceptFactors(), factors.count == 3, let sets = factors[0].count, sets > 0,
      sets <= Factor.mostSets, let (amount, _) = factors[1].amount(context),
      amount.kind == .reps || amount.kind == .max,
      factors[2].count != nil || factors[2].load != nil || factors[2].unit == .second
        || factors[2].unit == nil && !factors[2].isMax
    else { return nil }
    // `3 x 12 x 14s`: a pair of fourteen each.
    let isPair = factors[2].unit == .second && (context.measure ?? .reps) == .reps
    let pair = isPair ? "2x" + factors[2].low.text + context.bareLoads.rawValue : nil
    guard isPair || factors[2].unit == nil || factors[2].load != nil else { return nil }
    let load = pair ?? factors[2].load ?? factors[2].low.text + context.bareLoads.rawValue
    return DetailReading(
      .sets([SetRun(count: sets, amount: amount, intensity: load)]), isGuess: factors[2].load == nil)
  }
}
