/// Compiles groups to the forms of a session.

import SessionModel

extension SessionBuilder {
  mutating func group(_ head: Plan.Group, _ items: Range<Int32>, in context: ItemContext, at span: Span) {
    var inner = context
    inner.defaults = defaults(head.defaults).filled(from: context.defaults)
    (inner.between, restIsStated) = (head.between, false)
    inner.intervals = []
    if head.form != .sequence { inner.round = nil }
    if head.form.goesRound { inner.itemsOfRound = (items, head.form.givesTimes) }
    switch head.form {
    case .sequence: group(head, .sequence, items, in: inner, at: span)
    case .choice: group(head, .choice, items, in: inner, at: span)
    case .freeOrder: group(head, .freeOrder, items, in: inner, at: span)
    case .warmup:
      inner.isWarmup = true
      group(head, .sequence, part: .warmup, items, in: inner, at: span)
    case .cooldown: group(head, .sequence, part: .cooldown, items, in: inner, at: span)
    case .rounds(let times, let style):
      if isNone(times, at: span) { return }
      group(head, .rounds(Int(clamping: count(times, at: span)), style: style), items, in: inner, at: span)
    case .lasting(let length):
      lasting(Milliseconds(count(length, at: span))) { builder in
        builder.group(head, .rounds(1, style: .rounds), items, in: inner, at: span)
      }
    case .ladder(let rungs, let kind): ladder(head, rungs, kind, items, in: inner, within: context, at: span)
    case .window(let length):
      inner.isRaced = head.goal != .load
      clocked(head, .window(Milliseconds(count(length, at: span))), items, in: inner, at: span)
    case .forTime(let cap):
      let cap = cap.flatMap { number($0, at: span) }.map { Milliseconds($0) }
      inner.isRaced = head.goal != .load
      clocked(head, .forTime(cap: cap), items, in: inner, at: span)
    case .intervals(let lengths, let rounds):
      let lengths = lengths.map { Milliseconds(count($0, at: span)) }
      let form = Block.Form.intervals(lengths, rounds: self.rounds(rounds, of: lengths, at: span))
      let finishes = if case .times = rounds { true } else { false }
      inner.intervals = lengths
      clocked(head, form, finishesLastRound: finishes, items, in: inner, at: span)
    case .tabata(let rounds, let on, let off):
      tabata(
        head, rounds: Int(clamping: count(rounds, at: span)), on: Milliseconds(count(on, at: span)),
        off: Milliseconds(count(off, at: span)), items, in: inner, at: span)
    }
  }

  mutating func group(
    _ head: Plan.Group, _ form: Block.Form, part: Block.Group.Part? = nil, finishesLastRound: Bool = false,
    _ items: Range<Int32>, in context: ItemContext, at span: Span
  ) {
    var group = Block.Group(
      form: form, title: head.title, part: part, notes: head.notes, alternates: head.alternates,
      finishesLastRound: finishesLastRound ? true : nil, goal: head.goal, blocks: [])
    if head.endsWithMiss { group.endsWithMiss = true }
    if head.fillsClock { group.fillsClock = true }
    if let least = head.leastRounds { group.leastRounds = Int(clamping: count(least, at: span)) }
    self.group(group, at: span) { builder in
      if head.alternates || form.offersItsBlocks {
        builder.appendOneBlockEach(items, in: context)
      } else if form.goesRound, !context.defaults.intensityOfRound.isEmpty {
        builder.appendOneForEachRound(items, in: context, at: span)
      } else {
        builder.append(items, in: context)
      }
      builder.rest(head.rest, notes: head.restNotes, at: span)
    }
  }

  /// Rounds with different loads: one block for each load, and every round takes the next block.
  private mutating func appendOneForEachRound(_ items: Range<Int32>, in context: ItemContext, at span: Span) {
    var round = context
    round.defaults.intensityOfRound = []
    group(Block.Group(form: .rounds(1, style: .rounds), alternates: true, blocks: []), at: span) { builder in
      let intensities = context.defaults.intensityOfRound
      for (index, intensity) in intensities.enumerated() {
        round.defaults.intensity = intensity
        round.round = (index + 1, intensities.count)
        builder.group(Block.Group(form: .sequence, blocks: []), at: span) { $0.append(items, in: round) }
        builder.settleNotes()
      }
    }
  }

