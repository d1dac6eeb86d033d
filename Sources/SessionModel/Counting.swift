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

  /// Load times implements times reps in grams; 0 if the load is bodyweight or unknown.
  func volumeGrams(of performance: Performance) -> WideInt {
    let load: (count: Int, each: Mass?)
    switch self.load {
    case .mass(let count, let each, _): load = (count, performance.load ?? each)
    case .asked(let suggestion): load = (1, performance.load ?? suggestion)
    case .unstated, .share: load = (1, performance.load)
    case .bodyweight: return 0
    }
    let grams = min(max(load.each?.grams ?? 0, 0), MostInASet.grams)
    return grams * WideInt(min(max(load.count, 0), 100)) * reps(of: performance)
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
  public func plannedSummary(of course: [CourseStep], lasting length: Milliseconds?) -> Summary {
    var totals = Totals()
    for step in course {
      if case .work(let work) = step.step { totals.add(work, work.planned) }
    }
    return totals.summary(elapsed: length ?? .zero)
  }
}

/// Sums over sets; work on each side counts for the left and for the right.
struct Totals: Hashable, Sendable {
  var sets = 0
  var reps: WideInt = 0
  var volumeGrams: WideInt = 0

  mutating func add(_ set: LoggedSet) { add(set.work, set.performance) }

  mutating func add(_ work: Work, _ performance: Performance) {
    if work.isCounted(with: performance) { sets += 1 }
    reps += work.reps(of: performance)
    volumeGrams += work.volumeGrams(of: performance)
  }

  mutating func remove(_ set: LoggedSet) {
    if set.work.isCounted(with: set.performance) { sets -= 1 }
    reps -= set.work.reps(of: set.performance)
    volumeGrams -= set.work.volumeGrams(of: set.performance)
  }

  func summary(elapsed: Milliseconds) -> Summary {
    Summary(sets: sets, reps: reps, volumeGrams: volumeGrams, elapsed: elapsed)
  }
}
