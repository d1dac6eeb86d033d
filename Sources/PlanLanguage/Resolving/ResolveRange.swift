/// Ranges: their ends, whether they rise, and the places where only one number is allowed.

import SessionModel

extension Resolver {
  /// The ends of a range, written here or as an argument; the expression itself if it is not one.
  mutating func bounds(_ expression: Expression) -> (low: Expression, high: Expression?) {
    switch expression.kind {
    case .range(let operands):
      let (low, high) = tree[operands]
      return (low, high)
    case .name where !names.ranges.isEmpty:
      let name = tree.string(Name(span: expression.span, isQuoted: false)).lowercased()
      guard let range = names.ranges[name] else { return (expression, nil) }
      return (
        end(range.low, of: range, at: expression.span), end(range.high, of: range, at: expression.span)
      )
    case .quantity, .bodyweight, .name, .call, .negated, .sum, .difference, .product, .quotient, .remainder, .share,
      .missing:
      return (expression, nil)
    }
  }

  /// An end of a range that has a name.
  private mutating func end(_ quantity: Quantity, of range: WrittenRange, at span: Span) -> Expression {
    guard let per = range.per else { return Expression(span: span, kind: .quantity(quantity)) }
    // Operands are adjacent in the tree.
    let place = UInt32(truncatingIfNeeded: tree.expressions.count)
    tree.expressions.append(Expression(span: span, kind: .quantity(quantity)))
    tree.expressions.append(Expression(span: span, kind: .quantity(per)))
    return Expression(span: span, kind: .quotient(Operands(left: place)))
  }

  /// A range of two plain quantities or paces, which does not depend on the place where it is written.
  func writtenRange(_ expression: Expression) -> WrittenRange? {
    guard case .range(let operands) = expression.kind else { return nil }
    let (low, high) = tree[operands]
    switch (low.kind, high.kind) {
    case (.quantity(let low), .quantity(let high)): return WrittenRange(low: low, high: high)
    case (.quotient(let least), .quotient(let most)):
      guard case .quantity(let low) = tree[least].left.kind, case .quantity(let high) = tree[most].left.kind,
        case .quantity(let per) = tree[most].right.kind
      else { return nil }
      return WrittenRange(low: low, high: high, per: per)
    case (.quantity, _), (.bodyweight, _), (.name, _), (.call, _), (.negated, _), (.sum, _), (.difference, _),
      (.product, _), (.quotient, _), (.remainder, _), (.share, _), (.range, _), (.missing, _):
      return nil
    }
  }

  /// `squat 3-5x5`: a range where only one number is allowed. Which end is meant, nobody knows.
  ///
  /// - Parameter isOfSets: whether it counts sets or rounds; the last of these can be skipped.
  mutating func reportRange(_ expression: Expression, isOfSets: Bool = false) {
    guard let ends = writtenEnds(of: expression) else { return report(.rangeMisplaced, at: expression.span) }
    report(
      .rangeMisplaced, at: expression.span,
      hints: [.writeEither(ends.least, ends.most)]
        + (isOfSets ? [.writeMost(ends.most, note: "\(ends.least)-\(ends.most)")] : []))
  }

  /// The ends of a range, each with its unit: in `10-12min`, it is written once. Nil if one of them is no number.
  mutating func writtenEnds(of range: Expression) -> (least: String, most: String)? {
    let (low, high) = bounds(range)
    guard let high, low.span.end <= high.span.start else { return nil }
    let (left, right) = (split(low.span), split(high.span))
    guard !left.number.isEmpty, !right.number.isEmpty else { return nil }
    return (left.number + (left.unit.isEmpty ? right.unit : left.unit), right.number + right.unit)
  }

  /// Whether a range rises, as it must; reported if it falls.
  ///
  /// - Parameter canRamp: it may have been meant to fall while the work goes on.
  mutating func rises(
    _ low: Plan.Value, _ high: Plan.Value?, of expression: Expression, canRamp: Bool = false
  ) -> Bool {
    if let fix = fixOfClock(expression) {
      report(.clockBesideHours, at: expression.span, hints: [.write(fix.text)], fixes: [fix])
      return false
    }
    guard falls(low, high, of: expression) else { return true }
    let swapped = swappedEnds(expression)
    if canRamp, let ramp = ramp(meantBy: expression) {
      report(
        .fallingRange, at: expression.span,
        hints: (swapped.map { [.write("@ " + $0.text)] } ?? []) + [.writeFor(ramp, meaning: .ramp)])
    } else {
      report(.fallingRange, at: expression.span, fixes: swapped.map { [$0] } ?? [])
    }
    return false
  }

