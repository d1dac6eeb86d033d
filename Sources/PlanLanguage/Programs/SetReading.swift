/// What was done, compared with what was prescribed, for rules to read.

import SessionModel

/// The sets of the lifts that a rule refers to, in the order in which they were done.
struct SetReading {
  var sets: ArraySlice<LoggedSet>
  /// How many sets were prescribed.
  var prescribed: Int
  /// What the plan's rules mean.
  var rules: RulesVersion

  /// Whether they were done as prescribed, or better: none is missing, cut off, short or lighter. Nil if that depends
  /// on reps that nobody entered.
  func isDone(_ which: Plan.Which) -> Bool? {
    switch which {
    case .all:
      // A session without sets, such as a breathing, was done once it has ended.
      if prescribed == 0, sets.isEmpty, rules >= .ninth { return true }
      guard required.count >= prescribed, !sets.isEmpty, totalsAreReached else { return false }
      if required.contains(where: { $0.isMet == false }) { return false }
      return required.contains { $0.isMet == nil } ? unentered : true
    case .last: return required.count >= prescribed ? isMet(sets.last) : false
    case .number(let number): return isMet(set(number))
    }
  }

  /// The sets that nobody may leave out.
  private var required: [LoggedSet] { sets.filter { $0.work.isOptional != true } }

  func isMissed(_ which: Plan.Which) -> Bool? {
    // A lift that was not begun is neither done nor missed.
    if which == .all, sets.isEmpty { return false }
    return isDone(which).map { !$0 }
  }

  /// Nil if nobody entered it, or no such set was done.
  func value(_ reading: Plan.Reading) -> Plan.Quantity? {
    switch reading {
    case .sets: Plan.Quantity(WideInt(sets.count), .number)
    case .reps(.all): sum { reps(of: $0) }
    case .reps(let which): enteredReps(which).map { Plan.Quantity($0, .number) }
    case .over(.all): sum { set in reps(of: set).map { set.over($0) } }
    case .over(let which):
      one(which).map { set in reps(of: set).map { Plan.Quantity(set.over($0), .number) } } ?? none(which)
    case .time(.all): sum(.time) { $0.performance.time?.count }
    case .time(let which): one(which)?.performance.time.map { Plan.Quantity($0.count, .time) }
    case .lifted(.all), .best: heaviest.map { Plan.Quantity($0.grams, .mass) }
    case .lifted(let which): one(which)?.lifted.map { Plan.Quantity($0.grams, .mass) }
    case .rpe(.all): hardest.map { Plan.Quantity(WideInt($0), .rpe) }
    case .rpe(let which): one(which)?.performance.rpeTenths.map { Plan.Quantity(WideInt($0), .rpe) }
    }
  }

  /// The set whose load is read; nil for other readings.
  func set(liftedIn reading: Plan.Reading) -> LoggedSet? {
    switch reading {
    case .lifted(.all), .best: sets.filter { $0.counts(by: rules) }.heaviest
    case .lifted(let which): one(which)
    case .reps, .over, .sets, .time, .rpe: nil
    }
  }

  /// Why a reading has no value.
  func unknown(_ reading: Plan.Reading) -> SkippedRule.Unknown {
    switch reading {
    case .rpe(let which), .lifted(let which), .reps(let which), .over(let which), .time(let which):
      if one(which) == nil {
        if case .number(let number) = which { return .set(number) }
        return .set(nil)
      }
    case .best: if !sets.contains(where: { $0.counts(by: rules) }) { return .set(nil) }
    case .sets: if sets.isEmpty { return .set(nil) }
    }
    switch reading {
    case .rpe: return .rpe
    case .reps, .over, .sets: return .reps
    case .time: return .time
    case .lifted, .best: return .load
    }
  }

  /// The heaviest load of the sets that were done. Before the fifteenth rules, a miss counted, too.
  var heaviest: Mass? { sets.lazy.filter { $0.counts(by: rules) }.compactMap { $0.lifted }.max() }

  /// The same, or the heaviest load that was tried if all of them are misses.
  var heaviestTried: Mass? { heaviest ?? sets.lazy.compactMap { $0.lifted }.max() }

  /// Whether all sets have reached the upper end of their range.
  var isAtTop: Bool {
    isDone(.all) == true
      && sets.allSatisfy { set in
        guard case .reps(let amount) = set.work.target, let top = amount.max else { return true }
        return set.reps >= top
      }
  }

  // MARK: What nobody entered

