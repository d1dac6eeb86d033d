/// Loads where the number of sets is: `bench press 20x10, 25x8, 30x6` is 75 sets, and probably 20 kg ten times.

import SessionModel

extension Linter {
  private static let leastOfOne = 12
  private static let leastOfAll = 20

  /// Whether the numbers of sets look like loads; reported if they do. With an `@` they are sets.
  mutating func lintLoadsBeforeReps(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name) -> Bool {
    guard !hasLoads, ownIntensities(item, sets).isEmpty, isDoneWithLoad(name),
      !tree[item.attributes].contains(where: { $0.kind.keyword == .every }), let pairs = pairs(sets),
      sets.count > 1 ? areLoads(pairs) : isLoad(pairs[0]), let first = tree[sets].first, let last = tree[sets].last
    else { return false }
    let span = Span(start: first.span.start, end: last.span.end)
    report(
      .loadsBeforeReps(pairs.reduce(0) { $0 + $1.sets }), at: span,
      hints: loadsBehindReps(pairs) + [.writeFor(tree.line(span) + " @ ask", meaning: .soManySets)])
    return true
  }

  /// `10 @ 20kg, 8 @ 25kg`, or the same in pounds.
  func loadsBehindReps(_ pairs: [(sets: Int, reps: Int)]) -> [Hint] {
    func text(_ unit: String) -> String {
      pairs.map { "\($0.reps) @ \($0.sets)\(unit)" }.joined(separator: ", ")
    }
    return [.writeEither(text("kg"), text("lb"))]
  }

  /// So many sets of so many reps; nil if an entry is something else.
  func pairs(_ sets: Nodes<SetEntry>) -> [(sets: Int, reps: Int)]? {
    var pairs: [(sets: Int, reps: Int)] = []
    for entry in tree[sets] {
      guard entry.within == nil, let count = entry.sets.flatMap({ plainNumber($0) }), count > 0,
        case .amount(let amount) = entry.target, let reps = plainNumber(amount)
      else { return nil }
      pairs.append((count, reps))
    }
    return pairs.isEmpty ? nil : pairs
  }

  /// Heavier from one to the next, with fewer reps.
  private func areLoads(_ pairs: [(sets: Int, reps: Int)]) -> Bool {
    pairs.reduce(0) { $0 + $1.sets } >= Self.leastOfAll && pairs.allSatisfy { $0.sets > 4 }
      && zip(pairs, pairs.dropFirst()).allSatisfy { $0.sets < $1.sets && $0.reps >= $1.reps }
  }

  private func isLoad(_ pair: (sets: Int, reps: Int)) -> Bool {
    pair.sets >= Self.leastOfOne && pair.sets <= Self.mostSets && pair.reps >= 5 && pair.sets * pair.reps >= 100
  }

  /// What nobody does without one: with a barbell, dumbbells or on a machine. Swings go on for many sets.
  func isDoneWithLoad(_ name: Name) -> Bool {
    guard let counted = counted(name), counted.measure == .reps else { return false }
    return counted.equipment.isLifted && counted.equipment != .kettlebell
  }
}
