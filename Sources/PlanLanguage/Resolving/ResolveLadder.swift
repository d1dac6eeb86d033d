/// Ladders: what their numbers are, and how they go on.

import SessionModel

extension Resolver {
  mutating func ladder(
    _ nodes: Nodes<Expression>, _ end: LadderEnd, of body: Body, in context: ItemContext
  ) -> Plan.GroupForm? {
    guard let first = tree[nodes].first, let dimension = dimension(of: first) else { return nil }
    // Of any other, this reports that it is not a number.
    let measure = Plan.RungMeasure(dimension, isEndless: end == .endless)
    let (wanted, counted) = (measure == nil ? .number : dimension, measure?.counted ?? .reps)
    var rungs: [Plan.Value] = []
    for index in nodes.range {
      guard let rung = positive(tree.expressions[index], wanted, expected: wanted.expected, counted: counted) else {
        return nil
      }
      rungs.append(rung)
    }
    guard let measure else { return nil }
    let units = measure == .reps ? nil : writtenUnits(of: first)
    let span = Span(start: first.span.start, end: tree[nodes].last?.span.end ?? 0)
    var kind = Plan.Rungs(measure: measure, units: units, isEndless: false)
    switch end {
    case .closed where measure != .reps: return .ladder(rungs, kind)
    case .closed: return .ladder(self.counted(rungs, nodes, at: span), kind)
    case .endless:
      guard let step = step(of: rungs, measure), step > 0 else {
        report(.unevenLadder, at: span)
        return nil
      }
      kind.isEndless = true
      if !context.isWindow, measure != .power || stageLength(in: body) == nil {
        let written = "ladder \(tree.string(span))-..."
        report(
          .endlessLadder, at: span,
          hints: [.write(measure == .power ? "\(written) < bike 1min >" : "amrap 20min < \(written) < … > >")])
      }
      return .ladder(rungs, kind)
    case .filled:
      guard let filled = filled(rungs, measure, at: span) else {
        report(.unevenLadder, at: span)
        return nil
      }
      return .ladder(filled, kind)
    }
  }

  /// `10-1` counts through, as `10-9-...-1` does. Where neither end is 1, two numbers may be two rungs or more.
  private mutating func counted(
    _ rungs: [Plan.Value], _ nodes: Nodes<Expression>, at span: Span
  ) -> [Plan.Value] {
    guard tree.dashed(nodes) != nil, let first = rungs.first?.known, let last = rungs.last?.known else { return rungs }
    let step: WideInt = first < last ? 1 : -1
    guard let count = CountedRungs.count(from: first, to: last) else {
      report(
        .ladderOfTwo, at: span,
        hints: [
          .writeFor("\(first)-\(first + step)-...-\(last)", meaning: .everyRung),
          .writeFor("\(first), \(last)", meaning: .twoRungs),
        ])
      return rungs
    }
    guard count > 2, expand(Int(clamping: count - 1), at: span) else { return rungs }
    return stride(from: first, through: last, by: Int(step)).compactMap { Plan.Value(known: $0) }
  }

  /// The step of the rungs, if it is constant.
  private func step(of rungs: some BidirectionalCollection<Plan.Value>, _ measure: Plan.RungMeasure) -> WideInt? {
    let numbers = rungs.compactMap { $0.known }
    guard numbers.count == rungs.count, numbers.count >= 2 else { return nil }
    let step = numbers[1] - numbers[0]
    let isEven = zip(numbers, numbers.dropFirst()).allSatisfy { abs($1 - $0 - step) <= measure.slack }
    return isEven && step != 0 ? step : nil
  }

  /// `10-9-...-1` with the omitted rungs filled in, evenly.
  private mutating func filled(
    _ rungs: [Plan.Value], _ measure: Plan.RungMeasure, at span: Span
  ) -> [Plan.Value]? {
    guard let step = step(of: rungs.dropLast(), measure), let last = rungs.last?.known,
      let from = rungs.dropLast().last?.known, (last - from).signum() == step.signum()
    else { return nil }
    let distance = last - from
    let count = (2 * distance + step) / (2 * step)
    guard count > 0, abs(count * step - distance) <= count * measure.slack else { return nil }
    guard expand(Int(clamping: count), at: span) else { return rungs }
    return rungs.dropLast() + (1...count).compactMap { Plan.Value(known: from + distance * $0 / count) }
  }

  /// How long each stage of a ramp test is: a ladder of watts without an end, outside of everything with a clock. Nil for
  /// anything else.
  mutating func lengthOfStages(
    of node: GroupItem, _ form: Plan.GroupForm, in context: ItemContext
  ) -> Plan.Value? {
    guard case .ladder(_, let rungs) = form, rungs.isEndless, rungs.measure == .power, !context.isWindow,
      let length = stageLength(in: node.body)
    else { return nil }
    return positive(length, .time, expected: .time, counted: .time)
  }

  /// The time of the only set in a block.
  private func stageLength(in body: Body) -> Expression? {
    guard body.items.count == 1, case .exercise(_, let sets)? = tree[body.items].first?.kind, sets.count == 1,
      let entry = tree[sets].first, entry.sets == nil, entry.within == nil, case .amount(let amount) = entry.target,
      case .quantity(let written) = amount.kind, written.unit.dimension == .time
    else { return nil }
    return amount
  }
}

extension Plan.RungMeasure {
  /// Nil if a ladder of this dimension means nothing. What goes on without an end is done by the engine, which knows
  /// neither shares of a max nor holds.
  fileprivate init?(_ dimension: Plan.Dimension, isEndless: Bool) {
    switch dimension {
    case .number: self = .reps
    case .length: self = .distance
    case .energy: self = .energy
    case .mass: self = .mass
    case .power: self = .power
    case .time where !isEndless: self = .time
    case .share where !isEndless: self = .share
    case .heartRate where !isEndless: self = .heartRate
    case .time, .share, .heartRate, .cadence, .strokeRate, .pace, .rpe, .rir: return nil
    }
  }

  /// By how much even steps may differ: ten pounds are not a whole number of grams.
  fileprivate var slack: WideInt {
    switch self {
    case .mass: 1
    case .reps, .time, .distance, .energy, .share, .power, .heartRate: 0
    }
  }

  fileprivate var counted: Counted {
    switch self {
    case .reps: .reps
    case .time: .time
    case .distance: .distance
    case .energy: .energy
    case .mass, .share, .power, .heartRate: .load
    }
  }
}

extension Plan.Dimension {
  /// What a rung of this dimension is expected to be.
  fileprivate var expected: Expected {
    switch self {
    case .number: .number
    case .time: .time
    case .mass: .mass
    case .length: .length
    case .energy: .amount
    case .share, .power, .heartRate, .cadence, .strokeRate, .pace, .rpe, .rir: .intensity
    }
  }
}
