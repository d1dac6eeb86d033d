/// `satz stats` in lines: sums, the weekly goal, plots in braille, sets per muscle, and the year.

import PlanLanguage
import PlanWording
import SessionModel
import TrainingStore

struct StatsSheet {
  var stats: TrainingStats
  var year: YearMap
  var muscleTable: MuscleTable
  var still: StillSums
  /// In each zone of the heart rate, from the first; empty if nothing was measured.
  var zoneSeconds: [Int] = []
  /// Sets without a volume, as the bodyweight was never entered.
  var setsLackingBodyweight = 0
  /// Workouts that the time trained leaves out.
  var unknownLengths = 0
  /// How far it went in each kind of endurance, in millimetres, the farthest first.
  var distances: [(exercise: Exercise, millimetres: Int, units: WrittenUnits?)] = []
  var formatter: UnitFormatter
  /// How wide it may be.
  var columns = SessionSheet.width
  /// How high the screen is that all of it should fit on; nil if nobody knows.
  var height: Int?

  private func word(_ text: LogText) -> String { text.said(in: formatter.language) }

  func lines() -> [String] {
    let sums = [
      word(.sessionCount(stats.workouts)), word(.setCount(stats.sets)), formatter.sum(Mass(grams: stats.volumeGrams)),
      // Lengths that nobody knows are not none.
      stats.trainingMilliseconds > 0 || stats.workouts == 0
        ? time : word(.unknownLength),
    ]
    let period = stats.period
    var head = [
      word(.period(from: period.from.isoText, through: period.through.isoText, weeks: stats.weeks.count)),
      sums.joined(separator: " · "),
    ]
    if !distances.isEmpty { head.append(covered) }
    head += [
      "",
      word(
        .goalReached(
          goal: stats.goal, weeks: stats.weeksReached, of: stats.judgedWeeks.count, isSet: stats.isGoalSet)),
      adherence + word(.streak(now: stats.streak.now, longest: stats.streak.longest)),
    ]
    let top = head.flatMap { $0.isEmpty ? [$0] : $0.hung(to: columns) }
    var lines = top
    let muscles = muscleTable.lines(stats, formatter.language, columns: columns)
    if !muscles.isEmpty { lines += ["", word(.setsPerMuscle)] + muscles }
    if stats.variedSets > 0 { lines += ["", word(.varied(stats.variedSets, of: stats.sets))] }
    if stats.unplacedSets > 0 { lines += ["", word(.unplaced(stats.unplacedSets, of: stats.sets))] }
    if setsLackingBodyweight > 0 { lines += ["", word(.lacksBodyweight(setsLackingBodyweight))] }
    let zones = SessionHeart.zones(zoneSeconds, formatter)
    if !zones.isEmpty { lines += ["", "♥ " + zones.joined(separator: ", ")] }
    if let still = still.line(formatter) { lines += ["", still] }
    lines += ["", word(.yearHeading)] + year.lines(formatter.language, columns: columns)
    guard stats.volumeGrams > 0 else { return lines }
    let chart = TextChart(chart: volume, columns: columns, rows: TextChart.rows(beside: lines.count + 1, of: height))
    lines.insert(contentsOf: [""] + chart.lines(), at: top.count)
    return lines
  }

  /// `61.8 h (12 sessions of unknown length)`.
  private var time: String {
    formatter.hours(Milliseconds(stats.trainingMilliseconds))
      + (unknownLengths > 0 ? " (" + word(.ofUnknownLength(unknownLengths)) + ")" : "")
  }

  /// `Run 84.3 km · Bike 120 km`.
  private var covered: String {
    distances.map {
      let distance = formatter.computing(in: $0.units).wholeDistance(Length(millimetres: $0.millimetres))
      return "\(formatter.lift($0.exercise)) \(distance)"
    }
    .joined(separator: " · ")
  }

