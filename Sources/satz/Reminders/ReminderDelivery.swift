/// Who tells the reminders on this machine: a timer of the user's systemd, else the helper.

import Glibc
import TrainingStore

enum ReminderDelivery: Hashable {
  /// No reminder is on.
  case notNeeded
  case timer
  case helper
  /// The helper is switched off, and there is no systemd.
  case nobody

  /// Who does it now, without changing anything.
  init(of reminders: [Reminder], in folder: DataFolder, _ settings: Settings) {
    if !reminders.contains(where: \.isOn) {
      self = .notNeeded
    } else if ReminderTimer(for: folder)?.isSetUp == true {
      self = .timer
    } else {
      self = settings.isOn(.helper) ? .helper : .nobody
    }
  }

  /// Sees to it that somebody tells these reminders.
  ///
  /// - Parameter changed: whether a helper that runs has to read them again.
  @discardableResult
  static func arrange(
    _ reminders: [Reminder], in folder: DataFolder, _ settings: Settings, changed: Bool
  ) -> ReminderDelivery {
    _ = ReminderTimer(for: folder)?.set(for: reminders)
    let delivery = ReminderDelivery(of: reminders, in: folder, settings)
    // A helper ends without its lock; another one takes its place, also for a session that goes on.
    let isThere = HelperLock.isHeld(in: folder.path)
    if changed, isThere { unlink("\(folder.path)/\(HelperLock.name)") }
    if delivery == .helper ? changed || !isThere : changed && isThere { HelperLock.startHelper() }
    return delivery
  }

  /// The same for those in a store. Nil if it cannot be read.
  @discardableResult
  static func arrange(in folder: DataFolder, _ store: TrainingStore, changed: Bool) -> ReminderDelivery? {
    guard let reminders = try? store.reminders(), let settings = try? store.settings() else { return nil }
    return arrange(reminders, in: folder, Settings(stored: settings), changed: changed)
  }
}
