/// What a clock already does: rests in a `tabata`, sets as many as its intervals, and a rest in the head of an `amrap`,
/// which does not come after it.

import SessionModel

extension Linter {
  mutating func lintClock(_ group: GroupItem, _ item: Item) {
    switch group.form {
    case .tabata:
      lintRestInTabata(group)
      lintRestOfTabata(group, item)
      lintSetsOfIntervals(group)
    case .every, .emom: lintSetsOfIntervals(group)
    case .amrap(let length?): lintRestInWindow(length, group, item)
    case .sequence, .warmup, .cooldown, .superset, .circuit, .rounds, .complex, .choose, .anyOrder, .ladder,
      .amrap(nil), .forTime, .breathing, .meditation:
      break
    }
  }

  /// `tabata < row 20s; rest 10s >`: each item is a turn, so that every second one is a rest.
  private mutating func lintRestInTabata(_ group: GroupItem) {
    let items = tree[group.body.items]
    guard items.contains(where: { !$0.isTimeToRest && !$0.isNote }) else { return }
    for item in items where item.isTimeToRest { report(.restInTabata, at: item.span, hints: [.remove]) }
  }

  /// `tabata x3 rest 1min < squat >`: three intervals, whose rest is 10 s.
  private mutating func lintRestOfTabata(_ group: GroupItem, _ item: Item) {
    for attribute in tree[item.attributes] where attribute.kind.isTimeToRest {
      let hint = severalTabatas(group, tree.line(attribute.span)) ?? .restAfterRounds(tree.line(attribute.span))
      report(.withoutEffect(Keyword.rest.word), at: attribute.span, hints: [hint])
    }
  }

  /// `rounds x3 rest 1min < tabata < … > >`; nil for another group, and for a single one.
  func severalTabatas(_ group: GroupItem, _ rest: String) -> Hint? {
    guard case .tabata = group.form, let times = group.times else { return nil }
    return .writeFor(
      "\(Keyword.rounds.word) x\(tree.string(times.span)) \(rest) < \(Keyword.tabata.word) < … > >",
      meaning: .restAfterEachRound)
  }

  /// `emom 10min < swing 10x10 >`: all ten sets in each minute.
  private mutating func lintSetsOfIntervals(_ group: GroupItem) {
    guard !group.alternates, let count = intervals(of: group), count > 2 else { return }
    for item in tree[group.body.items] {
      guard case .exercise(_, let sets) = item.kind, sets.count == 1, let entry = tree[sets].first,
        let number = entry.sets, plainNumber(number) == count, !restsBetweenSets(item)
      else { continue }
      let place = self.count(before: entry, number)
      let rest = tree.line(Span(start: place.end, end: item.span.end))
      let meant = tree.line(Span(start: item.span.start, end: place.start)) + " " + rest
      report(
        .setsInEachRound(count), at: item.span, hints: [.write(meant)], fixes: [Fix(replace: place, with: "")])
    }
  }

  /// The number of its intervals, if that is written.
  private func intervals(of group: GroupItem) -> Int? {
    if case .tabata = group.form { return group.times.map { plainNumber($0) } ?? 8 }
    return rounds(of: group)
  }

  /// `amrap 10min rest 2min < … >`: a rest that long comes after the whole, and not after each round.
  private mutating func lintRestInWindow(_ length: Expression, _ group: GroupItem, _ item: Item) {
    guard group.times == nil, let window = written(length, .time) else { return }
    for attribute in tree[item.attributes] {
      guard case .rest(let rest) = attribute.kind, let time = rest.length.flatMap({ written($0, .time) }), time > 0,
        time <= window, window <= 6 * time
      else { continue }
      report(.restInWindow, at: attribute.span, hints: [.restAfterRounds(tree.line(attribute.span))])
    }
  }

  /// The head of a group whose items take turns: `emom 12min alternate < … >`; nil where there is one item, or none.
  func alternating(_ group: GroupItem, _ item: Item) -> Hint? {
    let work = tree[group.body.items].filter { !$0.isNote && !$0.isTimeToRest }
    guard work.count > 1, !group.alternates, group.keyword.start < group.keyword.end else { return nil }
    let head = tree.line(Span(start: item.span.start, end: group.body.span.start))
    return .writeFor("\(head) \(Keyword.alternate.word) < … >", meaning: .turns)
  }
}
