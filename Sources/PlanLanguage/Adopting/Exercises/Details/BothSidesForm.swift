/// `lunges 10/10, 10/10, 8/8`, `TGU 5/5 x 3`: the reps of each side in each set.

extension DetailForm {
  static let bothSides = DetailForm { cursor, context in
    let start = cursor.index
    guard context.hasName, context.measure == .reps || context.measure == nil else { return nil }
    var reps: [Int] = []
    var end = start
    while let one = cursor.acceptWhole(), one <= 30, cursor.accept(sign: "/"), cursor.acceptWhole() == one,
      cursor.endsPart, !(cursor.token?.isSign("/") ?? false)
    {
      reps.append(one)
      end = cursor.index
      guard cursor.accept(sign: ",") else { break }
    }
    cursor.index = end
    // `KH-Rudern einarmig 10/10`
    if reps.count == 1, reps[0] <= 20, !context.hasSets, !context.hasAmount, cursor.endsPart {
      return DetailReading(
        .amount(ScribbleAmount(kind: .reps, text: "\(reps[0])")), isGuess: true, isOfEachSide: true)
    }
    if reps.isEmpty, let reading = cursor.acceptRepsOfBothSides(context) { return reading }
    guard reps.count > 1 else { return nil }
    return DetailReading(
      .sets(reps.map { SetRun(amount: ScribbleAmount(kind: .reps, text: "\($0)")) }), isGuess: true, isOfEachSide: true)
  }
}

extension TokenCursor {
  /// `5/5 x 3`
  fileprivate mutating func acceptRepsOfBothSides(_ context: DetailContext) -> DetailReading? {
    let start = index
    guard !context.hasSets, !context.hasAmount, let reps = acceptWhole(), (1...20).contains(reps), accept(sign: "/"),
      acceptWhole() == reps, accept("x"), let sets = acceptWhole(), (2...10).contains(sets),
      endsPart || token?.isSign("@") ?? false
    else {
      index = start
      return nil
    }
    return DetailReading(
      .sets([SetRun(count: sets, amount: ScribbleAmount(kind: .reps, text: "\(reps)"))]), isGuess: true,
      isOfEachSide: true)
  }
}
