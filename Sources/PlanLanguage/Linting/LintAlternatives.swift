/// Alternatives within alternatives: the level that takes the item leaves only one of its loads.

extension Linter {
  mutating func lintAlternatives(_ options: Nodes<Item>) {
    lintSetsOfAlternatives(Array(tree[options]))
    for option in tree[options] {
      guard case .exercise(_, let sets) = option.kind else { continue }
      let own = tree[sets].compactMap { $0.intensity.map { tree[$0] } }
      for intensity in own + tree[option.intensities] {
        guard case .alternatives = intensity.kind else { continue }
        report(.unreachableAlternative, at: intensity.span, hints: [.writeAlternativesWhole])
      }
    }
  }
  /// `push-up 3x10 or 6`: the other level has one set.
  private mutating func lintSetsOfAlternatives(_ options: [Item]) {
    for (option, next) in zip(options, options.dropFirst()) {
      guard case .exercise(let name, let sets) = option.kind, case .exercise(let nextName, let nextSets) = next.kind,
        name.span == nextName.span, sets.count == 1, nextSets.count == 1, let first = tree[sets].first,
        let entry = tree[nextSets].first, entry.sets == nil, case .amount = entry.target,
        let count = first.sets.flatMap({ plainNumber($0) }), count > 1
      else { continue }
      let start = Span(start: entry.span.start, end: entry.span.start)
      report(
        .oneSetOfLevel, at: entry.span, hints: [.write("\(count)x\(tree.string(entry.span))")],
        fixes: [Fix(replace: start, with: "\(count)x")])
    }
  }
}
