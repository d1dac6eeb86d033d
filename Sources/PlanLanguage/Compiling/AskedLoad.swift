/// Which sets are asked for their load although the plan gives none: those that a later load of the exercise depends
/// on.

import SessionModel

extension Session {
  /// Leaves the loads of these exercises blank where the plan says nothing about them: `squat 1 @ rpe 8, 4x4 @ 80% of
  /// lifted(1)`.
  mutating func askForLoads(of exercises: Set<String>) {
    guard !exercises.isEmpty else { return }
    changeWorks { _, work in
      if work.role == .work, work.load == .unstated, exercises.contains(work.exercise.key) {
        work.load = .asked(suggestion: nil)
      }
    }
  }
}

extension Plan {
  /// The exercises whose earlier loads in the session an intensity depends on.
  ///
  /// - Parameter lift: the exercise that it belongs to.
  func liftsRead(by intensity: Intensity?, of lift: ExerciseID) -> Set<ExerciseID> {
    switch intensity {
    case .mass(_, let low, let high, _), .share(let low, let high):
      liftsRead(by: low, of: lift).union(high.map { liftsRead(by: $0, of: lift) } ?? [])
    case .shareAnd(let share, let plus): liftsRead(by: share, of: lift).union(liftsRead(by: plus, of: lift))
    case .bodyweight(let plus, _): liftsRead(by: plus, of: lift)
    case .byLevel(let first, let count):
      alternatives[Int(first)..<Int(first + count)].reduce(into: []) { $0.formUnion(liftsRead(by: $1, of: lift)) }
    case .asked, .rpe, .rir, .pace, .power, .zone, .heartRate, .felt, .ramp, nil: []
    }
  }

  private func liftsRead(by value: Value, of lift: ExerciseID) -> Set<ExerciseID> {
    guard case .computed(let id) = value.content else { return [] }
    return references(in: id).reduce(into: []) { lifts, reference in
      switch reference {
      case .performed(.lifted), .performed(.best): lifts.insert(lift)
      case .best(let other): lifts.insert(other)
      case .performed, .max, .ownMax, .trainingMax, .bodyweight, .ftp, .maxHeartRate, .state, .turn, .level: break
      }
    }
  }
}
