/// The figures of a period, computed once for the terminal, the picture and JSON.

import PlanLanguage
import SessionModel
import TrainingStore

/// From one day through another, in whole weeks from Monday for what is counted by week.
struct Period: Hashable {
  var from: Day
  var through: Day

  /// The last weeks, including this one.
  init(weeks: Int, through: Day) {
    self.through = through
    from = Day(number: through.monday.number - 7 * (max(1, weeks) - 1))
  }

  init(from: Day, through: Day) { (self.from, self.through) = (min(from, through), through) }

  /// The Mondays of its weeks.
  var weeks: [Day] { stride(from: from.monday.number, through: through.number, by: 7).map(Day.init(number:)) }

  func contains(_ day: Day) -> Bool { from <= day && day <= through }
}

struct TrainingStats {
  /// Sessions a week, where the athlete has set no goal.
  static let usualWeeklyGoal = 3

  struct Week: Hashable {
    var monday: Day
    var workouts = 0
    var sets = 0
    var volumeGrams = 0
    var muscles = MuscleTally()
  }

  let period: Period
  let goal: Int
  /// Whether the athlete has set the goal.
  var isGoalSet = true
  /// The first day of the log with training; nil without any.
  let began: Day?
  /// Weeks in a row with the goal reached, over the whole log.
  let streak: DayStreak
  private(set) var weeks: [Week] = []
  /// All that were trained: halves of a set, over the weeks that averages are of, the most first.
  private(set) var muscles: [(muscle: Muscle, halves: Int)] = []
  private(set) var sets = 0
  private(set) var volumeGrams = 0
  private(set) var workouts = 0
  private(set) var trainingMilliseconds = 0

  /// - Parameters:
  ///   - sessions: the days of the period; others are ignored.
  ///   - allWeeks: every week with a workout up to the end of the period.
  init(
    period: Period, goal: Int, exercises: [ExerciseDay], sessions: [SessionDay], allWeeks: [WorkoutWeek],
    library: ExerciseLibrary = .builtIn
  ) {
    self.period = period
    self.goal = goal
    began = (allWeeks.prefix(1).map(\.first) + exercises.map(\.day)).min()
    let reached = allWeeks.filter { $0.workouts >= goal }.map(\.monday)
    streak = DayStreak(reached, through: period.through.monday, apart: 7)
    let trained = sessions.filter { $0.workouts > 0 && period.contains($0.day) }
    count(exercises.filter { period.contains($0.day) }, trained, library)
    let all = weeks.reduce(into: MuscleTally()) { $0.add($1.muscles) }
    let typical = typicalWeeks.reduce(into: MuscleTally()) { $0.add($1.muscles) }
    muscles = all.sorted.map { ($0.muscle, typical.halves[$0.muscle] ?? 0) }.sorted { $0.halves > $1.halves }
  }

  private mutating func count(_ exercises: [ExerciseDay], _ sessions: [SessionDay], _ library: ExerciseLibrary) {
    let byWeek = Dictionary(grouping: exercises, by: \.day.monday)
    let workouts = Self.workouts(sessions)
    let entries = LoggedEntries(exercises.map(\.exercise), in: library)
    weeks = period.weeks.map { monday in
      let days = byWeek[monday] ?? []
      return Week(
        monday: monday, workouts: workouts[monday] ?? 0, sets: days.reduce(0) { $0 + $1.sets },
        volumeGrams: days.reduce(0) { $0 + $1.volumeGrams }, muscles: MuscleTally(days, entries))
    }
    sets = weeks.reduce(0) { $0 + $1.sets }
    volumeGrams = weeks.reduce(0) { $0 + $1.volumeGrams }
    self.workouts = weeks.reduce(0) { $0 + $1.workouts }
    trainingMilliseconds = sessions.reduce(0) { $0 + $1.training }
  }

  private static func workouts(_ days: [SessionDay]) -> [Day: Int] {
    Dictionary(days.map { ($0.day.monday, $0.workouts) }, uniquingKeysWith: +)
  }

  /// Sets of exercises that the library does not have: they count as variations of one that it has, or for no muscle.
  var variedSets: Int { weeks.reduce(0) { $0 + $1.muscles.variedSets } }
  var unplacedSets: Int { weeks.reduce(0) { $0 + $1.muscles.unplacedSets } }

  /// The weeks that averages are of: the whole ones since the first training. While there is none, those that have begun.
  var typicalWeeks: [Week] {
    let begun = weeks.filter(hasBegun)
    let whole = begun.filter(isWhole)
    return whole.isEmpty ? begun : whole
  }

  /// The weeks that are measured by the goal: the whole ones since the first training, and any that has reached it early.
  var judgedWeeks: [Week] { weeks.filter { hasBegun($0) && (isWhole($0) || $0.workouts >= goal) } }

  /// Weeks in which the goal was reached.
  var weeksReached: Int { weeks.count { $0.workouts >= goal } }

  private func hasBegun(_ week: Week) -> Bool { began.map { week.monday >= $0.monday } ?? false }

  /// Whether it is over and the period leaves out none of its days since the first training.
  private func isWhole(_ week: Week) -> Bool {
    max(week.monday, began ?? week.monday) >= period.from && week.monday.number + 6 <= period.through.number
  }
}

/// How much was trained on each day of a year: 53 columns of weeks, rows from Monday.
struct YearMap {
  /// By week and weekday, 0 … 4; nil outside the year.
  private(set) var levels: [[Int?]] = []
  let mondays: [Day]
  private let days: ClosedRange<Day>

  /// The month of the first day of a week that it shows, if no earlier week has begun it.
  func newMonth(inWeek week: Int) -> Int? {
    func month(_ week: Int) -> Int { max(mondays[week], days.lowerBound).date.month }
    return week == 0 || month(week) != month(week - 1) ? month(week) : nil
  }

  init(sets: [Day: Int], through last: Day) {
    mondays = Period(weeks: 53, through: last).weeks
    days = (mondays.first ?? last)...max(last, mondays.first ?? last)
    let most = max(4, sets.values.max() ?? 0)
    levels = mondays.map { monday in
      (0..<7).map { weekday in
        let day = Day(number: monday.number + weekday)
        guard day <= last else { return nil }
        let count = sets[day] ?? 0
        return count == 0 ? 0 : min(4, 1 + (count * 4 - 1) / most)
      }
    }
  }

  /// Of these days, those with amounts in four groups of the same size, so that one long day does not pale all others.
  init(amounts: [Day: Int], from first: Day, through last: Day) {
    mondays = Period(from: first, through: last).weeks
    days = first...last
    let sorted = amounts.values.filter { $0 > 0 }.sorted()
    levels = mondays.map { monday in
      (0..<7).map { weekday in
        let day = Day(number: monday.number + weekday)
        guard day >= first, day <= last else { return nil }
        guard let amount = amounts[day], amount > 0 else { return 0 }
        let upTo = sorted.lastIndex { $0 <= amount } ?? 0
        return min(4, max(1, ((upTo + 1) * 4 + sorted.count - 1) / sorted.count))
      }
    }
  }
}
