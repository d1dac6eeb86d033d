/// `3x8`, `3 x 8-12`, `3x45 sec`, `4x40m`, `3xAMRAP`: sets times what one consists of.

extension DetailForm {
  static let setsByAmount = DetailForm { cursor, context in
    let start = cursor.index
    guard let factors = cursor.acceptFactors(), factors.count == 2 else { return nil }
    // `12.5 x 12, 15 x 10` goes on with loads.
    if context.hasLoadedSets, factors[0].unit == nil, let load = cursor.loadBefore(start),
      factors[0].low.thousandths * 5 >= load.thousandths * 2, factors[0].low.thousandths * 2 <= load.thousandths * 5
    {
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
    guard var sets = factors[0].count, sets > 0, var (amount, isGuess) = factors[1].amount(context) else { return nil }
    if sets > Factor.mostSets, amount.kind == .reps || amount.kind == .max {
      // `20x3` push-ups are three sets; of anything else, 20 is a load.
      guard context.isBodyweight, !context.isWeighted, let reps = factors[1].count,
        sets <= ScribbleAmount.mostRepsOfSet,
        reps <= Factor.mostSets, let swapped = ScribbleAmount(factors[0].low, nil, nil)
      else { return nil }
      (sets, amount, isGuess) = (reps, swapped, true)
    }
    return DetailReading(.sets([SetRun(count: sets, amount: amount)]), isGuess: isGuess)
  }
}

extension TokenCursor {
  /// The load of `12.5 x 12,` or `10kg x 15,` right before a place.
  fileprivate func loadBefore(_ place: Int) -> ScribbleNumber? {
    guard place >= 4, line.tokens[place - 1].isSign(","), line.tokens[place - 2].number != nil,
      line.tokens[place - 3].text == "x"
    else { return nil }
    let isUnit = ScribbleUnit(line.tokens[place - 4].text)?.isMass ?? false
    return isUnit && place >= 5 ? line.tokens[place - 5].number : line.tokens[place - 4].number
  }
}
