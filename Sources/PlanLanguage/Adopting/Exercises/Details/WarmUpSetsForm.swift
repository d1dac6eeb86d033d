/// `2 warmup sets then 3x12`, `3 Aufwärmsätze`: sets before the work, which goes into a note of the plan.

extension DetailForm {
  static let warmUpSets = DetailForm { cursor, context in
    let start = cursor.index
    guard cursor.acceptRange() != nil else { return nil }
    _ = cursor.accept("x")
    let isOneWord = cursor.accept("aufwärmsätze", "aufwärmsatz", "warmup-sets", "einstiegssätze")
    guard
      isOneWord
        || (cursor.accept("warmup", "warm-up", "wu", "rampup", "ramp-up", "feeder") || cursor.accept(all: "warm", "up")
          || cursor.accept(all: "ramp", "up"))
          && cursor.accept("sets", "set")
    else { return nil }
    return DetailReading(.remark(cursor.line.text(of: start..<cursor.index)), isGuess: true)
  }
}