  /// With the rules of the first version, reps that nobody entered were missed, and an RPE that nobody entered for one
  /// of several sets was left out.
  private var unentered: Bool? { rules < .second ? false : nil }
  private var unenteredReps: WideInt? { rules < .second ? 0 : nil }

  private func isMet(_ set: LoggedSet?) -> Bool? {
    guard let set else { return false }
    return set.isMet ?? unentered
  }

  /// Sets that were measured in something else have none.
  private func reps(of set: LoggedSet) -> WideInt? {
    set.performance.reps.map { WideInt($0) } ?? (set.cutOff || set.performance.isMeasured ? 0 : unenteredReps)
  }

  private func enteredReps(_ which: Plan.Which) -> WideInt? {
    guard let set = one(which) else { return none(which)?.rounded }
    return set.performance.reps.map { WideInt($0) } ?? (set.cutOff && rules >= .second ? 0 : nil)
  }

  /// A prescribed set that was skipped has no reps; with the rules of the first version they were unknown.
  private func none(_ which: Plan.Which) -> Plan.Quantity? {
    guard rules >= .second, case .number(let number) = which, number > 0, number <= WideInt(prescribed) else {
      return nil
    }
    return Plan.Quantity(0, .number)
  }

  private func sum(_ dimension: Plan.Dimension = .number, _ number: (LoggedSet) -> WideInt?) -> Plan.Quantity? {
    var sum: WideInt = 0
    for set in sets {
      guard let next = number(set) else { return nil }
      sum += next
    }
    return Plan.Quantity(sum, dimension)
  }

  /// The highest RPE, in tenths.
  private var hardest: Int? {
    let entered = sets.compactMap { $0.performance.rpeTenths }
    return entered.count == sets.count || rules < .second ? entered.max() : nil
  }

  // MARK: One of them

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
    var done: WideInt = 0
    var wanted: WideInt = 0
    for set in sets {
      guard case .total(let total, let measure) = set.work.target else { continue }
      wanted = total
      done += set.performance.amount(of: measure)
    }
    return done >= wanted
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

  /// Whether something of it was done, so that its load was lifted.
  func counts(by rules: RulesVersion) -> Bool {
    rules < .fifteenth || performance.reps != 0 && (!cutOff || performance.isMeasured)
  }

  /// Zero if nobody entered them.
  fileprivate var reps: WideInt { WideInt(performance.reps ?? 0) }

  fileprivate func over(_ reps: WideInt) -> WideInt { max(0, reps - (work.target.least ?? 0)) }

  /// Whether the set fell short of its own prescription.
  package var isShort: Bool {
    switch work.target {
    case .reps(let amount), .repsWithin(let amount, _): reps < amount.min
    case .time(let amount): (performance.time?.count ?? 0) < amount.min
    case .distance(let amount): (performance.distance?.millimetres ?? 0) < amount.min
    case .energy(let amount): (performance.energy?.kilocalories ?? 0) < amount.min
    case .cluster: reps < work.target.least ?? 0
    // These have no number to fall short of: a hold that the athlete ended is done, and the sets of a total reach it
    // together.
    case .energyWithin, .distanceWithin, .breaths, .total, .rung, .open: false
    }
  }

  /// Nil if nobody entered its reps.
  fileprivate var isMet: Bool? {
    guard !cutOff, !isLighter else { return false }
    // The sets of a total reach it together.
    if case .total = work.target { return true }
    guard isShort else { return true }
    return performance.reps == nil && work.target.least != nil ? nil : false
  }

  /// Whether less was lifted than its load.
  package var isLighter: Bool {
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
    case .time, .distance, .energy, .breaths, .energyWithin, .distanceWithin, .total, .rung, .open: nil
    }
  }
}

extension [LoggedSet] {
  /// The heaviest load of an exercise in those of its work sets that were done.
  func best(of exercise: String, by rules: RulesVersion) -> Plan.Quantity? {
    bestSet(of: exercise, by: rules)?.lifted.map { Plan.Quantity($0.grams, .mass) }
  }

  /// The set of that load.
  func bestSet(of exercise: String, by rules: RulesVersion) -> LoggedSet? {
    filter { $0.work.role == .work && $0.work.exercise.key == exercise && $0.counts(by: rules) }.heaviest
  }
}

extension Sequence<LoggedSet> {
  /// The set with the heaviest load; nil if none has one.
  fileprivate var heaviest: LoggedSet? {
    var found: (set: LoggedSet, load: Mass)?
    for set in self {
      if let load = set.lifted, found.map({ load > $0.load }) ?? true { found = (set, load) }
    }
    return found?.set
  }
}
