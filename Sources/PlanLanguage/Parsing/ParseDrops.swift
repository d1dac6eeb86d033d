/// The loads of a drop set.

extension Parser {
  /// The loads after `drop`.
  mutating func parseDrops() -> Nodes<Expression> {
    if at(.word), ["set", "sets", "satz", "sätze"].contains(tokenText.lowercased()) {
      report(
        .missingValue(of: Keyword.drop.word, form: Keyword.drop.entry.form), at: token.span,
        hints: [.write("drop 80%")])
      presume()
      return .none
    }
    var drops = RepsOfDrops()
    let loads = parseList { $0.parseDrop(&drops) }
    reportReps(of: drops)
    let isLoad = tree[loads].last.flatMap(isQuantity)?.unit != Unit.none
    if at(.number) || at(.times) && isLoad, token.start != quietAt, !lineHasBlock() { reportRepsOfDrop() }
    return loads
  }

  /// `curl 3x12 dropset`: it does not say what is lifted then.
  mutating func reportDropSet() -> Bool {
    guard at(.word), ["dropset", "dropsets", "dropsatz"].contains(tokenText.lowercased()) else { return false }
    report(.unknownAttribute(tokenText), at: token.span, hints: [.write("drop 80%")])
    presume()
    return true
  }

  private mutating func parseDrop(_ drops: inout RepsOfDrops) -> Expression {
    if at(.word), ["to", "auf"].contains(tokenText.lowercased()), peek().kind == .number { reportJoint() }
    let start = token.start
    let found = found
    let isReps = countOfDrop()
    let end = previousEnd
    let load = parseValue()
    if case .missing = load.kind { return load }
    let written = shortened(Int(load.span.start), Int(load.span.end))
    drops.loads.append(written)
    guard let isReps else { return load }
    let place = Span(start: UInt32(truncatingIfNeeded: start), end: load.span.start)
    let problem = SyntaxProblem.unexpected(found: found, expected: [.value])
    if isReps {
      drops.first = drops.first ?? (problem, place)
      drops.reps.append(String(shortened(start, end).prefix { $0 != "@" && $0 != " " }))
    } else {
      // As many implements as in the sets before.
      report(problem, at: place, hints: [.write("drop \(written)")], fixes: [Fix(replace: place, with: "")])
    }
    return load
  }

  /// `drop 8 @ 40kg, 8 @ 30kg`: the reps with the lighter loads are found on the day.
  private mutating func reportReps(of drops: RepsOfDrops) {
    guard let (problem, place) = drops.first else { return }
    let loads = drops.loads.joined(separator: ", ")
    report(problem, at: place, hints: [.write("drop \(loads) note \"\(drops.reps.joined(separator: ", "))\"")])
  }

  /// `drop to 60kg`: reads over the word.
  private mutating func reportJoint() {
    let next = peek()
    let place = Span(start: token.span.start, end: next.span.start)
    report(
      .unexpected(found: found, expected: [.value]), at: token.span,
      hints: [.write("drop \(shortened(next.start, next.end))")], fixes: [Fix(replace: place, with: "")])
    presume()
  }

  /// The `2x` of `drop 2x15kg`, or the `10 @` of `drop 10 @ 15kg`; whether it is reps, or nil if there is neither.
  private mutating func countOfDrop() -> Bool? {
    guard at(.number), token.unit == .none else { return nil }
    let next = peek()
    guard next.kind == .times || next.kind == .at else { return nil }
    presume()
    presume()
    return next.kind == .at
  }

  /// `drop 15kg 10 reps`: the reps with the lighter load are found on the day.
  private mutating func reportRepsOfDrop() {
    let start = token.start
    let found = found
    while at(.times) || at(.number) { presume() }
    if at(.word), tokenText.lowercased().hasPrefix("rep") { presume() }
    let place = span(from: start)
    let note = "note \"\(shortened(start, previousEnd))\""
    report(
      .unexpected(found: found, expected: [.attribute, .comma, .endOfItem]), at: place, hints: [.write(note)],
      fixes: [Fix(replace: place, with: note)])
  }
}

/// What a drop set says about the reps of its drops, which it must not.
private struct RepsOfDrops {
  var first: (problem: SyntaxProblem, place: Span)?
  var loads: [String] = []
  var reps: [String] = []
}
