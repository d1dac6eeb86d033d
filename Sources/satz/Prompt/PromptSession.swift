/// From opening the log to leaving the prompt.

import PlanLanguage
import PlanWording
import SessionModel
import TrainingStore

enum PromptSession {
  /// With a plan, begins a session of it; without, goes on with the one that was running.
  static func open(_ flags: TerminalFlags, plan: CompiledPlan?) throws {
    let folder = try DataFolder.ofThisUser()
    try folder.make()
    let host: LivePrompt
    do { host = LivePrompt(holding: try SessionLock(forStoreAt: folder.store)) } catch { throw fail(error) }
    let settings = flags.settings(host, folder)
    // A prompt where nothing runs does not wait for the log: that is opened in the time that a hand takes to the keys.
    if plan == nil, host.isExpectedIdle, settings.presentation == .live {
      let isAsWanted = try prompt(host, settings) { loop throws(StoreProblem) in
        if let moved = try host.openLog(at: folder.store) { loop.say(said(moved)) }
        if host.hasUnended { host.greet() }
        return flags.settings(host, folder) == settings
      }
      if isAsWanted { return }
    } else {
      try openLog(in: folder, for: host, plan: plan)
    }
    _ = try prompt(host, flags.settings(host, folder), missing: plan?.missing ?? [])
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

  /// The prompt until it is left. `opened` is asked when it stands there: whether it may stay. Returns the answer.
  private static func prompt(
    _ host: LivePrompt, _ settings: TerminalSettings, missing: [ProfileGap] = [],
    _ opened: (PromptLoop) throws(StoreProblem) -> Bool = { _ in true }
  ) throws -> Bool {
    let loop = PromptLoop(host: host, settings: settings, prompt: host.promptText)
    host.loop = loop
    host.greet(missing: missing)
    var problem: StoreProblem?
    var stays = false
    loop.run {
      do throws(StoreProblem) { stays = try opened(loop) } catch { problem = error }
      if !stays { loop.stop() }
    }
    if let problem { throw fail(problem) }
    if settings.presentation == .lines { Output.endIfPromptFailed() }
    // The loop says the last words: it knows whether anybody still reads.
    if stays { withExtendedLifetime(loop) { host.leave(at: .now()) } }
    return stays
  }

  private static func said(_ moved: SetAside) -> String {
    say(.storeSetAside(path: moved.original, to: moved.movedTo)).visibleInRow
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
