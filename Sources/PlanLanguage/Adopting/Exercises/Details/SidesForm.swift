/// `3x10 ea`, `3x5/5`, `8/side`, `per leg`, `je Seite`, `pro Bein`, `each arm`, `L/R`, `both sides`: on each side.

extension DetailForm {
  static let sides = DetailForm { cursor, context in cursor.index > 0 ? anySides.read(&cursor, context) : nil }

  private static let anySides = DetailForm.first(of: [
    repsOfEach, initials, clocksOfEach, bothInTurn, oneSide, bothNamed, eachSide, each,
  ])

  /// `pistols 3x5/5`
  private static let repsOfEach = DetailForm { cursor, _ in
    guard let reps = cursor[-1]?.number, cursor[-2]?.text == "x", cursor.accept(sign: "/"),
      cursor[-1]?.touches ?? false, cursor.acceptNumber() == reps, !(cursor.token?.isSign("/") ?? false)
    else { return nil }
    return .side("each side")
  }

  /// `3x10 e/s`
  private static let initials = DetailForm { cursor, _ in
    guard cursor.accept("e", "ea", "p"), cursor.accept(sign: "/"), cursor[-1]?.touches ?? false,
      cursor.accept("s", "side", "l", "leg", "arm")
    else { return nil }
    return .side("each side", isGuess: false)
  }

  /// `side plank 3 x :30/:30`
  private static let clocksOfEach = DetailForm { cursor, context in
    guard case .clock(let seconds)? = cursor[-1]?.kind, !(cursor[-2]?.isSign("/") ?? false),
      context.measure != .distance, cursor.accept(sign: "/"), cursor.acceptSeconds() == seconds,
      !(cursor.token?.isSign("/") ?? false)
    else { return nil }
    return .side("each side")
  }

  /// `3x5 L, 3x5 R`, `30s li / 30s re`
  private static let bothInTurn = DetailForm { cursor, _ in cursor.acceptBothInTurn() ? .side("each side") : nil }

  /// `3x10 R leg only`, `3x12 nur links`
  private static let oneSide = DetailForm { cursor, _ in cursor.acceptOneSide().map { .side($0) } }

  /// `L/R`, `rechts + links`
  private static let bothNamed = DetailForm { cursor, _ in
    let isLeft = cursor.accept("l", "left", "links", "li")
    guard isLeft || cursor.accept("r", "right", "rechts", "re"),
      cursor.accept(sign: "/") || cursor.accept(sign: "+") || isLeft && cursor.accept("and", "und"),
      isLeft ? cursor.accept("r", "right", "rechts", "re") : cursor.accept("l", "left", "links", "li")
    else { return nil }
    return .side("each side")
  }

  /// `8/side`, `per leg`, `je Seite`
  private static let eachSide = DetailForm { cursor, _ in
    guard
      cursor.accept(sign: "/")
        || cursor.accept("each", "per", "pro", "je", "jede", "a", "on", "both", "beide", "jeder", "jedem", "ea")
    else { return nil }
    _ = cursor.accept("each", "jede", "jedes")
    let isSide = cursor.accept(
      "side", "sides", "leg", "arm", "legs", "seite", "bein", "hand", "foot", "direction", "way", "seiten", "arms",
      "hands", "richtung", "beine", "s", "l", "knee", "hip")
    return isSide ? .side("each side", isGuess: false) : nil
  }

  /// `3x10 ea`
  private static let each = DetailForm { cursor, context in
    let isBehindReps = cursor[-1]?.number != nil || cursor[-1].map { ScribbleUnit($0.text) != nil } ?? false
    // `add 2.5kg each week`
    let isBehindLoad = cursor[-1].flatMap { ScribbleUnit($0.text) }?.isMass ?? false
    // `WU/CD 2k each` of a run is no side.
    let coversDistance = [.run, .bike, .swim].contains(context.equipment)
    guard isBehindReps, !coversDistance, !(cursor[1]?.isSign(":") ?? false),
      cursor.accept("ea", "each") || context.measure != .distance && cursor.accept("e"),
      !isBehindLoad || cursor.endsPart
    else { return nil }
    return .side("each side")
  }
}

extension DetailReading {
  fileprivate static func side(_ text: String, isGuess: Bool = true) -> DetailReading {
    DetailReading(.attribute(.side, text), isGuess: isGuess)
  }
}

extension TokenCursor {
  /// One side, and the same amount once more for the other.
  fileprivate mutating func acceptBothInTurn() -> Bool {
    let side = index
    let isLeft = accept("l", "left", "links", "li")
    guard isLeft || accept("r", "right", "rechts", "re") else { return false }
    _ = accept(sign: ",") || accept(sign: "/") || accept(sign: "+") || accept("and", "und", "then", "dann")
    for count in [4, 3, 2, 1] where side >= count && index + count < line.tokens.count {
      let said = line.tokens[side - count..<side].map { $0.text }
      guard line.tokens[side - count].number != nil, said == line.tokens[index..<index + count].map({ $0.text }) else {
        continue
      }
      index += count
      return isLeft ? accept("r", "right", "rechts", "re") : accept("l", "left", "links", "li")
    }
    return false
  }

  /// `1:30`, and `:30` after a sign.
  fileprivate mutating func acceptSeconds() -> Int? {
    if case .clock(let seconds)? = token?.kind {
      index += 1
      return seconds
    }
    return accept(sign: ":") ? acceptWhole() : nil
  }

  /// `R leg only`, `left side`, `nur rechts`, `links` at the end of a part: one side alone.
  fileprivate mutating func acceptOneSide() -> String? {
    let isBehindSets = self[-1]?.number != nil || self[-1].map { ScribbleUnit($0.text) != nil || $0.isMark } ?? false
    var isSaid = accept("only", "just", "nur")
    // `3x30s R`, but `r` is a rest or a rate.
    let isCapital = token.map { ["L", "R"].contains(line.text(of: index..<index + 1)) && !$0.touches } ?? false
    let isLeft = accept("l", "left", "links", "linkes", "li", "linke")
    guard isLeft || accept("r", "right", "rechts", "rechtes", "re", "rechte") else { return nil }
    let isLetter = self[-1]?.text.utf8.count ?? 0 <= 2
    let hasLimb = accept("leg", "arm", "side", "seite", "bein", "hand", "foot", "fuß", "hip", "knee")
    isSaid = accept("only", "nur", "alone") || isSaid
    guard isBehindSets, endsPart, !(token?.isSign("/") ?? false), !(token?.isSign("+") ?? false),
      isSaid || hasLimb || !isLetter || isCapital || ["li", "re"].contains(self[-1]?.text ?? "")
    else { return nil }
    return isLeft ? "left" : "right"
  }
}
