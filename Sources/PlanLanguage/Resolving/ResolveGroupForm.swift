/// The form of a group: its clock, its rounds or its rungs.

import SessionModel

extension Resolver {
  /// The shortest work-rest clock of tabata: Tabata et al. 1996, 20 s on and 10 s off, eight times.
  private static let tabata: (rounds: WideInt, on: WideInt, off: WideInt) = (rounds: 8, on: 20_000, off: 10_000)
  private static let minute: WideInt = 60_000
  static let mostRounds = WideInt(Block.Group.mostRoundsUntilMissed)

  mutating func form(
    of node: GroupItem, times: Plan.Value?, window: Plan.Value?, cap: Plan.Value?, in context: ItemContext
  ) -> Plan.GroupForm? {
    // What is wrong with it has been reported.
    if node.times != nil, times == nil { return nil }
    let once = times ?? .one
    switch node.form {
    case .sequence, .meditation: return times.map { .rounds($0, style: .rounds) } ?? .sequence
    case .rounds, .breathing(nil): return .rounds(once, style: .rounds)
    case .breathing(let length?):
      return positive(length, .time, expected: .time, counted: .time).map { .lasting($0) }
    case .warmup: return .warmup
    case .cooldown: return .cooldown
    case .superset: return .rounds(once, style: .superset)
    case .circuit: return .rounds(once, style: .circuit)
    case .complex: return .rounds(once, style: .complex)
    case .choose: return .choice
    case .anyOrder: return .freeOrder
    case .ladder(let rungs, let end): return ladder(rungs, end, of: node.body, in: context)
    case .every(let intervals):
      return every(
        intervals, times: times, isRising: endsWithMiss(node), isTotal: carriesTotal(node.body),
        rungs: rungs(in: node.body), at: node.keyword)
    case .emom(let length): return emom(length, times: times, isRising: endsWithMiss(node), at: node.keyword)
    case .amrap(let length?):
      return positive(length, .time, expected: .time, counted: .time).map { .window($0) }
    case .amrap(nil): return whatIsLeft(at: node.keyword, in: context)
    case .forTime:
      if let window { return .window(window) }
      if fills(node, in: context) { return whatIsLeft(at: node.keyword, in: context) }
      // Without a clock it has only a score.
      return node.goal != nil && cap == nil ? .sequence : .forTime(cap: cap)
    case .tabata(let on, let off):
      guard let rounds = Plan.Value(known: Self.tabata.rounds) else { return nil }
      guard let on = length(on, usually: Self.tabata.on), let off = length(off, usually: Self.tabata.off) else {
        return nil
      }
      return .tabata(rounds: times ?? rounds, on: on, off: off)
    }
  }

  private mutating func length(_ id: NodeID<Expression>?, usually milliseconds: WideInt) -> Plan.Value? {
    guard let id else { return Plan.Value(known: milliseconds) }
    return positive(tree[id], .time, expected: .time, counted: .time)
  }

  private mutating func every(
    _ intervals: Nodes<Expression>, times count: Plan.Value?, isRising: Bool, isTotal: Bool, rungs: Int?,
    at span: Span
  ) -> Plan.GroupForm? {
    let lengths = times(intervals)
    guard lengths.count == intervals.count, !lengths.isEmpty else { return nil }
    guard let count else {
      if lengths.count > 1, !isRising, let rounds = Plan.Value(known: WideInt(lengths.count)) {
        return .intervals(lengths, .times(rounds))
      }
      if isRising { return Plan.Value(known: Self.mostRounds).map { .intervals(lengths, .minutes($0)) } }
      if isTotal {
        return Plan.Value(known: WideInt(Block.Group.mostRoundsOfTotals)).map { .intervals(lengths, .times($0)) }
      }
      let head = "\(Keyword.every.word) \(tree[intervals].map { tree.string($0.span) }.joined(separator: ", "))"
      let hint = rungs.map { Hint.write("\(head) x\($0)") } ?? .writeEither("\(head) x5", "\(head) max")
      report(.missingRounds, at: span, hints: [hint])
      return nil
    }
    return self.intervals(lengths, times: count, at: span)
  }

  /// So many rounds; a list of intervals starts again until all of them have one.
  mutating func intervals(_ lengths: [Plan.Value], times count: Plan.Value, at span: Span) -> Plan.GroupForm {
    if let rounds = plan.known(count), lengths.count > 1, WideInt(lengths.count) != rounds {
      if rounds % WideInt(lengths.count) == 0, expand(Int(clamping: rounds), at: span) {
        let all = (0..<Int(clamping: rounds)).map { lengths[$0 % lengths.count] }
        return .intervals(all, .times(count))
      }
      report(.everyCount(given: lengths.count, rounds: rounds), at: span)
    }
    return .intervals(lengths, .times(count))
  }

