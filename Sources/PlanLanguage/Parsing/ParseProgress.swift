/// How a lift changes for its next session: `progress +2.5kg, -10% after 2 misses`.

extension Parser {
  // progress = "progress" gain [ "when" condition ] [ "," loss ] ;
  mutating func parseProgress() -> NodeID<Progress>? {
    let start = token.start
    let outer = endsNames
    endsNames = true
    defer { endsNames = outer }
    guard let gain = parseGain() else { return nil }
    var progress = Progress(span: span(from: start), gain: gain)
    if atWord(.when) {
      presume()
      progress.condition = parseCondition()
    }
    if at(.comma), peek().kind == .minus {
      presume()
      progress.loss = parseLoss()
    } else if at(.minus) {
      let place = Span(start: span(from: previousEnd).start, end: span(from: previousEnd).start)
      report(
        .unexpected(found: found, expected: [.comma]), at: token.span, fixes: [Fix(replace: place, with: ",")])
      progress.loss = parseLoss()
    }
    progress.span = span(from: start)
    tree.progresses.append(progress)
    return NodeID(tree.progresses.count - 1)
  }

  // gain = signed [ "to" expression ] [ "then" signed ] | "reps" [ "to" INTEGER ] "then" signed | "max" signed ;
  private mutating func parseGain() -> Progress.Gain? {
    if atWord(.reps) {
      presume()
      let last = parseLast()
      guard atWord(.then) || reportMissingThen() else { return .missing }
      if atWord(.then) { presume() }
      return .reps(upTo: last, then: parseSigned())
    }
    if atWord(.max), case let sign = peek().kind, sign == .plus || sign == .minus || sign == .number {
      presume()
      return .max(at(.number) ? parseUnsigned() : parseSigned())
    }
    guard at(.plus) || at(.minus) || startsValue else {
      _ = parseMissingValue(of: .progress)
      return nil
    }
    let change = at(.plus) || at(.minus) ? parseSigned() : parseUnsigned()
    let last = parseLast()
    guard atWord(.then) else { return .change(change, upTo: last, then: nil) }
    presume()
    let then = parseSigned()
    return .change(change, upTo: last, then: store(then))
  }

  /// `progress 2.5kg`, `progress by 2.5kg`
  private mutating func parseUnsigned() -> Expression {
    let start = token.start
    if atWord(.by) { presume() }
    let place = Span(start: span(from: start).start, end: token.span.start)
    let value = parseOperand()
    let written = shortened(Int(place.end), previousEnd)
    if case .missing = value.kind { return value }
    report(
      .unsignedProgress(shortened(start, previousEnd)), at: span(from: start), hints: [.write("+\(written)")],
      fixes: [Fix(replace: place, with: "+")])
    return value
  }

  /// `reps +2kg`; false if something else follows.
  private mutating func reportMissingThen() -> Bool {
    expected.insert(.then)
    guard at(.plus) || at(.comma) && peek().kind == .plus else {
      guard token.start != quietAt else { return false }
      report(
        .unexpected(found: found, expected: [.then]), at: token.span,
        hints: [.writeEither("progress +1 rep to 8", "progress reps then +2.5kg")])
      synchronize()
      return false
    }
    report(
      .unexpected(found: found, expected: [.then]), at: token.span, hints: [.write("then +")],
      fixes: [
        Fix(
          replace: at(.comma) ? token.span : Span(start: token.span.start, end: token.span.start),
          with: at(.comma) ? " then" : "then ")
      ])
    if at(.comma) { presume() }
    return true
  }

  private mutating func parseLast() -> NodeID<Expression>? {
    guard atWord(.to) else { return nil }
    presume()
    let last = parseExpression()
    return store(last)
  }

  // signed = ( "+" | "-" ) operand ;
  /// A minus is part of the value; a plus is only part of its span.
  private mutating func parseSigned() -> Expression {
    if at(.minus) { return parseOperand() }
    guard at(.plus) else {
      expected.insert(.change)
      reportUnexpected()
      return missing
    }
    presume()
    return parseOperand()
  }

  // loss = "-" operand [ "after" INTEGER ( "miss" | "misses" ) ] ;
  private mutating func parseLoss() -> Progress.Loss {
    let change = parseOperand()
    guard atWord(.after) else { return Progress.Loss(change: change) }
    presume()
    guard at(.number) else {
      expected.insert(.number)
      reportUnexpected()
      return Progress.Loss(change: change)
    }
    let misses = parseOperand()
    if atWord(.miss) || atWord(.misses) {
      presume()
    } else {
      let failure = foreignMisses.contains(tokenText.lowercased())
      report(
        .unexpected(found: found, expected: [.misses]), at: token.span, hints: [.write("misses")],
        fixes: failure ? [Fix(replace: token.span, with: "misses")] : [])
      if failure { presume() }
    }
    return Progress.Loss(change: change, misses: store(misses))
  }
}

/// Words that also mean misses.
private let foreignMisses: Set<String> = ["failures", "failure", "fails", "fail", "times", "sessions", "fehlversuche"]
