/// Transcripts: what a shell prints. A line `$ COMMAND` is run, what follows is what must come, `[N]` the status if not 0.

import FoundationEssentials
import Testing

@Suite("Transcripts")
struct TranscriptTests {
  static let names = transcripts()

  @Test("The command line answers as its transcripts say", arguments: names)
  func transcript(_ name: String) throws {
    let url = Self.folder.appending(path: name)
    let expected = try String(contentsOf: url, encoding: .utf8)
    let home = try TemporaryFolder()
    var actual: [String] = []
    for line in commands(in: expected) {
      guard line.hasPrefix("$ ") else {
        actual.append(line)
        continue
      }
      actual.append(line)
      let (output, status) = try shell(String(line.dropFirst(2)), home: home.path)
      var lines = output.replacing(home.path, with: "HOME").split(separator: "\n", omittingEmptySubsequences: false)
      if lines.last == "" { lines.removeLast() }
      actual += lines.map { $0.hasPrefix("$ ") ? " " + $0 : String($0) }
      if status != 0 { actual.append("[\(status)]") }
    }
    let text = actual.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try text.write(to: url, atomically: true, encoding: .utf8)
    } else {
      #expect(text == expected)
    }
  }

  /// The commands and the comments (`# …`) of a transcript, without the output between them.
  private func commands(in text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .filter { $0.hasPrefix("$ ") || $0.hasPrefix("# ") }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Transcripts")

  private static func transcripts() -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".transcript") }.sorted()
  }
}
