/// The library's entry of each exercise of a log, looked up once: a log has many days of few exercises.

import PlanLanguage

struct LoggedEntries {
  private var entries: [String: ExerciseEntry] = [:]
  private var bases: [String: ExerciseEntry] = [:]

  init(_ keys: some Sequence<String>, in library: ExerciseLibrary) {
    for key in Set(keys) {
      entries[key] = library.entry(for: key)
      if entries[key] == nil { bases[key] = library.baseExercise(of: key) }
    }
  }

  /// The exercise that an unknown one is a variation of.
  func base(of key: String) -> ExerciseEntry? { bases[key] }

  /// Nil for an exercise that the library does not have.
  subscript(key: String) -> ExerciseEntry? { entries[key] }
}
