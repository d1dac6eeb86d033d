/// `80kg`, `@ 80`, `at 80 kg`, `mit 24kg`, `75%`, `75/85/95%`, `95/65 lb`, `225#`, `2x24kg`, `20kg each`.

extension DetailForm {
  static let load = DetailForm { cursor, context in
    let start = cursor.index
    // `5x3 -10%` means 10% less than what comes before.
    if let sign = cursor[-1], sign.isSign("-"), !sign.touches, cursor.token?.touches ?? false,
      let number = cursor.acceptNumber()
    {
      if cursor.acceptUnit(where: { $0 == .percent }) != nil {
        // `1x5 @8, then 3x5 -10%`: of what was lifted first.
        if context.hasIntensity, context.isBehindSets, context.setsBefore > 0, let share = number.whole,
          (1...60).contains(share)
        {
          return DetailReading(.intensities(["\(100 - share)% of lifted(\(context.setsBefore))"]), isGuess: true)
        }
        if context.isBelowSets, !context.hasIntensity, let share = number.whole, (1...60).contains(share) {
          return DetailReading(.intensities(["\(100 - share)% of best(lift)"]), isGuess: true)
        }
        return DetailReading(.remark("-" + number.text + "%"), isGuess: true)
      }
      cursor.index = start
    }
    if let reading = cursor.acceptEachBeforeLoad(context) { return reading }
    cursor.index = start
    let isWith = context.isBodyweight && ["w", "with", "mit"].contains(cursor.token?.text ?? "")
    let isSaid = cursor.acceptAt() || cursor.acceptFrom()
    // `pull-ups 5x6 with 10kg`
    let weight = cursor.index
    if isWith, isSaid, cursor.accept("a", "an", "einer", "einem") || true, let number = cursor.acceptNumber(),
      number.thousandths > 0, let unit = cursor.acceptUnit(where: { $0.isMass }), cursor.endsAddedWeight
    {
      return DetailReading(.intensities(["bw + " + number.text + unit.rawValue]), isGuess: true)
    }
    cursor.index = weight
    if let share = cursor.acceptShareOfThat(), context.hasIntensity, context.setsBefore > 0 {
      return DetailReading(.intensities(["\(share)% of lifted(\(context.setsBefore))"]), isGuess: true)
    }
    cursor.index = weight
    if context.hasIntensity, context.isBehindSets, context.setsBefore > 0, let share = cursor.acceptShareLess() {
      return DetailReading(.intensities(["\(100 - share)% of lifted(\(context.setsBefore))"]), isGuess: true)
    }
    cursor.index = weight
    if let reading = cursor.acceptLoads(isSaid: isSaid, context) { return reading }
    return nil
  }
}

extension TokenCursor {
  /// `85% of that`, `80% davon`: of what was lifted first.
  fileprivate mutating func acceptShareOfThat() -> Int? {
    guard let share = acceptWhole(), (30...100).contains(share), acceptUnit(where: { $0 == .percent }) != nil,
      accept(all: "of", "that") || accept(all: "of", "it") || accept(all: "of", "this") || accept("davon")
        || acceptOfTopSet()
    else { return nil }
    return share
  }

  /// `of top set`, `vom Topsatz`
  private mutating func acceptOfTopSet() -> Bool {
    let start = index
    if accept("of", "vom", "von") {
      _ = accept("the", "your", "dem")
      if accept("topset", "topsatz") || accept(all: "top", "set") || accept(all: "top", "satz")
        || accept(all: "top", "single") || accept("top") && endsPart
      {
        return true
      }
    }
    index = start
    return false
  }

  /// `10% less`, `minus 10%`, `drop 10%`: by how much less than in the first set.
  fileprivate mutating func acceptShareLess() -> Int? {
    let isSaid = accept("minus", "drop", "less", "weniger")
    guard let share = acceptWhole(), (1...60).contains(share), acceptUnit(where: { $0 == .percent }) != nil,
      isSaid || accept("less", "lighter", "weniger", "leichter", "down", "off")
    else { return nil }
    return share
  }

