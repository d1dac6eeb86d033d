/// The tool: `satz` and its commands. Alone it is the prompt, where a session that was running goes on.

import ArgumentParser

@main
struct Satz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "satz", abstract: say(.satz), version: "0.1.0",
    subcommands: [
      Run.self, Check.self, Show.self, Rehearse.self, Log.self, Exercises.self, ProfileCommand.self, Status.self,
      LiveAreaDemo.self,
    ])

  @OptionGroup var common: CommonOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    Guardian.start()
    try PromptSession.open(terminal, plan: nil)
  }
}
