/// What was done, compared with what was prescribed.
extension Performance {
  /// Only a number.
  var isRepsAlone: Bool { reps != nil && numbers == Performance(reps: reps) }
  /// Only an amount, in the measure of the target.
  func isAmountAlone(of target: Target) -> Bool {
    switch target {
    case .distance, .distanceWithin, .total(_, of: .distance):
      distance != nil && numbers == Performance(distance: distance)
    case .energy, .energyWithin, .total(_, of: .energy): energy != nil && numbers == Performance(energy: energy)
    case .total(_, of: .time): time != nil && numbers == Performance(time: time)
    case .reps, .repsWithin, .total(_, of: nil), .cluster, .rung, .time, .breaths, .open: isRepsAlone
    }
  }
  /// An amount alone, as an answer to what was done of a target.
  static func some(of target: Target) -> Performance {
    switch target {
    case .distance, .distanceWithin, .total(_, of: .distance): Performance(distance: Length(millimetres: 1000))
    case .energy, .energyWithin, .total(_, of: .energy): Performance(energy: Energy(kilocalories: 1))
    case .total(_, of: .time): Performance(time: .seconds(1))
    case .reps, .repsWithin, .total(_, of: nil), .cluster, .rung, .time, .breaths, .open: Performance(reps: 1)
    }
  }
  /// Only a load.
  var isLoadAlone: Bool { load != nil && numbers == Performance(load: load) }
  /// Only an RPE.
  package var isRPEAlone: Bool { rpeTenths != nil && numbers == Performance(rpeTenths: rpeTenths) }
  /// Whether it is empty: everything as prescribed.
  public var isEmpty: Bool { numbers == .asPrescribed }

  /// The result without its units, which say nothing alone.
  private var numbers: Performance {
    var numbers = self
    numbers.units = nil
    return numbers
  }

  /// Whether it says how much was done.
  public var isMeasured: Bool {
    reps != nil || parts != nil || time != nil || distance != nil || energy != nil || rounds != nil || extraReps != nil
  }

  /// Whether the numbers are humanly possible.
  public var isPlausible: Bool {
    func within<Number>(_ number: Number?, _ range: ClosedRange<Number>) -> Bool { number.map(range.contains) ?? true }
    let count = 0...MostInASet.reps
    return within(reps, count) && (parts ?? []).allSatisfy { within($0, count) } && within(rounds, count)
      && within(extraReps, count)
      && within(time?.count, 0...604_800_000) && within(distance?.millimetres, 0...1_000_000_000)
      && within(energy?.kilocalories, 0...100_000) && within(load?.grams, -1_000_000...MostInASet.grams)
      && within(rpeTenths, 0...100)
  }

  /// Whether it gives something that `target` is measured in, and nothing that contradicts it. Timed work may give reps
  /// or a distance; work measured in distance or energy may give a time.
  public func measures(_ target: Target) -> Bool {
    if let parts {
      guard case .cluster(let wanted, _) = target, parts.count == wanted.count, reps == nil else { return false }
    }
    return switch target {
    case .reps, .total(_, of: nil), .cluster, .rung: time == nil && distance == nil && energy == nil
    // On a machine, as much as possible is a distance or calories.
    case .repsWithin: true
    // A number alone would be reps, which add nothing to these totals.
    case .distance, .energy, .total(_, of: .time), .total(_, of: .distance), .total(_, of: .energy): reps == nil
    case .energyWithin: reps == nil && distance == nil
    case .distanceWithin: reps == nil && energy == nil
    case .breaths: reps == nil && distance == nil && energy == nil
    case .time, .open: true
    }
  }

  /// Whether it says how much was done, in the measure of the target.
  func gives(_ target: Target) -> Bool {
    switch target {
    case .distance, .distanceWithin, .total(_, of: .distance): distance != nil
    case .energy, .energyWithin, .total(_, of: .energy): energy != nil
    case .total(_, of: .time): time != nil
    case .repsWithin: reps != nil || distance != nil || energy != nil
    case .reps, .total(_, of: nil), .cluster, .rung, .time, .breaths, .open: reps != nil
    }
  }

