/// A store that was removed while a program has it open: noticed by its device and inode, and written again.

import GRDB
import Glibc
import SessionModel

/// The state of a store's file at a moment, to see later whether somebody has overwritten it.
public struct StoreStamp: Hashable, Sendable {
  fileprivate var seconds: Int
  fileprivate var nanoseconds: Int
  fileprivate var bytes: Int
  /// Changes when other processes commit.
  fileprivate var dataVersion: Int
}

extension TrainingStore {
  /// Whether the open file is still the one at its path.
  public var isInPlace: Bool { file != nil && file == FileIdentity(of: path) }

  /// The present state of the file at the path; nil if it cannot be read.
  public func stamp() -> StoreStamp? {
    var status = stat()
    guard stat(path, &status) == 0,
      let version = try? reading({ db in try Int.fetchOne(db, sql: "PRAGMA data_version") })
    else { return nil }
    return StoreStamp(
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, bytes: Int(status.st_size),
      dataVersion: version)
  }

  /// Whether somebody has overwritten the file in place since: it has changed, but not through a process that has it
  /// open as a store. Take a new stamp after this process writes.
  public func isOverwritten(since old: StoreStamp) -> Bool {
    guard let now = stamp(), now.dataVersion == old.dataVersion else { return false }
    return now != old
  }

  /// Leaves a file to the program that overwrote it: what we still had to write is set aside and never gets into it.
  /// SQLite would write it when it closes, so it never closes.
  public func forsake(at moment: Moment) throws(StoreProblem) {
    let aside = try Self.freeName("\(path).set-aside-\(Self.stamp(of: moment))")
    for suffix in ["-wal", "-shm"] where rename(path + suffix, aside + suffix) != 0 && errno != ENOENT {
      throw .cannotSetAside(path: path + suffix, code: Int(errno))
    }
    keepOpen()
  }

  /// Everything in this store, in a file at `target`, opened. Nil if something is already there, which is left as it
  /// is.
  ///
  /// A file that was removed or moved can still be read while it is open.
  public func copied(to target: String, at moment: Moment) throws(StoreProblem) -> TrainingStore? {
    do {
      let copy = try AtomicFile(at: target)
      do {
        _ = try copyPages(into: copy.path) { _ in }
        try Self.clear(target, at: moment)
        guard try copy.commitWhereNothingIs() else {
          copy.discard()
          return nil
        }
      } catch {
        copy.discard()
        throw error
      }
    } catch let failure as AtomicFileFailure {
      throw failure.code == Int(ENOSPC) ? .diskFull(path: target) : .cannotOpen(path: target)
    } catch {
      throw StoreProblem(error, path: target)
    }
    return try TrainingStore(path: target)
  }

  /// A write-ahead log without its store would be mistaken for that of the next store.
  private static func clear(_ target: String, at moment: Moment) throws {
    guard access(target, F_OK) != 0 else { return }
    let aside = try freeName("\(target).set-aside-\(stamp(of: moment))")
    for suffix in ["-wal", "-shm"] where rename(target + suffix, aside + suffix) != 0 && errno != ENOENT {
      throw StoreProblem.cannotSetAside(path: target + suffix, code: Int(errno))
    }
  }

  /// A free name for a store written again beside `path`.
  public static func rescueName(beside path: String, at moment: Moment) throws(StoreProblem) -> String {
    try freeName(path + rescued + stamp(of: moment))
  }

  /// The stores that were written again beside this one and still exist.
  public static func rescuedStores(beside path: String) -> [String] {
    guard let slash = path.lastIndex(of: "/"), let folder = opendir(String(path[..<slash]) + "/") else { return [] }
    defer { closedir(folder) }
    let start = path[path.index(after: slash)...] + rescued
    var found: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let isStore = name.hasPrefix(start) && !["-wal", "-shm", ".lock"].contains(where: name.hasSuffix)
      if isStore, !name.contains(".partial-") { found.append(String(path[...slash]) + name) }
    }
    return found.sorted()
  }

  private static let rescued = ".rescued-"
}
