/// A lift that stands still: its best of the last twelve weeks was reached six training days ago, or earlier.

import SessionModel
import TrainingStore

struct StalledLift: Hashable {
  var exercise: String
  var kind: RecordKind
  /// Its best of the window.
  var value: Int
  /// When it was first reached.
  var since: Day
  /// On how many days it was trained since then, without getting higher.
  var days: Int

  /// Twelve weeks: who comes back after a break is measured by what came after it.
  static let window = 84
  /// Fewer days without a gain are usual: a light day, a week of less, a bad night.
  static let patience = 6

  /// The lifts that stand still on the last of these days, the longest first.
  static func all(in days: [ExerciseDay]) -> [StalledLift] {
    Dictionary(grouping: days, by: \.exercise).compactMap { StalledLift($0, $1) }
      .sorted { ($1.days, $0.exercise) < ($0.days, $1.exercise) }
  }

  private init?(_ exercise: String, _ days: [ExerciseDay]) {
    for kind in TrainingReview.measures {
      let values = days.sorted { $0.day < $1.day }.compactMap { day in day.best(kind).map { (day.day, $0) } }
      guard values.count > Self.patience, let best = values.map(\.1).max(), best > 0 else { continue }
      guard let place = values.firstIndex(where: { $0.1 == best }) else { return nil }
      (self.exercise, self.kind, value, since) = (exercise, kind, best, values[place].0)
      self.days = values.count - 1 - place
      if self.days < Self.patience { return nil }
      return
    }
    return nil
  }
}

extension ExerciseDay {
  /// As far as a day has it.
  fileprivate func best(_ kind: RecordKind) -> Int? {
    switch kind {
    case .load: load?.grams
    case .estimatedMax: estimatedMax?.grams
    case .reps: freeReps
    case .time: heldMilliseconds
    case .distance: millimetres
    case .volume: volumeGrams
    case .added, .repsAtLoad: nil
    }
  }
}
