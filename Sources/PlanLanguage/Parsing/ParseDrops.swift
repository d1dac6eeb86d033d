/// The loads of a drop set.

extension Parser {
  /// The loads after `drop`.
  mutating func parseDrops() -> Nodes<Expression> {
    let loads = parseList { $0.parseValue() }
    let isLoad = tree[loads].last.flatMap(isQuantity)?.unit != Unit.none
    if at(.number) || at(.times) && isLoad, token.start != quietAt, !lineHasBlock() { reportRepsOfDrop() }
    return loads
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
