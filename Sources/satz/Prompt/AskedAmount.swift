/// What is asked about a set when only the athlete knows how much of it was done.

import PlanLanguage
import SessionModel

/// In the measure of its target.
enum AskedAmount {
  case reps, time, distance, energy
  /// `bike max in 10min`: what the machine counted.
  case distanceOrEnergy

  init(_ target: Target) {
    switch target {
    case .distance, .distanceWithin, .total(_, of: .distance): self = .distance
    case .energy, .energyWithin, .total(_, of: .energy): self = .energy
    case .total(_, of: .time): self = .time
    case .reps, .repsWithin, .total(_, of: nil), .cluster, .rung, .time, .breaths, .open: self = .reps
    }
  }

  /// With what the library knows: nobody counts reps on a bike.
  init(_ target: Target, of exercise: ExerciseEntry?) {
    if case .repsWithin = target, let exercise, exercise.isOnTheWay {
      self = .distanceOrEnergy
    } else {
      self.init(target)
    }
  }

  /// Reads a bare number as the measure that is asked for: `14` means calories, metres or seconds, not reps.
  func meaning(of said: Performance) -> Performance {
    guard let number = said.bareNumber else { return said }
    return switch self {
    // A bare number is neither, and is refused with both.
    case .reps, .distanceOrEnergy: said
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
    case .distanceOrEnergy: .howFarOrMuch
    }
  }

  /// In a rehearsal.
  var question: CommandText {
    switch self {
    case .reps: .repsQuestion
    case .time: .timeQuestion
    case .distance: .distanceQuestion
    case .energy: .energyQuestion
    case .distanceOrEnergy: .distanceQuestion
    }
  }
}

extension Performance {
  /// A number and nothing else: what it counts depends on what is asked.
  var bareNumber: Int? { reps.flatMap { self == Performance(reps: $0) ? $0 : nil } }
}
