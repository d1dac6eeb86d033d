/// Empty groups, and groups whose time is too short for their items.

import SessionModel

extension Linter {
  private static let minute: WideInt = 60_000

  mutating func lintGroup(_ group: GroupItem, _ item: Item) {
    let head = group.keyword.start < group.keyword.end ? group.keyword : item.span
    guard !group.body.items.isEmpty else { return report(.emptyGroup, at: head) }
    if let cap = group.cap { lintWindow(cap, group, item, at: head) }
    lintGoal(group)
    lintBestLoads(group)
    if !lintSetsOfRounds(group, item) { lintRounds(group, item) }
    lintRecovery(in: group, item)
    lintRestOfInterval(group, item)
    lintClock(group, item)
    lintRestInTurn(group, item)
    if group.alternates, turnsWithoutRounds.contains(item.span) {
      report(.turnWithoutRounds, at: head, hints: [.repeatTurns])
    }
    lintTurns(group, item, at: head)
    switch group.form {
    case .amrap(let length?): lintWindow(length, group, item, at: head)
    case .every(let lengths):
      lintIntervals(tree[lengths].compactMap { written($0, .time) }.min(), group, item, at: head)
    case .emom: lintIntervals(Self.minute, group, item, at: head)
    case .superset, .circuit, .rounds, .complex: lintIntervals(starts(of: item), group, item, at: head)
    case .ladder(let rungs, let end):
      lintRungs(rungs, end)
      lintMeasure(of: rungs, end, in: group)
      lintEndless(end, group, item)
    case .choose: lintChoice(group)
    case .forTime: lintEndless(in: group, item)
    case .sequence, .warmup, .cooldown, .anyOrder, .amrap(nil), .tabata, .breathing, .meditation:
      break
    }
  }

  /// The shortest time from round to round in a head: `superset x4 every 3min`.
  private func starts(of item: Item) -> WideInt? {
    for attribute in tree[item.attributes] {
      if case .every(let lengths) = attribute.kind { return tree[lengths].compactMap { written($0, .time) }.min() }
    }
    return nil
  }

  private mutating func lintWindow(_ length: Expression, _ group: GroupItem, _ item: Item, at span: Span) {
    guard let window = written(length, .time) else { return }
    let rests = rests(of: group, item).filter { written(lowEnd(of: $0), .time) ?? 0 > window }
    for rest in rests { report(.restLongerThanCap, at: rest.span) }
    guard !group.alternates, rests.isEmpty else { return }
    if leastTime(of: group.body.items, between: restBetween(of: item)).milliseconds > window {
      report(.roundLongerThanWindow, at: span)
    }
  }

  /// The lengths of the rests in a group. What follows its last item comes after it, unless it is repeated.
  private func rests(of group: GroupItem, _ item: Item) -> [Expression] {
    let items = Array(tree[group.body.items])
    let isRepeated = group.times != nil || group.form.isRepeated
    var rests = isRepeated ? self.rests(behind: item) : []
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1 && !isRepeated
      switch item.kind {
      case .exercise(_, let sets):
        let isAlone = sets.count <= 1 && tree[sets].allSatisfy { $0.sets == nil }
        if !(isLast && isAlone) { rests += self.rests(behind: item) }
      case .rest(let written): if !isLast, let length = written.length { rests.append(length) }
      case .group(let id): rests += self.rests(of: tree[id], item)
      case .alternatives, .levels, .note, .breath, .sit, .binding, .call, .loop, .when, .pick, .state, .rule,
        .assignment,
        .definition, .session, .missing:
        break
      }
    }
    return rests
  }

  private func rests(behind item: Item) -> [Expression] {
    tree[item.attributes].compactMap { attribute in
      if case .rest(let written) = attribute.kind { written.length } else { nil }
    }
  }

  private mutating func lintIntervals(_ shortest: WideInt?, _ group: GroupItem, _ item: Item, at span: Span) {
    guard let shortest else { return }
    let items = group.body.items
    let longest = longestTime(of: items).milliseconds
    let round = group.alternates ? longest : leastTime(of: items).milliseconds
    guard round > shortest else { return }
    report(
      .workLongerThanInterval, at: span, hints: longest <= shortest ? [alternating(group, item)].compactMap { $0 } : []
    )
  }

  /// `choose < row 500m or run 400m >`: levels, and nothing to choose from.
  private mutating func lintChoice(_ group: GroupItem) {
    let items = tree[group.body.items].filter { !$0.isNote }
    guard items.count == 1, let item = items.first, case .alternatives(let options) = item.kind else { return }
    let meant = tree[options].map { tree.line($0.span) }.joined(separator: "; ")
    report(
      .choiceOfOne, at: item.span, hints: [.write("\(Keyword.choose.word) < \(meant) >")],
      fixes: [Fix(replace: item.span, with: meant)])
  }
}

extension GroupForm {
  /// Whether its block comes again without `xN`.
  fileprivate var isRepeated: Bool {
    switch self {
    case .amrap, .emom, .every, .tabata, .ladder: true
    case .sequence, .warmup, .cooldown, .superset, .circuit, .rounds, .complex, .choose, .anyOrder, .forTime,
      .breathing,
      .meditation:
      false
    }
  }
}
