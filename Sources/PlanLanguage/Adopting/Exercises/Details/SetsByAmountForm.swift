/// `3x8`, `3 x 8-12`, `3x45 sec`, `4x40m`, `3xAMRAP`: sets times what one consists of.

extension DetailForm {
  static let setsByAmount = DetailForm { cursor, context in
    let start = cursor.index
    guard let factors = cursor.acceptFactors(), factors.count == 2 else {
      cursor.index = start
      return nil
    }
    // `400m x 6`, `7s x 5`
    if let unit = factors[0].unit, unit.isTime || unit.isLength, let sets = factors[1].count, (2...50).contains(sets),
      let (amount, _) = factors[0].amount(context)
    {
      return DetailReading(.sets([SetRun(count: sets, amount: amount)]), isGuess: true)
    }
    // `6-8 x 200m`: at least so many.
    if factors[0].unit == nil, factors[0].high != nil, !factors[0].isOpen, factors[0].time == nil,
      let sets = factors[0].low.whole, sets > 0, sets <= Factor.mostSets, let (amount, _) = factors[1].amount(context)
    {
      let words = cursor.line.text(of: start..<cursor.index)
      return DetailReading(.sets([SetRun(count: sets, amount: amount)]), isGuess: true, remark: words)
    }
    guard var sets = factors[0].count, sets > 0, var (amount, isGuess) = factors[1].amount(context) else {
      cursor.index = start
      return nil
    }
    if sets > Factor.mostSets, amount.kind == .reps || amount.kind == .max {
      // `20x3` push-ups are three sets; of anything else, 20 is a load.
      guard context.isBodyweight, !context.isWeighted, let reps = factors[1].count,
        sets <= ScribbleAmount.mostRepsOfSet,
        reps <= Factor.mostSets, let swapped = ScribbleAmount(factors[0].low, nil, nil)
      else {
        cursor.index = start
        return nil
      }
      (sets, amount, isGuess) = (reps, swapped, true)
    }
    return DetailReading(.sets([SetRun(count: sets, amount: amount)]), isGuess: isGuess)
  }
}
