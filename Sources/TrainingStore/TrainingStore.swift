/// The training store: one SQLite file with the journal of every session, the log, the athlete and the settings.

import GRDB
import Glibc

/// An open store. Values go in and come out; every call is one transaction, durable when it returns.
public struct TrainingStore: Sendable {
  /// The path of the file, as the caller wrote it.
  public let path: String
  private let held: HeldQueue
  private var queue: DatabaseQueue { held.queue }
  let unreadableRows = UnreadableRows()
  /// Which file was opened there.
  let file: FileIdentity?

  /// Opens the store, or creates one in an existing folder, and brings its schema up to date. Any number of processes
  /// may do so at once. What killed processes left beside it is removed.
  ///
  /// Throws `.foreign`, `.damaged`, `.wrongSchema` and `.newerSchema` with the file untouched; `recovering` and
  /// `setAsideIfUnusable` set such a file aside.
  public init(path: String) throws(StoreProblem) {
    try self.init(path: path, steps: nil)
  }

  init(path: String, steps: [String]?) throws(StoreProblem) {
    self.path = path
    AtomicFile.sweep(around: AtomicFile.resolved(path))
    do {
      held = HeldQueue(try StoreFile.open(path, steps: steps))
    } catch {
      let problem = StoreProblem(error, path: path)
      // SQLite cannot say why there is no room for its log beside the file.
      throw problem == .cannotOpen(path: path) && Self.isReadOnly(path) ? .readOnly(path: path) : problem
    }
    file = FileIdentity(of: path)
  }

  /// Opens a store only for reading, even while a session runs. Nil if there is no file yet; nothing is created.
  public static func reading(path: String) throws(StoreProblem) -> TrainingStore? {
    guard access(path, R_OK) == 0 || errno == ELOOP else {
      if errno == ENOENT, !AtomicFile.isLink(path) { return nil }
      throw .unreachable(path: path, code: Int(errno))
    }
    do {
      guard let (queue, isCurrent) = try StoreFile.openToRead(path) else { return nil }
      // An old schema has to be migrated before current queries can read it.
      if isCurrent { return TrainingStore(path: path, queue: queue) }
      try StoreFile.close(queue)
      return try TrainingStore(path: path)
    } catch {
      throw StoreProblem(error, path: path)
    }
  }

  private init(path: String, queue: DatabaseQueue) {
    (self.path, held, file) = (path, HeldQueue(queue), FileIdentity(of: path))
  }

  private static func isReadOnly(_ path: String) -> Bool {
    [path, AtomicFile.folder(of: path)].contains { (place: String) in
      access(place, F_OK) == 0 && access(place, W_OK) != 0
    }
  }

  /// For what needs more than a transaction, such as copying all pages.
  func withQueue(_ body: (DatabaseQueue) throws -> Void) rethrows { try body(queue) }

  /// Closes the file for a process that continues without it, or opens it again. This store cannot be used any more.
  package func closeFile() { try? StoreFile.close(queue) }

  /// Keeps the file open until the process ends.
  func keepOpen() { _ = Unmanaged.passRetained(held) }

  /// Reads in one transaction.
  func reading<Value>(_ body: (Database) throws -> Value) throws(StoreProblem) -> Value {
    do { return try queue.read(body) } catch { throw StoreProblem(error, path: path) }
  }

  /// Writes in one transaction: everything is on disk, or nothing.
  func writing<Value>(_ body: (Database) throws -> Value) throws(StoreProblem) -> Value {
    do { return try queue.write(body) } catch { throw StoreProblem(error, path: path) }
  }

  /// The same, for changes to the log: includes what follows from them.
  func changingLog<Value>(
    progress: (Double) -> Void = { _ in }, _ body: (Database) throws -> Value
  ) throws(StoreProblem) -> Value {
    do { return try changingLogOrThrowing(progress: progress, body) } catch { throw StoreProblem(error, path: path) }
  }

  /// The same, for work with its own kind of problems. `progress` hears 1 when only committing is left to do, so that
  /// nothing stops the process between that and its report.
  func changingLogOrThrowing<Value>(
    progress: (Double) -> Void = { _ in }, _ body: (Database) throws -> Value
  ) throws -> Value {
    try queue.write { db in
      let value = try body(db)
      try SessionDays.refresh(db)
      try LiftedBodyweight.refresh(db)
      try LifetimeBests.refresh(db)
      progress(1)
      return value
    }
  }

  /// Writes with a single statement, which is a transaction by itself and saves a begin and a commit.
  func writingOneStatement(_ body: (Database) throws -> Void) throws(StoreProblem) {
    do { try queue.writeWithoutTransaction(body) } catch { throw StoreProblem(error, path: path) }
  }
}

/// The queue of a store, whose file is closed with the last copy of the store.
private final class HeldQueue: Sendable {
  let queue: DatabaseQueue

  init(_ queue: DatabaseQueue) { self.queue = queue }

  deinit { try? StoreFile.close(queue) }
}
