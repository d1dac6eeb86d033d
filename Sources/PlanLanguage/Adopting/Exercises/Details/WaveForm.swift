/// `5/3/1`, `5/3/1+`, `12-10-8`, `10, 8, 6`: a set each.

extension DetailForm {
  static let wave = DetailForm { cursor, context in
    let start = cursor.index
    for separator in ["/", "-", ","] {
      if let runs = cursor.acceptWave(separator, context), runs.count >= 3 { return DetailReading(.sets(runs)) }
      cursor.index = start
    }
    return nil
  }
}

extension TokenCursor {
  /// Whole numbers with this sign between them, and nothing behind them that would be their unit.
  fileprivate mutating func acceptWave(_ separator: String, _ context: DetailContext) -> [SetRun]? {
    var runs: [SetRun] = []
    while let reps = acceptWhole(), reps <= 100 {
      let isOpen = token?.touches ?? false && accept(sign: "+")
      runs.append(SetRun(amount: ScribbleAmount(kind: .reps, text: "\(reps)" + (isOpen ? "+" : ""))))
      // `5, 3, 1` goes on only with a number.
      guard token?.isSign(separator) ?? false, let next = self[1]?.number, next.whole != nil else { break }
      index += 1
    }
    if token?.text == "x" { return nil }
    let unit = acceptUnit { _ in true }
    return unit == nil || unit == .reps ? runs : nil
  }
}
