/// Alternatives within alternatives: the level that takes the item leaves only one of its loads.

extension Linter {
  mutating func lintAlternatives(_ options: Nodes<Item>) {
    for option in tree[options] {
      guard case .exercise(_, let sets) = option.kind else { continue }
      let own = tree[sets].compactMap { $0.intensity.map { tree[$0] } }
      for intensity in own + tree[option.intensities] {
        guard case .alternatives = intensity.kind else { continue }
        report(.unreachableAlternative, at: intensity.span, hints: [.writeAlternativesWhole])
      }
    }
  }
}
