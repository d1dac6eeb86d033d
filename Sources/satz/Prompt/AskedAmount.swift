/// What is asked about a set when only the athlete knows how much of it was done.

import SessionModel

/// In the measure of its target.
enum AskedAmount {
  case reps, time, distance, energy

  init(_ target: Target) {
    switch target {
    case .distance, .distanceWithin, .total(_, of: .distance): self = .distance
    case .energy, .energyWithin, .total(_, of: .energy): self = .energy
    case .total(_, of: .time): self = .time
    case .reps, .repsWithin, .total(_, of: nil), .cluster, .rung, .time, .breaths, .open: self = .reps
    }
  }

  /// Reads a bare number as the measure that is asked for: `14` means calories, metres or seconds, not reps.
  func meaning(of said: Performance) -> Performance {
    guard let number = said.bareNumber else { return said }
    return switch self {
    case .reps: said
    case .time: Performance(time: .seconds(number))
    case .distance: Performance(distance: Length(millimetres: number * 1000))
    case .energy: Performance(energy: Energy(kilocalories: number))
    }
  }

  /// Below the clock.
  var hint: LiveText {
    switch self {
    case .reps: .howManyReps
    case .time: .howLong
    case .distance: .howFar
    case .energy: .howMuchEnergy
    }
  }

  /// In a rehearsal.
  var question: CommandText {
    switch self {
    case .reps: .repsQuestion
    case .time: .timeQuestion
    case .distance: .distanceQuestion
    case .energy: .energyQuestion
    }
  }
}

extension Performance {
  /// A number and nothing else: what it counts depends on what is asked.
  var bareNumber: Int? { reps.flatMap { self == Performance(reps: $0) ? $0 : nil } }
}
