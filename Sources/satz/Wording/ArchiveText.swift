/// What is said of backups, exports and imports: their help, their questions, their answers.

import TrainingStore

enum ArchiveText: Hashable, Sendable {
  // --help
  case backup, backupMore, backupFile
  case restore, restoreMore, restoreFile, yesOption

  // backup and restore
  case backupCreated(path: String, StoreSummary)
  case backupHolds(path: String, StoreSummary)
  case logHolds(StoreSummary)
  case logIsUnreadable
  case logIsKept
  case restoreQuestion
  case notRestored
  case asksFirst
  case before(path: String)
}
