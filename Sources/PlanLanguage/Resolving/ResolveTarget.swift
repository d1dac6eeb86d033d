/// What one set asks for: reps, times, distances, calories, breaths, totals and clusters.

import SessionModel

extension Resolver {
  /// Nil if it has a mistake, which has been reported.
  mutating func target(
    _ entry: SetEntry, of exercise: Plan.CountedExercise?, pause: Expression?
  ) -> Plan.Target? {
    switch entry.target {
    case .amount(let expression):
      guard let amount = amount(expression) else { return nil }
      return within(entry, amount)
    case .atLeast(let expression):
      guard bounds(expression).high == nil else {
        reportRange(expression)
        return nil
      }
      guard let amount = amount(expression) else { return nil }
      return within(entry, amount)
    // A hold to failure lasts until the athlete lets go, at most as long as it says.
    case .max where exercise?.isHeld == true && (entry.within == nil || plan.rulesVersion >= .sixteenth):
      guard let within = entry.within else { return .time(.zero, upTo: nil) }
      return positive(tree[within], .time, expected: .time, counted: .time).map { .time(.zero, upTo: $0) }
    case .max: return within(entry, .reps(.zero, upTo: nil))
    case .maxOf(let unit):
      var time: Plan.Value?
      if let within = entry.within {
        guard let length = positive(tree[within], .time, expected: .time, counted: .time) else { return nil }
        time = length
      }
      return unit == .calorie ? .mostEnergy(within: time) : .mostDistance(within: time)
    case .caloriesOfRung: return .energyOfRung
    case .total(let expression): return total(expression)
    case .breaths(let expression): return breaths(expression)
    case .cluster(let parts): return cluster(parts, pause: pause)
    case .missing: return nil
    }
  }

  /// `8`, `8-12`, `45s`, `400m`, `20cal`.
  mutating func amount(_ expression: Expression) -> Plan.Target? {
    let (low, high) = bounds(expression)
    guard let dimension = dimension(of: low) else { return nil }
    let counted: Counted
    switch dimension {
    case .number: counted = .reps
    case .time: counted = .time
    case .length: counted = .distance
    case .energy: counted = .energy
    case .mass, .share, .power, .heartRate, .cadence, .strokeRate, .pace, .rpe, .rir:
      report(.wrongUnit(expected: .amount, found: dimension), at: low.span, hints: shareOfCount(low, dimension))
      return nil
    }
    guard let least = least(low, dimension, counted, isRange: high != nil) else { return nil }
    var most = least
    if let high {
      guard let value = positive(high, dimension, expected: .amount, counted: counted),
        rises(least, value, of: expression)
      else { return nil }
      most = value
    }
    switch counted {
    case .time: return .time(least, upTo: most)
    case .distance: return .distance(least, upTo: most)
    case .energy: return .energy(least, upTo: most)
    case .reps, .sets, .rounds, .breaths, .load, .cadence: return .reps(least, upTo: most)
    }
  }

  /// None of ten may count: `free throw 0-10`.
  private mutating func least(
    _ low: Expression, _ dimension: Plan.Dimension, _ counted: Counted, isRange: Bool
  ) -> Plan.Value? {
    if isRange, counted == .reps { return unsigned(low, dimension, expected: .amount) }
    return positive(low, dimension, expected: .amount, counted: counted)
  }

  /// `50 total`; of a range, the lower end is when it is done.
  private mutating func total(_ expression: Expression) -> Plan.Target? {
    guard bounds(expression).high != nil else { return amount(expression)?.asTotal }
    guard let ends = writtenEnds(of: expression) else {
      report(.rangeMisplaced, at: expression.span)
      return nil
    }
    let note = "\(Keyword.note.word) \"up to \(ends.most)\""
    let word = tree.source[Int(expression.span.end)...].drop { $0 == UInt8(ascii: " ") }
    // The item has at most one note.
    let isAlone =
      word.starts(with: Keyword.total.word.utf8)
      && !tree.saysNote(before: Int(expression.span.start), after: Int(expression.span.end))
    let behind = UInt32(truncatingIfNeeded: word.startIndex + Keyword.total.word.utf8.count)
    report(
      .rangeMisplaced, at: expression.span, hints: [.write("\(ends.least) \(Keyword.total.word) \(note)")],
      fixes: isAlone
        ? [
          Fix(replace: expression.span, with: ends.least),
          Fix(replace: Span(start: behind, end: behind), with: " " + note),
        ] : [])
    return nil
  }

