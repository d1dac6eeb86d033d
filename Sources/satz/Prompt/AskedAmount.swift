/// What is asked about a set when only the athlete knows how much of it was done.

import SessionModel

/// In the measure of its target.
enum AskedAmount {
  case reps, distance, energy

  init(_ target: Target) {
    switch target {
    case .distance: self = .distance
    case .energy: self = .energy
    case .reps, .repsWithin, .total, .cluster, .rung, .time, .breaths, .open: self = .reps
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
