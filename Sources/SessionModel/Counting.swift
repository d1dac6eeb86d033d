/// How much work a set is. Planned, rehearsed, done and logged sets are counted the same way. Warm-ups do not count.

extension Work {
  /// How often its reps, its time and its distance are done: twice if the set is done on each side.
  public var sides: Int { side == .each ? 2 : 1 }

  /// The set done as planned: the upper end of a range, the lower end of an open one, ten reps to failure, and as many
  /// reps as fit into a given time.
  public var planned: Performance {
    switch target {
    case .reps(let amount): Performance(reps: amount.reps(orElse: Self.toFailure))
    case .repsWithin(let amount, let time): Performance(reps: amount.reps(orElse: max(1, time.count / lengthOfRep)))
    case .energyWithin(let time):
      Performance(energy: Energy(kilocalories: max(1, time.count / UsualPace.perKilocalorie)))
    case .distanceWithin(let time):
      Performance(distance: Length(millimetres: time.clamped.count * 1_000_000 / max(1, usualPace)))
    case .total(let count, of: nil): Performance(reps: Int(min(max(count, 0), WideInt(MostInASet.reps))))
    case .total(let length, of: .time): Performance(time: Milliseconds(length))
    case .total(let way, of: .distance): Performance(distance: Length(millimetres: way))
    case .total(let energy, of: .energy): Performance(energy: Energy(kilocalories: energy))
    case .cluster(let parts, _): Performance(reps: parts.map { $0.reps(orElse: Self.toFailure) }.sumOfReps)
    case .time(let amount): Performance(time: amount.prescribed.map { Milliseconds($0) })
    case .distance(let amount): Performance(distance: amount.prescribed.map { Length(millimetres: $0) })
    case .energy(let amount): Performance(energy: amount.prescribed.map { Energy(kilocalories: $0) })
    case .breaths(let amount): Performance(time: amount.prescribed.map { UsualBreath.length(of: $0) })
    case .rung, .open: .asPrescribed
    }
  }

  static let toFailure: WideInt = 10

  /// Whether it is one of the sets of a session: not a warm-up, nor one in which no rep was done.
  fileprivate func isCounted(with performance: Performance) -> Bool { role != .warmup && performance.reps != 0 }

  /// The reps that count for a set with this result: those of both sides.
  func reps(of performance: Performance) -> WideInt {
    guard role != .warmup else { return 0 }
    return WideInt(min(max(performance.reps ?? 0, 0), MostInASet.reps) * sides)
  }

  /// Load times implements times reps in grams; 0 if the load is unknown.
  ///
  /// - Parameter bodyweight: of the athlete; nil if it is unknown, or counted elsewhere.
  func volumeGrams(of performance: Performance, bodyweight: Mass?) -> WideInt {
    let load: (count: Int, each: Mass?)
    switch self.load {
    case .mass(let count, let each, _): load = (count, performance.load ?? each)
    case .asked(let suggestion): load = (1, performance.load ?? suggestion)
    case .unstated, .share: load = (1, performance.load)
    case .bodyweight(let plus): load = (1, bodyweight.map { $0.with(performance.load ?? plus) })
    }
    let grams = min(max(load.each?.grams ?? 0, 0), MostInASet.grams)
    return grams * WideInt(min(max(load.count, 0), 100)) * reps(of: performance)
  }

  /// Whether it is a set with a load that nobody knows before it is done: its volume is missing from the planned one.
  func hasUnknownVolume(bodyweight: Mass?) -> Bool {
    guard reps(of: planned) > 0 else { return false }
    return switch load {
    case .bodyweight: bodyweight == nil
    case .asked(nil), .share: true
    case .unstated, .mass, .asked(.some): false
    }
  }
}

extension Mass {
  /// What comes to it, or is taken off by assistance.
  fileprivate func with(_ plus: Mass) -> Mass {
    let (sum, overflow) = grams.addingReportingOverflow(plus.grams)
    return overflow ? self : Mass(grams: sum)
  }
}

extension Amount {
  /// The reps of a set done as planned; `unknown` if the plan gives no number.
  func reps(orElse unknown: WideInt) -> Int {
    Int(Swift.min(Swift.max(prescribed ?? unknown, 0), WideInt(MostInASet.reps)))
  }
}

extension [Int] {
  /// The reps of all parts of a set.
  var sumOfReps: Int { reduce(0) { Swift.min($0 + $1, MostInASet.reps) } }
}

extension Session {
  /// The totals if everything goes as planned. A group with an unknown number of rounds counts once, a *death by*
  /// up to the minute that its reps exceed.
  public var plannedSummary: Summary { plannedSummary(of: plannedCourse(), lasting: estimatedDuration()) }

  /// The same, for callers that already have the course and the estimated length.
  ///
  /// - Parameter bodyweight: of the athlete, which is moved along in sets on top of it; without one they have no volume.
  public func plannedSummary(
    of course: [CourseStep], lasting length: Milliseconds?, bodyweight: Mass? = nil
  ) -> Summary {
    var totals = Totals(bodyweight: bodyweight)
    for step in course {
      if case .work(let work) = step.step { totals.add(work, work.planned) }
    }
    return totals.summary(elapsed: length ?? .zero)
  }
}

extension [CourseStep] {
  /// Whether the planned volume lacks sets whose load nobody knows before, or whose bodyweight.
  public func lacksVolume(bodyweight: Mass?) -> Bool {
    contains { step in
      if case .work(let work) = step.step { work.hasUnknownVolume(bodyweight: bodyweight) } else { false }
    }
  }
}

extension Engine {
  /// The volume so far: load times implements times reps, of both sides, as the log counts it.
  ///
  /// - Parameter bodyweight: of the athlete; without one, sets on top of it have no volume.
  public func volumeGrams(bodyweight: Mass?) -> WideInt {
    var totals = Totals(bodyweight: bodyweight)
    for set in log { totals.add(set) }
    return totals.volumeGrams
  }
}

/// Sums over sets; work on each side counts for the left and for the right.
struct Totals: Hashable, Sendable {
  var sets = 0
  var reps: WideInt = 0
  var volumeGrams: WideInt = 0
  /// What counts in sets on top of the bodyweight; nil while a session runs, whose athlete it does not know.
  var bodyweight: Mass?

  mutating func add(_ set: LoggedSet) { add(set.work, set.performance) }

  mutating func add(_ work: Work, _ performance: Performance) {
    if work.isCounted(with: performance) { sets += 1 }
    reps += work.reps(of: performance)
    volumeGrams += work.volumeGrams(of: performance, bodyweight: bodyweight)
  }

  mutating func remove(_ set: LoggedSet) {
    if set.work.isCounted(with: set.performance) { sets -= 1 }
    reps -= set.work.reps(of: set.performance)
    volumeGrams -= set.work.volumeGrams(of: set.performance, bodyweight: bodyweight)
  }

  func summary(elapsed: Milliseconds) -> Summary {
    Summary(sets: sets, reps: reps, volumeGrams: volumeGrams, elapsed: elapsed)
  }
}
