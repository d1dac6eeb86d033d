/// `30 sec plank, 3 times`, `hold 10 seconds, repeat 10 times`, `10 each way x2`, `30 s je Seite, 3 mal`: how often an
/// amount is done.

extension DetailForm {
  static let times = DetailForm { cursor, context in
    guard context.hasAmount, !context.hasSets else { return nil }
    let start = cursor.index
    if cursor.accept("x"), let times = cursor.acceptWhole(), (2...50).contains(times),
      cursor.endsPart || ["each", "per", "je", "pro"].contains(cursor.token?.text ?? "")
    {
      return DetailReading(.times(times), isGuess: true)
    }
    cursor.index = start
    // `Dips bis zum Umfallen 3 Sätze`, `10 reps 3 sets`
    if let sets = cursor.acceptWhole(), (2...20).contains(sets), cursor.accept("sets", "sätze", "saetze"),
      cursor.endsPart
    {
      return DetailReading(.times(sets), isGuess: true)
    }
    cursor.index = start
    // `je 30 s, 2x pro Bein`
    if let times = cursor.acceptWhole(), (2...20).contains(times), cursor.accept("x"),
      cursor.isAtEnd || ["je", "pro", "per", "each"].contains(cursor.token?.text ?? "")
    {
      return DetailReading(.times(times), isGuess: true)
    }
    cursor.index = start
    let isRepeat = cursor.accept("repeat", "repeated", "wiederholen", "wiederhole")
    if let times = cursor.acceptWhole(), (2...100).contains(times), cursor.accept("times", "mal"),
      !cursor.saysWhen
    {
      _ = cursor.accept("wiederholen")
      return DetailReading(.times(times), isGuess: true)
    }
    if isRepeat { cursor.index = start + 1 }
    if isRepeat, cursor.accept("twice", "zweimal"), cursor.endsPart { return DetailReading(.times(2), isGuess: true) }
    return nil
  }
}

extension TokenCursor {
  /// `3 times a day`, `2 mal täglich`, `3 times per week`.
  fileprivate var saysWhen: Bool {
    let sides = ["side", "leg", "arm", "way", "seite", "bein", "direction", "hand", "foot"]
    if ["each", "per", "pro", "je"].contains(token?.text ?? ""), sides.contains(self[1]?.text ?? "") { return false }
    return ["a", "per", "pro", "am", "daily", "täglich", "each", "every", "weekly", "die", "in", "wöchentlich"]
      .contains(
        token?.text ?? "")
  }
}
