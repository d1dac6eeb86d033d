/// Groups: resolves their heads, and checks that the contents fit.

import SessionModel

extension Resolver {
  mutating func resolveGroup(_ item: Item, _ node: GroupItem, in context: ItemContext) -> Extent {
    var notes: [String] = []
    var defaults = resolveDefaults(
      item.intensities, item.attributes, goesRound: node.goesRound, notes: &notes)
    let hasStarts = plan.rulesVersion >= .fifteenth && defaults?.attributes.every.isEmpty == false
    let (leastRounds, times) = rounds(of: node, canEndEarly: node.form.canEndEarly && !hasStarts)
    let window = node.length.flatMap { positive($0, .time, expected: .time, counted: .time) }
    let cap = node.cap.flatMap { positive($0, .time, expected: .time, counted: .time) }
    var context = context
    if let length = cap ?? window { (context.isWindow, context.clock) = (true, length) }
    // If the head is wrong, mistakes in the contents can still be reported.
    var form = form(of: node, times: times, window: window, cap: cap, in: context) ?? .sequence
    var inner: Plan.GroupForm?
    if hasStarts, let starts = startsOfRounds(of: item, node, form, times: times, takenFrom: &defaults) {
      // One bar, one superset in each interval. Where the items take turns, each interval has one of them.
      if !node.alternates, form.isKeptInIntervals { inner = form.once }
      form = starts
    }
    // The rounds of a `for time` are inside its time, those of a warm-up inside the warm-up.
    let hasInnerRounds = times != nil && (node.form.isOnePart || node.form == .forTime && node.length == nil)
    checkRounds(of: item, form, hasInnerRounds ? times : nil, &defaults)
    var rest = restBetweenRounds(
      of: node, form, hasInnerRounds: hasInnerRounds, takenFrom: &defaults, at: restSpan(item) ?? node.keyword)
    let between = between(of: item, node, form)
    if rest == .unstated, form.restsAfterRounds || hasInnerRounds { rest = between }
    let (opened, firstHead) = (plan.items.count, plan.groups.count)
    let repetitions = form.countsRounds ? nil : times
    let placed = defaults
    let group = openHeads(
      Plan.Group(
        form: form, title: node.title.map(tree.string), notes: notes, alternates: node.alternates, goal: node.goal,
        endsWithMiss: node.endsWithMiss, fillsClock: node.form == .amrap(nil) || fills(node, in: context),
        leastRounds: leastRounds, rest: rest,
        defaults: place(defaults)),
      inEachInterval: inner, stages: lengthOfStages(of: node, form, in: context), repeated: repetitions,
      isRoundsInside: hasInnerRounds,
      cap: node.form == .forTime ? nil : cap, at: item.span)
    let heads = firstHead..<plan.groups.count
    plan.groups[plan.groups.count - 1].between = between
    let firstInside = plan.items.count
    let firstMove = plan.moves.count
    let body = resolveInside(
      item, node, inner ?? form, placed, in: contextInside(node, form, hasCap: cap != nil, in: context))
    checkSum(of: node, since: firstMove)
    giveNotes(of: item, toRestOf: heads, since: firstMove)
    let end = Int32(truncatingIfNeeded: plan.items.count)
    for place in opened..<firstInside { plan.items[place].end = end }

    let extent = extent(of: form, body: body, group: plan.groups[group], items: node.body.items.count)
      .times(repetitions.flatMap { plan.known($0) } ?? 1)
    checkSize(extent, at: node.keyword.start < node.keyword.end ? node.keyword : item.span)
    return extent
  }

  /// How many rounds a head says, and the fewest of them if the athlete may stop there.
  private mutating func rounds(of node: GroupItem, canEndEarly: Bool) -> (least: Plan.Value?, most: Plan.Value?) {
    guard let written = node.times else { return (nil, nil) }
    if canEndEarly { return atLeast(written, counted: .rounds) }
    return (nil, positive(written, .number, expected: .number, counted: .rounds))
  }

  private func contextInside(
    _ node: GroupItem, _ form: Plan.GroupForm, hasCap: Bool, in context: ItemContext
  ) -> ItemContext {
    var inside = context
    inside.offersItems = node.alternates || form.offersItems
    if form.endsByItself { (inside.isWindow, inside.clock) = (true, form.clock) }
    if hasCap { inside.filling = placeOfFilling(in: node.body) }
    if case .breathing = node.form { inside.block = .breathing }
    if case .meditation = node.form { inside.block = .meditation }
    return inside
  }

