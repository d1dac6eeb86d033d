/// `satz run` and `satz` alone: the prompt, with a session from a plan, the one that was running, or none yet.

import ArgumentParser
import PlanLanguage
import SessionModel
import TrainingStore

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "run", abstract: say(.run), discussion: say(.runMore))

  @OptionGroup var common: CommonOptions
  @OptionGroup var plan: PlanArguments
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    if plan.file == "-" { return try runFromStandardInput() }
    Guardian.start()
    try PromptSession.open(terminal.flags, plan: try plan.compile())
  }
}

extension Run {
  /// The plan came in where keys come from otherwise: they come from the terminal itself then.
  private func runFromStandardInput() throws {
    let compiled = try plan.compile()
    guard StandardInput.becomeTerminal() else { throw fail(.noTerminalForKeys) }
    Guardian.start()
    try PromptSession.open(terminal.flags, plan: compiled)
  }
}

struct TerminalOptions: ParsableArguments {
  @Flag(name: .long, help: help(.plainOption)) var plain = false
  @Flag(name: .long, help: help(.accessibleOption)) var accessible = false
  @Flag(name: .long, help: help(.reducedMotionOption)) var reducedMotion = false

  var flags: TerminalFlags { TerminalFlags(plain: plain, accessible: accessible, reducedMotion: reducedMotion) }
}

struct TerminalFlags {
  var plain = false
  var accessible = false
  var reducedMotion = false
}

/// From opening the log to leaving the prompt.
enum PromptSession {
  /// With a plan, begins a session of it; without, goes on with the one that was running.
  static func open(_ options: TerminalFlags, plan: CompiledPlan?) throws {
    let folder = DataFolder.find()
    try folder.make()
    let host: LivePrompt
    do { host = LivePrompt(holding: try SessionLock(forStoreAt: folder.store)) } catch { throw fail(error) }
    // A prompt where nothing runs does not wait for the log: that is opened in the time that a hand takes to the keys.
    let comesFirst = plan == nil && host.isExpectedIdle && options.settings(host, folder).presentation == .live
    if comesFirst {
      if try !prompt(
        host, options, in: folder,
        { loop throws(StoreProblem) in
          if let moved = try host.openLog(at: folder.store) { loop.say(said(moved)) }
          if host.hasUnended { host.greet() }
        })
      {
        return host.leave(at: .now())
      }
    } else {
      try openLog(in: folder, for: host, plan: plan)
    }
    _ = try prompt(host, options, in: folder, missing: plan?.missing ?? [])
    host.leave(at: .now())
  }

  private static func openLog(in folder: DataFolder, for host: LivePrompt, plan: CompiledPlan?) throws {
    do {
      if let moved = try host.openLog(at: folder.store) { Output.printError(said(moved)) }
      if let plan, try !host.begin(plan, at: .now()) {
        throw fail(.anotherSessionRuns(host.run?.engine.session.name ?? ""), .errors)
      }
    } catch let problem as StoreProblem {
      throw fail(problem)
    }
  }

  /// The prompt until it is left. `opened` is done when it stands there; true if since then the user's settings want
  /// another terminal.
  private static func prompt(
    _ host: LivePrompt, _ options: TerminalFlags, in folder: DataFolder, missing: [ProfileGap] = [],
    _ opened: (PromptLoop) throws(StoreProblem) -> Void = { _ in }
  ) throws -> Bool {
    let settings = options.settings(host, folder)
    let loop = PromptLoop(host: host, settings: settings, prompt: host.promptText)
    host.loop = loop
    host.greet(missing: missing)
    var problem: StoreProblem?
    var isOver = true
    loop.run {
      do throws(StoreProblem) { try opened(loop) } catch { problem = error }
      isOver = options.settings(host, folder) == settings
      if problem != nil || !isOver { loop.stop() }
    }
    if let problem { throw fail(problem) }
    return !isOver
  }

  private static func said(_ moved: SetAside) -> String {
    say(.storeSetAside(path: moved.original, to: moved.movedTo))
  }
}

extension TerminalFlags {
  /// What the flags and the user's settings make of the terminal.
  fileprivate func settings(_ host: LivePrompt, _ folder: DataFolder) -> TerminalSettings {
    .ofThisProcess(
      isPlain: plain, isAccessible: accessible || host.settings.isOn(.accessible),
      reducedMotion: reducedMotion || host.settings.isOn(.reducedMotion), historyFile: folder.history)
  }
}
