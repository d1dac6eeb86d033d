/// `10x50, 7x80, 5x110`, `10x20 / 40 / 60, 7x80` of a bar: reps with rising loads, each with its own. And the other way
/// round: `40/45/50 x 10` is ten with each of these loads.

extension DetailForm {
  static let repsByLoads = DetailForm { cursor, context in
    let start = cursor.index
    guard context.hasName || context.isNamedAbove, context.takesLoads, !context.isBodyweight,
      context.measure == .reps || context.measure == nil
    else { return nil }
    if let runs = cursor.acceptRepsByLoads(context) { return DetailReading(.sets(runs), isGuess: true) }
    cursor.index = start
    if let runs = cursor.acceptLoadsByReps(context) { return DetailReading(.sets(runs), isGuess: true) }
    return nil
  }
}

extension TokenCursor {
  /// `10x20 / 40 / 60, 7x80`: at least two loads, each heavier than the one before, and never more reps with it.
  fileprivate mutating func acceptRepsByLoads(_ context: DetailContext) -> [SetRun]? {
    var sets: [(reps: Int, load: ScribbleNumber)] = []
    while let reps = token?.number?.whole, (1...20).contains(reps), self[1]?.text == "x", let load = self[2]?.number {
      index += 3
      sets.append((reps, load))
      // `5x265,280,285`
      while token.map({ $0.isSign("/") || $0.isSign(",") && load.thousandths >= 40_000 }) ?? false,
        let next = self[1]?.number, next.thousandths >= 20_000, self[2]?.text != "x"
      {
        index += 2
        sets.append((reps, next))
      }
      guard token.map({ $0.isSign(",") || $0.isSign(";") }) ?? false, self[1]?.number != nil, self[2]?.text == "x"
      else {
        break
      }
      index += 1
    }
    let unit = token.map { ScribbleUnit($0.text) != nil } ?? false
    let areRising = zip(sets, sets.dropFirst()).allSatisfy {
      $0.reps >= $1.reps && $0.load.thousandths < $1.load.thousandths
    }
    guard sets.count >= 2, areRising, !unit, token?.text != "x", let last = sets.last, last.load.thousandths >= 40_000,
      sets[0].load.thousandths >= 20_000
    else { return nil }
    return sets.map { run($0.reps, $0.load, context) }
  }

  /// `40/45/50 x 10`
  fileprivate mutating func acceptLoadsByReps(_ context: DetailContext) -> [SetRun]? {
    var loads: [ScribbleNumber] = []
    while let load = acceptNumber() {
      loads.append(load)
      guard token?.isSign("/") ?? false, self[1]?.number != nil else { break }
      index += 1
    }
    let unit = acceptUnit { $0.isMass }
    let areRising = zip(loads, loads.dropFirst()).allSatisfy { $0.thousandths < $1.thousandths }
    guard loads.count >= 2, areRising, loads[0].thousandths >= 10_000, accept("x"), let reps = acceptWhole(),
      reps <= 30,
      endsPart
    else { return nil }
    return loads.map { run(reps, $0, context, unit) }
  }

  private func run(_ reps: Int, _ load: ScribbleNumber, _ context: DetailContext, _ unit: ScribbleUnit? = nil) -> SetRun
  {
    SetRun(
      amount: ScribbleAmount(kind: .reps, text: "\(reps)"),
      intensity: load.text + (unit ?? context.bareLoads).rawValue)
  }
}
