/// `AMRAP`, `max reps`, `to failure`, `bis zum Versagen`: as many as possible.

extension DetailForm {
  static let toFailure = DetailForm { cursor, context in
    let start = cursor.index
    guard start > 0 else { return nil }
    // `max 60°`, `max 60 degrees`
    if cursor.token?.text == "max", cursor[1]?.number != nil, let unit = cursor[2]?.text,
      ["°", "degrees", "degree", "deg", "grad", "kg", "lb", "bpm", "%"].contains(unit)
    {
      return nil
    }
    let isTo = cursor.acceptToFailure()
    if isTo {
    } else if !isTo, cursor.accept("amrap", "max") {
      _ = cursor.accept("reps", "effort", "wdh")
    } else {
      cursor.index = start
      return nil
    }
    let end = cursor.index
    if cursor.accept("in"), let time = cursor.acceptTime() {
      return DetailReading(.amount(ScribbleAmount(kind: .max, text: "max in \(time.withUnit)")))
    }
    cursor.index = end
    return DetailReading(.amount(.max))
  }
}
