/// The version of the program, with the commit where the build said it.

import Testing

@testable import satz

@Suite("The version")
struct VersionTests {
  @Test("A plain build says its number alone, a packaged one its commit, too")
  func text() {
    #expect(Version.text(number: "0.1.0", commit: "") == "0.1.0")
    #expect(Version.text(number: "0.1.0", commit: "3f74938c01-dirty") == "0.1.0 (3f74938c01-dirty)")
    #expect(Version.text.wholeMatch(of: #/\d+\.\d+\.\d+( \([0-9a-f]+(-dirty)?\))?/#) != nil)
  }
}
