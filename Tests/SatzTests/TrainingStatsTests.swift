/// Figures of a period: weeks, streaks, sets per muscle, the map of the year, the rings of a day.

import PlanLanguage
import PlanWording
import SessionModel
import Testing
import TrainingStore

@testable import satz

@Suite("Figures over time")
struct TrainingStatsTests {
  /// A Wednesday.
  private let today = Day(text: "2026-11-18") ?? Day(number: 0)

  private func sessions(_ counts: [Int], monday: Day) -> [SessionDay] {
    counts.enumerated().flatMap { week, count in
      (0..<count).map { weekday in
        SessionDay(
          day: Day(number: monday.number + week * 7 + weekday), workouts: 1, training: 60_000, sitting: 0)
      }
    }
  }

  private func stats(_ counts: [Int], goal: Int = 2) -> TrainingStats {
    let period = Period(weeks: counts.count, through: today)
    return TrainingStats(
      period: period, goal: goal, exercises: [], sessions: sessions(counts, monday: period.from.monday))
  }

  @Test("On a narrow screen the head wraps at words, and a row of marks says how many weeks it shows")
  func narrow() {
    var sheet = StatsSheet.empty(Period(weeks: 60, through: today), UnitFormatter(language: .english))
    sheet.columns = 40
    #expect(sheet.lines().allSatisfy { $0.displayWidth <= 40 })
    #expect(sheet.lines().contains { $0.contains("last 20 weeks") })
  }

  @Test("The year names each month that it has room for, not the few days before one", arguments: [38, 57, 60, 100])
  func namedMonths(columns: Int) {
    let last = Day(text: "2026-12-09") ?? today
    let names = YearMap(sets: [:], through: last).lines(.english, columns: columns)[0]
    #expect(names.hasSuffix("Nov Dec") || names.hasSuffix("Nov  Dec"), "\(names)")
    #expect(names.displayWidth <= columns)
    #expect(YearMap(sets: [:], through: today).lines(.english, columns: 100)[0].contains(" Dec "))
  }

  @Test("Weeks begin on Monday, and the last one is this week")
  func weeks() {
    let period = Period(weeks: 3, through: today)
    #expect(period.from.isoText == "2026-11-02")
    #expect(period.weeks.map(\.isoText) == ["2026-11-02", "2026-11-09", "2026-11-16"])
    #expect(Period(from: Day(number: today.number - 2), through: today).weeks.map(\.isoText) == ["2026-11-16"])
  }

  @Test(
    "A streak counts weeks in which the goal was reached; this week counts once it is reached, and breaks nothing before it is over",
    arguments: [
      ([2, 2, 2], 3, 3), ([2, 2, 1], 2, 2), ([2, 2, 0, 1], 0, 2), ([0, 2, 2], 2, 2), ([2, 0, 2, 3, 0], 2, 2),
      ([0], 0, 0),
    ])
  func streak(counts: [Int], now: Int, longest: Int) {
    let streak = stats(counts).streak
    #expect(streak.now == now)
    #expect(streak.longest == longest)
  }

  @Test("A streak goes back beyond the period shown", arguments: [1, 4, 12])
  func longStreak(weeks: Int) {
    let begins = Day(number: today.monday.number - 7 * 60)
    let all = sessions(Array(repeating: 2, count: 20) + [1] + Array(repeating: 2, count: 39), monday: begins)
    let stats = TrainingStats(period: Period(weeks: weeks, through: today), goal: 2, exercises: [], sessions: all)
    #expect(stats.streak.now == 39 && stats.streak.longest == 39)
    #expect(stats.workouts == 2 * (weeks - 1), "only the period is summed")
  }

  private func bench(_ sets: Int, weeksAgo weeks: Int) -> ExerciseDay {
    ExerciseDay(
      exercise: "bench-press", day: Day(number: today.monday.number - 7 * weeks), sets: sets, reps: 15,
      volumeGrams: 1_200_000, milliseconds: 0, millimetres: 0)
  }

