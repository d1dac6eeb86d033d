/// `AMRAP 20`, `AMRAP in 12 minutes`, `20 min AMRAP`, `as many rounds as possible in 15 min`.

extension HeadForm {
  static let amrap = HeadForm { cursor in
    let start = cursor.index
    if cursor.acceptAmrap() {
      _ = cursor.accept(sign: ":") || cursor.accept("in", "for", "of", "x")
      if let minutes = cursor.acceptMinutesBeforeDash() {
        return HeadPart(kind: .amrap, details: ["\(minutes)min"])
      }
      if let time = cursor.acceptTime(bare: .minute, letter: .minute) {
        return HeadPart(kind: .amrap, details: [time.withUnit])
      }
    }
    cursor.index = start
    _ = cursor.accept("in", "for", "within")
    if let time = cursor.acceptTime(letter: .minute) {
      _ = cursor.accept(sign: "-") || cursor.accept(sign: ":") || cursor.accept("lang", "of", "to", "do", "complete")
      if cursor.acceptAmrap() { return HeadPart(kind: .amrap, details: [time.withUnit]) }
    }
    cursor.index = start
    // `For 15 minutes: 5 pull-ups, 10 push-ups`
    if start == 0, cursor.accept("for", "für"), let time = cursor.acceptTime(letter: .minute), time.seconds >= 180,
      cursor.accept(sign: ":"), cursor.isAtEnd || cursor.line.tokens.count(where: { $0.isSign(",") }) > 0
    {
      return HeadPart(kind: .amrap, details: [time.withUnit], isGuess: true)
    }
    cursor.index = start
    // `20-min AMRAP`
    if let minutes = cursor.acceptWhole(), cursor.accept(sign: "-"), cursor.accept("min", "minute"),
      cursor.acceptAmrap()
    {
      return HeadPart(kind: .amrap, details: ["\(minutes)min"])
    }
    return nil
  }
}

extension TokenCursor {
  /// The 8 of `AMRAP 8 - 10 pull-ups`, where the dash is not a range.
  mutating func acceptMinutesBeforeDash() -> Int? {
    guard let minutes = token?.number?.whole, minutes > 0, let dash = self[1], dash.isSign("-"), !dash.touches,
      let next = self[2], !next.touches, ScribbleUnit(self[3]?.text ?? "")?.isTime != true
    else { return nil }
    index += 1
    return minutes
  }

  /// Whether no word comes before it.
  private var beginsPart: Bool { self[-1].map { $0.isMark } ?? true }

  fileprivate mutating func acceptAmrap() -> Bool {
    accept("amrap") || accept(all: "density", "block") || accept("density", "edt")
      || accept(all: "as", "many", "rounds", "as", "possible")
      || accept(all: "as", "many", "rounds", "and", "reps", "as", "possible")
      || accept(all: "as", "many", "rounds", "+", "reps", "as", "possible")
      || accept(all: "as", "many", "rounds", "&", "reps", "as", "possible")
      || beginsPart && accept(all: "as", "many", "reps", "as", "possible")
      || accept(all: "as", "many", "rounds", "as", "you", "can") || accept(all: "max", "rounds")
      || accept(all: "so", "viele", "runden", "wie", "möglich") || accept(all: "so", "viele", "runden", "wie", "geht")
      || accept(all: "möglichst", "viele", "runden")
  }
}
