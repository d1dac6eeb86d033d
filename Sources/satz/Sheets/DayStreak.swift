/// The streak of days on which something was done.

import SessionModel
import TrainingStore

/// Days in a row: up to now (today counts when it is done, and breaks nothing before it is over), and the most.
struct DayStreak: Hashable {
  private(set) var now = 0
  private(set) var longest = 0

  init(_ days: [Day], through last: Day) {
    var run = 0
    var before: Day?
    for day in Set(days).sorted() where day <= last {
      run = before.map { $0.number + 1 == day.number } ?? false ? run + 1 : 1
      longest = max(longest, run)
      before = day
    }
    now = before.map { $0.number >= last.number - 1 } ?? false ? run : 0
  }
}
