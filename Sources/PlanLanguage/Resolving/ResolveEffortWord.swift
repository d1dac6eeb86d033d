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
    guard isHeard(.meaning(.unknownValue(name)), at: expression.span) else { return nil }
    // A later `let` is reported as such elsewhere.
    guard !tree.lets.contains(where: { tree.string($0.name).lowercased() == name }) else { return nil }
    guard nearestWord(to: name, among: scope.entries.map { $0.name } + Plan.Reference.names) == nil else { return nil }
    if let hints = hints(for: name, at: word.span) {
      report(.unknownValue(name), at: word.span, hints: hints)
    } else if let rate = strokeRate(name) {
      let fix = onlyIntensity(endingWith: expression.span).map { Fix(replace: $0, with: rate) }
      report(.unknownValue(name), at: word.span, hints: [.write(rate)], fixes: fix.map { [$0] } ?? [])
    } else if ["bodyweight", "body weight", "own bodyweight", "körpergewicht", "eigengewicht"].contains(name) {
      let bodyweight = Keyword.bw.word
      report(
        .unknownValue(name), at: word.span, hints: [.write("@ \(bodyweight)")],
        fixes: [Fix(replace: word.span, with: bodyweight)])
    } else if let max = maxMeant(by: name) {
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
      let fix =
        onlyIntensity(endingWith: expression.span).map { Fix(replace: $0, with: label) }
        ?? commaBefore(lastOf: expression.span).map { Fix(replace: $0, with: " " + label) }
      report(
        .unknownValue(name), at: expression.span, hints: usual(name) + [.write(label)], fixes: fix.map { [$0] } ?? [])
    }
    return .some(nil)
  }

  /// What coaches mean by the words of a training zone; for anything else, how to write an effort.
  private func usual(_ name: String) -> [Hint] {
    switch name {
    case "sweet spot", "sweetspot", "sst": [.write("@ 88-94% of ftp")]
    case "threshold", "schwelle": [.write("@ zone 4")]
    default: [.sayEffort]
    }
  }

  /// `@ r28`: the rate of the strokes.
  private func strokeRate(_ name: String) -> String? {
    guard name.first == "r", let rate = Int(name.dropFirst()), (14...48).contains(rate) else { return nil }
    return "cadence \(rate)spm"
  }

  /// For what people write after `@` that is neither a value nor an effort; nil for anything else.
  private func hints(for name: String, at span: Span) -> [Hint]? {
    // `@ last + 2.5kg`, `@ last time`
    if name == "last" || name.hasPrefix("last ") || name == "previous" {
      return [.writeFor("progress +2.5kg", meaning: .nextTime), .writeFor("@ lifted(last)", meaning: .setsAfter)]
    }
    // `@ 43kg, pull-ups`: the next item.
    let isListed = file == 0 && tree.place(of: ",", before: Int(span.start)) != nil
    return isListed && library.find(name) != nil ? [.separateItems] : nil
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

  /// `@ 100kg, chains`: the comma and the word behind it, if there is one other intensity and one entry of sets.
  private func commaBefore(lastOf span: Span) -> Span? {
    guard file == 0, pacedSets.count == 1, let comma = tree.place(of: ",", before: Int(span.start)) else { return nil }
    let source = tree.source
    var before = comma - 1
    while before >= 0, source[before] != UInt8(ascii: "@") {
      if source[before] == UInt8(ascii: ",") || PlanTree.endsOfItem.contains(source[before]) { return nil }
      before -= 1
    }
    let after = source[Int(span.end)...].prefix { !PlanTree.endsOfItem.contains($0) }
    guard before >= 0, !after.contains(UInt8(ascii: ",")) else { return nil }
    return Span(start: UInt32(truncatingIfNeeded: comma), end: span.end)
  }

  /// The `@` with its intensity, if its item has no other `@` and no list of sets: only then can something else replace
  /// it.
  func onlyIntensity(endingWith span: Span) -> Span? {
    guard file == 0, let index = tree.place(of: "@", before: Int(span.start)) else { return nil }
    let source = tree.source
    let place = Span(start: UInt32(truncatingIfNeeded: index), end: span.end)
    let other: [UInt8] = [UInt8(ascii: "@"), UInt8(ascii: ",")]
    var before = index - 1
    while before >= 0, !PlanTree.endsOfItem.contains(source[before]) {
      if other.contains(source[before]) { return nil }
      before -= 1
    }
    let after = source[Int(span.end)...].prefix { !PlanTree.endsOfItem.contains($0) }
    return after.contains { other.contains($0) } ? nil : place
  }
}
