/// The conformance suite, run against the program as against any other implementation.

import FoundationEssentials
import Testing

@Suite("Conformance")
struct ConformanceTests {
  static let topics = topicFolders()

  @Test("There is a folder for each part of the language")
  func enough() { #expect(Self.topics.count >= 9) }

  @Test("Every case of a topic holds", arguments: topics)
  func topic(_ name: String) async throws {
    let home = try TemporaryFolder()
    let update = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" ? "--update " : ""
    let (output, status) = try await shell(
      "$PYTHON Tests/Conformance/run.py \(update)--topic \(name) satz", home: home.path)
    #expect(status == 0, "\(output)")
  }

  private static func topicFolders() -> [String] {
    let suite = Built.repository.appending(path: "Tests/Conformance").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: suite)) ?? []
    return names.filter { FileManager.default.fileExists(atPath: "\(suite)/\($0)/.") }.sorted()
  }
}
