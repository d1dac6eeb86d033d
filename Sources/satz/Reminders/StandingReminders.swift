/// The reminders as the helper sees them: only where nothing else tells them.

import SessionModel
import TrainingStore

struct StandingReminders {
  private let folder: DataFolder
  private var teller: ReminderTeller
  /// When to look again for what another process is about to tell.
  private static let soon = Milliseconds(200)

  init(in folder: DataFolder) {
    self.folder = folder
    teller = ReminderTeller(in: folder, as: .helper)
  }

  /// Tells what is due. Returns when to look again, on the boot clock; nil if there is nothing to wait for.
  mutating func tellDue() throws(StoreProblem) -> Instant? {
    guard Settings.ofThisUserIfReadable.isOn(.helper), ReminderTimer(for: folder)?.isSetUp != true else { return nil }
    try teller.read()
    guard let next = teller.nextCall, next <= BootClock.now else { return teller.nextCall }
    if try teller.tell() { return BootClock.now + Self.soon }
    try teller.read()
    return teller.nextCall
  }
}
