/// `25 min cap`, `time cap: 12 min`, `cap 20`, `TC 15:00`: a limit for a workout for time.

extension HeadForm {
  static let cap = HeadForm { cursor in
    let start = cursor.index
    if cursor.accept(all: "time", "cap") || cursor.accept("cap", "tc", "timecap", "zeitlimit") {
      _ = cursor.accept(sign: ":") || cursor.accept("of", "at") || cursor.accept(sign: "=")
      if let time = cursor.acceptTime(bare: .minute, letter: .minute) {
        return HeadPart(kind: .forTime, details: ["cap " + time.text])
      }
    }
    cursor.index = start
    if let time = cursor.acceptTime(letter: .minute) {
      _ = cursor.accept("time")
      if cursor.accept("cap", "timecap") { return HeadPart(kind: .forTime, details: ["cap " + time.text]) }
    }
    return nil
  }
}
