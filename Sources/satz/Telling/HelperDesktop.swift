/// The helper's notifications, and what *Continue* in one of them does when nobody is at the prompt: the session goes on
/// in the log, and a terminal opens for it.

import Channels
import Glibc
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

final class HelperDesktop {
  let bus = SessionBus()
  /// As the settings say.
  var language = Language.current
  private(set) lazy var notices = DesktopNotices(on: bus) { [unowned self] in language }
  /// The athlete chose to continue, and nothing has been done about it.
  private var isContinued = false

  init() { notices.continued = { [unowned self] in isContinued = true } }

  /// Whether there is a button that only this process can answer.
  var awaitsAnswer: Bool { notices.awaitsAnswer }

  /// Whether the athlete has chosen to continue since the last time it was asked.
  func takeContinued() -> Bool {
    defer { isContinued = false }
    return isContinued
  }
}

extension StandingSession {
  /// Of an expired rest: at the prompt if one is open, else in the log.
  mutating func goOn(promptIsThere: Bool) throws(StoreProblem) {
    // It closes the notification itself once the session goes on.
    if promptIsThere { return ControlSocket.tellToGoOn() }
    desktop.notices.closeWaiting()
    guard try acknowledge() else { return }
    if let call = TerminalWindow.opening(ChildProcess.ownPath, .ofThisProcess) { start(call) }
  }

  /// False if the session does not wait, or somebody else runs it by now.
  private func acknowledge() throws(StoreProblem) -> Bool {
    let lock: SessionLock
    do throws(StoreProblem) {
      lock = try SessionLock(forStoreAt: path)
    } catch .heldByAnother {
      return false
    }
    let isDone = try acknowledgeInLog()
    // Held until the command is in the journal.
    _ = consume lock
    return isDone
  }

  private func acknowledgeInLog() throws(StoreProblem) -> Bool {
    let store = try TrainingStore(path: path)
    defer { store.closeFile() }
    let now = Moment.now()
    guard let recorded = try store.running(), case .goesOn(let clock) = recorded.resumption(at: now) else {
      return false
    }
    var run = DurableRun.resume(recorded, clock: clock, in: store)
    _ = try run.advance(to: now)
    guard run.snapshot(at: now).phase == .expired else { return false }
    _ = try run.perform(.acknowledge, at: now)
    return true
  }
}
