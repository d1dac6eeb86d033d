/// Rests that are probably not meant so: after rounds, on their line (after each of them, or after all?), two in a row, at
/// the end of an interval, with a target behind them.

import SessionModel

extension Linter {
  mutating func lintRestBehind(_ group: GroupItem, _ item: Item, at index: Int) {
    guard group.times != nil, group.form.takesRestOfRounds, tree.items.indices.contains(index + 1),
      !tree[item.attributes].contains(where: { if case .rest = $0.kind { true } else { false } })
    else { return }
    let next = tree.items[index + 1]
    guard case .rest = next.kind, item.span.end <= next.span.start else { return }
    let between = tree.source[Int(item.span.end)..<Int(next.span.start)]
    guard between.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else { return }
    let end = tree[next.attributes].first?.span.start ?? next.span.end
    let whole = tree.string(next.span)
    let rest = tree.line(Span(start: next.span.start, end: end))
    let head = tree.string(Span(start: item.span.start, end: group.body.span.start)).split { $0.isWhitespace }
    let keyword = group.keyword.start < group.keyword.end ? "" : "\(Keyword.rounds.word) "
    report(
      .restBehindRounds, at: next.span,
      hints: [
        severalTabatas(group, rest)
          ?? .writeFor("\(keyword)\(head.joined(separator: " ")) \(rest) < … >", meaning: .restAfterEachRound),
        .restAfterRounds(whole),
      ])
  }
}

extension Linter {
  /// A rest as the last thing in an interval, whose end is a rest already; where there are several exercises, each
  /// of them and the rest may be meant to have an interval of their own.
  mutating func lintRestOfInterval(_ group: GroupItem, _ item: Item) {
    guard group.form.isByIntervals, !group.alternates,
      let last = tree[group.body.items].last(where: { !$0.isNote }), let rest = restAtEnd(of: last)
    else { return }
    let written = tree.line(rest)
    let isOpen = written == Keyword.rest.word
    let turns = last.isTimeToRest ? alternating(group, item) : nil
    if isOpen, turns == nil { return }
    var hints = [turns, .remove].compactMap { $0 }
    if !isOpen, let times = group.times {
      hints.append(
        .writeFor("rounds x\(tree.string(times.span)) \(written) < … >", meaning: .restAfterEachRound))
    }
    report(.restBeforeNextStart, at: rest, hints: hints)
  }

  /// I go, you go: the partner's turn as a rest that takes turns with the work of an `amrap`, which counts them all.
  mutating func lintRestInTurn(_ group: GroupItem, _ item: Item) {
    guard case .amrap = group.form, let turns = turns(in: group) else { return }
    let items = tree[turns.items]
    guard let rest = items.first(where: { $0.isTimeToRest }), items.contains(where: { !$0.isTimeToRest && !$0.isNote })
    else {
      return
    }
    let end = Span(start: item.span.start, end: group.body.span.start)
    let head = tree.string(end).split { $0.isWhitespace }.filter { $0 != "alternate" }.joined(separator: " ")
    let written = tree.line(rest.span)
    report(.restIsRound, at: rest.span, hints: [.writeFor("\(head) < …; \(written) >", meaning: .ownRounds)])
  }

  /// The block whose items an `amrap` takes one each round.
  private func turns(in group: GroupItem) -> Body? {
    if group.alternates { return group.body }
    guard let only = tree.onlyGroup(in: group.body), only.alternates, only.times == nil else { return nil }
    return only.form.takesTurnsOfGroupAround ? only.body : nil
  }

  /// On its own line, or of a single set.
  private func restAtEnd(of item: Item) -> Span? {
    switch item.kind {
    case .rest(let rest): return rest == .none ? nil : item.span
    case .exercise(_, let sets):
      guard sets.count <= 1, tree[sets].allSatisfy({ $0.sets == nil }) else { return nil }
      return tree[item.attributes].first { attribute in
        if case .rest(let rest) = attribute.kind { rest.length != nil } else { false }
      }?.span
    case .alternatives, .levels, .group, .note, .breath, .sit, .binding, .call, .loop, .when, .pick, .state, .rule,
      .assignment, .definition, .session, .missing:
      return nil
    }
  }

  /// `run 2h every 30min say "drink"`, `run 28km every 40min`: a single stretch, which has no starts to count from.
  mutating func lintEvery(_ item: Item, _ sets: Nodes<SetEntry>, on equipment: Equipment) {
    guard sets.count == 1, let entry = tree[sets].first, entry.sets == nil, case .amount(let amount) = entry.target
    else { return }
    guard let length = written(amount, .time) else { return lintEvery(item, over: amount, on: equipment) }
    for attribute in tree[item.attributes] {
      guard case .every(let intervals) = attribute.kind, let interval = tree[intervals].first,
        let time = written(interval, .time), time > 0, time < length
      else { continue }
      report(
        .workLongerThanInterval, at: attribute.span,
        hints: [stretches(of: length, each: time, at: interval.span)])
    }
  }

