/// The words of `satz review`.

import PlanWording

enum ReviewText: Hashable, Sendable {
  case review, reviewMore, spanArgument
  /// The usual period has nothing: the last day that has something.
  case lastTrained(String)
  case week(Int)
  /// Any other stretch of days.
  case days(Int)
  case heading(String, from: String, through: String)
  case against(from: String, through: String)
  case sessions, program, time, volume, sets, muscles, records, gains, stalled, heart, sitting, breathing, bodyweight
  case done(Int, of: Int)
  /// How many sessions of the period before have no known length.
  case unknownLengthsBefore(Int)
  case doneByWeek(Int, goal: Int, reached: Int, of: Int, isSet: Bool)
  case ofProgram(String, Int, planned: Int?)
  case asBefore
  case more(Int)
  /// A lift, its best, and what that measures.
  case stall(String, String, kind: String, since: String, days: Int)
}
