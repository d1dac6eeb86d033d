/// Sets in groups whose rounds are the sets: `superset < curl 3x10; dip 3x10 >`, and the same with `x3`.

import SessionModel

extension Linter {
  /// Whether all exercises of a superset, a circuit or rounds have the same number of sets, where one each is meant.
  mutating func lintSetsOfRounds(_ group: GroupItem, _ item: Item) -> Bool {
    guard group.form.isOfRounds, group.keyword.start < group.keyword.end, !group.alternates, group.cap == nil,
      let sets = setsOfEach(in: group.body, mayRest: group.times != nil) ?? setsOfSome(in: group)
    else { return false }
    let word = tree.string(group.keyword)
    if let times = group.times {
      guard plainNumber(times) == sets else { return false }
      report(
        .setsInEachRound(sets), at: group.keyword, hints: [.write(text(group, item, adding: nil))],
        fixes: group.form == .rounds ? [] : removals(in: group.body))
      return true
    }
    let end = Span(start: group.keyword.end, end: group.keyword.end)
    report(
      .setsOfOneRound(word, sets), at: group.keyword, hints: [.write(text(group, item, adding: " x\(sets)"))],
      fixes: [Fix(replace: end, with: " x\(sets)")] + removals(in: group.body))
    return true
  }

  /// The number of sets of each exercise, more than one, if they are two or more exercises with the same number. What
  /// rests after its sets, or has a load for each of them, is meant to be done in a row.
  private func setsOfEach(in body: Body, mayRest: Bool) -> Int? {
    let items = tree[body.items].filter { !$0.isNote }
    guard items.count > 1 else { return nil }
    var number: Int?
    for item in items {
      guard case .exercise(_, let sets) = item.kind, sets.count == 1, item.intensities.count <= 1,
        let count = tree[sets].first?.sets.flatMap({ plainNumber($0) }), count > 1, count == number ?? count,
        mayRest || !restsBetweenSets(item)
      else { return nil }
      number = count
    }
    return number
  }

  /// The rounds of a superset, if some of its exercises have as many sets, and the others one: `superset x3 < curl 3x10;
  /// dip 10 >`.
  private func setsOfSome(in group: GroupItem) -> Int? {
    guard group.form == .superset, let rounds = group.times.flatMap({ plainNumber($0) }), rounds > 1 else { return nil }
    let items = tree[group.body.items].filter { !$0.isNote }
    let counts = items.map { item -> Int? in
      guard case .exercise(_, let sets) = item.kind, sets.count == 1, item.intensities.count <= 1,
        !restsBetweenSets(item), let entry = tree[sets].first
      else { return nil }
      return entry.sets.map { plainNumber($0) } ?? 1
    }
    return counts.contains(rounds) && counts.allSatisfy { $0 == rounds || $0 == 1 } ? rounds : nil
  }

  func restsBetweenSets(_ item: Item) -> Bool { tree[item.attributes].contains { $0.kind.isBetweenSets } }

  /// The edits that leave one set of each.
  private func removals(in body: Body) -> [Fix] {
    tree[body.items].compactMap { item in countOfSets(item).map { Fix(replace: $0, with: "") } }
  }

  /// The `3x` of `curl 3x10`.
  private func countOfSets(_ item: Item) -> Span? {
    guard case .exercise(_, let sets) = item.kind, let entry = tree[sets].first, let count = entry.sets else {
      return nil
    }
    return self.count(before: entry, count)
  }

  /// The number of sets in front of a set, with its `x`.
  func count(before entry: SetEntry, _ count: Expression) -> Span {
    let behind = tree.string(Span(start: count.span.end, end: entry.span.end))
    let sign = behind.prefix { $0.isWhitespace || "xX×*".contains($0) }
    return Span(start: count.span.start, end: count.span.end + UInt32(sign.utf8.count))
  }

  /// The group with one set of each, in one line.
  private func text(_ group: GroupItem, _ item: Item, adding times: String?) -> String {
    let behind = Span(start: group.keyword.end, end: group.body.span.start)
    let head = tree.string(group.keyword) + (times ?? "") + " " + tree.line(behind)
    let items = tree[group.body.items].filter { !$0.isNote }.map { item in
      countOfSets(item).map { count in
        tree.line(Span(start: item.span.start, end: count.start))
          + " " + tree.line(Span(start: count.end, end: item.span.end))
      } ?? tree.line(item.span)
    }
    let whole = "\(head) < \(items.joined(separator: "; ")) >".split(separator: " ").joined(separator: " ")
    return whole.count <= 80 ? whole : "\(head) < … >".split(separator: " ").joined(separator: " ")
  }
}

extension Attribute.Kind {
  fileprivate var isBetweenSets: Bool {
    switch self {
    case .rest, .every: true
    case .between, .tempo, .hold, .side, .height, .cadence, .incline, .resistance, .warmup, .drop, .pause, .rpe, .rir,
      .note, .cue, .say, .label, .bell, .progress, .optional:
      false
    }
  }
}
