/// One process at a time runs a session: whoever holds the lock file beside the store. Readers need no lock.

import Glibc

/// The right to run the session of a store, until this value goes or the process ends, however it ends.
///
/// The lock is on an open file that closes when another program is executed; a child that is only forked would share it,
/// so fork before taking it.
public struct SessionLock: ~Copyable, Sendable {
  private let file: CInt

  /// Throws `.heldByAnother` with the process that holds it.
  public init(forStoreAt path: String) throws(StoreProblem) {
    let file = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw errno == EROFS || errno == EACCES ? .readOnly(path: path) : .cannotOpen(path: path) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let holder = Self.processNamed(in: file)
      close(file)
      throw .heldByAnother(path: path, process: holder)
    }
    self.file = file
    Self.name(getpid(), in: file)
  }

  deinit {
    // The file stays: unlinking it would let two processes lock two files of one name.
    _ = ftruncate(file, 0)
    close(file)
  }

  /// The process that runs a session now, for who only wants to know; nil where none does.
  public static func holder(ofStoreAt path: String) -> Int? {
    let file = open(path + ".lock", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return flock(file, LOCK_SH | LOCK_NB) == 0 ? nil : processNamed(in: file)
  }

  private static func name(_ process: pid_t, in file: CInt) {
    // Over whatever a killed process has left there; only the first line counts, and cutting the file costs a disk's time.
    let text = Array("\(process)\n".utf8)
    _ = text.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
  }

  private static func processNamed(in file: CInt) -> Int? {
    var text = [UInt8](repeating: 0, count: 20)
    let count = text.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, 0) }
    guard count > 0 else { return nil }
    return Int(String(decoding: text.prefix(count).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
  }
}
