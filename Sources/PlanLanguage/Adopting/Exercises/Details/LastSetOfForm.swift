/// `5x5 @ 80, last set 4`, `letzter Satz nur 6`: the last set has fewer reps, or more.

extension DetailForm {
  static let lastSetOf = DetailForm { cursor, context in
    guard context.hasSets, cursor.accept("last", "final", "letzter"), cursor.accept("set", "satz") else { return nil }
    while cursor.accept("only", "just", "nur", "was", "got") || cursor.accept(sign: ":") || cursor.accept(sign: "=") {}
    if let reps = cursor.acceptWhole(), reps <= 50 {
      _ = cursor.acceptUnit { $0 == .reps }
      if cursor.endsPart, !(cursor.token?.isSign("%") ?? false) {
        return DetailReading(.lastSetOf(reps), isGuess: true)
      }
    }
    return nil
  }
}
