/// Every command, given hostile text that it shows: from a plan, the log, an import, arguments and file names.

import ArgumentParser
import Testing

@testable import satz

@Suite("Hostile text")
struct HostileTextTests {
  @Test("No command, on a terminal or into a pipe, lets through a character that controls the terminal or is invisible")
  func everyCommand() async throws {
    let home = try TemporaryFolder()
    let paths = ["''"] + Self.paths(of: Satz.self).map { $0.joined(separator: "/") }
    let line = """
      "$PYTHON" Tests/Support/hostile_text.py '\(Built.program.path)' \(paths.joined(separator: " "))
      """
    let (output, status) = try await shell(line, home: home.path)
    #expect(status == 0, "\(output)")
  }

  /// As the configuration has them, so that a new command cannot be forgotten.
  private static func paths(of command: any ParsableCommand.Type) -> [[String]] {
    command.configuration.subcommands.flatMap { child -> [[String]] in
      let name = child.configuration.commandName ?? ""
      return [[name]] + paths(of: child).map { [name] + $0 }
    }
  }
}
