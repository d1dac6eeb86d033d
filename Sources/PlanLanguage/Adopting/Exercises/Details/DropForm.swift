/// `dropset on last (80 -> 60 -> 40)`, `beim letzten Satz: 30 kg -> 20 kg`, `letzter Satz Dropsatz 20/15/10`: lighter loads
/// after the last set. The first of several is that of the sets.

extension DetailForm {
  static let drop = DetailForm { cursor, context in
    guard context.hasSets, context.takesLoads, let loads = cursor.acceptDrop(context), loads.count >= 2 else {
      return nil
    }
    return DetailReading(.drop(loads), isGuess: true)
  }
}

extension TokenCursor {
  /// `with a dropset on the last set:`; what it says, or nil if no number follows.
  mutating func acceptDropWords() -> (saysDrop: Bool, saysLast: Bool)? {
    _ = accept(sign: "+")
    while accept("with", "mit", "w", "a", "beim", "im", "on", "als") {}
    var (saysDrop, saysLast) = (false, false)
    for _ in 0..<8 {
      if accept("dropset", "dropsatz", "dropsets", "drop-set", "drop-satz", "stripset", "drop", "drops") {
        saysDrop = true
      } else if accept("last", "letzter", "letzten", "letztem", "final") {
        saysLast = true
      } else if !accept(
        "on", "one", "the", "set", "satz", "beim", "im", "is", "a", "as", "als", "mit", "in", "to", "auf"),
        !accept(sign: ":"), !accept(sign: "("), !accept(sign: ","), !accept(sign: "=")
      {
        break
      }
    }
    return (saysDrop || saysLast) && token?.number != nil ? (saysDrop, saysLast) : nil
  }

  fileprivate mutating func acceptDrop(_ context: DetailContext) -> [String]? {
    guard let (saysDrop, _) = acceptDropWords() else { return nil }
    var (numbers, unit, hasArrow): ([ScribbleNumber], ScribbleUnit?, Bool) = ([], nil, false)
    while let number = acceptNumber() {
      numbers.append(number)
      unit = acceptUnit { $0.isMass || $0 == .percent } ?? unit
      let end = index
      let isArrow = acceptArrow()
      if !isArrow { index = end }
      guard isArrow || saysDrop && (accept(sign: "/") || accept(sign: ",") || accept(sign: "-")), token?.number != nil
      else {
        index = end
        break
      }
      hasArrow = hasArrow || isArrow
    }
    let areFalling = zip(numbers, numbers.dropFirst()).allSatisfy { $0.thousandths > $1.thousandths }
    guard numbers.count >= 2, areFalling, saysDrop || hasArrow, (numbers.last?.thousandths ?? 0) > 0 else { return nil }
    _ = accept(sign: ")")
    while accept("ohne", "pause", "without", "no", "rest", "direkt") {}
    return numbers.map { $0.text + (unit ?? context.bareLoads).rawValue }
  }

  /// `->`, `→`, `>`, `to`
  mutating func acceptArrow() -> Bool {
    let hasDash = accept(sign: "-")
    if hasDash, accept(sign: "-"), accept(sign: ">") { return true }
    return accept(sign: ">")
      || !hasDash && (accept(sign: "→") || accept(sign: "⇒") || accept("then", "dann", "to", "auf"))
  }
}
