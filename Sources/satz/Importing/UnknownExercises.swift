/// Exercises of the log that the library does not have: which there are, and moving their sets once it has them.

import PlanLanguage
import SessionModel
import SessionRunner
import TrainingStore

struct UnknownExercises {
  let store: TrainingStore
  let library: ExerciseLibrary

  /// All of them, the most frequent first.
  func counted() throws -> [LoggedExercise] {
    let logged = try store.answer { store throws(StoreProblem) in try store.loggedExercises() }
    return logged.filter { library.entry(for: $0.exercise.key) == nil }
  }

  /// Whether one of them has this key.
  func has(_ key: String) throws -> Bool {
    try library.entry(for: key) == nil
      && store.answer { store throws(StoreProblem) in try store.loggedExercise(key) } != nil
  }

  /// Those whose names the library has come to know since they were logged, by their keys.
  private func known() throws -> [String: ExerciseEntry] {
    let logged = try store.answer { store throws(StoreProblem) in try store.exercisesOfLog() }
    return Dictionary(
      logged.filter { library.entry(for: $0.key) == nil }.compactMap { exercise in
        library.find(foreign: exercise.name).map { (exercise.key, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Moves the sets of these exercises, and remembers it for the next import. Returns the number of sets; the meter ends
  /// when that has been reported.
  static func map(
    _ exercises: [String: ExerciseEntry], in store: TrainingStore, _ meter: WorkMeter
  ) throws -> Int {
    if exercises.isEmpty { return 0 }
    let ours = exercises.mapValues { Exercise(key: $0.key, name: $0.english) }
    try store.answer { store throws(StoreProblem) in try store.mapExercises(ours) }
    let mapped = exercises.mapValues { entry in
      MappedExercise(Exercise(key: entry.key, name: entry.english), isBodyweight: entry.addsLoadsToTheBody)
    }
    defer { meter.clear() }
    return try store.answer { store throws(StoreProblem) in
      try store.mapSets(mapped, at: .now()) { meter.show($0) }
    }
  }

  /// After the library has changed: sets under names that it knows now count as its exercises.
  static func mapKnown() throws {
    guard let store = try TrainingStore.ofThisUser() else { return }
    let known = try UnknownExercises(store: store, library: AthleteLibrary.ofThisUser().exercises).known()
    let meter = WorkMeter()
    defer { meter.end() }
    let sets = try map(known, in: TrainingStore.toWrite(), meter)
    if sets > 0 { Output.print(say(ExerciseText.mapped(sets: sets, canBeUndone: false))) }
  }
}
