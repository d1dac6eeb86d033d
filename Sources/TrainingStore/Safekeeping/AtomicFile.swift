/// A file that appears whole or not at all: written next to its target under another name, synced, then renamed.

import Glibc

package struct AtomicFile: Sendable {
  package let target: String
  /// Where it is written: beside the target, so that a rename is one step.
  package let path: String

  /// Begins a file that only the user may read, since a training log is private.
  package init(at target: String) throws(AtomicFileFailure) {
    self.target = target
    path = target + Self.mark + String(getpid())
    var status = stat()
    if stat(target, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw AtomicFileFailure(path: target, code: Int(EISDIR))
    }
    Self.sweep(beside: target)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw AtomicFileFailure(path: target, code: Int(errno)) }
    // Regardless of the umask.
    fchmod(file, 0o600)
    close(file)
  }

  /// Adds bytes to its end.
  package func append(_ bytes: [UInt8]) throws(AtomicFileFailure) {
    let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard file >= 0 else { throw failure }
    defer { close(file) }
    try write(bytes, to: file)
  }

  /// Moves it to its target, durably. A file that was there before is replaced atomically.
  package func commit() throws(AtomicFileFailure) { try commit(at: target) }

  /// The same, to another target in the same folder.
  func commit(at target: String) throws(AtomicFileFailure) {
    guard Self.sync(path), rename(path, target) == 0 else { throw failure }
    // Some file systems cannot sync a folder; the file itself is safe.
    _ = Self.sync(Self.folder(of: target))
  }

  /// The same, but only if nothing is there: otherwise false, and the existing file stays as it is.
  func commitWhereNothingIs() throws(AtomicFileFailure) -> Bool {
    guard Self.sync(path) else { throw failure }
    if link(path, target) != 0 {
      if errno == EEXIST { return false }
      // A file system without links: somebody else may still create the file in a brief moment.
      guard access(target, F_OK) != 0 else { return false }
      guard rename(path, target) == 0 else { throw failure }
    }
    unlink(path)
    _ = Self.sync(Self.folder(of: target))
    return true
  }

  /// Replaces the bytes of an existing file, which keeps its permissions and, where allowed, its owner.
  ///  Until it is whole, the new file has no name if the file system supports that: a killed process leaves nothing
  /// behind.
  package static func replace(_ target: String, with bytes: [UInt8]) throws(AtomicFileFailure) {
    var status = stat()
    guard stat(target, &status) == 0 else { throw AtomicFileFailure(path: target, code: Int(errno)) }
    let nameless = open(folder(of: target), O_WRONLY | O_CLOEXEC | Self.nameless, 0o600)
    guard nameless >= 0 else {
      let file = try AtomicFile(at: target)
      do throws(AtomicFileFailure) {
        let named = open(file.path, O_WRONLY | O_CLOEXEC)
        guard named >= 0 else { throw file.failure }
        defer { close(named) }
        try file.fill(named, with: bytes, like: status)
        return try file.commit()
      } catch {
        file.discard()
        throw error
      }
    }
    defer { close(nameless) }
    sweep(beside: target)
    let file = AtomicFile(of: target)
    do throws(AtomicFileFailure) {
      try file.fill(nameless, with: bytes, like: status)
      guard linkat(AT_FDCWD, "/proc/self/fd/\(nameless)", AT_FDCWD, file.path, AT_SYMLINK_FOLLOW) == 0 else {
        throw file.failure
      }
      try file.commit()
    } catch {
      file.discard()
      throw error
    }
  }

  /// O_TMPFILE, whose C macro Swift cannot import.
  private static let nameless = 0o20000000 | O_DIRECTORY

  private init(of target: String) {
    self.target = target
    path = target + Self.mark + String(getpid())
  }

  private func fill(_ file: CInt, with bytes: [UInt8], like status: stat) throws(AtomicFileFailure) {
    // Only root can give a file away; otherwise it belongs to the writer.
    _ = fchown(file, status.st_uid, status.st_gid)
    guard fchmod(file, status.st_mode & 0o7777) == 0 else { throw failure }
    try write(bytes, to: file)
    guard fsync(file) == 0 else { throw failure }
  }

  private func write(_ bytes: [UInt8], to file: CInt) throws(AtomicFileFailure) {
    do { try writeWhole(bytes, to: file) } catch { throw AtomicFileFailure(path: target, code: error.code) }
  }

  /// Leaves nothing behind.
  package func discard() { remove() }

  private func remove() {
    for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
  }

  /// Removes what killed processes left of this file.
  private static func sweep(beside target: String) {
    sweep(folder(of: target), startingWith: name(of: target) + mark) { $0 == getpid() || isGone($0) }
  }

  /// The same for every file whose name begins with that of `target` and a full stop, such as `target.restored`.
  static func sweep(around target: String) {
    sweep(folder(of: target), startingWith: name(of: target) + ".") { isGone($0) }
  }

  private static func sweep(_ folder: String, startingWith start: String, where isLeft: (pid_t) -> Bool) {
    guard let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix(start), let process = process(of: name), isLeft(process) else { continue }
      unlink(folder + "/" + name)
    }
  }

  private static let mark = ".partial-"

  /// Whether a file with this name is still being written, or was left behind.
  static func isPartial(_ name: String) -> Bool { process(of: name) != nil }

  /// The process that writes a file with this name, `NAME.partial-PID` or what SQLite keeps beside it.
  private static func process(of name: String) -> pid_t? {
    let parts = name.split(separator: "-")
    guard let end = parts.lastIndex(where: { $0.hasSuffix(mark.dropLast()) }), end + 1 < parts.count else { return nil }
    let rest = parts[(end + 2)...].joined(separator: "-")
    return ["", "journal", "wal", "shm"].contains(rest) ? pid_t(parts[end + 1]) : nil
  }

  private static func isGone(_ process: pid_t) -> Bool { kill(process, 0) != 0 && errno == ESRCH }

  private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private var failure: AtomicFileFailure { AtomicFileFailure(path: target, code: Int(errno)) }

  private static func sync(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return fsync(file) == 0
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The target of a link; the path itself if it is not a link.
  static func resolved(_ path: String) -> String {
    guard isLink(path), let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// Why a file could not be written; errno.
package struct AtomicFileFailure: Error, Hashable, Sendable {
  package var path: String
  package var code: Int
}

/// The identity of a file, whatever its name: device and inode.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  /// Nil if there is none.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init?(of descriptor: CInt) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) { (device, inode) = (UInt64(status.st_dev), UInt64(status.st_ino)) }
}

/// Whether two paths lead to the same file.
func isSameFile(_ first: String, _ second: String) -> Bool {
  guard let one = FileIdentity(of: first) else { return false }
  return one == FileIdentity(of: second)
}
