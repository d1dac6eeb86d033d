/// `14 reps (7/side)`, `20 lunges (10 each leg)`, `10 get-ups, 5 each side`: how many of the reps are those of each side.

extension DetailForm {
  static let halves = DetailForm { cursor, context in
    let start = cursor.index
    // `10 get-ups, 5 each side`
    if context.hasAmount, !context.hasSets, cursor[-1]?.isSign(",") ?? false, let half = cursor.acceptWhole(),
      case .attribute(.side, "each side")? = DetailForm.sides.read(&cursor, context)?.detail,
      cursor.line.tokens[..<start].contains(where: { $0.number?.whole == half * 2 }), cursor.endsPart
    {
      return DetailReading(.remark(cursor.line.text(of: start..<cursor.index)), isGuess: true)
    }
    cursor.index = start
    if context.hasAmount || context.hasSets, cursor.accept(sign: "("), let half = cursor.acceptWhole(),
      case .attribute(.side, "each side")? = DetailForm.sides.read(&cursor, context)?.detail,
      cursor.line.tokens[..<start].contains(where: { $0.number?.whole == half * 2 }), cursor.accept(sign: ")")
    {
      return DetailReading(.remark(cursor.line.text(of: start + 1..<cursor.index - 1)), isGuess: true)
    }
    return nil
  }
}
