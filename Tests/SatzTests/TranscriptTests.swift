/// Transcripts: what a shell prints. A line `$ COMMAND` is run, what follows is the expected output, `[N]` is the status if not 0.

import FoundationEssentials
import Testing

@Suite("Transcripts")
struct TranscriptTests {
  static let names = transcripts()

  @Test("The command line answers as its transcripts say", arguments: names)
  func transcript(_ name: String) async throws {
    let url = Self.folder.appending(path: name)
    let expected = try String(contentsOf: url, encoding: .utf8)
    let text = try await played(expected, home: TemporaryFolder())
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try text.write(to: url, atomically: true, encoding: .utf8)
    } else {
      #expect(text == expected)
    }
  }

  @Test("No command that fails shows an English sentence to a German", arguments: names)
  func german(_ name: String) async throws {
    let english = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let german = try await played(english, home: TemporaryFolder(), locale: "de_DE.UTF-8")
    for (english, german) in zip(Self.answers(english), Self.answers(german)) where german.fails {
      for line in english.lines.filter(german.lines.contains) where Self.isSentence(line) {
        Issue.record("\(german.command): \(line)")
      }
    }
  }

  @Test("An English problem goes on in lower case after “satz: ”, unless with a name", arguments: names)
  func lowerCase(_ name: String) throws {
    let transcript = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    for answer in Self.answers(transcript) where answer.fails {
      for line in answer.lines where line.hasPrefix("satz: ") {
        let word = line.dropFirst("satz: ".count).prefix { $0 != " " }
        let isName = word.dropFirst().contains { $0.isUppercase || !$0.isLetter } || Self.names(beginningRows: word)
        if word.first?.isUppercase == true, !isName { Issue.record("\(answer.command): \(line)") }
      }
    }
  }

  /// A formula and an exercise.
  private static func names(beginningRows word: Substring) -> Bool { ["Epley", "Bench"].contains(word) }

  /// A command of a transcript with what it printed. Those with a chosen language are left out.
  private static func answers(_ transcript: String) -> [(command: String, lines: [Substring], fails: Bool)] {
    transcript.split(separator: "\n$ ").dropFirst().map { part in
      let lines = part.split(separator: "\n").filter { !$0.hasPrefix("# ") }
      let chosen = part.contains("--lang") || part.contains("„")
      return (
        String(lines.first ?? ""), Array(lines.dropFirst()), !chosen && lines.last?.wholeMatch(of: /\[\d+\]/) != nil
      )
    }
  }

  /// Three words that are not an excerpt of a plan.
  private static func isSentence(_ line: Substring) -> Bool {
    !line.contains("│") && !line.contains("┌") && !line.hasPrefix("+") && !line.hasPrefix("-") && !line.hasPrefix("\\")
      && line.matches(of: /[A-Za-z]{2,}/).count >= 3
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Transcripts")

  private static func transcripts() -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".transcript") }.sorted()
  }
}

/// The transcript as it is now: its commands and comments (`# …`), each command with what it prints.
func played(_ transcript: String, home: TemporaryFolder, locale: String = "C.UTF-8") async throws -> String {
  let lines = transcript.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  var actual: [String] = []
  for line in lines where line.hasPrefix("$ ") || line.hasPrefix("# ") {
    actual.append(line)
    guard line.hasPrefix("$ ") else { continue }
    let (output, status) = try await shell(String(line.dropFirst(2)), home: home.path, locale: locale)
    var printed = output.replacing(home.path, with: "HOME").split(separator: "\n", omittingEmptySubsequences: false)
    if printed.last == "" { printed.removeLast() }
    actual += printed.map { $0.hasPrefix("$ ") ? " " + $0 : String($0) }
    if status != 0 { actual.append("[\(status)]") }
  }
  return actual.joined(separator: "\n") + "\n"
}
