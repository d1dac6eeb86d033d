/// What programs get if they ask for something that does not exist: an empty list is JSON, too.

import ArgumentParser
import Testing

@testable import satz

@Suite("JSON of nothing")
struct NothingInJSONTests {
  @Test("Every command with --json prints JSON if nothing is found, or says on standard error why there is none")
  func everyCommand() async throws {
    let home = try TemporaryFolder()
    let paths = Self.paths(of: Satz.self).map { $0.joined(separator: "/") }
    let line = """
      "$PYTHON" Tests/Support/json_of_nothing.py '\(Built.program.path)' \(paths.joined(separator: " "))
      """
    let (output, status) = try await shell(line, home: home.path)
    #expect(status == 0, "\(output)")
  }

  /// Those that have the option, so that a new one cannot be forgotten. A group has the options of its default.
  private static func paths(of command: any ParsableCommand.Type) -> [[String]] {
    command.configuration.subcommands.flatMap { child -> [[String]] in
      let name = child.configuration.commandName ?? ""
      let takesJSON = child.configuration.subcommands.isEmpty && Satz.helpMessage(for: child).contains("--json")
      return (takesJSON ? [[name]] : []) + paths(of: child).map { [name] + $0 }
    }
  }
}
