/// `from 50 to 75%`, `von 100 auf 200 W`, `from 75% down to 40%`: a load or a power that changes evenly.

extension DetailForm {
  static let ramp = DetailForm { cursor, context in
    func unit(_ cursor: inout TokenCursor) -> ScribbleUnit? { cursor.acceptUnit { $0 == .percent || $0 == .watt } }
    guard let measure = context.measure, measure != .reps,
      case let isSaid = cursor.accept("ramp", "rampe", "ramping", "build", "progressive"),
      cursor.accept("from", "von") || isSaid, let low = cursor.acceptNumber()
    else { return nil }
    let first = unit(&cursor)
    _ = cursor.accept("up", "down")
    let isRange = isSaid && cursor.accept(sign: "-")
    guard cursor.accept("to", "auf", "bis") || cursor.accept(sign: ">") || cursor.accept(sign: "→") || isRange,
      let high = cursor.acceptNumber(), let second = unit(&cursor),
      first == nil || first == second, low != high
    else { return nil }
    let base = second == .percent && cursor.accept("ftp") ? " of ftp" : ""
    return DetailReading(
      .intensities([low.text + second.rawValue + " to " + high.text + second.rawValue + base]), isGuess: true)
  }
}
