/// `10 burpees`, `400m run`, `45 sec`, `12/10 cal row`, `burpees 50`: one amount.

extension DetailForm {
  static let amount = DetailForm { cursor, context in
    if let reading = cursor.acceptAmount(context) { return reading }
    return nil
  }
}

extension TokenCursor {
  fileprivate mutating func acceptAmount(_ context: DetailContext) -> DetailReading? {
    if let time = acceptClock(context) { return DetailReading(.amount(ScribbleAmount(time)), isGuess: true) }
    guard !isOfName, let (low, high) = acceptRange(), !isAngleOrHeight else { return nil }
    if high == nil, let reading = acceptTwentyOnes(low, context) { return reading }
    let lower = high == nil ? acceptLower(than: low) : nil
    let isOpen = token?.touches ?? false && lower == nil && accept(sign: "+")
    // `plank 2m`, but nobody warms up for `800m` minutes.
    let isM = token?.text == "m" && context.measure == .time && low.thousandths <= 90_000
    if let unit = acceptUnit(where: { $0.isTime || $0.isLength || $0 == .calorie || $0 == .reps }) {
      let amount = ScribbleAmount(low, high, isM ? .minute : unit, isOpen: isOpen)
      return amount.map { DetailReading(.amount($0.or(lower, unit)), isGuess: isM) }
    }
    guard lower == nil || low.whole != nil else { return nil }
    if low.whole != nil, acceptTimesSign() { return ScribbleAmount(low, high, nil).map { DetailReading(.amount($0)) } }
    guard !isNextOfName, token?.text != "x", let (amount, isGuess) = context.amount(low, high, isOpen: isOpen) else {
      return nil
    }
    return DetailReading(
      .amount(amount.or(lower, amount.kind == .energy ? .calorie : nil)), isGuess: isGuess || lower != nil)
  }

  /// `2:30`, `10-15:00`
  private mutating func acceptClock(_ context: DetailContext) -> ScribbleTime? {
    let start = index
    if case .clock? = token?.kind, !context.hasSets, !(self[-1]?.isSign("@") ?? false), let time = acceptTime() {
      return time
    }
    if token?.number != nil, self[2]?.isClock ?? false, let time = acceptTime(), time.text.contains("-") { return time }
    index = start
    return nil
  }

  /// `12/10 cal`: for two levels.
  private mutating func acceptLower(than number: ScribbleNumber) -> ScribbleNumber? {
    guard token?.isSign("/") ?? false, let lower = self[1]?.number, lower.thousandths < number.thousandths,
      lower.thousandths * 5 >= number.thousandths * 2
    else { return nil }
    index += 2
    return lower
  }

  /// `curls 21s`, `SZ-Curls 21er`: seven in the lower half, seven in the upper one, seven whole.
  private mutating func acceptTwentyOnes(_ number: ScribbleNumber, _ context: DetailContext) -> DetailReading? {
    guard number.thousandths == 21_000, token?.touches ?? false,
      context.measure == .reps || context.measure == nil && context.hasName
    else { return nil }
    let isEnglish = accept("s")
    guard isEnglish || context.hasName && accept("er", "ers") else { return nil }
    return ScribbleAmount(number, nil, nil).map {
      DetailReading(.amount($0), isGuess: true, remark: isEnglish && !context.hasSets ? "21s" : nil)
    }
  }

  /// `Bird dog 10x`, `10x pro Seite`
  private mutating func acceptTimesSign() -> Bool {
    guard token?.text == "x", self[1].map({ $0.isMark || ["je", "pro", "per", "each"].contains($0.text) }) ?? true
    else {
      return false
    }
    index += 1
    return true
  }

  /// Whether the number is part of a name.
  private var isOfName: Bool {
    // `Asst. #2` is a label.
    if self[-1]?.isSign("#") ?? false, self[-2]?.number == nil { return true }
    // The second half of `90/90 stretch`.
    if self[-1]?.isSign("/") ?? false, let number = token?.number, number == self[-2]?.number {
      return number.thousandths >= 45_000
    }
    // The end of `0-15`, and the number in `Trap-3 raise`.
    guard let dash = self[-1], dash.isSign("-"), token?.touches ?? false, dash.touches, let before = self[-2] else {
      return false
    }
    return before.text == "0" || before.isWord && isBeforeName
  }

  /// Whether the number before is the beginning of a name: `90/90 stretch`, `3rd`, `1-arm row`.
  private var isNextOfName: Bool {
    token.map { $0.touches && ($0.isWord || $0.isSign("-") || $0.isSign("/") && self[1]?.number != nil) } ?? false
  }

  /// Whether the number before says how far something bends or how far up it goes: `60°`, `14 km, 600 hm`, `400m vert`.
  private var isAngleOrHeight: Bool {
    let heights = ["vert", "elevation", "gain", "ascent", "hm", "höhenmeter"]
    guard let token else { return false }
    if ["°", "degrees", "degree", "deg", "grad", "hm", "höhenmeter", "vert", "elevation"].contains(token.text) {
      return true
    }
    return ScribbleUnit(token.text)?.isLength ?? false && heights.contains(self[1]?.text ?? "")
  }

  /// Whether a word that counts nothing follows the number.
  private var isBeforeName: Bool {
    self[1].map { $0.isWord && !$0.touches && $0.text != "x" && ScribbleUnit($0.text) == nil } ?? false
  }
}
