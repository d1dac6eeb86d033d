/// `3@60%, 3@65%, 2@70%`, `5 @ 100kg, 3 @ 110kg`, `1@7, 1@8`: the reps of one set and its load or effort.

extension DetailForm {
  static let repsAtLoad = DetailForm { cursor, context in
    let start = cursor.index
    // The second number of `3x5 @ 80%` belongs to the first.
    guard cursor[-1]?.text != "x", let reps = cursor.acceptWhole(), reps <= 30, cursor.accept(sign: "@"),
      let load = cursor.acceptNumber(), load.thousandths > 0, !(cursor.token?.isSign("-") ?? false)
    else {
      cursor.index = start
      return nil
    }
    let amount = ScribbleAmount(kind: .reps, text: "\(reps)")
    // `1@7, 1@8` are RPEs.
    if load.thousandths <= 10_000,
      cursor.token.map({ $0.isSign(",") || $0.isSign(";") }) ?? (cursor[-2]?.touches ?? false)
    {
      return DetailReading(.sets([SetRun(amount: amount, intensity: "rpe " + load.text)]), isGuess: true)
    }
    // `5@100, 5@120`
    if load.thousandths >= 20_000, context.takesLoads, cursor[-2]?.touches ?? false,
      cursor.token.map({ $0.isSign(",") || $0.isSign(";") }) ?? true
    {
      let intensity = load.text + context.bareLoads.rawValue
      return DetailReading(.sets([SetRun(amount: amount, intensity: intensity)]), isGuess: true)
    }
    guard let unit = cursor.acceptUnit(where: { $0.isMass || $0 == .percent }),
      !(cursor.token?.isSign("/") ?? false), cursor.token?.text != "of", cursor.token?.text != "x"
    else {
      cursor.index = start
      return nil
    }
    return DetailReading(.sets([SetRun(amount: amount, intensity: load.text + unit.rawValue)]))
  }
}
