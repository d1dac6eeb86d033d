/// What is found in a plan's file, for commands that need no log.

import PlanLanguage
import SessionRunner
import TrainingStore

extension SourceFile {
  /// Checked with the library that it needs. The athlete's own exercises are loaded only for a plan that names one that is
  /// not built in: opening the store takes longer than checking most plans.
  func checked() -> (found: Checked, library: ExerciseLibrary) {
    let found = check(bytes, find: finder)
    guard found.diagnostics.contains(where: \.isUnknownExercise) else { return (found, .builtIn) }
    // A store that cannot be read is not a mistake in a plan; commands that need it report it.
    guard let folder = DataFolder.find(), let store = try? TrainingStore.reading(path: folder.store),
      let own = try? store.ownLibrary(), own != OwnLibrary()
    else { return (found, .builtIn) }
    let library = AthleteLibrary(own).exercises
    return (check(bytes, library: library, find: finder), library)
  }
}

extension Diagnostic {
  fileprivate var isUnknownExercise: Bool {
    if case .meaning(.unknownExercise) = problem { true } else { false }
  }
}
