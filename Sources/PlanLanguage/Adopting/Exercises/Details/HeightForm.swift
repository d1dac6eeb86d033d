/// `box jump 24"`, `step-ups 20 inch`, `box jump overs 24/20"`, `60 cm`: how high, for men and women.

extension DetailForm {
  static let height = DetailForm { cursor, context in
    guard context.hasName || cursor.namesBoxBehind else { return nil }
    _ = cursor.acceptAt()
    guard let (high, low) = cursor.acceptLevels(isPairOnly: false) else { return nil }
    let isNamed = cursor.namesBox || cursor.namesBoxBehind
    // `50 in as few sets as possible` says how.
    let isIn = cursor.token?.text == "in" && !(cursor[1]?.isWord ?? false) || isNamed
    let hasInches =
      isIn && cursor.accept("in") || cursor.accept("inch", "inches", "zoll") || isNamed && cursor.accept(sign: "\"")
    let unit = hasInches ? "in" : isNamed && cursor.accept("cm") ? "cm" : nil
    // `box jump overs 24/20`
    guard let unit = unit ?? (isNamed && low != nil && (10_000...48_000).contains(high.thousandths) ? "in" : nil),
      high.thousandths > 0
    else { return nil }
    let text = high.text + unit + (low.map { " or " + $0.text + unit } ?? "")
    return DetailReading(.attribute(.height, text), isGuess: !hasInches)
  }
}

extension TokenCursor {
  /// `24/20`, or `24` alone.
  mutating func acceptLevels(isPairOnly: Bool) -> (high: ScribbleNumber, low: ScribbleNumber?)? {
    let start = index
    guard let high = acceptNumber() else { return nil }
    let isMarked = !isPairOnly && token?.isSign("\"") ?? false && self[1]?.isSign("/") ?? false
    if isMarked { index += 1 }
    if token?.isSign("/") ?? false, let low = self[1]?.number, low.thousandths < high.thousandths, low.thousandths > 0 {
      index += 2
      // `5/3/1` are sets.
      if !(token?.isSign("/") ?? false) { return (high, low) }
      index = start
      return nil
    }
    if isPairOnly || isMarked {
      index = start
      return nil
    }
    return (high, nil)
  }

  fileprivate var namesBox: Bool { line.tokens[..<min(index, line.tokens.count)].contains { isOfBox($0.text) } }

  /// `24" box jumps`
  fileprivate var namesBoxBehind: Bool {
    (1...3).contains { offset in self[offset].map { isOfBox($0.text) } ?? false } && self[-1]?.number != nil
  }

  private func isOfBox(_ word: String) -> Bool {
    ["box", "step-ups", "step-up", "stepups", "step", "bbj", "bbjo", "bj", "bjo", "boxjumps", "kastensprünge"].contains(
      word)
  }
}
