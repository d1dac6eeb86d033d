/// Sets as people write them: `3 sets of 5`, `4mi + 1mi`, `8 - 12`, `max 5min`, `1min max cal`.

extension Parser {
  // MARK: Sets in words

  /// `3 sets of 5`, `3 sets x 8 reps`, `3 Sätze à 8`: nil if none of these is here.
  mutating func parseSetsInWords(_ target: SetTarget, from start: Int) -> SetEntry? {
    guard at(.word), case .amount(let count) = target, isQuantity(count)?.unit == Unit.none, setsFollowInWords() else {
      return nil
    }
    let word = token.span
    let found = found
    while at(.word) || at(.times), !atWord(.max), tokenText.lowercased() != "failure" { presume() }
    let first = token.start
    var amount = SetTarget.max
    if at(.word), !atWord(.max) { presume() } else { amount = parseSetTarget() }
    var reps = amount == .max ? Keyword.max.word : string(first, previousEnd)
    if case .amount(let read) = amount, isQuantity(read)?.unit == Unit.none, let bare = reps.split(separator: " ").first
    {
      reps = String(bare)
    }
    if at(.word), ["wiederholungen", "wdh", "wh"].contains(tokenText.lowercased()) { presume() }
    let place = span(from: start)
    let meant = "\(string(Int(count.span.start), Int(count.span.end)))x\(reps)"
    report(
      .unexpected(found: found, expected: [.reps]), at: word, hints: [.write(meant)],
      fixes: [Fix(replace: place, with: meant)])
    return SetEntry(span: place, sets: count, target: amount)
  }

  private mutating func setsFollowInWords() -> Bool {
    guard tree.byte(at: token.start) | 0x20 == UInt8(ascii: "s"), (3...6).contains(token.end - token.start),
      ["sets", "set", "sätze", "satz"].contains(tokenText.lowercased())
    else { return false }
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = lexer.next()
    let joints = ["of", "to", "à", "a", "mit", "je", "zu"]
    if ahead.kind == .times || ahead.kind == .word && joints.contains(string(ahead.start, ahead.end).lowercased()) {
      ahead = lexer.next()
    }
    return ahead.kind == .number || ahead.kind == .clock || ahead.keyword == .max
      || string(ahead.start, ahead.end).lowercased() == "failure"
  }

  // MARK: Computed amounts, and as many as possible

  /// `4mi + (week - 1) * 0.5mi`: a calculation needs parentheses.
  mutating func mendCalculation(_ target: SetTarget) -> SetTarget {
    guard case .amount(let amount) = target, token.start != quietAt, operandFollows() else { return target }
    if let range = mendSpacedRange(from: amount) { return .amount(range) }
    let found = found
    let place = token.span
    let value = continueExpression(amount)
    if at(.times), tree.byte(at: Int(place.start)) == UInt8(ascii: "+") {
      // `8 + 3x3` are two entries.
      report(
        .unexpected(found: found, expected: [.comma]), at: place, hints: [.write(", ")],
        fixes: [Fix(replace: Span(start: amount.span.end, end: place.end), with: ",")])
      return .amount(amount)
    }
    let (start, end) = (amount.span.start, UInt32(truncatingIfNeeded: previousEnd))
    report(
      .unexpected(found: found, expected: [.endOfItem]), at: place,
      hints: [.write("(\(shortened(Int(start), previousEnd)))")],
      fixes: [
        Fix(replace: Span(start: start, end: start), with: "("), Fix(replace: Span(start: end, end: end), with: ")"),
      ])
    return .amount(value)
  }

