/// The sets of an exercise: their counts, and the intensity of each set.

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
    let whole = tree.sharedWhole(ofEach: tree[entries])
    for index in entries.range {
      let entry = tree.sets[index]
      if let resolved = setEntry(entry, of: counted, pause: pause, shareOf: whole) { plan.sets.append(resolved) }
    }
    let isWhole = plan.sets.count - start == entries.count
    if !closing.isEmpty && !entries.isEmpty { distribute(closing, from: start, isWhole: isWhole) }
    return Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: plan.sets.count)
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

  /// Assigns intensities at the end of a list to its entries: one for all, one per entry, or one per set.
  private mutating func distribute(_ closing: Nodes<Intensity>, from start: Int, isWhole: Bool) {
    if closing.count == 1 {
      let only = intensity(tree.intensities[Int(closing.start)])
      for index in start..<plan.sets.count { plan.sets[index].intensity = only }
      return
    }
    var intensities: [Plan.Intensity?] = []
    let whole = tree.sharedWhole(tree[closing])
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
  /// The `yd` of `max yd in 1min`.
  fileprivate var unitOfMax: LengthUnit? {
    if case .maxOf(let unit) = self { unit.ofLength } else { nil }
  }
}
