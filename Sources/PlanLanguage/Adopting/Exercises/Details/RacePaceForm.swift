/// `@ 5k pace`, `at race pace`, `@ MP`, `im 10-km-Renntempo`: how fast, without a number. It becomes a label of the plan.

extension DetailForm {
  static let racePace = DetailForm { cursor, context in
    guard context.measure == .distance || context.measure == nil, context.hasAmount || context.hasSets,
      cursor.acceptAt() || cursor.accept("im", "in")
    else { return nil }
    let first = cursor.index
    if cursor.acceptPaceWithDifference() {
      return DetailReading(.attribute(.label, cursor.line.text(of: first..<cursor.index)))
    }
    guard cursor.acceptNameOfPace(), cursor.endsPace else { return nil }
    return DetailReading(.attribute(.label, cursor.line.text(of: first..<cursor.index)))
  }
}

extension TokenCursor {
  private static let races: Set<String> = [
    "race", "goal", "marathon", "half", "halbmarathon", "half-marathon", "hm", "threshold", "schwelle", "cruise",
    "conversational", "comfortable", "interval", "rep", "mile", "critical", "css", "10k", "5k", "3k", "current",
    "wettkampf",
  ]
  private static let paces: Set<String> = [
    "mp", "hmp", "rp", "gp", "renntempo", "marathontempo", "halbmarathontempo", "hm-tempo", "m-tempo", "schwellentempo",
    "wettkampftempo", "threshold", "schwelle", "css", "dauerlauftempo",
  ]

  /// `2k+8`, `5k - 3`: seconds more or less for 500 m than in a race.
  fileprivate mutating func acceptPaceWithDifference() -> Bool {
    guard let race = token?.number?.whole, [2, 5, 6, 10].contains(race), self[1]?.text == "k",
      self[2].map({ $0.isSign("+") || $0.isSign("-") }) ?? false, let seconds = self[3]?.number?.whole, seconds <= 40,
      self[4].map({ $0.isMark || $0.isWord }) ?? true
    else { return false }
    index += 4
    _ = acceptUnit { $0 == .second }
    return true
  }

  /// `5k pace`, `goal marathon pace`, `MP`, `10-km-Tempo`
  fileprivate mutating func acceptNameOfPace() -> Bool {
    let start = index
    var isNamed = false
    if token?.number != nil, self[1].map({ ScribbleUnit($0.text)?.isLength ?? false }) ?? false {
      (index, isNamed) = (index + 2, true)
      _ = accept(sign: "-")
    } else if token?.number != nil {
      // `10-km-Tempo`, `10km-Tempo`
      let word = self[1]?.isSign("-") ?? false ? 2 : 1
      guard let text = self[word]?.text, text.hasPrefix("km-"), text.hasSuffix("tempo") else { return false }
      index += word + 1
      return true
    }
    while let text = token?.text, TokenCursor.races.contains(text), token?.isWord ?? false {
      (index, isNamed) = (index + 1, true)
    }
    if isNamed, accept("pace", "tempo", "effort", "speed", "renntempo") { return true }
    index = start
    guard let text = token?.text, TokenCursor.paces.contains(text) else { return false }
    index += 1
    return true
  }

  /// Whether nothing follows that says how fast in numbers.
  fileprivate var endsPace: Bool {
    // `@ MP (1k float)`, but `@ MP (4:40)`
    let isOpen = token?.isSign("(") ?? false && (self[1]?.number == nil || ScribbleUnit(self[2]?.text ?? "") == nil)
    return token.map { !isOpen && !$0.isSign("-") && !$0.isSign("/") && !$0.isSign("+") && $0.number == nil } ?? true
  }
}
