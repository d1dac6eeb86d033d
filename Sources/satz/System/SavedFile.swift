/// Writes a text or other data to a new or existing file; `-` is standard output.

import Glibc
import SessionRunner

enum SavedFile {
  static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    if path == "-" { return Output.writeData(bytes) }
    // A plan keeps its own language, whatever was typed.
    if path.lowercased().hasSuffix(".satz") { throw FileProblem(path: path, reason: .plan, isAboutWriting: true) }
    let isNew = access(path, F_OK) != 0
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileProblem(path: path, reason: .system(errno), isAboutWriting: true) }
    close(descriptor)
    do { try SourceFile(path: path, bytes: []).replace(with: bytes) } catch {
      // The empty file was created by us.
      if isNew { unlink(path) }
      throw error
    }
  }
}
