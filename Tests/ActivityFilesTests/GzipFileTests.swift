/// Packed files are unpacked whole, and never beyond a limit.

import Testing

@testable import ActivityFiles

@Suite("Packed files")
struct GzipFileTests {
  /// `hello`, as gzip packs it.
  private static let hello: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 255, 203, 72, 205, 201, 201, 231, 2, 0, 32, 48, 58, 54, 6, 0, 0, 0,
  ]

  @Test("Every part comes out, and padding is left out")
  func whole() throws {
    #expect(GzipFile.isGzip(Self.hello))
    #expect(try GzipFile.unpack(Self.hello) == Array("hello\n".utf8))
    #expect(try GzipFile.unpack(Self.hello + Self.hello + [0, 0]) == Array("hello\nhello\n".utf8))
  }

  @Test("A file that is cut off or damaged is broken")
  func broken() {
    for length in 2..<Self.hello.count {
      #expect(throws: ActivityProblem.brokenGzip) { _ = try GzipFile.unpack(Array(Self.hello.prefix(length))) }
    }
    var damaged = Self.hello
    damaged[20] ^= 1
    #expect(throws: ActivityProblem.brokenGzip) { _ = try GzipFile.unpack(damaged) }
  }

  @Test("What unpacks to more than the limit is not read")
  func bomb() {
    #expect(throws: ActivityProblem.unpacksTooLarge(megabytes: 0)) { _ = try GzipFile.unpack(Self.hello, upTo: 0) }
  }
}
