/// What is said of a log that was taken away while a session ran.

enum RescueText: Hashable, Sendable {
  case writtenAgain(path: String)
  case writtenBeside(path: String, String)
  /// The old file could not be read any more.
  case onlySession
  case takenOver(process: Int?)
  case changedElsewhere
  /// At a start: one that was written beside.
  case isThere(String)
}