  /// What an `amrap` without a length lasts: the clock around it ends it.
  private mutating func whatIsLeft(at keyword: Span, in context: ItemContext) -> Plan.GroupForm? {
    guard context.isWindow else {
      report(
        .missingValue(of: Keyword.amrap.word, form: Keyword.amrap.entry.form), at: keyword,
        hints: [.write(Keyword.amrap.entry.form), .fillClock])
      return nil
    }
    return (context.clock ?? Plan.Value(known: Self.minute)).map { .window($0) }
  }

  /// Whether a `for load` or a `for reps` fills what is left of the cap around it.
  func fills(_ node: GroupItem, in context: ItemContext) -> Bool {
    node.goal != nil && context.filling == node.keyword.start
  }

  /// Where the last item of a capped block begins if it is a `for load` or a `for reps` without a clock of its own, and
  /// there is other work before it.
  func placeOfFilling(in body: Body) -> UInt32? {
    let items = tree[body.items]
    guard let last = items.last, case .group(let id) = last.kind, tree[id].goal != nil, tree.fillsWhatIsLeft(last)
    else {
      return nil
    }
    let before = items.dropLast()
    let isAfterWork = before.contains { item in
      switch item.kind {
      case .exercise, .alternatives, .group, .call, .loop, .when, .pick: true
      case .rest, .levels, .note, .breath, .sit, .binding, .state, .rule, .assignment, .definition, .session, .missing:
        false
      }
    }
    return isAfterWork && !before.contains(where: { tree.hasGoal($0) }) ? tree[id].keyword.start : nil
  }

  /// Whether its rounds go on until one is missed.
  func endsWithMiss(_ node: GroupItem) -> Bool { node.endsWithMiss || isRising(node.body) }

  /// Whether something in it adds up over the rounds around it, and so ends them.
  private func carriesTotal(_ body: Body) -> Bool { tree[body.items].contains { carriesTotal($0) } }

  private func carriesTotal(_ item: Item) -> Bool {
    switch item.kind {
    case .exercise(_, let sets): tree[sets].contains { if case .total = $0.target { true } else { false } }
    case .alternatives(let options): tree[options].allSatisfy { carriesTotal($0) }
    case .group(let id): tree[id].form == .sequence && tree[id].times == nil && carriesTotal(tree[id].body)
    case .levels, .rest, .note, .breath, .sit, .binding, .call, .loop, .when, .pick, .state, .rule, .assignment,
      .definition, .session, .missing:
      false
    }
  }

  /// Whether it is only a ladder without an end: *death by*.
  private func isRising(_ body: Body) -> Bool {
    guard body.items.count == 1, case .group(let id) = tree[body.items].first?.kind,
      case .ladder(_, .endless) = tree[id].form
    else { return false }
    return true
  }

  /// The number of rungs, if a ladder is all that a block has.
  private func rungs(in body: Body) -> Int? {
    guard body.items.count == 1, case .group(let id) = tree[body.items].first?.kind,
      case .ladder(let rungs, .closed) = tree[id].form
    else { return nil }
    guard let (one, two) = tree.dashed(rungs), case .quantity(let first) = one.kind,
      case .quantity(let last) = two.kind, first.unit == .none, last.unit == .none
    else { return rungs.count }
    guard first.thousandths % 1000 == 0, last.thousandths % 1000 == 0 else { return nil }
    return CountedRungs.count(from: WideInt(first.thousandths / 1000), to: WideInt(last.thousandths / 1000))
      .map { Int(clamping: $0) }
  }

  private mutating func emom(
    _ length: Expression?, times: Plan.Value?, isRising: Bool, at span: Span
  ) -> Plan.GroupForm? {
    guard let minute = Plan.Value(known: Self.minute) else { return nil }
    guard let length else {
      if let times { return .intervals([minute], .minutes(times)) }
      if isRising { return Plan.Value(known: Self.mostRounds).map { .intervals([minute], .minutes($0)) } }
      report(.missingRounds, at: span)
      return nil
    }
    guard let whole = positive(length, .time, expected: .time, counted: .time) else { return nil }
    if let known = plan.known(whole), known % Self.minute != 0 { report(.unevenIntervals, at: length.span) }
    return .intervals([minute], .filling(whole))
  }
}

extension PlanTree {
  fileprivate func hasGoal(_ item: Item) -> Bool {
    if case .group(let id) = item.kind { self[id].goal != nil } else { false }
  }
}
