/// Reads the bytes of a plan: from a file, or from standard input if the path is `-`.

import Glibc

package struct SourceFile: Sendable {
  package var path: String
  package var bytes: [UInt8]
  /// The file whose text an editor sends through standard input.
  package var standsFor: String?

  package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

  /// In megabytes; real exports are smaller.
  package static let limit = 1024
  /// In megabytes; larger than any plan a person or a generator would write. The densest text, a list of single digits,
  /// takes up to 200 times its size to check.
  package static let planLimit = 4

  package var isStandardInput: Bool { path == "-" }
  /// Its name in messages.
  package var name: String { isStandardInput ? standsFor ?? "<stdin>" : path }

  /// The same path whichever folder it is seen from.
  package var fullPath: String {
    guard !isStandardInput, let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// - Parameter limit: its maximum size, in megabytes.
  package static func read(_ path: String, upTo limit: Int = limit) throws(FileProblem) -> SourceFile {
    let mostBytes = limit << 20
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem(path: path, reason: .system(errno)) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var bytes: [UInt8] = []
    // The size is only a hint: a pipe has none, and a file may grow while it is read.
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_size > 0, status.st_size <= mostBytes {
      bytes.reserveCapacity(Int(status.st_size) + 1)
    }
    var chunk = [UInt8](repeating: 0, count: status.st_size > 0 ? 1 << 16 : 1 << 12)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 { return SourceFile(path: path, bytes: bytes) }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileProblem(path: path, reason: .system(errno))
      }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > mostBytes { throw FileProblem(path: path, reason: .tooLarge(megabytes: limit)) }
    }
  }
}

/// A file that could not be read or written, and why.
public struct FileProblem: Error, Hashable, Sendable {
  /// Why it could not.
  public enum Reason: Hashable, Sendable {
    /// The system refused; errno.
    case system(Int32)
    /// It has more than this many megabytes.
    case tooLarge(megabytes: Int)
    /// It is a plan, and nothing but `satz fmt` writes to one.
    case plan
  }
  /// The file, as it was named.
  public var path: String
  /// Why it could not be read, or written.
  public var reason: Reason
  /// Whether it was to be written, which nothing in this library does.
  public var isAboutWriting: Bool

  package init(path: String, reason: Reason, isAboutWriting: Bool = false) {
    (self.path, self.reason, self.isAboutWriting) = (path, reason, isAboutWriting)
  }
}
