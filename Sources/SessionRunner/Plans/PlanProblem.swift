/// Why there is no session to begin, as data. The tool has the words for it.

import PlanLanguage
import TrainingStore

/// What prevents a plan from being loaded or trained.
public enum PlanProblem: Error, Sendable {
  /// Its file cannot be read.
  case file(FileProblem)
  /// No file and no saved workout has this name; with the names of the saved ones.
  case neither(FileProblem, saved: [String])
  /// The profile or a program's states cannot be read.
  case store(StoreProblem)
  /// The plan has errors, or the athlete's numbers make it larger than any training.
  case mistakes([Diagnostic])
  /// There is no session in the plan, or no program if one was asked for.
  case nothingToTrain
  /// No session and no program has this name, or more than one contains it; with all names.
  case noSuchName(String, names: [String])
  /// There is more than one session or program, and none was named.
  case pickOne(names: [String])
  /// No workout has this level; with all that there are.
  case noSuchLevel(String, levels: [String])
  /// The session belongs to no program, but one of a program was asked for.
  case ofNoProgram(session: String)
  /// The program of this name has no session left.
  case programIsOver(String)
}
