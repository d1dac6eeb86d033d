/// `squat 5x5 @ 60kg-100kg`: each set is anywhere in the range, where loads that rise from set to set may be meant.

import SessionModel

extension Linter {
  /// In thousandths: no choice of a load is wider than this.
  private static let mostOfRange: WideInt = 1300

  mutating func lintRangeOfSets(_ item: Item, _ sets: Nodes<SetEntry>) {
    guard sets.count == 1, let entry = tree[sets].first, let count = entry.sets.flatMap({ plainNumber($0) }), count > 2,
      let intensity = ownIntensities(item, sets).first, case .value(let load) = intensity.kind,
      case .range(let operands) = load.kind, case .quantity(let low) = tree[operands].left.kind,
      case .quantity(let high) = tree[operands].right.kind, low.unit == high.unit, low.unit.dimension == .mass,
      low.thousandths > 0, WideInt(high.thousandths) * 1000 >= WideInt(low.thousandths) * Self.mostOfRange
    else { return }
    let written = tree.string(load.span)
    report(
      .rangeOfSets(count), at: load.span,
      hints: [
        .writeFor("@ " + loads(from: low, to: high, count), meaning: .ramp),
        .writeFor("@ ask \(Keyword.note.word) \"\(written)\"", meaning: .ownDecision),
      ])
  }

  /// `chin-up 5-8 x 3`: so many sets of few reps, where three sets of five to eight are usual.
  mutating func lintSetsInARange(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name) {
    guard sets.count == 1, let entry = tree[sets].first, let count = entry.sets, case .range(let ends) = count.kind,
      let low = plainNumber(tree[ends].left), let high = plainNumber(tree[ends].right), low < high,
      case .amount(let amount) = entry.target, let reps = plainNumber(amount), 2...4 ~= reps, reps < low,
      !hasLoads, ownIntensities(item, sets).isEmpty, counted(name)?.measure == .reps,
      !tree[item.attributes].contains(where: { $0.kind.keyword == .every })
    else { return }
    let (range, text) = (tree.string(count.span), tree.string(amount.span))
    let load = isLiftedWithBody(name) ? Keyword.bw.word : Keyword.ask.word
    report(
      .setsInARange(reps: reps), at: Span(start: count.span.start, end: amount.span.end),
      hints: [.write("\(text)x\(range)"), .writeFor("\(range)x\(text) @ \(load)", meaning: .soManySets)])
  }

  /// `push-up 15 x 3`: nobody does so many sets of so few without a load, and says nothing else.
  mutating func lintManySetsOfFew(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name) {
    guard sets.count == 1, let entry = tree[sets].first, let count = entry.sets, let number = plainNumber(count),
      Self.manySets...Self.mostSets ~= number, case .amount(let amount) = entry.target,
      let reps = plainNumber(amount), 2...5 ~= reps, !hasLoads, ownIntensities(item, sets).isEmpty,
      counted(name)?.measure == .reps, !isDoneWithLoad(name),
      !tree[item.attributes].contains(where: { [.every, .rest].contains($0.kind.keyword) })
    else { return }
    let (written, text) = (tree.string(count.span), tree.string(amount.span))
    report(
      .manySetsOfFew(number, reps: reps), at: Span(start: count.span.start, end: amount.span.end),
      hints: [.write("\(text)x\(written)"), .writeFor("\(written)x\(text) rest 30s", meaning: .soManySets)])
  }

  /// Twelve sets of three pull-ups are a plan of their own.
  private static let manySets = 15

  /// `60kg, 70kg, 80kg`, in even steps of half a unit; the first few of many.
  private func loads(from low: Quantity, to high: Quantity, _ count: Int) -> String {
    let unit = low.unit.canonicalSpelling ?? ""
    let whole = Int64(high.thousandths - low.thousandths)
    let loads = (0..<count).map { place -> String in
      let exact = Int64(low.thousandths) + whole * Int64(place) / Int64(count - 1)
      return Quantity.decimal(place == count - 1 ? exact : exact / 500 * 500) + unit
    }
    return loads.count > 8 ? loads.prefix(3).joined(separator: ", ") + ", …" : loads.joined(separator: ", ")
  }
}
