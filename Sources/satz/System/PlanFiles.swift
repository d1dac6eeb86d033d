/// Plan files by their names: `satz push.satz` runs one, and Tab offers those of the current folder.

import Glibc

enum PlanFiles {
  /// The arguments of the tool. A plan file in place of a command is run.
  static func running(_ arguments: [String]) -> [String] {
    guard let first = arguments.first, first.hasSuffix(".satz"), !first.hasPrefix("-") else { return arguments }
    return ["run"] + arguments
  }

  /// In the current folder, by name.
  static func here() -> [String] {
    guard let folder = opendir(".") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".satz"), !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