  /// With the measure of the target filled in: the upper end of what was prescribed, or the lower end if it is open;
  /// nil if that is zero. `before` is what the earlier sets of a total add up to.
  func completed(_ target: Target, after elapsed: Milliseconds, before: WideInt) -> Performance {
    var full = self
    switch target {
    case .reps(let amount): full.reps = reps ?? amount.prescribed.map { Int(clamping: $0) }
    case .time, .breaths, .total(_, of: .time): full.time = time ?? elapsed
    case .distance(let amount): full.distance = distance ?? amount.prescribed.map(Length.init(millimetres:))
    case .energy(let amount): full.energy = energy ?? amount.prescribed.map(Energy.init(kilocalories:))
    case .total(let wanted, let measure):
      full.complete(max(0, min(max(wanted, 0), EngineLimits.longest) - before), measure)
    case .cluster(let parts, _):
      full = summed
      full.reps = full.reps ?? parts.map { $0.reps(orElse: 0) }.sumOfReps
    case .repsWithin, .energyWithin, .distanceWithin, .rung, .open: break
    }
    return full
  }

  /// Fills in what is missing of a total, except for its time.
  private mutating func complete(_ missing: WideInt, _ measure: TotalMeasure?) {
    switch measure {
    case nil: reps = reps ?? Int(min(missing, WideInt(MostInASet.reps)))
    case .distance: distance = distance ?? Length(millimetres: min(missing, 1_000_000_000))
    case .energy: energy = energy ?? Energy(kilocalories: min(missing, 100_000))
    case .time: break
    }
  }

  /// The result of a set that was cut off: except for holds, nobody knows how far it got.
  func cutOff(_ target: Target, after elapsed: Milliseconds) -> Performance {
    var part = self
    if target.isHeld { part.time = time ?? elapsed }
    return part
  }

  /// The time for a kilometre, to the nearest millisecond; nil if nothing was covered, or the time is unknown.
  public var pace: Milliseconds? {
    guard let time, let distance, time > .zero, distance.millimetres > 0 else { return nil }
    // Both are plausible, but the product may not fit into 32 bits.
    let (product, overflow) = time.count.multipliedReportingOverflow(by: 1_000_000)
    return overflow ? nil : Milliseconds((product + distance.millimetres / 2) / distance.millimetres)
  }

  /// With the sum of the parts of a cluster.
  public var summed: Performance {
    guard let parts else { return self }
    var sum = self
    sum.reps = parts.sumOfReps
    sum.parts = nil
    return sum
  }

  /// This performance, overridden by everything that `other` gives.
  public func overridden(by other: Performance) -> Performance {
    let sum = other.summed.reps
    return Performance(
      reps: sum ?? reps, parts: other.parts ?? sum.map { parts?.coming(to: $0) } ?? parts, time: other.time ?? time,
      distance: other.distance ?? distance,
      energy: other.energy ?? energy, load: other.load ?? load, rpeTenths: other.rpeTenths ?? rpeTenths,
      rounds: other.rounds ?? rounds, extraReps: other.extraReps ?? extraReps,
      units: .given(
        load: other.load == nil ? units?.load : other.units?.load,
        distance: other.distance == nil ? units?.distance : other.units?.distance))
  }
}

extension Amount {
  /// The amount that counts as done as prescribed; nil for `max`.
  package var prescribed: WideInt? { max ?? (min > 0 ? min : nil) }
}

extension Target {
  /// Whether only the athlete knows how much was done.
  var asksReps: Bool {
    switch self {
    case .reps(let amount): amount.max == nil
    case .repsWithin, .energyWithin, .distanceWithin: true
    case .cluster(let parts, _): parts.contains { $0.max == nil }
    // `max cal` has no least amount, either.
    case .distance(let amount), .energy(let amount): amount == .atLeast(0)
    case .time, .breaths, .total, .rung, .open: false
    }
  }

  /// Whether its result is how long it lasted.
  public var isHeld: Bool {
    switch self {
    case .time, .breaths, .total(_, of: .time): true
    case .reps, .distance, .energy, .repsWithin, .energyWithin, .distanceWithin, .total, .cluster, .rung, .open: false
    }
  }

  /// Whether a distance is covered: one, or what is left of a total.
  package var isDistance: Bool {
    switch self {
    case .distance, .total(_, of: .distance): true
    case .reps, .time, .energy, .breaths, .repsWithin, .energyWithin, .distanceWithin, .total, .cluster, .rung, .open:
      false
    }
  }
}