  /// `5 breaths`, `5-8 breaths`.
  private mutating func breaths(_ expression: Expression) -> Plan.Target? {
    let (low, high) = bounds(expression)
    guard let least = positive(low, .number, expected: .number, counted: .breaths) else { return nil }
    guard let high else { return .breaths(least, upTo: least) }
    guard let most = positive(high, .number, expected: .number, counted: .breaths),
      rises(least, most, of: expression)
    else { return nil }
    return .breaths(least, upTo: most)
  }

  /// `max in 10min`: reps within a time.
  private mutating func within(_ entry: SetEntry, _ amount: Plan.Target) -> Plan.Target? {
    guard let within = entry.within else { return amount }
    guard let time = positive(tree[within], .time, expected: .time, counted: .time) else { return nil }
    guard case .reps(let low, let high) = amount else {
      reportTimeOf(entry, amount, within: tree[within])
      return nil
    }
    return .repsWithin(low, upTo: entry.target.isOpenEnded ? nil : high, time)
  }

  /// `run 800m in 3:45`: a time for a distance is a pace.
  private mutating func reportTimeOf(_ entry: SetEntry, _ amount: Plan.Target, within: Expression) {
    let problem = MeaningProblem.wrongUnit(expected: .number, found: amount.dimension)
    guard case .distance = amount, let way = entry.target.amount else { return report(problem, at: entry.span) }
    let pace = "@ \(tree.string(within.span))/\(tree.string(way.span))"
    let isAlone = entry.intensity == nil
    report(
      .wrongUnit(expected: .intensity, found: .time), at: within.span, hints: [.writeFor(pace, meaning: .pace)],
      fixes: isAlone ? [Fix(replace: Span(start: way.span.end, end: within.span.end), with: " " + pace)] : [])
  }

  private mutating func cluster(_ parts: Nodes<ClusterSet>, pause: Expression?) -> Plan.Target? {
    var resolved: [Plan.Cluster.Part] = []
    for part in tree[parts] {
      guard let amount = part.amount else {
        resolved.append(Plan.Cluster.Part(least: .zero, most: nil))
        continue
      }
      guard let target = self.amount(amount) else { return nil }
      guard case .reps(let least, let most) = target else {
        report(
          .wrongUnit(expected: .number, found: target.dimension), at: part.span,
          hints: [.write("rounds x3 < … \(tree.string(part.span)); … >")])
        return nil
      }
      resolved.append(Plan.Cluster.Part(least: least, most: part.isOpen ? nil : most))
    }
    // Without its own pause, a cluster has the usual short one.
    var length = Plan.Value(known: 15_000)
    if let pause {
      length = value(pause, .time, expected: .time)
      if let written = length, let known = plan.known(written), known < 0 {
        report(.negative, at: pause.span)
        return nil
      }
    }
    guard let length, !resolved.isEmpty else { return nil }
    plan.clusters.append(Plan.Cluster(parts: resolved, pause: length))
    return .cluster(Int32(truncatingIfNeeded: plan.clusters.count - 1))
  }

  /// The dimension of an expression; nil if it has a mistake, which has been reported.
  mutating func dimension(of expression: Expression) -> Plan.Dimension? {
    if case .quantity(let written) = expression.kind { return written.unit.dimension }
    let mark = plan.expressions.count
    let dimension = lower(expression).evaluated.dimension
    // It is resolved again where its value is needed.
    plan.expressions.removeSubrange(mark...)
    return dimension
  }
}

extension SetTarget {
  /// What is counted or measured, if it is one amount.
  var amount: Expression? {
    switch self {
    case .amount(let expression), .atLeast(let expression), .total(let expression): expression
    case .max, .maxOf, .caloriesOfRung, .breaths, .cluster, .missing: nil
    }
  }

  /// `5+`.
  var isOpenEnded: Bool {
    if case .atLeast = self { true } else { false }
  }
}

extension Plan.Target {
  /// What its numbers count.
  var dimension: Plan.Dimension {
    switch self {
    case .reps, .breaths, .repsWithin, .total(_, of: nil), .cluster, .unstated: .number
    case .time, .total(_, of: .time): .time
    case .distance, .mostDistance, .total(_, of: .distance): .length
    case .energy, .mostEnergy, .energyOfRung, .total(_, of: .energy): .energy
    }
  }

  /// The amount of one set, as a total over as many sets as it takes; nil unless it is a single amount.
  fileprivate var asTotal: Plan.Target? {
    switch self {
    case .reps(let count, _): .total(count, of: nil)
    case .time(let length, _): .total(length, of: .time)
    case .distance(let way, _): .total(way, of: .distance)
    case .energy(let energy, _): .total(energy, of: .energy)
    case .breaths, .repsWithin, .mostEnergy, .mostDistance, .energyOfRung, .total, .cluster, .unstated: nil
    }
  }
}
