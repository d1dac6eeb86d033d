/// The parser of arguments speaks English only: each phrase that is replaced in German is one that it says, and all that it says is replaced.

import ArgumentParser
import Foundation
import PlanWording
import Testing

@testable import satz

@Suite("What the parser of arguments says by itself")
struct ParserWordsTests {
  @Test("A beginning of a line that is replaced in German is one that the parser says", arguments: ParserWords.starts)
  func starts(english: String, german: String) async throws {
    #expect(
      try await Self.messages().contains { ("\n" + $0).contains("\n" + english) }, "nothing begins with \(english)")
  }

  @Test("A phrase that is replaced in German is one that the parser says", arguments: ParserWords.phrases)
  func phrases(english: String, german: String) async throws {
    #expect(try await Self.messages().contains { $0.contains(english) }, "nothing says \(english)")
  }

  @Test("A word that should be a command is found by a phrase that the parser says, of one word and of several")
  func unexpected() {
    for line in ["nope", "nope a b"] {
      #expect(Self.message(of: Satz.self, for: line).contains(ParserWords.unexpected))
    }
  }

  @Test("No English is left in what the parser says about a mistake")
  func mistakes() async throws {
    // Without words that are also German, and those that Satz itself says about an unknown language.
    let english = """
      the is was for but does not take any with one of in see help more use value argument arguments expected missing \
      unexpected unknown invalid please provide following or and had already been set parent command required
      """
      .split(separator: " ")
    let messages = try await Self.messages() + Self.failingLines().map { Self.message(of: Satz.self, for: $0) }
    for message in messages where message.hasPrefix("Error: ") {
      for line in ParserWords.said(message, in: .german).split(separator: "\n") {
        // The help of an option and the usage are Satz's own words.
        if line.hasPrefix("Hilfe: ") || line.hasPrefix("Aufruf: ") { continue }
        let unquoted = line.replacing(#/'[^']*'|--[\w-]+|<[^>]*>/#, with: "")
          // Why a value does not fit is said by Satz.
          .replacing(#/ passt nicht zu +:.*/#, with: "")
        let left = unquoted.split { !$0.isLetter }.filter { english.contains(Substring($0.lowercased())) }
        #expect(left.isEmpty, "\(line)")
      }
    }
  }

  /// For each command: an unknown option, each option without a value and with one that fits nowhere, each flag with a
  /// value, no arguments and too many of them.
  private static func failingLines() throws -> [String] {
    struct Help: Decodable {
      var command: Command
    }
    struct Command: Decodable {
      struct Argument: Decodable {
        struct Name: Decodable { var name: String }
        var kind: String
        var names: [Name]?
      }
      var commandName: String
      var subcommands: [Command]?
      var arguments: [Argument]?

      func lines(_ path: String) -> [String] {
        var lines = [path, path + " --nope", path + String(repeating: " §", count: 9)]
        for argument in arguments ?? [] {
          for name in argument.names ?? [] where name.name.count > 1 {
            switch argument.kind {
            case "option": lines += ["\(path) --\(name.name)", "\(path) --\(name.name) §"]
            case "flag": lines.append("\(path) --\(name.name)=§")
            default: break
            }
          }
        }
        let flags = (arguments ?? []).filter { $0.kind == "flag" }.compactMap { $0.names?.first { $0.name.count > 1 } }
        lines.append(path + flags.filter { $0.name != "help" }.map { " --" + $0.name }.joined())
        return lines + (subcommands ?? []).flatMap { $0.lines("\(path) \($0.commandName)") }
      }
    }
    let help = message(of: Satz.self, for: "--experimental-dump-help")
    let lines = try JSONDecoder().decode(Help.self, from: Data(help.utf8)).command.lines("")
    #expect(lines.count > 500)
    return lines
  }

  /// What the parser says to right and wrong arguments: of Satz, and of a command with features that Satz's commands lack.
  private static func messages() async throws -> [String] { try await said.value }

  /// They are the same for every phrase that is looked for in them.
  private static let said = Task { try await saidToEverything() }

  private static func saidToEverything() async throws -> [String] {
    let lines = [
      "--help", "log --help", "show --help", "show", "show a b c", "show a b c d", "show --nope", "show --jsn a",
      "show --json=yes a", "show a --week", "show a --week x", "show --lang xx", "review decade",
      "status --json --tmux", "nope",
      "--generate-completion-script nosh",
    ]
    let ofSatz = lines.map { message(of: Satz.self, for: $0) }
    let line = "SHELL=/bin/nosh satz --generate-completion-script"
    let shellNobodyKnows = try await shell(line, home: TemporaryFolder().path)
    return ofSatz + [message(of: WithDefault.self, for: "--help"), shellNobodyKnows.output]
  }

  private static func message<Command: ParsableCommand>(of command: Command.Type, for line: String) -> String {
    do {
      var parsed = try Command.parseAsRoot(line.split(separator: " ").map(String.init))
      // Help that was asked for is a command by itself, which says it when it is run.
      if line.contains("--help") { try parsed.run() }
      return ""
    } catch {
      return Command.fullMessage(for: error)
    }
  }

  private struct WithDefault: ParsableCommand {
    @Option(help: "How many.") var count = 3
  }
}
