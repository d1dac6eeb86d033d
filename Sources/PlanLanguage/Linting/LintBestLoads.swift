/// `for load 15min < clean max >`: `max` is as many reps as possible, and nothing has a load.

import SessionModel

extension Linter {
  mutating func lintBestLoads(_ group: GroupItem) {
    guard group.goal == .load, !hasLoads else { return }
    for item in tree[group.body.items] {
      guard case .exercise(let name, let sets) = item.kind, sets.count == 1, let entry = tree[sets].first,
        case .max = entry.target, entry.within == nil, ownIntensities(item, sets).isEmpty
      else { continue }
      let count = entry.sets.map { tree.string($0.span) + "x" } ?? ""
      report(
        .repsForLoad, at: entry.span, hints: [.write("\(tree.string(name)) \(count)1 @ ask")],
        fixes: [Fix(replace: entry.span, with: "\(count)1 @ ask")])
    }
  }
}