  /// The items of a group. What a head says about progress is not about its warm-up.
  private mutating func resolveInside(
    _ item: Item, _ node: GroupItem, _ form: Plan.GroupForm, _ defaults: Plan.Defaults?, in context: ItemContext
  ) -> Extent {
    let outer = around
    if node.form.isOnePart { around.progress = nil }
    defer { around = outer }
    return inside(
      item.attributes, defaults, givesLoad: form.givesLoad, isOneBar: node.form == .complex
    ) { $0.resolveBlock(node.body, in: context) }
  }

  /// `rounds x3 rest 4min note "100m easy" < run 400m >`: what is said about a recovery is shown in it. The work is known
  /// only now.
  private mutating func giveNotes(of item: Item, toRestOf heads: Range<Int>, since first: Int) {
    guard let head = heads.first(where: { plan.groups[$0].rest != .unstated }) else { return }
    let isEndurance = plan.moves.count > first && plan.moves[first...].allSatisfy { self.isEndurance($0.exercise) }
    for note in notesOfRecovery(among: item.attributes, isEndurance: isEndurance) {
      for place in heads {
        guard let own = plan.groups[place].notes.firstIndex(of: note) else { continue }
        plan.groups[head].restNotes.append(plan.groups[place].notes.remove(at: own))
      }
    }
  }

  /// `for distance < run 20min >`: nobody would be asked how far it was.
  private mutating func checkSum(of node: GroupItem, since first: Int) {
    guard let goal = node.goal, let most = goal.mostInTime, plan.moves.count > first else { return }
    let isTimed = plan.moves[first...].allSatisfy { move in
      !move.sets.isEmpty
        && plan.sets[move.sets.range].allSatisfy { if case .time = $0.target { true } else { false } }
    }
    if isTimed { report(.timeWithoutSum(goal), at: node.keyword, hints: [.write(most)]) }
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
    report(
      .intensitiesOfRounds(given: given, rounds: count), at: span(of: item.intensities),
      hints: count % WideInt(given) == 0 ? blockOfEach(item, form, rounds: count / WideInt(given)) : [])
    defaults?.intensityOfRound = []
  }

  /// `emom 12min @ 70kg, 75kg, 80kg < … >`: four minutes with each load.
  private func blockOfEach(_ item: Item, _ form: Plan.GroupForm, rounds: WideInt) -> [Hint] {
    guard case .intervals(let lengths, let count) = form, lengths.compactMap({ plan.known($0) }) == [60_000] else {
      return []
    }
    if case .times = count { return [] }
    let loads = tree[item.intensities].map { tree.string($0.span) }.joined(separator: ", ")
    return [.write("for load in \(loads) < emom \(rounds)min @ load < … > >")]
  }

  /// `superset x4 every 3min < … >`: its rounds start as in `every 3min x4 < … >`; nil if it has none that could.
  private mutating func startsOfRounds(
    of item: Item, _ node: GroupItem, _ form: Plan.GroupForm, times: Plan.Value?,
    takenFrom defaults: inout Plan.Defaults?
  ) -> Plan.GroupForm? {
    guard let lengths = defaults?.attributes.every else { return nil }
    let count: Plan.Value?
    switch node.form {
    case .superset, .circuit, .rounds, .complex: count = times
    case .sequence where node.times != nil: count = times
    case .ladder:
      guard case .ladder(let rungs, let kind) = form, !kind.isEndless, times == nil, !node.alternates else {
        return nil
      }
      count = Plan.Value(known: WideInt(rungs.count))
    case .sequence, .warmup, .cooldown, .choose, .anyOrder, .every, .emom, .amrap, .forTime, .tabata, .breathing,
      .meditation:
      return nil
    }
    defaults?.attributes.every = []
    guard let count else {
      // A wrong number of rounds has been reported.
      if node.times == nil {
        let starts = tree[item.attributes].first { $0.kind.keyword == .every }.map { tree.string($0.span) } ?? ""
        report(
          .missingRounds, at: node.keyword, hints: [.write("\(tree.string(node.keyword)) x5 \(starts)")])
      }
      return nil
    }
    return intervals(lengths, times: count, at: node.keyword)
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

  private func restSpan(_ item: Item) -> Span? {
    tree[item.attributes].first { if case .rest = $0.kind { true } else { false } }?.span
  }

  private func extent(of form: Plan.GroupForm, body: Extent, group: Plan.Group, items: Int) -> Extent {
    var round = body
    if group.rest != .unstated && group.rest != .none { round = round + Extent(steps: 1) }
    if group.between != .unstated { round = round + Extent(steps: body.steps) }
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

extension Goal {
  /// How to write work by time that adds to it; nil where a time may be part of the work for it.
  fileprivate var mostInTime: String? {
    switch self {
    case .load: nil
    case .reps: "max in 1min"
    case .distance: "max m in 20min"
    case .calories: "max cal in 20min"
    }
  }
}
