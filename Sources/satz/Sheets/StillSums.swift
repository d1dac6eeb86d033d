/// Sitting and breathing of a period in a line of `satz stats`, with the days in a row.

import PlanWording
import SessionModel
import TrainingStore

struct StillSums: Hashable {
  /// In milliseconds.
  private(set) var sitting = 0
  private(set) var breathing = 0
  /// Days with either of them, over the whole log.
  let streak: DayStreak

  /// - Parameter all: every day up to the end of the period.
  init(_ all: [StillDay], in period: Period) {
    streak = DayStreak(all.filter { $0.sitting + $0.breathing > 0 }.map(\.day), through: period.through)
    for day in all where period.from <= day.day && day.day <= period.through {
      sitting += day.sitting
      breathing += day.breathing
    }
  }

  /// `sitting 45 min · breathing 12 min · 3 days in a row, longest 9`; nil if there was neither.
  func line(_ formatter: UnitFormatter) -> String? {
    guard sitting + breathing > 0 else { return nil }
    func word(_ text: PageText) -> String { text.said(in: formatter.language) }
    let times = [(Stillness.sitting, sitting), (.breathing, breathing)].filter { $0.1 > 0 }.map { stillness, time in
      word(.title(stillness)) + " " + formatter.hours(Milliseconds(time))
    }
    return (times + [word(.streak(now: streak.now, longest: streak.longest))]).joined(separator: " · ")
  }
}
