/// `@ 140-150 bpm`, `HR 145 bpm`, `Puls 130-140`, `130-140 Puls`, `heart rate 140 to 150`, `HR under 145`.

extension DetailForm {
  static let heartRate = DetailForm { cursor, _ in
    let start = cursor.index
    _ = cursor.acceptAt() || cursor.accept("keep", "keeping", "stay", "halte", "with")
    let isNamed = cursor.accept(all: "heart", "rate") || cursor.accept("hr", "puls", "hf", "herzfrequenz", "heartrate")
    _ = isNamed && cursor.accept(sign: ":")
    // `<140bpm`
    let isBehindSign = start > 0 && ["<", ">"].contains(cursor[-1]?.text ?? "")
    let isLimit =
      isBehindSign
      || isNamed
        && (cursor.accept("under", "below", "unter", "max", "over", "above", "über", "bis") || cursor.accept(sign: "<"))
    let isUpper = cursor[-1].map { ["under", "below", "unter", "max", "bis", "<"].contains($0.text) } ?? false
    guard let (low, high) = cursor.acceptRange() else { return nil }
    // `95% HFmax`, `85-90% of max HR`
    if cursor.acceptShareOfMax() {
      return DetailReading(.intensities([low.text + (high.map { "-" + $0.text } ?? "") + "% of max heart rate"]))
    }
    let isSaid =
      cursor.acceptUnit { $0 == .heartRate } != nil || !isNamed && cursor.acceptNameOfRate(low.thousandths)
    // Hearts beat some 60 to 220 times a minute; `HR 5` is a zone or something else.
    let isLikely = low.thousandths >= 60_000 && (high ?? low).thousandths <= 220_000
    guard isSaid || isNamed && isLikely && !(cursor.token?.isSign("%") ?? false) else { return nil }
    if isLimit, isUpper, high == nil {
      return DetailReading(.intensities(["at most " + low.text + "bpm"]), isGuess: true)
    }
    if isLimit {
      return DetailReading(.remark(cursor.line.text(of: (isBehindSign ? start - 1 : start)..<cursor.index)))
    }
    return DetailReading(.intensities([low.text + (high.map { "-" + $0.text } ?? "") + "bpm"]), isGuess: !isSaid)
  }
}

extension TokenCursor {
  /// The word of `130-140 Puls`.
  fileprivate mutating func acceptNameOfRate(_ thousandths: Int) -> Bool {
    (80_000...210_000).contains(thousandths) && accept("puls", "hr", "hf", "schläge", "heartrate")
  }

  /// `% HFmax`, `% of max heart rate`, `% HRmax`: a share of the fastest that the heart beats.
  fileprivate mutating func acceptShareOfMax() -> Bool {
    let start = index
    guard accept(sign: "%") else { return false }
    _ = accept("of", "der", "des", "vom", "von")
    _ = accept("your", "deiner")
    if accept("hfmax", "hrmax", "mhr", "maxhr", "hfm") { return true }
    let isFirst = accept("max", "maximum", "maximal", "maximale", "maximalen")
    _ = accept(sign: ".")
    let isHeart = accept(all: "heart", "rate") || accept("hr", "hf", "puls", "herzfrequenz", "heartrate")
    if isHeart, isFirst || accept("max") { return true }
    index = start
    return false
  }
}
