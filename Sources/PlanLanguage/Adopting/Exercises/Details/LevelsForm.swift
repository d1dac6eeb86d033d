/// `thruster (95/65)`, `wall ball 20/14`, `KB swing 24/16`, `M 24kg / F 16kg`: the loads of men and women.

extension DetailForm {
  static let levels = DetailForm { cursor, context in
    let start = cursor.index
    if context.hasName, let both = cursor.acceptNamedLevels() { return DetailReading(.intensities([both])) }
    cursor.index = start
    guard context.hasName, context.takesLoads, !(cursor[-1]?.isSign("-") ?? false) else { return nil }
    _ = cursor.acceptAt()
    if let (high, low) = cursor.acceptLevels(isPairOnly: false), cursor.accept("pood", "poods") {
      let loads = [high, low].compactMap { $0 }.map { ScribbleNumber(thousandths: $0.thousandths * 16).text + "kg" }
      return DetailReading(.intensities([loads.joined(separator: " or ")]), isGuess: true)
    }
    cursor.index = start
    if let load = cursor.acceptInParentheses(context) { return load }
    cursor.index = start
    _ = cursor.acceptAt()
    // `12 DB thrusters 2x50/35`: two of them, but `3x12/10` are sets.
    let isOfPair = [.dumbbell, .kettlebell].contains(context.equipment)
    let pair = isOfPair && cursor.token?.number?.whole == 2 && cursor[1]?.text == "x" ? "2x" : ""
    if !pair.isEmpty { cursor.index += 2 }
    guard let (high, low) = cursor.acceptLevels(isPairOnly: true), let low,
      high.thousandths >= 9000, low.thousandths * 2 >= high.thousandths,
      cursor.token.map({ $0.isMark && ScribbleUnit($0.text) == nil && !$0.isSign("+") || $0.text == "to" }) ?? true
    else { return nil }
    let unit = isOfPounds(high, low) ? ScribbleUnit.pound : isOfKilograms(high, low) ? .kilogram : context.bareLoads
    let loads = [high, low].map { pair + $0.text + unit.rawValue }.joined(separator: " or ")
    return DetailReading(.intensities([loads]), isGuess: true)
  }

  /// Bars with plates of 45 lb, and what balls, bells and dumbbells weigh in pounds.
  private static func isOfPounds(_ high: ScribbleNumber, _ low: ScribbleNumber) -> Bool {
    guard let high = high.whole, let low = low.whole else { return false }
    return high >= 35 && high % 10 == 5 && low % 5 == 0
      || [(20, 14), (14, 10), (30, 20), (50, 35), (53, 35), (53, 44), (44, 26), (70, 53), (70, 50), (70, 55), (70, 44)]
        .contains { $0 == (high, low) }
  }

  private static func isOfKilograms(_ high: ScribbleNumber, _ low: ScribbleNumber) -> Bool {
    guard let high = high.whole, let low = low.whole else { return true }
    return [
      (24, 16), (32, 24), (16, 12), (9, 6), (60, 40), (100, 70), (70, 47), (43, 30), (61, 43), (84, 56), (80, 55),
    ]
    .contains { $0 == (high, low) }
  }
}

extension TokenCursor {
  /// `M 24kg / F 16kg`, `Männer 60 kg, Frauen 40 kg`: in the order of the levels.
  fileprivate mutating func acceptNamedLevels() -> String? {
    _ = acceptAt()
    guard accept("m", "men", "men's", "male", "männer", "h", "herren"), let men = acceptMass() else { return nil }
    _ = accept(sign: "/") || accept(sign: ",") || accept(sign: ";")
    guard accept("f", "w", "women", "women's", "female", "frauen", "d", "damen"), let women = acceptMass() else {
      return nil
    }
    return men + " or " + women
  }

  private mutating func acceptMass() -> String? {
    _ = accept(sign: ":")
    guard let number = acceptNumber(), let unit = acceptUnit(where: { $0.isMass }) else { return nil }
    return number.text + unit.rawValue
  }

  /// `KB swings (53)`: what an implement weighs.
  fileprivate mutating func acceptInParentheses(_ context: DetailContext) -> DetailReading? {
    let hasImplement = [Equipment.kettlebell, .dumbbell, .barbell, .medicineBall].contains { $0 == context.equipment }
    guard hasImplement, self[-1]?.isSign("(") ?? false, self[1]?.isSign(")") ?? false, let number = acceptNumber(),
      number.thousandths >= 9000
    else { return nil }
    let isOfPounds = [26_000, 35_000, 44_000, 53_000, 62_000, 70_000, 88_000, 95_000, 115_000, 135_000].contains {
      $0 == number.thousandths
    }
    let unit = isOfPounds ? ScribbleUnit.pound : context.bareLoads
    return DetailReading(.intensities([number.text + unit.rawValue]), isGuess: true)
  }
}
