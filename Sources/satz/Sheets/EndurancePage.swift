/// What the page of an exercise says about distances: distance, time and pace by week, and the best time for each distance.

import PlanWording
import SessionModel
import TrainingStore

struct EndurancePage {
  struct Week: Hashable {
    var monday: Day
    var millimetres = 0
    var milliseconds = 0
    /// Of the sets that have both.
    var pacedMillimetres = 0
    var pacedMilliseconds = 0

    mutating func add(_ day: EnduranceDay) {
      millimetres += day.millimetres
      milliseconds += day.milliseconds
      pacedMillimetres += day.pacedMillimetres
      pacedMilliseconds += day.pacedMilliseconds
    }

    /// Nil if no set has both a distance and a time.
    var performance: Performance? {
      guard pacedMillimetres > 0, pacedMilliseconds > 0 else { return nil }
      return Performance(time: Milliseconds(pacedMilliseconds), distance: Length(millimetres: pacedMillimetres))
    }
  }

  /// Those in which something was done.
  private(set) var weeks: [Week] = []
  private(set) var sum: Week
  /// Over the whole log.
  var bests: [DistanceBest]

  /// The most weeks that are listed.
  private static let most = 12

  init(days: [EnduranceDay], bests: [DistanceBest]) {
    self.bests = bests
    sum = Week(monday: days.first?.day.monday ?? Day(number: 0))
    for day in days {
      if weeks.last?.monday != day.day.monday { weeks.append(Week(monday: day.day.monday)) }
      weeks[weeks.count - 1].add(day)
      sum.add(day)
    }
  }

  /// `84.3 km · 7:12:00 · 5:08/km`.
  func sums(_ exercise: Exercise, _ formatter: UnitFormatter) -> [String] {
    cells(sum, exercise, formatter).filter { !$0.isEmpty }
  }

  /// The same, each with what it is.
  func tiles(_ exercise: Exercise, _ formatter: UnitFormatter) -> [(figure: String, name: String)] {
    zip(cells(sum, exercise, formatter), [ChartWord.distance, .length, .pace])
      .map { (figure: $0, name: $1.said(in: formatter.language)) }.filter { !$0.figure.isEmpty }
  }

  func lines(_ exercise: Exercise, _ formatter: UnitFormatter) -> [String] {
    func word(_ text: PageText) -> String { text.said(in: formatter.language) }
    var lines = ["", word(.byWeek)]
    lines += weeks.suffix(Self.most).map { [$0.monday.isoText] + cells($0, exercise, formatter) }
      .alignedColumns().map { "  " + $0.trimmingEnd() }
    if bests.isEmpty { return lines }
    lines += ["", word(.bestByDistance)]
    lines += bestRows(exercise, formatter).alignedColumns().map { "  " + $0.trimmingEnd() }
    return lines
  }

  /// Distance, time, day, pace, and over what it was, if that was more.
  func bestRows(_ exercise: Exercise, _ formatter: UnitFormatter) -> [[String]] {
    // Their distances are those of races, whatever unit the athlete trains in.
    let usual = formatter.writing(nil)
    return bests.map { best in
      let distance = usual.distance(Length(millimetres: best.distance))
      let time = formatter.elapsed(Milliseconds(best.milliseconds))
      let done = Performance(
        time: Milliseconds(best.milliseconds), distance: Length(millimetres: best.millimetres))
      let covered = Length(millimetres: best.millimetres)
      let over =
        usual.distance(covered) == distance
        ? "" : PageText.within(formatter.distance(covered)).said(in: formatter.language)
      return [distance, time, best.day.isoText, formatter.pace(of: done, in: exercise) ?? "", over]
    }
  }

  /// The distance of each week of the period, 0 in those without: the bars share the axis equally. Empty without any.
  func weekly(in period: Period, _ formatter: UnitFormatter) -> Chart {
    let first = period.from.monday
    let done = Dictionary(weeks.map { ($0.monday, $0.millimetres) }, uniquingKeysWith: +)
    let points = period.weeks.map { Chart.Point(x: Double($0.number), y: Double(done[$0] ?? 0)) }
    return Chart(
      title: PageText.distanceByWeek.said(in: formatter.language), form: .bars,
      series: [Chart.Series(points: sum.millimetres > 0 ? points : [])],
      positions: .days(from: first, through: Day(number: first.number + 7 * period.weeks.count)),
      unit: ChartUnit(kind: .distance, formatter: formatter), startsAtZero: true, trendPoints: [])
  }

  private func cells(_ week: Week, _ exercise: Exercise, _ formatter: UnitFormatter) -> [String] {
    [
      week.millimetres > 0 ? formatter.wholeDistance(Length(millimetres: week.millimetres)) : "",
      week.milliseconds > 0 ? formatter.elapsed(Milliseconds(week.milliseconds)) : "",
      week.performance.flatMap { formatter.pace(of: $0, in: exercise) } ?? "",
    ]
  }
}
