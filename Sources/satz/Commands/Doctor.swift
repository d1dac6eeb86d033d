/// `satz doctor`: what works on this machine, what is missing, and how to get it.

import ArgumentParser
import Channels
import Glibc
import PlanWording
import TrainingStore

struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: say(DoctorText.doctor), discussion: say(DoctorText.doctorMore))

  @OptionGroup var common: CommonOptions

  func run() throws {
    // A log that cannot be read is a finding, like everything else.
    let log = readLog()
    let settings = log.settings
    let desktop = DesktopService.ask()
    let findings =
      [log.finding, control(), sound(settings), speech(settings)].compactMap(\.self) + notifications(settings, desktop)
      + [
        mediaKeys(settings, desktop), heartRate(settings), helper(settings, desktop), log.totals.map(told),
        log.reminders.flatMap { reminders($0, settings, desktop) }, sync(settings),
      ].compactMap(\.self)
    Output.print(findings.map { "\($0.state.mark) \(say($0.text))" })
    if findings.contains(where: { $0.state == .missing }) { throw ExitCode.errors }
  }

  fileprivate struct Finding {
    enum State { case fine, off, missing }
    var state: State
    var text: DoctorText

    init(_ state: State, _ text: DoctorText) { (self.state, self.text) = (state, text) }
  }

  /// What is in the log; the default settings and nothing else if it cannot be read.
  private struct Log {
    var finding: Finding
    var settings = Settings()
    var totals: ToldTotals?
    var reminders: [Reminder]?
  }

  private func readLog() -> Log {
    guard let folder = DataFolder.find() else { return Log(finding: Finding(.missing, .noFolder)) }
    do throws(StoreProblem) {
      guard let store = try TrainingStore.reading(path: folder.store) else {
        return Log(finding: Finding(.fine, .noLogYet(path: folder.store)), reminders: [])
      }
      defer { store.closeFile() }
      let settings = Settings(stored: try store.settings())
      let isWritable = access(folder.store, W_OK) == 0 && access(folder.path, W_OK) == 0
      let finding =
        isWritable ? Finding(.fine, .log(path: folder.store)) : Finding(.missing, .logReadOnly(path: folder.store))
      return Log(
        finding: finding, settings: settings, totals: try? store.toldTotals(), reminders: try? store.reminders())
    } catch {
      return Log(finding: Finding(.missing, .logUnusable(error)))
    }
  }

  /// What the last synchronisation left to do shows in the folder itself.
  private func sync(_ settings: Settings) -> Finding {
    guard let folder = settings.syncFolder else { return Finding(.off, .syncIsOff) }
    do throws(SyncProblem) {
      let files = try folder.survey()
      guard let faulty = files.first(where: { $0.state.needsAttention }) else {
        return Finding(.fine, .sync(path: folder.path, machines: files.count { $0.machine != nil }))
      }
      return Finding(.missing, .syncLeavesOut(path: folder.path, file: faulty.name))
    } catch {
      return Finding(.missing, .syncFails(error))
    }
  }

  private func control() -> Finding? {
    guard let folder = DataFolder.find() else { return nil }
    guard let socket = LocalSocket.connect(named: ControlSocket.name, in: folder.path) else {
      return Finding(.off, .noPrompt)
    }
    close(socket)
    return Finding(.fine, .prompt)
  }

  private func sound(_ settings: Settings) -> Finding {
    guard settings.isOn(.sound) else { return Finding(.off, .soundIsOff) }
    let here = Surroundings.ofThisProcess
    guard let channel = SoundChannel(here, volume: 1) else {
      return here.isRemote ? Finding(.off, .soundElsewhere) : Finding(.missing, .noPlayer)
    }
    let quiet = QuietHours(settings)
    return quiet.contains(.now())
      ? Finding(.off, .quietNow(until: quiet.until)) : Finding(.fine, .player(channel.player.rawValue))
  }

  private func speech(_ settings: Settings) -> Finding {
    let channel = SpeechChannel(.ofThisProcess, language: "en", volume: 1)
    guard settings.isOn(.speech) else { return Finding(.off, channel == nil ? .speechOffNoSpeaker : .speechIsOff) }
    return channel.map { Finding(.fine, .speaker($0.speaker.rawValue)) } ?? Finding(.missing, .noSpeaker)
  }

  private func heartRate(_ settings: Settings) -> Finding {
    switch HeartRateChoice(settings[.heartRate]) {
    case .off: Finding(.off, .heartRateIsOff)
    case .bluetooth: strap()
    case .command(let command): Finding(.fine, .heartRateCommand(command))
    }
  }

  private func strap() -> Finding {
    guard let bus = BusConnection(.system) else { return Finding(.missing, .noSystemBus) }
    guard case .success(let objects) = bus.call(BluetoothStraps.objects, within: .seconds(2)) else {
      return Finding(.missing, .noBluetooth)
    }
    let known = BluetoothStraps(objects)
    guard known.hasAdapter else { return Finding(.missing, .noAdapter) }
    guard known.isPowered else { return Finding(.missing, .adapterIsOff) }
    guard let strap = known.straps.first else { return Finding(.missing, .noStrap) }
    return Finding(.fine, .strap(strap.name, isConnected: strap.isConnected))
  }

  private func notifications(_ settings: Settings, _ desktop: DesktopService) -> [Finding] {
    guard settings.wantsDesktopNotices || settings.wantsTerminalNotices else {
      return [Finding(.off, .notificationsAreOff)]
    }
    let channel = TerminalChannel.ofThisProcess
    let terminal =
      !settings.wantsTerminalNotices
      ? nil
      : channel.notifications != .none
        ? Finding(.fine, .terminalNotifies)
        : Finding(.off, channel.isInTmux ? .tmuxKeepsNotifications : .terminalOnlyRings)
    // What the desktop does not do is missing only where nothing else does it.
    let lack = terminal?.state == .fine ? Finding.State.off : .missing
    guard settings.wantsDesktopNotices else { return [terminal].compactMap(\.self) }
    switch desktop {
    case .noDesktop: return [Finding(.off, .noDesktop), terminal].compactMap(\.self)
    case .none: return [Finding(lack, .noDesktopService), terminal].compactMap(\.self)
    case .silent: return [Finding(lack, .desktopIsSilent), terminal].compactMap(\.self)
    case .found(let name, let hasButtons):
      let shown = Finding(.fine, .desktopNotifies(name, hasButtons: hasButtons))
      return [shown, presence] + (hasButtons ? [raising(), opening()].compactMap(\.self) : [])
    }
  }

  /// How it is known that somebody is there.
  private var presence: Finding {
    environment("TMUX") != nil && TmuxAnswer.focusEvents == false
      ? Finding(.off, .tmuxHidesFocus) : Finding(.fine, .presence)
  }

  /// Whether *Continue* brings the terminal forward.
  private func raising() -> Finding? {
    switch TerminalWindow(.ofThisProcess) {
    case .raised: Finding(.fine, .raises)
    case .noProgram: Finding(.off, .raisingNeedsProgram)
    case .unknown: Finding(.off, .windowIsUnknown)
    case .wayland: Finding(.off, .waylandRaisesNothing)
    case .none: nil
    }
  }

  /// Whether *Continue* opens a terminal, where the prompt and its terminal are gone. Nil where none could be seen.
  private func opening() -> Finding? {
    let here = Surroundings.ofThisProcess
    if TerminalWindow(here) == .none { return nil }
    guard let call = TerminalWindow.opening("", here) else { return Finding(.off, .opensNoTerminal) }
    return Finding(.fine, .opensTerminal(call.path.split(separator: "/").last.map { String($0) } ?? call.path))
  }

  private func mediaKeys(_ settings: Settings, _ desktop: DesktopService) -> Finding? {
    guard settings.isOn(.mediaKeys) else { return Finding(.off, .mediaKeysAreOff) }
    return desktop == .noDesktop ? nil : Finding(.fine, .mediaKeys)
  }

  private func helper(_ settings: Settings, _ desktop: DesktopService) -> Finding {
    guard settings.isOn(.helper) else { return Finding(.off, .helperIsOff) }
    guard reachesAthlete(settings, desktop) else { return Finding(.off, .helperIsMute) }
    return Finding(.fine, Self.soundEndsAtLogout ? .helperUntilLogout : .helper)
  }

  /// Whether something can be heard or seen without a terminal.
  private func reachesAthlete(_ settings: Settings, _ desktop: DesktopService) -> Bool {
    let here = Surroundings.ofThisProcess
    let hasSound = settings.isOn(.sound) && SoundChannel(here, volume: 1) != nil
    let hasSpeech = settings.isOn(.speech) && SpeechChannel(here, language: "en", volume: 1) != nil
    let hasDesktop = if case .found = desktop { settings.wantsDesktopNotices } else { false }
    return hasSound || hasSpeech || hasDesktop
  }

  private func reminders(_ reminders: [Reminder], _ settings: Settings, _ desktop: DesktopService) -> Finding? {
    guard let folder = DataFolder.find() else { return nil }
    let count = reminders.count(where: \.isOn)
    let delivery = ReminderDelivery(of: reminders, in: folder, settings)
    switch delivery {
    case .notNeeded: return Finding(.off, .noReminders(canHaveTimer: ReminderTimer(for: folder) != nil))
    case .nobody: return Finding(.missing, .nobodyReminds(count))
    case .timer, .helper:
      guard reachesAthlete(settings, desktop) else { return Finding(.missing, .remindersAreMute(count)) }
      return Finding(.fine, delivery == .timer ? .timerReminds(count) : .helperReminds(count))
    }
  }

  /// Where systemd runs, a sound server ends with its user's last session, unless that user lingers.
  private static var soundEndsAtLogout: Bool {
    guard access("/run/systemd/system", F_OK) == 0, let user = getpwuid(getuid())?.pointee.pw_name else { return false }
    return access("/var/lib/systemd/linger/\(String(cString: user))", F_OK) != 0
  }

  private func told(_ totals: ToldTotals) -> Finding {
    totals.all == 0 ? Finding(.off, .nothingTold) : Finding(.fine, .told(totals))
  }
}

extension Doctor.Finding.State {
  fileprivate var mark: String {
    switch self {
    case .fine: "✓"
    case .off: "·"
    case .missing: "✗"
    }
  }
}
