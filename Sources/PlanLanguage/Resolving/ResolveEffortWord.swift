/// `@ easy`, `@ hard`, and words after `@` that mean nothing.

import SessionModel

extension Resolver {
  /// `easy`, unless the plan has a value of that name; nil for anything that is not a word for an effort. Words that
  /// are neither are reported.
  mutating func effortWord(_ expression: Expression) -> Plan.Intensity?? {
    let word = named(expression)
    guard case .name = word.kind else { return nil }
    let isAlone = word.span == expression.span
    let name = tree.string(Name(span: word.span, isQuoted: false)).lowercased()
    guard !isNamed(name) else { return nil }
    if isAlone, let word = EffortWord(rawValue: name) { return .some(.felt(word)) }
    guard isHeard(.meaning(.unknownValue), at: expression.span) else { return nil }
    // A later `let` is reported as such elsewhere.
    guard !tree.lets.contains(where: { tree.string($0.name).lowercased() == name }) else { return nil }
    guard nearestWord(to: name, among: scope.entries.map { $0.name } + Plan.Reference.names) == nil else { return nil }
    if let max = maxMeant(by: name) {
      report(.unknownValue(name), at: word.span, hints: [.write(max)], fixes: [Fix(replace: word.span, with: max)])
    } else if isAlone, let zone = Keyword.zone(short: name) {
      report(
        .unknownValue(name), at: expression.span, hints: [.write("@ \(zone)")],
        fixes: [Fix(replace: expression.span, with: zone)])
    } else if isAlone, let meant = nearestWord(to: name, among: EffortWord.allCases.map { $0.rawValue }) {
      report(.meaning(.unknownValue(name)), at: expression.span, suggesting: meant)
    } else if !isAlone, EffortWord(rawValue: name) != nil {
      report(.unknownValue(tree.string(expression.span)), at: expression.span, hints: [.write("@ \(name)")])
    } else {
      let label = "label \"\(tree.string(expression.span))\""
      let fix = onlyIntensity(endingWith: expression.span).map { Fix(replace: $0, with: label) }
      report(
        .unknownValue(name), at: expression.span, hints: [.sayEffort, .write(label)], fixes: fix.map { [$0] } ?? [])
    }
    return .some(nil)
  }

  /// The `css` of `css+5` and of `css - 2s`.
  private func named(_ expression: Expression) -> Expression {
    switch expression.kind {
    case .sum(let operands), .difference(let operands): tree[operands].left
    case .quantity, .bodyweight, .name, .call, .negated, .product, .quotient, .remainder, .share, .range, .missing:
      expression
    }
  }

  /// Whether it is the name of something here.
  func isNamed(_ name: String) -> Bool {
    isInUnusedTemplate || scope[name] != nil || Plan.Reference(named: name) != nil || names.lists[name] != nil
      || names.exercises[name] != nil || names.blocks[name] != nil || names.ranges[name] != nil
      || names.efforts[name] != nil || isInRule && name == "sets"
  }

  /// The `@` with its intensity, if its item has no other `@` and no list of sets: only then can something else replace
  /// it.
  func onlyIntensity(endingWith span: Span) -> Span? {
    guard file == 0 else { return nil }
    let source = tree.source
    var index = Int(span.start) - 1
    while index >= 0, source[index] == UInt8(ascii: " ") { index -= 1 }
    guard index >= 0, source[index] == UInt8(ascii: "@") else { return nil }
    let place = Span(start: UInt32(truncatingIfNeeded: index), end: span.end)
    let ends: [UInt8] = [UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "<"), UInt8(ascii: ">")]
    let other: [UInt8] = [UInt8(ascii: "@"), UInt8(ascii: ",")]
    var before = index - 1
    while before >= 0, !ends.contains(source[before]) {
      if other.contains(source[before]) { return nil }
      before -= 1
    }
    let after = source[Int(span.end)...].prefix { !ends.contains($0) }
    return after.contains { other.contains($0) } ? nil : place
  }
}
