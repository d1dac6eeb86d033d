/// A store that was taken away from under a program that has it open: noticed by its device and inode, and written again.

import GRDB
import Glibc
import SessionModel

/// What a store's file was like at a moment, to see later whether somebody has written over it.
public struct StoreStamp: Hashable, Sendable {
  fileprivate var seconds: Int
  fileprivate var nanoseconds: Int
  fileprivate var bytes: Int
  /// Changes with what other processes commit.
  fileprivate var dataVersion: Int
}

extension TrainingStore {
  /// Whether the file that is open is still the one at its path.
  public var isInPlace: Bool { file != nil && file == FileIdentity(of: path) }

  /// What the file at the path is like now; nil where it cannot be read.
  public func stamp() -> StoreStamp? {
    var status = stat()
    guard stat(path, &status) == 0,
      let version = try? reading({ db in try Int.fetchOne(db, sql: "PRAGMA data_version") })
    else { return nil }
    return StoreStamp(
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, bytes: Int(status.st_size),
      dataVersion: version)
  }

  /// Whether somebody has written over the file since, in its place: it has changed, and no process that has it open as a
  /// store has done so. What this process writes itself is to be followed by another stamp.
  public func isOverwritten(since old: StoreStamp) -> Bool {
    guard let now = stamp(), now.dataVersion == old.dataVersion else { return false }
    return now != old
  }

  /// Leaves a file to whoever wrote over it: what we had still to write to it is set aside, and never gets into it. SQLite
  /// would do so when it closes, so it never does.
  public func forsake(at moment: Moment) throws(StoreProblem) {
    let aside = try Self.freeName("\(path).set-aside-\(Self.stamp(of: moment))")
    for suffix in ["-wal", "-shm"] where rename(path + suffix, aside + suffix) != 0 && errno != ENOENT {
      throw .cannotSetAside(path: path + suffix, code: Int(errno))
    }
    keepOpen()
  }

  /// Everything in this store, in a file at `target`, opened. Nil where something is there already, which is left as it is.
  ///
  /// A file that was removed or moved can be read as long as it is open.
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

  /// A write-ahead log without its store would be taken for that of the next one.
  private static func clear(_ target: String, at moment: Moment) throws {
    guard access(target, F_OK) != 0 else { return }
    let aside = try freeName("\(target).set-aside-\(stamp(of: moment))")
    for suffix in ["-wal", "-shm"] where rename(target + suffix, aside + suffix) != 0 && errno != ENOENT {
      throw StoreProblem.cannotSetAside(path: target + suffix, code: Int(errno))
    }
  }

  /// A free name for a store that is written again beside `path`.
  public static func rescueName(beside path: String, at moment: Moment) throws(StoreProblem) -> String {
    try freeName(path + rescued + stamp(of: moment))
  }

  /// The stores that were written again beside this one and are there still.
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
