/// `top single @8`, `top triple @ RPE 8`, `heavy double at RPE 9`: one set before the effort that it should take.

extension DetailForm {
  static let topSet = DetailForm { cursor, context in
    let start = cursor.index
    if !context.hasSets, context.measure == .reps || context.measure == nil, cursor.accept("top", "heavy", "schwerer"),
      let reps = cursor.acceptNameOfReps(), cursor.isBeforeEffort
    {
      return DetailReading(.sets([SetRun(amount: ScribbleAmount(kind: .reps, text: "\(reps)"))]), isGuess: true)
    }
    cursor.index = start
    if !context.hasSets, context.measure == .reps || context.measure == nil, let reps = cursor.acceptTopSetOf(),
      cursor.isBeforeEffort || cursor.endsPart
    {
      return DetailReading(.sets([SetRun(amount: ScribbleAmount(kind: .reps, text: "\(reps)"))]), isGuess: true)
    }
    return nil
  }
}

extension TokenCursor {
  /// `one top set of 3`, `Topsatz 5 @ 140`
  fileprivate mutating func acceptTopSetOf() -> Int? {
    if token?.number?.whole == 1 { index += 1 }
    _ = accept("one", "a", "ein", "einen")
    guard accept("topset", "topsatz") || accept(all: "top", "set") || accept(all: "top", "satz") else { return nil }
    _ = accept("of", "à", "mit", "x") || accept(sign: ":")
    guard let reps = acceptWhole(), reps <= 12, token?.text != "x" else { return nil }
    _ = acceptUnit { $0 == .reps }
    return reps
  }

  fileprivate mutating func acceptNameOfReps() -> Int? {
    if accept("single", "einer") { return 1 }
    if accept("double", "zweier") { return 2 }
    return accept("triple", "dreier") ? 3 : nil
  }

  fileprivate var isBeforeEffort: Bool {
    let isSaid = token.map { $0.isSign("@") || ["at", "bei", "rpe", "rir"].contains($0.text) } ?? false
    return isSaid && line.tokens[index...].prefix(3).contains { $0.number != nil }
  }
}
