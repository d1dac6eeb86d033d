/// Restoring: a backup that was checked takes the place of the log in one transaction, and the log before it is kept.

import GRDB
import Glibc
import SessionModel

/// A backup whose every byte was checked.
public struct CheckedBackup: Sendable {
  public let path: String
  public let summary: StoreSummary
  private let store: String

  /// Reads it all, for a store that it is to be restored into. Throws `.damaged`, `.foreign`, `.newer` and
  /// `.isTheStore`; the file is not touched.
  public init(path: String, forStoreAt store: String) throws(BackupProblem) {
    self.path = path
    self.store = store
    if isSameFile(path, store) { throw .isTheStore(path: path) }
    let verdict: Seal.Verdict
    do { verdict = try Seal.verdict(on: path) } catch { throw .cannotRead(path: path, code: error.code) }
    if verdict == .broken { throw .wrongChecksum(path: path) }
    do {
      summary = try Self.open(path).read { db in
        let version = try TrainingStore.version(of: db, path: path, known: Schema.steps.count)
        guard version > 0 else { throw BackupProblem.foreign(path: path) }
        try TrainingStore.checkStructure(db)
        return try StoreSummary(db)
      }
    } catch let problem as BackupProblem {
      throw problem
    } catch {
      throw BackupProblem(error, reading: path)
    }
  }

  /// Beside it nothing is written, unless it is a store that was copied together with its write-ahead log.
  fileprivate static func open(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    var log = stat()
    let hasLog = stat(path + "-wal", &log) == 0 && log.st_size > 0
    return try DatabaseQueue(
      path: hasLog ? path : TrainingStore.immutableURI(of: path), configuration: configuration)
  }
}

/// What restoring has done.
public struct Restoration: Hashable, Sendable {
  /// Where the log from before is now, as a backup of its own (or as it was, if it was damaged); nil where there was none.
  public var before: String?
}

extension CheckedBackup {
  /// Puts the backup in the place of the store. The lock says that no session runs in another process.
  ///
  /// Until the last step the store is as it was; the last step is one transaction.
  public func restore(
    holding lock: borrowing SessionLock, at moment: Moment, progress: (Double) -> Void = { _ in }
  ) throws(BackupProblem) -> Restoration {
    do {
      let (target, before) = try Self.makeRoom(store, at: moment)
      let source = try Self.open(path)
      try target.withQueue { queue in
        try withoutActuallyEscaping(progress) { progress in
          try source.backup(to: queue, pagesPerStep: 1024) { step in
            progress(Double(step.completedPageCount) / Double(max(1, step.totalPageCount)))
          }
        }
      }
      // An older one grows to today's schema.
      _ = try TrainingStore(path: store)
      return Restoration(before: before)
    } catch let problem as BackupProblem {
      throw problem
    } catch {
      throw .store(StoreProblem(error, path: store))
    }
  }

  /// The store to write into, and where what it holds was saved to. One that cannot be read is set aside as it is.
  private static func makeRoom(_ store: String, at moment: Moment) throws -> (TrainingStore, before: String?) {
    guard access(store, F_OK) == 0 else { return (try TrainingStore(path: store), nil) }
    do {
      let target = try TrainingStore(path: store)
      let before = try TrainingStore.freeName("\(store).before-restore-\(TrainingStore.stamp(of: moment))")
      _ = try target.copy(to: before)
      return (target, before)
    } catch {
      switch error {
      case StoreProblem.damaged(_, _), StoreProblem.foreign(_, _): break
      case BackupProblem.store(.damaged), BackupProblem.store(.foreign): break
      default: throw error
      }
      let problem = (error as? StoreProblem) ?? .damaged(path: store, detail: "")
      let moved = try TrainingStore.setAside(path: store, because: problem, at: moment)
      return (try TrainingStore(path: store), moved.movedTo)
    }
  }
}
