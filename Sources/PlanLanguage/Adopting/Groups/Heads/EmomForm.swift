/// `EMOM 10`, `OTM 10`, `10 min EMOM`, `EMOM for 12 minutes`, `EMOM x 10`, `Every minute on the
/// minute for 10 minutes`.

extension HeadForm {
  static let emom = HeadForm { cursor in
    let start = cursor.index
    if let part = cursor.acceptAlternatingEmom() { return part }
    cursor.index = start
    if cursor.accept("emom", "otm", "e1mom") {
      _ = cursor.accept(sign: ":") || cursor.accept("for", "x", "of", "in")
      if let minutes = cursor.acceptMinutesBeforeDash() {
        return HeadPart(kind: .emom, details: ["\(minutes)min"])
      }
      // `EMOM 24kg`
      if let time = cursor.acceptTime(bare: .minute, letter: .minute),
        ScribbleUnit(cursor.token?.text ?? "").map({ !$0.isMass }) ?? true
      {
        return HeadPart(kind: .emom, details: [time.withUnit])
      }
    }
    cursor.index = start
    if let time = cursor.acceptTime(letter: .minute), cursor.accept("emom") {
      return HeadPart(kind: .emom, details: [time.withUnit])
    }
    cursor.index = start
    if cursor.accept("every", "each", "jede"), cursor.accept("minute", "min") {
      _ = cursor.accept(all: "on", "the", "minute")
      _ = cursor.accept(sign: ",") || cursor.accept(sign: ":")
      if cursor.accept("for", "x", "über"), let time = cursor.acceptTime(bare: .minute, letter: .minute) {
        return HeadPart(kind: .emom, details: [time.withUnit])
      }
    }
    return nil
  }
}

extension TokenCursor {
  /// `20 min alternating EMOM`, `alternating EMOM 20`: one exercise each minute.
  fileprivate mutating func acceptAlternatingEmom() -> HeadPart? {
    var time = acceptTime(letter: .minute)
    guard accept("alternating", "alternate"), accept("emom") else { return nil }
    if time == nil {
      _ = accept(sign: ":") || accept("for", "x")
      time = acceptTime(bare: .minute, letter: .minute)
    }
    return time.map { HeadPart(kind: .emom, details: [$0.withUnit, "alternate"]) }
  }
}
