/// `for time`, `5 RFT`, `auf Zeit`.

extension HeadForm {
  static let forTime = HeadForm { cursor in
    if cursor.accept(all: "for", "time") || cursor.accept(all: "auf", "zeit") || cursor.accept("afap", "rft") {
      return HeadPart(kind: .forTime)
    }
    return nil
  }
}
