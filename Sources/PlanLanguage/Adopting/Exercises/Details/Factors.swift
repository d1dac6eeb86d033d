/// Numbers with `x` between them, whatever they mean: `3x8`, `3x8x80kg`, `80 kg x 8 x 3`.

struct Factor {
  var low: ScribbleNumber
  var high: ScribbleNumber?
  var unit: ScribbleUnit?
  var isOpen = false
  var isMax = false
  var time: ScribbleTime?

  /// A number without a unit.
  var count: Int? { unit == nil && high == nil && !isOpen && !isMax && time == nil ? low.whole : nil }
  var load: String? {
    guard let unit, unit.isMass || unit == .percent, !isMax else { return nil }
    return low.text + (high.map { "-" + $0.text } ?? "") + unit.rawValue
  }
  /// If the first number is above this, it is a load and not a number of sets.
  static let mostSets = 15

  func amount(_ context: DetailContext) -> (ScribbleAmount, isGuess: Bool)? {
    if isMax { return (.max, false) }
    // `8 x 2m` of a run: nobody runs two metres.
    if unit == .metre, high == nil, low.thousandths < 10_000,
      context.equipment == .run || context.equipment == .bike || context.equipment == .rower
    {
      return ScribbleAmount(low, nil, .minute).map { ($0, true) }
    }
    if let time { return (ScribbleAmount(time), false) }
    // `curls 3x21s`: seven of each half and seven whole ones.
    if unit == .second, low.thousandths == 21_000, high == nil, context.measure == .reps || context.measure == nil {
      return ScribbleAmount(low, nil, nil).map { ($0, true) }
    }
    if unit != nil { return ScribbleAmount(low, high, unit, isOpen: isOpen).map { ($0, false) } }
    return context.amount(low, high, isOpen: isOpen)
  }
}

extension TokenCursor {
  /// Two or three factors; nil, and nothing read, for anything else.
  mutating func acceptFactors() -> [Factor]? {
    let start = index
    _ = accept(sign: "@")
    var factors: [Factor] = []
    while let factor = acceptFactor(isFirst: factors.isEmpty) {
      factors.append(factor)
      let end = index
      guard factors.count < 3, accept("x"), !isAtEnd else { break }
      if factors.count > 0, !canBeginFactor {
        index = end
        break
      }
    }
    if factors.count >= 2 { return factors }
    index = start
    return nil
  }

  private var canBeginFactor: Bool {
    switch token?.kind {
    case .number, .clock: true
    case .word:
      saysToFailure
        || ["amrap", "max", "failure", "f", "me", "amap", "versagen", "maximal", "mv"].contains(token?.text ?? "")
    case .sign, nil: false
    }
  }

  /// The words of `3x bis MV`.
  private var saysToFailure: Bool {
    var cursor = self
    return cursor.acceptToFailure()
  }

  private mutating func acceptFactor(isFirst: Bool) -> Factor? {
    if case .clock? = token?.kind, !isFirst, let time = acceptTime() {
      return Factor(low: ScribbleNumber(thousandths: 0), time: time)
    }
    if !isFirst, acceptToFailure() { return Factor(low: ScribbleNumber(thousandths: 0), isMax: true) }
    if !isFirst, canBeginFactor, token?.isWord ?? false {
      index += 1
      if token?.text == "reps" { index += 1 }
      return Factor(low: ScribbleNumber(thousandths: 0), isMax: true)
    }
    guard let (low, high) = acceptRange() else { return nil }
    var factor = Factor(low: low, high: high)
    if !isFirst, self[0]?.isSign("+") ?? false, self[0]?.touches ?? false, self[1]?.touches != true {
      index += 1
      factor.isOpen = true
    }
    if isFirst, self[0]?.isSign("+") ?? false, self[0]?.touches ?? false, self[1]?.text == "x", low.whole != nil {
      index += 1
      factor.isOpen = true
    }
    factor.unit = acceptUnit { $0 != .watt && $0 != .heartRate }
    return factor
  }
}
