/// A file that appears whole or not at all: written beside its place under another name, synced, then renamed.

import Glibc

public struct EmergingFile: Sendable {
  public let target: String
  /// Where it is written: beside the target, so that a rename is one step.
  public let path: String

  /// Begins one that only the user may read, since a log of training is nobody else's.
  public init(at target: String) throws(EmergingFileFailure) {
    self.target = target
    path = "\(target).partial-\(getpid())"
    var status = stat()
    if stat(target, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw EmergingFileFailure(path: target, code: Int(EISDIR))
    }
    Self.sweep(beside: target)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw EmergingFileFailure(path: target, code: Int(errno)) }
    close(file)
  }

  /// Adds bytes to its end.
  public func append(_ bytes: [UInt8]) throws(EmergingFileFailure) {
    let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard file >= 0 else { throw failure }
    defer { close(file) }
    do { try writeWhole(bytes, to: file) } catch { throw EmergingFileFailure(path: target, code: error.code) }
  }

  /// Puts it in its place, on the disk for good. What was there before is replaced in the same instant.
  public func emerge() throws(EmergingFileFailure) {
    guard Self.sync(path), rename(path, target) == 0 else { throw failure }
    // Some file systems cannot sync a folder; the file itself is safe.
    _ = Self.sync(Self.folder(of: target))
  }

  /// Leaves nothing behind.
  public func discard() { remove() }

  private func remove() {
    for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
  }

  /// Takes away what killed processes have left of this file.
  private static func sweep(beside target: String) {
    guard let folder = opendir(folder(of: target)) else { return }
    defer { closedir(folder) }
    let start = (target.split(separator: "/").last.map(String.init) ?? target) + ".partial-"
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix(start) else { continue }
      let process = name.dropFirst(start.count).prefix { $0.isNumber }
      if let process = pid_t(process), process == getpid() || (kill(process, 0) != 0 && errno == ESRCH) {
        unlink(Self.folder(of: target) + "/" + name)
      }
    }
  }

  private var failure: EmergingFileFailure { EmergingFileFailure(path: target, code: Int(errno)) }

  private static func sync(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return fsync(file) == 0
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// Why a file could not be written; errno.
public struct EmergingFileFailure: Error, Hashable, Sendable {
  public var path: String
  public var code: Int
}

/// Whether two names lead to one file.
func isSameFile(_ first: String, _ second: String) -> Bool {
  var one = stat()
  var other = stat()
  return stat(first, &one) == 0 && stat(second, &other) == 0 && one.st_ino == other.st_ino && one.st_dev == other.st_dev
}
