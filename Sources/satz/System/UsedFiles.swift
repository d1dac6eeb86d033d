/// Reads the files that a plan uses, from where they stand beside it.

import Glibc
import PlanLanguage

extension SourceFile {
  /// Paths count from the file in which they are written; of standard input, from the current folder.
  var finder: FindUsed {
    { [path, isStandardInput] written, user in
      let around = user ?? (isStandardInput ? "" : path)
      let folder = around.lastIndex(of: "/").map { around[...$0] } ?? ""
      let wanted = written.hasPrefix("/") ? written : folder + written
      guard let real = realpath(wanted, nil) else { return nil }
      defer { free(real) }
      let name = String(cString: real)
      guard let file = try? SourceFile.read(name) else { return nil }
      return UsedFile(path: written, user: user, name: name, source: file.bytes)
    }
  }
}

extension [UsedFile] {
  /// Finds again what was found before.
  var finder: FindUsed {
    { path, user in first { $0.path == path && $0.user == user } }
  }
}
