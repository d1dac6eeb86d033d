/// `10 burpees`, `400m run`, `45 sec`, `12/10 cal row`, `burpees 50`: one amount.

extension DetailForm {
  static let amount = DetailForm { cursor, context in
    let start = cursor.index
    if let reading = cursor.acceptAmount(context) { return reading }
    cursor.index = start
    return nil
  }
}

extension TokenCursor {
  fileprivate mutating func acceptAmount(_ context: DetailContext) -> DetailReading? {
    if case .clock? = token?.kind, !context.hasSets, !(self[-1]?.isSign("@") ?? false), let time = acceptTime() {
      return DetailReading(.amount(ScribbleAmount(time)), isGuess: true)
    }
    // `10-15:00`
    if token?.number != nil, self[2]?.isClock ?? false, let time = acceptTime(), time.text.contains("-") {
      return DetailReading(.amount(ScribbleAmount(time)), isGuess: true)
    }
    // `Asst. #2` is a label.
    if self[-1]?.isSign("#") ?? false, self[-2]?.number == nil { return nil }
    // The second half of `90/90 stretch`.
    if self[-1]?.isSign("/") ?? false, let number = token?.number, number == self[-2]?.number,
      number.thousandths >= 45_000
    {
      return nil
    }
    // The end of `0-15`, and the number in `Trap-3 raise`.
    if let dash = self[-1], dash.isSign("-"), token?.touches ?? false, dash.touches, let before = self[-2],
      before.text == "0" || before.isWord && isBeforeName
    {
      return nil
    }
    guard let (low, high) = acceptRange() else { return nil }
    // `14 km, 600 hm`: how far it goes up; `60°`: how far it bends.
    if ["°", "degrees", "degree", "deg", "grad", "hm", "höhenmeter", "vert", "elevation"].contains(token?.text ?? "") {
      return nil
    }
    // `400m vert`
    if ScribbleUnit(token?.text ?? "")?.isLength ?? false,
      ["vert", "elevation", "gain", "ascent", "höhenmeter"].contains(self[1]?.text ?? "")
    {
      return nil
    }
    // `12/10 cal`: by level.
    let second = high == nil && token?.isSign("/") ?? false ? self[1]?.number : nil
    let lower = second.flatMap {
      $0.thousandths < low.thousandths && $0.thousandths * 5 >= low.thousandths * 2 ? $0 : nil
    }
    let isByLevel = lower != nil
    if isByLevel { index += 2 }
    let isOpen = token?.touches ?? false && !isByLevel && accept(sign: "+")
    // `plank 2m`, but nobody warms up for `800m` minutes.
    let isM = token?.text == "m" && context.measure == .time && low.thousandths <= 90_000
    // `curls 21s`: seven in the lower half, seven in the upper one, seven whole.
    let isTwentyOnes =
      low.thousandths == 21_000 && high == nil && token?.text == "s" && token?.touches ?? false
      && (context.measure == .reps || context.measure == nil && context.hasName)
    if let unit = acceptUnit(where: { $0.isTime || $0.isLength || $0 == .calorie || $0 == .reps }) {
      if isTwentyOnes {
        return ScribbleAmount(low, nil, nil).map {
          DetailReading(.amount($0), isGuess: true, remark: context.hasSets ? nil : "21s")
        }
      }
      let amount = ScribbleAmount(low, high, isM ? .minute : unit, isOpen: isOpen)
      return amount.map { DetailReading(.amount($0.or(lower, unit)), isGuess: isM) }
    }
    guard !isByLevel || low.whole != nil else { return nil }
    // `Bird dog 10x`, `10x pro Seite`
    if token?.text == "x", self[1].map({ $0.isMark || ["je", "pro", "per", "each"].contains($0.text) }) ?? true,
      low.whole != nil
    {
      index += 1
      return ScribbleAmount(low, high, nil).map { DetailReading(.amount($0)) }
    }
    // `SZ-Curls 21er`
    if low.thousandths == 21_000, high == nil, context.measure == .reps || context.measure == nil, context.hasName,
      token?.touches ?? false, accept("er", "ers")
    {
      return ScribbleAmount(low, nil, nil).map { DetailReading(.amount($0), isGuess: true) }
    }
    // `90/90 stretch`, `3rd`, `1-arm row` begin a name.
    if let token, token.touches, token.isWord || token.isSign("-") || token.isSign("/") && self[1]?.number != nil {
      return nil
    }
    guard !(token?.text == "x"), let (amount, isGuess) = context.amount(low, high, isOpen: isOpen) else { return nil }
    return DetailReading(
      .amount(amount.or(lower, amount.kind == .energy ? .calorie : nil)), isGuess: isGuess || isByLevel)
  }

  /// Whether a word that counts nothing follows the number.
  private var isBeforeName: Bool {
    self[1].map { $0.isWord && !$0.touches && $0.text != "x" && ScribbleUnit($0.text) == nil } ?? false
  }
}
