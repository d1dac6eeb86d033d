/// Empty groups, and groups whose time is too short for their items.

import SessionModel

extension Linter {
  private static let minute: WideInt = 60_000

  mutating func lintGroup(_ group: GroupItem, _ item: Item) {
    let head = group.keyword.start < group.keyword.end ? group.keyword : item.span
    guard !group.body.items.isEmpty else { return report(.emptyGroup, at: head) }
    if let cap = group.cap { lintWindow(cap, group, at: head) }
    if group.alternates, turnsWithoutRounds.contains(item.span) {
      report(.turnWithoutRounds, at: head, hints: [.repeatTurns])
    }
    switch group.form {
    case .amrap(let length): lintWindow(length, group, at: head)
    case .every(let lengths):
      lintIntervals(tree[lengths].compactMap { written($0, .time) }.min(), group, at: head)
    case .emom: lintIntervals(Self.minute, group, at: head)
    case .sequence, .warmup, .cooldown, .superset, .circuit, .rounds, .complex, .choose, .anyOrder, .ladder, .forTime,
      .tabata,
      .breathing,
      .meditation:
      break
    }
  }

  private mutating func lintWindow(_ length: Expression, _ group: GroupItem, at span: Span) {
    guard !group.alternates, let window = written(length, .time) else { return }
    if leastTime(of: group.body.items).milliseconds > window { report(.roundLongerThanWindow, at: span) }
  }

  private mutating func lintIntervals(_ shortest: WideInt?, _ group: GroupItem, at span: Span) {
    guard let shortest else { return }
    let items = group.body.items
    let round = group.alternates ? longestTime(of: items) : leastTime(of: items)
    if round.milliseconds > shortest { report(.workLongerThanInterval, at: span) }
  }
}
