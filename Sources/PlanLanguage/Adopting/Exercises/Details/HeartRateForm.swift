/// `@ 140-150 bpm`, `run 30 min HR 145`, `Puls 140-150`; `HR under 145` is a note, and so is `HR 145` on a line of its own.

extension DetailForm {
  static let heartRate = DetailForm { cursor, context in
    let start = cursor.index
    let isNamed = cursor.accept("hr", "puls", "hf", "heartrate")
    if isNamed {
      let isLimit = cursor.accept("under", "below", "unter", "max", "over", "über", "above") || cursor.accept(sign: "<")
      if isLimit, cursor.acceptRange() != nil {
        _ = cursor.acceptUnit(where: { $0 == .heartRate })
        return DetailReading(.remark(cursor.line.text(of: start..<cursor.index)))
      }
      _ = cursor.accept(sign: ":") || cursor.accept("at", "um", "bei") || cursor.accept(sign: "@")
    } else {
      _ = cursor.acceptAt()
    }
    guard let (low, high) = cursor.acceptRange(), low.whole.map({ (60...220).contains($0) }) ?? false,
      cursor.acceptUnit(where: { $0 == .heartRate }) != nil
        || isNamed && !(cursor.token?.isSign("%") ?? false)
    else {
      cursor.index = start
      return nil
    }
    if isNamed, !context.hasName, !context.hasSets {
      return DetailReading(.remark(cursor.line.text(of: start..<cursor.index)))
    }
    return DetailReading(.intensities([low.text + (high.map { "-" + $0.text } ?? "") + "bpm"]))
  }
}
