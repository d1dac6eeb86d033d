/// `100kg x 8, x 8, x 6`, `100kg x 8, 8, 6`, `60 x 10/8/8`, `x8 x8 x6`: the reps of each set, with the load in front.

extension DetailForm {
  static let repsOfEachSet = DetailForm { cursor, context in
    let start = cursor.index
    var load: String?
    _ = cursor.accept(sign: "@")
    if let number = cursor.acceptNumber(), number.thousandths > 0 {
      let unit = cursor.acceptUnit { $0.isMass || $0 == .percent }
      let isBare = number.thousandths >= 20_000 && context.takesLoads && !context.isBodyweight
      if unit != nil || isBare { load = number.text + (unit ?? context.bareLoads).rawValue }
    }
    guard load != nil || cursor.index == start, let reps = cursor.acceptRepsOfSets(hasLoad: load != nil) else {
      return nil
    }
    let runs = reps.map { SetRun(amount: ScribbleAmount(kind: .reps, text: "\($0)"), intensity: load) }
    return DetailReading(.sets(runs), isGuess: true)
  }
}

extension TokenCursor {
  /// `x 8, x 8, x 6`, `x 8, 8, 6`, `x8 x8 x6`. Without a load in front, each of them needs its `x`.
  fileprivate mutating func acceptRepsOfSets(hasLoad: Bool) -> [Int]? {
    let isApart = !(token?.touches ?? false) && self[1]?.touches ?? false
    guard accept("x"), let first = acceptWhole(), first <= 50, endsReps || token?.text == "x" else { return nil }
    var (reps, end, least) = ([first], index, 2)
    while reps.count < 20 {
      // `100 x5 x3` may be three sets of five.
      if isApart, token?.text == "x", !(token?.touches ?? true), self[1]?.touches ?? false {
        least = 3
      } else if accept(sign: ",") {
      } else if hasLoad, accept(sign: "/") {
        least = 3
      } else {
        break
      }
      let hasTimes = accept("x")
      guard hasTimes || hasLoad, let next = acceptWhole(), next <= 50, endsReps || isApart && token?.text == "x" else {
        break
      }
      reps.append(next)
      end = index
    }
    index = end
    guard reps.count >= least else { return nil }
    _ = acceptUnit { $0 == .reps }
    return reps
  }

  /// Whether nothing follows that makes the number anything but reps.
  private var endsReps: Bool {
    token.map {
      $0.isMark && !["%", "@", ":", "+", "-", "'", "\"", "#"].contains($0.text) || ScribbleUnit($0.text) == .reps
    } ?? true
  }
}
