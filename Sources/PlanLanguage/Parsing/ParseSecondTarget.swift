/// A second target of one set: `@ 5:30/km @ hr below 150`, `@ 80kg @ rpe 8`.

import SessionModel

extension Parser {
  /// `@ 5:30/km @ hr below 150`: the ceiling of a heart rate behind a second `@`. Reads over it.
  mutating func reportSecondTarget(behind sign: Span) -> Bool {
    guard let (first, number) = ceilingOfHeartRate() else { return false }
    let note = "note \"\(shortened(first, number.end))\""
    while token.start < number.end, !at(.end), !at(.separator) { presume() }
    let place = span(from: Int(sign.start))
    report(.duplicate("@"), at: place, hints: [.write(note)], fixes: [Fix(replace: place, with: note)])
    return true
  }

  /// How to write the second of two targets: an RPE as an attribute, a pace or a zone in a note, and behind a rest also
  /// what says how that is spent (`rest 3min @ easy`); nil for a load.
  func otherThanTarget(_ second: Intensity, isBehindRest: Bool) -> String? {
    let written = shortened(Int(second.span.start), Int(second.span.end))
    switch second.kind {
    case .effort(.rpe), .effort(.rir): return written
    case .effort(.zone), .ramp: return "note \"\(written)\""
    case .value(let value):
      return isOfEndurance(value) || isBehindRest && value.kind == .name ? "note \"\(written)\"" : nil
    case .each, .ask, .alternatives, .missing: return nil
    }
  }

  private func isOfEndurance(_ value: Expression) -> Bool {
    switch value.kind {
    case .quantity(let quantity): quantity.unit == .beatsPerMinute || quantity.unit == .watt
    case .quotient(let parts): isQuantity(tree[parts].left)?.unit.isTime ?? false
    case .range(let ends): isOfEndurance(tree[ends].right)
    case .bodyweight, .name, .call, .negated, .sum, .difference, .product, .remainder, .share, .missing: false
    }
  }
}
