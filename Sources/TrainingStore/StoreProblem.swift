/// Everything that can go wrong with the store, as data. The tool has the words for it.

import GRDB
import Glibc

/// Why a store could not be opened, read or written.
public enum StoreProblem: Error, Hashable, Sendable {
  /// The file or its folder does not exist, or the folder may not be entered.
  case cannotOpen(path: String)
  /// The system does not let us check whether there is a store, or read it; errno.
  case unreachable(path: String, code: Int)
  /// The file or its folder is read-only.
  case readOnly(path: String)
  /// There was no room for what was to be written, and nothing was written.
  case diskFull(path: String)
  /// The disk or file system failed; SQLite's extended result code.
  case inputOutput(path: String, code: Int)
  /// Another process was writing for longer than we wait.
  case busy(path: String)
  /// The file is not a Satz store, and was not touched.
  case foreign(path: String, Foreignness)
  /// SQLite found the file to be corrupt.
  case damaged(path: String, detail: String)
  /// Its schema is not that of its version; nothing in it was used or touched.
  case wrongSchema(path: String, SchemaFault)
  /// Written by a later version of Satz; it was not touched.
  case newerSchema(path: String, found: Int, known: Int)
  /// A session is already running; only one can run at a time.
  case sessionRuns
  /// The store has no session with this number.
  case noSuchSession(SessionID)
  /// The compiled session or an event of its journal (`sequence`) cannot be understood by this version.
  case unreadable(SessionID, sequence: Int?)
  /// Another process holds the session. Its id, unless it has only just begun.
  case heldByAnother(path: String, process: Int?)
  /// No place was found to move a damaged file to; errno.
  case cannotSetAside(path: String, code: Int)
  /// The values to be entered are impossible; nothing was entered.
  case implausible(ImplausibleValue)
  /// Anything else that SQLite reports, by its extended result code and message.
  case failed(path: String, code: Int, detail: String)
}

/// Why a file is not ours.
public enum Foreignness: Hashable, Sendable {
  /// A folder, a pipe or a device.
  case noFile
  /// Not a SQLite file at all.
  case notSQLite
  /// Another program's SQLite file, by its application id (0 if it has none).
  case anotherProgram(applicationID: Int)
}

extension StoreProblem {
  init(_ error: any Error, path: String) {
    self = StoreProblem(ofStore: error, path: path) ?? .failed(path: path, code: -1, detail: String(describing: error))
  }

  /// The problem that caused an error of the store or of the database library; nil for other errors.
  package init?(ofStore error: any Error, path: String) {
    switch error {
    case let problem as StoreProblem: self = problem
    case let error as DatabaseError: self.init(error, path: path)
    case let failure as AtomicFileFailure: self.init(errno: Int32(clamping: failure.code), path: path)
    case let error as ImplausibleValue: self = .damaged(path: path, detail: error.column)
    case let error as RowDecodingError: self = .damaged(path: path, detail: error.description)
    default: return nil
    }
  }

  private init(errno code: Int32, path: String) {
    switch code {
    case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG: self = .cannotOpen(path: path)
    case EACCES, EPERM, EROFS: self = .readOnly(path: path)
    case ENOSPC, EDQUOT: self = .diskFull(path: path)
    default: self = .inputOutput(path: path, code: Int(code))
    }
  }

  private init(_ error: DatabaseError, path: String) {
    let code = Int(error.extendedResultCode.rawValue)
    switch error.resultCode {
    case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: self = .cannotOpen(path: path)
    case .SQLITE_READONLY: self = .readOnly(path: path)
    case .SQLITE_FULL: self = .diskFull(path: path)
    case .SQLITE_IOERR: self = .inputOutput(path: path, code: code)
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path: path)
    case .SQLITE_NOTADB: self = .foreign(path: path, .notSQLite)
    case .SQLITE_CORRUPT: self = .damaged(path: path, detail: error.message ?? "")
    case .SQLITE_CONSTRAINT where (error.message ?? "").contains("session.status"): self = .sessionRuns
    default: self = .failed(path: path, code: code, detail: error.message ?? "")
    }
  }
}

extension StoreProblem {
  /// Whether the file itself cannot be used, now or later: it is then set aside, whole, and a fresh one begins.
  public var isOfTheFile: Bool {
    switch self {
    case .damaged, .foreign, .wrongSchema: true
    case .cannotOpen, .unreachable, .readOnly, .diskFull, .inputOutput, .busy, .newerSchema, .sessionRuns,
      .noSuchSession, .unreadable, .heldByAnother, .cannotSetAside, .implausible, .failed:
      false
    }
  }
}
