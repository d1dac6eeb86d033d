/// The tool: `satz` and its commands.
import ArgumentParser

@main
struct Satz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "satz", abstract: "A language for workout plans.",
    subcommands: [LiveAreaDemo.self])
}
