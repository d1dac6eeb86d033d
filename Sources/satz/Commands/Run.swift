/// `satz run` and `satz` alone: the prompt, with a session from a plan, the one that was running, or none yet.

import ArgumentParser
import PlanWording

struct Run: LogWriter {
  static let configuration = CommandConfiguration(commandName: "run", abstract: say(.run), discussion: say(.runMore))

  @OptionGroup var common: CommonOptions
  @OptionGroup var plan: PlanArguments
  @OptionGroup var terminal: TerminalOptions
  @Flag(name: .long, help: help(ProgramText.skipOption)) var skip = false

  func run() throws {
    if plan.file == "-" { return try runFromStandardInput() }
    TerminalWatchdog.start()
    try PromptSession.open(terminal.flags, plan: try plan.compileToTrain(passesOptional: skip))
  }
}

extension Run {
  /// The plan came through standard input, so keys are read from the terminal itself.
  private func runFromStandardInput() throws {
    let compiled = try plan.compileToTrain(passesOptional: skip)
    guard StandardInput.becomeTerminal() else { throw fail(.noTerminalForKeys) }
    TerminalWatchdog.start()
    try PromptSession.open(terminal.flags, plan: compiled)
  }
}

struct TerminalOptions: ParsableArguments {
  @Flag(name: .long, help: help(.plainOption)) var plain = false
  @Flag(name: .long, help: help(.accessibleOption)) var accessible = false
  @Flag(name: .long, help: help(.reducedMotionOption)) var reducedMotion = false
  @Flag(name: .long, help: help(.takeOverOption)) var takeOver = false
  @Option(name: .long, help: ArgumentHelp(say(HeartRateText.option), valueName: "command")) var heartRate: String?

  var flags: TerminalFlags {
    TerminalFlags(
      plain: plain, accessible: accessible, reducedMotion: reducedMotion, takesOver: takeOver,
      heartRate: heartRate.map { HeartRateChoice($0) })
  }
}

struct TerminalFlags {
  var plain = false
  var accessible = false
  var reducedMotion = false
  /// Takes the session from the terminal where it is open.
  var takesOver = false
  /// In place of the setting.
  var heartRate: HeartRateChoice?
}
