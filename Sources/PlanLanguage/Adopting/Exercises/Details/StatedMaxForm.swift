/// `Bench (TM 100kg) 75%x5`, `Squat 1RM 150: 5x3 80%`: of what the percentages are, which is not lifted. It goes into a note
/// of the plan.

extension DetailForm {
  static let statedMax = DetailForm { cursor, context in
    // `Wendler week 3 DL (TM 180)` is a title.
    guard context.hasName, cursor.line.tokens.contains(where: { $0.text == "x" || $0.isSign("%") }) else { return nil }
    let isOpen = cursor.accept(sign: "(")
    let first = cursor.index
    // `1RM`
    if cursor.token?.number?.whole == 1, cursor[1]?.text == "rm" { cursor.index += 1 }
    guard cursor.accept("tm", "rm", "1rm", "e1rm", "trainingsmax") || cursor.accept(all: "training", "max") else {
      return nil
    }
    _ = cursor.accept(sign: ":") || cursor.accept(sign: "=") || cursor.accept("is")
    guard let load = cursor.acceptNumber(), load.thousandths >= 20_000 else { return nil }
    _ = cursor.acceptUnit { $0.isMass }
    let words = cursor.line.text(of: first..<cursor.index)
    if isOpen { _ = cursor.accept(sign: ")") }
    return DetailReading(.remark(words), isGuess: true)
  }
}
