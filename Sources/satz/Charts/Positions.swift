/// Where the values of a chart are from left to right: the days of a calendar, or the weeks of a program.

import PlanWording
import TrainingStore

enum Positions: Hashable {
  case days(from: Day, through: Day)
  /// From the beginning of the first week.
  case weeks(Int)

  struct Tick: Hashable {
    var x: Double
    var label: String
  }

  private var ends: (first: Double, last: Double) {
    switch self {
    case .days(let from, let through): (Double(from.number), Double(max(through.number, from.number + 1)))
    case .weeks(let count): (0, Double(max(1, count)))
    }
  }

  /// 0 at the left, 1 at the right.
  func share(of x: Double) -> Double {
    min(max((x - ends.first) / (ends.last - ends.first), 0), 1)
  }

  func x(at share: Double) -> Double { ends.first + share * (ends.last - ends.first) }

  /// The closest ticks whose labels do not touch each other. `width` is that of a label with its gap, as a share.
  func ticks(in language: Language, width: (String) -> Double) -> [Tick] {
    let all = steps.lazy.map { $0.ticks(from: ends.first, through: ends.last, language) }
    let found = all.first { ticks in
      !ticks.isEmpty
        && zip(ticks, ticks.dropFirst()).allSatisfy { share(of: $1.x) - share(of: $0.x) >= width($0.label) }
    }
    return found ?? [Tick(x: ends.first, label: label(ends.first, language))]
  }

  private var steps: [PositionStep] {
    switch self {
    case .days(let from, let through):
      // Over half a year, months say more than days.
      let isLong = through.number - from.number > 190
      let short: [PositionStep] = [.days(1), .days(2), .weeks(1), .weeks(2)]
      return (isLong ? [] : short) + [.months(1), .months(2), .months(3), .months(6)]
        + [1, 2, 5, 10, 20, 50].map { .months(12 * $0) }
    case .weeks: return [1, 2, 5, 10, 20, 50, 100, 200].map { .programWeeks($0) }
    }
  }

  /// `16 Nov`, or `16 November 2026` where the same day may be there twice; `week 3`.
  func text(_ x: Double, _ language: Language) -> String {
    switch self {
    case .days where ends.last - ends.first >= 365:
      ChartWord.fullDay(Day(number: Int(x.rounded(.down)))).said(in: language)
    case .days, .weeks: label(x, language)
    }
  }

  /// Of a tick.
  private func label(_ x: Double, _ language: Language) -> String {
    switch self {
    case .days: ChartWord.day(Day(number: Int(x.rounded(.down)))).said(in: language)
    case .weeks: ChartWord.week(Int(x.rounded(.down)) + 1).said(in: language)
    }
  }

  /// Below this a direction is chance.
  var shortestTrend: Double {
    switch self {
    case .days: 13
    case .weeks: 3
    }
  }

  /// The time over which a change is told: months once there are two of them, else weeks.
  var trendLength: Double {
    switch self {
    case .days: isInMonths ? 365.25 / 12 : 7
    case .weeks: 1
    }
  }

  func pace(_ change: String) -> ChartWord { isInMonths ? .aMonth(change) : .aWeek(change) }

  private var isInMonths: Bool {
    switch self {
    case .days: ends.last - ends.first >= 60
    case .weeks: false
    }
  }
}

/// From tick to tick.
private enum PositionStep {
  case days(Int)
  /// Mondays.
  case weeks(Int)
  /// The first day of a month, counted from January of the year 0.
  case months(Int)
  case programWeeks(Int)

  func ticks(from first: Double, through last: Double, _ language: Language) -> [Positions.Tick] {
    let (from, through) = (Int(first.rounded(.up)), Int(last.rounded(.down)))
    func days(_ days: some Sequence<Int>) -> [Positions.Tick] {
      days.map { .init(x: Double($0), label: ChartWord.day(Day(number: $0)).said(in: language)) }
    }
    switch self {
    case .days(let step): return days(stride(from: from, through: through, by: step))
    case .weeks(let step):
      let monday = Day(number: from + 6).monday.number
      return days(stride(from: monday, through: through, by: 7 * step))
    case .months(let step): return months(step, Day(number: from), Day(number: through), language)
    case .programWeeks(let step):
      return stride(from: 0, to: through, by: step).map { week in
        .init(x: Double(week), label: week == 0 ? ChartWord.week(1).said(in: language) : "\(week + 1)")
      }
    }
  }

  private func months(_ step: Int, _ from: Day, _ through: Day, _ language: Language) -> [Positions.Tick] {
    let (start, end) = (from.date, through.date)
    let first = start.year * 12 + start.month - 1 + (start.day > 1 ? 1 : 0)
    let round = (first + step - 1) / step * step
    return stride(from: round, through: max(round, end.year * 12 + end.month - 1), by: step).compactMap { month in
      guard let day = Day(year: month / 12, month: month % 12 + 1, day: 1), day <= through else { return nil }
      // January is named by its year.
      let name = month % 12 == 0 ? "\(month / 12)" : ChartWord.month(month % 12 + 1).said(in: language)
      return Positions.Tick(x: Double(day.number), label: name)
    }
  }
}
