/// `tempo 3-1-1-0`, `tempo 31X0`, `@ 3010 tempo`, `@ 3-1-1-0`, `@31X1`; `4x6 3-1-X-0`, `3x10 4010` after sets.

extension DetailForm {
  static let tempo = DetailForm { cursor, context in
    let start = cursor.index
    _ = cursor.accept(sign: "@")
    if cursor.accept("tempo", "kadenz") {
      _ = cursor.accept(sign: ":")
      if let tempo = cursor.acceptTempo() { return DetailReading(.attribute(.tempo, tempo)) }
    }
    cursor.index = start
    _ = cursor.accept(sign: "@")
    // `3x10 tempo …` are sets.
    if cursor[1]?.text != "x", let tempo = cursor.acceptTempo(), cursor.accept("tempo") {
      return DetailReading(.attribute(.tempo, tempo))
    }
    cursor.index = start
    // Four digits that no load has: `@ 3-1-1-0`, `@ 31X1`.
    if cursor.accept(sign: "@"), cursor[1]?.text != "x" || cursor[1]?.touches ?? false, cursor.hasDashesOrLetter,
      let tempo = cursor.acceptTempo(), !cursor.isAtUnit
    {
      return DetailReading(.attribute(.tempo, tempo), isGuess: true)
    }
    cursor.index = start
    // `@ 3121` is more than anybody lifts.
    let isLift = context.measure == .reps || context.measure == nil || context.hasCountedSets
    if context.hasName, isLift, cursor.accept(sign: "@"),
      let digits = cursor.token?.text, digits.utf8.count == 4, digits.utf8.allSatisfy({ (0x30...0x36).contains($0) }),
      let tempo = cursor.acceptTempo(), cursor.endsPart || ["rest", "pause", "rpe"].contains(cursor.token?.text ?? "")
    {
      return DetailReading(.attribute(.tempo, tempo), isGuess: true)
    }
    cursor.index = start
    if context.hasSets, context.isBehindDetail, context.measure == .reps || context.measure == nil,
      cursor.isAtBareTempo, let tempo = cursor.acceptTempo(), cursor.token.map({ !$0.touches || $0.isMark }) ?? true
    {
      return DetailReading(.attribute(.tempo, tempo), isGuess: true)
    }
    return nil
  }
}

extension TokenCursor {
  fileprivate var hasDashesOrLetter: Bool {
    guard token?.number != nil else { return token?.text.contains("x") ?? false }
    return [1, 3, 5].allSatisfy { self[$0]?.isSign("-") ?? false } || self[1]?.text == "x" && self[2]?.touches ?? false
  }

  /// `3-1-X-0`, `4010`: short seconds, with one that is none or as fast as possible.
  fileprivate var isAtBareTempo: Bool {
    if let digits = token?.text, digits.utf8.count == 4, digits.utf8.allSatisfy({ (0x30...0x36).contains($0) }) {
      return digits.contains("0") && !digits.hasSuffix("00") && !(self[1]?.isSign("-") ?? false)
    }
    let parts = [0, 2, 4, 6].map { self[$0]?.text ?? "" }
    return [1, 3, 5].allSatisfy { self[$0]?.isSign("-") ?? false } && !(self[7]?.isSign("-") ?? false)
      && parts.allSatisfy { $0.utf8.count == 1 } && parts.contains { $0 == "0" || $0 == "x" }
  }

  /// `2x16kg` is a load.
  fileprivate var isAtUnit: Bool { token.map { $0.touches && ScribbleUnit($0.text) != nil } ?? false }

  /// Four digits or `x`, with or without dashes.
  fileprivate mutating func acceptTempo() -> String? {
    var parts: [String] = []
    while parts.count < 4, let token, !token.isSign("-") || !parts.isEmpty {
      if token.isSign("-") || token.isSign("/") {
        index += 1
        continue
      }
      guard parts.isEmpty || token.touches || self[-1]?.isSign("-") ?? false else { break }
      let letters = token.text.unicodeScalars
      guard token.kind != .sign, letters.count <= 4 - parts.count, letters.allSatisfy({ $0.isDigit || $0 == "x" })
      else {
        break
      }
      parts += letters.map { String(Character($0)) }
      index += 1
    }
    return parts.count == 4 ? parts.joined(separator: "-") : nil
  }
}
