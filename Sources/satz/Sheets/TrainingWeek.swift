/// The week of a day: its sessions, the goal, and for how many weeks it was reached.

import TrainingStore

struct TrainingWeek {
  /// Those of this week that have a session.
  let days: [SessionDay]
  /// Workouts a week.
  let goal: Int
  /// Weeks in a row in which the goal was reached.
  let streak: Int

  var workouts: Int { days.reduce(0) { $0 + $1.workouts } }

  init(of today: Day, in store: TrainingStore) throws(StoreProblem) {
    goal = try store.profile().weeklyGoal ?? TrainingStats.usualWeeklyGoal
    var (sessions, streak, weeks) = ([SessionDay](), 0, 0)
    // A streak that is as long as what was read may be longer; of most, a year says where they began.
    repeat {
      weeks = max(53, 2 * weeks)
      sessions = try store.sessionDays(from: Day(number: today.monday.number - 7 * weeks), through: today)
      let period = Period(weeks: 1, through: today)
      streak = TrainingStats(period: period, goal: goal, exercises: [], sessions: sessions).streak.now
    } while streak >= weeks
    (self.streak, days) = (streak, sessions.filter { $0.day >= today.monday })
  }
}
