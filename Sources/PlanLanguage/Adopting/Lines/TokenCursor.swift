/// A place in the tokens of a line, from which forms read.

struct TokenCursor {
  let line: ScribbleLine
  var index: Int

  init(_ line: ScribbleLine, at index: Int = 0) { (self.line, self.index) = (line, index) }

  var isAtEnd: Bool { index >= line.tokens.count }
  var token: ScribbleToken? { self[0] }

  /// The token this many places ahead.
  subscript(offset: Int) -> ScribbleToken? {
    let place = index + offset
    return line.tokens.indices.contains(place) ? line.tokens[place] : nil
  }

  /// Takes the next token if it is one of these words.
  mutating func accept(_ words: String...) -> Bool {
    guard let token, token.kind == .word, words.contains(token.text) else { return false }
    index += 1
    return true
  }

  mutating func accept(sign: String) -> Bool {
    guard token?.isSign(sign) ?? false else { return false }
    index += 1
    return true
  }

  /// Takes these words, all of them or none.
  mutating func accept(all words: String...) -> Bool {
    for (offset, word) in words.enumerated() where self[offset]?.text != word { return false }
    index += words.count
    return true
  }

  /// Takes the unit that follows a number, if it is one of these.
  mutating func acceptUnit(where isWanted: (ScribbleUnit) -> Bool) -> ScribbleUnit? {
    guard let token, token.kind == .word || token.kind == .sign && token.touches || token.isSign("%"),
      token.text != "k" || token.touches, !isWith, let unit = ScribbleUnit(token.text), isWanted(unit)
    else { return nil }
    index += 1
    if token.kind == .word, self.token?.isSign(".") ?? false, self.token?.touches ?? false, !isAtLast { index += 1 }
    return unit
  }

  private var isAtLast: Bool { index + 1 >= line.tokens.count }

  /// Whether the `w` of `3x5 w 100kg` is here, and not that of `260 W`.
  var isWith: Bool { token?.text == "w" && !(token?.touches ?? false) && self[1]?.number != nil }

  mutating func acceptNumber() -> ScribbleNumber? {
    guard let number = token?.number else { return nil }
    index += 1
    return number
  }

  mutating func acceptWhole() -> Int? {
    guard let whole = token?.number?.whole, whole > 0 else { return nil }
    index += 1
    return whole
  }

  /// `8`, `8-12`, `8 to 12`, `8 bis 12`. If another dash follows, it is a ladder or a tempo.
  mutating func acceptRange() -> (low: ScribbleNumber, high: ScribbleNumber?)? {
    if let both = acceptBetween() { return both }
    guard let low = acceptNumber() else { return nil }
    let start = index
    // `4 x 5 - 100` is a load.
    let isNegative = token?.isSign("-") ?? false && !(token?.touches ?? true) && self[1]?.touches ?? false
    if isNegative { return (low, nil) }
    let isFree = token?.isSign("-") ?? false && !(token?.touches ?? true) && !(self[1]?.touches ?? true)
    // `5x2 bis 180 kg`: how heavy the last one is.
    let isOfLoad =
      ["to", "bis"].contains(token?.text ?? "") && low.thousandths <= 12_000
      && (self[1]?.number.map { $0.thousandths >= 5 * low.thousandths } ?? false)
      && (ScribbleUnit(self[2]?.text ?? "").map { $0.isMass || $0 == .percent } ?? false)
    if isOfLoad { return (low, nil) }
    if accept(sign: "-") || accept("to", "bis"), let high = acceptNumber(), high.thousandths > low.thousandths,
      !isFree || high.thousandths <= low.thousandths * 3
    {
      return (low, high)
    }
    index = start
    return (low, nil)
  }

  /// `zw. 75 und 85`, `between 8 and 12`
  private mutating func acceptBetween() -> (low: ScribbleNumber, high: ScribbleNumber?)? {
    let start = index
    if accept("zw", "zwischen", "between") {
      _ = accept(sign: ".")
      if let low = acceptNumber(), accept("und", "and", "&"), let high = acceptNumber(),
        high.thousandths > low.thousandths
      {
        return (low, high)
      }
    }
    index = start
    return nil
  }

  /// A time as a plan writes it: `90s`, `1-2min`, `1:30`. `bare` is the unit of a number without one.
  mutating func acceptTime(bare: ScribbleUnit? = nil, letter m: ScribbleUnit? = nil) -> ScribbleTime? {
    let start = index
    if case .clock(let seconds)? = token?.kind, let text = token?.text {
      index += 1
      // `2:00 min`
      _ = acceptUnit { $0.isTime }
      // `:30`
      if text.hasPrefix(":") { return ScribbleTime(text: "\(seconds)s", seconds: seconds, isGuess: false) }
      return ScribbleTime(text: text, seconds: seconds, isGuess: false)
    }
    if let minutes = acceptMinutesToClock() { return minutes }
    guard let (low, high) = acceptRange() else { return nil }
    let isM = token?.text == "m"
    var unit = acceptUnit { $0.isTime }
    // Nobody goes on for `1500m` minutes.
    if unit == nil, isM, m != nil, low.thousandths < ScribbleTime.leastMetres {
      unit = m
      index += 1
    }
    guard let unit = unit ?? bare else {
      index = start
      return nil
    }
    let isGuess = isM || index == start + (high == nil ? 1 : 3)
    let scale = unit == .second ? 1 : unit == .minute ? 60 : 3600
    let text = low.text + (high.map { "-" + $0.text } ?? "") + unit.rawValue
    return ScribbleTime(text: text, seconds: low.thousandths * scale / 1000, isGuess: isGuess)
  }
}

extension TokenCursor {
  /// `10-15:00`: two times in minutes.
  private mutating func acceptMinutesToClock() -> ScribbleTime? {
    guard let low = token?.number?.whole, self[1]?.isSign("-") ?? false, self[1]?.touches ?? false,
      case .clock(let seconds)? = self[2]?.kind, self[2]?.touches ?? false, seconds.isMultiple(of: 60),
      low > 0, low * 60 < seconds
    else { return nil }
    index += 3
    return ScribbleTime(text: "\(low)-\(seconds / 60)min", seconds: low * 60, isGuess: true)
  }
}

/// A time as a plan writes it.
struct ScribbleTime {
  /// In thousandths: a number with an `m` that is not a time.
  static let leastMetres = 50_000
  var text: String
  var seconds: Int
  /// Whether its unit was guessed.
  var isGuess: Bool

  /// Where a plan takes no clock: `90s`, `2min`.
  var withUnit: String {
    guard text.contains(":") else { return text }
    return seconds % 60 == 0 && seconds > 0 ? "\(seconds / 60)min" : "\(seconds)s"
  }
}
