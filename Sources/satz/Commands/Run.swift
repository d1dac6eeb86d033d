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
    let lock: SessionLock
    do { lock = try SessionLock(forStoreAt: folder.store) } catch { throw fail(error) }
    let (host, settings) = try host(in: folder, holding: lock, plan: plan)
    let terminal = TerminalSettings.ofThisProcess(
      isPlain: options.plain, isAccessible: options.accessible || settings.isOn(.accessible),
      reducedMotion: options.reducedMotion || settings.isOn(.reducedMotion), historyFile: folder.history)
    let loop = PromptLoop(host: host, settings: terminal, prompt: host.promptText)
    host.loop = loop
    loop.run()
    host.leave(at: .now())
    // Held to the end: nobody else may run the session while this process does.
    _ = consume lock
  }

  private static func host(
    in folder: DataFolder, holding lock: borrowing SessionLock, plan: CompiledPlan?
  ) throws -> (LivePrompt, Settings) {
    let opened: OpenedStore
    do { opened = try TrainingStore.recovering(path: folder.store, holding: lock, at: .now()) } catch {
      throw fail(error)
    }
    if let moved = opened.setAside { Output.printError(say(.storeSetAside(path: moved.original, to: moved.movedTo))) }
    let athlete = try opened.store.answer { store throws(StoreProblem) in try store.athlete() }
    let settings = Settings(stored: try opened.store.answer { store throws(StoreProblem) in try store.settings() })
    let host = LivePrompt(store: opened.store, athlete: athlete, settings: settings)
    let now = Moment.now()
    do {
      if let recorded = opened.running { host.find(recorded, at: now) }
      if let plan {
        if try !host.begin(plan, at: now) {
          throw fail(.anotherSessionRuns(host.run?.engine.session.name ?? ""), .errors)
        }
      }
    } catch let problem as StoreProblem {
      throw fail(problem)
    }
    host.greet(missing: plan?.missing ?? [])
    return (host, settings)
  }
}
