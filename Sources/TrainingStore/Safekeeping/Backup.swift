/// A backup: the whole store in one sealed file, consistent while a session runs, replaced in one instant or not at
/// all.

import GRDB
import Glibc

/// A summary of a store, by which to recognise a backup.
public struct StoreSummary: Hashable, Sendable {
  /// Sessions that have ended.
  public var sessions: Int
  /// Sets in the log.
  public var sets: Int
  /// The day of the first session; nil for an empty log.
  public var first: Day?
  /// The day of the last session; nil for an empty log.
  public var last: Day?
}

extension TrainingStore {
  /// Writes everything to `path`, and reports progress, 0 … 1. An existing backup is replaced, unless `isToStop` says
  /// to stop.
  ///
  /// Other processes may read and write the store meanwhile; what is written is the state of one instant.
  @discardableResult
  public static func backUp(
    storeAt store: String, to path: String, isToStop: () -> Bool = { false }, progress: (Double) -> Void = { _ in }
  ) throws(BackupProblem) -> StoreSummary {
    try refuseToReplace(path, store: store)
    let source: TrainingStore?
    do { source = try reading(path: store) } catch { throw .store(error) }
    guard let source else { throw .nothingToBackUp }
    return try source.copy(to: path, isToStop: isToStop, progress: progress)
  }

  /// The store as a sealed file.
  func copy(
    to path: String, isToStop: () -> Bool = { false }, progress: (Double) -> Void = { _ in }
  ) throws(BackupProblem) -> StoreSummary {
    do {
      let file = try AtomicFile(at: path)
      do {
        let summary = try copyPages(into: file.path) { share in
          progress(share)
          if isToStop() { throw BackupProblem.interrupted(path: path) }
        }
        try file.append(Seal.line(try Seal.checksum(of: file.path)))
        if isToStop() { throw BackupProblem.interrupted(path: path) }
        try file.commit()
        return summary
      } catch {
        file.discard()
        throw error
      }
    } catch let problem as BackupProblem {
      throw problem
    } catch let failure as AtomicFileFailure {
      throw .cannotWrite(path: path, code: failure.code)
    } catch let failure as FileFailure {
      throw .cannotWrite(path: path, code: failure.code)
    } catch {
      let problem = StoreProblem(error, path: self.path)
      if case .diskFull = problem { throw .cannotWrite(path: path, code: Int(ENOSPC)) }
      throw .store(problem)
    }
  }

  /// The store as it is at this instant, in a single file.
  func copyPages(into path: String, progress: (Double) throws -> Void) throws -> StoreSummary {
    let copy = try DatabaseQueue(path: path)
    defer { try? StoreFile.close(copy) }
    try withQueue { queue in
      try withoutActuallyEscaping(progress) { progress in
        try queue.backup(to: copy, pagesPerStep: 1024) { step in
          try progress(Double(step.completedPageCount) / Double(max(1, step.totalPageCount)))
        }
      }
    }
    return try copy.writeWithoutTransaction { db in
      // One file, readable even if nothing can be written beside it.
      try db.execute(sql: "PRAGMA journal_mode = DELETE")
      try Self.checkStructure(db)
      return try StoreSummary(db)
    }
  }

  private static func refuseToReplace(_ path: String, store: String) throws(BackupProblem) {
    var there = stat()
    guard stat(path, &there) == 0 else { return }
    if isSameFile(path, store) { throw .isTheStore(path: path) }
    guard there.st_mode & S_IFMT == S_IFREG else { throw .cannotWrite(path: path, code: Int(EISDIR)) }
    if there.st_size > 0, !isStore(path) { throw .wouldOverwrite(path: path) }
  }

  /// Whether a file claims to be ours, damaged or not: by the application id in its header.
  private static func isStore(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var header = [UInt8](repeating: 0, count: 72)
    guard pread(file, &header, header.count, 0) == header.count else { return false }
    return header[68..<72].reduce(0) { $0 << 8 | Int($1) } == Schema.applicationID
  }

  /// Throws `.damaged` with SQLite's message.
  static func checkStructure(_ db: Database) throws {
    try checkStructure(db, of: "3")
    if let orphan = try Row.fetchOne(db, sql: "PRAGMA foreign_key_check") {
      throw DatabaseError(
        resultCode: .SQLITE_CORRUPT, message: "foreign_key_check: \(orphan[0] as String? ?? "?")")
    }
  }

  /// The same for one table with its indexes; a number means all of them, and how many faults to report.
  static func checkStructure(_ db: Database, of table: String) throws {
    let faults = try String.fetchAll(db, sql: "PRAGMA integrity_check(\(table))")
    guard faults == ["ok"] else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: faults.prefix(3).joined(separator: "; "))
    }
  }
}

extension StoreSummary {
  init(_ db: Database) throws {
    let row = try Row.fetchOne(
      db, sql: "SELECT count(*) AS sessions, min(day) AS first, max(day) AS last FROM session WHERE status <> 'running'"
    )
    sessions = try row?.integer("sessions") ?? 0
    first = try row?.optionalInteger("first").map(Day.init(number:))
    last = try row?.optionalInteger("last").map(Day.init(number:))
    // The first version of the schema had no log.
    sets = try db.tableExists("logged_set") ? Int.fetchOne(db, sql: "SELECT count(*) FROM logged_set") ?? 0 : 0
  }
}

extension TrainingStore {
  /// What the store holds.
  public func summary() throws(StoreProblem) -> StoreSummary { try reading { db in try StoreSummary(db) } }
}
