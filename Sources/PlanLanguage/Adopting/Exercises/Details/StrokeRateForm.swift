/// `@ r20`, `rate 28`, `UT2`, `22 spm`, `90 U/min`: the strokes or turns of a minute.

import SessionModel

extension DetailForm {
  static let strokeRate = DetailForm { cursor, context in
    let start = cursor.index
    _ = cursor.accept(sign: "@") || cursor.accept("at")
    if cursor.accept("ut"), let band = cursor.acceptWhole(), band <= 2 { return DetailReading(.remark("UT\(band)")) }
    cursor.index = start
    _ = cursor.accept(sign: "@") || cursor.accept("at", "mit", "bei")
    // `(r90)` of a lift is its rest.
    if cursor.token?.text == "r", context.measure == .reps { return nil }
    let isOfStrokes =
      cursor.accept("r", "rate", "sr", "schlagzahl", "sz")
      || context.equipment == .rower && cursor.accept("sf", "schlagfrequenz", "frequenz")
    if isOfStrokes || cursor.accept("cadence", "trittfrequenz", "tf", "kadenz") {
      _ = cursor.accept(sign: ":")
      // `Bizeps SZ 3x10` is done with a bar of that name.
      guard let (low, high) = cursor.acceptRange(), low.thousandths >= 10_000, cursor.token?.text != "x" else {
        return nil
      }
      let isOpen = cursor.token?.touches ?? false && cursor.accept(sign: "+")
      let unit =
        cursor.acceptCadenceUnit()
        ?? (isOfStrokes ? Cadence.Unit.spm : context.equipment?.cadenceUnit ?? .rpm).rawValue
      let remark = isOpen ? cursor.line.text(of: start..<cursor.index) : nil
      return DetailReading(.attribute(.cadence, range(low, high) + unit), isGuess: true, remark: remark)
    }
    if let (low, high) = cursor.acceptRange(),
      let unit = cursor.acceptCadenceUnit() ?? cursor.acceptRateOfRower(context)
    {
      return DetailReading(.attribute(.cadence, range(low, high) + unit))
    }
    return nil
  }

  private static func range(_ low: ScribbleNumber, _ high: ScribbleNumber?) -> String {
    low.text + (high.map { "-" + $0.text } ?? "")
  }
}

extension TokenCursor {
  /// The `SZ` of `30 min @ 20 SZ`.
  fileprivate mutating func acceptRateOfRower(_ context: DetailContext) -> String? {
    guard context.equipment == .rower else { return nil }
    return accept("sz", "sf", "schlagzahl", "schläge") ? "spm" : nil
  }

  /// `spm`, `rpm`, `U/min`, `s/m`, `strokes per minute`; in the spelling of a plan.
  fileprivate mutating func acceptCadenceUnit() -> String? {
    if accept("spm") { return "spm" }
    if accept("rpm") { return "rpm" }
    let start = index
    let turns = accept("u", "umdrehungen", "rev", "revs", "revolutions")
    guard turns || accept("s", "strokes", "steps", "schläge", "züge", "schritte") else { return nil }
    if accept(sign: "/") || accept("per", "pro", "a", "je"), accept("min", "m", "minute") {
      return turns ? "rpm" : "spm"
    }
    index = start
    return nil
  }
}
