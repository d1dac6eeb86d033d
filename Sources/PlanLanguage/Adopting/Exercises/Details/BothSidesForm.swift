/// `lunges 10/10, 10/10, 8/8`: the reps of each side in each set.

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
      var reading = DetailReading(.amount(ScribbleAmount(kind: .reps, text: "\(reps[0])")), isGuess: true)
      reading.isOfEachSide = true
      return reading
    }
    guard reps.count > 1 else {
      cursor.index = start
      return nil
    }
    var reading = DetailReading(
      .sets(reps.map { SetRun(amount: ScribbleAmount(kind: .reps, text: "\($0)")) }), isGuess: true)
    reading.isOfEachSide = true
    return reading
  }
}
