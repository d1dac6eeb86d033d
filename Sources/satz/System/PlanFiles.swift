/// Plan files by their names: `satz push.satz` runs one, Tab offers those of the current folder, and an editor looks
/// for names in those of its folders.

import Glibc
import SessionRunner

enum PlanFiles {
  /// The arguments of the tool. A plan file in place of a command is run.
  static func running(_ arguments: [String]) -> [String] {
    guard let first = arguments.first, first.hasSuffix(".satz"), !first.hasPrefix("-") else { return arguments }
    return ["run"] + arguments
  }

  /// In the current folder, by name.
  static func here() -> [String] { names(in: ".").filter { $0.hasSuffix(".satz") } }

  /// The plan beside a path that does not exist which differs from it by case or by `.satz` alone: `push.satz` of `Push`.
  static func meant(by path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let wanted = parts.last, !wanted.isEmpty else { return nil }
    let folder = parts.dropLast().map { $0 + "/" }.joined()
    func plain(_ name: some StringProtocol) -> String {
      let name = name.lowercased()
      return name.hasSuffix(".satz") ? String(name.dropLast(5)) : name
    }
    return names(in: folder.isEmpty ? "." : folder)
      .first { $0.hasSuffix(".satz") && $0 != wanted && plain($0) == plain(wanted) }.map { folder + $0 }
  }

  /// The plans in folders and in the folders in them, by path. A home folder may be among them, so it looks at no more
  /// than some thousand names and 16 MB, and follows no links.
  static func below(_ folders: [String]) -> [(path: String, source: [UInt8])] {
    var found: [(path: String, source: [UInt8])] = []
    var (names, bytes) = (0, 0)
    var folders = folders[...]
    while let folder = folders.popFirst() {
      for name in self.names(in: folder) {
        let path = folder + (folder.hasSuffix("/") ? "" : "/") + name
        names += 1
        guard names <= 5000, bytes <= 16 << 20 else { return found }
        switch kind(of: path) {
        case S_IFDIR: folders.append(path)
        case S_IFREG where name.hasSuffix(".satz"):
          guard let file = try? SourceFile.read(path, upTo: 1) else { continue }
          bytes += file.bytes.count
          found.append((path, file.bytes))
        default: break
        }
      }
    }
    return found
  }

  /// Without those that are hidden.
  private static func names(in folder: String) -> [String] {
    guard let open = opendir(folder) else { return [] }
    defer { closedir(open) }
    var names: [String] = []
    while let entry = readdir(open) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private static func kind(of path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }
}
