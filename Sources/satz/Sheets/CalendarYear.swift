/// A year of the calendar: how much was trained on each day and in each month.

import PlanWording
import SessionModel
import TrainingStore

struct CalendarYear {
  var year: Int
  var first: Day
  var last: Day
  var days: [SessionDay]
  var formatter: UnitFormatter
  var size = ScreenSize(rows: 8, columns: SessionSheet.width)

  private func said(_ word: ChartWord) -> String { word.said(in: formatter.language) }

  var workouts: Int { days.reduce(0) { $0 + $1.workouts } }
  var training: Int { days.reduce(0) { $0 + $1.training } }
  var sitting: Int { days.reduce(0) { $0 + $1.sitting } }

  /// The most days in a row with something.
  var longestStreak: Int { DayStreak(days.map(\.day), through: last).longest }

  /// By minutes; a session of unknown length counts as a short one.
  var map: YearMap {
    let amounts = Dictionary(
      days.map { ($0.day, max(60_000 * ($0.workouts + 1), $0.training + $0.sitting)) }, uniquingKeysWith: max)
    return YearMap(amounts: amounts, from: first, through: last)
  }

  /// The time trained in each month.
  var months: Chart {
    let points = (1...12).compactMap { month -> Chart.Point? in
      guard let begins = Day(year: year, month: month, day: 1) else { return nil }
      let time = days.filter { $0.day.date.month == month }.reduce(0) { $0 + $1.training }
      return Chart.Point(x: Double(begins.number), y: Double(time))
    }
    return Chart(
      title: said(.trainingTime), form: .bars, series: [Chart.Series(points: points)],
      positions: .days(from: first, through: last), unit: ChartUnit(kind: .minutes, formatter: formatter),
      startsAtZero: true, trendPoints: [])
  }

  func lines() -> [String] {
    let trained = days.count { $0.workouts > 0 }
    let sums = [
      "\(trained) \(said(.daysTrained(trained)))", "\(workouts) \(said(.sessions(workouts)))",
      "\(said(.trainingTime)): \(formatter.hours(Milliseconds(training)))",
      "\(said(.sittingTime)): \(formatter.hours(Milliseconds(sitting)))",
      "\(said(.longestStreak)): \(longestStreak)",
    ]
    let rows = [sums.prefix(3), sums.dropFirst(3)].map { $0.joined(separator: " · ") }
    return ["\(year)"] + rows + [""] + map.lines(formatter.language, columns: size.columns)
      + (training > 0 ? [""] + TextChart(chart: months, columns: size.columns, rows: size.rows).lines() : [])
  }
}

extension YearMap {
  /// The last weeks for which there is room, in a column each.
  func lines(_ language: Language, columns: Int) -> [String] {
    let shades = ["·", "░", "▒", "▓", "█"]
    var months = String(repeated: " ", 3)
    let hidden = max(0, mondays.count - (columns - 4))
    let begins = (hidden..<mondays.count).filter { newMonth(inWeek: $0) != nil }
    for (number, week) in begins.enumerated() {
      let name = newMonth(inWeek: week).map { ChartWord.month($0).said(in: language) } ?? ""
      // The last days of a month have no room for its name before that of the next one.
      if number == 0, begins.count > 1, begins[1] - week <= name.displayWidth { continue }
      let (width, place) = (months.displayWidth - 3, min(week - hidden, columns - 3 - name.displayWidth))
      if width <= place { months += String(repeated: " ", place - width) + name }
    }
    return [months]
      + (0..<7).map { weekday in
        let cells = levels.dropFirst(hidden).map { week in week[weekday].map { shades[$0] } ?? " " }.joined()
        return LogText.weekday(weekday).said(in: language) + " " + cells
      }
  }
}
