/// `satz stats` in lines: sums, the weekly goal, plots in braille, sets per muscle, and the year.

import PlanLanguage
import PlanWording
import SessionModel
import TrainingStore

struct StatsSheet {
  var stats: TrainingStats
  var year: YearMap
  var formatter: UnitFormatter
  /// How wide it may be.
  var columns = SessionSheet.width

  private func word(_ text: LogText) -> String { text.said(in: formatter.language) }

  func lines() -> [String] {
    let sums = [
      word(.sessionCount(stats.workouts)), word(.setCount(stats.sets)), formatter.sum(Mass(grams: stats.volumeGrams)),
      formatter.hours(Milliseconds(stats.trainingMilliseconds)),
    ]
    let period = stats.period
    var lines = [
      word(.period(from: period.from.isoText, through: period.through.isoText, weeks: stats.weeks.count)),
      sums.joined(separator: " · "), "",
      word(.goalReached(goal: stats.goal, weeks: stats.weeksReached, of: stats.weeks.count)),
      adherence + "  " + word(.streak(now: stats.streak.now, longest: stats.streak.longest)),
    ]
    lines += ["", word(.volumePerWeek)] + volume
    if !stats.muscles.isEmpty { lines += ["", word(.setsPerMuscle)] + muscles }
    if stats.unplacedSets > 0 { lines += ["", word(.unplaced(stats.unplacedSets, of: stats.sets))] }
    lines += ["", word(.yearHeading)] + heatMap
    return lines
  }

  /// One mark per week: `●` reached, `◐` begun, `·` nothing.
  private var adherence: String {
    stats.weeks.suffix(min(53, columns / 2)).map { $0.workouts >= stats.goal ? "●" : $0.workouts > 0 ? "◐" : "·" }
      .joined()
  }

  private var volume: [String] {
    let last = Double(max(1, stats.weeks.count - 1))
    let points = stats.weeks.enumerated().map {
      BraillePlot.Point(x: Double($0) / last, y: Double($1.volumeGrams))
    }
    let ends = (from: stats.period.from.isoText, through: stats.period.through.isoText)
    return BraillePlot(points: points, width: columns, ends: ends, startsAtZero: true).lines {
      formatter.sum(Mass(grams: Int($0)))
    }
  }

  private var muscles: [String] {
    let most = stats.weeks.flatMap(\.muscles.values).max() ?? 1
    let rows = stats.muscles.map { muscle, halves in
      let bars = stats.weeks.suffix(26).map { Self.bar($0.muscles[muscle] ?? 0, of: most) }.joined()
      return [muscle.said(in: formatter.language), bars, formatter.decimal(halves, per: 2 * max(1, stats.weeks.count))]
    }
    return rows.alignedColumns().map { "  " + $0 }
  }

  private static func bar(_ value: Int, of most: Int) -> String {
    value <= 0 ? "·" : ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"][min(7, value * 8 / max(1, most))]
  }

  private var heatMap: [String] {
    let shades = ["·", "░", "▒", "▓", "█"]
    var months = String(repeated: " ", 3)
    let hidden = max(0, year.mondays.count - (columns - 4))
    let mondays = year.mondays.dropFirst(hidden)
    for (index, monday) in mondays.enumerated() {
      let month = monday.date.month
      let isNew = index == 0 || Day(number: monday.number - 7).date.month != month
      let width = months.count - 3
      if isNew, width <= index {
        let name = word(.month(year: 0, month: month)).prefix(3)
        months += String(repeated: " ", index - width) + name
      }
    }
    return [months]
      + (0..<7).map { weekday in
        let cells = year.levels.dropFirst(hidden).map { week in week[weekday].map { shades[$0] } ?? " " }.joined()
        return word(.weekday(weekday)) + " " + cells
      }
  }
}

/// The page of an exercise: its best loads by reps, its figures over time, and its last sets.
struct ExerciseStatsSheet {
  var exercise: Exercise
  var days: [ExerciseDay]
  var period: Period
  /// The mean RPE of a day, in tenths.
  var efforts: [Day: Double] = [:]
  /// Over the whole log.
  var best = RepMaxTable(records: [], bodyweight: nil)
  /// The newest first.
  var lastSets: [LogEntry] = []
  var marks: [EntryID: [RecordKind]] = [:]
  var formatter: UnitFormatter
  /// How wide it may be.
  var columns = SessionSheet.width

  struct Curve {
    var title: LogText
    var points: [BraillePlot.Point]
    var startsAtZero: Bool
    var label: (Double) -> String
  }

  /// The curves that have something to draw.
  var curves: [Curve] {
    func points(_ value: (ExerciseDay) -> Int?) -> [BraillePlot.Point] {
      days.compactMap { day in value(day).map { BraillePlot.Point(x: period.share(of: day.day), y: Double($0)) } }
    }
    let mass: (Double) -> String = { formatter.mass(Mass(grams: Int($0))) }
    let curves = [
      Curve(title: .load, points: points { $0.load?.grams }, startsAtZero: false, label: mass),
      Curve(title: .estimatedMax, points: points { $0.estimatedMax?.grams }, startsAtZero: false, label: mass),
      Curve(
        title: .volume, points: points { $0.volumeGrams > 0 ? $0.volumeGrams : nil }, startsAtZero: true
      ) {
        formatter.sum(Mass(grams: Int($0)))
      },
      Curve(
        title: .effort,
        points: efforts.sorted { $0.key < $1.key }.map { .init(x: period.share(of: $0.key), y: $0.value) },
        startsAtZero: false
      ) { formatter.decimal(Int($0.rounded()), per: 10) },
      Curve(title: .kind(.reps), points: points(\.freeReps), startsAtZero: false) { "\(Int($0))" },
      Curve(title: .kind(.time), points: points(\.heldMilliseconds), startsAtZero: false) {
        formatter.length(Milliseconds(Int($0) / 1000 * 1000))
      },
      Curve(title: .kind(.distance), points: points { $0.millimetres > 0 ? $0.millimetres : nil }, startsAtZero: true) {
        formatter.distance(Length(millimetres: Int($0)))
      },
    ]
    return curves.filter { !$0.points.isEmpty }
  }

  func lines() -> [String] {
    func word(_ text: LogText) -> String { text.said(in: formatter.language) }
    let (sets, volume) = days.reduce((0, 0)) { ($0.0 + $1.sets, $0.1 + $1.volumeGrams) }
    let sums = [word(.sessionCount(days.count)), word(.setCount(sets))]
    var lines = [
      formatter.lift(exercise),
      word(.period(from: period.from.isoText, through: period.through.isoText, weeks: period.weeks.count)),
      (sums + (volume > 0 ? [formatter.sum(Mass(grams: volume))] : [])).joined(separator: " · "),
    ]
    for curve in curves {
      let title = word(curve.title)
      lines += ["", title.prefix(1).uppercased() + title.dropFirst()]
      let plot = BraillePlot(
        points: curve.points, width: columns, ends: (period.from.isoText, period.through.isoText),
        startsAtZero: curve.startsAtZero)
      lines += plot.lines(curve.label)
    }
    if !best.rows.isEmpty { lines += ["", word(.bestByReps)] + best.lines(formatter) + ["  " + word(.predicted)] }
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

  /// `45 min`, `20 h`.
  func hours(_ time: Milliseconds) -> String {
    let minutes = (time.count + 30_000) / 60_000
    return minutes < 60 ? "\(minutes) min" : decimal((time.count + 180_000) / 360_000, per: 10) + " h"
  }
}
