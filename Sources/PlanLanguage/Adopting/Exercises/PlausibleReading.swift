/// Quantities that nobody means: they show that a line was misread, so that its words had better stay a note.

import SessionModel

extension ExerciseReading {
  /// Whether its amounts fit its exercise: nobody presses for 3 km, and nobody swims 12 reps.
  var isPlausible: Bool {
    // `4x4s on the wall` is four sets of four.
    guard let entry = name.entry else {
      return runs.allSatisfy { $0.amount.kind != .time || !["1s", "2s", "3s", "4s"].contains($0.amount.text) }
    }
    return runs.allSatisfy { run in
      switch run.amount.kind {
      case .length: entry.measure != .reps || !run.amount.text.hasSuffix("km") && !run.amount.text.hasSuffix("mi")
      case .reps: entry.equipment != .swim || entry.measure != .distance
      case .time, .energy, .max: true
      }
    }
  }
}
