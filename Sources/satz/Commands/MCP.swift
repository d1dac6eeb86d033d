/// `satz mcp`: serves agents by the Model Context Protocol, on standard input and output.

import ArgumentParser
import LanguageServer
import PlanWording

struct MCP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp", abstract: say(ServerText.mcp), discussion: say(ServerText.mcpMore))
  @OptionGroup var common: CommonOptions
  @Flag(name: .long, help: help(ServerText.allowWrite)) var allowWrite = false

  func run() throws {
    let language = (common.lang ?? .english).rawValue
    var server = AgentServer(mayWrite: allowWrite) { command in
      CommandRun.of(["--lang", language] + command.words, input: command.input)
    }
    let status = ServerStream.loop(.lines).run(&server)
    if status != 0 { throw ExitCode(status) }
  }
}
