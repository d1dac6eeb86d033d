/// `50% body weight sled pull`, `1.5x bodyweight deadlift`, `75% BW`: a share of the athlete's own weight, which goes into a
/// note of the plan.

extension DetailForm {
  static let bodyweightShare = DetailForm { cursor, _ in
    let start = cursor.index
    _ = cursor.acceptAt()
    guard cursor.acceptRange() != nil, cursor.accept(sign: "%") || cursor.accept("x", "times", "percent", "prozent")
    else { return nil }
    _ = cursor.accept("of", "vom", "des") && cursor.accept("your", "the")
    guard
      cursor.accept("bodyweight", "bw", "körpergewicht", "körpergewichts") || cursor.accept(all: "body", "weight")
    else { return nil }
    return DetailReading(.remark(cursor.line.text(of: start..<cursor.index)), isGuess: true)
  }
}