  /// One mark per week: `●` reached, `◐` begun, `·` nothing; of the last weeks if there is no room for all. It
  /// ends with the gap before what follows.
  private var adherence: String {
    let shown = stats.weeks.suffix(min(53, columns / 2))
    let marks = shown.map { $0.workouts >= stats.goal ? "●" : $0.workouts > 0 ? "◐" : "·" }.joined()
    return marks + "  " + (shown.count < stats.weeks.count ? word(.lastWeeks(shown.count)) + " · " : "")
  }

  var volume: Chart {
    let points = stats.weeks.map { Chart.Point(x: Double($0.monday.number), y: Double($0.volumeGrams)) }
    let first = stats.period.from.monday
    // Neither the weeks before the first training nor the rest of this week say where it goes.
    let typical = Set(stats.typicalWeeks.map { Double($0.monday.number) })
    return Chart(
      title: word(.volumePerWeek), form: .bars, series: [Chart.Series(points: points)],
      positions: .days(from: first, through: Day(number: first.number + 7 * stats.weeks.count)),
      unit: ChartUnit(kind: .sum, formatter: formatter), startsAtZero: true,
      trendPoints: points.filter { typical.contains($0.x) })
  }
}

extension StatsSheet {
  /// Of a period, read from the log.
  init(
    _ period: Period, in store: TrainingStore, formatter: UnitFormatter, columns: Int, height: Int?
  ) throws(StoreProblem) {
    // The year is always shown in full, whatever range the figures cover.
    let yearBegins = Period(weeks: 53, through: period.through).from
    let days = try store.exerciseDays(from: min(period.from, yearBegins), through: period.through)
    let sessions = try store.sessionDays(from: period.from, through: period.through)
    let still = try store.stillDays(from: Day.plausible.lowerBound, through: period.through)
    let goal = try store.profile().weeklyGoal
    var stats = TrainingStats(
      period: period, goal: goal ?? TrainingStats.usualWeeklyGoal, exercises: days, sessions: sessions,
      allWeeks: try store.workoutsByWeek(through: period.through), library: formatter.library)
    stats.isGoalSet = goal != nil
    var distances: [String: Int] = [:]
    let entries = LoggedEntries(days.map(\.exercise), in: formatter.library)
    for day in days where period.contains(day.day) && entries[day.exercise]?.isEndurance == true {
      distances[day.exercise, default: 0] += day.millimetres
    }
    let farthest = distances.filter { $0.value > 0 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let sets = days.reduce(into: [:]) { $0[$1.day, default: 0] += $1.sets }
    self.init(
      stats: stats, year: YearMap(sets: sets, through: period.through),
      muscleTable: MuscleTable(
        days, through: period.through, targets: MuscleTargets(stored: try store.settings()), library: formatter.library),
      still: StillSums(still, in: period),
      zoneSeconds: try store.zoneSeconds(from: period.from, through: period.through) ?? [],
      setsLackingBodyweight: try store.setsLackingBodyweight(from: period.from, through: period.through),
      unknownLengths: try store.workoutsOfUnknownLength(from: period.from, through: period.through),
      distances: try farthest.map { way throws(StoreProblem) in
        (Exercise(key: way.key, name: way.key), way.value, try store.units(of: way.key, through: period.through))
      },
      formatter: formatter, columns: columns, height: height)
  }

  /// Without a log.
  static func empty(_ period: Period, _ formatter: UnitFormatter) -> StatsSheet {
    let stats = TrainingStats(
      period: period, goal: TrainingStats.usualWeeklyGoal, exercises: [], sessions: [], allWeeks: [],
      library: formatter.library)
    return StatsSheet(
      stats: stats, year: YearMap(sets: [:], through: period.through),
      muscleTable: MuscleTable([], through: period.through, targets: MuscleTargets(), library: formatter.library),
      still: StillSums([], in: period), formatter: formatter)
  }
}

/// The page of an exercise: its best loads by reps, its figures over time, and its last sets.
struct ExerciseStatsSheet {
  var exercise: Exercise
  var days: [ExerciseDay]
  /// Before the period: what was a record in it depends on them.
  var earlier: [ExerciseDay] = []
  var period: Period
  /// The mean RPE of a day, in tenths.
  var efforts: [Day: Double] = [:]
  /// Over the whole log.
  var best = RepMaxTable(records: [], bodyweight: nil)
  /// The newest first.
  var lastSets: [LogEntry] = []
  var marks: [EntryID: [RecordKind]] = [:]
  /// Nil for an exercise without distances.
  var endurance: EndurancePage?
  /// In each zone of the heart rate, from the first; empty if nothing was measured.
  var zoneSeconds: [Int] = []
  /// In which its sets were written; nil for the usual ones.
  var units: WrittenUnits?
  var formatter: UnitFormatter
  /// How wide it may be.
  var columns = SessionSheet.width
  var chartRows = 8

