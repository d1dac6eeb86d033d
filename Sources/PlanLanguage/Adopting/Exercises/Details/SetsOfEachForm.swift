/// `3x30,20,15`, `4x12/10/8/6`, `2x20, 12`: a number of sets, and then the reps of each of them.

extension DetailForm {
  static let setsOfEach = DetailForm { cursor, context in
    // `10 DB thrusters 2x50/35` are loads.
    guard !context.hasAmount, let sets = cursor.acceptWhole(), (2...10).contains(sets), cursor.accept("x"),
      let first = cursor.acceptWhole(),
      let sign = cursor.token?.text, [",", "/", "-"].contains(sign)
    else { return nil }
    var reps = [first]
    while reps.count <= sets, cursor.token?.isSign(sign) ?? false, let next = cursor[1]?.number?.whole, next > 0,
      next <= 100, cursor[2]?.text != "x"
    {
      reps.append(next)
      cursor.index += 2
    }
    let unit = cursor.acceptUnit { _ in true }
    // `3x10/10` are those of each side, `2x8-12` is a range.
    let isPair = reps.count == 2 && (sign == "-" || reps[0] <= reps[1] || sign == "/" && reps[0] > 30)
    guard reps.count == sets, !isPair, unit == nil || unit == .reps, cursor.endsPart,
      !(cursor.token.map { ["%", "/", "-", "@"].contains($0.text) && $0.touches } ?? false)
    else { return nil }
    return DetailReading(
      .sets(reps.map { SetRun(amount: ScribbleAmount(kind: .reps, text: "\($0)")) }), isGuess: true)
  }
}
