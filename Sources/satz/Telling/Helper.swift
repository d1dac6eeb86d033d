/// The helper: a process that stands ready while a session goes on, and tells that a clock has run out if the prompt is
/// gone or does not do it in time. Where no systemd does it, it tells the reminders, too. Between changes it sleeps.

import CTerminal
import Glibc
import SessionModel

enum Helper {
  /// What this program is called when it is the helper.
  static let name = "satz-helper"
  /// How long a prompt that is open may take.
  private static let grace = Milliseconds(60)
  /// When to look again for what another process is about to tell.
  private static let soon = Milliseconds(50)
  /// When to look again at a session whose prompt does not tell of its changes.
  private static let later = Milliseconds(250)

  /// Returns when the session is over, or when nothing is due and nobody can change that, and there is no reminder and no
  /// button to answer.
  static func run() throws {
    ct_leave_alone(name, 3)
    guard let folder = DataFolder.find(), let lock = HelperLock(in: folder.path) else { return }
    standApart(in: folder)
    guard let waiting = try SessionWaiting(follows: true, hearsHeartRate: false) else { return }
    var session = StandingSession(in: folder)
    var reminders = StandingReminders(in: folder)
    let began = BootClock.now
    var failures = 0
    var outcome = SessionWaiting.Outcome.change
    while lock.stands {
      var wake: Instant?
      do {
        if session.desktop.takeContinued() { try session.goOn(promptIsThere: waiting.promptIsThere) }
        let patience = waiting.promptIsThere ? grace : .zero
        if outcome == .time { try session.tellDue(after: patience) }
        try session.read()
        if let due = session.nextCall {
          let time = max(due, began) + patience
          let isHeld = try time <= BootClock.now && session.tell()
          wake = isHeld ? BootClock.now + soon : time
        }
        let remind = try reminders.tellDue()
        let awaits = session.nextCall != nil || session.isRunning && waiting.promptIsThere
        if !awaits, remind == nil, !session.desktop.awaitsAnswer { break }
        if let remind { wake = wake.map { min($0, remind) } ?? remind }
        // A prompt that has hung from the beginning has not promised to tell of changes.
        if awaits, waiting.promptIsThere, !waiting.isFollowing {
          let next = BootClock.now + later
          wake = wake.map { min($0, next) } ?? next
        }
        failures = 0
      } catch {
        // The log is busy, or somebody is about to put another one in its place.
        failures += 1
        if failures > 20 { break }
        wake = BootClock.now + soon
      }
      outcome = waiting.wait(until: wake, hearing: session.desktop.bus)
    }
    _ = consume lock
  }

  /// Nothing that ends or goes away with the prompt ends this process or is kept busy by it.
  private static func standApart(in folder: DataFolder) {
    signal(SIGHUP, SIG_IGN)
    // A relative path would mean another folder from here on.
    setenv("SATZ_HOME", folder.path, 1)
    _ = chdir("/")
  }
}
