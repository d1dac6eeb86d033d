/// Groups: resolves their heads, and checks that the contents fit.

import SessionModel

extension Resolver {
  /// The shortest work-rest clock of tabata: Tabata et al. 1996, 20 s on and 10 s off, eight times.
  private static let tabata: (rounds: WideInt, on: WideInt, off: WideInt) = (rounds: 8, on: 20_000, off: 10_000)
  private static let minute: WideInt = 60_000
  private static let mostRounds = WideInt(Block.Group.mostRoundsUntilMissed)

  mutating func resolveGroup(_ item: Item, _ node: GroupItem, in context: ItemContext) -> Extent {
    var notes: [String] = []
    var defaults = resolveDefaults(
      item.intensities, item.attributes, goesRound: node.goesRound, notes: &notes)
    var (leastRounds, times): (Plan.Value?, Plan.Value?)
    if let written = node.times {
      (leastRounds, times) =
        node.form.canEndEarly
        ? atLeast(written, counted: .rounds)
        : (nil, positive(written, .number, expected: .number, counted: .rounds))
    }
    let window = node.length.flatMap { positive($0, .time, expected: .time, counted: .time) }
    let cap = node.cap.flatMap { positive($0, .time, expected: .time, counted: .time) }
    var context = context
    if let length = cap ?? window { (context.isWindow, context.clock) = (true, length) }
    // If the head is wrong, mistakes in the contents can still be reported.
    let form = form(of: node, times: times, window: window, cap: cap, in: context) ?? .sequence
    // The rounds of a `for time` are inside its time, those of a warm-up inside the warm-up.
    let hasInnerRounds = times != nil && (node.form.isOnePart || node.form == .forTime && node.length == nil)
    checkRounds(of: item, form, hasInnerRounds ? times : nil, &defaults)
    let rest = restBetweenRounds(
      of: node, form, hasInnerRounds: hasInnerRounds, takenFrom: &defaults, at: restSpan(item) ?? node.keyword)
    let opened = plan.items.count
    let repetitions = form.countsRounds ? nil : times
    let group = openHeads(
      Plan.Group(
        form: form, title: node.title.map(tree.string), notes: notes, alternates: node.alternates, goal: node.goal,
        endsWithMiss: node.endsWithMiss, fillsClock: node.form == .amrap(nil) || fills(node, in: context),
        leastRounds: leastRounds, rest: rest,
        defaults: place(defaults)),
      stages: lengthOfStages(of: node, form, in: context), repeated: repetitions, isRoundsInside: hasInnerRounds,
      cap: node.form == .forTime ? nil : cap, at: item.span)
    let inner = plan.items.count
    var itemContext = context
    itemContext.offersItems = node.alternates || form.offersItems
    if form.endsByItself { (itemContext.isWindow, itemContext.clock) = (true, form.clock) }
    if cap != nil { itemContext.filling = placeOfFilling(in: node.body) }
    if case .breathing = node.form { itemContext.block = .breathing }
    if case .meditation = node.form { itemContext.block = .meditation }
    let body = resolveBlock(node.body, in: itemContext)
    let end = Int32(truncatingIfNeeded: plan.items.count)
    for place in opened..<inner { plan.items[place].end = end }

    let extent = extent(of: form, body: body, group: plan.groups[group], items: node.body.items.count)
      .times(repetitions.flatMap { plan.known($0) } ?? 1)
    checkSize(extent, at: node.keyword.start < node.keyword.end ? node.keyword : item.span)
    return extent
  }

  /// A list of intensities has one for each round.
  private mutating func checkRounds(
    of item: Item, _ form: Plan.GroupForm, _ innerRounds: Plan.Value?, _ defaults: inout Plan.Defaults?
  ) {
    guard let given = defaults?.intensityOfRound.count, given > 0, given == item.intensities.count else { return }
    let count: WideInt?
    switch form {
    case .rounds(let times, _), .intervals(_, .times(let times)), .intervals(_, .minutes(let times)):
      count = plan.known(times)
    case .intervals(let lengths, .filling(let whole)):
      guard let length = lengths.first.flatMap({ plan.known($0) }), length > 0 else { return }
      count = plan.known(whole).map { $0 / length }
    case .sequence, .warmup, .cooldown, .lasting, .tabata, .window, .forTime, .ladder, .choice, .freeOrder:
      count = innerRounds.flatMap { plan.known($0) }
    }
    // What a program computes is not known here; after the last of them, they begin again.
    guard let count, count != WideInt(given) else { return }
    report(.intensitiesOfRounds(given: given, rounds: count), at: span(of: item.intensities))
    defaults?.intensityOfRound = []
  }