  /// `8 - 12`: with spaces it subtracts, but nobody means that.
  private mutating func mendSpacedRange(from low: Expression) -> Expression? {
    guard at(.minus), let least = isQuantity(low), case let next = peek(), next.kind == .number,
      least.unit == .none || least.unit == next.unit, least.thousandths < next.thousandths
    else { return nil }
    let sign = Span(start: low.span.end, end: next.span.start)
    presume()
    let high = parseQuantity(.ofWork)
    let ends = operands(
      Expression(span: low.span, kind: .quantity(Quantity(thousandths: least.thousandths, unit: high.unit))),
      expression(high, from: next.start))
    let place = span(from: Int(low.span.start))
    let meant = "\(string(Int(low.span.start), Int(low.span.end)))-\(string(next.start, previousEnd))"
    report(
      .unexpected(found: .text("-"), expected: [.endOfItem]), at: sign, hints: [.write(meant)],
      fixes: [Fix(replace: sign, with: "-")])
    return Expression(span: place, kind: .range(ends))
  }

  /// Whether the sign here is followed by a number that is not followed by a name: `5 + 10 push-ups` is not a sum.
  private mutating func operandFollows() -> Bool {
    guard at(.plus) || at(.star) || at(.minus) && !isTouching else { return false }
    let position = lexer.position
    defer { lexer.position = position }
    let next = lexer.next()
    if next.kind == .openParenthesis { return true }
    guard next.kind == .number, !next.unit.isOfLoad || at(.star) else { return false }
    let behind = lexer.next()
    if at(.minus), behind.kind == .word, lexer.unit(behind.letters)?.isOfLoad == true { return false }
    return behind.kind != .word || behind.keyword?.isAttribute == true || lexer.unit(behind.letters) != nil
  }

  /// `max 5min`, `max at most 5min`: reports a time without its `in`; false if none is here.
  mutating func readTimeBehindMax() -> Bool {
    let start = token.start
    if let time = timeBehindLimit() { while token.start < time { presume() } }
    guard at(.clock) || at(.number) && token.unit.isTime else { return false }
    let time = tokenText
    report(
      .unexpected(
        found: start < token.start ? .text(string(start, token.end)) : found, expected: [.attribute, .endOfItem]),
      at: Span(start: UInt32(start), end: token.span.end), hints: [.write("in \(time)")],
      fixes: [Fix(replace: Span(start: UInt32(start), end: token.span.start), with: "in ")])
    return true
  }

  /// Where the time begins in `at most 5min`, `cap 5min`, of which the first word is here or follows.
  mutating func timeBehindLimit(after word: Token? = nil) -> Int? {
    let position = lexer.position
    defer { lexer.position = position }
    var next = word == nil ? token : lexer.next()
    var words: [String] = []
    while next.kind == .word, words.count < 4 {
      words.append(lowered(next))
      next = lexer.next()
    }
    guard Self.limits.contains(words.joined(separator: " ")), next.kind == .clock || next.unit.isTime else {
      return nil
    }
    return next.start
  }

  private static let limits: Set<String> = [
    "cap", "at most", "up to", "for", "for up to", "for at most", "within", "höchstens", "maximal", "bis", "bis zu",
  ]

  /// `bike 1min max cal`, at the `max`: as much as possible in the time before it.
  mutating func readMaxBehindTime(of entries: Nodes<SetEntry>) -> Bool {
    guard atWord(.max), entries.count == 1, let entry = tree[entries].first, entry.within == nil,
      case .amount(let time) = entry.target, isQuantity(time)?.unit.isTime == true
    else { return false }
    let next = peek()
    guard next.kind == .word, let unit = lexer.unit(next.letters), unit.canBeMost else { return false }
    let (start, found) = (Int(time.span.start), found)
    let place = token.span
    presume()
    presume()
    let most = "max \(unit.canonicalSpelling ?? "cal") in \(string(start, Int(time.span.end)))"
    report(
      .unexpected(found: found, expected: [.attribute, .endOfItem]), at: place, hints: [.write(most)],
      fixes: entry.intensity == nil && place.start <= entry.span.end + 1
        ? [Fix(replace: span(from: start), with: most)] : [])
    let index = Int(entries.start)
    tree.sets[index].target = .maxOf(unit)
    tree.sets[index].within = store(time)
    return true
  }
}

extension SetTarget {
  /// As much as possible.
  var isMost: Bool {
    switch self {
    case .max, .maxOf: true
    case .amount, .atLeast, .caloriesOfRung, .total, .breaths, .cluster, .missing: false
    }
  }
}
