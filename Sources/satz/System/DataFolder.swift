/// Where Satz keeps what it remembers: `SATZ_HOME`, else `$XDG_DATA_HOME/satz`, else `~/.local/share/satz`.

import Glibc
import SessionRunner
import TrainingStore

struct DataFolder: Sendable {
  var path: String
  /// The default folder is ours alone; a folder named by `SATZ_HOME` may hold other things too.
  private var isOursAlone: Bool

  /// Whether it is where every user's is, if nothing says otherwise.
  var isUsual: Bool { environment("HOME").map { path == $0 + "/.local/share/satz" } ?? false }

  var store: String { path + "/satz.sqlite" }
  var history: String { path + "/history" }

  /// Nil if the environment names no folder. A relative path counts only in `SATZ_HOME`, which is typed by hand.
  static func find() -> DataFolder? {
    if let home = environment("SATZ_HOME") { return DataFolder(path: absolute(home), isOursAlone: false) }
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") {
      return DataFolder(path: data + "/satz", isOursAlone: true)
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return DataFolder(path: home + "/.local/share/satz", isOursAlone: true)
  }

  /// The folder in which a store was found.
  init(around store: String) {
    self.init(path: store.lastIndex(of: "/").map { String(store[..<$0]) } ?? ".", isOursAlone: false)
  }

  private init(path: String, isOursAlone: Bool) { (self.path, self.isOursAlone) = (path, isOursAlone) }

  /// Makes the folder and its parents; only the user may read it, since a training log is private.
  func create() throws(FileProblem) {
    // As always after the first time.
    if access(store, F_OK) != 0 { try makeFolders() }
    if isOursAlone { PrivateFile.secure(folder: path) }
    PrivateFile.secure(in: path) { $0.hasPrefix("satz.sqlite") || $0.hasPrefix("history") }
  }

  private func makeFolders() throws(FileProblem) {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/" + part
      if mkdir(made, 0o700) == 0 {
        // Regardless of the umask.
        chmod(made, 0o700)
      } else if errno != EEXIST, access(made, F_OK) != 0 {
        // A parent that exists but cannot be written to answers with its own error; only the last one counts.
        throw FileProblem(path: made, reason: .system(errno))
      }
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileProblem(path: path, reason: .system(errno)) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw FileProblem(path: path, reason: .system(ENOTDIR)) }
  }

  private static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let current = getcwd(nil, 0) else { return path }
    defer { free(current) }
    return String(cString: current) + "/" + path
  }
}

/// A variable of the environment that is set and not empty.
func environment(_ name: String) -> String? {
  guard let value = getenv(name) else { return nil }
  let text = String(cString: value)
  return text.isEmpty ? nil : text
}
