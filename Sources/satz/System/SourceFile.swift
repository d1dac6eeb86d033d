/// Reads the bytes of a plan: from a file, or from standard input where the path is `-`.

import Glibc

struct SourceFile: Sendable {
  var path: String
  var bytes: [UInt8]
  /// The file whose text an editor sends through standard input.
  var standsFor: String?

  /// In megabytes; no export that anybody brings along is as large.
  static let limit = 1024
  /// In megabytes; larger than any plan a person or a generator would write.
  static let planLimit = 64

  var isStandardInput: Bool { path == "-" }
  /// What it is called in messages.
  var name: String { isStandardInput ? standsFor ?? "<stdin>" : path }

  /// The same from wherever it is looked at.
  var fullPath: String {
    guard !isStandardInput, let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// - Parameter limit: the most it may have, in megabytes.
  static func read(_ path: String, upTo limit: Int = limit) throws(FileProblem) -> SourceFile {
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
struct FileProblem: Error, Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    case system(Int32)
    case tooLarge(megabytes: Int)
    /// Nothing but `satz fmt` writes to one.
    case plan
  }
  var path: String
  var reason: Reason
  var isAboutWriting = false
}
