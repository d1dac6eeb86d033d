/// `calf raise 5x10 2sec pause at the bottom`, `3x5, 2 Sek. Pause unten`, `pause 1s at the chest`: a hold in each rep.

extension DetailForm {
  static let pauseInRep = DetailForm { cursor, context in
    guard context.hasSets || context.hasAmount, context.hasName, context.measure == .reps || context.measure == nil
    else { return nil }
    let isOpen = cursor.accept(sign: "(")
    _ = cursor.accept("with", "mit", "w")
    let words = cursor.index
    let isInFront = cursor.accept("pause", "paused", "stop")
    guard let time = cursor.acceptTime(), (1...10).contains(time.seconds), isInFront || cursor.accept("pause", "stop"),
      cursor.acceptPlaceInRep() || time.seconds <= 5 && cursor.endsPart
    else { return nil }
    let remark = cursor.line.trimmed(words..<cursor.index, isRemark: true)
    guard isOpen ? cursor.accept(sign: ")") : cursor.endsPart else { return nil }
    return DetailReading(.attribute(.hold, time.text), isGuess: true, remark: remark)
  }
}

extension TokenCursor {
  /// `at the bottom`, `in der untersten Position`, `unten`
  fileprivate mutating func acceptPlaceInRep() -> Bool {
    let start = index
    while accept("at", "on", "in", "the", "each", "every", "rep", "am", "an", "der", "im", "auf", "mid") {}
    if accept(
      "bottom", "top", "chest", "hole", "unten", "oben", "brust", "knee", "knees", "floor", "parallel", "umkehrpunkt",
      "endposition", "stretch", "contraction", "dehnung")
    {
      return true
    }
    index = start
    return false
  }
}
