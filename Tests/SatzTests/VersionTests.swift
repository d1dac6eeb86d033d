/// The version of the program, with the commit if the build was given it.

import Foundation
import Testing

@testable import satz

@Suite("The version")
struct VersionTests {
  @Test("A plain build shows only its number, a packaged one its commit too")
  func text() {
    #expect(Version.text(number: "0.1.0", commit: "") == "0.1.0")
    #expect(Version.text(number: "0.1.0", commit: "3f74938c01-dirty") == "0.1.0 (3f74938c01-dirty)")
    #expect(Version.text.wholeMatch(of: #/\d+\.\d+\.\d+( \([0-9a-f]+(-dirty)?\))?/#) != nil)
  }

  @Test("The extension for Visual Studio Code has the same number")
  func editors() throws {
    struct Package: Decodable { var version: String }
    let package = try Data(contentsOf: Built.repository.appending(path: "Editors/vscode/package.json"))
    #expect(try JSONDecoder().decode(Package.self, from: package).version == String(Version.text.prefix { $0 != " " }))
  }
}
