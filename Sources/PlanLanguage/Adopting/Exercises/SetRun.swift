/// Sets as a plan writes them: how many, of what, and how heavy.

/// Sets of one amount: `3x8`, `3x45s`, `5 @ 80kg`.
struct SetRun: Hashable {
  var count = 1
  var amount: ScribbleAmount
  /// Its own intensity, as a plan writes it after `@`.
  var intensity: String?

  /// The same with this intensity, unless it has one.
  func with(_ intensity: String?) -> SetRun {
    var run = self
    run.intensity = run.intensity ?? intensity
    return run
  }

  var text: String {
    let times = count == 1 ? "" : "\(count)x"
    return times + amount.text + (amount.lower.map { " or " + times + $0 } ?? "")
  }
}

/// What one set consists of.
struct ScribbleAmount: Hashable {
  enum Kind: Hashable { case reps, time, length, energy, max }

  var kind: Kind
  /// As a plan writes it: `8`, `8-12`, `45s`, `400m`, `max`.
  var text: String
  /// The same for the next level: the `10cal` of `12/10 cal`.
  var lower: String?

  /// Nobody does several sets of more.
  static let mostRepsOfSet = 40

  static let max = ScribbleAmount(kind: .max, text: "max")

  /// Nil for a unit of something else, or for nothing at all.
  init?(_ low: ScribbleNumber, _ high: ScribbleNumber?, _ unit: ScribbleUnit?, isOpen: Bool = false) {
    guard low.thousandths > 0 else { return nil }
    let number = low.text + (high.map { "-" + $0.text } ?? "")
    switch unit {
    case nil, .reps:
      guard low.whole != nil, high?.whole != nil || high == nil else { return nil }
      self.init(kind: .reps, text: number + (isOpen ? "+" : ""))
    case .second, .minute, .hour: self.init(kind: .time, text: number + (unit?.rawValue ?? ""))
    case .metre, .kilometre, .mile, .yard, .foot: self.init(kind: .length, text: number + (unit?.rawValue ?? ""))
    case .calorie: self.init(kind: .energy, text: number + "cal")
    case .kilogram, .pound, .percent, .watt, .heartRate: return nil
    }
  }

  /// A single distance that is run or rowed, in whole metres.
  var stretch: (metres: Int, isInMiles: Bool)? {
    let tokens = ScribbleLexer.tokens(of: Array(text.unicodeScalars))
    guard kind == .length, tokens.count == 2, let number = tokens[0].number else { return nil }
    return switch ScribbleUnit(tokens[1].text) {
    case .metre: (number.thousandths / 1000, false)
    case .kilometre: (number.thousandths, false)
    case .mile: (number.thousandths * 1609 / 1000, true)
    case .yard, .foot, .kilogram, .pound, .second, .minute, .hour, .calorie, .percent, .watt, .heartRate, .reps, nil:
      nil
    }
  }

  /// The amount with a smaller one for the next level.
  func or(_ lower: ScribbleNumber?, _ unit: ScribbleUnit?) -> ScribbleAmount {
    guard let other = lower.flatMap({ ScribbleAmount($0, nil, unit) }), other.kind == kind else { return self }
    var both = self
    both.lower = other.text
    return both
  }

  init(kind: Kind, text: String) { (self.kind, self.text) = (kind, text) }

  init(_ time: ScribbleTime) { self.init(kind: .time, text: time.withUnit) }
}
