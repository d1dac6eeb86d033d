/// One process at a time runs a session: whoever holds the lock file beside the store. Readers need no lock.

import Glibc

/// The right to run the session of a store, until this value goes or the process ends, however it ends.
///
/// The lock is on an open file that closes when another program is executed; a child that is only forked would share it,
/// so fork before taking it.
public struct SessionLock: ~Copyable, Sendable {
  private let file: CInt
  /// By the last note in the file, no session runs. Only a hint: the store itself was not asked.
  public let foundIdle: Bool

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
    foundIdle = Self.lines(of: file).dropFirst().first == Self.idle
    note(isIdle: foundIdle)
  }

  // The file stays: unlinking it would let two processes lock two files of one name.
  deinit { close(file) }

  /// Notes in the file which process holds the lock, and for the next one whether a session runs.
  public func note(isIdle: Bool) {
    // Over what is there: only the first two lines count, and cutting the file costs a disk's time.
    let text = Array("\(getpid())\n\(isIdle ? Self.idle : "")\n".utf8)
    _ = text.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
  }

  private static let idle = "idle"

  /// The process that runs a session now, for who only wants to know; nil where none does.
  public static func holder(ofStoreAt path: String) -> Int? {
    let file = open(path + ".lock", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return flock(file, LOCK_SH | LOCK_NB) == 0 ? nil : processNamed(in: file)
  }

  private static func processNamed(in file: CInt) -> Int? { lines(of: file).first.flatMap(Int.init) }

  private static func lines(of file: CInt) -> [String] {
    var text = [UInt8](repeating: 0, count: 40)
    let count = text.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, 0) }
    let lines = text.prefix(max(0, count)).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
