/// `max cal`, `max meters`, `maximale Kalorien`, `for max calories`: as many of them as possible in the time beside it.

extension DetailForm {
  static let most = DetailForm { cursor, context in
    _ = cursor.accept("for", "as") && cursor.accept("many")
    guard cursor.accept("max", "maximum", "maximale", "most"),
      context.measure != .reps, let unit = cursor.acceptCountedUnit(), cursor.line.saysTime
    else { return nil }
    let end = cursor.index
    if cursor.accept("in", "for"), let time = cursor.acceptTime() {
      return DetailReading(.amount(ScribbleAmount(kind: .max, text: "max \(unit) in \(time.withUnit)")), isGuess: true)
    }
    cursor.index = end
    return DetailReading(.amount(ScribbleAmount(kind: .max, text: "max " + unit)), isGuess: true)
  }
}

extension TokenCursor {
  /// `cal`, `metres`: what a machine counts.
  fileprivate mutating func acceptCountedUnit() -> String? {
    if accept("cal", "cals", "calories", "calorie", "kcal", "kalorien") { return "cal" }
    return accept("m", "meters", "metres", "meter", "distance", "distanz", "strecke") ? "m" : nil
  }
}

extension ScribbleLine {
  fileprivate var saysTime: Bool {
    tokens.indices.contains { index in
      tokens[index].isClock
        || index > 0 && tokens[index - 1].number != nil && ScribbleUnit(tokens[index].text)?.isTime ?? false
    }
  }
}

extension ScribbleAmount {
  /// Whether it is the most of something, in a time that is not known yet.
  var isMost: Bool { kind == .max && (text == "max cal" || text == "max m") }
}
