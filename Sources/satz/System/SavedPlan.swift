/// A plan by its name: a file, or else the workout that is saved under it.

import Glibc
import PlanWording
import TrainingStore

extension SourceFile {
  /// A file wins over a saved workout of the same name, and says so. Ends the command where there is neither.
  static func load(_ name: String, orSavedIn store: TrainingStore?) throws -> SourceFile {
    let saved = try name == "-" ? nil : store?.answer { store throws(StoreProblem) in try store.workout(named: name) }
    do {
      let file = try read(name, upTo: planLimit)
      if let saved { Output.printError(say(WorkoutText.fileWins(name, saved: saved.name))) }
      return file
    } catch {
      guard case .system(ENOENT) = error.reason else { throw fail(error.said) }
      if let saved { return SourceFile(path: saved.name, bytes: saved.source) }
      // What looks like a file was meant as one.
      guard !name.contains("/"), !name.hasSuffix(".satz"), let store else { throw fail(error.said) }
      let there = try store.answer { store throws(StoreProblem) in try store.workouts() }
      throw there.isEmpty ? fail(error.said) : fail(WorkoutText.neither(name, saved: there.map(\.name)))
    }
  }
}
