/// `EMOM 10`, `10 min EMOM`, `EMOM for 12 minutes`, `EMOM x 10`.

extension HeadForm {
  static let emom = HeadForm { cursor in
    let start = cursor.index
    if cursor.accept("emom") {
      _ = cursor.accept(sign: ":") || cursor.accept("for", "x", "of", "in")
      if let time = cursor.acceptTime(bare: .minute, letter: .minute) {
        return HeadPart(kind: .emom, details: [time.withUnit])
      }
    }
    cursor.index = start
    if let time = cursor.acceptTime(letter: .minute), cursor.accept("emom") {
      return HeadPart(kind: .emom, details: [time.withUnit])
    }
    cursor.index = start
    return nil
  }
}
