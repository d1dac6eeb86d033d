/// Efforts that rise or fall evenly while the work goes on: `@ 200w to 300w`, `@ rpe 5 to 8`, `@ 50 to 75% of ftp`.

extension Parser {
  // ramp = ( LOAD | NUMBER ) "to" LOAD [ "of" whole ] | CLOCK [ "/" LENGTH-UNIT ] "to" CLOCK "/" LENGTH-UNIT
  //      | ( "rpe" | "rir" | "zone" ) NUMBER "to" NUMBER | feel "to" feel | enclosed "to" enclosed ;
  /// The token is `to`.
  mutating func parseRamp(from first: Intensity.Kind, _ start: Int) -> Intensity.Kind {
    let firstSpan = span(from: min(start, previousEnd))
    presume()
    let secondStart = token.start
    let second = parseEnd(ofRampFrom: first)
    let secondSpan = span(from: min(secondStart, previousEnd))
    guard !isMissing(first), !isMissing(second) else { return .missing }
    tree.ramps.append(
      RampEnds(
        from: Intensity(span: firstSpan, kind: filled(first, from: second)),
        to: Intensity(span: secondSpan, kind: second)))
    return .ramp(NodeID(tree.ramps.count - 1))
  }

  private func isMissing(_ end: Intensity.Kind) -> Bool {
    switch end {
    case .missing: true
    case .value(let value): value.kind == .missing
    case .each, .effort, .ask, .ramp, .alternatives: false
    }
  }

  /// After `rpe 5 to`, `rir 3 to` and `zone 2 to`, the word is not repeated.
  private mutating func parseEnd(ofRampFrom first: Intensity.Kind) -> Intensity.Kind {
    guard at(.number), token.unit == .none else { return parseSteadyIntensity() }
    switch first {
    case .effort(.rpe): return .effort(.rpe(parseValue()))
    case .effort(.rir): return .effort(.rir(parseValue()))
    case .effort(.zone): return .effort(.zone(parseValue()))
    case .value, .each, .ask, .ramp, .alternatives, .missing: return parseSteadyIntensity()
    }
  }

  /// `50` before `to 75%`, and `6:00` before `to 5:00/km`: what is written once applies to both.
  func canEndLater(_ value: Expression) -> Bool {
    guard let quantity = isQuantity(value) else { return false }
    return quantity.unit == .none || quantity.unit == .clock
  }

  private mutating func filled(_ first: Intensity.Kind, from second: Intensity.Kind) -> Intensity.Kind {
    guard case .value(var low) = first, var quantity = isQuantity(low), canEndLater(low) else { return first }
    guard case .value(let high) = second else {
      if case .effort(.rpe) = second { return .effort(.rpe(low)) }
      if case .effort(.rir) = second { return .effort(.rir(low)) }
      return first
    }
    switch high.kind {
    case .quantity(let unit) where quantity.unit == .none:
      quantity.unit = unit.unit
      low.kind = .quantity(quantity)
    case .share(let operands) where quantity.unit == .none:
      quantity.unit = isQuantity(tree[operands].left)?.unit ?? .none
      low.kind = .quantity(quantity)
    case .quotient(let operands) where quantity.unit == .clock:
      let divisor = tree[operands].right
      low.kind = .quotient(self.operands(low, divisor))
    case .quantity, .share, .quotient, .bodyweight, .name, .call, .negated, .sum, .difference, .product, .remainder,
      .range, .missing:
      break
    }
    return .value(low)
  }

  /// `easy` of `easy to hard`: a name of a value ends before the `to`.
  mutating func parseNamedIntensity() -> Expression {
    let outer = endsNamesAtTo
    endsNamesAtTo = true
    defer { endsNamesAtTo = outer }
    return parseExpression()
  }
}
