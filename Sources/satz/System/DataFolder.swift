/// Where Satz keeps what it remembers: `SATZ_HOME`, else `$XDG_DATA_HOME/satz`, else `~/.local/share/satz`.

import Glibc

struct DataFolder: Sendable {
  var path: String

  var store: String { path + "/satz.sqlite" }
  var history: String { path + "/history" }

  static func find() -> DataFolder {
    if let home = environment("SATZ_HOME") { return DataFolder(path: home) }
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") { return DataFolder(path: data + "/satz") }
    return DataFolder(path: (environment("HOME") ?? "/tmp") + "/.local/share/satz")
  }

  /// Makes the folder and those above it; only the user may read it, since a log of training is nobody else's.
  func create() throws(FileProblem) {
    // As ever after the first time.
    if mkdir(path, 0o700) == 0 || errno == EEXIST && isFolder { return }
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/" + part
      if mkdir(made, 0o700) != 0 && errno != EEXIST {
        // A parent that exists but cannot be written to answers with its own error; only the last one counts.
        if access(made, F_OK) != 0 { throw FileProblem(path: made, reason: .system(errno)) }
      }
    }
    if !isFolder { throw FileProblem(path: path, reason: .system(ENOTDIR)) }
  }

  private var isFolder: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  var exists: Bool { access(store, F_OK) == 0 }
}

/// A variable of the environment that is set and not empty.
func environment(_ name: String) -> String? {
  guard let value = getenv(name) else { return nil }
  let text = String(cString: value)
  return text.isEmpty ? nil : text
}
