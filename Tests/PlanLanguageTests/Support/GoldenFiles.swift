/// Golden files: what a plan gives, beside the plan. Rewritten only with `UPDATE_GOLDEN=1`.
import FoundationEssentials
import Testing

enum GoldenFiles {
  static func folder(_ name: String, of file: String = #filePath) -> String {
    file.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/") + "/Golden/\(name)"
  }

  /// The names of the plans in a folder, sorted, without their ending.
  static func plans(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".satz") }.map { String($0.dropLast(5)) }.sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else { throw Missing(path: path) }
    return [UInt8](data)
  }

  struct Missing: Error { var path: String }

  /// Compares with the file, or writes it when asked to.
  static func compare(_ text: String, with path: String) throws {
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: URL(filePath: path))
      return
    }
    let golden = String(decoding: try bytes(path), as: UTF8.self)
    #expect(text == golden, "\(path); UPDATE_GOLDEN=1 rewrites it")
  }
}
