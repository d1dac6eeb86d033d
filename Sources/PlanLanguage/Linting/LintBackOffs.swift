/// Several sets at a share of the set before: `squat 3x5 @ 90% of lifted(last)`, of which each is lighter than the last one.

import SessionModel

extension Linter {
  mutating func lintBackOffs(_ item: Item, _ sets: Nodes<SetEntry>) {
    for entry in tree[sets] where isSeveral(entry) {
      if let own = entry.intensity { lintBackOffs(tree[own]) }
    }
    // One at the end is that of all sets.
    if item.intensities.count == 1, sets.count > 1 || tree[sets].contains(where: isSeveral) {
      for index in item.intensities.range { lintBackOffs(tree.intensities[index]) }
    }
  }

  /// A single set that comes in each of several rounds.
  mutating func lintBackOffs(inRounds item: Item) {
    guard case .exercise(_, let sets) = item.kind, sets.count == 1, let entry = tree[sets].first, !isSeveral(entry)
    else { return }
    if let own = entry.intensity { lintBackOffs(tree[own]) }
    if let own = tree[item.intensities].first { lintBackOffs(own) }
  }

  private func isSeveral(_ entry: SetEntry) -> Bool { entry.sets.map { written($0)?.rounded != 1 } ?? false }

  private mutating func lintBackOffs(_ intensity: Intensity) {
    guard case .value(let load) = intensity.kind, let last = lastIn(load) else { return }
    let before = tree.string(Span(start: load.span.start, end: last.start))
    let behind = tree.string(Span(start: last.end, end: load.span.end))
    report(.compoundsEverySet, at: load.span, hints: [.write("@ \(before)best(lift)\(behind)")])
  }

  /// The `lifted(last)` that a load is a multiple of.
  private func lastIn(_ load: Expression) -> Span? {
    switch load.kind {
    case .share(let operands), .product(let operands), .quotient(let operands):
      return last(tree[operands].left) ?? last(tree[operands].right)
    case .sum(let operands), .difference(let operands):
      return lastIn(tree[operands].left) ?? lastIn(tree[operands].right)
    case .call(let id):
      for argument in tree[tree[id].arguments] {
        if let found = argument.value.flatMap({ lastIn($0) }) { return found }
      }
      return nil
    case .quantity, .bodyweight, .name, .negated, .remainder, .range, .missing: return nil
    }
  }

  private func last(_ value: Expression) -> Span? {
    guard case .call(let id) = value.kind, tree.name(at: tree[id].name.span) == "lifted",
      case .name(let which) = tree[tree[id].arguments].first?.kind, tree.string(which).lowercased() == "last"
    else { return nil }
    return value.span
  }
}
