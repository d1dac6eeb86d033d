/// `AMRAP`, `max reps`, `to failure`, `bis zum Versagen`: as many as possible.

extension DetailForm {
  static let toFailure = DetailForm { cursor, context in
    guard cursor.index > 0 else { return nil }
    // `max 60°`, `max 60 degrees`
    if cursor.token?.text == "max", cursor[1]?.number != nil, let unit = cursor[2]?.text,
      ["°", "degrees", "degree", "deg", "grad", "kg", "lb", "bpm", "%"].contains(unit)
    {
      return nil
    }
    if !cursor.acceptToFailure() {
      guard cursor.accept("amrap", "max") else { return nil }
      _ = cursor.accept("reps", "effort", "wdh")
    }
    let end = cursor.index
    if cursor.accept("in"), let time = cursor.acceptTime() {
      return DetailReading(.amount(ScribbleAmount(kind: .max, text: "max in \(time.withUnit)")))
    }
    cursor.index = end
    return DetailReading(.amount(.max))
  }
}
