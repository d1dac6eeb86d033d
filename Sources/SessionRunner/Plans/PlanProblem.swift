/// Why there is no session to begin, as data. The words for it are the tool's.

import PlanLanguage
import TrainingStore

/// What keeps a plan from being loaded or trained.
public enum PlanProblem: Error, Sendable {
  /// Its file cannot be read.
  case file(FileProblem)
  /// No file and no saved workout has this name; the names of those that are saved.
  case neither(FileProblem, saved: [String])
  /// The profile, or what a program has kept, cannot be read.
  case store(StoreProblem)
  /// The plan has errors, or the athlete's numbers make more of it than any training.
  case mistakes([Diagnostic])
  /// There is no session in the plan, or no program where one is asked for.
  case nothingToTrain
  /// No session and no program has this name, or more than one has it in part; the names that there are.
  case noSuchName(String, names: [String])
  /// There is more than one session or program, and none was named.
  case pickOne(names: [String])
  /// The session belongs to no program, and one of a program is asked for.
  case ofNoProgram(session: String)
  /// The program of this name has no session left.
  case programIsOver(String)
}
