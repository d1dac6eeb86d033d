/// What a lift does to its own next time: `progress +2.5kg, -10% after 2 misses`.

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
    }
    progress.span = span(from: start)
    tree.progresses.append(progress)
    return NodeID(tree.progresses.count - 1)
  }

  // gain = signed [ "to" expression ] [ "then" signed ] | "reps" [ "to" INTEGER ] "then" signed ;
  private mutating func parseGain() -> Progress.Gain? {
    if atWord(.reps) {
      presume()
      let last = parseLast()
      guard atWord(.then) else {
        expected.insert(.then)
        reportUnexpected()
        return .missing
      }
      presume()
      return .reps(upTo: last, then: parseSigned())
    }
    guard at(.plus) || at(.minus) else {
      _ = parseMissingValue(of: .progress)
      return nil
    }
    let change = parseSigned()
    let last = parseLast()
    guard atWord(.then) else { return .change(change, upTo: last, then: nil) }
    presume()
    let then = parseSigned()
    return .change(change, upTo: last, then: store(then))
  }

  private mutating func parseLast() -> NodeID<Expression>? {
    guard atWord(.to) else { return nil }
    presume()
    let last = parseExpression()
    return store(last)
  }

  // signed = ( "+" | "-" ) operand ;
  /// A minus is part of the value, a plus of its place.
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
      expected.insert(.misses)
      reportUnexpected()
    }
    return Progress.Loss(change: change, misses: store(misses))
  }
}
