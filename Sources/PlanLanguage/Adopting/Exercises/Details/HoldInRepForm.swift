/// `5s hold x 5`, `3x10 bridge, hold 5s`, `2x15 clamshell 3 sec hold`, `squeezes: hold 5 sec, 10 reps`: how long each rep is held. A squeeze goes into a note.

extension DetailForm {
  static let holdInRep = DetailForm { cursor, context in
    let start = cursor.index
    if let reading = cursor.acceptHoldByReps(context) { return reading }
    let saysReps = cursor.token?.text == "hold" && cursor.line.tokens.contains { ScribbleUnit($0.text) == .reps }
    guard context.hasSets || context.hasAmount || saysReps, context.measure != .time, context.hasName else {
      return nil
    }
    let isPlain = cursor.accept("hold", "holding", "halten")
    let isInFront = isPlain || cursor.accept("squeeze")
    let saysWhere = isInFront && !cursor.accept("for", "each") && cursor.accept("top")
    guard let time = cursor.acceptTime(), time.seconds <= 15 else { return nil }
    // `3 Sek. oben halten`, `2 sec at the top hold`
    let behind = cursor.index
    while !isInFront, cursor.accept("oben", "unten", "top", "at", "the", "bottom", "in", "der", "endposition", "je") {}
    let place = behind < cursor.index ? cursor.line.text(of: behind..<cursor.index) : nil
    if let place, cursor.accept("halten", "hold", "gehalten") {
      return DetailReading(.attribute(.hold, time.text), isGuess: true, remark: place)
    }
    cursor.index = behind
    guard isInFront || cursor.accept("hold", "holds", "halten", "gehalten")
    else { return nil }
    guard isPlain || !isInFront, !saysWhere else {
      return DetailReading(.remark(cursor.line.text(of: start..<cursor.index)))
    }
    return DetailReading(.attribute(.hold, time.text), isGuess: time.isGuess)
  }
}

extension TokenCursor {
  /// `5 sec hold x 5`, `hold 5s x 5 reps`, up to the reps.
  fileprivate mutating func acceptHoldByReps(_ context: DetailContext) -> DetailReading? {
    guard context.hasName, !context.hasSets, !context.hasAmount, context.measure != .time else { return nil }
    let start = index
    let isInFront = accept("hold", "halten")
    _ = isInFront && accept("for")
    if let time = acceptTime(), time.seconds <= 15, isInFront || accept("hold", "holds", "halten", "gehalten"),
      accept("x"), token?.number?.whole != nil,
      self[1].map({ $0.isMark && !$0.isSign("@") || ScribbleUnit($0.text) == .reps }) ?? true
    {
      return DetailReading(.attribute(.hold, time.text), isGuess: time.isGuess)
    }
    index = start
    return nil
  }
}
