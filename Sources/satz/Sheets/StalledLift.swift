/// A lift that stands still: its best of the last twelve weeks was reached six training days ago, or earlier, and nothing
/// before that without a break was better.

import SessionModel
import TrainingStore

struct StalledLift: Hashable, Comparable {
  var exercise: String
  var kind: RecordKind
  /// Its best of the window.
  var value: Int
  /// When it was first reached.
  var since: Day
  /// On how many days it was trained since then, without getting higher.
  var days: Int
  /// The first day of the window with it, and how many such days come before `since`.
  private var first: Day
  private var daysBefore: Int

  /// Twelve weeks: who comes back after a break is measured by what came after it.
  static let window = 84
  /// Fewer days without a gain are usual: a light day, a week of less, a bad night.
  static let patience = 6

  /// The lifts that stand still on the last of these days, the longest first.
  static func all(in days: [ExerciseDay]) -> [StalledLift] {
    Dictionary(grouping: days, by: \.exercise).compactMap { StalledLift($0, $1) }.sorted()
  }

  /// The longest first.
  static func < (one: StalledLift, other: StalledLift) -> Bool {
    (other.days, one.exercise) < (one.days, other.exercise)
  }

  /// It may have stood still before the window, too: up to a day on which it was better, or a break as long as the window.
  mutating func lookBack(in store: TrainingStore) throws(StoreProblem) {
    var stalled = self
    var (next, between) = (first, daysBefore)
    try store.bestsOfDays(of: exercise, kind, before: first) { day, value in
      if value > stalled.value || day.number < next.number - Self.window { return false }
      next = day
      if value < stalled.value {
        between += 1
      } else {
        (stalled.since, stalled.days, between) = (day, stalled.days + between + 1, 0)
      }
      return true
    }
    self = stalled
  }

  private init?(_ exercise: String, _ days: [ExerciseDay]) {
    for kind in TrainingReview.measures {
      let values = days.sorted { $0.day < $1.day }.compactMap { day in day.best(kind).map { (day.day, $0) } }
      guard values.count > Self.patience, let best = values.map(\.1).max(), best > 0 else { continue }
      guard let place = values.firstIndex(where: { $0.1 == best }) else { return nil }
      (self.exercise, self.kind, value, since) = (exercise, kind, best, values[place].0)
      (first, daysBefore) = (values[0].0, place)
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
    case .added, .repsAtLoad, .bestTime: nil
    }
  }
}