  /// A group with its own clock, which starts after one countdown and then runs.
  private mutating func clocked(
    _ head: Plan.Group, _ form: Block.Form, finishesLastRound: Bool = false, _ items: Range<Int32>,
    in context: ItemContext, at span: Span
  ) {
    var inner = context
    inner.hasClock = true
    countdown(in: context, at: span)
    group(head, form, finishesLastRound: finishesLastRound, items, in: inner, at: span)
  }

  private mutating func rounds(_ rounds: Plan.IntervalCount, of lengths: [Milliseconds], at span: Span) -> Int {
    switch rounds {
    case .times(let times), .minutes(let times): return Int(clamping: count(times, at: span))
    case .filling(let whole):
      guard let length = lengths.first, length.count > 0 else { return 1 }
      return Int(clamping: max(1, (number(whole, at: span) ?? 0) / length.count))
    }
  }

  /// On and off by the clock; several items alternate.
  private mutating func tabata(
    _ head: Plan.Group, rounds: Int, on: Milliseconds, off: Milliseconds, _ items: Range<Int32>,
    in context: ItemContext,
    at span: Span
  ) {
    var inner = context
    inner.hasClock = true
    inner.unstatedTarget = .time(.exactly(on.count))
    inner.limit = on
    let first = items.isEmpty ? items.lowerBound : plan.items[Int(items.lowerBound)].end
    let isSingle = first == items.upperBound
    let group = Block.Group(
      form: .rounds(rounds, style: .tabata), title: head.title, notes: head.notes, alternates: !isSingle, blocks: [])
    let rest = Step.rest(Rest(length: off))
    countdown(in: context, at: span)
    self.group(group, at: span) { builder in
      guard !isSingle else {
        builder.append(items, in: inner)
        return builder.step(rest, at: span)
      }
      var index = items.lowerBound
      while index < items.upperBound {
        let end = builder.plan.items[Int(index)].end
        builder.group(Block.Group(form: .sequence, blocks: []), at: span) { builder in
          builder.append(index..<end, in: inner)
          builder.step(rest, at: span)
        }
        index = end
      }
    }
  }
}

extension Block.Form {
  /// Whether it goes round so often as its head says.
  fileprivate var goesRound: Bool {
    switch self {
    case .rounds, .intervals: true
    case .exercise, .sequence, .window, .forTime, .ladder, .choice, .freeOrder: false
    }
  }

  /// Whether the athlete picks among its blocks.
  package var offersItsBlocks: Bool {
    switch self {
    case .choice, .freeOrder: true
    case .exercise, .sequence, .rounds, .window, .forTime, .intervals, .ladder: false
    }
  }
}

extension Plan.GroupForm {
  /// Whether its items come again without being written again.
  fileprivate var goesRound: Bool {
    switch self {
    case .rounds, .lasting, .tabata, .intervals, .window, .forTime, .ladder: true
    case .sequence, .warmup, .cooldown, .choice, .freeOrder: false
    }
  }

  /// Whether it gives a time to the items that have none.
  var givesTimes: Bool {
    if case .ladder(_, let rungs) = self { rungs.measure == .time } else { false }
  }
}

extension Plan.Defaults {
  /// Fills in missing values from further out.
  fileprivate func filled(from outer: Plan.Defaults) -> Plan.Defaults {
    Plan.Defaults(
      rest: rest == .unstated ? outer.rest : rest,
      intensity: intensityOfRound.isEmpty ? intensity ?? outer.intensity : nil,
      intensityOfRound: intensityOfRound.isEmpty && intensity == nil ? outer.intensityOfRound : intensityOfRound,
      attributes: attributes.filled(from: outer.attributes))
  }
}
