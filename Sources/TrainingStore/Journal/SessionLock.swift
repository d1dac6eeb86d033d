/// One process at a time runs a session: the one that holds the lock file next to the store. Readers need no lock.

import Glibc

/// The right to run the session of a store, until this value is released or the process ends, however it ends.
///
/// The lock is on an open file that closes when another program is executed; a child that is only forked would share
/// it, so fork before taking it.
public struct SessionLock: ~Copyable, Sendable {
  private let file: CInt
  /// The store that it belongs to.
  public let path: String

  /// Throws `.heldByAnother` with the process that holds it.
  public init(forStoreAt path: String) throws(StoreProblem) {
    let file = open(path + ".lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw errno == EROFS || errno == EACCES ? .readOnly(path: path) : .cannotOpen(path: path) }
    guard Self.isPlain(file) else {
      close(file)
      throw .cannotOpen(path: path)
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let holder = Self.process(notedIn: file)
      close(file)
      throw .heldByAnother(path: path, process: holder)
    }
    self.file = file
    self.path = path
    noteProcess()
  }

  /// Whether it is a file; from now on only we can access it.
  private static func isPlain(_ file: CInt) -> Bool {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    if status.st_mode & 0o777 != 0o600 { fchmod(file, 0o600) }
    return true
  }

  // The file stays: unlinking it would let two processes lock two files with the same name.
  deinit { close(file) }

  /// Whether the locked file is the one that others would find. If it was removed, they would find none, and think that
  /// nobody holds the session.
  public var isInPlace: Bool { FileIdentity(of: file) == FileIdentity(of: path + ".lock") }

  /// Lets another process have it while `body` runs. Throws `.heldByAnother` if it is not given back.
  public func lend(while body: () -> Void) throws(StoreProblem) {
    flock(file, LOCK_UN)
    body()
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      throw .heldByAnother(path: path, process: Self.process(notedIn: file))
    }
    noteProcess()
  }

  /// Notes in the file which process holds the lock, over what is there: only the first line counts.
  private func noteProcess() {
    var text = "\(getpid())\n"
    _ = text.withUTF8 { pwrite(file, $0.baseAddress, $0.count, 0) }
  }

  /// The process that runs a session now, for callers who only ask; nil if none does.
  public static func holder(ofStoreAt path: String) -> Int? {
    let file = open(path + ".lock", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return flock(file, LOCK_SH | LOCK_NB) == 0 ? nil : process(notedIn: file)
  }

  private static func process(notedIn file: CInt) -> Int? {
    withUnsafeTemporaryAllocation(byteCount: 24, alignment: 1) { text in
      let count = max(0, pread(file, text.baseAddress, text.count, 0))
      return Int(String(decoding: text[..<count].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
    }
  }
}
