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

  /// The position of a day, 0 … 1.
  func share(of day: Day) -> Double {
    Double(day.number - from.number) / Double(max(1, through.number - from.number))
  }
}

struct TrainingStats {
  /// Sessions a week, where the athlete has set no goal.
  static let usualWeeklyGoal = 3

  struct Week: Hashable {
    var monday: Day
    var workouts = 0
    var sets = 0
    var volumeGrams = 0
    var muscles: [Muscle: Int] = [:]
  }

  var period: Period
  var goal: Int
  private(set) var weeks: [Week] = []
  /// Halves of a set, over all weeks, the most first.
  private(set) var muscles: [(muscle: Muscle, halves: Int)] = []
  private(set) var sets = 0
  /// Sets of exercises that the library does not have; they count for no muscle.
  private(set) var unplacedSets = 0
  private(set) var volumeGrams = 0
  private(set) var workouts = 0
  private(set) var trainingMilliseconds = 0

  init(
    period: Period, goal: Int, exercises: [ExerciseDay], sessions: [SessionDay], library: ExerciseLibrary = .builtIn
  ) {
    self.period = period
    self.goal = goal
    weeks = period.weeks.map { Week(monday: $0) }
    count(exercises.filter { $0.day >= period.from }, library)
    for day in sessions where day.day >= period.from {
      workouts += day.workouts
      trainingMilliseconds += day.training
      if let week = week(of: day.day) { weeks[week].workouts += day.workouts }
    }
  }

  private func week(of day: Day) -> Int? {
    guard let first = weeks.first else { return nil }
    let index = (day.number - first.monday.number) / 7
    return weeks.indices.contains(index) ? index : nil
  }

  /// A set counts fully for the main muscles of the exercise, half for the helping ones.
  private mutating func count(_ days: [ExerciseDay], _ library: ExerciseLibrary) {
    var entries: [String: ExerciseEntry?] = [:]
    for day in days {
      sets += day.sets
      volumeGrams += day.volumeGrams
      guard let week = week(of: day.day) else { continue }
      weeks[week].sets += day.sets
      weeks[week].volumeGrams += day.volumeGrams
      if entries[day.exercise] == nil {
        entries[day.exercise] = .some(library.entry(for: day.exercise))
      }
      guard case .some(.some(let entry)) = entries[day.exercise] else {
        unplacedSets += day.sets
        continue
      }
      if entry.isEndurance { continue }
      for muscle in entry.primary { weeks[week].muscles[muscle, default: 0] += 2 * day.sets }
      for muscle in entry.secondary { weeks[week].muscles[muscle, default: 0] += day.sets }
    }
    muscles = Muscle.allCases.compactMap { muscle in
      let halves = weeks.reduce(0) { $0 + ($1.muscles[muscle] ?? 0) }
      return halves > 0 ? (muscle, halves) : nil
    }
    .sorted { $0.halves > $1.halves }
  }

  /// Weeks in which the goal was reached.
  var weeksReached: Int { weeks.count { $0.workouts >= goal } }

  /// Weeks in a row with the goal reached: up to now (this week counts when it is reached, and does not break it), and
  /// the most.
  var streak: (now: Int, longest: Int) {
    var (run, longest) = (0, 0)
    for (index, week) in weeks.enumerated() {
      if week.workouts >= goal {
        run += 1
      } else if index < weeks.count - 1 {
        run = 0
      }
      longest = max(longest, run)
    }
    return (run, longest)
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
