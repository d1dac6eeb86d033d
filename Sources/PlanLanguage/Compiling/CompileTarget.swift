/// How much there is to do in a set.

import SessionModel

extension SessionBuilder {
  /// The target of a move without a number. In a tabata it is the time on; exercises counted in reps get as many reps
  /// as possible in that time, which are the score. So do variations of those, and what nobody knows, if it has a load.
  func unstatedTarget(
    of exercise: Plan.ExerciseID, _ intensity: Plan.Intensity?, in context: ItemContext
  ) -> Target {
    guard let limit = context.limit else { return context.unstatedTarget }
    let named = plan.exercises[Int(exercise.index)]
    let measure = named.counted?.measure ?? named.measureOfBase
    guard measure == .reps || measure == nil && intensity?.isLoad == true else { return context.unstatedTarget }
    return .repsWithin(.atLeast(0), limit)
  }

  mutating func target(_ target: Plan.Target, isOpen: Bool, in context: ItemContext, at span: Span) -> Target {
    switch target {
    case .reps(let low, let high):
      let amount = amount(low, high, isOpen: isOpen, at: span)
      return context.limit.map { .repsWithin(amount, $0) } ?? .reps(amount)
    case .time(let low, let high): return .time(amount(low, high, isOpen: isOpen, at: span))
    case .distance(let low, let high): return .distance(amount(low, high, isOpen: isOpen, at: span))
    case .energy(let low, let high): return .energy(amount(low, high, isOpen: isOpen, at: span))
    case .mostEnergy(let length):
      return (time(length, at: span) ?? context.limit).map { .energyWithin($0) } ?? .energy(.atLeast(0))
    case .mostDistance(let length):
      return (time(length, at: span) ?? context.limit).map { .distanceWithin($0) } ?? .distance(.atLeast(0))
    case .breaths(let low, let high): return .breaths(amount(low, high, isOpen: false, at: span))
    case .repsWithin(let low, let high, let length):
      return .repsWithin(
        amount(low, high, isOpen: isOpen, at: span), Milliseconds(count(length, at: span)))
    case .total(let amount, let measure): return .total(count(amount, at: span), of: measure)
    case .cluster(let place):
      let cluster = plan.clusters[Int(place)]
      let parts = cluster.parts.map { amount($0.least, $0.most, isOpen: false, at: span) }
      return .cluster(parts, pause: Milliseconds(number(cluster.pause, at: span) ?? 0))
    case .unstated, .energyOfRung: return context.unstatedTarget
    }
  }

  /// Whether this amount means that there is no set.
  mutating func isNone(_ target: Plan.Target, at span: Span) -> Bool {
    switch target {
    case .reps(_, let most?), .time(_, let most?), .distance(_, let most?), .energy(_, let most?),
      .breaths(_, let most), .total(let most, _):
      isNone(most, at: span)
    case .reps, .time, .distance, .energy, .mostEnergy, .mostDistance, .repsWithin, .cluster, .unstated, .energyOfRung:
      false
    }
  }

  mutating func time(_ length: Plan.Value?, at span: Span) -> Milliseconds? {
    length.map { Milliseconds(count($0, at: span)) }
  }

  mutating func amount(_ low: Plan.Value, _ high: Plan.Value?, isOpen: Bool, at span: Span) -> Amount {
    let least = number(low, at: span) ?? 0
    return Amount(min: least, max: isOpen ? nil : high.map { max(least, number($0, at: span) ?? least) })
  }
}

extension Plan.Intensity {
  /// Whether something is lifted.
  fileprivate var isLoad: Bool {
    switch self {
    case .mass, .share, .shareAnd, .bodyweight, .asked: true
    case .rpe, .rir, .pace, .power, .zone, .heartRate, .felt, .ramp, .byLevel: false
    }
  }
}