  private mutating func falls(_ low: Plan.Value, _ high: Plan.Value?, of expression: Expression) -> Bool {
    guard let high else { return false }
    if let low = plan.known(low), let high = plan.known(high) { return high < low }
    let ends = bounds(expression)
    guard let end = ends.high, let one = writtenShare(ends.low), let two = writtenShare(end) else { return false }
    return two < one
  }

  /// Of `55-45% of ftp`, the thousandths of an end.
  private func writtenShare(_ expression: Expression) -> Int32? {
    guard case .share(let operands) = expression.kind, case .quantity(let share) = tree[operands].left.kind,
      share.unit == .percent
    else { return nil }
    return share.thousandths
  }

  /// `55-45% of ftp` as `@ 55% to 45% of ftp`.
  private func ramp(meantBy expression: Expression) -> String? {
    let written = tree.string(expression.span)
    // `4:30/km-4:15/km`
    if let dash = written.firstIndex(where: { $0 == "-" || $0 == "–" }), written[..<dash].contains("/") {
      return "@ \(written[..<dash]) to \(written[written.index(after: dash)...])"
    }
    let isOfNumber: (Character) -> Bool = { $0.isNumber || $0 == "." || $0 == ":" }
    let first = written.prefix(while: isOfNumber)
    let rest = written.dropFirst(first.count)
    let second = rest.drop { !$0.isNumber }
    let unit = second.drop(while: isOfNumber)
    guard !first.isEmpty, !unit.isEmpty, rest.prefix(2).contains(where: { $0 == "-" || $0 == "–" }) else { return nil }
    return "@ \(first)\(unit.prefix { $0 != " " }) to \(second)"
  }

  /// `2h-2:30` as `2:00:00-2:30:00`: next to hours, minutes and seconds are hardly meant. The ends are in order then.
  private mutating func fixOfClock(_ expression: Expression) -> Fix? {
    let (low, high) = bounds(expression)
    guard let high, case .quantity(let one) = low.kind, case .quantity(let two) = high.kind,
      (one.unit == .hour && two.unit == .clock) || (one.unit == .clock && two.unit == .hour),
      low.span.end <= high.span.start
    else { return nil }
    let ends = [(one, low.span), (two, high.span)].map { quantity, span in
      let written = tree.string(span)
      let isShort = quantity.unit == .clock && written.filter { $0 == ":" }.count == 1
      return (text: isShort ? written + ":00" : written, isShort: isShort)
    }
    guard ends.contains(where: { $0.isShort }) else { return nil }
    return Fix(replace: Span(start: low.span.start, end: high.span.end), with: "\(ends[0].text)-\(ends[1].text)")
  }

  /// `12-8` as `8-12`, and `75-70%` as `70-75%`.
  private mutating func swappedEnds(_ expression: Expression) -> Fix? {
    let (low, high) = bounds(expression)
    guard let high, low.span.end <= high.span.start else { return nil }
    let (left, right) = (split(low.span), split(high.span))
    guard !left.number.isEmpty, !right.number.isEmpty else { return nil }
    let text =
      left.unit.isEmpty || left.unit == right.unit
      ? "\(right.number)\(left.unit)-\(left.number)\(right.unit)"
      : "\(right.number)\(right.unit)-\(left.number)\(left.unit)"
    return Fix(replace: Span(start: low.span.start, end: high.span.end), with: text)
  }

  private func split(_ span: Span) -> (number: String, unit: String) {
    let bytes = tree.bytes(span)
    let end = bytes.firstIndex { !(0x30...0x39).contains($0) && $0 != 0x2E && $0 != 0x3A } ?? bytes.endIndex
    return (String(decoding: bytes[..<end], as: UTF8.self), String(decoding: bytes[end...], as: UTF8.self))
  }
}
