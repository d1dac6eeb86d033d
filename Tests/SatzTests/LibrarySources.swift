/// The sources of the libraries that other programs may use, line by line.

import Foundation

enum LibrarySources {
  /// Every product of `Package.swift` that is a library.
  static func libraries() throws -> [String] {
    let package = try String(contentsOf: Built.repository.appending(path: "Package.swift"), encoding: .utf8)
    return package.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
  }

  struct File {
    /// From the root of the repository: `Sources/SessionModel/Work.swift`.
    var path: String
    var lines: [String]
  }

  static func files(of library: String) throws -> [File] {
    let folder = Built.repository.appending(path: "Sources/\(library)")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return File(path: "Sources/\(library)/\(name)", lines: text.components(separatedBy: "\n"))
    }
  }
}
