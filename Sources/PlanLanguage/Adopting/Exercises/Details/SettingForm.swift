/// `incline 12%`, `5% Steigung`, `level 7`, `Stufe 8`, `5.5 km/h`: what is set on a treadmill, a stair climber or a bike.

import SessionModel

extension DetailForm {
  static let setting = DetailForm { cursor, context in
    let start = cursor.index
    guard context.measure == .distance || context.measure == .time || context.measure == nil else { return nil }
    if context.isOfMachine, let speed = cursor.acceptSpeed() { return DetailReading(.intensities([speed])) }
    cursor.index = start
    if let incline = cursor.acceptIncline(context) {
      return DetailReading(
        .attribute(.incline, incline), isGuess: !cursor.line.tokens[start..<cursor.index].contains { $0.isSign("%") })
    }
    cursor.index = start
    if context.isOfMachine, let level = cursor.acceptLevel() {
      return DetailReading(.attribute(.resistance, level), isGuess: true)
    }
    return nil
  }
}

extension DetailContext {
  /// Whether its exercise is done on a machine for endurance; also as long as it is not known.
  fileprivate var isOfMachine: Bool {
    switch equipment {
    case .run, .bike, .rower, .ski, .machine, .other, nil: true
    case .barbell, .dumbbell, .kettlebell, .cable, .bodyweight, .band, .rings, .swim, .sled, .sandbag, .medicineBall:
      false
    }
  }
}

extension TokenCursor {
  /// `5.5 km/h`, `speed 3.5 mph`, `bei 10 kmh`
  fileprivate mutating func acceptSpeed() -> String? {
    _ = acceptAt()
    _ = accept("speed", "tempo", "geschwindigkeit")
    guard let (low, high) = acceptRange() else { return nil }
    let range = low.text + (high.map { "-" + $0.text } ?? "")
    if accept("kmh") || accept(all: "km", "/", "h") || accept(all: "km", "/", "std") { return range + "km/h" }
    return accept("mph") ? range + "mph" : nil
  }

  /// `incline 12%`, `12% incline`, `5 % Steigung`
  fileprivate mutating func acceptIncline(_ context: DetailContext) -> String? {
    _ = acceptAt()
    let isNamed = accept("incline", "steigung", "gradient", "grade")
    _ = isNamed && accept(sign: ":")
    guard let (low, high) = acceptRange(), (high ?? low).thousandths <= 40_000 else { return nil }
    let hasSign = accept(sign: "%")
    guard isNamed && token?.text != "x" || hasSign && accept("incline", "steigung", "gradient", "grade") else {
      return nil
    }
    return low.text + (high.map { "-" + $0.text } ?? "") + "%"
  }

  /// `level 7`, `lvl 7`, `Stufe 8`, `resistance 6-8`
  fileprivate mutating func acceptLevel() -> String? {
    _ = acceptAt()
    guard accept("level", "lvl", "lv", "stufe", "resistance", "widerstand") else { return nil }
    _ = accept(sign: ":")
    guard let (low, high) = acceptRange(), (high ?? low).thousandths <= 30_000, token?.text != "x" else { return nil }
    return low.text + (high.map { "-" + $0.text } ?? "")
  }
}
