/// `Bench 3x5 (100, 105, 110)`, `4x8 @ 60/65/70/70`: as many loads as there are sets.

extension DetailForm {
  static let loadsOfSets = DetailForm { cursor, context in
    let start = cursor.index
    guard context.hasSets, context.sets > 1, !context.hasIntensity, context.takesLoads, !context.isBodyweight else {
      return nil
    }
    let isOpen = cursor.accept(sign: "(")
    let isSaid = cursor.acceptAt() || isOpen
    guard isSaid || context.isBehindDetail, let loads = cursor.acceptLoadsOfSets(context),
      isOpen ? cursor.accept(sign: ")") : cursor.endsPart
    else { return nil }
    let isPlain = cursor.line.tokens[start..<cursor.index].contains {
      ScribbleUnit($0.text).map { $0.isMass || $0 == .percent } ?? false
    }
    return DetailReading(.intensities(loads), isGuess: !isPlain)
  }
}

extension TokenCursor {
  fileprivate mutating func acceptLoadsOfSets(_ context: DetailContext) -> [String]? {
    var (numbers, unit, sign): ([ScribbleNumber], ScribbleUnit?, String?) = ([], nil, nil)
    while let number = acceptNumber() {
      numbers.append(number)
      unit = acceptUnit { $0.isMass || $0 == .percent } ?? unit
      guard let next = token, [",", "/", "-"].contains(next.text), sign == nil || next.text == sign,
        self[1]?.number != nil, self[2]?.text != "x"
      else { break }
      sign = next.text
      index += 1
    }
    let areHeavy = numbers.allSatisfy { $0.thousandths >= 20_000 }
    guard numbers.count == context.sets, unit != nil || areHeavy, token?.text != "x",
      ScribbleUnit(token?.text ?? "") == nil
    else { return nil }
    return numbers.map { $0.text + (unit ?? context.bareLoads).rawValue }
  }
}
