/// What of a tree is around a place.

extension PlanTree {
  /// The stretches that contain the place or end at it, each inside the one before it; the first is the whole text.
  package func spans(around offset: Int) -> [Span] {
    var found = [Span(start: 0, end: UInt32(truncatingIfNeeded: source.count))]
    func look(at span: Span) {
      if Int(span.start) <= offset, offset <= Int(span.end), span.start < span.end { found.append(span) }
    }
    for declaration in declarations { look(at: declaration.span) }
    for session in sessions { look(at: session.body.span) }
    for program in programs { look(at: program.body.span) }
    for definition in definitions { look(at: definition.body.span) }
    for field in exerciseFields { look(at: field.span) }
    for item in items { look(at: item.span) }
    for group in groups { look(at: group.body.span) }
    for loop in loops { look(at: loop.body.span) }
    for branch in whenBranches { look(at: branch.body.span) }
    for pick in picks { look(at: pick.body.span) }
    for rule in rules { look(at: rule.body.span) }
    for entry in sets { look(at: entry.span) }
    for intensity in intensities { look(at: intensity.span) }
    for attribute in attributes { look(at: attribute.span) }
    for condition in conditions { look(at: condition.span) }
    for argument in arguments { look(at: argument.span) }
    for expression in expressions { look(at: expression.span) }
    for name in names { look(at: name.span) }
    // The longest first; what only overlaps the one before it, such as what two ends of a range share, is left out.
    found.sort { ($1.end - $1.start, $0.start) < ($0.end - $0.start, $1.start) }
    var nested: [Span] = []
    for span in found {
      guard let outer = nested.last else {
        nested.append(span)
        continue
      }
      if outer != span, outer.start <= span.start, span.end <= outer.end { nested.append(span) }
    }
    return nested
  }
}
