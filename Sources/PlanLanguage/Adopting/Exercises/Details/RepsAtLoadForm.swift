/// `3@60%, 3@65%, 2@70%`, `5 @ 100kg, 3 @ 110kg`, `1@7, 1@8`: the reps of one set and its load or effort.

extension DetailForm {
  static let repsAtLoad = DetailForm { cursor, context in
    let start = cursor.index
    // The second number of `3x5 @ 80%` belongs to the first.
    let isMax = start > 0 && cursor.accept("amrap", "max")
    guard cursor[-1]?.text != "x", let reps = isMax ? 1 : cursor.acceptWhole(), reps <= 30,
      case let isOpen = !isMax && cursor.token?.touches ?? false && cursor.accept(sign: "+"), cursor.accept(sign: "@"),
      let load = cursor.acceptNumber(), load.thousandths > 0, !(cursor.token?.isSign("-") ?? false)
    else { return nil }
    let amount = isMax ? .max : ScribbleAmount(kind: .reps, text: "\(reps)" + (isOpen ? "+" : ""))
    // `5@40 5@50 3@60` below a training max are shares of it.
    if context.hasTrainingMax, isListed(cursor), (30_000...60_000).contains(load.thousandths), cursor.endsSet {
      return DetailReading(.sets([SetRun(amount: amount, intensity: load.text + "%")]), isGuess: true)
    }
    // `5 @ 60, 5 @ 70, AMRAP @ 80`
    let isListed = isListed(cursor)
    let times = cursor.acceptTimesOfSet()
    let count = times ?? 1
    // `1@7, 1@8` are RPEs.
    if load.thousandths <= 10_000,
      times != nil || cursor.token.map({ $0.isSign(",") || $0.isSign(";") }) ?? (cursor[-2]?.touches ?? false)
    {
      return DetailReading(.sets([SetRun(count: count, amount: amount, intensity: "rpe " + load.text)]), isGuess: true)
    }
    // `5@100, 5@120`
    if load.thousandths >= 20_000, context.takesLoads, times != nil || isListed || cursor[-2]?.touches ?? false,
      cursor.endsSet
    {
      let intensity = load.text + context.bareLoads.rawValue
      return DetailReading(.sets([SetRun(count: count, amount: amount, intensity: intensity)]), isGuess: true)
    }
    guard let unit = cursor.acceptUnit(where: { $0.isMass || $0 == .percent }),
      !(cursor.token?.isSign("/") ?? false), cursor.token?.text != "of"
    else { return nil }
    let sets = cursor.acceptTimesOfSet()
    guard sets != nil || cursor.token?.text != "x" else { return nil }
    let run = SetRun(count: sets ?? 1, amount: amount, intensity: load.text + unit.rawValue)
    return DetailReading(.sets([run]), isGuess: sets != nil)
  }

  private static func isListed(_ cursor: TokenCursor) -> Bool { cursor.line.tokens.count { $0.isSign("@") } > 1 }
}

extension TokenCursor {
  /// Whether the next set follows, or nothing: `5@40 5@50`.
  fileprivate var endsSet: Bool {
    guard let token else { return true }
    if token.number != nil { return self[1]?.isSign("@") ?? false }
    return token.isSign(",") || token.isSign(";")
  }

  /// The `x3` of `1@85 x3`: that set, three times.
  fileprivate mutating func acceptTimesOfSet() -> Int? {
    let start = index
    if accept("x"), let times = acceptWhole(), times <= 20 {
      _ = accept("sets", "sätze")
      if endsPart { return times }
    }
    index = start
    return nil
  }
}
