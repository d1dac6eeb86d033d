/// Reminders at an open prompt. It shows those that are due, and announces those that it claims before the helper or a
/// timer does: it may be out of sight.

import Channels
import PlanWording
import SessionModel
import TrainingStore

extension LivePrompt {
  /// From now on. What was due before the prompt was opened is not shown.
  func followReminders() {
    guard let reminders = try? store?.reminders() else { return }
    var shown = ShownReminders()
    _ = shown.take(reminders, at: .now())
    shownReminders = shown
    findDesktopForReminders()
  }

  /// They are read again, because another terminal may have changed them.
  func showReminders() {
    guard shownReminders != nil, let store, let reminders = try? store.reminders() else { return }
    for due in shownReminders?.take(reminders, at: .now()) ?? [] {
      attempt { () throws(StoreProblem) in try tell(due, in: store) }
    }
    findDesktopForReminders()
  }

  private func tell(_ due: DueReminder, in store: TrainingStore) throws(StoreProblem) {
    let teller = Teller.ofThisProcess(.prompt)
    let claim = try store.claim(due, by: teller, at: .now(), isAlive: \.isAlive)
    let reminder = due.reminder
    let wasDone = reminder.isAlways ? false : try store.wasDone(reminder.kind, on: due.day)
    if claim == .isOutdated { return }
    if !wasDone { notice(.reminder(reminder.kind, note: reminder.note.visibleInRow)) }
    switch claim {
    case .yours:
      let channels = wasDone ? [] : [.screen] + announce(reminder)
      try store.markTold(due, by: teller, through: channels, wasDone: wasDone, at: .now())
    case .isTold, .isHeld: if !wasDone { try store.markShown(due) }
    case .isOutdated: break
    }
  }

  /// By sound, speech and a notification, as the end of a rest is. Returns by which of them.
  private func announce(_ reminder: Reminder) -> [ToldChannel] {
    let now = Moment.now()
    let isHere = loop?.presence.isHere(at: BootClock.now) == true
    let language = formatter.language
    let signals =
      announcer?.announce(
        .reminder, text: reminder.title(in: language), words: { reminder.spoken(in: language) },
        notice: { isHere ? nil : reminder.desktopNotice(in: language) }, at: now) ?? []
    return (announcer?.heard ?? []) + send(signals)
  }

  /// It takes a moment, so that it is looked for before one is due.
  private func findDesktopForReminders() {
    if shownReminders?.next != nil { announcer?.prepareDesktop() }
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
