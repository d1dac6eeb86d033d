/// What is asked about a set when only the athlete knows how much of it was done.

import SessionModel

/// In the measure of its target.
enum AskedAmount {
  case reps, distance, energy

  init(_ target: Target) {
    switch target {
    case .distance, .distanceWithin: self = .distance
    case .energy, .energyWithin: self = .energy
    case .reps, .repsWithin, .total, .cluster, .rung, .time, .breaths, .open: self = .reps
    }
  }

  /// Reads a bare number as the measure that is asked for: `14` means calories or metres, not reps.
  func meaning(of said: Performance) -> Performance {
    guard let number = said.bareNumber else { return said }
    return switch self {
    case .reps: said
    case .distance: Performance(distance: Length(millimetres: number * 1000))
    case .energy: Performance(energy: Energy(kilocalories: number))
    }
  }

  /// Below the clock.
  var hint: LiveText {
    switch self {
    case .reps: .howManyReps
    case .distance: .howFar
    case .energy: .howMuchEnergy
    }
  }

  /// In a rehearsal.
  var question: CommandText {
    switch self {
    case .reps: .repsQuestion
    case .distance: .distanceQuestion
    case .energy: .energyQuestion
    }
  }
}

extension Performance {
  /// A number and nothing else: what it counts depends on what is asked.
  var bareNumber: Int? { reps.flatMap { self == Performance(reps: $0) ? $0 : nil } }
}
