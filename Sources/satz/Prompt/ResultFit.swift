/// Whether what is said to have been done measures a set: as the engine judges it, but a hold is counted by time alone.

import PlanLanguage
import SessionModel
import TrainingStore

struct ResultFit {
  var target: Target
  /// What the library knows of the exercise.
  var exercise: ExerciseEntry?

  func fits(_ done: Performance) -> Bool {
    done.measures(target) && !(target.isTimed && exercise?.isHeld == true && !done.isOfAHold)
  }
}

extension ExerciseEntry {
  /// Nothing in it can be counted but seconds: a hang, a plank, a stretch.
  var isHeld: Bool { measure == .time && category != .conditioning && category != .warmUp }

  /// Whether this can have been done of it. What is counted by reps may be done for a time, and what is done for a way by
  /// reps, but nobody benches metres.
  func canBe(_ done: Performance) -> Bool {
    switch measure {
    case .reps: done.distance == nil && done.energy == nil
    case .time: !isHeld || done.isOfAHold
    case .distance, .energy: category != .conditioning || done.reps == nil
    }
  }

  /// What could be said of it: `8`, `45s`.
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
  /// What it was measured by, as a prescription.
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
