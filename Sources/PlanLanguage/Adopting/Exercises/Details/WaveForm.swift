/// `5/3/1`, `5/3/1+`, `12-10-8`, `10, 8, 6`, `400-800-1200m`, `250m, 500m, 750m`, `5 5 3 3 1`: a set each.

extension DetailForm {
  static let wave = DetailForm { cursor, context in
    let start = cursor.index
    // `chins BW x 10, 8`
    let isBehindTimes = cursor[-1]?.text == "x" && !context.hasSets
    if context.hasName, !context.hasSets, let runs = cursor.acceptSpacedWave() {
      return DetailReading(.sets(runs), isGuess: true)
    }
    cursor.index = start
    for separator in ["/", "-", ","] {
      if let runs = cursor.acceptWave(separator),
        runs.count >= 3 || separator == "," && isBehindTimes && runs.count == 2
      {
        // `3/2/1 80/85/90`: a list of large numbers after sets does not mean reps.
        let isOfLoads = context.hasSets && runs.allSatisfy { Int($0.amount.text).map { $0 >= 40 } ?? false }
        let text = runs.map { $0.amount.text }.joined(separator: separator)
        return isOfLoads ? DetailReading(.remark(text), isGuess: true) : DetailReading(.sets(runs))
      }
      cursor.index = start
      // `leg press 200/160/120` are loads.
      let isOfWay = context.measure == .distance || context.measure == nil && separator == "-"
      if let lengths = cursor.acceptLengths(separator, isOfWay: isOfWay), lengths.count >= 3 {
        return DetailReading(.sets(lengths), isGuess: true)
      }
      cursor.index = start
    }
    return nil
  }
}

extension TokenCursor {
  /// `push press 5 5 3 3 1`: at least three numbers of reps, with nothing between them, up to the end of a part.
  fileprivate mutating func acceptSpacedWave() -> [SetRun]? {
    var runs: [SetRun] = []
    while let reps = token?.number?.whole, (1...30).contains(reps), runs.isEmpty || !(token?.touches ?? true) {
      runs.append(SetRun(amount: ScribbleAmount(kind: .reps, text: "\(reps)")))
      index += 1
    }
    let isAtEnd = token.map { $0.isSign(",") || $0.isSign("@") || $0.isSign("(") } ?? true
    return runs.count >= 3 && isAtEnd ? runs : nil
  }

  /// Lengths with their unit after each or after the last, or hundreds of metres without one.
  fileprivate mutating func acceptLengths(_ separator: String, isOfWay: Bool) -> [SetRun]? {
    var numbers: [ScribbleNumber] = []
    var unit: ScribbleUnit?
    while let number = acceptNumber() {
      numbers.append(number)
      let own = acceptUnit { $0.isLength }
      if let own, let unit, own != unit { return nil }
      unit = own ?? unit
      guard token?.isSign(separator) ?? false, self[1]?.number != nil else { break }
      if separator == ",", own == nil || self[2]?.text != own?.rawValue { break }
      index += 1
    }
    guard
      unit != nil || isOfWay && separator != "," && numbers.allSatisfy({ $0.thousandths >= 100_000 && $0.whole != nil })
    else {
      return nil
    }
    return numbers.compactMap { ScribbleAmount($0, nil, unit ?? .metre).map { SetRun(amount: $0) } }
  }

  /// Whole numbers with this sign between them, and nothing after them that would be their unit.
  fileprivate mutating func acceptWave(_ separator: String) -> [SetRun]? {
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
