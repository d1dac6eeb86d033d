/// `8 reps x 3 sets`, `10 reps for 4 sets`, `8 Wdh, 3 Sätze`.

extension DetailForm {
  static let repsForSets = DetailForm { cursor, context in
    guard let (low, high) = cursor.acceptRange(), let unit = cursor.acceptUnit(where: { !$0.isMass && $0 != .percent })
    else { return nil }
    _ = cursor.accept("x", "for", "in") || cursor.accept(sign: ",")
    guard let sets = cursor.acceptWhole(), cursor.accept("sets", "set", "sätze", "satz", "saetze"),
      let amount = ScribbleAmount(low, high, unit)
    else { return nil }
    return DetailReading(.sets([SetRun(count: sets, amount: amount)]))
  }
}
