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
    let goal = try store.profile().weeklyGoal ?? TrainingStats.usualWeeklyGoal
    self.goal = goal
    days = try store.sessionDays(from: today.monday, through: today)
    let reached = try store.workoutsByWeek(through: today).filter { $0.workouts >= goal }.map(\.monday)
    streak = DayStreak(reached, through: today.monday, apart: 7).now
  }
}
