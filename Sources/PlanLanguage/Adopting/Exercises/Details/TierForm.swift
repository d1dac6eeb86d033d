/// `T1 Squat 5x3+`, `R1 500m ski`: the tier of a lift or the number of a round, which goes into a note of the plan.

extension DetailForm {
  static let tier = DetailForm { cursor, _ in
    // `R1 500m ski`
    if cursor.index == 0, cursor.token?.text == "r", let round = cursor[1]?.number?.whole, round <= 9,
      cursor[1]?.touches ?? false, cursor[2].map({ !$0.touches }) ?? false
    {
      cursor.index = 2
      return DetailReading(.remark("R\(round)"), isGuess: true)
    }
    guard cursor.index == 0, cursor.token?.text == "t", let number = cursor[1]?.number?.whole, (1...3).contains(number),
      cursor[1]?.touches ?? false
    else { return nil }
    cursor.index = 2
    _ = cursor.accept(sign: ":") || cursor.accept(sign: "-")
    return DetailReading(.remark("T\(number)"))
  }
}
