/// Writes a text to a file that is there or not yet; `-` is standard output.

import Glibc
import SessionRunner

enum SavedFile {
  static func write(_ text: String, to path: String) throws(FileProblem) {
    if path == "-" { return Output.writeData(text) }
    // A plan is its author's, whatever was typed.
    if path.lowercased().hasSuffix(".satz") { throw FileProblem(path: path, reason: .plan, isAboutWriting: true) }
    let isNew = access(path, F_OK) != 0
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileProblem(path: path, reason: .system(errno), isAboutWriting: true) }
    close(descriptor)
    do { try SourceFile(path: path, bytes: []).replace(with: text) } catch {
      // Its empty beginning is ours.
      if isNew { unlink(path) }
      throw error
    }
  }
}
