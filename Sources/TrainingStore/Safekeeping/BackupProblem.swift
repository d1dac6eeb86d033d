/// Everything that can go wrong with a backup and with restoring from one, as data. The tool has the words for it.

import Glibc

/// Why a backup was not written, or nothing was restored from it.
public enum BackupProblem: Error, Hashable, Sendable {
  /// The store itself, not the backup.
  case store(StoreProblem)
  /// Nothing has been logged yet, so there is nothing to back up.
  case nothingToBackUp
  /// errno.
  case cannotRead(path: String, code: Int)
  /// errno; what was there before is unchanged.
  case cannotWrite(path: String, code: Int)
  /// The file is not a Satz backup.
  case foreign(path: String)
  /// Some of its bytes have changed since it was written.
  case wrongChecksum(path: String)
  /// Its structure is wrong.
  case damaged(path: String, detail: String)
  /// Its tables are not those of its version.
  case wrongSchema(path: String, SchemaFault)
  /// Written by a later version of Satz.
  case newer(path: String)
  /// The backup would replace the log itself, or be restored from it.
  case isTheStore(path: String)
  /// There is a file with this name that is not a backup.
  case wouldOverwrite(path: String)
  /// It was asked to stop; what was there before is unchanged.
  case interrupted(path: String)
}

extension BackupProblem {
  /// A problem with the file at `path`, a backup and not the store.
  init(_ error: any Error, reading path: String) {
    switch StoreProblem(error, path: path) {
    case .foreign: self = .foreign(path: path)
    case .damaged(_, let detail): self = .damaged(path: path, detail: detail)
    case .wrongSchema(_, let fault): self = .wrongSchema(path: path, fault)
    case .newerSchema: self = .newer(path: path)
    case .inputOutput: self = .cannotRead(path: path, code: Int(EIO))
    case .unreachable(_, let code): self = .cannotRead(path: path, code: code)
    case .cannotOpen, .readOnly: self = .cannotRead(path: path, code: Int(EACCES))
    case .diskFull, .busy, .sessionRuns, .noSuchSession, .unreadable, .heldByAnother, .cannotSetAside, .implausible,
      .failed:
      self = .store(StoreProblem(error, path: path))
    }
  }
}
