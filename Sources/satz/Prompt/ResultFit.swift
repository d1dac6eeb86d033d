/// Whether a typed result can measure a set: as the engine judges it, except that a hold is counted by time alone.

import PlanLanguage
import SessionModel
import TrainingStore

struct ResultFit {
  var target: Target
  /// What the library knows of the exercise.
  var exercise: ExerciseEntry?

  func fits(_ done: Performance) -> Bool {
    if case .repsWithin = target, let exercise, exercise.isOnTheWay, done.reps != nil { return false }
    return done.measures(target) && !(target.isHeld && exercise?.isHeld == true && !done.isOfAHold)
  }
}

extension ExerciseEntry {
  /// Only its seconds can be counted: a hang, a plank, a stretch.
  var isHeld: Bool { measure == .time && category != .conditioning && category != .warmUp }

  /// Whether a way, a time or calories count and never reps: a run, a bike, a rower.
  var isOnTheWay: Bool { measure != .reps && category == .conditioning }

  /// Whether the exercise can have this result. One counted by reps may be done for a time, and one measured by
  /// distance for reps, but nobody benches metres.
  func canBe(_ done: Performance) -> Bool {
    switch measure {
    case .reps: done.distance == nil && done.energy == nil
    case .time: !isHeld || done.isOfAHold
    case .distance, .energy: category != .conditioning || done.reps == nil
    }
  }

  /// An example of a possible result: `8`, `45s`.
  var exampleOfResult: String {
    switch measure {
    case .reps: "8"
    case .time: "45s"
    case .distance: "400m"
    case .energy: "20cal"
    }
  }
}

extension Performance {
  fileprivate var isOfAHold: Bool { reps == nil && distance == nil && energy == nil }
}

extension LogEntry {
  /// The measure of the result, as a prescription.
  var target: Target {
    let done = performance
    if let distance = done.distance { return .distance(.exactly(distance.millimetres)) }
    if let energy = done.energy { return .energy(.exactly(energy.kilocalories)) }
    switch (done.reps, done.time) {
    case (let reps?, let time?): return .repsWithin(.exactly(reps), time)
    case (let reps?, nil): return .reps(.exactly(reps))
    case (nil, let time?): return .time(.exactly(time.count))
    case (nil, nil): return .open
    }
  }
}
