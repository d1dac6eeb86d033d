/// `80kg`, `@ 80`, `at 80 kg`, `mit 24kg`, `75%`, `75/85/95%`, `95/65 lb`, `225#`, `2x24kg`, `20kg each`.

extension DetailForm {
  static let load = DetailForm { cursor, context in
    let start = cursor.index
    // `5x3 -10%` means 10% less than what comes before.
    if let sign = cursor[-1], sign.isSign("-"), !sign.touches, cursor.token?.touches ?? false,
      let number = cursor.acceptNumber()
    {
      if cursor.acceptUnit(where: { $0 == .percent }) != nil {
        return DetailReading(.remark("-" + number.text + "%"), isGuess: true)
      }
      cursor.index = start
    }
    let isSaid = cursor.acceptAt()
    if let reading = cursor.acceptLoads(isSaid: isSaid, context) { return reading }
    cursor.index = start
    return nil
  }
}

extension TokenCursor {
  /// The word or sign before a load.
  mutating func acceptAt() -> Bool {
    if accept(sign: "@") || accept("at", "mit", "bei", "with", "using") || isWith && accept("w") { return true }
    guard token?.text == "w", self[1]?.isSign("/") ?? false else { return false }
    index += 2
    return true
  }

  fileprivate mutating func acceptLoads(isSaid: Bool, _ context: DetailContext) -> DetailReading? {
    let start = index
    if let count = acceptWhole(), count <= 4, accept("x"), let each = acceptLoad(), each.unit.isMass {
      return DetailReading(.intensities(["\(count)x\(each.text)"]))
    }
    index = start
    if let several = acceptSeveral() { return several }
    index = start
    if let load = acceptLoad() {
      // `5kg more than last week` is no load.
      if comparesLoad(from: start) { return nil }
      // `treadmill, 2%` is a slope.
      if load.unit == .percent, context.equipment == .run { return nil }
      if load.unit.isMass, acceptEach(ofPair: context.equipment == .dumbbell) {
        return DetailReading(.intensities(["2x" + load.text]), isGuess: true)
      }
      return DetailReading(.intensities([load.text + acceptBase(of: load.unit)]))
    }
    index = start
    return acceptBare(isSaid: isSaid, context)
  }

  private mutating func acceptLoad() -> (text: String, unit: ScribbleUnit)? {
    guard let (low, high) = acceptRange(), low.thousandths > 0,
      let unit = acceptUnit(where: { $0.isMass || $0 == .percent })
    else { return nil }
    return (low.text + (high.map { "-" + $0.text } ?? "") + unit.rawValue, unit)
  }

  /// Whether the load that was read says by how much another one changes: `5kg more`, `add 5kg`, `5 kg mehr`.
  private func comparesLoad(from start: Int) -> Bool {
    let before = start > 0 ? line.tokens[start - 1].text : ""
    return ["add", "adding", "plus", "um"].contains(before)
      || ["more", "mehr", "heavier", "schwerer", "less", "weniger", "lighter", "leichter", "drauf", "extra"].contains(
        token?.text ?? "")
  }

  /// `75/85/95%` has one for each set, `95/65 lb` one for each level.
  private mutating func acceptSeveral() -> DetailReading? {
    var numbers: [ScribbleNumber] = []
    var unit: ScribbleUnit?
    var hasSlash = false
    while let number = acceptNumber() {
      numbers.append(number)
      unit = acceptUnit { $0.isMass || $0 == .percent } ?? unit
      let isListed = ScribbleUnit(self[2]?.text ?? "") == unit && unit != nil && self[3]?.text != "x"
      guard self[1]?.number != nil else { break }
      let isSlash = accept(sign: "/")
      hasSlash = hasSlash || isSlash
      guard isSlash || isListed && accept(sign: ",") else { break }
    }
    guard numbers.count > 1, let unit else { return nil }
    let base = acceptBase(of: unit)
    if unit.isMass, numbers.count == 2 {
      if hasSlash, numbers[0].thousandths > numbers[1].thousandths {
        return DetailReading(.intensities([numbers.map { $0.text + unit.rawValue }.joined(separator: " or ")]))
      }
      return DetailReading(.intensities([numbers[0].text + unit.rawValue]), isGuess: true)
    }
    return DetailReading(.intensities(numbers.map { $0.text + unit.rawValue + base }))
  }

  /// `each`, `per hand`, `je Hand` after a load: two dumbbells.
  private mutating func acceptEach(ofPair isPair: Bool) -> Bool {
    let start = index
    // `DB bench 4x10 30kg each`, but `20kg each side`
    if isPair, accept("each", "je", "ea"), endsPart { return true }
    index = start
    if accept(sign: "/") || accept("each", "per", "pro", "je"), accept("hand", "db", "dumbbell", "kurzhantel", "kh") {
      return true
    }
    index = start
    // `20kg DBs`
    return accept("dbs", "db's", "dumbbells", "kurzhanteln", "khs", "kbs", "kb's", "kettlebells")
  }

  /// `80% of 1RM`, `80% TM`.
  private mutating func acceptBase(of unit: ScribbleUnit) -> String {
    guard unit == .percent else { return "" }
    let start = index
    _ = accept("of", "des", "vom", "von")
    if accept("tm") { return " of tm" }
    if accept("max", "e1rm", "1rm") { return "" }
    if token?.number?.whole == 1, self[1]?.text == "rm" {
      index += 2
      return ""
    }
    index = start
    return ""
  }

  /// `@ 80`; `3x8 80` and `80 3x8`.
  private mutating func acceptBare(isSaid: Bool, _ context: DetailContext) -> DetailReading? {
    guard let number = token?.number, number.thousandths > 0, context.hasName, context.takesLoads else { return nil }
    // `4x8 + 4 partials`, `20+5+5`: more reps, and the setting of a machine, are no loads.
    if let before = self[-1], before.isSign("+") || TokenCursor.settings.contains(before.text) { return nil }
    if let next = self[1], next.touches, !next.isSign(","), !next.isSign(")"), !next.isSign(".") { return nil }
    // `85 5/5/5/4`
    let isBeforeWave = self[2]?.isSign("/") ?? false && self[3]?.number != nil && self[4]?.isSign("/") ?? false
    let isBeforeSets = self[1]?.number != nil && (self[2]?.text == "x" || isBeforeWave && number.thousandths >= 10_000)
    // `3x5 goblet squats 32`, but `5/3/1 week 1`
    let isLast = index + 1 == line.tokens.count && number.thousandths >= 10_000
    let isBehindSets = context.hasSets && (context.isBehindDetail || isLast) && !context.isBodyweight
    guard isSaid || isBehindSets || isBeforeSets else { return nil }
    guard !["x", "sets", "set", "sätze", "rounds", "runden"].contains(self[1]?.text ?? ""),
      ScribbleUnit(self[1]?.text ?? "") == nil
    else { return nil }
    index += 1
    return DetailReading(.intensities([number.text + context.bareLoads.rawValue]), isGuess: true)
  }
}
