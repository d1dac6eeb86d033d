/// What is said of a log that was taken away while a session ran, or from which not all of a session can be read.

enum RescueText: Hashable, Sendable {
  case writtenAgain(path: String)
  case writtenBeside(path: String, String)
  /// The old file could not be read any more.
  case onlySession
  case takenOver(process: Int?)
  case changedElsewhere
  /// What the plan of a session changes for the next one cannot be read any more.
  case rulesLost(name: String)
  /// At a start: one that was written beside.
  case isThere(String)
}
