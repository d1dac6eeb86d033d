/// The exercises that this athlete's plans can name: the built-in ones and the athlete's own, with what is kept about
/// them.

import PlanLanguage
import TrainingStore

package struct AthleteLibrary: Sendable {
  package var own = OwnLibrary()
  /// The library that plans look up exercises in.
  package var exercises = ExerciseLibrary.builtIn

  package init() {}

  package init(_ own: OwnLibrary) {
    self.own = own
    let ownKeys = Set(own.exercises.map(\.key))
    for exercise in own.exercises {
      exercises.add(ExerciseEntry(exercise, own.marks[exercise.key] ?? ExerciseMark()))
    }
    for (key, mark) in own.marks.sorted(by: { $0.key < $1.key }) where !ownKeys.contains(key) {
      guard !mark.otherNames.isEmpty, var entry = ExerciseLibrary.builtIn.entry(for: key) else { continue }
      entry.aliases += mark.otherNames
      exercises.add(entry)
    }
  }

  package func mark(of key: String) -> ExerciseMark { own.marks[key] ?? ExerciseMark() }

  package func own(_ key: String) -> OwnExercise? { own.exercises.first { $0.key == key } }

  /// What is kept about an exercise now, to be changed and saved.
  package func kept(_ key: String) -> KeptExercise { KeptExercise(key: key, own: own(key), mark: mark(of: key)) }
}

extension ExerciseEntry {
  /// As plans see it. It keeps the names of the built-in exercise that it replaces.
  package init(_ own: OwnExercise, _ mark: ExerciseMark) {
    let base = ExerciseLibrary.builtIn.entry(for: own.key)
    let ownNames = [own.name.foldedTitle, own.german?.foldedTitle]
    let others = (base.map { [$0.english, $0.german] + $0.aliases } ?? []).filter { !ownNames.contains($0.foldedTitle) }
    let measure = Measure(rawValue: own.measure) ?? .reps
    var category = base?.category ?? ExerciseEntry.usualCategory(of: measure)
    if case .builtIn(let word)? = mark.category { category = ExerciseCategory(rawValue: word) ?? category }
    self.init(
      key: own.key, english: own.name, german: own.german ?? own.name, category: category,
      equipment: Equipment(rawValue: own.equipment) ?? .other, primary: own.mainMuscles.compactMap(Muscle.init),
      secondary: own.helpingMuscles.compactMap(Muscle.init), measure: measure,
      aliases: mark.otherNames + others)
  }
}

extension OwnExercise {
  /// The athlete's version of a built-in exercise, which it replaces.
  package init(_ entry: ExerciseEntry) {
    self.init(
      key: entry.key, name: entry.english, german: entry.german == entry.english ? nil : entry.german,
      equipment: entry.equipment.rawValue, measure: entry.measure.rawValue, mainMuscles: entry.primary.map(\.rawValue),
      helpingMuscles: entry.secondary.map(\.rawValue))
  }
}