  /// A group's rest belongs to its rounds, if it has any, and otherwise to each set in it.
  private mutating func restBetweenRounds(
    of node: GroupItem, _ form: Plan.GroupForm, hasInnerRounds: Bool, takenFrom defaults: inout Plan.Defaults?,
    at span: Span
  ) -> Plan.RestLength {
    guard let said = defaults?.rest, said != .unstated else { return .unstated }
    if case .intervals = form {
      report(.restInIntervals, at: span)
      defaults?.rest = .unstated
      return .unstated
    }
    guard form.restsAfterRounds && !node.alternates || hasInnerRounds else { return .unstated }
    defaults?.rest = .unstated
    return said
  }

  /// Appends the heads that a written group stands for: its cap, its rounds, its stages and itself; the result is the
  /// place of its own head. The rounds are around it or inside, and the outermost of the two rests after each round.
  private mutating func openHeads(
    _ written: Plan.Group, stages length: Plan.Value?, repeated times: Plan.Value?, isRoundsInside: Bool,
    cap: Plan.Value?, at span: Span
  ) -> Int {
    if let cap { open(.bare(.forTime(cap: cap)), at: span) }
    var group = written
    guard let times else { return open(group, stages: length, at: span) }
    if isRoundsInside {
      (group.rest, group.alternates) = (.unstated, false)
      let place = open(group, at: span)
      open(.bare(.rounds(times, style: .rounds), rest: written.rest, alternates: written.alternates), at: span)
      return place
    }
    open(.bare(.rounds(times, style: .rounds), rest: written.rest), at: span)
    group.rest = .unstated
    return open(group, stages: length, at: span)
  }

  /// In intervals of a length if it is a ramp test: that length.
  private mutating func open(_ group: Plan.Group, stages length: Plan.Value?, at span: Span) -> Int {
    guard let length, let most = Plan.Value(known: Self.mostRounds) else { return open(group, at: span) }
    open(.bare(.intervals([length], .minutes(most)), title: group.title), at: span)
    var ladder = group
    ladder.title = nil
    return open(ladder, at: span)
  }

  /// What is inside belongs together, as in a block between `<` and `>`.
  mutating func together(at span: Span, _ body: (inout Resolver) -> Extent) -> Extent {
    let place = plan.items.count
    open(.bare(.sequence), at: span)
    let extent = body(&self)
    plan.items[place].end = Int32(truncatingIfNeeded: plan.items.count)
    return extent
  }

  /// Appends the item of a group, whose end is not known yet; the result is the place of its head.
  @discardableResult
  private mutating func open(_ group: Plan.Group, at span: Span) -> Int {
    plan.groups.append(group)
    let place = plan.groups.count - 1
    plan.items.append(Plan.Item(content: .group(Int32(truncatingIfNeeded: place)), end: 0, span: ownPlace(span)))
    return place
  }

  private mutating func form(
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
        intervals, times: times, isRising: endsWithMiss(node), isTotal: carriesTotal(node.body), at: node.keyword)
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
    _ intervals: Nodes<Expression>, times count: Plan.Value?, isRising: Bool, isTotal: Bool, at span: Span
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
      report(.missingRounds, at: span)
      return nil
    }
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
  private func fills(_ node: GroupItem, in context: ItemContext) -> Bool {
    node.goal != nil && context.filling == node.keyword.start
  }

  /// Where the last item of a capped block begins if it is a `for load` or a `for reps` without a clock of its own, and
  /// there is other work before it.
  private func placeOfFilling(in body: Body) -> UInt32? {
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
  private func endsWithMiss(_ node: GroupItem) -> Bool { node.endsWithMiss || isRising(node.body) }

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

  private func restSpan(_ item: Item) -> Span? {
    tree[item.attributes].first { if case .rest = $0.kind { true } else { false } }?.span
  }

  private func extent(of form: Plan.GroupForm, body: Extent, group: Plan.Group, items: Int) -> Extent {
    var round = body
    if group.rest != .unstated && group.rest != .none { round = round + Extent(steps: 1) }
    if group.alternates && items > 1 { round.steps = round.steps / WideInt(items) + 1 }
    switch form {
    case .rounds(let count, _): return round.times(plan.known(count) ?? 1)
    case .tabata(let count, _, _): return Extent(steps: 2).times(plan.known(count) ?? 1)
    case .intervals(_, .times(let count)), .intervals(_, .minutes(let count)):
      return round.times(plan.known(count) ?? 1)
    case .intervals(let lengths, .filling(let whole)):
      return round.times((plan.known(whole) ?? 1) / max(1, lengths.first.flatMap { plan.known($0) } ?? 1))
    case .ladder(let rungs, _): return round.times(WideInt(rungs.count))
    case .sequence, .warmup, .cooldown, .lasting, .window, .forTime, .choice, .freeOrder: return round
    }
  }
}

