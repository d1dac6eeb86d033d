/// `95/65lb`, `24/20in`, `20/15 cal`: one value for each level, as whiteboards have it; plans write it with `or`.

extension Parser {
  /// `95/65lb`, `2x24/16kg` after an `@`: reports it if it is not a calculation.
  ///
  /// - Parameter count: the `2x`, which comes before each.
  mutating func reportSlashedLoads(_ value: Expression, count: Expression? = nil) -> Bool {
    guard let parts = slashed(value) else { return false }
    let dimension = parts.unit.dimension
    guard dimension == .mass || count == nil && dimension == .length else { return false }
    let span = count.map { Span(start: $0.span.start, end: value.span.end) } ?? value.span
    let before = count.map { shortened(Int($0.span.start), Int($0.span.end)) + "x" } ?? ""
    report(parts, before: before, at: span)
    return true
  }

  /// `24/20in` after `height`.
  mutating func reportSlashedHeights(_ value: Expression) -> Bool {
    guard let parts = slashed(value), parts.unit.dimension == .length else { return false }
    report(parts, at: value.span)
    return true
  }

  /// `20/15cal`, `400/300m`: the larger amount first, so it is not a fraction.
  mutating func reportSlashedAmounts(_ first: Quantity, _ second: Quantity, at span: Span) -> Bool {
    guard first.thousandths > second.thousandths, let unit = second.unit.canonicalSpelling else { return false }
    let numbers = string(Int(span.start), Int(span.end)).split(separator: "/").map {
      $0.prefix { $0.isNumber || $0 == "." }
    }
    report(SlashedLevels(texts: numbers.map { $0 + unit }, unit: second.unit), at: span)
    return true
  }

  /// `500m/450m`, `20cal/16cal`, at the slash: each with its unit. Reads over the second.
  mutating func reportSlashedLengths(_ first: Quantity, at start: Int) {
    guard at(.slash), isTouching, token.start != quietAt, first.unit != .none else { return }
    let next = peek()
    guard next.kind == .number, next.start == token.end, next.unit == first.unit else { return }
    presume()
    presume()
    let place = span(from: start)
    let text = string(start, previousEnd).split(separator: "/").joined(separator: " or ")
    report(
      .slashedLevels(shortened(start, previousEnd)), at: place, hints: [.write(text)],
      fixes: [Fix(replace: place, with: text)])
  }

  /// `@ 53/35`: loads of two levels without their unit.
  mutating func reportBareSlashedLoads(_ value: Expression) -> Bool {
    guard case .quotient(let parts) = value.kind, tree.byte(at: Int(value.span.start)) &- UInt8(ascii: "0") < 10,
      let one = isQuantity(tree[parts].left), let two = isQuantity(tree[parts].right), one.unit == .none,
      two.unit == .none, one.thousandths > two.thousandths, two.thousandths >= 4000
    else { return false }
    let texts = [tree.string(tree[parts].left.span), tree.string(tree[parts].right.span)]
    func text(_ unit: String) -> String { texts.map { $0 + unit }.joined(separator: " or ") }
    report(
      .slashedLevels(shortened(Int(value.span.start), Int(value.span.end))), at: value.span,
      hints: [.writeEither("@ \(text("lb"))", "@ \(text("kg"))")])
    return true
  }

  /// `push-up 20/15`: two levels, or two sets; `12/10/8/6`: sets.
  mutating func reportSlashedReps() -> Bool {
    let next = peek()
    guard at(.slash), isTouching, next.kind == .number, next.unit == .none, next.start == token.end,
      token.start != quietAt
    else { return false }
    var start = token.start
    while start > 0, tree.byte(at: start - 1) &- UInt8(ascii: "0") < 10 { start -= 1 }
    let (one, two) = (string(start, token.start), string(next.start, next.end))
    guard !one.isEmpty else { return false }
    presume()
    presume()
    if at(.slash), isTouching { return reportSlashedSets(from: start) }
    report(
      .slashedLevels("\(one)/\(two)"), at: span(from: start),
      hints: [
        .writeFor("\(one) or \(two)", meaning: .levels), .writeFor("\(one), \(two)", meaning: .list),
      ])
    return true
  }

  /// At the second slash of `12/10/8/6`.
  private mutating func reportSlashedSets(from start: Int) -> Bool {
    while at(.slash) || at(.number), isTouching { presume() }
    let place = span(from: start)
    let list = string(start, previousEnd).split(separator: "/").joined(separator: ", ")
    report(
      .slashedLevels(shortened(start, previousEnd)), at: place, hints: [.writeFor(list, meaning: .list)],
      fixes: [Fix(replace: place, with: list)])
    return true
  }

  private mutating func report(_ parts: SlashedLevels, before: String = "", at span: Span) {
    let text = parts.texts.map { before + $0 }.joined(separator: " or ")
    report(
      .slashedLevels(shortened(Int(span.start), Int(span.end))), at: span, hints: [.write(text)],
      fixes: [Fix(replace: span, with: text)])
  }

  /// The numbers between the slashes, if the last one has a unit and no other has a different one.
  private func slashed(_ value: Expression) -> SlashedLevels? {
    // What is in parentheses is a calculation.
    guard tree.byte(at: Int(value.span.start)) &- UInt8(ascii: "0") < 10 else { return nil }
    var parts: [Expression] = []
    var rest = value
    while case .quotient(let operands) = rest.kind {
      parts.append(tree[operands].right)
      rest = tree[operands].left
    }
    guard let last = parts.first.flatMap(isQuantity), let unit = last.unit.canonicalSpelling else { return nil }
    parts.append(rest)
    var texts: [String] = []
    for part in parts.reversed() {
      guard let quantity = isQuantity(part), quantity.unit == .none || quantity.unit == last.unit else { return nil }
      let written = string(Int(part.span.start), Int(part.span.end)).prefix { $0.isNumber || $0 == "." }
      guard !written.isEmpty else { return nil }
      texts.append(written + unit)
    }
    return SlashedLevels(texts: texts, unit: last.unit)
  }
}

/// The alternatives of `95/65lb`: `95lb` and `65lb`.
private struct SlashedLevels {
  var texts: [String]
  var unit: Unit
}
