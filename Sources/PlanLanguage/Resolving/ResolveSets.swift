/// The sets of an exercise: counts, targets, clusters, and the intensity of each set.

import SessionModel

extension Resolver {
  /// Appends the entries of an exercise to the plan's sets, with the intensities at the end of their list.
  ///
  /// - Parameter exercise: what the sets are of; nil for warm-up sets.
  mutating func resolveSets(
    _ entries: Nodes<SetEntry>, of exercise: Plan.ExerciseID?, closing: Nodes<Intensity>, pause: Expression?
  ) -> Range<Int32> {
    let counted = exercise.flatMap { plan.exercises[Int($0.index)].counted }
    paced = counted?.equipment
    let start = plan.sets.count
    let whole = sharedWhole(ofEach: entries)
    for index in entries.range {
      let entry = tree.sets[index]
      if let resolved = setEntry(entry, of: counted, pause: pause, shareOf: whole) { plan.sets.append(resolved) }
    }
    let isWhole = plan.sets.count - start == entries.count
    if !closing.isEmpty && !entries.isEmpty { distribute(closing, from: start, isWhole: isWhole) }
    return Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: plan.sets.count)
  }

  /// The `400m` of the `6x400m` whose intensities are being read, as written.
  var pacedDistance: String? {
    guard let (written, span) = pacedAmount, written.unit.dimension == .length else { return nil }
    let text = tree.string(span).split(separator: " ").joined()
    // `5k` has been reported by now.
    return text.last == "k" ? text + "m" : text
  }

  /// The same in millimetres.
  var pacedMillimetres: WideInt? {
    guard let written = pacedAmount?.written, written.unit.dimension == .length else { return nil }
    let way = written.exact.rounded
    return way > 0 ? way : nil
  }

  /// Whether it is `5x100yd`.
  var isPacedInYards: Bool { pacedAmount?.written.unit == .yard }

  /// Whether it is `4x1mi`.
  var isPacedInMiles: Bool { pacedAmount?.written.unit == .mile }

  private var pacedAmount: (written: Quantity, span: Span)? {
    guard pacedSets.count == 1, let entry = tree[pacedSets].first, case .amount(let amount) = entry.target,
      case .quantity(let written) = amount.kind
    else { return nil }
    return (written, amount.span)
  }

  private mutating func setEntry(
    _ entry: SetEntry, of exercise: Plan.CountedExercise?, pause: Expression?, shareOf whole: Expression?
  ) -> Plan.SetEntry? {
    var count: Plan.Value? = .one
    var least: Plan.Value?
    if let sets = entry.sets {
      (least, count) = atLeast(sets, counted: .sets)
    }
    let target = self.target(entry, of: exercise, pause: pause)
    let intensity = entry.intensity.flatMap { self.intensity(tree[$0], of: whole) }
    guard let count, let target else { return nil }
    return Plan.SetEntry(
      count: count, least: least, target: target, lastIsOpen: entry.target.isOpenEnded, intensity: intensity,
      distanceUnit: entry.target.unitOfMax ?? entry.target.amount.flatMap { writtenUnits(of: $0)?.distance })
  }

  private mutating func target(
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

  /// `50 total`; of a range, the lower end is when it is done.
  private mutating func total(_ expression: Expression) -> Plan.Target? {
    guard bounds(expression).high != nil else { return amount(expression)?.asTotal }
    guard let ends = writtenEnds(of: expression) else {
      report(.rangeMisplaced, at: expression.span)
      return nil
    }
    report(
      .rangeMisplaced, at: expression.span,
      hints: [.write("\(ends.least) \(Keyword.total.word) \(Keyword.note.word) \"up to \(ends.most)\"")],
      fixes: [Fix(replace: expression.span, with: ends.least)])
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
      problem, at: entry.span, hints: [.writeFor(pace, meaning: .pace)],
      fixes: isAlone ? [Fix(replace: Span(start: way.span.end, end: within.span.end), with: " " + pace)] : [])
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

  /// The dimension of an expression; nil if it has a mistake, which has been reported.
  mutating func dimension(of expression: Expression) -> Plan.Dimension? {
    if case .quantity(let written) = expression.kind { return written.unit.dimension }
    let mark = plan.expressions.count
    let dimension = lower(expression).evaluated.dimension
    // It is resolved again where its value is needed.
    plan.expressions.removeSubrange(mark...)
    return dimension
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

  /// Assigns intensities at the end of a list to its entries: one for all, one per entry, or one per set.
  private mutating func distribute(_ closing: Nodes<Intensity>, from start: Int, isWhole: Bool) {
    if closing.count == 1 {
      let only = intensity(tree.intensities[Int(closing.start)])
      for index in start..<plan.sets.count { plan.sets[index].intensity = only }
      return
    }
    var intensities: [Plan.Intensity?] = []
    let whole = sharedWhole(closing)
    for index in closing.range { intensities.append(intensity(tree.intensities[index], of: whole)) }
    let entries = start..<plan.sets.count
    // What could not be read is reported; the others may be for all sets, or one for each.
    let read = intensities.filter { $0 != nil }
    if read.count < intensities.count, intensities.count != entries.count {
      if read.count == 1, let only = read.first { intensities = Array(repeating: only, count: entries.count) }
      if read.count == entries.count { intensities = read }
    }
    if intensities.count == entries.count {
      for (index, intensity) in zip(entries, intensities) { plan.sets[index].intensity = intensity }
    } else if isWhole {
      let sets = setCount(entries)
      guard WideInt(intensities.count) == sets else {
        report(
          .intensityCount(given: intensities.count, entries: entries.count, sets: sets),
          at: span(of: closing), hints: sets.map { $0 > WideInt(intensities.count) } ?? false ? [.loadOfEachSet] : [])
        return
      }
      splitSets(from: start, intensities)
    }
  }

  /// An `of` at the end of a list applies to all of it: `75%, 85%, 95% of tm`.
  func sharedWhole(_ closing: Nodes<Intensity>) -> Expression? {
    guard closing.count > 1 else { return nil }
    return tree[closing].last.flatMap(wholeOfShare)
  }

  /// The same where each entry has its own: `5 @ 75%, 3 @ 85%, 1+ @ 95% of tm`. A share of what was lifted is only that
  /// set's: `1 @ 90%, 3x5 @ 80% of lifted(1)`.
  private func sharedWhole(ofEach entries: Nodes<SetEntry>) -> Expression? {
    guard entries.count > 1, let last = tree[entries].last?.intensity, let whole = wholeOfShare(tree[last]) else {
      return nil
    }
    if case .call(let call) = whole.kind, key(tree[call].name) != "max" { return nil }
    return whole
  }

  /// The number of sets in the entries, if all of their counts are known; so are the least ones of those in a range.
  private func setCount(_ entries: Range<Int>) -> WideInt? {
    var sum: WideInt = 0
    for entry in plan.sets[entries] {
      guard let count = plan.known(entry.count), entry.least.map({ plan.known($0) != nil }) ?? true else { return nil }
      sum = sum &+ count
    }
    return sum
  }

  /// Makes each set an entry with its own intensity. There are as many intensities as sets.
  private mutating func splitSets(from start: Int, _ intensities: [Plan.Intensity?]) {
    let entries = Array(plan.sets[start...])
    plan.sets.removeSubrange(start...)
    for entry in entries {
      let count = plan.known(entry.count) ?? 1
      let least = entry.least.flatMap { plan.known($0) } ?? count
      for number in 1...max(1, count) {
        var single = entry
        (single.count, single.least) = (.one, number > least ? .zero : nil)
        single.lastIsOpen = entry.lastIsOpen && number == count
        single.intensity = intensities[plan.sets.count - start]
        plan.sets.append(single)
      }
    }
  }

  func span(of intensities: Nodes<Intensity>) -> Span {
    let nodes = tree[intensities]
    return Span(start: nodes.first?.span.start ?? 0, end: nodes.last?.span.end ?? 0)
  }
}

extension SetTarget {
  /// What is counted or measured, if it is one amount.
  fileprivate var amount: Expression? {
    switch self {
    case .amount(let expression), .atLeast(let expression), .total(let expression): expression
    case .max, .maxOf, .caloriesOfRung, .breaths, .cluster, .missing: nil
    }
  }

  /// The `yd` of `max yd in 1min`.
  fileprivate var unitOfMax: LengthUnit? {
    if case .maxOf(let unit) = self { unit.ofLength } else { nil }
  }

  /// `5+`.
  fileprivate var isOpenEnded: Bool {
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