  /// Of what is computed from many sets.
  var computed: UnitFormatter { formatter.computing(in: units) }

  func lines() -> [String] {
    func word(_ text: LogText) -> String { text.said(in: formatter.language) }
    let (sets, volume) = days.reduce((0, 0)) { ($0.0 + $1.sets, $0.1 + $1.volumeGrams) }
    let sums = [PageText.days(days.count).said(in: formatter.language), word(.setCount(sets))]
    var lines = [
      formatter.lift(exercise),
      word(.period(from: period.from.isoText, through: period.through.isoText, weeks: period.weeks.count)),
      (sums + (volume > 0 ? [computed.sum(Mass(grams: volume))] : [])
        + (endurance?.sums(exercise, computed) ?? [])).joined(separator: " · "),
    ].flatMap { $0.hung(to: columns) }
    for (index, chart) in charts.enumerated() {
      // The first fills the screen.
      let rows = index == 0 ? chartRows : max(min(8, chartRows), chartRows / 3)
      lines += [""] + TextChart(chart: chart, columns: columns, rows: rows).lines()
    }
    if let endurance { lines += endurance.lines(exercise, computed) }
    let zones = SessionHeart.zones(zoneSeconds, formatter)
    if !zones.isEmpty { lines += ["", "♥ " + zones.joined(separator: ", ")] }
    if !best.rows.isEmpty { lines += ["", word(.bestByReps)] + best.lines(formatter) }
    if best.rows.contains(where: { $0.predicted != nil }) { lines.append("  " + word(.predicted)) }
    if !lastSets.isEmpty { lines += ["", word(.lastSets)] + history }
    return lines
  }

  /// `2026-11-16  5 × 100 kg, 5 × 100 kg 🏆`, a line for each session.
  private var history: [String] {
    let text = LoggedSetText(formatter: formatter, marks: marks)
    let sessions = Dictionary(grouping: lastSets, by: \.session).values.sorted {
      ($0[0].day, $0[0].session.rawValue) > ($1[0].day, $1[0].session.rawValue)
    }
    return sessions.map { sets in
      let words = sets.sorted { $0.position < $1.position }.map(text.words)
      return "  \(sets[0].day.isoText)  " + words.joined(separator: ", ")
    }
  }
}

extension UnitFormatter {
  /// A mass moved over many sets, in tonnes from ten tonnes on.
  func sum(_ mass: Mass) -> String {
    guard units == .kilograms, mass.grams >= 10_000_000 else { return total(mass) }
    return decimal((mass.grams + 50_000) / 100_000, per: 10) + " t"
  }

  /// `25 s`, `45 min`, `300 min`; a sum of minutes, seconds only below one.
  func minutesInAll(_ time: Milliseconds) -> String {
    guard (1..<60_000).contains(time.count) else { return "\((time.count + 30_000) / 60_000) min" }
    return "\(max(1, time.count / 1000)) s"
  }

  /// `25 s`, `45 min`, `20 h`.
  func hours(_ time: Milliseconds) -> String {
    let minutes = (time.count + 30_000) / 60_000
    return minutes < 60 ? minutesInAll(time) : decimal((time.count + 180_000) / 360_000, per: 10) + " h"
  }
}