  @Test("An average is of the whole weeks since the first training; of this week only while there is no other")
  func averages() {
    func stats(_ days: [ExerciseDay], _ period: Period) -> TrainingStats {
      TrainingStats(period: period, goal: 3, exercises: days, sessions: [])
    }
    let days = [bench(9, weeksAgo: 2), bench(6, weeksAgo: 1), bench(3, weeksAgo: 0)]
    let month = Period(weeks: 4, through: today)
    #expect(stats(days, month).typicalWeeks.map(\.sets) == [9, 6])
    #expect(stats(days, month).muscles.first.map { [$0.muscle == .chest ? 1 : 0, $0.halves] } == [1, 30])
    #expect(stats(days, Period(weeks: 4, through: Day(number: today.monday.number + 6))).typicalWeeks.count == 3)
    #expect(stats([bench(3, weeksAgo: 0)], month).typicalWeeks.map(\.sets) == [3])
    #expect(stats([], month).typicalWeeks.isEmpty)
    // The period cuts off the beginning of its first week, which the log has.
    let cut = Period(from: Day(number: today.monday.number - 13), through: today)
    #expect(stats(days, cut).typicalWeeks.map(\.sets) == [6])
    // Of the week of the first training, nothing is cut off.
    let all = Period(from: Day(number: today.monday.number - 11), through: today)
    var late = bench(9, weeksAgo: 2)
    late.day = all.from
    #expect(stats([late, bench(6, weeksAgo: 1)], all).typicalWeeks.map(\.sets) == [9, 6])
  }

  @Test(
    "The goal is judged by the weeks since the first training; by this week only once it is reached",
    arguments: [
      ([0, 3, 2, 1], 2, 1), ([0, 3, 2, 3], 3, 2), ([0, 0, 0, 1], 0, 0), ([0, 0, 0, 0], 0, 0), ([2, 0, 0, 0], 3, 0),
    ])
  func goal(counts: [Int], judged: Int, reached: Int) {
    let stats = stats(counts, goal: 3)
    #expect(stats.judgedWeeks.count == judged && stats.weeksReached == reached)
  }

  @Test("The trend of the volume is that of the whole weeks since the first training")
  func trend() {
    let days = (1...6).map { bench(3, weeksAgo: $0) }
    let stats = TrainingStats(period: Period(weeks: 12, through: today), goal: 3, exercises: days, sessions: [])
    let sheet = StatsSheet(
      stats: stats, year: YearMap(sets: [:], through: today),
      muscleTable: MuscleTable([], through: today, targets: MuscleTargets(), library: .builtIn),
      still: StillSums([], in: stats.period), formatter: UnitFormatter(language: .english))
    #expect(sheet.volume.trendPoints?.count == 6)
    #expect(sheet.volume.remarks == ["trend steady"])
  }

  @Test("Who lifts nothing has no chart of volume")
  func withoutVolume() {
    let stats = TrainingStats(
      period: Period(weeks: 4, through: today), goal: 3, exercises: [], sessions: sessions([1], monday: today.monday))
    let sheet = StatsSheet(
      stats: stats, year: YearMap(sets: [:], through: today),
      muscleTable: MuscleTable([], through: today, targets: MuscleTargets(), library: .builtIn),
      still: StillSums([], in: stats.period), formatter: UnitFormatter(language: .english))
    #expect(!sheet.lines().contains("Volume per week") && sheet.lines().contains("The year"))
    #expect(!StatsPicture(sheet: sheet).text(theme: .light).contains("Volume per week"))
  }

  @Test("The chart takes the rows that the rest of the page leaves", arguments: [10, 30, 45, 60])
  func height(rows: Int) {
    let days = (0..<12).map { bench(3, weeksAgo: $0) }
    let stats = TrainingStats(period: Period(weeks: 12, through: today), goal: 3, exercises: days, sessions: [])
    var sheet = StatsSheet(
      stats: stats, year: YearMap(sets: [:], through: today),
      muscleTable: MuscleTable(days, through: today, targets: MuscleTargets(), library: .builtIn),
      still: StillSums([], in: stats.period), formatter: UnitFormatter(language: .english))
    let fixed = sheet.lines()
    sheet.height = rows
    // One row is left for the next prompt.
    #expect(sheet.lines().count == max(rows - 1, fixed.count - 8 + 6))
    #expect(sheet.lines().filter { !fixed.contains($0) }.allSatisfy { $0.contains("┤") || $0.contains("│") })
  }

