/// `@ r20`, `rate 28`, `UT2`, `22 spm`, `90 rpm`: the strokes or turns of a minute, which a plan says in a note.

extension DetailForm {
  static let strokeRate = DetailForm { cursor, _ in
    let start = cursor.index
    _ = cursor.accept(sign: "@") || cursor.accept("at")
    if cursor.accept("ut"), let band = cursor.acceptWhole(), band <= 2 { return DetailReading(.remark("UT\(band)")) }
    cursor.index = start
    _ = cursor.accept(sign: "@") || cursor.accept("at")
    if cursor.accept("r", "rate", "sr", "s/m", "cadence", "trittfrequenz", "tf", "schlagzahl", "sz"),
      let (low, high) = cursor.acceptRange()
    {
      _ = cursor.accept("spm", "rpm")
      return DetailReading(.remark("rate " + low.text + (high.map { "-" + $0.text } ?? "")), isGuess: true)
    }
    cursor.index = start
    _ = cursor.accept(sign: "@") || cursor.accept("at")
    if let (low, high) = cursor.acceptRange(), let unit = cursor.token?.text, cursor.accept("spm", "rpm", "u/min") {
      return DetailReading(.remark(low.text + (high.map { "-" + $0.text } ?? "") + " " + unit))
    }
    cursor.index = start
    return nil
  }
}
