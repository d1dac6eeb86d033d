/// A plan by its name: a file, or else a saved workout, or else a plan that comes with Satz.

import Glibc
import TrainingStore

/// What a name leads to.
package struct PlanSource: Sendable {
  package var file: SourceFile
  /// A saved workout with the same name, which was passed over for the file.
  package var passedOver: String?

  package static func find(_ name: String, orSavedIn store: TrainingStore?) throws(PlanProblem) -> PlanSource {
    let saved = try store.flatMap { store throws(PlanProblem) in
      name == "-" ? nil : try asked { () throws(StoreProblem) in try store.workout(named: name) }
    }
    do throws(FileProblem) {
      return PlanSource(file: try SourceFile.read(name, upTo: SourceFile.planLimit), passedOver: saved?.name)
    } catch {
      guard case .system(ENOENT) = error.reason else { throw .file(error) }
      if let saved { return PlanSource(file: SourceFile(path: saved.name, bytes: saved.source)) }
      if let preset = SourceFile(preset: name) { return PlanSource(file: preset) }
      // A name that looks like a file was meant as one.
      guard !name.contains("/"), !name.hasSuffix(".satz"), let store else { throw .file(error) }
      throw .neither(error, saved: try asked { () throws(StoreProblem) in try store.workouts().map(\.name) })
    }
  }
}

extension SourceFile {
  /// A plan that comes with Satz.
  package init?(preset name: String) {
    guard let preset = Preset.named(name) else { return nil }
    self.init(path: preset.name, bytes: Array(preset.text.utf8))
  }

  /// A file, or else a plan that comes with Satz.
  package static func plan(_ name: String) throws(FileProblem) -> SourceFile {
    do throws(FileProblem) { return try read(name, upTo: planLimit) } catch {
      guard case .system(ENOENT) = error.reason, let preset = SourceFile(preset: name) else { throw error }
      return preset
    }
  }
}

/// The store's answer while a plan is being loaded.
func asked<Answer>(_ question: () throws(StoreProblem) -> Answer) throws(PlanProblem) -> Answer {
  do throws(StoreProblem) { return try question() } catch { throw .store(error) }
}
