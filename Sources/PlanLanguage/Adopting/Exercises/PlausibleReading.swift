/// Quantities that nobody means: they show that a line was misread, so that its words had better stay a note.

import SessionModel

extension ExerciseReading {
  /// Whether its amounts fit its exercise: nobody presses for 3 km, and nobody swims 12 reps.
  var isPlausible: Bool {
    guard let entry = name.entry else { return true }
    return runs.allSatisfy { run in
      switch run.amount.kind {
      case .length: entry.measure != .reps || !run.amount.text.hasSuffix("km") && !run.amount.text.hasSuffix("mi")
      case .reps: entry.equipment != .swim || entry.measure != .distance
      case .time, .energy, .max: true
      }
    }
  }
}
