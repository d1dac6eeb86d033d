/// `3 plates 10, 10, 9`, `2 lengths of the turf`, `6 trips`, `4 Bahnen`: what is counted is not a rep. It goes into a
/// note of the plan.

extension DetailForm {
  static let counter = DetailForm { cursor, context in
    let start = cursor.index
    // `off blocks 3"`
    if start > 0, let before = cursor[-1]?.text, supports.contains(before), cursor.acceptRange() != nil,
      cursor.accept(sign: "\"") || cursor.accept("in", "inch", "inches", "cm", "zoll")
    {
      return DetailReading(.remark(cursor.line.text(of: start..<cursor.index)), isGuess: true)
    }
    cursor.index = start
    // `Walk 8000 steps`, but `3x20 steps` of lunges
    if context.measure == .distance, let steps = cursor.acceptWhole(), steps >= 500,
      cursor.accept("steps", "schritte")
    {
      return DetailReading(.remark(cursor.line.text(of: start..<cursor.index)), isGuess: true)
    }
    cursor.index = start
    guard context.hasName || start == 0, cursor.acceptRange() != nil, cursor.token.map({ !$0.touches }) ?? false,
      let word = cursor.token?.text, words.contains(word) || cursor.isAtLapsAroundSomething
    else { return nil }
    cursor.index += 1
    // `2 lengths of the turf`, `2 plates per side`
    let joiners = [
      "um", "around", "den", "die", "das", "of", "the", "per", "each", "a", "side", "seite", "pro", "je", "der", "des",
      "an",
    ]
    while let token = cursor.token, token.isWord, joiners.contains(token.text) { cursor.index += 1 }
    if ["the", "of", "der", "des", "den", "die", "das"].contains(cursor[-1]?.text ?? ""), cursor.token?.isWord ?? false
    {
      cursor.index += 1
    }
    return DetailReading(.remark(cursor.line.text(of: start..<cursor.index)), isGuess: true)
  }

  /// On what a lift begins or ends.
  private static let supports: Set<String> = [
    "block", "blocks", "deficit", "board", "boards", "riser", "risers", "mats", "plates", "blöcke", "blöcken",
    "defizit",
  ]

  private static let words: Set<String> = [
    "plates", "plate", "scheiben", "platten", "lengths", "length", "trips", "trip", "laps", "lap", "bahnen", "bahn",
    "längen", "flights", "floors", "stockwerke", "etagen", "treppen", "stairs", "blocks", "songs",
  ]
}

extension TokenCursor {
  /// `2 Runden um den See`, `3 rounds around the park`: laps, whose `um` or `around` says of what.
  var isAtLapsAroundSomething: Bool {
    ["rounds", "round", "runden", "runde", "laps"].contains(token?.text ?? "")
      && ["um", "around"].contains(self[1]?.text ?? "")
      && ["den", "die", "das", "the", "einen"].contains(self[2]?.text ?? "")
  }
}
