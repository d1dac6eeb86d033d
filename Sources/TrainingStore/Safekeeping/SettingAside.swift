/// A damaged or foreign store is moved out of the way, whole, and a fresh one takes over. Nothing is ever overwritten.

import Glibc
import SessionModel

/// Where a file that could not be used is now.
public struct SetAside: Hashable, Sendable {
  /// Where it was.
  public var original: String
  /// Where it is, whole.
  public var movedTo: String
  /// `.damaged`, `.foreign` or `.wrongSchema`; any other problem if a backup replaced it.
  public var because: StoreProblem
}

/// A store that was opened for running a session, what a session needs from it, and what had to be moved away.
public struct OpenedStore: Sendable {
  /// The open store.
  public var store: TrainingStore
  /// The session that has not ended; nil if there is none.
  public var running: RecordedSession?
  /// The athlete, with the newest bodyweight and maxes.
  public var athlete: Athlete
  /// The athlete's own exercises.
  public var ownLibrary: OwnLibrary
  /// Every setting that was set, by its key.
  public var settings: [String: String]
  /// What had to be moved away; nil if nothing had to be.
  public var setAside: SetAside?

  fileprivate init(path: String, setAside: SetAside? = nil) throws(StoreProblem) {
    store = try TrainingStore(path: path)
    running = try store.running()
    athlete = try store.athlete()
    ownLibrary = try store.ownLibrary()
    settings = try store.settings()
    self.setAside = setAside
  }
}

extension TrainingStore {
  /// Opens the store for running a session. A damaged or foreign file that cannot be opened, or from which a session's
  /// data cannot be read, is set aside first. A newer schema, a full disk and the like are thrown: they are not damage.
  ///
  /// The lock ensures that no other process uses the file while it is moved.
  public static func recovering(
    path: String, holding lock: borrowing SessionLock, at moment: Moment
  ) throws(StoreProblem) -> OpenedStore {
    do {
      return try OpenedStore(path: path)
    } catch {
      guard error.isOfTheFile else { throw error }
      let folder = FolderLock(around: path)
      let notice = try setAside(path: path, because: error, at: moment)
      _ = consume folder
      return try OpenedStore(path: path, setAside: notice)
    }
  }

  /// For a command that is going to write: sets aside a damaged or foreign file that cannot be opened. Nil if there is
  /// none, or if another process was faster. Throws any other problem with the file.
  ///  A store can open although it is damaged deep inside. A thorough check reads all of it, for when something has
  /// failed.
  public static func setAsideIfUnusable(
    path: String, thoroughly: Bool = false, at moment: Moment
  ) throws(StoreProblem) -> SetAside? {
    do {
      try look(at: path, thoroughly: thoroughly)
      return nil
    } catch {
      guard error.isOfTheFile else { throw error }
    }
    let folder = FolderLock(around: path)
    let lock = try SessionLock(forStoreAt: path)
    var notice: SetAside?
    do {
      try look(at: path, thoroughly: thoroughly)
    } catch {
      guard error.isOfTheFile else { throw error }
      notice = try setAside(path: path, because: error, at: moment)
    }
    _ = consume lock
    _ = consume folder
    return notice
  }

  private static func look(at path: String, thoroughly: Bool) throws(StoreProblem) {
    guard let store = try reading(path: path), thoroughly else { return }
    try store.reading { db in try checkStructure(db) }
    _ = try store.athlete()
    _ = try store.ownLibrary()
    _ = try store.settings()
  }

  /// Renames the store and its write-ahead log to a free name with the current second.
  static func setAside(
    path: String, because problem: StoreProblem, at moment: Moment
  ) throws(StoreProblem) -> SetAside {
    let path = AtomicFile.resolved(path)
    let target = try freeName("\(path).set-aside-\(stamp(of: moment))")
    // The log first: a crash in between must not leave it to a fresh store with the same name.
    for suffix in ["-wal", "-shm", ""] {
      guard rename(path + suffix, target + suffix) == 0 || (errno == ENOENT && !suffix.isEmpty) else {
        throw .cannotSetAside(path: path, code: Int(errno))
      }
      PrivateFile.secure(target + suffix)
    }
    return SetAside(original: path, movedTo: target, because: problem)
  }

  /// The name, or one with a number after it if that is taken.
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
