/// Recoveries that the rest of a round takes the place of: `rounds x3 rest 2min < run 5x30s rest 200m note "jog" >`.

import SessionModel

extension Linter {
  /// The rest of the last exercise, if it is a distance or says what is done in it.
  mutating func lintRecovery(in group: GroupItem, _ item: Item) {
    guard group.times != nil, !group.alternates, tree[item.attributes].contains(where: { $0.kind.isTimeToRest }),
      let last = tree[group.body.items].last(where: { !$0.isNote })
    else { return }
    switch last.kind {
    case .exercise(let name, _):
      let attributes = Array(tree[last.attributes])
      guard let place = attributes.firstIndex(where: { $0.kind.isTimeToRest }),
        case .rest(let rest) = attributes[place].kind
      else { return }
      let isSaid = attributes.indices.contains(place + 1) && attributes[place + 1].kind.said != nil
      let isEndurance = counted(name)?.isEndurance ?? false
      guard isWay(rest) || isSaid && isEndurance else { return }
      let isRun = counted(name)?.equipment == .run
      // A name alone is open.
      let length = rest.length.map { " " + tree.string($0.span) } ?? ""
      report(
        .recoveryReplaced, at: attributes[place].span,
        hints: [.recoveryAsItem("\(isRun ? "jog" : tree.string(name))\(length)")])
    case .rest(let rest):
      guard rest != .none, isWay(rest) || tree[last.attributes].contains(where: { $0.kind.said != nil }) else { return }
      report(.restReplaced, at: last.span, hints: [.remove])
    case .alternatives, .levels, .group, .note, .breath, .sit, .binding, .call, .loop, .when, .pick, .state, .rule,
      .assignment, .definition, .session, .missing:
      break
    }
  }
  /// Whether a rest is as long as a distance takes.
  private func isWay(_ rest: WrittenRest) -> Bool {
    rest.length.map { written(lowEnd(of: $0), .length) != nil } ?? false
  }
}
