/// `Bench week 3: 3x5`, `Kniebeuge Woche 2`: the week that a line is about, which is no number of sets.

extension DetailForm {
  static let weekNumber = DetailForm { cursor, _ in
    let start = cursor.index
    guard start > 0, cursor.accept("week", "wk", "woche"), let week = cursor.acceptWhole(), week <= 52,
      cursor.token.map({ $0.text != "x" && !$0.isSign("/") && ScribbleUnit($0.text) == nil }) ?? true
    else { return nil }
    let words = cursor.line.text(of: start..<cursor.index)
    _ = cursor.accept(sign: ":")
    return DetailReading(.remark(words), isGuess: true)
  }
}
