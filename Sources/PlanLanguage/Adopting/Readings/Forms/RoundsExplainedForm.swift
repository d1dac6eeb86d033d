/// `Rounds 1-3 jab only`, and `4-6 combos` below it: what some of the rounds above are about. It goes into a note of them.

extension LineForm {
  static let roundsExplained = LineForm { line, reader in
    let above = reader.explainedRounds
    reader.explainedRounds = nil
    var cursor = TokenCursor(line)
    let isNamed = cursor.accept("rounds", "runden", "sets", "sätze", "intervals", "intervalle", "rds")
    guard isNamed || above != nil, let first = cursor.acceptWhole(),
      cursor.accept(sign: "-") || cursor.accept(sign: "+") || cursor.accept("to", "bis", "and", "und"),
      let last = cursor.acceptWhole(), last > first, isNamed || first == (above ?? 0) + 1
    else { return nil }
    _ = cursor.accept(sign: ":") || cursor.accept(sign: "-") || cursor.accept(sign: "=")
    guard let next = cursor.token, next.isWord, next.text != "x", ScribbleUnit(next.text) == nil,
      !["rounds", "runden", "sets", "rds", "sätze"].contains(next.text),
      !isNamed || line.tokens[cursor.index...].allSatisfy({ $0.number == nil })
    else { return nil }
    reader.explainedRounds = last
    return [.remark(line.text)]
  }
}
