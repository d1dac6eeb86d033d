/// `30s x 10`, `8er KH`, `curls 3x10 @ 30s`, `DB press 3x10 50s`: a pair of dumbbells of thirty each.

extension DetailForm {
  static let pair = DetailForm.first(of: [
    pairCarried, pairInParentheses, germanPair, germanWeight, pairOfDumbbells,
  ])

  /// `40m farmers walk 2x24`
  private static let pairCarried = DetailForm { cursor, context in
    let isOfBells = [.dumbbell, .kettlebell].contains { $0 == context.equipment } && !context.hasSets
    guard context.hasAmount, context.measure == .distance || isOfBells, context.takesLoads,
      context.equipment != .rower,
      cursor.token?.number?.whole == 2, cursor[1]?.text == "x", let each = cursor[2]?.number, each.thousandths >= 8000,
      cursor[3].map({ $0.isMark && !$0.isSign("/") || ScribbleUnit($0.text)?.isMass ?? false }) ?? true
    else { return nil }
    cursor.index += 3
    let unit = cursor.acceptUnit { $0.isMass } ?? context.bareLoads
    return DetailReading(.intensities(["2x" + each.text + unit.rawValue]), isGuess: true)
  }

  private static let pairInParentheses = DetailForm { cursor, context in cursor.acceptPairInParentheses(context) }

  /// `8er KH`
  private static let germanPair = DetailForm { cursor, context in
    _ = cursor.acceptAt()
    guard context.hasName, let weight = cursor.token?.number, weight.thousandths > 0, cursor[1]?.text == "er",
      cursor[1]?.touches ?? false,
      ["kh", "khs", "kurzhantel", "kurzhanteln", "hanteln"].contains(cursor[2]?.text ?? "")
    else { return nil }
    cursor.index += 3
    return DetailReading(.intensities(["2x" + weight.text + ScribbleUnit.kilogram.rawValue]), isGuess: true)
  }

  /// `Hammercurls 16er 3x10`
  private static let germanWeight = DetailForm { cursor, context in
    guard !cursor.acceptAt(), context.hasName, context.measure == .reps || context.measure == nil,
      let weight = cursor.token?.number,
      cursor[1]?.text == "er", cursor[1]?.touches ?? false, cursor[2]?.number != nil, cursor[3]?.text == "x"
    else { return nil }
    cursor.index += 2
    let pair = context.equipment == .dumbbell ? "2x" : ""
    return DetailReading(.intensities([pair + weight.text + context.bareLoads.rawValue]), isGuess: true)
  }

  /// `30s x 10`, `curls 3x10 @ 30s`
  private static let pairOfDumbbells = DetailForm { cursor, context in
    let isSaid = cursor.acceptAt()
    let isBehindSets = context.hasSets && context.isBehindDetail
    guard let weight = cursor.acceptWeightOfPair(context, isSaid: isSaid, isBehindSets: isBehindSets) else {
      return nil
    }
    let load = "2x" + weight.text + context.bareLoads.rawValue
    let end = cursor.index
    if cursor.accept("x"), let reps = cursor.acceptWhole(), reps <= 50 {
      let amount = ScribbleAmount(kind: .reps, text: "\(reps)")
      return DetailReading(.sets([SetRun(amount: amount, intensity: load)]), isGuess: true)
    }
    cursor.index = end
    // `incline db press 30s 3x10`
    let isBeforeSets = context.hasName && cursor.token?.number != nil && cursor[1]?.text == "x"
    guard isSaid || isBehindSets || isBeforeSets else { return nil }
    return DetailReading(.intensities([load]), isGuess: true)
  }
}

extension TokenCursor {
  /// The `30s` that are no time.
  fileprivate mutating func acceptWeightOfPair(
    _ context: DetailContext, isSaid: Bool, isBehindSets: Bool
  ) -> ScribbleNumber? {
    // `curls 3x12 35s`, but `bench 3x8 60s`
    let isLight = token?.number.map { $0.thousandths <= 50_000 } ?? false
    // `curls 12.5s 3x10`
    let isInFront = context.hasName && isLight && self[2]?.number != nil && self[3]?.text == "x"
    let isOfDumbbells =
      context.equipment == .dumbbell || isInFront || isSaid && context.hasSets
      || isBehindSets && isLight && (context.equipment == .barbell || context.equipment == nil)
    guard isOfDumbbells, context.measure == .reps || context.measure == nil && isInFront,
      let weight = acceptNumber(), weight.thousandths >= 5000, token?.text == "s", token?.touches ?? false
    else { return nil }
    index += 1
    // `…, 21s to finish` are seven of each half and seven whole ones.
    if weight.thousandths == 21_000, context.hasSets, !isSaid { return nil }
    // `3x10 60s`: nobody has dumbbells of sixty kilograms, but a minute to rest.
    if !isSaid, context.bareLoads == .kilogram, weight.thousandths > 45_000 { return nil }
    // `30s rest`, `60s between sets`
    let isRest = ["rest", "pause", "between", "off", "break", "ri", "rec", "recovery"].contains(token?.text ?? "")
    return isRest ? nil : weight
  }

  /// `Incline DB 3x10 (28s)`, `3x10 (2x12kg)`: the pair after its sets.
  fileprivate mutating func acceptPairInParentheses(_ context: DetailContext) -> DetailReading? {
    guard context.hasSets, accept(sign: "("), let first = acceptNumber() else { return nil }
    if first.whole == 2, accept("x"), let each = acceptNumber(), let unit = acceptUnit(where: { $0.isMass }),
      accept(sign: ")")
    {
      return DetailReading(.intensities(["2x" + each.text + unit.rawValue]))
    }
    guard context.equipment == .dumbbell, (5_000...50_000).contains(first.thousandths), token?.text == "s",
      token?.touches ?? false, self[1]?.isSign(")") ?? false
    else { return nil }
    index += 2
    return DetailReading(.intensities(["2x" + first.text + context.bareLoads.rawValue]), isGuess: true)
  }
}
