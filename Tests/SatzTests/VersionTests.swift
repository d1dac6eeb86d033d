/// The version of the program, with the commit if the build was given it.

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
}
