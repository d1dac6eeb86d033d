/// The tool: `satz` and its commands. Without a command it opens the prompt and continues a running session.

import ArgumentParser
import PlanWording
import TrainingStore

@main
enum Program {
  /// Like `Satz.main()`, but with every error in words.
  static func main() {
    StandardStreams.occupy()
    do {
      if CommandLine.arguments.first == Helper.name { return try Helper.run() }
      // `satz` alone is how a workout begins; it does not need the argument parser.
      if CommandLine.argc == 1 { return try PromptSession.openAlone(TerminalFlags()) }
      let arguments = Array(CommandLine.arguments.dropFirst())
      if let text = CommandSuggestion.ofHelp(arguments, in: .current) {
        Output.printErrorLaidOut(text)
        Satz.exit(withError: ExitCode.usage)
      }
      var command = try Satz.parseAsRoot(NegativeNumber.guarded(PlanFiles.running(arguments)))
      try run(&command)
    } catch {
      let ending = CommandEnding(error)
      if let text = ending.sentence { ending.isAnswer ? Output.printHelp(text) : Output.printErrorLaidOut(text) }
      Satz.exit(withError: ending.code)
    }
  }
}

extension Program {
  /// Commands that write continue with a fresh log if the existing one turns out to be damaged.
  private static func run(_ command: inout any ParsableCommand) throws {
    guard let writer = command as? any LogWriter else { return try command.run() }
    // A prompt that is open reads again what it knows of the log; `run` opens one itself.
    defer { if writer.writes, !(writer is Run) { ControlSocket.tellOfChange() } }
    try TrainingStore.makeRoom(for: writer)
    do {
      try command.run()
    } catch let problem as StoreProblem {
      guard problem.isOfTheFile, try TrainingStore.makeRoom(for: writer, thoroughly: true) else { throw problem }
      try command.run()
    }
  }
}

struct Satz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "satz", abstract: say(.satz), discussion: say(.satzMore), version: Version.text,
    subcommands: [
      Run.self,
      Check.self,
      Explain.self,
      Info.self,
      Format.self,
      Edit.self,
      AdoptCommand.self,
      Show.self,
      Rehearse.self,
      Simulate.self,
      Diff.self,
      Log.self,
      Records.self,
      Exercises.self,
      Categories.self,
      Workouts.self,
      ProfileCommand.self,
      SettingsCommand.self,
      Status.self,
      ControlCommand.self,
      Notices.self,
      Remind.self,
      Notify.self,
      Doctor.self,
      Backup.self,
      Restore.self,
      Stats.self,
      Review.self,
      CalendarCommand.self,
      Export.self,
      ImportCommand.self,
      SyncCommand.self,
      LanguageServerCommand.self,
      MCP.self,
    ])

  @OptionGroup var common: CommonOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws { try PromptSession.openAlone(terminal.flags) }
}

extension PromptSession {
  /// The prompt that `satz` opens without a command.
  fileprivate static func openAlone(_ flags: TerminalFlags) throws {
    TerminalWatchdog.start()
    try open(flags, plan: nil)
  }
}
