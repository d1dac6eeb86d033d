/// `3x10 ea`, `3x5/5`, `8/side`, `per leg`, `je Seite`, `pro Bein`, `each arm`, `L/R`, `both sides`: on each side.

extension DetailForm {
  static let sides = DetailForm { cursor, context in
    let start = cursor.index
    guard start > 0 else { return nil }
    // `pistols 3x5/5`
    if let reps = cursor[-1]?.number, cursor[-2]?.text == "x", cursor.accept(sign: "/"), cursor[-1]?.touches ?? false,
      cursor.acceptNumber() == reps, !(cursor.token?.isSign("/") ?? false)
    {
      return DetailReading(.attribute(.side, "each side"), isGuess: true)
    }
    cursor.index = start
    if cursor.accept("l", "left", "links", "li"),
      cursor.accept(sign: "/") || cursor.accept(sign: "+") || cursor.accept("and", "und"),
      cursor.accept("r", "right", "rechts", "re")
    {
      return DetailReading(.attribute(.side, "each side"), isGuess: true)
    }
    cursor.index = start
    let isSaid =
      cursor.accept(sign: "/")
      || cursor.accept("each", "per", "pro", "je", "jede", "a", "on", "both", "beide", "jeder", "jedem", "ea")
    if isSaid {
      _ = cursor.accept("each", "jede", "jedes")
      if cursor.accept(
        "side", "sides", "leg", "arm", "legs", "seite", "bein", "hand", "foot", "direction", "way", "seiten", "arms",
        "hands", "richtung", "beine", "s", "l", "knee", "hip")
      {
        return DetailReading(.attribute(.side, "each side"))
      }
    }
    cursor.index = start
    let isBehindReps = cursor[-1]?.number != nil || cursor[-1].map { ScribbleUnit($0.text) != nil } ?? false
    // `add 2.5kg each week`
    let isBehindLoad = cursor[-1].flatMap { ScribbleUnit($0.text) }?.isMass ?? false
    if isBehindReps, cursor.accept("ea", "each", "e"), !isBehindLoad || cursor.endsPart {
      return DetailReading(.attribute(.side, "each side"), isGuess: true)
    }
    cursor.index = start
    return nil
  }
}