  /// Sets as long as the time at a place, together at least so long.
  func stretches(of length: WideInt, each time: WideInt, at place: Span) -> Hint {
    .stretches("\((length + time - 1) / time)x\(tree.string(place))")
  }

  /// The same over a distance, where nobody is fast enough for the interval.
  private mutating func lintEvery(_ item: Item, over amount: Expression, on equipment: Equipment) {
    guard case .quantity(let way) = amount.kind, let metres = written(amount, .length) else { return }
    let metresInASecond: WideInt =
      switch equipment {
      case .run: metres < 1_000_000 ? 11 : 7
      case .swim: 3
      case .barbell, .dumbbell, .kettlebell, .machine, .cable, .bodyweight, .band, .rings, .rower, .bike, .ski, .sled,
        .sandbag, .medicineBall, .other:
        17
      }
    for attribute in tree[item.attributes] {
      guard case .every(let intervals) = attribute.kind, let interval = tree[intervals].first,
        let time = written(interval, .time), time > 0,
        case (let reach, let isTooMuch) = time.multipliedReportingOverflow(by: metresInASecond), !isTooMuch,
        reach < metres
      else { continue }
      report(.workLongerThanInterval, at: attribute.span, hints: [.stretches(quarters(of: way, at: amount.span))])
    }
  }

  /// Four stretches that make up a way, as a coach writes them: `4x22.5km`, or `4x10km, 2.195km`.
  private func quarters(of way: Quantity, at place: Span) -> String {
    let unit = way.unit.canonicalSpelling ?? ""
    func text(_ thousandths: Int32) -> String { Quantity.decimal(Int64(thousandths)) + unit }
    if way.thousandths % 400 == 0 { return "4x" + text(way.thousandths / 4) }
    let whole = way.thousandths / 4000 * 1000
    if whole > 0 { return "4x\(text(whole)), \(text(way.thousandths - 4 * whole))" }
    return way.thousandths % 4 == 0 ? "4x" + text(way.thousandths / 4) : "4x(\(tree.string(place)) / 4)"
  }

  /// A target right behind the rest of something at which one goes on moving.
  mutating func lintTargetBehindRest(_ item: Item) {
    guard let first = tree[item.intensities].first, let last = tree[item.intensities].last,
      let rest = tree[item.attributes].last(where: { $0.kind.isTimeToRest && $0.span.end <= first.span.start }),
      case let sign = tree.string(Span(start: rest.span.end, end: first.span.start)),
      sign.split(whereSeparator: { $0.isWhitespace }) == ["@"]
    else { return }
    let length = tree.line(rest.span)
    let target = tree.line(Span(start: first.span.start, end: last.span.end))
    report(
      .targetBehindRest, at: Span(start: rest.span.start, end: last.span.end),
      hints: [
        .writeFor("@ \(target) \(length)", meaning: .targetOfWork),
        .writeFor("\(length) note \"\(target)\"", meaning: .targetOfRest),
      ])
  }

  /// The later of two rests holds.
  mutating func lintRestsInARow(among items: Nodes<Item>) {
    var last: Item?
    for item in tree[items] where !item.isNote {
      if let last, last.isTimeToRest, item.isTimeToRest { report(.restReplaced, at: last.span, hints: [.remove]) }
      last = item
    }
  }
}

extension Item {
  /// Whether it is a rest, with a length or until the athlete goes on.
  var isTimeToRest: Bool { if case .rest(let rest) = kind { rest != .none } else { false } }
}

extension Attribute.Kind {
  var isTimeToRest: Bool { if case .rest(let rest) = self { rest != .none } else { false } }
}

extension GroupForm {
  /// Whether its rounds start at intervals.
  var isByIntervals: Bool {
    switch self {
    case .every, .emom: true
    case .sequence, .warmup, .cooldown, .superset, .circuit, .rounds, .complex, .choose, .anyOrder, .ladder, .amrap,
      .forTime, .tabata, .breathing, .meditation:
      false
    }
  }

  /// Whether a `rest` in its head comes after each of the rounds that its `xN` counts.
  fileprivate var takesRestOfRounds: Bool {
    switch self {
    case .sequence, .superset, .circuit, .rounds, .complex, .tabata, .forTime: true
    case .warmup, .cooldown, .choose, .anyOrder, .ladder, .every, .emom, .amrap, .breathing, .meditation: false
    }
  }
}

extension GroupForm {
  /// Whether it has no rounds of its own, so that its turns go on from round to round of the group around it.
  fileprivate var takesTurnsOfGroupAround: Bool {
    switch self {
    case .sequence, .superset, .circuit, .rounds: true
    case .warmup, .cooldown, .complex, .choose, .anyOrder, .ladder, .every, .emom, .amrap, .forTime, .tabata,
      .breathing, .meditation:
      false
    }
  }
}