  /// `with 25lb plate`, `mit 10 kg Weste`: what is added to the own weight.
  fileprivate var endsAddedWeight: Bool {
    if endsPart { return true }
    let tools = [
      "plate", "vest", "belt", "weight", "dumbbell", "db", "kb", "kettlebell", "scheibe", "weste", "gürtel", "gewicht",
      "zusatzgewicht", "zusatz", "gewichtsweste", "extra", "added", "kurzhantel", "plates",
    ]
    return tools.contains(token?.text ?? "")
  }

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
      // `5kg more than last week` is not a load.
      if comparesLoad(from: start) { return nil }
      // `treadmill, 2%` is a slope.
      if load.unit == .percent, context.equipment == .run { return nil }
      // `6:00 @ 24spm / 75%` of a rower has no maximum.
      if load.unit == .percent, context.equipment == .rower || context.equipment == .ski,
        context.measure == .distance
      {
        return DetailReading(.remark(load.text), isGuess: true)
      }
      if load.unit.isMass, acceptEach(ofPair: context.equipment == .dumbbell) {
        return DetailReading(.intensities(["2x" + load.text]), isGuess: true)
      }
      // `(25lb plate)`
      if load.unit.isMass, context.isBodyweight, !endsPart, endsAddedWeight {
        return DetailReading(.intensities(["bw + " + load.text]), isGuess: true)
      }
      let end = index
      guard let base = acceptBase(of: load.unit, context) else {
        // The share of what was lifted that day is none of the maximum.
        while let token, token.isWord || token.number != nil, index < end + 6 { index += 1 }
        return DetailReading(.remark(line.text(of: start..<index)), isGuess: true)
      }
      return DetailReading(.intensities([load.text + base]))
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
    let base = acceptBase(of: unit, nil) ?? ""
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
    if isPair, accept("each", "je", "ea"), endsPart || token?.number != nil && self[1]?.text == "x" { return true }
    index = start
    if accept(sign: "/") || accept("each", "per", "pro", "je"), accept("hand", "db", "dumbbell", "kurzhantel", "kh") {
      return true
    }
    index = start
    // `20kg DBs`
    return accept("dbs", "db's", "dumbbells", "kurzhanteln", "khs", "kbs", "kb's", "kettlebells")
  }

  /// `80% of 1RM`, `80% TM`.
  private mutating func acceptBase(of unit: ScribbleUnit, _ context: DetailContext?) -> String? {
    guard unit == .percent else { return "" }
    let start = index
    let isOf = accept("of", "des", "vom", "von")
    _ = isOf && accept("your", "the", "my", "deinem", "deines", "der")
    if accept("tm") { return " of tm" }
    if isOf, let lift = acceptLift() { return " of max(\(lift))" }
    if accept("max", "e1rm", "1rm") { return "" }
    if token?.number?.whole == 1, self[1]?.text == "rm" {
      index += 2
      return ""
    }
    // `90% of that`, `90% vom 3RM`
    let isOther = isOf && (context?.measure ?? .reps) == .reps && token.map { $0.isWord || $0.number != nil } ?? false
    index = start
    return isOther ? nil : ""
  }

  /// The lift of whose maximum a load is a share: `100% of snatch`.
  private mutating func acceptLift() -> String? {
    if accept(all: "c", "&", "j") || accept(all: "clean", "&", "jerk") || accept(all: "clean", "and", "jerk") {
      return "clean and jerk"
    }
    if accept(all: "back", "squat") { return "back squat" }
    if accept(all: "front", "squat") { return "front squat" }
    if accept(all: "bench", "press") || accept("bench", "bankdrücken") { return "bench press" }
    if accept("snatch", "reißen") { return "snatch" }
    if accept("clean", "umsetzen") { return "clean" }
    if accept("jerk") { return "jerk" }
    if accept("squat", "kniebeuge") { return "squat" }
    if accept("deadlift", "dl", "kreuzheben") { return "deadlift" }
    return nil
  }

  /// `3x10 (je 16 kg)`, `2 KH à 16kg`: two of that weight.
  fileprivate mutating func acceptEachBeforeLoad(_ context: DetailContext) -> DetailReading? {
    guard accept("je", "jeweils", "each", "à"), let load = acceptLoad(), load.unit.isMass else { return nil }
    let tools: Set<String> = ["kh", "khs", "kurzhantel", "kurzhanteln", "db", "dbs", "dumbbells", "hanteln"]
    let isOfPair =
      context.equipment == .dumbbell || context.equipment == .kettlebell
      || line.tokens.contains { tools.contains($0.text) }
    return isOfPair && endsPart ? DetailReading(.intensities(["2x" + load.text]), isGuess: true) : nil
  }

  /// `5x5 ab 50 kg`: what it begins with.
  fileprivate mutating func acceptFrom() -> Bool {
    guard ["ab", "from", "starting"].contains(token?.text ?? "") else { return false }
    let place = self[1]?.text == "at" ? 2 : 1
    guard self[place]?.number != nil, let unit = ScribbleUnit(self[place + 1]?.text ?? ""), unit.isMass else {
      return false
    }
    index += place
    return true
  }

  /// Whether a sign or a word of a sentence stands between the number before it and this one: `3x8, not more than 80`.
  private var isBehindClause: Bool {
    let start = line.tokens[..<index].lastIndex { $0.number != nil || $0.isClock }.map { $0 + 1 } ?? 0
    return line.tokens[start..<index].contains {
      [",", ";", ".", "-", "!"].contains($0.text) || Shorthand.sentenceWords.contains($0.text)
    }
  }

  /// `@ 80`; `3x8 80` and `80 3x8`.
  private mutating func acceptBare(isSaid: Bool, _ context: DetailContext) -> DetailReading? {
    guard let number = token?.number, number.thousandths > 0, context.takesLoads,
      context.hasName || context.isNamedAbove && number.thousandths >= 20_000
    else { return nil }
    // A time on a rower has no load, and `finish w/ 100 push-ups` none of what it finishes.
    if context.equipment == .rower || context.equipment == .ski, context.hasAmount, !context.hasSets { return nil }
    if ["with", "mit", "w"].contains(self[-1]?.text ?? ""), !context.hasSets, !context.hasAmount,
      let next = self[1], next.isWord, next.text != "x", ScribbleUnit(next.text) == nil
    {
      return nil
    }
    // `4x8 + 4 partials`, `20+5+5`: more reps, and the setting of a machine, are not loads.
    if let before = self[-1], before.isSign("+") || TokenCursor.settings.contains(before.text) { return nil }
    if let next = self[1], next.touches, !next.isSign(","), !next.isSign(")"), !next.isSign(".") { return nil }
    // `(10 push-ups between)`, `4x4s: 4 problems`
    if let before = self[-1], before.isSign("(") || before.isSign(":"), let next = self[1], next.isWord { return nil }
    // `85 5/5/5/4`
    let isBeforeWave = self[2]?.isSign("/") ?? false && self[3]?.number != nil && self[4]?.isSign("/") ?? false
    let isBeforeSets = self[1]?.number != nil && (self[2]?.text == "x" || isBeforeWave && number.thousandths >= 10_000)
    // `3x5 goblet squats 32`, but `5/3/1 week 1`
    let isLast = index + 1 == line.tokens.count && number.thousandths >= 10_000 && !isBehindClause
    let isBehindSets = context.hasSets && (context.isBehindDetail || isLast) && !context.isBodyweight
    guard isSaid || isBehindSets || isBeforeSets else { return nil }
    guard !["x", "sets", "set", "sätze", "rounds", "runden"].contains(self[1]?.text ?? ""),
      ScribbleUnit(self[1]?.text ?? "") == nil
    else { return nil }
    index += 1
    return DetailReading(.intensities([number.text + context.bareLoads.rawValue]), isGuess: true)
  }
}
