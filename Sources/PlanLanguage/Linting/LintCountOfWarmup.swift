/// `warmup 3`: one set of three reps, where three sets may be meant.

extension Linter {
  mutating func lintCountOfWarmup(_ item: Item, _ sets: Nodes<SetEntry>) {
    for attribute in tree[item.attributes] {
      guard case .warmup(let id) = attribute.kind, tree[id].closing.isEmpty, tree[id].entries.count == 1,
        let entry = tree[tree[id].entries].first, entry.sets == nil, entry.intensity == nil,
        case .amount(let amount) = entry.target, let reps = plainNumber(amount), let meant = Self.rising[reps]
      else { continue }
      let isLoaded = hasLoads || !ownIntensities(item, sets).isEmpty
      let word = Keyword.warmup.word
      report(
        .oneWarmupSet(reps), at: attribute.span,
        hints: [
          .writeFor(isLoaded ? "\(word) \(meant)" : "\(word) \(reps)x5", meaning: .soManySets),
          .writeFor("\(word) 1x\(reps)", meaning: .oneSet),
        ])
    }
  }

  /// Sets before the work, as most people do them.
  private static let rising = [
    2: "5 @ 50%, 3 @ 75%", 3: "5 @ 40%, 3 @ 60%, 2 @ 80%", 4: "8 @ 40%, 5 @ 55%, 3 @ 70%, 1 @ 85%",
    5: "10 @ 30%, 8 @ 45%, 5 @ 60%, 3 @ 75%, 1 @ 85%",
  ]
}
