/// `21-15-9`, `10-9-8-7-6-5-4-3-2-1 reps of`: a rung each time round.

extension HeadForm {
  static let ladder = HeadForm { cursor in
    let start = cursor.index
    var rungs: [String] = []
    while let rung = cursor.acceptWhole(), rungs.count < 100 {
      rungs.append("\(rung)")
      guard cursor[1]?.number != nil, cursor.accept(sign: "-") || cursor.accept(sign: "/") else { break }
    }
    let isOfReps = cursor.accept("reps", "rep", "wdh")
    guard rungs.count >= 3, isOfReps || !(cursor.token?.touches ?? false) || cursor.token?.isMark ?? true else {
      cursor.index = start
      return nil
    }
    return HeadPart(kind: .ladder, details: [rungs.joined(separator: "-")])
  }
}
