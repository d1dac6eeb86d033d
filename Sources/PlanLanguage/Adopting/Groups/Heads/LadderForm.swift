/// `21-15-9`, `10-9-8-7-6-5-4-3-2-1 reps of`, `Ladder 1-10`, `10 to 1 ladder`, `10 to 1` alone, `10! descending ladder`:
/// one rung each round.

extension HeadForm {
  static let ladder = HeadForm { cursor in
    if let part = cursor.acceptNamedLadder() ?? cursor.acceptDescendingLadder() { return part }
    let start = cursor.index
    // `Ladder 2-4-6-8`
    let isNamed = cursor.accept("ladder", "leiter")
    _ = isNamed && cursor.accept(sign: ":")
    var rungs: [String] = []
    var steps: [Int] = []
    while let rung = cursor.acceptWhole(), rungs.count < 100 {
      if let last = rungs.last.flatMap({ Int($0) }) { steps.append(rung - last) }
      rungs.append("\(rung)")
      guard cursor[1]?.number != nil, cursor.accept(sign: "-") || cursor.accept(sign: "/") else { break }
    }
    let isOfReps = cursor.accept("reps", "rep", "wdh")
    // `400-800-1200` are metres.
    let isSmall = rungs.allSatisfy { $0.utf8.count <= 2 || $0 == "100" }
    // `5/2/26` is a date.
    let isMonotone = steps.allSatisfy { $0 < 0 } || steps.allSatisfy { $0 > 0 }
    let hasSlash = cursor.line.tokens[start..<cursor.index].contains { $0.isSign("/") }
    // `5/3/1 week 3` is the name of a programme.
    let isProgramme =
      hasSlash && !isOfReps && rungs == ["5", "3", "1"]
      || hasSlash && ["week", "wk", "woche", "day", "tag", "bbb", "fsl", "cycle"].contains(cursor.token?.text ?? "")
    guard rungs.count >= 3, !isProgramme, isOfReps || isSmall, isMonotone || !hasSlash,
      isOfReps || !(cursor.token?.touches ?? false) || cursor.token?.isMark ?? true
    else { return nil }
    // `3-6-9-...` goes on in equal steps.
    let end = cursor.index
    _ = cursor.accept(sign: "-") || cursor.accept(sign: ",")
    if let falling = cursor.acceptFallingEnd(rungs.compactMap { Int($0) }, steps) {
      return HeadPart(kind: .ladder, details: [falling], isGuess: true)
    }
    if cursor.accept(sign: ".") && cursor.accept(sign: ".") || cursor.accept("etc"), let step = steps.first, step > 0,
      steps.allSatisfy({ $0 == step })
    {
      while cursor.accept(sign: ".") {}
      // `1-2-3-...-10`
      let behind = cursor.index
      if cursor.accept(sign: "-"), let last = cursor.acceptWhole(), let before = rungs.last.flatMap({ Int($0) }),
        last > before, (last - before).isMultiple(of: step)
      {
        return HeadPart(kind: .ladder, details: [rungs.joined(separator: "-") + "-...-\(last)"])
      }
      cursor.index = behind
      return HeadPart(kind: .ladder, details: [rungs.prefix(2).joined(separator: "-") + "-..."])
    }
    cursor.index = end
    return HeadPart(kind: .ladder, details: [rungs.joined(separator: "-")])
  }
}

extension TokenCursor {
  /// The `...-1` of `10-9-8-...-1`: all rungs, down to the last one.
  fileprivate mutating func acceptFallingEnd(_ rungs: [Int], _ steps: [Int]) -> String? {
    let start = index
    guard let step = steps.first, step < 0, steps.allSatisfy({ $0 == step }), let before = rungs.last,
      accept(sign: "."), accept(sign: ".")
    else {
      index = start
      return nil
    }
    while accept(sign: ".") {}
    _ = accept(sign: "-") || accept("to", "bis")
    guard let last = acceptWhole(), last < before, (before - last).isMultiple(of: -step), rungs.count < 50,
      (before - last) / -step < 50
    else {
      index = start
      return nil
    }
    let more = stride(from: before + step, through: last, by: step)
    return (rungs + more).map { "\($0)" }.joined(separator: "-")
  }

  /// `Ladder 1-10`, `1-10 ladder`: from the first rung to the last, one by one.
  fileprivate mutating func acceptNamedLadder() -> HeadPart? {
    let start = index
    let isNamed = accept("ladder", "leiter", "ladders")
    _ = isNamed && (accept(sign: ":") || accept("from", "von"))
    if let first = acceptWhole(), accept(sign: "-") || accept("to", "bis", "down", "up") {
      _ = accept("to")
      if let last = acceptWhole(), first != last, first <= 30, last <= 30, !(token?.isSign("-") ?? false),
        ScribbleUnit(token?.text ?? "").map({ $0 == .reps }) ?? true
      {
        _ = accept("reps", "wdh")
        // `10 to 1` alone above the exercises
        let isAlone = start == 0 && last == 1 && first >= 5 && (isAtEnd || self[1] == nil && accept(sign: ":"))
        if isNamed || isAlone || accept("ladder", "leiter") {
          return HeadPart(kind: .ladder, details: ["\(first)-\(last)"], isGuess: true)
        }
      }
    }
    index = start
    return nil
  }

  /// `10! descending ladder`, `descending ladder from 10`: down to one.
  fileprivate mutating func acceptDescendingLadder() -> HeadPart? {
    let start = index
    var top = acceptWhole()
    if top != nil { _ = accept(sign: "!") }
    if accept("descending", "down", "absteigende", "countdown"), accept("ladder", "leiter") {
      if top == nil, accept("from", "von") || !isAtEnd { top = acceptWhole() }
      if let top, (2...30).contains(top) {
        return HeadPart(kind: .ladder, details: ["\(top)-1"], isGuess: true)
      }
    }
    index = start
    return nil
  }
}
