/// The page of sitting or of breathing: minutes by week, days in a row, and how long the breath was held.

import PlanWording
import SessionModel
import TrainingStore

/// What is done without moving.
enum Stillness: String, CaseIterable, Sendable {
  case sitting, breathing

  /// The word of a command, in both languages; nil for any other.
  init?(word: String) {
    switch word.lowercased() {
    case "sitting", "sit", "meditation", "sitzen": self = .sitting
    case "breathing", "breath", "atmen", "atmung": self = .breathing
    default: return nil
    }
  }

  func milliseconds(of day: StillDay) -> Int {
    switch self {
    case .sitting: day.sitting
    case .breathing: day.breathing
    }
  }
}

struct StillnessPage {
  struct Week: Hashable {
    var monday: Day
    var milliseconds = 0
    /// From Monday.
    var days: Set<Int> = []
  }

  var stillness: Stillness
  var period: Period
  /// Those of the period in which something was done.
  private(set) var weeks: [Week] = []
  private(set) var days = 0
  private(set) var milliseconds = 0
  /// Over the whole log.
  let streak: DayStreak
  /// The open holds of each day in their order, in milliseconds.
  private(set) var holds: [(day: Day, milliseconds: [Int])] = []
  /// Of those before the period, in milliseconds.
  private var longestBefore: Int?
  /// How wide it may be, and how high the screen is, if it is known.
  var columns = SessionSheet.width
  var height: Int?
  /// The most rows of a table that are shown.
  private static let most = 12

  /// - Parameters:
  ///   - all: every day up to the end of the period.
  ///   - holds: every open hold up to then.
  init(_ stillness: Stillness, in period: Period, all: [StillDay], holds: [(day: Day, milliseconds: Int)]) {
    (self.stillness, self.period) = (stillness, period)
    let done = all.filter { stillness.milliseconds(of: $0) > 0 }
    streak = DayStreak(done.map(\.day), through: period.through)
    for day in done where day.day >= period.from && day.day <= period.through {
      if weeks.last?.monday != day.day.monday { weeks.append(Week(monday: day.day.monday)) }
      weeks[weeks.count - 1].milliseconds += stillness.milliseconds(of: day)
      weeks[weeks.count - 1].days.insert(day.day.weekday)
      milliseconds += stillness.milliseconds(of: day)
      days += 1
    }
    longestBefore = holds.filter { $0.day < period.from }.map(\.milliseconds).max()
    for hold in holds where hold.day >= period.from {
      if self.holds.last?.day != hold.day { self.holds.append((hold.day, [])) }
      self.holds[self.holds.count - 1].milliseconds.append(hold.milliseconds)
    }
  }

  func lines(_ formatter: UnitFormatter) -> [String] {
    func word(_ text: PageText) -> String { text.said(in: formatter.language) }
    func time(_ milliseconds: Int) -> String { formatter.hours(Milliseconds(milliseconds)) }
    let weekCount = LogText.period(
      from: period.from.isoText, through: period.through.isoText, weeks: period.weeks.count)
    var sums = [word(.days(days)), time(milliseconds)]
    if days > 0 { sums.append(word(.aDay(time(milliseconds / days)))) }
    var lines = [
      word(.title(stillness)), weekCount.said(in: formatter.language), sums.joined(separator: " · "),
      word(.streak(now: streak.now, longest: streak.longest)), "", word(.byWeek),
    ]
    lines += weeks.suffix(Self.most).map { week in
      let marks = (0..<7).map { week.days.contains($0) ? "●" : "·" }.joined()
      return [week.monday.isoText, marks, time(week.milliseconds)]
    }.alignedColumns().map { "  " + $0.trimmingEnd() }
    guard stillness == .breathing, !holds.isEmpty else { return lines }
    lines += ["", word(.holds)] + holdRows(formatter)
    let chart = retention(formatter)
    // One day is no development.
    guard chart.series[0].points.count > 1 else { return lines }
    return lines + [""]
      + TextChart(chart: chart, columns: columns, rows: TextChart.rows(beside: lines.count + 1, of: height)).lines()
  }

  /// The longest open hold of each day over time.
  func retention(_ formatter: UnitFormatter) -> Chart {
    let points = holds.map { day, holds in
      Chart.Point(x: Double(day.number), y: Double(holds.max() ?? 0))
    }
    return Chart(
      title: PageText.retention.said(in: formatter.language),
      series: [Chart.Series(points: points.markingRecords(before: longestBefore.map(Double.init)))],
      positions: .days(from: period.from, through: period.through), unit: ChartUnit(kind: .time, formatter: formatter))
  }

  private func holdRows(_ formatter: UnitFormatter) -> [String] {
    func text(_ milliseconds: Int) -> String { formatter.elapsed(Milliseconds(milliseconds)) }
    let longest = holds.flatMap(\.milliseconds).max()
    return holds.suffix(Self.most).map { day, holds in
      let best = holds.max() ?? 0
      let mean = PageText.mean(text(holds.reduce(0, +) / max(1, holds.count))).said(in: formatter.language)
      return [
        day.isoText, text(best) + (best == longest ? " ★" : ""), holds.count > 1 ? mean : "",
        holds.count > 1 ? holds.map(text).joined(separator: ", ") : "",
      ]
    }.alignedColumns().map { "  " + $0.trimmingEnd() }
  }
}

/// The page in `satz stats sitting --json`, described by `Grammar/stats.schema.json`.
struct StillnessJSON: Encodable {
  var kind: String
  var from: String
  var through: String
  var days: Int
  var seconds: Int
  /// Days in a row.
  var streak: Int
  var longestStreak: Int
  var weeks: [Week]
  var holds: [Holds]

  struct Week: Encodable {
    var monday: String
    var days: Int
    var seconds: Int
  }

  struct Holds: Encodable {
    var day: String
    var seconds: [Double]
  }

  init(_ page: StillnessPage) {
    kind = page.stillness.rawValue
    (from, through) = (page.period.from.isoText, page.period.through.isoText)
    (days, seconds) = (page.days, page.milliseconds / 1000)
    (streak, longestStreak) = (page.streak.now, page.streak.longest)
    weeks = page.weeks.map {
      Week(monday: $0.monday.isoText, days: $0.days.count, seconds: $0.milliseconds / 1000)
    }
    holds = page.holds.map { Holds(day: $0.day.isoText, seconds: $0.milliseconds.map { Double($0) / 1000 }) }
  }
}
