/// `Circuit x3`, `Zirkel, 3 Runden`, `Circuit 1 (3x): …`.

extension HeadForm {
  static let circuit = HeadForm { cursor in
    guard cursor.accept("circuit", "zirkel", "zirkeltraining") else { return nil }
    let behind = cursor.index
    // The number or letter of one of several.
    if cursor.token?.number != nil || cursor.token?.text.utf8.count == 1, cursor.token?.isMark == false,
      let next = cursor[1], next.isSign("(") || next.isSign(":") || next.isSign("-")
    {
      cursor.index += 1
      let named = cursor.index
      if cursor.accept(sign: "("), let times = cursor.acceptHeadTimes() ?? cursor.acceptCountOfRounds(),
        cursor.accept(sign: ")")
      {
        return HeadPart(kind: .circuit, times: times)
      }
      cursor.index = named
      return HeadPart(kind: .circuit)
    }
    cursor.index = behind
    return HeadPart(kind: .circuit, times: cursor.acceptHeadTimes())
  }
}

extension TokenCursor {
  /// `3 rounds`
  fileprivate mutating func acceptCountOfRounds() -> Int? {
    guard let times = acceptWhole(), accept("rounds", "runden", "rds", "sets", "durchgänge") else { return nil }
    return times
  }
}