extension GroupItem {
  /// Whether all of its items are done in each of several rounds, which may differ in their load.
  fileprivate var goesRound: Bool {
    guard !alternates else { return false }
    switch form {
    case .superset, .circuit, .rounds, .complex, .every, .emom: return true
    case .sequence, .warmup, .cooldown: return times != nil
    case .forTime: return times != nil && length == nil
    case .choose, .anyOrder, .ladder, .amrap, .tabata, .breathing, .meditation: return false
    }
  }
}

extension GroupForm {
  /// Whether it is a part of the session with a name.
  fileprivate var isOnePart: Bool { self == .warmup || self == .cooldown }
}

extension Plan.Group {
  /// A group that the head of another implies: its rounds, its cap, or the stages of a ramp test.
  fileprivate static func bare(
    _ form: Plan.GroupForm, title: String? = nil, rest: Plan.RestLength = .unstated, alternates: Bool = false
  ) -> Plan.Group {
    Plan.Group(form: form, title: title, notes: [], alternates: alternates, rest: rest, defaults: nil)
  }
}

extension PlanTree {
  fileprivate func hasGoal(_ item: Item) -> Bool {
    if case .group(let id) = item.kind { self[id].goal != nil } else { false }
  }
}

extension Plan.GroupForm {
  /// The length of its clock, or of one of its rounds.
  fileprivate var clock: Plan.Value? {
    switch self {
    case .window(let length): length
    case .intervals(let lengths, _): lengths.first
    case .forTime(let cap): cap
    case .sequence, .warmup, .cooldown, .rounds, .lasting, .tabata, .ladder, .choice, .freeOrder: nil
    }
  }

  /// Whether `xN` counts its rounds; on other groups it repeats the whole.
  fileprivate var countsRounds: Bool {
    switch self {
    case .rounds, .lasting, .tabata, .intervals: true
    case .sequence, .warmup, .cooldown, .window, .forTime, .ladder, .choice, .freeOrder: false
    }
  }

  /// Whether a `rest` in its head comes after each round; for other groups it is a default for the items.
  fileprivate var restsAfterRounds: Bool {
    switch self {
    case .rounds, .lasting, .tabata, .window, .ladder: true
    case .sequence, .warmup, .cooldown, .intervals, .forTime, .choice, .freeOrder: false
    }
  }

  /// Whether the athlete picks from its items.
  fileprivate var offersItems: Bool {
    switch self {
    case .choice, .freeOrder: true
    case .sequence, .warmup, .cooldown, .rounds, .lasting, .intervals, .tabata, .window, .forTime, .ladder: false
    }
  }

  /// Whether its time ends everything inside.
  fileprivate var endsByItself: Bool {
    switch self {
    case .window, .intervals, .forTime(cap: .some): true
    case .sequence, .warmup, .cooldown, .rounds, .lasting, .tabata, .forTime(cap: nil), .ladder, .choice, .freeOrder:
      false
    }
  }
}

extension GroupForm {
  /// Whether the athlete may leave its last rounds out: `superset x3-5`. What a clock or a breath leads has a number.
  fileprivate var canEndEarly: Bool {
    switch self {
    case .sequence, .superset, .circuit, .rounds, .complex: true
    case .warmup, .cooldown, .choose, .anyOrder, .ladder, .every, .emom, .amrap, .forTime, .tabata, .breathing,
      .meditation:
      false
    }
  }
}
