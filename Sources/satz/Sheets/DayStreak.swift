/// The streak of days on which something was done, or of weeks in which enough was.

import SessionModel
import TrainingStore

/// Days in a row: up to now (today counts when it is done, and breaks nothing before it is over), and the most. Weeks in
/// a row are that of their Mondays, seven days apart.
struct DayStreak: Hashable {
  private(set) var now = 0
  private(set) var longest = 0

  init(_ days: [Day], through last: Day, apart distance: Int = 1) {
    var run = 0
    var before: Day?
    for day in Set(days).sorted() where day <= last {
      run = before.map { $0.number + distance == day.number } ?? false ? run + 1 : 1
      longest = max(longest, run)
      before = day
    }
    now = before.map { $0.number >= last.number - distance } ?? false ? run : 0
  }
}
