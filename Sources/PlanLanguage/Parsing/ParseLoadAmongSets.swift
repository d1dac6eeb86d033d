/// Loads among the sets, where they belong after an `@`: `80kg 3x5`, `80kg x 5 x 3`, `3 x 5 x 80kg`, `75%x5`.

extension Parser {
  /// `80kg 3x5`, `80kg x 5 x 3`, `75%x5`, `5 x 75%`, `squat 80kg`: what was read as the amount is a load, which belongs
  /// after an `@`. Nil if it is none.
  ///
  /// - Parameter sets: what comes before the `x` that precedes it.
  mutating func mendLoad(_ target: SetTarget, sets: Expression?, from start: Int) -> SetEntry? {
    guard case .amount(var load) = target, at(.word) || isLoad(load), token.start != quietAt else { return nil }
    if let unit = spacedLoadUnit(behind: load) {
      presume()
      load = expression(
        Quantity(thousandths: isQuantity(load)?.thousandths ?? 0, unit: unit), from: Int(load.span.start))
    }
    guard isLoad(load) else { return nil }
    if let sets, !at(.number), !at(.times), !isPair(sets, load) {
      // `5 x 75%`
      let entry = SetEntry(span: span(from: start), sets: nil, target: .amount(sets))
      return mended(entry, string(Int(sets.span.start), Int(sets.span.end)), Misplaced(load: load, count: nil))
    }
    let misplaced = Misplaced(load: load, count: sets)
    if at(.times) { return mendRepsBehind(misplaced, from: start) }
    if at(.number) || at(.clock) {
      guard depth < Parser.depthLimit else { return nil }
      depth += 1
      let first = token.start
      let entry = parseSetEntry()
      depth -= 1
      guard entry.intensity == nil else { return entry }
      return mended(entry, string(first, previousEnd), misplaced, from: start)
    }
    guard at(.separator) || at(.close) || at(.end) || token.keyword?.isAttribute == true else { return nil }
    return mended(SetEntry(span: span(from: start), sets: nil, target: .missing), "", misplaced)
  }

  /// A load among the sets, with the `2` of `2x24kg`.
  private struct Misplaced {
    var load: Expression
    var count: Expression?
  }

  /// `x 5`, `x 5 x 3` after a load: its reps and sets.
  private mutating func mendRepsBehind(_ misplaced: Misplaced, from start: Int) -> SetEntry? {
    presume()
    let first = token.start
    let target = parseSetTarget()
    let reps = string(first, previousEnd)
    guard misplaced.count == nil, at(.times), peek().kind == .number else {
      return mended(SetEntry(span: span(from: start), sets: nil, target: target), reps, misplaced)
    }
    presume()
    let second = token.start
    let times = expression(parseQuantity(.ofWork), from: second)
    let text = "\(string(second, previousEnd))x\(reps)"
    return mended(SetEntry(span: span(from: start), sets: times, target: target), text, misplaced)
  }

  /// `2x24kg`: two kettlebells.
  private func isPair(_ count: Expression, _ load: Expression) -> Bool {
    isQuantity(count)?.thousandths == 2000 && isQuantity(load)?.unit != .percent
  }

  /// `3 x 5 x 80kg`, after the `5`; `3x10x100m` is three rounds of ten.
  mutating func mendLoadBehind(_ entry: SetEntry, from start: Int) -> SetEntry? {
    guard at(.times), entry.sets != nil, peek().kind == .number, token.start != quietAt else { return nil }
    let sets = string(start, Int(entry.span.end)).split(separator: " ").joined()
    presume()
    let first = token.start
    let quantity = parseQuantity(.all)
    let load = expression(quantity, from: first)
    let written = string(first, previousEnd)
    if quantity.unit != .none, isLoad(load) {
      return mended(entry, sets, Misplaced(load: load, count: nil), from: start)
    }
    let hints: [Hint] =
      quantity.unit == .none && isWayOrTime(entry)
      ? [.write("\(Keyword.rounds.word) x\(written) < … \(sets) >")]
      : quantity.unit == .none
        ? [.writeFor("\(sets) @ \(written)kg", meaning: .load), .writeFor("\(sets) @ \(written)%", meaning: .share)]
        : [.write(rounds(of: sets, each: written))]
    report(
      .unexpected(found: .text(shortened(start, previousEnd)), expected: [.sets]), at: span(from: start),
      hints: hints)
    return entry
  }

  /// Whether the sets are of a distance or a time, which nobody loads like reps: `3x30s x2` are three sets, twice.
  private func isWayOrTime(_ entry: SetEntry) -> Bool {
    guard case .amount(let amount) = entry.target, let unit = isQuantity(amount)?.unit else { return false }
    return unit.isTime || unit.dimension == .length
  }

  /// `rounds x3 < … 10x100m >`
  private func rounds(of sets: String, each amount: String) -> String {
    let parts = sets.split(separator: "x", maxSplits: 1)
    return "rounds x\(parts.first ?? "") < … \(parts.last ?? "")x\(amount) >"
  }

  /// Reports the load, and gives it to the entry.
  private mutating func mended(
    _ entry: SetEntry, _ sets: String, _ misplaced: Misplaced, from start: Int? = nil
  ) -> SetEntry {
    var entry = entry
    entry.span = span(from: start ?? Int(entry.span.start))
    let load = misplaced.load
    let count = misplaced.count.map { string(Int($0.span.start), Int($0.span.end)) + "x" } ?? ""
    let meant = (sets.isEmpty ? "@ " : "\(sets) @ ") + count + string(Int(load.span.start), Int(load.span.end))
    report(
      .wrongUnit(expected: .amount, found: isShare(load) ? .share : .mass), at: load.span, hints: [.write(meant)],
      fixes: [Fix(replace: entry.span, with: meant)])
    let kind: Intensity.Kind = misplaced.count.map { .each(operands($0, load)) } ?? .value(load)
    tree.intensities.append(Intensity(span: entry.span, kind: kind))
    entry.intensity = NodeID(tree.intensities.count - 1)
    return entry
  }

  private func isShare(_ load: Expression) -> Bool {
    if case .range(let ends) = load.kind { return isQuantity(tree[ends].right)?.unit == .percent }
    return isQuantity(load)?.unit == .percent
  }

  /// Whether it is a mass or a percentage, or a range of these.
  func isLoad(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .quantity(let quantity): quantity.unit.isOfLoad
    case .range(let ends): isQuantity(tree[ends].right)?.unit.isOfLoad ?? false
    case .bodyweight, .name, .call, .negated, .sum, .difference, .product, .quotient, .remainder, .share, .missing:
      false
    }
  }

  /// The `kg` of `80 kg`.
  private func spacedLoadUnit(behind amount: Expression) -> Unit? {
    guard at(.word), isQuantity(amount)?.unit == Unit.none, let unit = lexer.unit(token.letters), unit.isOfLoad else {
      return nil
    }
    return unit
  }
}

extension Unit {
  /// Whether it measures a load: a mass, or a share of a maximum.
  var isOfLoad: Bool { dimension == .mass || self == .percent }
}
