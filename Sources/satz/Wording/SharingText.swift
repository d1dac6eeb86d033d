/// What is said about synchronising the log with other machines.

import TrainingStore

enum SharingText: Hashable, Sendable {
  // --help
  case sync, syncMore, folder, dryRun, status, quiet

  case noFolder
  case hint(String)
  case synchronised(Synchronised)
  case wouldSynchronise(Synchronised)
  case trainedTwice(SharedTurn)
  case changedTwice(SharedConflict)
  case leftOut(SyncedFile)

  // --status
  case statusFolder(String)
  case statusLast(String?)
  case statusFile(SyncedFile)
  case emptyFolder
  case waiting(Synchronised)
}
