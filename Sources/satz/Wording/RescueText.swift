/// The texts about a log that was removed while a session ran, or in which a session cannot be read completely.

enum RescueText: Hashable, Sendable {
  case writtenAgain(path: String)
  case writtenBeside(path: String, String)
  /// The old file can no longer be read.
  case onlySession
  case takenOver(process: Int?)
  case changedElsewhere
  /// The changes that the plan of a session makes for the next one can no longer be read.
  case rulesLost(name: String)
  /// At the start: a log that was written beside this one.
  case isThere(String)
}
