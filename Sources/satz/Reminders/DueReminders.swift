/// Which reminders are due by the clock on the wall, and when the next one is.

import SessionModel
import TrainingStore

struct DueReminders: Hashable {
  /// Those of today until now, whether they were told or not: after a sleep of the machine they are late.
  private(set) var due: [DueReminder] = []
  /// In Unix milliseconds; nil if none is on.
  private(set) var next: Int?

  init(_ reminders: [Reminder], at now: Moment) {
    let today = Day(of: now)
    for reminder in reminders {
      // A week from today is the same day of the week, if its time of today has passed.
      for day in (0...7).lazy.map({ Day(number: today.number + $0) }) where reminder.isDue(on: day) {
        let moment = Moment.local(day, hour: reminder.minute / 60, minute: reminder.minute % 60)
        guard moment.wallMilliseconds >= reminder.since else { continue }
        if moment.wallMilliseconds > now.wallMilliseconds {
          next = min(next ?? .max, moment.wallMilliseconds)
          break
        }
        due.append(DueReminder(reminder, on: day, due: WallMoment(moment)))
      }
    }
    due.sort { ($0.due.milliseconds, $0.reminder.id) < ($1.due.milliseconds, $1.reminder.id) }
  }
}

extension WallMoment {
  fileprivate init(_ moment: Moment) {
    self.init(milliseconds: moment.wallMilliseconds, utcOffsetSeconds: moment.utcOffsetSeconds)
  }
}
