/// Reads the files that a plan uses, from the folder around it.

import Glibc
import PlanLanguage

extension SourceFile {
  /// Paths are relative to the file in which they are written. In standard input they are relative to the file it
  /// stands for, or to the current folder. Each file is read once.
  package var finder: FindUsed {
    var files = ReadFiles()
    return { [path = isStandardInput ? standsFor ?? "" : path] (written, user) throws(UseFailure) in
      let around = user ?? path
      let folder = around.lastIndex(of: "/").map { around[...$0] } ?? ""
      let (name, source) = try files.read(written.hasPrefix("/") ? written : folder + written)
      return UsedFile(path: written, user: user, name: name, source: source)
    }
  }
}

extension [UsedFile] {
  /// Finds again what was found before.
  var finder: FindUsed {
    { path, user in first { $0.path == path && $0.user == user } }
  }
}

/// The files that have been read for a plan, within limits: the plan's author chose them, not the person who opens it.
private struct ReadFiles {
  private var files: [Identity: (name: String, source: [UInt8])] = [:]
  private var size = 0

  /// In megabytes.
  private static let (fileLimit, limit) = (1, 16)

  /// The identity of a file, whatever its name.
  private struct Identity: Hashable {
    var device: dev_t
    var number: ino_t
  }

  /// Does not wait for a pipe and does not open a device.
  mutating func read(_ path: String) throws(UseFailure) -> (name: String, source: [UInt8]) {
    guard let resolved = realpath(path, nil) else { throw UseFailure(errno) }
    let name = String(cString: resolved)
    free(resolved)
    var status = stat()
    guard stat(name, &status) == 0 else { throw UseFailure(errno) }
    try ReadFiles.requireFile(status)
    let descriptor = open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw UseFailure(errno) }
    defer { close(descriptor) }
    // Another file may have replaced it.
    guard fstat(descriptor, &status) == 0 else { throw UseFailure(errno) }
    try ReadFiles.requireFile(status)
    let identity = Identity(device: status.st_dev, number: status.st_ino)
    if let known = files[identity] { return known }
    let source = try ReadFiles.bytes(of: descriptor)
    guard size + source.count <= Self.limit << 20 else { throw .areTooLarge(limitMegabytes: Self.limit) }
    size += source.count
    files[identity] = (name, source)
    return (name, source)
  }

  private static func requireFile(_ status: stat) throws(UseFailure) {
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      guard status.st_size <= fileLimit << 20 else { throw .isTooLarge(limitMegabytes: fileLimit) }
    case S_IFDIR: throw .isFolder
    default: throw .isNoFile
    }
  }

  /// To its end, within the limit: a file may grow, and a system file has no size.
  private static func bytes(of descriptor: Int32) throws(UseFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw UseFailure(errno)
      }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > fileLimit << 20 { throw .isTooLarge(limitMegabytes: fileLimit) }
    }
  }
}

extension UseFailure {
  /// The system's last error.
  fileprivate init(_ code: Int32) {
    self = code == ENOENT || code == ENOTDIR ? .notFound : .isUnreadable
  }
}
