/// A store that is damaged or not ours is moved out of the way, whole, and a fresh one goes on. Nothing is ever overwritten.

import Glibc
import SessionModel

/// Where a file that could not be used is now.
public struct SetAside: Hashable, Sendable {
  public var original: String
  public var movedTo: String
  /// `.damaged`, `.foreign` or `.wrongSchema`; what else there was, where a backup took its place.
  public var because: StoreProblem
}

/// A store that could be opened for running a session, what runs in it, and what had to be moved away for that.
public struct OpenedStore: Sendable {
  public var store: TrainingStore
  public var running: RecordedSession?
  public var setAside: SetAside?
}

extension TrainingStore {
  /// Opens the store for running a session. A file that is damaged or not ours, so that it cannot be opened or its running
  /// session cannot be read, is set aside first. A newer schema, a full disk and the like are thrown: they are no damage.
  ///
  /// The lock says that no other process is at work on the file while it is moved.
  public static func recovering(
    path: String, holding lock: borrowing SessionLock, at moment: Moment
  ) throws(StoreProblem) -> OpenedStore {
    do {
      let store = try TrainingStore(path: path)
      return OpenedStore(store: store, running: try store.running(), setAside: nil)
    } catch {
      guard error.isOfTheFile else { throw error }
      let folder = FolderLock(around: path)
      let notice = try setAside(path: path, because: error, at: moment)
      _ = consume folder
      return OpenedStore(store: try TrainingStore(path: path), running: nil, setAside: notice)
    }
  }

  /// For a command that is going to write: sets a file aside that is damaged or not ours, so that it cannot be opened. Nil
  /// where there is none, and where another process has been faster. Throws what else keeps the file from being used.
  public static func setAsideIfUnusable(path: String, at moment: Moment) throws(StoreProblem) -> SetAside? {
    do {
      _ = try reading(path: path)
      return nil
    } catch {
      guard error.isOfTheFile else { throw error }
    }
    let folder = FolderLock(around: path)
    let lock = try SessionLock(forStoreAt: path)
    var notice: SetAside?
    do {
      _ = try reading(path: path)
    } catch {
      guard error.isOfTheFile else { throw error }
      notice = try setAside(path: path, because: error, at: moment)
    }
    _ = consume lock
    _ = consume folder
    return notice
  }

  /// Renames the store and its write-ahead log to a name of this second that is free.
  static func setAside(
    path: String, because problem: StoreProblem, at moment: Moment
  ) throws(StoreProblem) -> SetAside {
    let path = EmergingFile.resolved(path)
    let target = try freeName("\(path).set-aside-\(stamp(of: moment))")
    // The log first: a crash in between must not leave it to a fresh store of the same name.
    for suffix in ["-wal", "-shm", ""] {
      guard rename(path + suffix, target + suffix) == 0 || (errno == ENOENT && !suffix.isEmpty) else {
        throw .cannotSetAside(path: path, code: Int(errno))
      }
      PrivateFile.secure(target + suffix)
    }
    return SetAside(original: path, movedTo: target, because: problem)
  }

  /// The name, or one with a number after it where that is taken.
  static func freeName(_ name: String) throws(StoreProblem) -> String {
    for attempt in 1...100 {
      let candidate = name + (attempt == 1 ? "" : "-\(attempt)")
      if access(candidate, F_OK) != 0, access(candidate + "-wal", F_OK) != 0 { return candidate }
    }
    throw .cannotSetAside(path: name, code: Int(EEXIST))
  }

  /// `20261121T110203Z`.
  static func stamp(of moment: Moment) -> String {
    let utc = Moment(bootID: "", bootMilliseconds: 0, wallMilliseconds: moment.wallMilliseconds)
    let (year, month, day) = Day(of: utc).date
    let second = (moment.wallMilliseconds / 1000) % 86_400
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)\(two(month))\(two(day))T\(two(second / 3600))\(two(second / 60 % 60))\(two(second % 60))Z"
  }
}
