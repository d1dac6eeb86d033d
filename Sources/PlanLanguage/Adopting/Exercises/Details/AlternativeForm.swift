/// `5 Klimmzüge (oder 10 Rudern am Tisch)`, `Jog 200 yards (or 90 seconds)`: something else instead, which goes into a
/// note of the plan.

extension DetailForm {
  static let alternative = DetailForm { cursor, context in
    let start = cursor.index
    guard context.hasName || context.hasAmount, cursor.accept(sign: "("),
      cursor.accept("or", "oder", "alternativ", "bzw"),
      let close = cursor.line.tokens[cursor.index...].firstIndex(where: { $0.isSign(")") })
    else { return nil }
    cursor.index = close + 1
    return DetailReading(.remark(cursor.line.text(of: start + 1..<close)), isGuess: true)
  }
}
