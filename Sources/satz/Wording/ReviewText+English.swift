/// A review in English.

import PlanWording

extension ReviewText: Worded {
  var english: String {
    switch self {
    case .review: "A week, a month or a year in a dozen lines, against the one before."
    case .reviewMore:
      """
      What was done, records, what rises and what stands still, the program and the weekly goal, muscles, sitting and \
      breathing. While the period runs, it is compared with as many days of the one before. A lift stands still if its \
      best of the last twelve weeks was reached six or more training days ago.
      """
    case .spanArgument:
      """
      week, month or year; 2026-10 and 2026 are a certain month and year; by default the week. --since names any other \
      stretch.
      """
    case .lastTrained(let day): "Nothing since \(day): this is the review up to then."
    case .week(let number): "Week \(number)"
    case .days(let count): counted(count, "day", "days")
    case .heading(let name, let from, let through): "\(name) · \(from) to \(through)"
    case .against(let from, let through): "against \(from) to \(through)"
    case .sessions: "Sessions"
    case .program: "Program"
    case .time: "Time"
    case .volume: "Volume"
    case .sets: "Sets"
    case .muscles: "Muscles"
    case .records: "Records"
    case .gains: "Rising"
    case .stalled: "Standing still"
    case .heart: "Heart rate"
    case .sitting: "Sitting"
    case .breathing: "Breathing"
    case .bodyweight: "Bodyweight"
    case .unknownLengthsBefore(let count):
      "\(count == 1 ? "1 session" : "\(count) sessions") of unknown length before"
    case .done(let done, let goal): "\(done), goal \(goal)"
    case .doneByWeek(let done, let goal, let reached, let weeks, let isSet):
      "\(done), " + (isSet ? "goal of \(goal) a week reached" : "\(goal) or more a week")
        + " in \(reached) of \(weeks == 1 ? "1 week" : "\(weeks) weeks")"
    case .ofProgram(let name, let done, let planned):
      "\(name): "
        + (planned.map {
          done > $0 ? "\(counted(done, "session", "sessions")), \($0) planned" : "\(done) of \($0) planned"
        }
          ?? counted(done, "session", "sessions"))
    case .asBefore: "as before"
    case .more(let count): "\(count) more"
    case .stall(let lift, let value, let kind, let since, let days):
      "\(lift) at \(value) (\(kind)) since \(since), \(days) training days"
    }
  }
}
