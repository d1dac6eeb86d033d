/// Restoring: the contents of a backup replace the log in one transaction, and the previous log is kept.

import GRDB
import Glibc
import SessionModel

/// A backup whose every byte was checked.
public struct CheckedBackup: Sendable {
  /// Where it is.
  public let path: String
  /// What it holds.
  public let summary: StoreSummary
  private let version: Int
  private let bytes: Int
  private let store: String

  /// Larger than the log of any lifetime, pictures included.
  static let limit = 4 << 30

  /// Reads all of it, for the store into which it will be restored. Throws `.damaged`, `.foreign`, `.wrongSchema`,
  /// `.newer` and `.isTheStore`; the file is not touched.
  public init(path: String, forStoreAt store: String) throws(BackupProblem) {
    self.path = path
    self.store = store
    if isSameFile(path, store) { throw .isTheStore(path: path) }
    do {
      bytes = try Self.size(of: path)
      if try Seal.verdict(on: path) == .broken { throw BackupProblem.wrongChecksum(path: path) }
      (version, summary) = try StoreFile.connect(Self.uri(of: path), readonly: true).read { db in
        try Self.check(db, path: path)
      }
    } catch let problem as BackupProblem {
      throw problem
    } catch let failure as FileFailure {
      throw .cannotRead(path: path, code: failure.code)
    } catch {
      throw BackupProblem(error, reading: path)
    }
  }

  /// The backup may come from anywhere: if it is not a file, or too large, it is not even opened.
  private static func size(of path: String) throws -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileFailure(code: Int(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileFailure(code: Int(EISDIR))
    default: throw BackupProblem.foreign(path: path)
    }
    guard status.st_size <= limit else { throw FileFailure(code: Int(EFBIG)) }
    return Int(status.st_size)
  }

  private static func check(_ db: Database, path: String) throws -> (version: Int, StoreSummary) {
    let version = try StoreFile.version(of: db, path: path, known: Schema.steps.count)
    guard version > 0 else { throw BackupProblem.foreign(path: path) }
    if try Schema.fault(in: db, version: version) == nil {
      try TrainingStore.checkStructure(db)
    } else {
      if let fault = try Schema.faultOfTables(in: db, version: version) {
        throw BackupProblem.wrongSchema(path: path, fault)
      }
      // The tables are ours, though not everything around them is.
      try db.execute(sql: "PRAGMA ignore_check_constraints = ON")
      for table in try Schema.tables(ofVersion: version) { try TrainingStore.checkStructure(db, of: table) }
    }
    return (version, try StoreSummary(db))
  }

  /// Nothing is written beside it, unless it is a store that was copied together with its write-ahead log.
  fileprivate static func uri(of path: String) -> String {
    var log = stat()
    let hasLog = stat(path + "-wal", &log) == 0 && log.st_size > 0
    return StoreFile.uri(of: path, hasLog ? "mode=ro" : "mode=ro&immutable=1")
  }
}

/// The result of restoring.
public struct Restoration: Hashable, Sendable {
  /// Where the log from before is now, as a backup of its own (or as it was, if it could not be used); nil if there was
  /// none.
  public var before: String?
}

extension CheckedBackup {
  /// Replaces the log with the contents of the backup. The lock ensures that no session runs in another process.
  ///  First it is made into a store beside the log, and checked; until the last step, which is one transaction or one
  /// renaming, the log is unchanged. A log that cannot be used is set aside as it is.
  public func restore(
    holding lock: borrowing SessionLock, at moment: Moment, progress: (Double) -> Void = { _ in }
  ) throws(BackupProblem) -> Restoration {
    do {
      let fresh = try AtomicFile(at: AtomicFile.resolved(store) + ".restored")
      defer { fresh.discard() }
      do {
        try StoreContents.rebuild(in: fresh.path, from: (Self.uri(of: path), version, bytes), progress: progress)
      } catch let error as DatabaseError {
        throw problem(error)
      }
      return try replaceStore(by: fresh, at: moment)
    } catch let problem as BackupProblem {
      throw problem
    } catch {
      throw .store(StoreProblem(error, path: store))
    }
  }

  /// What is wrong with a row is the backup's fault, a full disk is not.
  private func problem(_ error: DatabaseError) -> BackupProblem {
    switch error.resultCode {
    case .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_NOMEM, .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_BUSY:
      .store(StoreProblem(error, path: store))
    default: .damaged(path: path, detail: error.message ?? "")
    }
  }

  private func replaceStore(by fresh: AtomicFile, at moment: Moment) throws -> Restoration {
    do {
      return Restoration(before: try replaceRows(fresh.path, at: moment))
    } catch {
      guard let problem = Self.unusable(error) else { throw error }
      let folder = FolderLock(around: store)
      let moved = try TrainingStore.setAside(path: store, because: problem, at: moment)
      try fresh.commit(at: moved.original)
      _ = consume folder
      return Restoration(before: moved.movedTo)
    }
  }

  /// The log from before becomes a backup in the same transaction, so that nothing is entered in between. Nil if there
  /// was none.
  private func replaceRows(_ fresh: String, at moment: Moment) throws -> String? {
    let reader = try TrainingStore.reading(path: store)
    let target = try TrainingStore(path: store)
    let before = try TrainingStore.freeName("\(store).before-restore-\(TrainingStore.stamp(of: moment))")
    try target.withQueue { queue in
      try queue.writeWithoutTransaction { db in
        try db.execute(sql: "ATTACH ? AS restored", arguments: [StoreFile.uri(of: fresh, "mode=ro")])
        try db.inTransaction(.immediate) {
          _ = try reader?.copy(to: before)
          try StoreContents.replaceAll(from: "restored", db) { _ in }
          return .commit
        }
        try db.execute(sql: "DETACH restored")
        // At this point, the write-ahead log holds the whole store.
        _ = try? db.checkpoint(.truncate)
      }
    }
    return reader == nil ? nil : before
  }

  /// Why the log cannot be used at all; nil if trying again may help.
  private static func unusable(_ error: any Error) -> StoreProblem? {
    let problem: StoreProblem
    switch error {
    case let known as StoreProblem: problem = known
    case BackupProblem.store(let known): problem = known
    case let error as DatabaseError: problem = StoreProblem(error, path: "")
    default: return nil
    }
    switch problem {
    case .damaged, .foreign, .wrongSchema, .newerSchema, .implausible, .failed: return problem
    case .cannotOpen, .unreachable, .readOnly, .diskFull, .inputOutput, .busy, .sessionRuns, .noSuchSession,
      .unreadable, .heldByAnother, .cannotSetAside:
      return nil
    }
  }
}
