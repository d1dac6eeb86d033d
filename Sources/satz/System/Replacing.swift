/// Replaces what a file holds atomically: a reader sees either the old content or the new one.

import Glibc
import SessionRunner
import TrainingStore

extension SourceFile {
  /// The file keeps its permissions and, where allowed, its owner; a link stays a link, and its target changes.
  func replace(with text: String) throws(FileProblem) { try replace(with: Array(text.utf8)) }

  /// The same with bytes.
  func replace(with bytes: [UInt8]) throws(FileProblem) {
    guard let resolved = realpath(path, nil) else { throw FileProblem(writing: path) }
    let target = String(cString: resolved)
    free(resolved)
    var status = stat()
    guard stat(target, &status) == 0, access(target, W_OK) == 0 else { throw FileProblem(writing: path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileProblem(path: path, reason: .system(EINVAL), isAboutWriting: true)
    }
    do {
      try AtomicFile.replace(target, with: bytes)
    } catch {
      throw FileProblem(path: path, reason: .system(CInt(clamping: error.code)), isAboutWriting: true)
    }
  }
}

extension FileProblem {
  /// The system's error for a file that was to be written.
  fileprivate init(writing path: String) { self.init(path: path, reason: .system(errno), isAboutWriting: true) }
}
