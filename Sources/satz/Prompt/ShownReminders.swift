/// Reminders as an open prompt shows them. Whoever else tells them does so all the same, because the prompt may be out
/// of sight.

import SessionModel
import TrainingStore

extension LivePrompt {
  /// From now on. What was due before the prompt was opened is not shown.
  func followReminders() {
    guard let reminders = try? store?.reminders() else { return }
    var shown = ShownReminders()
    _ = shown.take(reminders, at: .now())
    shownReminders = shown
  }

  /// They are read again, because another terminal may have changed them.
  func showReminders() {
    guard shownReminders != nil, let store, let reminders = try? store.reminders() else { return }
    for due in shownReminders?.take(reminders, at: .now()) ?? [] {
      let reminder = due.reminder
      if !reminder.isAlways, (try? store.wasDone(reminder.kind, on: due.day)) == true { continue }
      notice(.reminder(reminder.kind, note: reminder.note.visibleInRow))
    }
  }
}

struct ShownReminders {
  /// Those of today that were due when they were taken last.
  private var past: Set<DueReminder> = []
  /// When the next one is due, on the boot clock; nil if none is on.
  private(set) var next: Instant?

  /// Returns those that have become due since the last time.
  mutating func take(_ reminders: [Reminder], at now: Moment) -> [DueReminder] {
    let dues = DueReminders(reminders, at: now)
    next = dues.next.map { Instant(milliseconds: now.bootMilliseconds + $0 - now.wallMilliseconds) }
    defer { past = Set(dues.due) }
    return dues.due.filter { !past.contains($0) }
  }
}