  @Test("The longest open hold of each day is drawn over time, records of the whole log marked")
  func retention() {
    func page(_ holds: [(Int, Int)]) -> [String] {
      let period = Period(weeks: 4, through: today)
      let days = holds.map { StillDay(day: Day(number: today.number - $0.0), breathing: 300_000, sitting: 0) }
      let held = holds.map { (day: Day(number: today.number - $0.0), milliseconds: $0.1 * 1000) }
      return StillnessPage(.breathing, in: period, all: days, holds: held).lines(UnitFormatter(language: .english))
    }
    let rising = page([(20, 60), (12, 75), (12, 50), (4, 90)])
    #expect(rising.contains { $0.hasPrefix("Longest open hold  ★ 1:30") })
    #expect(rising.contains { $0.contains("★") && $0.contains("│") || $0.contains("┤") })
    let before = page([(200, 120), (20, 60), (12, 75)])
    #expect(before.contains("Longest open hold") && !before.contains { $0.contains("2:00") })
    // Of one day there is nothing to see.
    #expect(!page([(4, 90)]).contains { $0.contains("Longest") })
  }

  @Test("The bars of the muscles take what the other columns leave", arguments: [40, 60, 80, 120])
  func width(columns: Int) {
    let days = (0..<40).map { bench(3, weeksAgo: $0) }
    let stats = TrainingStats(period: Period(weeks: 40, through: today), goal: 3, exercises: days, sessions: [])
    let targets = MuscleTargets(
      stored: Dictionary(uniqueKeysWithValues: Muscle.allCases.map { ("target-\($0.rawValue)", "10-20") }))
    let table = MuscleTable(days, through: today, targets: targets, library: .builtIn)
    for language in Language.allCases {
      let lines = table.lines(stats, language, columns: columns)
      let bars = lines.map { $0.count { "▁▂▃▄▅▆▇█".contains($0) } }.max() ?? 0
      let widest = lines.map(\.displayWidth).max() ?? 0
      #expect(bars == 26 ? widest <= columns : bars > 1 ? widest == columns : widest >= columns, "\(bars), \(widest)")
      #expect(columns < 120 || bars == 26)
      // On a narrow terminal, the months go before the bars.
      let plain = MuscleTable(days, through: today, targets: MuscleTargets(), library: .builtIn)
      let narrow = plain.lines(stats, language, columns: columns)
      #expect(narrow.allSatisfy { $0.displayWidth <= columns })
      #expect(narrow[0].split(separator: " ").count >= (columns < 60 ? 1 : 3))
    }
  }

  @Test("Sets of an unknown variation count for the muscles of its base, those of other unknown exercises for none")
  func unplaced() {
    var day = bench(4, weeksAgo: 1)
    day.exercise = "of-nobody"
    var variation = bench(3, weeksAgo: 1)
    variation.exercise = "bench press for giants"
    let stats = TrainingStats(
      period: Period(weeks: 4, through: today), goal: 3, exercises: [day, variation, bench(2, weeksAgo: 0)],
      sessions: [])
    #expect(stats.unplacedSets == 4 && stats.variedSets == 3 && stats.sets == 9)
    #expect(stats.weeks.map { $0.muscles.halves[.chest] ?? 0 } == [0, 0, 6, 4])
  }

