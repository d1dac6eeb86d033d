/// `3 sets of 8`, `3 Sätze à 8 Wdh`, `4 sets x 8-12 reps`, `3 sets to failure`.

extension DetailForm {
  static let setsOfReps = DetailForm.first(of: [singlesAndDoubles, roundsOfTime, repsInParentheses, setsOf])

  /// `5 doubles @ 80%`
  private static let singlesAndDoubles = DetailForm { cursor, context in
    guard let sets = cursor.acceptWhole(), sets <= 20, let word = cursor.token?.text,
      let reps = ["singles": 1, "doubles": 2, "triples": 3, "einer": 1, "zweier": 2, "dreier": 3][word],
      context.measure == .reps || context.measure == nil
    else { return nil }
    cursor.index += 1
    return DetailReading(
      .sets([SetRun(count: sets, amount: ScribbleAmount(kind: .reps, text: "\(reps)"))]), isGuess: true)
  }

  private static let roundsOfTime = DetailForm { cursor, context in
    cursor.acceptRounds(ofWay: context.measure == .distance).map { DetailReading(.sets([$0]), isGuess: true) }
  }

  /// `3 sets (15, 12, 10)`
  private static let repsInParentheses = DetailForm { cursor, _ in
    guard let (sets, _) = cursor.acceptCountOfSets(), cursor.accept(sign: "("), let first = cursor.acceptNumber(),
      let several = cursor.acceptRepsOfEach(first, sets), cursor.accept(sign: ")")
    else { return nil }
    return several
  }

  private static let setsOf = DetailForm { cursor, context in
    guard let (sets, isNamed) = cursor.acceptCountOfSets() else { return nil }
    let joined = cursor.index
    while cursor.accept("of", "à", "a", "x", "mit", "je", "von", "with", "for", "mal")
      || cursor.accept(sign: ":") || cursor.accept(sign: ",") || cursor.accept(sign: "-")
    {}
    if let failure = DetailForm.toFailure.read(&cursor, context), case .amount(let amount) = failure.detail {
      return DetailReading(.sets([SetRun(count: sets, amount: amount)]))
    }
    if joined < cursor.index, cursor.acceptFailure() {
      return DetailReading(.sets([SetRun(count: sets, amount: .max)]))
    }
    if case .clock? = cursor.token?.kind, let time = cursor.acceptTime() {
      return DetailReading(.sets([SetRun(count: sets, amount: ScribbleAmount(time))]))
    }
    // `3 Sätze: 80x8, 80x8, 75x10`
    if cursor.token?.number != nil, cursor[1]?.text == "x" {
      return cursor.acceptLoadedSets(sets, context).map { DetailReading(.sets($0), isGuess: true) }
    }
    guard let (low, high) = cursor.acceptRange(), !(cursor.token?.isSign("%") ?? false) else { return nil }
    if high == nil, cursor.token?.isSign("@") ?? false, cursor.line.tokens.count(where: { $0.isSign("@") }) == sets {
      cursor.index -= 1
      return cursor.acceptRepsAtLoads(sets, context).map { DetailReading(.sets($0), isGuess: true) }
    }
    // `3 sets: 8, 8, 6`
    if high == nil, let several = cursor.acceptRepsOfEach(low, sets) { return several }
    let isOpen = cursor.token?.touches ?? false && cursor.accept(sign: "+")
    let unit = cursor.acceptUnit { !$0.isMass && $0 != .percent }
    let plain = unit == nil ? context.amount(low, high, isOpen: isOpen) : nil
    guard let amount = plain?.0 ?? ScribbleAmount(low, high, unit, isOpen: isOpen) else { return nil }
    return DetailReading(.sets([SetRun(count: sets, amount: amount)]), isGuess: plain?.isGuess ?? false || isNamed)
  }
}

extension TokenCursor {
  /// `3 sets`, `2 back-off sets`
  fileprivate mutating func acceptCountOfSets() -> (sets: Int, isNamed: Bool)? {
    guard let sets = acceptWhole(), case let isNamed = acceptKindOfSets(),
      accept("sets", "set", "sätze", "satz", "saetze", "serien")
    else { return nil }
    return (sets, isNamed)
  }

  /// The words of `2 back-off sets of 5`.
  private mutating func acceptKindOfSets() -> Bool {
    accept(all: "back", "off") || accept(all: "back", "-", "off")
      || accept(
        "backoff", "back-off", "down", "work", "working", "volume", "light", "lighter", "hard", "heavy", "straight",
        "leichte", "schwere")
  }

  /// `4 Runden à 2 Minuten`, `6 rounds of 3 min` of a fight; `3 rounds of 40 m` of a carry.
  fileprivate mutating func acceptRounds(ofWay isOfWay: Bool) -> SetRun? {
    let start = index
    if let count = acceptWhole(), (2...20).contains(count), accept("rounds", "runden", "rds", "rnds", "durchgänge"),
      accept("of", "à", "a", "x", "je", "von", "with", "mit")
    {
      let amount = index
      if let time = acceptTime(letter: isOfWay ? nil : .minute) {
        return SetRun(count: count, amount: ScribbleAmount(time))
      }
      index = amount
      if isOfWay, let length = acceptNumber(), let unit = acceptUnit(where: { $0.isLength }),
        let amount = ScribbleAmount(length, nil, unit)
      {
        return SetRun(count: count, amount: amount)
      }
    }
    index = start
    return nil
  }

  /// As many loads with their reps as there are sets: `80x8, 80x8, 75x10`.
  fileprivate mutating func acceptLoadedSets(_ sets: Int, _ context: DetailContext) -> [SetRun]? {
    var runs: [SetRun] = []
    while let next = DetailForm.loadByReps.read(&self, context), case .sets(let more) = next.detail {
      runs += more
      guard runs.count < sets, accept(sign: ",") || accept(sign: "/") || accept(sign: ";") else { break }
    }
    return runs.count == sets ? runs : nil
  }

  /// As many reps with their loads: `8 @ 100, 6 @ 110, 4 @ 120`.
  fileprivate mutating func acceptRepsAtLoads(_ sets: Int, _ context: DetailContext) -> [SetRun]? {
    var runs: [SetRun] = []
    while let next = DetailForm.repsAtLoad.read(&self, context), case .sets(let more) = next.detail {
      runs += more
      guard token?.isSign(",") ?? false, runs.count < sets else { break }
      index += 1
    }
    return runs.count == sets ? runs : nil
  }

  /// The reps of each of this many sets; those of the first ones have been read already.
  fileprivate mutating func acceptRepsOfEach(_ first: ScribbleNumber, _ sets: Int) -> DetailReading? {
    let start = index
    var reps = [first]
    while accept(sign: ",") || accept(sign: "/") || accept(sign: "-"), let next = acceptNumber() { reps.append(next) }
    let isWhole = token.map { $0.isMark || ScribbleUnit($0.text) == .reps } ?? true
    let amounts = reps.compactMap { ScribbleAmount($0, nil, nil) }
    guard sets > 1, reps.count == sets, amounts.count == sets, isWhole else {
      index = start
      return nil
    }
    _ = acceptUnit { $0 == .reps }
    return DetailReading(.sets(amounts.map { SetRun(amount: $0) }))
  }
}
