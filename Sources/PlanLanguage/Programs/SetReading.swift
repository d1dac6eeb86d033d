/// What was done, compared with what was prescribed, for rules to read.

import SessionModel

/// The sets of the lifts that a rule refers to, in the order in which they were done.
struct SetReading {
  var sets: ArraySlice<LoggedSet>
  /// How many sets were prescribed.
  var prescribed: Int

  /// Whether they were done as prescribed, or better: none is missing, cut off, short or lighter.
  func isDone(_ which: Plan.Which) -> Bool {
    switch which {
    case .all: sets.count >= prescribed && !sets.isEmpty && totalsAreReached && sets.allSatisfy { $0.isMet }
    case .last: sets.count >= prescribed && sets.last?.isMet == true
    case .number(let number): set(number)?.isMet == true
    }
  }

  func isMissed(_ which: Plan.Which) -> Bool {
    switch which {
    // A lift that was not begun is neither done nor missed.
    case .all: !sets.isEmpty && !isDone(.all)
    case .last, .number: !isDone(which)
    }
  }

  /// Nil if no such set was done.
  func value(_ reading: Plan.Reading) -> Plan.Quantity? {
    switch reading {
    case .sets: Plan.Quantity(WideInt(sets.count), .number)
    case .reps(.all): Plan.Quantity(sets.reduce(0) { $0 + $1.reps }, .number)
    case .reps(let which): one(which)?.performance.reps.map { Plan.Quantity(WideInt($0), .number) }
    case .over(.all): Plan.Quantity(sets.reduce(0) { $0 + $1.repsOver }, .number)
    case .over(let which): one(which).map { Plan.Quantity($0.repsOver, .number) }
    case .lifted(.all), .best: sets.compactMap { $0.lifted }.max().map { Plan.Quantity($0.grams, .mass) }
    case .lifted(let which): one(which)?.lifted.map { Plan.Quantity($0.grams, .mass) }
    case .rpe(.all): sets.compactMap { $0.performance.rpeTenths }.max().map { Plan.Quantity(WideInt($0), .rpe) }
    case .rpe(let which): one(which)?.performance.rpeTenths.map { Plan.Quantity(WideInt($0), .rpe) }
    }
  }

  /// Whether all sets have reached the upper end of their range.
  var isAtTop: Bool {
    isDone(.all)
      && sets.allSatisfy { set in
        guard case .reps(let amount) = set.work.target, let top = amount.max else { return true }
        return set.reps >= top
      }
  }

  private func one(_ which: Plan.Which) -> LoggedSet? {
    switch which {
    case .last, .all: sets.last
    case .number(let number): set(number)
    }
  }

  private func set(_ number: WideInt) -> LoggedSet? {
    number > 0 && number <= WideInt(sets.count) ? sets[sets.startIndex + Int(number) - 1] : nil
  }

  private var totalsAreReached: Bool {
    var reps: WideInt = 0
    var wanted: WideInt = 0
    for set in sets {
      guard case .total(let total) = set.work.target else { continue }
      wanted = total
      reps += set.reps
    }
    return reps >= wanted
  }
}

extension LoggedSet {
  /// The load of one implement, or the load added to bodyweight.
  var lifted: Mass? {
    if let load = performance.load { return load }
    switch work.load {
    case .mass(_, let each, _): return each
    case .bodyweight(let plus): return plus
    case .asked(let suggestion): return suggestion
    case .unstated, .share: return nil
    }
  }

  /// None where nothing was said of them.
  fileprivate var reps: WideInt { WideInt(performance.reps ?? 0) }

  fileprivate var repsOver: WideInt { max(0, reps - (work.target.least ?? 0)) }

  /// Whether the set fell short of its own prescription.
  package var isShort: Bool {
    switch work.target {
    case .reps(let amount), .repsWithin(let amount, _): reps < amount.min
    case .time(let amount): (performance.time?.count ?? 0) < amount.min
    case .distance(let amount): (performance.distance?.millimetres ?? 0) < amount.min
    case .energy(let amount): (performance.energy?.kilocalories ?? 0) < amount.min
    case .total(let reps): reps < reps
    case .cluster: reps < work.target.least ?? 0
    case .rung, .open: false
    }
  }

  fileprivate var isMet: Bool {
    guard !cutOff, !isLighter else { return false }
    // The sets of a total reach it together.
    if case .total = work.target { return true }
    return !isShort
  }

  private var isLighter: Bool {
    guard case .mass(_, let each, _) = work.load, let load = performance.load else { return false }
    return load < each
  }
}

extension Target {
  /// The fewest reps that it asks for.
  fileprivate var least: WideInt? {
    switch self {
    case .reps(let amount), .repsWithin(let amount, _): amount.min
    case .cluster(let parts, _): parts.reduce(0) { $0 + min(max($1.min, 0), 10_000) }
    case .time, .distance, .energy, .total, .rung, .open: nil
    }
  }
}
