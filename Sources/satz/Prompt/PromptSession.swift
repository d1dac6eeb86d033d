/// From opening the log to leaving the prompt.

import Channels
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

enum PromptSession {
  /// With a plan, begins a session of it; without one, continues the one that was running.
  static func open(_ flags: TerminalFlags, plan: PreparedSession?) throws {
    let folder = try DataFolder.ofThisUser()
    try folder.make()
    let host = LivePrompt(holding: try SessionLock.ofPrompt(forStoreAt: folder.store, takesOver: flags.takesOver))
    try openLog(in: folder, for: host, plan: plan)
    host.heart.chosen = flags.heartRate
    host.terminalSettings = { flags.settings($0, folder) }
    try prompt(host, flags.settings(host.settings, folder), in: folder, missing: plan?.missing ?? [])
  }

  private static func openLog(in folder: DataFolder, for host: LivePrompt, plan: PreparedSession?) throws {
    do {
      if let moved = try host.openLog(at: folder.store) { Output.printError(said(moved)) }
      if let plan, try !host.begin(plan, at: .now()) {
        throw fail(.anotherSessionRuns(host.run.map(host.sessionName) ?? ""), .errors)
      }
    } catch let problem as StoreProblem {
      throw fail(problem)
    }
  }

  /// Runs the prompt until the user leaves it.
  private static func prompt(
    _ host: LivePrompt, _ settings: TerminalSettings, in folder: DataFolder, missing: [ProfileGap]
  ) throws {
    let loop = PromptLoop(host: host, settings: settings, prompt: host.promptText)
    host.loop = loop
    host.greet(missing: missing)
    let control = ControlSocket(in: folder.path) { [unowned host] in host.controlled($0, at: $1) }
    loop.inputs = [host, host.heart, host.bus] + (control.map { [$0] } ?? [])
    // Where lines come through a pipe, there is nobody to call.
    if loop.hasTerminal { host.standBy = StandBy(in: folder.path) }
    control?.followerLeft = { [unowned host] in host.keepHelperReady() }
    control?.logChanged = { [unowned host] in host.takeChanges() }
    control?.continued = { [unowned host] in host.continued(at: $0) }
    host.sessionChanged = { [weak control, unowned host] in
      control?.tellFollowers()
      host.tellDesktop()
      host.keepHelperReady()
    }
    host.keepHelperReady()
    if loop.hasTerminal, let store = host.store {
      ReminderDelivery.arrange(in: folder, store, changed: false)
      host.followReminders()
    }
    host.heart.measured = { [weak control, unowned host] in
      control?.tellFollowers(of: $0)
      host.screenChanged()
    }
    host.heart.isInTrouble = { [unowned host, unowned loop] in loop.say($0.said(in: host.formatter.language)) }
    host.followHeartRate()
    if loop.hasTerminal { host.joinDesktop() }
    loop.run()
    host.leaveDesktop()
    host.heart.close()
    control?.close()
    if settings.presentation == .lines { Output.endIfPromptFailed() }
    // The loop writes the last words, because it knows whether anybody still reads.
    withExtendedLifetime(loop) { host.leave(at: .now()) }
  }

  private static func said(_ moved: SetAside) -> String {
    say(.storeSetAside(path: moved.original, to: moved.movedTo)).visibleInRow
  }
}

extension TerminalFlags {
  /// The terminal settings that result from the flags and the user's settings.
  fileprivate func settings(_ settings: Settings, _ folder: DataFolder) -> TerminalSettings {
    var terminal = TerminalSettings.ofThisProcess(
      isPlain: plain, isAccessible: accessible || settings.isOn(.accessible),
      reducedMotion: reducedMotion || settings.isOn(.reducedMotion),
      liveArea: LiveAreaSize(rawValue: settings[.liveArea]),
      theme: settings.theme, noticeLasts: settings.noticeLasts,
      historyFile: folder.history)
    terminal.flashes = settings.isOn(.flash)
    terminal.highlights = settings.isOn(.highlighting)
    terminal.suggests = settings.isOn(.suggestions)
    terminal.showsProgress = TerminalChannel.ofThisProcess.showsProgress
    return terminal
  }
}