  @Test("A set counts fully for the main muscles and half for those that help")
  func muscles() throws {
    let entry = try #require(ExerciseLibrary.builtIn.entry(for: "bench-press"))
    let day = ExerciseDay(
      exercise: "bench-press", day: today, sets: 3, reps: 15, volumeGrams: 1_200_000, milliseconds: 0, millimetres: 0)
    let stats = TrainingStats(period: Period(weeks: 1, through: today), goal: 1, exercises: [day], sessions: [])
    for muscle in entry.primary { #expect(stats.weeks[0].muscles.halves[muscle] == 6) }
    for muscle in entry.secondary { #expect(stats.weeks[0].muscles.halves[muscle] == 3) }
    #expect(stats.sets == 3)
  }

  @Test("What is before the period does not count")
  func outside() {
    let day = ExerciseDay(
      exercise: "squat", day: Day(number: today.number - 30), sets: 3, reps: 15, volumeGrams: 1, milliseconds: 0,
      millimetres: 0)
    let stats = TrainingStats(period: Period(weeks: 1, through: today), goal: 1, exercises: [day], sessions: [])
    #expect(stats.sets == 0)
    #expect(stats.muscles.isEmpty)
  }

  @Test("The map has 53 weeks, future days are left out, and any set is visible")
  func map() {
    let map = YearMap(sets: [today: 1, Day(number: today.number - 7): 40], through: today)
    #expect(map.levels.count == 53)
    #expect(map.levels[52] == [0, 0, 1, nil, nil, nil, nil])
    #expect(map.levels[51][2] == 4)
  }

  @Test(
    "A ring fills in quarters, and is full only when the goal is reached",
    arguments: [(0, 30, "·"), (1, 30, "◔"), (15, 30, "◑"), (29, 30, "◕"), (30, 30, "●"), (90, 30, "●"), (1, 0, "●")])
  func ring(minutes: Int, goal: Int, ring: String) {
    #expect(CalendarSheet.ring(minutes * 60_000, goal: goal) == ring)
  }
}

@Suite("The calendar of a month")
struct CalendarSheetTests {
  private func sheet(_ goals: (training: Int, sitting: Int), today: String, _ language: Language = .english) throws
    -> CalendarSheet
  {
    let first = try #require(Day(text: "2026-11-01"))
    let days = [
      SessionDay(day: Day(number: first.number + 2), workouts: 1, training: 40 * 60_000, sitting: 20 * 60_000),
      SessionDay(day: Day(number: first.number + 3), workouts: 1, training: 10 * 60_000, sitting: 3 * 60_000),
    ]
    return CalendarSheet(
      first: first, last: Day(number: first.number + 29), days: days, trainingGoal: goals.training,
      sittingGoal: goals.sitting, language: language, today: try #require(Day(text: today)))
  }

  @Test(
    "A goal is reached on so many of the days so far",
    arguments: [("2026-11-18", 18), ("2026-11-30", 30), ("2026-12-24", 30), ("2026-11-01", 1)])
  func soFar(today: String, days: Int) throws {
    let of = days == 1 ? "1 day" : "\(days) days"
    #expect(
      try sheet((30, 10), today: today).lines().suffix(3) == [
        "first ring: training, goal 30 min a day, reached on 1 of \(of)",
        "second ring: breathing and sitting, goal 10 min a day, reached on 1 of \(of)",
        "50 min of training, 23 min of breathing and sitting",
      ])
    let german = try sheet((30, 10), today: today, .german).lines()
    #expect(german.last == "50 min Training, 23 min Atmen und Sitzen")
  }

  @Test(
    "Sums below a minute are seconds, and minutes are rounded in one way",
    arguments: [
      (0, "0 min"), (400, "1 s"), (25_000, "25 s"), (59_900, "59 s"), (60_000, "1 min"), (89_999, "1 min"),
      (90_000, "2 min"),
    ])
  func short(milliseconds: Int, expected: String) {
    let formatter = UnitFormatter(language: .english)
    #expect(formatter.hours(Milliseconds(milliseconds)) == expected)
    #expect(formatter.minutesInAll(Milliseconds(milliseconds)) == expected)
  }

  @Test("Of a month to come, nothing is reached")
  func toCome() throws {
    let lines = try sheet((30, 10), today: "2026-10-31").lines()
    #expect(lines.contains("first ring: training, goal 30 min a day"))
  }

  @Test("No goal is not reached, and not spoken of")
  func noGoal() throws {
    let sheet = try sheet((0, 0), today: "2026-11-18")
    #expect(sheet.lines().suffix(3).prefix(2) == ["first ring: training", "second ring: breathing and sitting"])
    #expect(CalendarJSON(sheet).days.allSatisfy { !$0.trainingReached && !$0.sittingReached })
    #expect(!sheet.picture(theme: .light).contains("goal"))
    let goals = CalendarJSON(try self.sheet((30, 10), today: "2026-11-18"))
    #expect(goals.days.map(\.trainingReached) == [true, false] && goals.days.map(\.sittingReached) == [true, false])
  }
}

extension TrainingStats {
  /// With the weeks that these days make.
  fileprivate init(period: Period, goal: Int, exercises: [ExerciseDay], sessions: [SessionDay]) {
    let weeks = Dictionary(grouping: sessions, by: \.day.monday).map { monday, days in
      WorkoutWeek(
        monday: monday, first: days.map(\.day).min() ?? monday, workouts: days.reduce(0) { $0 + $1.workouts })
    }
    self.init(
      period: period, goal: goal, exercises: exercises, sessions: sessions,
      allWeeks: weeks.sorted { $0.monday < $1.monday })
  }
}
